/// Shows what is presented in a popover, which goes when the user clicks elsewhere.
final class PresentedPopover: PresentationDrawing {
    private let popover = Popover()
    private let place = WidgetPlace()
    private let keys: WindowKeys
    private let presentations: Presentations
    private let isAnchored: Bool
    private weak var focusBefore: Widget?
    private var connections: [SignalConnection] = []
    private weak var controller: Controller?

    /// - Parameters:
    ///   - controller: What is presented.
    ///   - widget: The widget that shows it.
    ///   - anchor: What the popover points to; `nil` if it is to be at the top of `content`.
    ///   - window: The window that all of it is in.
    ///   - content: What fills the window, or the popover below.
    init(_ controller: Controller, _ widget: Widget, at anchor: Widget?, in window: Window, _ content: Widget) {
        self.controller = controller
        isAnchored = anchor != nil
        let anchor = anchor ?? content
        keys = WindowKeys(in: place.box, scope: controller) { nil }
        presentations = Presentations(above: window, in: place.box, by: controller)
        place.put(widget)
        popover.child = place.box
        popover.setParent(anchor)
        connections = [
            popover.onClosed { [weak self] in self?.didClose() },
            // What it points to goes, and must not be left with a child that is not its own.
            anchor.onUnrealize { [weak self] in self?.takeAway() },
        ]
        updateTitles()
        // GTK cannot place it before what it points to has its own place on the screen.
        anchor.addTickCallback { [weak self] _, _ in
            self?.popUp()
            return false
        }
    }

    private func popUp() {
        guard let anchor = popover.parent else { return }
        if !isAnchored {
            // It would not fit beside what fills the window.
            popover.pointingTo = GdkRectangle(x: anchor.width / 2, y: 0, width: 1, height: 1)
        }
        focusBefore = (popover.root as? Window)?.focusWidget
        popover.popup()
    }

    func update() {
        updateTitles()
        presentations.update()
    }

    func updateTitles() {
        popover.accessibleLabel = controller?.visibleTitle
        presentations.updateTitles()
    }

    func close() {
        presentations.close()
        takeAway()
    }

    private func takeAway() {
        connections.forEach { $0.disconnect() }
        if let focus = (popover.root as? Window)?.focusWidget, focus.isAncestor(popover), let focusBefore,
            focusBefore.isOfUseWithFocus
        {
            focusBefore.grabFocus()
        }
        place.put(nil)
        guard popover.parent != nil else { return }
        popover.popdown()
        popover.unparent()
    }

    /// The user has clicked elsewhere.
    private func didClose() {
        controller?.beginToLeave { [weak self] isAllowed in
            if !isAllowed { self?.popUp() }
        }
    }
}
