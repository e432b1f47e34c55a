import Glibc

/// The system calls that can fail while a file is written; a test puts failing ones in their place.
package struct FileCalls {
  package var write: (Int32, UnsafeRawBufferPointer) -> Int = {
    Glibc.write($0, $1.baseAddress, $1.count)
  }
  package var synchronize: (Int32) -> Int32 = { fsync($0) }
  package var rename: (String, String) -> Int32 = { Glibc.rename($0, $1) }
}
