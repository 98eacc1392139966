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
        var lines: [String] = []
        addHierarchyLines(to: &lines)
        return lines.joined(separator: "\n")
    }

    private func addHierarchyLines(to lines: inout [String], indentation: String = "", label: String = "") {
        lines.append(indentation + label + (lifeCycle.isShown ? "* " : "  ") + description)
        for child in children { child.addHierarchyLines(to: &lines, indentation: indentation + "  ") }
        presentedController?.addHierarchyLines(to: &lines, indentation: indentation + "    ", label: "presents ")
    }
}
