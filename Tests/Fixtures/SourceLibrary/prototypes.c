// Compiles only where our prototypes and constants are those of the library's header.

#include <SourceKit/sourcekitd.h>

#define LIBRARY_NAME sourcekitd_uid_t
#define LIBRARY_VALUE sourcekitd_variant_t
#define LIBRARY_KIND sourcekitd_variant_type_t
#define LIBRARY_KIND_ARRAY SOURCEKITD_VARIANT_TYPE_ARRAY
#include "LibraryInterface.h"

#define SAME(ours, theirs) \
  _Static_assert(__builtin_types_compatible_p(ours, __typeof__(theirs)), #theirs)

SAME(library_initialize, sourcekitd_initialize);
SAME(library_name_of, sourcekitd_uid_get_from_cstr);
SAME(library_name_text, sourcekitd_uid_get_string_ptr);
SAME(library_make, sourcekitd_request_dictionary_create);
SAME(library_set_text, sourcekitd_request_dictionary_set_stringbuf);
SAME(library_set_number, sourcekitd_request_dictionary_set_int64);
SAME(library_set_name, sourcekitd_request_dictionary_set_uid);
SAME(library_set_value, sourcekitd_request_dictionary_set_value);
SAME(library_make_array, sourcekitd_request_array_create);
SAME(library_set_element, sourcekitd_request_array_set_string);
SAME(library_release, sourcekitd_request_release);
SAME(library_send, sourcekitd_send_request_sync);
SAME(library_dispose, sourcekitd_response_dispose);
SAME(library_is_error, sourcekitd_response_is_error);
SAME(library_error_text, sourcekitd_response_error_get_description);
SAME(library_value_of, sourcekitd_response_get_value);
SAME(library_kind, sourcekitd_variant_get_type);
SAME(library_count, sourcekitd_variant_array_get_count);
SAME(library_element, sourcekitd_variant_array_get_value);
SAME(library_get, sourcekitd_variant_dictionary_get_value);
SAME(library_get_number, sourcekitd_variant_dictionary_get_int64);
SAME(library_get_name, sourcekitd_variant_dictionary_get_uid);
SAME(library_get_text, sourcekitd_variant_dictionary_get_string);

_Static_assert(LIBRARY_END == SOURCEKITD_ARRAY_APPEND, "LIBRARY_END");
