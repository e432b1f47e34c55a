// What is known of the binary interface of libespeak-ng.so.1, as far as it is used here.
//
// Nothing else may be assumed about the library. Tests/Fixtures/SpeechLibrary/check compares every
// line with the library's own header where that is installed.

#ifndef EARSHOT_LIBRARY_INTERFACE_H
#define EARSHOT_LIBRARY_INTERFACE_H

#include <stddef.h>

enum {
  LIBRARY_OUTPUT_SYNCHRONOUS = 2,
  LIBRARY_OPTION_DO_NOT_EXIT = 0x8000,
  LIBRARY_RESULT_OK = 0,
  LIBRARY_RESULT_NOT_FOUND = 2,
  LIBRARY_POSITION_IN_CHARACTERS = 1,
  // Without the flags for markup and for phonemes, nothing in a text is an instruction.
  LIBRARY_TEXT_IS_UTF8 = 1,
  LIBRARY_PHONEMES_AS_IPA = 2,
  LIBRARY_EVENT_END_OF_LIST = 0,
  LIBRARY_EVENT_WORD = 1,
};

// A voice that there is, or the criteria by which one is chosen.
struct library_voice {
  const char *name;
  // Of a voice: a byte of priority before each language, and a zero byte after the last.
  const char *languages;
  const char *identifier;
  unsigned char gender;
  unsigned char age;
  unsigned char variant;
  unsigned char reserved;
  int score;
  void *spare;
};

// Something that happens at a place in the sound.
struct library_event {
  int kind;
  unsigned identifier;
  // Counted in characters from 1.
  int position;
  int length;
  int milliseconds;
  // Counted in samples from the start of the text.
  int sample;
  void *user_data;
  union {
    int number;
    const char *name;
    char letters[8];
  } detail;
};

// The check puts the library's own types here, because C tells structures apart by their names.
#ifndef LIBRARY_VOICE
#define LIBRARY_VOICE struct library_voice
#define LIBRARY_EVENT struct library_event
#endif

typedef int library_callback(short *samples, int count, LIBRARY_EVENT *events);
typedef int library_initialize(
    unsigned output, int buffer_milliseconds, const char *data, int options);
typedef void library_set_callback(library_callback *callback);
typedef int library_set_voice_by_name(const char *name);
typedef int library_set_voice_by_properties(LIBRARY_VOICE *criteria);
typedef const LIBRARY_VOICE **library_list_voices(LIBRARY_VOICE *criteria);
typedef int library_set_parameter(unsigned parameter, int value, int relative);
typedef int library_synthesize(
    const void *text, size_t size, unsigned position, unsigned position_kind, unsigned end,
    unsigned flags, unsigned *identifier, void *user_data);
typedef const char *library_phonemes(const void **text, int text_mode, int phoneme_mode);
typedef const char *library_information(const char **data);
typedef int library_terminate(void);

#endif
