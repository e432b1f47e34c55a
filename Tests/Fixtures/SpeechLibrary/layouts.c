// Compiles only where our structures and constants are those of the library's header.

#include <espeak-ng/speak_lib.h>

#include "CEspeak.h"
#include "LibraryInterface.h"

#define SAME(ours, theirs) _Static_assert((int)(ours) == (int)(theirs), #ours " is not " #theirs)
#define SAME_SIZE(ours, theirs) _Static_assert(sizeof(ours) == sizeof(theirs), "size of " #theirs)
#define SAME_PLACE(ours, our_field, theirs, their_field)                                        \
  _Static_assert(offsetof(ours, our_field) == offsetof(theirs, their_field),                    \
                 "place of " #theirs "." #their_field);                                         \
  _Static_assert(sizeof(((ours *)0)->our_field) == sizeof(((theirs *)0)->their_field),          \
                 "size of " #theirs "." #their_field)
#define VOICE(our_field, their_field) \
  SAME_PLACE(struct library_voice, our_field, espeak_VOICE, their_field)
#define EVENT(our_field, their_field) \
  SAME_PLACE(struct library_event, our_field, espeak_EVENT, their_field)

SAME(LIBRARY_OUTPUT_SYNCHRONOUS, AUDIO_OUTPUT_SYNCHRONOUS);
SAME(LIBRARY_OPTION_DO_NOT_EXIT, espeakINITIALIZE_DONT_EXIT);
SAME(LIBRARY_RESULT_OK, EE_OK);
SAME(LIBRARY_RESULT_NOT_FOUND, EE_NOT_FOUND);
SAME(LIBRARY_POSITION_IN_CHARACTERS, POS_CHARACTER);
SAME(LIBRARY_TEXT_IS_UTF8, espeakCHARS_UTF8);
SAME(LIBRARY_PHONEMES_AS_IPA, espeakPHONEMES_IPA);
SAME(LIBRARY_EVENT_END_OF_LIST, espeakEVENT_LIST_TERMINATED);
SAME(LIBRARY_EVENT_WORD, espeakEVENT_WORD);
SAME(LIBRARY_TEXT_IS_UTF8 & (espeakSSML | espeakPHONEMES), 0);

SAME(EARSHOT_ESPEAK_RATE, espeakRATE);
SAME(EARSHOT_ESPEAK_VOLUME, espeakVOLUME);
SAME(EARSHOT_ESPEAK_PITCH, espeakPITCH);
SAME(EARSHOT_ESPEAK_PUNCTUATION, espeakPUNCTUATION);
SAME(0, espeakPUNCT_NONE);
SAME(1, espeakPUNCT_ALL);
SAME(2, espeakPUNCT_SOME);

SAME_SIZE(struct library_voice, espeak_VOICE);
VOICE(name, name);
VOICE(languages, languages);
VOICE(identifier, identifier);
VOICE(gender, gender);
VOICE(age, age);
VOICE(variant, variant);
VOICE(reserved, xx1);
VOICE(score, score);
VOICE(spare, spare);

SAME_SIZE(struct library_event, espeak_EVENT);
EVENT(kind, type);
EVENT(identifier, unique_identifier);
EVENT(position, text_position);
EVENT(length, length);
EVENT(milliseconds, audio_position);
EVENT(sample, sample);
EVENT(user_data, user_data);
EVENT(detail, id);
EVENT(detail.number, id.number);
EVENT(detail.name, id.name);
EVENT(detail.letters, id.string);

SAME_SIZE(short, int16_t);
