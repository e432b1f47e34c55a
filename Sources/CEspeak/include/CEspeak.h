// Speech by libespeak-ng, found when the program runs and not needed when it is built.
//
// The library keeps its state in global variables, so there is one engine in a process, and one
// call at a time: a call that overlaps another returns EARSHOT_ESPEAK_BUSY and does nothing.

#ifndef EARSHOT_CESPEAK_H
#define EARSHOT_CESPEAK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef enum {
  EARSHOT_ESPEAK_OK,
  // The library could not be loaded; the detail is the loader's own text.
  EARSHOT_ESPEAK_LIBRARY_MISSING,
  // The library lacks a function; the detail is the function's name.
  EARSHOT_ESPEAK_SYMBOL_MISSING,
  // The library found no voice data; the detail is what it complained about.
  EARSHOT_ESPEAK_DATA_MISSING,
  // The engine is open already.
  EARSHOT_ESPEAK_ALREADY_OPEN,
  // The engine was not opened, or was closed.
  EARSHOT_ESPEAK_NOT_OPEN,
  // Another call is running, on another thread or below this one.
  EARSHOT_ESPEAK_BUSY,
  // No voice has this name or speaks this language; the former voice stays.
  EARSHOT_ESPEAK_VOICE_UNKNOWN,
  // Somebody else holds the library, which would hang if it were started a second time.
  EARSHOT_ESPEAK_HELD,
  // The library refused for a reason of its own.
  EARSHOT_ESPEAK_FAILED,
} earshot_espeak_status;

typedef enum {
  // Words per minute, 80 to 450.
  EARSHOT_ESPEAK_RATE = 1,
  // 0 to 200; 100 is the library's normal volume.
  EARSHOT_ESPEAK_VOLUME = 2,
  // 0 to 99; 50 is the voice's normal pitch.
  EARSHOT_ESPEAK_PITCH = 3,
  // 0 for none, 1 for all, 2 for some marks.
  EARSHOT_ESPEAK_PUNCTUATION = 5,
} earshot_espeak_parameter;

// Where a word begins in the text and in the sound.
typedef struct {
  // Unicode scalars before the word.
  size_t position;
  // Unicode scalars of the word.
  size_t length;
  // Samples before the word.
  size_t sample;
} earshot_espeak_word;

// A voice that there is; each text lives as long as the call that it is given to.
typedef struct {
  const char *name;
  const char *identifier;
  // A byte of priority before each language, and a zero byte after the last.
  const char *languages;
  // 0 where it is not known, 1 for a man's, 2 for a woman's.
  int gender;
} earshot_espeak_voice;

// Takes 16-bit mono samples; returns false to stop.
typedef bool (*earshot_espeak_sink)(const int16_t *samples, size_t count, void *context);

// Takes a word before any of its samples.
typedef void (*earshot_espeak_word_sink)(earshot_espeak_word word, void *context);

// Takes the phonemes of one clause.
typedef void (*earshot_espeak_text_sink)(const char *text, void *context);

// Takes a voice.
typedef void (*earshot_espeak_voice_sink)(earshot_espeak_voice voice, void *context);

// Loads the library by its file name and sets the voice en-us.
//
// The data is the folder with the voices, or NULL for the usual one. The detail explains a failure.
earshot_espeak_status earshot_espeak_open(
    const char *library, const char *data, char *detail, size_t detail_size);

// Unloads the library, which is then as it was before it was opened.
earshot_espeak_status earshot_espeak_close(void);

// Samples a second, or 0 when the engine is not open.
int earshot_espeak_sample_rate(void);

// The library's own version, or the empty text when the engine is not open.
earshot_espeak_status earshot_espeak_version(char *version, size_t size);

// Chooses a voice by its name, or else by the language that it speaks.
earshot_espeak_status earshot_espeak_set_voice(const char *voice);

// Hands over every voice of a language, or of all with NULL, whether its data is there or not.
//
// The language "variant" stands for what can follow a voice after a plus sign.
earshot_espeak_status earshot_espeak_voices(
    const char *language, earshot_espeak_voice_sink sink, void *context);

earshot_espeak_status earshot_espeak_set(earshot_espeak_parameter parameter, int value);

// Speaks UTF-8 text, which is not SSML, into the sinks, and returns when all of it was taken.
earshot_espeak_status earshot_espeak_synthesize(
    const char *text, earshot_espeak_sink sink, earshot_espeak_word_sink word_sink, void *context);

// Gives the phonemes of UTF-8 text in IPA, a clause at a time.
earshot_espeak_status earshot_espeak_phonemes(
    const char *text, earshot_espeak_text_sink sink, void *context);

#endif
