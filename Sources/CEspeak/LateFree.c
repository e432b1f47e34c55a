#define _GNU_SOURCE

#include "LateFree.h"

#include <dlfcn.h>
#include <elf.h>
#include <link.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

// A word has at most 160 bytes, and each can drop the rules of one language: two blocks.
enum { KEPT = 512 };

static struct {
  void *blocks[KEPT];
  size_t next;
  bool holds;
} kept;

// Stands in for free in the library, which is called by one thread at a time.
static void free_late(void *block) {
  if (block == NULL) return;
  kept.holds = true;
  free(kept.blocks[kept.next]);
  kept.blocks[kept.next] = block;
  kept.next = (kept.next + 1) % KEPT;
}

void earshot_free_rest(void) {
  if (!kept.holds) return;
  kept.holds = false;
  for (size_t index = 0; index < KEPT; index++) {
    free(kept.blocks[index]);
    kept.blocks[index] = NULL;
  }
}

// The tables of a library in memory by which the addresses of functions were filled in.
struct tables {
  const ElfW(Sym) *symbols;
  const char *names;
  const ElfW(Rela) *calls;
  size_t call_bytes;
  const ElfW(Rela) *others;
  size_t other_bytes;
};

static struct tables tables_of(const struct link_map *map) {
  struct tables tables = {0};
  for (const ElfW(Dyn) *entry = map->l_ld; entry->d_tag != DT_NULL; entry++) {
    const void *place = (const void *)entry->d_un.d_ptr;
    switch (entry->d_tag) {
      case DT_SYMTAB: tables.symbols = place; break;
      case DT_STRTAB: tables.names = place; break;
      case DT_JMPREL: tables.calls = place; break;
      case DT_PLTRELSZ: tables.call_bytes = entry->d_un.d_val; break;
      case DT_RELA: tables.others = place; break;
      case DT_RELASZ: tables.other_bytes = entry->d_un.d_val; break;
      default: break;
    }
  }
  return tables;
}

// Writes an address, which the loader may have made read-only.
static bool put(void **slot, void *address) {
  uintptr_t size = (uintptr_t)sysconf(_SC_PAGESIZE);
  void *page = (void *)((uintptr_t)slot & ~(size - 1));
  if (mprotect(page, size, PROT_READ | PROT_WRITE) != 0) return false;
  *slot = address;
  return true;
}

static bool replace(
    const struct link_map *map, const struct tables *tables, const ElfW(Rela) *entries,
    size_t bytes) {
  bool found = false;
  for (size_t index = 0; entries != NULL && index < bytes / sizeof *entries; index++) {
    const ElfW(Sym) *symbol = &tables->symbols[ELF64_R_SYM(entries[index].r_info)];
    if (strcmp(tables->names + symbol->st_name, "free") != 0) continue;
    void **slot = (void **)(map->l_addr + entries[index].r_offset);
    found = put(slot, (void *)(uintptr_t)free_late) || found;
  }
  return found;
}

bool earshot_free_late(void *library) {
  struct link_map *map = NULL;
  if (dlinfo(library, RTLD_DI_LINKMAP, &map) != 0 || map == NULL) return false;
  struct tables tables = tables_of(map);
  if (tables.symbols == NULL || tables.names == NULL) return false;
  bool calls = replace(map, &tables, tables.calls, tables.call_bytes);
  bool others = replace(map, &tables, tables.others, tables.other_bytes);
  return calls || others;
}
