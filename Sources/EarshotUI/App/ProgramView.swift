/// What a program shows first, with the state that the program itself keeps.
struct ProgramView<Program: App> {
  private var program: InstalledProgram<Program>

  init(_ program: Program) { self.program = InstalledProgram(program: program) }
}

extension ProgramView: View {
  var body: some View { program.program.body._views }
}

/// A program whose properties are kept for it as those of a view are.
private struct InstalledProgram<Program: App>: DynamicProperty {
  var program: Program

  mutating func _install(in context: inout _PropertyContext) {
    PropertyFields.of(Program.self).install(in: &program, &context)
  }
}
