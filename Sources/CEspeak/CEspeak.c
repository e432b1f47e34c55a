#include "CEspeak.h"

#include <dlfcn.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>

// What this file knows of the library's binary interface, version 1.51 (libespeak-ng.so.1).
enum {
  OUTPUT_SYNCHRONOUS = 2,
  OPTION_DO_NOT_EXIT = 0x8000,
  RESULT_OK = 0,
  RESULT_NOT_FOUND = 2,
  POSITION_IN_CHARACTERS = 1,
  TEXT_IS_UTF8 = 1,
  PHONEMES_AS_IPA = 2,
};

// The criteria by which a voice is chosen.
struct voice_criteria {
  const char *name;
  const char *languages;
  const char *identifier;
  unsigned char gender;
  unsigned char age;
  unsigned char variant;
  unsigned char reserved;
  int score;
  void *spare;
};

// The events that come with the samples are not looked at.
typedef int samples_callback(short *samples, int count, void *events);

static struct library {
  void *handle;
  int sample_rate;
  int (*initialize)(int output, int buffer_length, const char *path, int options);
  void (*set_callback)(samples_callback *callback);
  int (*set_voice_by_name)(const char *name);
  int (*set_voice_by_properties)(struct voice_criteria *criteria);
  int (*set_parameter)(int parameter, int value, int relative);
  int (*synthesize)(const void *text, size_t size, unsigned position, int position_type,
                    unsigned end_position, unsigned flags, unsigned *identifier, void *user_data);
  const char *(*phonemes)(const void **text, int text_mode, int phoneme_mode);
  int (*terminate)(void);
} library;

static struct {
  earshot_espeak_sink sink;
  void *context;
  bool stopped;
} request;

static atomic_flag inside = ATOMIC_FLAG_INIT;

static bool enter(void) { return !atomic_flag_test_and_set(&inside); }

static earshot_espeak_status leave(earshot_espeak_status status) {
  atomic_flag_clear(&inside);
  return status;
}

static void describe(const char *text, char *detail, size_t size) {
  if (detail != NULL && size > 0) snprintf(detail, size, "%s", text != NULL ? text : "");
}

static earshot_espeak_status status_of(int result) {
  if (result == RESULT_OK) return EARSHOT_ESPEAK_OK;
  return result == RESULT_NOT_FOUND ? EARSHOT_ESPEAK_VOICE_UNKNOWN : EARSHOT_ESPEAK_FAILED;
}

// Finds the functions, and returns the name of the first that is missing.
static const char *find_functions(struct library *found) {
  const struct {
    const char *name;
    void *place;
  } functions[] = {
      {"espeak_Initialize", &found->initialize},
      {"espeak_SetSynthCallback", &found->set_callback},
      {"espeak_SetVoiceByName", &found->set_voice_by_name},
      {"espeak_SetVoiceByProperties", &found->set_voice_by_properties},
      {"espeak_SetParameter", &found->set_parameter},
      {"espeak_Synth", &found->synthesize},
      {"espeak_TextToPhonemes", &found->phonemes},
      {"espeak_Terminate", &found->terminate},
  };
  for (size_t index = 0; index < sizeof functions / sizeof functions[0]; index++) {
    void *address = dlsym(found->handle, functions[index].name);
    if (address == NULL) return functions[index].name;
    memcpy(functions[index].place, &address, sizeof address);
  }
  return NULL;
}

static int take_samples(short *samples, int count, void *events) {
  (void)events;
  if (request.stopped) return 1;
  if (samples == NULL || count <= 0 || request.sink == NULL) return 0;
  request.stopped = !request.sink(samples, (size_t)count, request.context);
  return request.stopped ? 1 : 0;
}

static earshot_espeak_status choose_voice(const char *voice) {
  if (library.set_voice_by_name(voice) == RESULT_OK) return EARSHOT_ESPEAK_OK;
  struct voice_criteria criteria = {.languages = voice};
  return status_of(library.set_voice_by_properties(&criteria));
}

static earshot_espeak_status start(struct library found) {
  if (library.handle != NULL) {
    dlclose(found.handle);
    return EARSHOT_ESPEAK_ALREADY_OPEN;
  }
  library = found;
  library.handle = NULL;
  // Without data the library has been seen to return 0. It stays loaded then, because what it has
  // started by that time is unknown.
  library.sample_rate = library.initialize(OUTPUT_SYNCHRONOUS, 0, NULL, OPTION_DO_NOT_EXIT);
  if (library.sample_rate <= 0) return EARSHOT_ESPEAK_DATA_MISSING;
  library.set_callback(take_samples);
  // Asking for phonemes before a voice was set crashes the library.
  if (choose_voice("en-us") != EARSHOT_ESPEAK_OK) return EARSHOT_ESPEAK_DATA_MISSING;
  library.handle = found.handle;
  return EARSHOT_ESPEAK_OK;
}

earshot_espeak_status earshot_espeak_open(const char *name, char *detail, size_t size) {
  describe("", detail, size);
  struct library found = {.handle = dlopen(name, RTLD_NOW | RTLD_LOCAL)};
  if (found.handle == NULL) {
    describe(dlerror(), detail, size);
    return EARSHOT_ESPEAK_LIBRARY_MISSING;
  }
  const char *missing = find_functions(&found);
  if (missing != NULL) {
    describe(missing, detail, size);
    dlclose(found.handle);
    return EARSHOT_ESPEAK_SYMBOL_MISSING;
  }
  if (!enter()) {
    dlclose(found.handle);
    return EARSHOT_ESPEAK_BUSY;
  }
  return leave(start(found));
}

earshot_espeak_status earshot_espeak_close(void) {
  if (!enter()) return EARSHOT_ESPEAK_BUSY;
  if (library.handle == NULL) return leave(EARSHOT_ESPEAK_NOT_OPEN);
  // Terminating twice without unloading in between hangs, so the two always go together.
  library.terminate();
  dlclose(library.handle);
  library.handle = NULL;
  library.sample_rate = 0;
  return leave(EARSHOT_ESPEAK_OK);
}

int earshot_espeak_sample_rate(void) {
  if (!enter()) return 0;
  int rate = library.handle != NULL ? library.sample_rate : 0;
  leave(EARSHOT_ESPEAK_OK);
  return rate;
}

earshot_espeak_status earshot_espeak_set_voice(const char *voice) {
  if (!enter()) return EARSHOT_ESPEAK_BUSY;
  if (library.handle == NULL) return leave(EARSHOT_ESPEAK_NOT_OPEN);
  return leave(choose_voice(voice));
}

earshot_espeak_status earshot_espeak_set(earshot_espeak_parameter parameter, int value) {
  if (!enter()) return EARSHOT_ESPEAK_BUSY;
  if (library.handle == NULL) return leave(EARSHOT_ESPEAK_NOT_OPEN);
  return leave(status_of(library.set_parameter((int)parameter, value, 0)));
}

earshot_espeak_status earshot_espeak_synthesize(
    const char *text, earshot_espeak_sink sink, void *context) {
  if (!enter()) return EARSHOT_ESPEAK_BUSY;
  if (library.handle == NULL) return leave(EARSHOT_ESPEAK_NOT_OPEN);
  request.sink = sink;
  request.context = context;
  request.stopped = false;
  int result = library.synthesize(
      text, strlen(text) + 1, 0, POSITION_IN_CHARACTERS, 0, TEXT_IS_UTF8, NULL, NULL);
  request.sink = NULL;
  request.context = NULL;
  return leave(status_of(result));
}

earshot_espeak_status earshot_espeak_phonemes(
    const char *text, earshot_espeak_text_sink sink, void *context) {
  if (!enter()) return EARSHOT_ESPEAK_BUSY;
  if (library.handle == NULL) return leave(EARSHOT_ESPEAK_NOT_OPEN);
  const void *rest = text;
  while (rest != NULL) {
    const char *clause = library.phonemes(&rest, TEXT_IS_UTF8, PHONEMES_AS_IPA);
    if (clause != NULL) sink(clause, context);
  }
  return leave(EARSHOT_ESPEAK_OK);
}
