import Lasso

/// The windows of a walk.
@MainActor
final class WalkWindows {
    /// The application that the windows belong to.
    let application = ApplicationWindows()

    private var numbers: [ObjectIdentifier: Int] = [:]
    private var nextNumber = 0
    private var used: Set<ObjectIdentifier> = []

    /// Creates the windows of a walk, of which none is open.
    ///
    /// - Parameter noticeClock: The clock of the windows' notices.
    init(noticeClock: TestClock) {
        application.noticeClock = noticeClock
    }

    /// The controllers of the open windows, in the order in which they were opened.
    var controllers: [WindowController] { application.all }

    /// The open windows, in the order in which they were opened.
    var all: [WalkWindow] {
        controllers.enumerated().map { index, window in WalkWindow(controller: window, index: index) }
    }

    /// The number of open windows.
    var count: Int { application.count }

    /// Returns an open window; `nil` if there are fewer.
    ///
    /// - Parameter index: The number of open windows that were opened before it.
    subscript(index: Int) -> WalkWindow? {
        let all = controllers
        return all.indices.contains(index) ? WalkWindow(controller: all[index], index: index) : nil
    }

    /// Returns the number of a window: 0 for the one in which the flow was started, and then in the order in which they
    /// were opened.
    func number(of window: WindowController) -> Int { numbers[ObjectIdentifier(window)] ?? 0 }

    /// Returns whether the user has done something in a window that has changed what it shows.
    func isUsed(_ window: WindowController) -> Bool { used.contains(ObjectIdentifier(window)) }

    /// Notes which windows were opened and closed.
    func noteNew() {
        let all = controllers
        let isChanged = all.contains { numbers[ObjectIdentifier($0)] == nil }
        guard isChanged || all.count != numbers.count else { return }
        let identifiers = Set(all.map(ObjectIdentifier.init))
        numbers = numbers.filter { identifiers.contains($0.key) }
        used.formIntersection(identifiers)
        for window in all where numbers[ObjectIdentifier(window)] == nil {
            numbers[ObjectIdentifier(window)] = nextNumber
            nextNumber += 1
        }
    }

    /// Notes that a step has changed what its window shows.
    ///
    /// - Parameters:
    ///   - description: What the window showed before; `nil` if its use doesn't matter.
    ///   - window: The window; `nil` if the step had none.
    func noteUse(_ description: String?, in window: WindowController?) {
        guard let description, let window, controllers.contains(where: { $0 === window }),
            window.hierarchyDescription != description
        else { return }
        used.insert(ObjectIdentifier(window))
    }
}
