#include "CLineEditor.h"

#include <dlfcn.h>
#include <errno.h>
#include <langinfo.h>
#include <locale.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <wchar.h>

typedef char *generator(const char *, int);
typedef char **completer(const char *, int, int);
typedef int letter_source(FILE *);

static const int history_limit = 1000;

static struct {
    void *library;
    char *(*read)(const char *);
    int (*remember)(const char *);
    char **(*matches)(const char *, generator *);
    int *completion_is_over;
    completer **attempt;
    const char **breaks;
    const char **basic_breaks;
    int *appended;
    const char **program;
    letter_source **letters;
    int (*initialize)(void);
    void (*begin_history)(void);
    int (*stifle)(int);
} editor;

static struct {
    char **lines;
    size_t count;
    size_t next;
} completions;

static struct {
    int descriptor;
    bool came;
    /// What was typed of a line when there was news.
    wchar_t *typed;
    size_t count;
    size_t next;
} news = {.descriptor = -1};

/// Waits for something to be typed, or news; true for news.
static bool wait_for_news(void) {
    struct pollfd requests[] = {
        {.fd = news.descriptor, .events = POLLIN}, {.fd = STDIN_FILENO, .events = POLLIN},
    };
    while (poll(requests, 2, -1) < 0 && errno == EINTR) {}
    return (requests[0].revents & POLLIN) != 0;
}

static bool read_byte(char *byte) {
    ssize_t count;
    do count = read(STDIN_FILENO, byte, 1);
    while (count < 0 && errno == EINTR);
    return count == 1;
}

/// A letter that is typed; where bytes make none, the first of them.
static int read_letter(void) {
    mbstate_t state = {0};
    wchar_t letter;
    char byte;
    int first = 0;
    for (int count = 0; read_byte(&byte); count++) {
        if (count == 0) first = (unsigned char)byte;
        size_t result = mbrtowc(&letter, &byte, 1, &state);
        if (result == (size_t)-2) continue;
        return result == (size_t)-1 ? first : (int)letter;
    }
    return -1;
}

/// What the library takes for the next letter; news ends the line as the return key does.
static int next_letter(FILE *file) {
    (void)file;
    if (news.next < news.count) return (int)news.typed[news.next++];
    if (!wait_for_news()) return read_letter();
    news.came = true;
    return '\n';
}

static void forget_typed(void) {
    free(news.typed);
    news.typed = NULL;
    news.count = 0;
    news.next = 0;
}

static void keep_typed(const char *line) {
    forget_typed();
    size_t length = strlen(line);
    news.typed = calloc(length + 1, sizeof *news.typed);
    if (news.typed == NULL) return;
    size_t count = mbstowcs(news.typed, line, length + 1);
    news.count = count == (size_t)-1 ? 0 : count;
}

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

/// Looks up what is used; false where something is missing.
static bool find_all(void *library) {
    return find(library, "readline", &editor.read)
        && find(library, "add_history", &editor.remember)
        && find(library, "rl_completion_matches", &editor.matches)
        && find(library, "rl_attempted_completion_over", &editor.completion_is_over)
        && find(library, "rl_attempted_completion_function", &editor.attempt)
        && find(library, "rl_completer_word_break_characters", &editor.breaks)
        && find(library, "rl_basic_word_break_characters", &editor.basic_breaks)
        && find(library, "rl_completion_append_character", &editor.appended)
        && find(library, "rl_readline_name", &editor.program)
        && find(library, "rl_getc_function", &editor.letters)
        && find(library, "rl_initialize", &editor.initialize)
        && find(library, "using_history", &editor.begin_history)
        && find(library, "stifle_history", &editor.stifle);
}

/// Completes whole lines, so that names of several words can be completed.
static bool set_up(void) {
    *editor.program = "earshot";
    *editor.attempt = complete;
    if (editor.initialize() != 0) return false;
    *editor.breaks = "";
    *editor.basic_breaks = "";
    *editor.appended = '\0';
    editor.begin_history();
    editor.stifle(history_limit);
    return true;
}

bool line_editor_load(void) {
    if (editor.library != NULL) return true;
    void *library = dlopen("libedit.so.2", RTLD_NOW | RTLD_LOCAL);
    if (library == NULL) return false;
    if (find_all(library)) use_utf8();
    if (editor.stifle == NULL || !set_up()) {
        dlclose(library);
        return false;
    }
    editor.library = library;
    return true;
}

void line_editor_wait_for(int descriptor) {
    if (editor.library == NULL) return;
    news.descriptor = descriptor;
    *editor.letters = next_letter;
    // Only here does the library look at who hands it letters.
    set_up();
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
    if (editor.library == NULL) return NULL;
    news.came = false;
    char *line = editor.read(prompt);
    if (!news.came) {
        forget_typed();
        return line;
    }
    if (line != NULL) keep_typed(line);
    free(line);
    return NULL;
}

bool line_editor_has_news(void) {
    return news.came;
}

void line_editor_remember(const char *line) {
    if (editor.library != NULL) editor.remember(line);
}
