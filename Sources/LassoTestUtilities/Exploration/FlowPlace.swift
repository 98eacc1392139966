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
    public var summary: String { snapshot.summary }

    let snapshot: PlaceSnapshot
    /// The shortest way from the start.
    let way: [WalkStep]
    /// The marks of the walk that found the place, after its beginning and after each step.
    let marks: [WalkMark]
    /// The steps from this place, in the order in which they were tried.
    public internal(set) var edges: [FlowEdge] = []
    /// Whether everything that is possible at this place has been tried.
    var isExplored = false

    /// Whether the window has been closed.
    public let isEnd: Bool

    init(number: Int, way: [WalkStep], _ walk: FlowWalk, _ snapshot: PlaceSnapshot) {
        (self.number, self.way, self.snapshot) = (number, way, snapshot)
        marks = walk.marks
        depth = way.count
        screens = walk.storesInFront.map(\.moduleName)
        title = walk.title
        path = walk.window.path
        isEnd = !walk.window.isOpen
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
