#include "CSourceKit.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

#include "LibraryInterface.h"

enum { DEEPEST = 200 };

static struct library {
  void *handle;
  library_initialize *initialize;
  library_name_of *name_of;
  library_name_text *name_text;
  library_make *make;
  library_set_text *set_text;
  library_set_number *set_number;
  library_set_name *set_name;
  library_set_value *set_value;
  library_make_array *make_array;
  library_set_element *set_element;
  library_release *release;
  library_send *send;
  library_dispose *dispose;
  library_is_error *is_error;
  library_error_text *error_text;
  library_value_of *value_of;
  library_kind *kind;
  library_count *count;
  library_element *element;
  library_get *get;
  library_get_number *get_number;
  library_get_name *get_name;
  library_get_text *get_text;
} library;

static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;

// Where a parse hands over what it finds.
struct sinks {
  earshot_sourcekit_token_sink token;
  earshot_sourcekit_node_sink node;
  void *context;
};

static void describe(const char *text, char *detail, size_t size) {
  if (detail != NULL && size > 0) snprintf(detail, size, "%s", text != NULL ? text : "");
}

// Finds the functions, and returns the name of the first that is missing.
static const char *find_functions(struct library *found) {
  const struct {
    const char *name;
    void *place;
  } functions[] = {
      {"sourcekitd_initialize", &found->initialize},
      {"sourcekitd_uid_get_from_cstr", &found->name_of},
      {"sourcekitd_uid_get_string_ptr", &found->name_text},
      {"sourcekitd_request_dictionary_create", &found->make},
      {"sourcekitd_request_dictionary_set_stringbuf", &found->set_text},
      {"sourcekitd_request_dictionary_set_int64", &found->set_number},
      {"sourcekitd_request_dictionary_set_uid", &found->set_name},
      {"sourcekitd_request_dictionary_set_value", &found->set_value},
      {"sourcekitd_request_array_create", &found->make_array},
      {"sourcekitd_request_array_set_string", &found->set_element},
      {"sourcekitd_request_release", &found->release},
      {"sourcekitd_send_request_sync", &found->send},
      {"sourcekitd_response_dispose", &found->dispose},
      {"sourcekitd_response_is_error", &found->is_error},
      {"sourcekitd_response_error_get_description", &found->error_text},
      {"sourcekitd_response_get_value", &found->value_of},
      {"sourcekitd_variant_get_type", &found->kind},
      {"sourcekitd_variant_array_get_count", &found->count},
      {"sourcekitd_variant_array_get_value", &found->element},
      {"sourcekitd_variant_dictionary_get_value", &found->get},
      {"sourcekitd_variant_dictionary_get_int64", &found->get_number},
      {"sourcekitd_variant_dictionary_get_uid", &found->get_name},
      {"sourcekitd_variant_dictionary_get_string", &found->get_text},
  };
  for (size_t index = 0; index < sizeof functions / sizeof functions[0]; index++) {
    void *address = dlsym(found->handle, functions[index].name);
    if (address == NULL) return functions[index].name;
    memcpy(functions[index].place, &address, sizeof address);
  }
  return NULL;
}

static earshot_sourcekit_status load(const char *path, char *detail, size_t size) {
  if (library.handle != NULL) return EARSHOT_SOURCEKIT_OK;
  struct library found = {.handle = dlopen(path, RTLD_NOW | RTLD_LOCAL)};
  if (found.handle == NULL) {
    describe(dlerror(), detail, size);
    return EARSHOT_SOURCEKIT_LIBRARY_MISSING;
  }
  const char *missing = find_functions(&found);
  if (missing != NULL) {
    describe(missing, detail, size);
    dlclose(found.handle);
    return EARSHOT_SOURCEKIT_SYMBOL_MISSING;
  }
  library = found;
  library.initialize();
  return EARSHOT_SOURCEKIT_OK;
}

earshot_sourcekit_status earshot_sourcekit_open(const char *path, char *detail, size_t size) {
  describe("", detail, size);
  pthread_mutex_lock(&turn);
  earshot_sourcekit_status status = load(path, detail, size);
  pthread_mutex_unlock(&turn);
  return status;
}

static size_t number(LIBRARY_VALUE dictionary, const char *key) {
  int64_t number = library.get_number(dictionary, library.name_of(key));
  return number > 0 ? (size_t)number : 0;
}

static const char *name(LIBRARY_VALUE dictionary, const char *key) {
  LIBRARY_NAME name = library.get_name(dictionary, library.name_of(key));
  return name != NULL ? library.name_text(name) : "";
}

static const char *text(LIBRARY_VALUE dictionary, const char *key) {
  const char *text = library.get_text(dictionary, library.name_of(key));
  return text != NULL ? text : "";
}

// The elements of an array, which may be absent.
static size_t list(LIBRARY_VALUE dictionary, const char *key, LIBRARY_VALUE *array) {
  *array = library.get(dictionary, library.name_of(key));
  return library.kind(*array) == LIBRARY_KIND_ARRAY ? library.count(*array) : 0;
}

static void hand_over_tokens(LIBRARY_VALUE source, const struct sinks *sinks) {
  LIBRARY_VALUE tokens;
  size_t count = list(source, "key.syntaxmap", &tokens);
  for (size_t index = 0; index < count; index++) {
    LIBRARY_VALUE token = library.element(tokens, index);
    earshot_sourcekit_token found = {
        .kind = name(token, "key.kind"),
        .offset = number(token, "key.offset"),
        .length = number(token, "key.length"),
    };
    sinks->token(found, sinks->context);
  }
}

static earshot_sourcekit_node node_of(LIBRARY_VALUE value, const char *kind, size_t depth) {
  return (earshot_sourcekit_node){
      .kind = kind,
      .access = name(value, "key.accessibility"),
      .name = text(value, "key.name"),
      .depth = depth,
      .offset = number(value, "key.offset"),
      .length = number(value, "key.length"),
      .name_offset = number(value, "key.nameoffset"),
      .name_length = number(value, "key.namelength"),
  };
}

static void hand_over_parts(LIBRARY_VALUE value, size_t depth, const struct sinks *sinks) {
  LIBRARY_VALUE parts;
  size_t count = list(value, "key.inheritedtypes", &parts);
  for (size_t index = 0; index < count; index++) {
    sinks->node(node_of(library.element(parts, index), "inherited", depth), sinks->context);
  }
  count = list(value, "key.attributes", &parts);
  for (size_t index = 0; index < count; index++) {
    LIBRARY_VALUE attribute = library.element(parts, index);
    sinks->node(node_of(attribute, name(attribute, "key.attribute"), depth), sinks->context);
  }
}

static bool is_declaration(const char *kind) {
  static const char start[] = "source.lang.swift.decl.";
  return strncmp(kind, start, sizeof start - 1) == 0;
}

static void hand_over_nodes(LIBRARY_VALUE value, size_t depth, const struct sinks *sinks) {
  LIBRARY_VALUE nodes;
  size_t count = depth < DEEPEST ? list(value, "key.substructure", &nodes) : 0;
  for (size_t index = 0; index < count; index++) {
    LIBRARY_VALUE node = library.element(nodes, index);
    const char *kind = name(node, "key.kind");
    if (!is_declaration(kind)) continue;
    sinks->node(node_of(node, kind, depth), sinks->context);
    hand_over_parts(node, depth + 1, sinks);
    hand_over_nodes(node, depth + 1, sinks);
  }
}

static void *make_request(const char *action) {
  void *request = library.make(NULL, NULL, 0);
  library.set_name(request, library.name_of("key.request"), library.name_of(action));
  library.set_text(request, library.name_of("key.name"), "source", strlen("source"));
  return request;
}

static void *opening(const char *text, size_t length) {
  void *request = make_request("source.request.editor.open");
  library.set_text(request, library.name_of("key.sourcetext"), text, length);
  library.set_number(request, library.name_of("key.enablesyntaxmap"), 1);
  library.set_number(request, library.name_of("key.enablesubstructure"), 1);
  library.set_number(request, library.name_of("key.syntactic_only"), 1);
  void *arguments = library.make_array(NULL, 0);
  const char *const words[] = {"-swift-version", "6", "source"};
  for (size_t index = 0; index < sizeof words / sizeof words[0]; index++) {
    library.set_element(arguments, LIBRARY_END, words[index]);
  }
  library.set_value(request, library.name_of("key.compilerargs"), arguments);
  library.release(arguments);
  return request;
}

static void *answer_to(void *request) {
  void *response = library.send(request);
  library.release(request);
  return response;
}

static earshot_sourcekit_status hand_over(
    void *response, const struct sinks *sinks, char *detail, size_t size) {
  if (library.is_error(response)) {
    describe(library.error_text(response), detail, size);
    return EARSHOT_SOURCEKIT_FAILED;
  }
  LIBRARY_VALUE source = library.value_of(response);
  hand_over_tokens(source, sinks);
  hand_over_nodes(source, 0, sinks);
  return EARSHOT_SOURCEKIT_OK;
}

static earshot_sourcekit_status parse(
    const char *text, size_t length, const struct sinks *sinks, char *detail, size_t size) {
  if (library.handle == NULL) return EARSHOT_SOURCEKIT_LIBRARY_MISSING;
  void *response = answer_to(opening(text, length));
  earshot_sourcekit_status status = hand_over(response, sinks, detail, size);
  library.dispose(response);
  library.dispose(answer_to(make_request("source.request.editor.close")));
  return status;
}

earshot_sourcekit_status earshot_sourcekit_parse(
    const char *text, size_t length, earshot_sourcekit_token_sink token_sink,
    earshot_sourcekit_node_sink node_sink, void *context, char *detail, size_t size) {
  describe("", detail, size);
  struct sinks sinks = {token_sink, node_sink, context};
  pthread_mutex_lock(&turn);
  earshot_sourcekit_status status = parse(text, length, &sinks, detail, size);
  pthread_mutex_unlock(&turn);
  return status;
}
