import LassoRecording

/// The source texts of the closures of an exploration, for the tests that it prints.
struct ExplorationSource {
    /// The arguments of a walk that starts the flow.
    let flow: String
    /// The closure with the inputs, as it follows a call; empty if there are no inputs.
    let inputs: String

    /// The source of an exploration in a test that has been printed.
    static let unknown = ExplorationSource(flow: " { /* the flow */ }", inputs: "")
}

extension ExplorationSource {
    /// Reads the closures of a call of `explore`.
    ///
    /// - Parameters:
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    ///   - hasInputs: Whether the call has inputs.
    ///   - makeFlow: A closure that returns the arguments of a walk. It is passed the closure that starts the flow, or
    ///     `nil` if the file can't be read.
    init(file: StaticString, line: UInt, hasInputs: Bool, flow makeFlow: (String?) -> String) {
        let closures = ClosureSource(of: "explore", file: "\(file)", line: line)?.closures ?? []
        // What is no closure in the call has another source. Behind the flow, the inputs may have no label.
        let inputIndex = closures.indices.first { index in
            let closure = closures[index], follows = index > 0 || closure.isTrailing && closures.count == 1
            return closure.label == "inputs" || hasInputs && closure.label == nil && follows
        }
        flow = makeFlow(inputIndex == 0 ? nil : closures.first?.text)
        inputs = hasInputs ? " " + (inputIndex.map { closures[$0].text } ?? "{ /* the inputs */ }") : ""
    }
}
