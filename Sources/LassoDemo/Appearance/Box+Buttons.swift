import LassoGtk

extension Box {
    /// Returns rows of buttons that perform commands. The buttons of a row have the same width.
    ///
    /// - Parameters:
    ///   - rows: The identifiers of the commands.
    ///   - controller: The controller with the commands.
    static func buttons(_ rows: [[String]], of controller: Controller) -> Box {
        Box(.vertical, spacing: 6) {
            rows.map { row in
                let buttons = Box(.horizontal, spacing: 6) { row.map { Button(for: $0, of: controller) } }
                buttons.homogeneous = true
                return buttons
            }
        }
    }
}
