// Code that is compiled while Earshot runs is loaded into it, and uses its SwiftUI. For that, the
// program has to export what it defines. The setting of a package that would say so ("unsafe flags")
// keeps the package from being used by others; what an object file asks of the linker does not.
// Swift's tools read such wishes from this section, as they do for libraries that modules name.
#if defined(__ELF__)
__asm__(
  ".section .swift1_autolink_entries,\"e\",@progbits\n"
  ".asciz \"-rdynamic\"\n"
  ".text\n");
#endif

int earshot_exports_symbols(void) { return 1; }
