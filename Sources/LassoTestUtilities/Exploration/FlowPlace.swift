import Lasso

/// A place that an exploration of a flow has found: what is shown, and the states of all stores.
@MainActor
public final class FlowPlace {
    /// The number of the place, in the order in which the places were found; 0 is the start.
    public internal(set) var number = -1
    /// The number of steps from the start.
    public let depth: Int
    /// The names of the modules of the screens in front, the innermost of the newest window first.
    public let screens: [String]
    /// The question in front, or else the title that the user sees; the controller's class if there is none. Of several
    /// windows, it has those of all, that of the newest window first.
    public let title: String
    /// The path of the place in the window in which the flow was started.
    public let path: NavigationPath
    /// The hierarchy, and what waits: a question, notices that steps end, calls, and tasks that sleep.
    public var summary: String { snapshot.summary }

    let snapshot: PlaceSnapshot
    /// The shortest way from the start.
    let way: [WalkStep]
    /// The lines of the way in a report. They take longer to write than to walk.
    private(set) lazy var textOfWay = StopReport.text(of: way)
    /// The marks of the walk that found the place, after its beginning and after each step.
    let marks: [WalkMark]
    /// The steps from this place, in the order in which they were tried.
    public internal(set) var edges: [FlowEdge] = []
    /// The number of known places that this one was compared with before it got a number.
    var comparedCount = 0
    /// Whether everything that is possible at this place has been tried.
    var isExplored = false

    /// Whether all windows have been closed.
    public let isEnd: Bool

    /// The open windows, in the order in which they were opened.
    let windows: [PlaceWindow]
    /// The modules of the screens in front, in the order of ``screens``.
    let modules: [ObjectIdentifier]

    /// Whether the place has a number, which it has unless another one is the same.
    var isNumbered: Bool { number >= 0 }

    init(way: [WalkStep], _ walk: FlowWalk, _ snapshot: PlaceSnapshot) {
        (self.way, self.snapshot) = (way, snapshot)
        marks = walk.marks
        depth = way.count
        let front = walk.storesInFront.map(\.moduleType)
        screens = front.map(TypeName.text)
        modules = front.map(ObjectIdentifier.init)
        windows = walk.placeWindows
        title = walk.title
        path = walk.window.path
        isEnd = windows.isEmpty
    }

    /// Returns whether a step has led out of what a window shows here: the window shows something else, or another one
    /// has opened.
    ///
    /// To close a window is no way out, because that is possible everywhere, and neither is a question whether to close
    /// it. Only a further window in which the user has done nothing is left in this way.
    ///
    /// - Parameters:
    ///   - window: The index of the window.
    ///   - step: The step.
    ///   - windows: The windows after it.
    func isLeft(_ window: Int, by step: WalkStep, to windows: [PlaceWindow]) -> Bool {
        let left = self.windows[window]
        let isClosed = step.kind == .closingWindow && step.window == window
        if isClosed, left.number == 0 || left.isUsed { return false }
        guard let shown = windows.first(where: { $0.number == left.number }) else {
            return isClosed || !windows.isEmpty
        }
        // What is done in another window may have opened a window there.
        let isDoneHere = step.window == nil || step.window == window
        return shown.screens != left.screens || isDoneHere && windows.count > self.windows.count
    }

    /// The window in which the flow was started; `nil` if it is closed.
    var firstWindow: PlaceWindow? { windows.first { $0.number == 0 } }

    /// The name of the place in findings: its title, and the module of the innermost screen.
    public var name: String { screens.first.map { "“\(title)” (\($0))" } ?? "“\(title)”" }
}

/// A window of a place.
@MainActor
struct PlaceWindow {
    /// The number of the window: 0 for the one in which the flow was started.
    let number: Int
    let title: String
    /// The module of the innermost screen.
    let module: Any.Type?
    /// The screens, and the question if there is one.
    let screens: Screens
    /// Whether the user has done something in the window that has changed what it shows.
    let isUsed: Bool

    init(_ window: WalkWindow, in walk: FlowWalk) {
        number = walk.walkWindows.number(of: window.controller)
        title = window.title
        module = window.stores.first?.moduleType
        screens = Screens(of: window)
        isUsed = walk.walkWindows.isUsed(window.controller)
    }

    /// The title, and the module of the innermost screen.
    var name: String { "“\(title)”\(screen.map { " (\($0))" } ?? "")" }

    /// The name of the module of the innermost screen.
    var screen: String? { module.map { TypeName.text(of: $0) } }
}

extension FlowWalk {
    /// The open windows, as they are now.
    var placeWindows: [PlaceWindow] { walkWindows.all.map { PlaceWindow($0, in: self) } }

    /// The questions in front, or else the titles that the user sees, in the newest window first.
    var title: String {
        let windows = walkWindows.all
        guard !windows.isEmpty else { return "The window is closed" }
        return windows.reversed().map(\.title).joined(separator: ", ")
    }

    /// A text with the hierarchy of each window, the question in front, the notices that steps end, and the calls and
    /// tasks that wait.
    var summary: String {
        var lines: [String] = []
        for window in walkWindows.all {
            lines.append(window.controller.hierarchyDescription)
            if let question = window.questionText { lines.append("question: \(question)") }
            lines += window.noticeTexts
        }
        let calls = waitingCalls.names
        if !calls.isEmpty { lines.append("calls: \(calls.joined(separator: ", "))") }
        if clock.sleeperCount > 0 { lines.append("sleeping: \(clock.sleeperCount)") }
        return lines.joined(separator: "\n")
    }
}
