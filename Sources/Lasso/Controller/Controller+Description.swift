extension Controller: @MainActor CustomStringConvertible {
    /// The controller's class, with its title if it has one.
    public var description: String {
        title.map { "\(type(of: self)) \"\($0)\"" } ?? "\(type(of: self))"
    }

    /// A text drawing of the hierarchy below this controller: a line for each controller, with `*` for those on the
    /// screen.
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
