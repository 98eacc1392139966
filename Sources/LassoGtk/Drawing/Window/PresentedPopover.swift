/// Shows what is presented in a popover, which goes when the user clicks elsewhere.
///
/// While something is presented above it, the popover is put aside: it would take the clicks that are meant for that.
final class PresentedPopover: PresentationDrawing {
    private let popover = Popover()
    private let bin = WidgetBin()
    private let content: Widget
    private let keys: WindowKeys
    private let presentations: Presentations
    private var connections: [SignalConnection] = []
    private weak var controller: Controller?
    private weak var anchor: Widget?
    private weak var focusBefore: Widget?
    private var isPutAside = false

    /// - Parameters:
    ///   - controller: What is presented.
    ///   - widget: The widget that shows it.
    ///   - anchor: What the popover points to; `nil` if it is to be at the top of `content`.
    ///   - window: The window that all of it is in.
    ///   - content: What fills the window, or the popover below.
    init(_ controller: Controller, _ widget: Widget, at anchor: Widget?, in window: Window, _ content: Widget) {
        self.controller = controller
        self.content = content
        keys = WindowKeys(in: bin.box, of: window, scope: controller)
        presentations = Presentations(above: window, in: bin.box, by: controller)
        focusBefore = window.focusWidget
        bin.put(widget)
        ActivationGuard.listen(in: bin.box)
        attach(to: anchor?.root == nil ? nil : anchor)
        updateTitles()
    }

    func update() {
        updateTitles()
        let isCovered = controller?.isBelowDialog == true
        if isCovered, !isPutAside {
            isPutAside = true
            popover.popdown()
        } else if !isCovered, isPutAside {
            isPutAside = false
            popUpWithTheNextFrame()
        }
        presentations.update()
    }

    func updateTitles() {
        popover.accessibleLabel = controller?.visibleTitle
        presentations.updateTitles()
    }

    func close() {
        presentations.close()
        detach()
        bin.put(nil)
    }

    // MARK: Where it is

    private func attach(to anchor: Widget?) {
        self.anchor = anchor
        let parent = anchor ?? content
        popover.child = bin.box
        popover.setParent(parent)
        connections = [
            popover.onClosed { [weak self] in self?.didClose() },
            // What it points to goes, and must not be left with a child that is not its own.
            parent.onUnrealize { [weak self] in self?.anchorGoes() },
        ]
        popUpWithTheNextFrame()
    }

    private func detach() {
        connections.forEach { $0.disconnect() }
        connections = []
        guard popover.parent != nil else { return }
        if let focus = (popover.root as? Window)?.focusWidget, focus.isAncestor(popover), let focusBefore,
            focusBefore.isOfUseWithFocus
        {
            focusBefore.grabFocus()
        }
        // Before its surface goes: GTK may be about to show a tooltip for what is in there.
        popover.child = nil
        popover.popdown()
        popover.unparent()
    }

    private func anchorGoes() {
        let hadAnchor = anchor != nil
        detach()
        // The popover stays for as long as the hierarchy says so.
        if hadAnchor, content.realized { attach(to: nil) }
    }

    /// GTK cannot place it before what it points to has its own place on the screen.
    private func popUpWithTheNextFrame() {
        popover.parent?.addTickCallback { [weak self] _, _ in
            self?.popUp()
            return false
        }
    }

    private func popUp() {
        guard let parent = popover.parent, !isPutAside else { return }
        if anchor == nil {
            // It would not fit beside what fills the window.
            popover.pointingTo = GdkRectangle(x: parent.width / 2, y: 0, width: 1, height: 1)
        }
        popover.popup()
    }

    /// The user has clicked elsewhere.
    private func didClose() {
        guard !isPutAside else { return }
        controller?.beginToLeave { [weak self] isAllowed in
            if !isAllowed { self?.popUp() }
        }
    }
}

extension Controller {
    /// Whether something in here, or above it, is presented in a window of its own.
    package var isBelowDialog: Bool {
        withVisibleDescendants.contains { $0.presentation.map { !$0.style.isPopover } ?? false }
    }
}
