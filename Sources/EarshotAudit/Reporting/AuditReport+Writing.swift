extension AuditReport {
  /// Writes the report; the same bytes for the same findings.
  public func write(
    as format: AuditReportFormat, options: AuditReportOptions = AuditReportOptions(),
    to output: inout some TextOutputStream
  ) {
    switch format {
    case .text: AuditTextReport(self).write(to: &output)
    case .json: AuditJSONReport(self).write(to: &output)
    case .sarif: SARIFReport(self, workspace: options.workspace).write(to: &output)
    case .junit: AuditJUnitReport(self, failLevel: options.failLevel).write(to: &output)
    case .github: AuditAnnotations(self, workspace: options.workspace).write(to: &output)
    case .html: AuditPage(self).write(to: &output)
    }
  }
}
