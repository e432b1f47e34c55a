import Glibc

/// What a process may use.
package enum ProcessLimits {
  /// Limits how much memory this process may have and how long a file may become, in MiB, for good.
  package static func apply(memory mebibytes: Int) {
    let bytes = rlim_t(max(mebibytes, 1)) << 20
    var limit = rlimit(rlim_cur: bytes, rlim_max: bytes)
    for resource in [RLIMIT_DATA, RLIMIT_FSIZE] {
      setrlimit(__rlimit_resource_t(resource.rawValue), &limit)
    }
  }
}
