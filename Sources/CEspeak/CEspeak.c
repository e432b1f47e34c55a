#include "CEspeak.h"

#include <dlfcn.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "LateFree.h"
#include "LibraryInterface.h"

static struct library {
  void *handle;
  int sample_rate;
  library_initialize *initialize;
  library_set_callback *set_callback;
  library_set_voice_by_name *set_voice_by_name;
  library_set_voice_by_properties *set_voice_by_properties;
  library_list_voices *list_voices;
  library_set_parameter *set_parameter;
  library_synthesize *synthesize;
  library_phonemes *phonemes;
  library_information *information;
  library_terminate *terminate;
} library;

static struct {
  earshot_espeak_sink sink;
  earshot_espeak_word_sink word_sink;
  void *context;
  bool stopped;
} request;

static atomic_flag inside = ATOMIC_FLAG_INIT;

static bool enter(void) { return !atomic_flag_test_and_set(&inside); }

static earshot_espeak_status leave(earshot_espeak_status status) {
  // Now that nothing of the library is running, it can no longer read what it has freed.
  earshot_free_rest();
  atomic_flag_clear(&inside);
  return status;
}

static void describe(const char *text, char *detail, size_t size) {
  if (detail != NULL && size > 0) snprintf(detail, size, "%s", text != NULL ? text : "");
}

static earshot_espeak_status status_of(int result) {
  if (result == LIBRARY_RESULT_OK) return EARSHOT_ESPEAK_OK;
  return result == LIBRARY_RESULT_NOT_FOUND ? EARSHOT_ESPEAK_VOICE_UNKNOWN : EARSHOT_ESPEAK_FAILED;
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
      {"espeak_ListVoices", &found->list_voices},
      {"espeak_SetParameter", &found->set_parameter},
      {"espeak_Synth", &found->synthesize},
      {"espeak_TextToPhonemes", &found->phonemes},
      {"espeak_Info", &found->information},
      {"espeak_Terminate", &found->terminate},
  };
  for (size_t index = 0; index < sizeof functions / sizeof functions[0]; index++) {
    void *address = dlsym(found->handle, functions[index].name);
    if (address == NULL) return functions[index].name;
    memcpy(functions[index].place, &address, sizeof address);
  }
  return NULL;
}

static void hand_over_words(const struct library_event *event) {
  for (; event->kind != LIBRARY_EVENT_END_OF_LIST; event++) {
    if (event->kind != LIBRARY_EVENT_WORD || event->position < 1) continue;
    earshot_espeak_word word = {
        .position = (size_t)event->position - 1,
        .length = event->length > 0 ? (size_t)event->length : 0,
        .sample = event->sample > 0 ? (size_t)event->sample : 0,
    };
    request.word_sink(word, request.context);
  }
}

static int take_samples(short *samples, int count, struct library_event *events) {
  if (request.stopped) return 1;
  if (events != NULL && request.word_sink != NULL) hand_over_words(events);
  if (samples == NULL || count <= 0 || request.sink == NULL) return 0;
  request.stopped = !request.sink(samples, (size_t)count, request.context);
  return request.stopped ? 1 : 0;
}

// What the library would print on standard error, where a person listens to something else.
struct messages {
  char *text;
  size_t length;
  FILE *stream;
  FILE *errors;
};

static void begin_keeping(struct messages *messages) {
  messages->text = NULL;
  messages->errors = stderr;
  messages->stream = open_memstream(&messages->text, &messages->length);
  if (messages->stream != NULL) stderr = messages->stream;
}

// Puts the first line into the detail.
static void end_keeping(struct messages *messages, char *detail, size_t size) {
  stderr = messages->errors;
  if (messages->stream == NULL) return;
  fclose(messages->stream);
  if (messages->text != NULL) messages->text[strcspn(messages->text, "\n")] = '\0';
  describe(messages->text, detail, size);
  free(messages->text);
}

static earshot_espeak_status choose_voice(const char *voice) {
  struct messages messages;
  begin_keeping(&messages);
  int result = library.set_voice_by_name(voice);
  if (result != LIBRARY_RESULT_OK) {
    struct library_voice criteria = {.languages = voice};
    result = library.set_voice_by_properties(&criteria);
  }
  end_keeping(&messages, NULL, 0);
  return status_of(result);
}

static void initialize(const char *data, char *detail, size_t size) {
  struct messages messages;
  begin_keeping(&messages);
  library.sample_rate =
      library.initialize(LIBRARY_OUTPUT_SYNCHRONOUS, 0, data, LIBRARY_OPTION_DO_NOT_EXIT);
  end_keeping(&messages, detail, size);
}

// Terminating twice without unloading in between hangs, so the two always go together.
static void unload(void *handle) {
  library.terminate();
  dlclose(handle);
  earshot_free_rest();
  library = (struct library){0};
}

// Whether the library is in memory, and not for us.
static bool is_held(const char *name) {
  void *handle = dlopen(name, RTLD_NOW | RTLD_LOCAL | RTLD_NOLOAD);
  if (handle != NULL) dlclose(handle);
  return handle != NULL;
}

static earshot_espeak_status load(
    const char *name, struct library *found, char *detail, size_t size) {
  found->handle = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  if (found->handle == NULL) {
    describe(dlerror(), detail, size);
    return EARSHOT_ESPEAK_LIBRARY_MISSING;
  }
  const char *missing = find_functions(found);
  if (missing == NULL) return EARSHOT_ESPEAK_OK;
  describe(missing, detail, size);
  dlclose(found->handle);
  return EARSHOT_ESPEAK_SYMBOL_MISSING;
}

static earshot_espeak_status start(const char *name, const char *data, char *detail, size_t size) {
  if (library.handle != NULL) return EARSHOT_ESPEAK_ALREADY_OPEN;
  if (is_held(name)) return EARSHOT_ESPEAK_HELD;
  struct library found = {0};
  earshot_espeak_status status = load(name, &found, detail, size);
  if (status != EARSHOT_ESPEAK_OK) return status;
  library = found;
  earshot_free_late(found.handle);
  initialize(data, detail, size);
  if (library.sample_rate > 0) {
    library.set_callback(take_samples);
    // Asking for phonemes before a voice was set crashes the library.
    if (choose_voice("en-us") == EARSHOT_ESPEAK_OK) return EARSHOT_ESPEAK_OK;
  }
  unload(found.handle);
  return EARSHOT_ESPEAK_DATA_MISSING;
}

earshot_espeak_status earshot_espeak_open(
    const char *name, const char *data, char *detail, size_t size) {
  describe("", detail, size);
  // Tried first without taking the turn of an engine that speaks meanwhile.
  struct library found = {0};
  earshot_espeak_status status = load(name, &found, detail, size);
  if (status != EARSHOT_ESPEAK_OK) return status;
  dlclose(found.handle);
  // Whoever speaks now has the engine open.
  if (!enter()) return EARSHOT_ESPEAK_ALREADY_OPEN;
  return leave(start(name, data, detail, size));
}

earshot_espeak_status earshot_espeak_close(void) {
  if (!enter()) return EARSHOT_ESPEAK_BUSY;
  if (library.handle == NULL) return leave(EARSHOT_ESPEAK_NOT_OPEN);
  unload(library.handle);
  return leave(EARSHOT_ESPEAK_OK);
}

int earshot_espeak_sample_rate(void) {
  if (!enter()) return 0;
  int rate = library.handle != NULL ? library.sample_rate : 0;
  leave(EARSHOT_ESPEAK_OK);
  return rate;
}

earshot_espeak_status earshot_espeak_version(char *version, size_t size) {
  describe("", version, size);
  if (!enter()) return EARSHOT_ESPEAK_BUSY;
  if (library.handle == NULL) return leave(EARSHOT_ESPEAK_NOT_OPEN);
  const char *data = NULL;
  describe(library.information(&data), version, size);
  return leave(EARSHOT_ESPEAK_OK);
}

earshot_espeak_status earshot_espeak_set_voice(const char *voice) {
  if (!enter()) return EARSHOT_ESPEAK_BUSY;
  if (library.handle == NULL) return leave(EARSHOT_ESPEAK_NOT_OPEN);
  return leave(choose_voice(voice));
}

earshot_espeak_status earshot_espeak_voices(
    const char *language, earshot_espeak_voice_sink sink, void *context) {
  if (!enter()) return EARSHOT_ESPEAK_BUSY;
  if (library.handle == NULL) return leave(EARSHOT_ESPEAK_NOT_OPEN);
  struct library_voice criteria = {.languages = language};
  const struct library_voice **voices = library.list_voices(language != NULL ? &criteria : NULL);
  for (; voices != NULL && *voices != NULL; voices++) {
    const struct library_voice *voice = *voices;
    if (voice->name == NULL || voice->identifier == NULL || voice->languages == NULL) continue;
    earshot_espeak_voice known = {
        voice->name, voice->identifier, voice->languages, voice->gender};
    sink(known, context);
  }
  return leave(EARSHOT_ESPEAK_OK);
}

earshot_espeak_status earshot_espeak_set(earshot_espeak_parameter parameter, int value) {
  if (!enter()) return EARSHOT_ESPEAK_BUSY;
  if (library.handle == NULL) return leave(EARSHOT_ESPEAK_NOT_OPEN);
  int result = library.set_parameter((unsigned)parameter, value, 0);
  // Version 1.51 sets the punctuation, and says that it failed.
  bool has_no_result = parameter == EARSHOT_ESPEAK_PUNCTUATION;
  return leave(has_no_result ? EARSHOT_ESPEAK_OK : status_of(result));
}

earshot_espeak_status earshot_espeak_synthesize(
    const char *text, earshot_espeak_sink sink, earshot_espeak_word_sink word_sink, void *context) {
  if (!enter()) return EARSHOT_ESPEAK_BUSY;
  if (library.handle == NULL) return leave(EARSHOT_ESPEAK_NOT_OPEN);
  request.sink = sink;
  request.word_sink = word_sink;
  request.context = context;
  request.stopped = false;
  int result = library.synthesize(
      text, strlen(text) + 1, 0, LIBRARY_POSITION_IN_CHARACTERS, 0, LIBRARY_TEXT_IS_UTF8, NULL,
      NULL);
  request.sink = NULL;
  request.word_sink = NULL;
  request.context = NULL;
  return leave(status_of(result));
}

earshot_espeak_status earshot_espeak_phonemes(
    const char *text, earshot_espeak_text_sink sink, void *context) {
  if (!enter()) return EARSHOT_ESPEAK_BUSY;
  if (library.handle == NULL) return leave(EARSHOT_ESPEAK_NOT_OPEN);
  const void *rest = text;
  while (rest != NULL) {
    const char *clause = library.phonemes(&rest, LIBRARY_TEXT_IS_UTF8, LIBRARY_PHONEMES_AS_IPA);
    if (clause != NULL) sink(clause, context);
  }
  return leave(EARSHOT_ESPEAK_OK);
}
