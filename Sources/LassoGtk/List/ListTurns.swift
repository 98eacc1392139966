import Gtk

/// The changes that a list shows in a turn of the main loop: the first ones at once, and the last of all others in the
/// next turn.
///
/// The user doesn't cause the signals that GTK emits while a change is shown, so no actions are sent for them. A change
/// that comes meanwhile is shown afterward, because a list can't be changed in the middle of a change. Neither can it
/// while GTK binds a row, also when the user scrolls: a change that a row's observer causes is shown in the next turn.
@MainActor
final class ListTurns {
    /// Whether a change is being shown.
    private(set) var isShowing = false
    /// The number of rows and headers that GTK is binding, one within the other.
    private var bindingDepth = 0
    private var count = 0
    private var isScheduled = false
    private var waiting: (@MainActor () -> Void)?

    /// The maximum number of changes that are shown at once.
    private static var maximumCount: Int { 8 }

    isolated deinit {}

    /// Whether a change can be shown now.
    var canShow: Bool { !isShowing && bindingDepth == 0 }

    /// Calls a closure that shows an item in a row or header that GTK binds.
    func bind(_ body: () -> Void) {
        bindingDepth += 1
        body()
        bindingDepth -= 1
    }

    /// Shows a change now, or in the next turn.
    func show(_ body: @escaping @MainActor () -> Void) {
        count += 1
        if count <= Self.maximumCount, canShow { showNow(body) } else { waiting = body }
        guard !isScheduled else { return }
        isScheduled = true
        performInNextTurn { [weak self] in
            guard let self else { return }
            (count, isScheduled) = (0, false)
            showWaiting()
        }
    }

    /// Shows the change that waits for the next turn.
    func showWaiting() {
        guard canShow, let body = waiting else { return }
        showNow(body)
    }

    private func showNow(_ body: () -> Void) {
        waiting = nil
        isShowing = true
        body()
        isShowing = false
    }
}
