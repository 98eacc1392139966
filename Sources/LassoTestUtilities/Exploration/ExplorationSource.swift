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
    ///   - label: The label of the closure that starts the flow; `nil` if it has none.
    ///   - hasCommands: Whether the call has commands of the application.
    ///   - hasInputs: Whether the call has inputs.
    init(file: StaticString, line: UInt, label: String? = nil, hasCommands: Bool, hasInputs: Bool) {
        let all = ClosureSource(of: "explore", file: "\(file)", line: line)?.closures ?? []
        let closures = all.filter { $0.label != "commands" }
        // What is no closure in the call has another source. Behind the flow, the inputs may have no label.
        let inputIndex = closures.indices.first { index in
            let closure = closures[index], follows = index > 0 || closure.isTrailing && closures.count == 1
            return closure.label == "inputs" || hasInputs && closure.label == nil && follows
        }
        let start = inputIndex == 0 ? nil : closures.first?.text
        let commands = all.first { $0.label == "commands" }?.text ?? "{ /* the commands */ }"
        var arguments = hasCommands ? ["commands: \(commands)"] : []
        if let label { arguments.append("\(label): \(start ?? "{ window in }")") }
        flow =
            (arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))")
            + (label == nil ? " \(start ?? "{ /* the flow */ }")" : "")
        inputs = hasInputs ? " " + (inputIndex.map { closures[$0].text } ?? "{ /* the inputs */ }") : ""
    }
}
