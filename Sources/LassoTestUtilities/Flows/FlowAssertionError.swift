/// An error that says what a flow should have led to, and what it has led to.
struct FlowAssertionError: LassoError {
    /// A drawing of a hierarchy: its title, and its lines.
    typealias Drawing = (title: String, lines: [String])

    /// A sentence that says what was expected and found.
    let summary: String
    /// Drawings of what was expected and found.
    let drawings: [Drawing]

    /// The sentence; verbose, the drawings too.
    func message(verbose: Bool) -> String {
        guard verbose else { return summary }
        let drawn = drawings.flatMap { drawing in ["\(drawing.title):"] + drawing.lines.map { "  " + $0 } }
        return ([summary] + drawn).joined(separator: "\n")
    }
}

/// An error that says in what the hierarchy is not as expected.
struct Mismatch: Error {
    let summary: String
    /// The hierarchy that there should be, if it became known only with what has arrived.
    let expected: HierarchyDrawing?

    init(_ summary: String, expected: HierarchyDrawing? = nil) {
        self.summary = summary
        self.expected = expected
    }
}
