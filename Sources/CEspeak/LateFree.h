// Memory of the library that is given back late.
//
// Version 1.51 reads memory after freeing it where a word needs letters of two other languages: it
// drops the rules of the one while it still works by them. What it frees is kept here until the call
// ends, or many more blocks were freed, so that what it reads then is what it had.

#ifndef EARSHOT_LATE_FREE_H
#define EARSHOT_LATE_FREE_H

#include <stdbool.h>

// Makes a library that was loaded free memory late; false where its calls of free cannot be found.
bool earshot_free_late(void *library);

// Frees what is still kept; nothing of the library may be running.
void earshot_free_rest(void);

#endif
