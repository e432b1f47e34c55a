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
  // The library found no voice data.
  EARSHOT_ESPEAK_DATA_MISSING,
  // The engine is open already.
  EARSHOT_ESPEAK_ALREADY_OPEN,
  // The engine was not opened, or was closed.
  EARSHOT_ESPEAK_NOT_OPEN,
  // Another call is running, on another thread or below this one.
  EARSHOT_ESPEAK_BUSY,
  // No voice has this name or speaks this language; the former voice stays.
  EARSHOT_ESPEAK_VOICE_UNKNOWN,
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
} earshot_espeak_parameter;

// Takes 16-bit mono samples; returns false to stop.
typedef bool (*earshot_espeak_sink)(const int16_t *samples, size_t count, void *context);

// Takes the phonemes of one clause.
typedef void (*earshot_espeak_text_sink)(const char *text, void *context);

// Loads the library by its file name and sets the voice en-us. The detail explains a failure.
earshot_espeak_status earshot_espeak_open(
    const char *library, char *detail, size_t detail_size);

// Unloads the library, which is then as it was before it was opened.
earshot_espeak_status earshot_espeak_close(void);

// Samples a second, or 0 when the engine is not open.
int earshot_espeak_sample_rate(void);

// Chooses a voice by its name, or else by the language that it speaks.
earshot_espeak_status earshot_espeak_set_voice(const char *voice);

earshot_espeak_status earshot_espeak_set(earshot_espeak_parameter parameter, int value);

// Speaks UTF-8 text, which is not SSML, into the sink, and returns when all of it was taken.
earshot_espeak_status earshot_espeak_synthesize(
    const char *text, earshot_espeak_sink sink, void *context);

// Gives the phonemes of UTF-8 text in IPA, a clause at a time.
earshot_espeak_status earshot_espeak_phonemes(
    const char *text, earshot_espeak_text_sink sink, void *context);

#endif
