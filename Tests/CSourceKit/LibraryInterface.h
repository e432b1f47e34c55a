// What libsourcekitdInProc gives, declared as far as it is used; Tests/Fixtures/SourceLibrary/check
// compares it with the header of a toolchain.

#ifndef EARSHOT_SOURCEKIT_LIBRARY_INTERFACE_H
#define EARSHOT_SOURCEKIT_LIBRARY_INTERFACE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifndef LIBRARY_NAME
#define LIBRARY_NAME struct library_name *
struct library_name;
#endif

#ifndef LIBRARY_VALUE
#define LIBRARY_VALUE struct library_value
// Stays with the response that it came from.
struct library_value {
  uint64_t data[3];
};
#endif

#ifndef LIBRARY_KIND
#define LIBRARY_KIND enum library_kind
enum library_kind {
  LIBRARY_KIND_NONE = 0,
  LIBRARY_KIND_ARRAY = 2,
};
#endif

#define LIBRARY_END ((size_t)-1)

typedef void library_initialize(void);
typedef LIBRARY_NAME library_name_of(const char *text);
typedef const char *library_name_text(LIBRARY_NAME name);

typedef void *library_make(const LIBRARY_NAME *keys, void *const *values, size_t count);
typedef void library_set_text(void *request, LIBRARY_NAME key, const char *text, size_t length);
typedef void library_set_number(void *request, LIBRARY_NAME key, int64_t number);
typedef void library_set_name(void *request, LIBRARY_NAME key, LIBRARY_NAME name);
typedef void library_set_value(void *request, LIBRARY_NAME key, void *value);
typedef void *library_make_array(void *const *values, size_t count);
typedef void library_set_element(void *array, size_t index, const char *text);
typedef void library_release(void *request);
typedef void *library_send(void *request);

typedef void library_dispose(void *response);
typedef bool library_is_error(void *response);
typedef const char *library_error_text(void *response);
typedef LIBRARY_VALUE library_value_of(void *response);

typedef LIBRARY_KIND library_kind(LIBRARY_VALUE value);
typedef size_t library_count(LIBRARY_VALUE array);
typedef LIBRARY_VALUE library_element(LIBRARY_VALUE array, size_t index);
typedef LIBRARY_VALUE library_get(LIBRARY_VALUE dictionary, LIBRARY_NAME key);
typedef int64_t library_get_number(LIBRARY_VALUE dictionary, LIBRARY_NAME key);
typedef LIBRARY_NAME library_get_name(LIBRARY_VALUE dictionary, LIBRARY_NAME key);
typedef const char *library_get_text(LIBRARY_VALUE dictionary, LIBRARY_NAME key);

#endif
