#ifndef EARSHOT_PREVIEW_SECTION_H
#define EARSHOT_PREVIEW_SECTION_H

/// Where the records of `#Preview` begin in the program; NULL where there are none.
const void *earshot_preview_section_start(void);

/// Where the records end.
const void *earshot_preview_section_stop(void);

#endif
