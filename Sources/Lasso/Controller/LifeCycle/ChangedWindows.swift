/// The windows whose hierarchies have changed.
///
/// One is followed after the other, so that a controller that moves has disappeared from the first before it appears in the
/// second.
@MainActor
enum ChangedWindows {
    private static var windows = OrderedReferences<WindowController>()
    private static var isFollowing = false
    // How many changes have begun and are not complete: a change may make another one.
    private static var openChangeCount = 0
    // The closures to call when the life cycle has followed, one for each change, in the order of the changes.
    private static var waitingForTheEnd = Queue<() -> Void>()
    private static var isCallingWaiting = false

    /// Whether the life cycle of every controller says where the controller is.
    static var areAtRest: Bool { !isFollowing && openChangeCount == 0 && windows.isEmpty }

    /// Notes that a change begins, which ``follow(_:in:animated:whenDone:)`` completes.
    static func beginChange() { openChangeCount += 1 }

    /// Calls a closure that takes controllers through their life cycle, and follows the changes that they make meanwhile.
    static func follow(_ body: () -> Void) {
        let wasFollowing = isFollowing
        isFollowing = true
        body()
        isFollowing = wasFollowing
        followWaiting()
    }

    /// Follows a change of the hierarchy, when the changes around it are complete.
    ///
    /// - Parameters:
    ///   - controller: The controller whose children, or whose visible children, have changed.
    ///   - window: The window that the controller is in; `nil` if it is in none, so that nothing appears or disappears.
    ///   - animated: Whether the change is animated.
    ///   - action: A closure that is called when the life cycle has followed, this change and those that were made meanwhile,
    ///     and after the closures of the changes that were made before.
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
        // How many windows, one after the other, have had nothing to do but to wait for another one.
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
