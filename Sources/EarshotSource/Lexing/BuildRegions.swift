/// Which parts of a source are compiled, as one goes through its `#if` lines.
struct BuildRegions {
  private struct Region {
    let isOuterCompiled: Bool
    var wasTaken: Bool
    var isCompiled: Bool
  }

  private var open: [Region] = []

  /// Whether what follows is compiled.
  var isCompiled: Bool { open.last?.isCompiled ?? true }

  /// Goes past a line such as `#if DEBUG`; other directives change nothing.
  mutating func meet(_ directive: String, condition: [String]) {
    switch directive {
    case "#if": begin(holds: isCompiled && BuildCondition.holds(condition))
    case "#elseif": change { BuildCondition.holds(condition) }
    case "#else": change { true }
    case "#endif": _ = open.popLast()
    default: break
    }
  }

  private mutating func begin(holds: Bool) {
    open.append(Region(isOuterCompiled: isCompiled, wasTaken: holds, isCompiled: holds))
  }

  private mutating func change(_ holds: () -> Bool) {
    guard var region = open.popLast() else { return }
    region.isCompiled = region.isOuterCompiled && !region.wasTaken && holds()
    region.wasTaken = region.wasTaken || region.isCompiled
    open.append(region)
  }
}
