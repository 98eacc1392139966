/// The toasts of a window or a dialog. The first one is shown.
@MainActor
package final class ToastHost {
    // The window, or the presented controller of the dialog. It owns this object.
    private weak var scope: Controller?
    private var posted: [PostedToast] = []
    private var hierarchy: Observation?

    init(of scope: Controller) {
        self.scope = scope
    }

    // A hierarchy that is freed without being closed reports nothing.
    isolated deinit {
        hierarchy?.cancel()
        posted.forEach { $0.end(nil) }
    }

    /// The toast that is shown; `nil` if there is none.
    package var current: PostedToast? { posted.first }

    func add(_ toast: PostedToast) {
        posted.append(toast)
        observeHierarchy()
        update()
        if current === toast { scope?.noticesDidChange() }
    }

    func remove(_ toast: PostedToast) {
        guard let index = posted.firstIndex(where: { $0 === toast }) else { return }
        posted.remove(at: index)
        if posted.isEmpty {
            hierarchy?.cancel()
            hierarchy = nil
        }
        update()
        if index == 0 { scope?.noticesDidChange() }
    }

    private func observeHierarchy() {
        guard hierarchy == nil, let top = scope?.lineToTop.last else { return }
        hierarchy = top.observeHierarchy { [weak self] event in
            switch event.kind {
            case .presentationDidChange: self?.update()
            case .viewDidAppear, .viewWillDisappear: if event.controller === self?.scope { self?.update() }
            default: break
            }
        }
    }

    /// Runs the time of the toast that the user can see and use, and stops that of the others.
    private func update() {
        let isSeen = scope.map { $0.isOnScreen && !$0.isBelowDialog } ?? false
        for toast in posted { toast.setPaused(!(isSeen && toast === current), .unseen) }
    }
}

extension Controller {
    /// Whether a controller in this one, or above it, is presented in its own window, which blocks this one.
    package final var isBelowDialog: Bool {
        withVisibleDescendants.contains { $0.presentation.map { !$0.style.isPopover } ?? false }
    }

    /// The window or dialog that shows the notices of this controller: its outermost container or, in a popover, that
    /// of the controller below.
    package final var noticeScope: Controller {
        var scope = outermostContainer
        while scope.presentationStyle?.isPopover == true, let below = scope.presentingController {
            scope = below.outermostContainer
        }
        return scope
    }

    /// The clock of the window that this controller is in.
    final var clockOfNotices: any Clock<Duration> {
        (lineToTop.last as? WindowController)?.noticeClock ?? MainQueueClock()
    }

    /// The toast that is shown in the window or the dialog that this controller is in; `nil` if there is none.
    public final var shownToast: Toast? { postedToast?.toast }

    /// The toast that is shown in the window or the dialog that this controller is in.
    package final var postedToast: PostedToast? { noticeScope.knownNotices?.knownToasts?.current }
}
