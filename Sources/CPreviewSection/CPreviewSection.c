#include "CPreviewSection.h"

// The linker defines these two for every section whose name is an identifier in C. They are weak, so
// that a program without previews links as well.
extern const char __start_earshot_previews[] __attribute__((weak, visibility("hidden")));
extern const char __stop_earshot_previews[] __attribute__((weak, visibility("hidden")));

const void *earshot_preview_section_start(void) { return __start_earshot_previews; }

const void *earshot_preview_section_stop(void) { return __stop_earshot_previews; }
