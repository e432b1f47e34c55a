#ifndef EARSHOT_LINE_EDITOR_H
#define EARSHOT_LINE_EDITOR_H

#include <stdbool.h>
#include <stddef.h>

/// Line editing on a terminal by libedit, which is looked for at run time.
/// The library keeps its state in globals, so all of this belongs to one thread.

/// Loads the library; false when it is not installed.
bool line_editor_load(void);

/// Lets something to read from a descriptor interrupt the reading of lines from now on; the history
/// of lines begins anew.
void line_editor_wait_for(int news);

/// Replaces the lines that the tab key completes to; the strings are copied.
void line_editor_set_completions(const char *const *completions, size_t count);

/// Reads a line without its end; NULL at the end of input, or when there is news. The caller frees it.
///
/// What was typed when there was news is typed again by itself when a line is read next.
char *line_editor_read(const char *prompt);

/// Whether news ended the reading of the last line.
bool line_editor_has_news(void);

/// Adds a line to what the arrow keys bring back.
void line_editor_remember(const char *line);

#endif
