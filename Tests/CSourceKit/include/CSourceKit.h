// What Swift's own parser makes of a source, by the libsourcekitdInProc of a toolchain, which is
// found when the program runs and not needed when it is built.
//
// The library stays loaded once it was; calls from several threads take turns.

#ifndef EARSHOT_CSOURCEKIT_H
#define EARSHOT_CSOURCEKIT_H

#include <stddef.h>

typedef enum {
  EARSHOT_SOURCEKIT_OK,
  // The library could not be loaded; the detail is the loader's own text.
  EARSHOT_SOURCEKIT_LIBRARY_MISSING,
  // The library lacks a function; the detail is the function's name.
  EARSHOT_SOURCEKIT_SYMBOL_MISSING,
  // The library refused the source; the detail is its reason.
  EARSHOT_SOURCEKIT_FAILED,
} earshot_sourcekit_status;

// A word, literal or comment of the source, in bytes from its start.
typedef struct {
  // Such as source.lang.swift.syntaxtype.identifier.
  const char *kind;
  size_t offset;
  size_t length;
} earshot_sourcekit_token;

// A declaration, or one of its parts at the next depth; absent texts are empty.
typedef struct {
  // Such as source.lang.swift.decl.struct, source.decl.attribute.main, or "inherited".
  const char *kind;
  // Such as source.lang.swift.accessibility.private.
  const char *access;
  const char *name;
  // 0 at file scope.
  size_t depth;
  size_t offset;
  size_t length;
  size_t name_offset;
  size_t name_length;
} earshot_sourcekit_node;

typedef void (*earshot_sourcekit_token_sink)(earshot_sourcekit_token token, void *context);
typedef void (*earshot_sourcekit_node_sink)(earshot_sourcekit_node node, void *context);

// Loads the library from the path of its file, unless one was loaded before.
earshot_sourcekit_status earshot_sourcekit_open(
    const char *library, char *detail, size_t detail_size);

// Hands over all tokens and all declarations, each in the order of the source.
//
// The texts live as long as the call of the sink. The library has to be open.
earshot_sourcekit_status earshot_sourcekit_parse(
    const char *text, size_t length, earshot_sourcekit_token_sink token_sink,
    earshot_sourcekit_node_sink node_sink, void *context, char *detail, size_t detail_size);

#endif
