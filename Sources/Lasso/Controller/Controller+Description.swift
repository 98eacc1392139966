extension Controller: @MainActor CustomStringConvertible {
    /// The controller's class, and its title if it has one.
    public var description: String {
        title.map { "\(type(of: self)) \"\($0)\"" } ?? "\(type(of: self))"
    }

    /// A drawing of the hierarchy from this controller on: a line for each controller, those on the screen marked with `*`.
    ///
    /// ```
    /// * WindowController
    ///   * NavigationController
    ///       LoginViewController "Log In"
    ///     * CreateAccountViewController "Create Account"
    ///         presents * HelpViewController "Help"
    /// ```
    public var hierarchyDescription: String {
        hierarchyLines(label: "").joined(separator: "\n")
    }

    private func hierarchyLines(label: String) -> [String] {
        let mark = lifeCycle.isShown ? "* " : "  "
        let presented = presentedController?.hierarchyLines(label: "presents ") ?? []
        let below = children.flatMap { $0.hierarchyLines(label: "") } + presented.map { "  " + $0 }
        return [label + mark + description] + below.map { "  " + $0 }
    }
}
