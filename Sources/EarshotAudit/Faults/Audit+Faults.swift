extension Audit {
  /// The faults of the screen, each of which was looked at where it was.
  func lookedAtFaults() throws(Failure) -> [ScreenFault] {
    var faults: [ScreenFault] = []
    for var fault in explorer.faults {
      fault.scene = fault.scene ?? faults.first { $0.act == fault.act }?.scene
      if fault.scene == nil { fault.scene = try look(at: fault) }
      faults.append(fault)
    }
    return faults
  }

  private func look(at fault: ScreenFault) throws(Failure) -> FaultScene? {
    guard let explorer = fault.act.reducesMotion ? calmExplorer : explorer else { return nil }
    let scene = try explorer.scene(of: fault)
    explorer.witness(nil)
    foundScene(scene, fault.act)
    return scene
  }
}
