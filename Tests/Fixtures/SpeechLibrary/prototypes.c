// Compiles only where our prototypes are those of the library's header.

#include <espeak-ng/speak_lib.h>

#ifndef LIBRARY_VOICE
#define LIBRARY_VOICE espeak_VOICE
#define LIBRARY_EVENT espeak_EVENT
#endif
#include "LibraryInterface.h"

#define SAME(ours, theirs) \
  _Static_assert(__builtin_types_compatible_p(ours, __typeof__(theirs)), #theirs)

SAME(library_callback, t_espeak_callback);
SAME(library_initialize, espeak_Initialize);
SAME(library_set_callback, espeak_SetSynthCallback);
SAME(library_set_voice_by_name, espeak_SetVoiceByName);
SAME(library_set_voice_by_properties, espeak_SetVoiceByProperties);
SAME(library_list_voices, espeak_ListVoices);
SAME(library_set_parameter, espeak_SetParameter);
SAME(library_synthesize, espeak_Synth);
SAME(library_phonemes, espeak_TextToPhonemes);
SAME(library_information, espeak_Info);
SAME(library_terminate, espeak_Terminate);
