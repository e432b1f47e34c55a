#ifndef EARSHOT_EXPORTED_SYMBOLS_H
#define EARSHOT_EXPORTED_SYMBOLS_H

/// Links the wish to export all symbols into a program that depends on this target.
int earshot_exports_symbols(void);

#endif
