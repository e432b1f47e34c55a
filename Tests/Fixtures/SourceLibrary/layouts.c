// Compiles only where our structures and constants are those of the library's header.

#include <SourceKit/sourcekitd.h>

#include "LibraryInterface.h"

_Static_assert(sizeof(struct library_value) == sizeof(sourcekitd_variant_t), "size of a value");
_Static_assert(sizeof(enum library_kind) == sizeof(sourcekitd_variant_type_t), "size of a kind");
_Static_assert(
    _Alignof(struct library_value) == _Alignof(sourcekitd_variant_t), "alignment of a value");
_Static_assert((int)LIBRARY_KIND_ARRAY == (int)SOURCEKITD_VARIANT_TYPE_ARRAY, "kind of an array");
