/// The windows whose hierarchies have changed.
///
/// Their life cycles run one after the other, so that a controller that moves has disappeared from the first window
/// before it appears in the second.
@MainActor
enum ChangedWindows {
    private static var windows = OrderedReferences<WindowController>()
    private static var isFollowing = false
    // The number of changes that have begun and are not complete. A change may make another one.
    private static var openChangeCount = 0
    // The closures to call after the life cycle has run: one for each change, in the order of the changes.
    private static var waitingForTheEnd = Queue<() -> Void>()
    private static var isCallingWaiting = false

    /// Whether the life cycle of every controller matches the hierarchy.
    static var areAtRest: Bool { !isFollowing && openChangeCount == 0 && windows.isEmpty }

    /// Whether the life cycle of every controller matches the hierarchy as it was before the one change that is being
    /// made.
    static var haveNoOtherChange: Bool { !isFollowing && openChangeCount == 1 && windows.isEmpty }

    /// Notes the beginning of a change, which ``follow(_:in:animated:whenDone:)`` completes.
    static func beginChange() { openChangeCount += 1 }

    /// Calls a closure that calls life cycle methods, then follows the changes that were made meanwhile.
    static func follow(_ body: () -> Void) {
        let wasFollowing = isFollowing
        isFollowing = true
        body()
        isFollowing = wasFollowing
        followWaiting()
    }

    /// Runs the life cycle after a change of the hierarchy, once the changes around it are complete.
    ///
    /// - Parameters:
    ///   - controller: The controller whose children, visible children, or presentation changed.
    ///   - window: The window that the controller is in; `nil` if it is in none, so that nothing appears or disappears.
    ///   - animated: Whether the change is animated.
    ///   - action: A closure called after the life cycle has run for this change and for those that were made
    ///     meanwhile. The closures of earlier changes are called first.
    static func follow(
        _ controller: Controller,
        in window: WindowController?,
        animated: Bool,
        whenDone action: @escaping () -> Void
    ) {
        openChangeCount -= 1
        waitingForTheEnd.append(action)
        if let window {
            window.lifeCycleOfControllers.hierarchyDidChange(at: controller, animated: animated)
            windows.append(window)
        }
        followWaiting()
    }

    private static func followWaiting() {
        guard !isFollowing, openChangeCount == 0 else { return }
        takeSteps()
        guard !isCallingWaiting else { return }
        isCallingWaiting = true
        while let action = waitingForTheEnd.popFirst() { action() }
        isCallingWaiting = false
    }

    private static func takeSteps() {
        isFollowing = true
        // The number of consecutive windows that could only wait for another one.
        var waitingCount = 0
        while let window = windows.first {
            let lifeCycle = window.lifeCycleOfControllers
            if lifeCycle.takeStep() {
                waitingCount = 0
                continue
            }
            windows.remove(window)
            if lifeCycle.awaitsAnotherWindow, waitingCount < windows.count {
                waitingCount += 1
                lifeCycle.lookAgain()
                windows.append(window)
            } else {
                lifeCycle.rest()
            }
        }
        isFollowing = false
    }
}
