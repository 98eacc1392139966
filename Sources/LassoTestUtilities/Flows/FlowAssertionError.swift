/// An error that describes the expected and the actual result of a flow.
struct FlowAssertionError: LassoError {
    /// A drawing of a hierarchy: its title and its lines.
    typealias Drawing = (title: String, lines: [String])

    /// A sentence that describes the expected and the actual result.
    let summary: String
    /// Drawings of the expected and the actual hierarchies.
    let drawings: [Drawing]

    /// Returns the summary, followed by the drawings if the message is verbose.
    func message(verbose: Bool) -> String {
        guard verbose else { return summary }
        let drawn = drawings.flatMap { drawing in ["\(drawing.title):"] + drawing.lines.map { "  " + $0 } }
        return ([summary] + drawn).joined(separator: "\n")
    }
}

/// An error that describes how the hierarchy differs from the expected one.
struct Mismatch: Error {
    let summary: String
    /// The expected hierarchy, if it became known only when the controller arrived.
    let expected: HierarchyDrawing?

    init(_ summary: String, expected: HierarchyDrawing? = nil) {
        self.summary = summary
        self.expected = expected
    }
}
