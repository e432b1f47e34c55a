#if canImport(EarshotTesting)
  import ChatViews
  import EarshotTesting
  import Testing

  @MainActor
  @Test("Nobody stumbles over a bubble")
  func audit() {
    expectAudit(Bubble("See you at the ferry"), failOn: .warning)
    expectAudit(Bubble("See you at the ferry"), for: [.trait], excluding: ["label-says-role"])
  }
#endif
