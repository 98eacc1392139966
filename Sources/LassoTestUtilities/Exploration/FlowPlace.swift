import Lasso

/// A place that an exploration of a flow has found: what is shown, and the states of all stores.
@MainActor
public final class FlowPlace {
    /// The number of the place, in the order in which the places were found; 0 is the start.
    public let number: Int
    /// The number of steps from the start.
    public let depth: Int
    /// The names of the modules of the screens in front, the innermost first.
    public let screens: [String]
    /// The question in front, or else the title that the user sees; the controller's class if there is none.
    public let title: String
    /// The path of the place.
    public let path: NavigationPath
    /// The hierarchy, and what waits: a question, calls, and tasks that sleep.
    public let summary: String

    /// The shortest way from the start.
    let way: [WalkStep]
    /// The steps from this place, in the order in which they were tried.
    public internal(set) var edges: [FlowEdge] = []
    /// Whether everything that is possible at this place has been tried.
    var isExplored = false

    /// Whether the window has been closed.
    public let isEnd: Bool

    private let stores: [String]
    private let states: [Any]

    init(number: Int, way: [WalkStep], _ walk: FlowWalk) {
        self.number = number
        self.way = way
        depth = way.count
        screens = walk.storesInFront.map(\.moduleName)
        title = walk.title
        path = walk.window.path
        summary = walk.summary
        isEnd = !walk.window.isOpen
        stores = walk.stores.map(\.moduleName)
        states = walk.stores.map(\.tracedState)
    }

    /// Returns whether a walk is at this place.
    ///
    /// - Parameters:
    ///   - walk: The walk.
    ///   - summary: The walk's summary.
    func isPlace(of walk: FlowWalk, _ summary: String) -> Bool {
        let others = walk.stores
        guard summary == self.summary, others.map(\.moduleName) == stores else { return false }
        return zip(states, others).allSatisfy { state, store in
            let other = store.tracedState
            return Sameness.areSame(state, other)
                ?? (ValueDescription.text(of: state) == ValueDescription.text(of: other))
        }
    }

    /// Returns what is different where a walk is that has taken the same steps.
    ///
    /// - Parameter walk: The walk.
    func differences(in walk: FlowWalk) -> [String] {
        var comparison = ValueComparison(.change)
        comparison.compare(summary, walk.summary, at: "place")
        let others = walk.stores
        comparison.compare(stores, others.map(\.moduleName), at: "stores")
        for (index, other) in others.enumerated() where index < states.count && other.moduleName == stores[index] {
            comparison.compare(states[index], other.tracedState, at: "\(other.moduleName).state")
        }
        return comparison.lines
    }

    /// The name of the place in findings: its title, and the module of the innermost screen.
    public var name: String { screens.first.map { "“\(title)” (\($0))" } ?? "“\(title)”" }
}

extension FlowWalk {
    /// The question in front, or else the title that the user sees.
    var title: String {
        guard window.isOpen else { return "The window is closed" }
        if let alert = window.question as? AlertController { return alert.message }
        let front = window.visibleController
        return front.visibleTitle ?? "\(type(of: front))"
    }

    /// A text with the hierarchy, the question in front, and the calls and tasks that wait.
    var summary: String {
        var lines = [window.hierarchyDescription]
        if let question = questionText { lines.append("question: \(question)") }
        let calls = waitingCalls.names
        if !calls.isEmpty { lines.append("calls: \(calls.joined(separator: ", "))") }
        if clock.sleeperCount > 0 { lines.append("sleeping: \(clock.sleeperCount)") }
        return lines.joined(separator: "\n")
    }
}

/// A step from one place to another.
@MainActor
public struct FlowEdge {
    /// The step in words.
    public var step: String { taken.description }
    /// The number of the place that the step leads to.
    public let target: Int
    /// Whether the flow itself emits an output.
    public let leavesFlow: Bool

    let taken: WalkStep
}
