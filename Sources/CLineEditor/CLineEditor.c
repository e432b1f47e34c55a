#include "CLineEditor.h"

#include <dlfcn.h>
#include <langinfo.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>

typedef char *generator(const char *, int);
typedef char **completer(const char *, int, int);

static const int history_limit = 1000;

static struct {
    void *library;
    char *(*read)(const char *);
    int (*remember)(const char *);
    char **(*matches)(const char *, generator *);
    int *completion_is_over;
} editor;

static struct {
    char **lines;
    size_t count;
    size_t next;
} completions;

static char *next_match(const char *text, int state) {
    if (state == 0) completions.next = 0;
    size_t length = strlen(text);
    while (completions.next < completions.count) {
        const char *line = completions.lines[completions.next++];
        if (strncmp(line, text, length) == 0) return strdup(line);
    }
    return NULL;
}

static char **complete(const char *text, int start, int end) {
    (void)start;
    (void)end;
    // Otherwise the library would go on to complete names of files.
    *editor.completion_is_over = 1;
    return editor.matches(text, next_match);
}

/// The library takes text apart by the locale, and would show bytes where that is not UTF-8.
static void use_utf8(void) {
    setlocale(LC_CTYPE, "");
    if (strcmp(nl_langinfo(CODESET), "UTF-8") != 0) setlocale(LC_CTYPE, "C.UTF-8");
}

static bool find(void *library, const char *name, void *place) {
    void *symbol = dlsym(library, name);
    if (symbol == NULL) return false;
    memcpy(place, &symbol, sizeof symbol);
    return true;
}

/// Completes whole lines, so that names of several words can be completed.
static bool set_up(void *library) {
    completer **attempt;
    const char **breaks;
    const char **basic_breaks;
    int *appended;
    const char **program;
    int (*stifle)(int);
    int (*initialize)(void);
    void (*begin_history)(void);
    bool found = find(library, "readline", &editor.read)
        && find(library, "add_history", &editor.remember)
        && find(library, "rl_completion_matches", &editor.matches)
        && find(library, "rl_attempted_completion_over", &editor.completion_is_over)
        && find(library, "rl_attempted_completion_function", &attempt)
        && find(library, "rl_completer_word_break_characters", &breaks)
        && find(library, "rl_basic_word_break_characters", &basic_breaks)
        && find(library, "rl_completion_append_character", &appended)
        && find(library, "rl_readline_name", &program)
        && find(library, "rl_initialize", &initialize)
        && find(library, "using_history", &begin_history)
        && find(library, "stifle_history", &stifle);
    if (!found) return false;
    use_utf8();
    *program = "earshot";
    *attempt = complete;
    if (initialize() != 0) return false;
    *breaks = "";
    *basic_breaks = "";
    *appended = '\0';
    begin_history();
    stifle(history_limit);
    return true;
}

bool line_editor_load(void) {
    if (editor.library != NULL) return true;
    void *library = dlopen("libedit.so.2", RTLD_NOW | RTLD_LOCAL);
    if (library == NULL) return false;
    if (!set_up(library)) {
        dlclose(library);
        return false;
    }
    editor.library = library;
    return true;
}

static void forget_completions(void) {
    for (size_t index = 0; index < completions.count; index++) free(completions.lines[index]);
    free(completions.lines);
    completions.lines = NULL;
    completions.count = 0;
}

void line_editor_set_completions(const char *const *lines, size_t count) {
    forget_completions();
    completions.lines = calloc(count, sizeof *completions.lines);
    if (completions.lines == NULL) return;
    for (size_t index = 0; index < count; index++) {
        char *copy = strdup(lines[index]);
        if (copy == NULL) return;
        completions.lines[completions.count++] = copy;
    }
}

char *line_editor_read(const char *prompt) {
    return editor.library == NULL ? NULL : editor.read(prompt);
}

void line_editor_remember(const char *line) {
    if (editor.library != NULL) editor.remember(line);
}
