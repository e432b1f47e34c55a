// Speaks each line of standard input, `voice<TAB>text`, and says how many samples it made.

#include <stdio.h>
#include <string.h>

#include "CEspeak.h"

static bool count(const int16_t *samples, size_t number, void *context) {
  (void)samples;
  *(size_t *)context += number;
  return true;
}

int main(void) {
  char detail[512];
  if (earshot_espeak_open("libespeak-ng.so.1", NULL, detail, sizeof detail) != EARSHOT_ESPEAK_OK) {
    fprintf(stderr, "%s\n", detail);
    return 2;
  }
  char line[4096];
  while (fgets(line, sizeof line, stdin) != NULL) {
    line[strcspn(line, "\n")] = '\0';
    char *text = strchr(line, '\t');
    if (text == NULL) continue;
    *text++ = '\0';
    size_t samples = 0;
    if (earshot_espeak_set_voice(line) != EARSHOT_ESPEAK_OK) return 3;
    if (earshot_espeak_synthesize(text, count, NULL, &samples) != EARSHOT_ESPEAK_OK) return 4;
    printf("%s\t%zu\n", line, samples);
  }
  return earshot_espeak_close() == EARSHOT_ESPEAK_OK ? 0 : 5;
}
