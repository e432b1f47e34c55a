/// The words of a button that is known by its purpose alone.
public struct _RoleLabel {
  let role: ButtonRole
}

extension _RoleLabel: View {
  public var body: some View { Text(verbatim: role.words) }
}
