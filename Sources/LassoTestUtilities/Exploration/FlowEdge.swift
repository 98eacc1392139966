/// A step from one place to another.
@MainActor
public struct FlowEdge {
    /// The step in words.
    public var step: String { taken.description }
    /// The outputs that the step causes, in words, each after the name of its module.
    public var outputs: [String] { emitted.map(\.description) }
    /// The number of the place that the step leads to.
    public let target: Int
    /// Whether the flow itself emits an output.
    public let leavesFlow: Bool

    let taken: WalkStep
    let emitted: [EmittedOutput]
}
