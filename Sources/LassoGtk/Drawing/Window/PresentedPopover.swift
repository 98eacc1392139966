/// A drawing of a controller that is presented in a popover, which closes when the user clicks elsewhere.
///
/// While a dialog is presented above it, the popover is hidden: it would catch the clicks that are meant for the
/// dialog. It then comes back with the focus where it was.
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
    private var focusMemory = FocusMemory()
    private var isPutAside = false
    // Whether the focus has to return to where it was when the popover was last open.
    private var focusReturns = false

    /// Creates a popover, and shows it.
    ///
    /// - Parameters:
    ///   - controller: The presented controller.
    ///   - page: The page that shows the controller.
    ///   - anchor: The widget that the popover points to; `nil` to show it at the top of `content`.
    ///   - window: The window that contains them.
    ///   - content: The content of the window, or of the popover below.
    ///   - commands: The commands of the window; `nil` if it has none.
    init(
        _ controller: Controller,
        _ page: HeaderedPage,
        at anchor: Widget?,
        in window: Window,
        _ content: Widget,
        _ commands: WindowCommands?
    ) {
        self.controller = controller
        self.content = content
        keys = WindowKeys(in: bin.box, of: window, scope: controller, commands: commands)
        presentations = Presentations(above: window, in: bin.box, by: controller, commands: commands)
        focusBefore = window.focusWidget
        bin.put(page)
        popover.child = bin.box
        ActivationGuard.listen(in: bin.box)
        attach(to: anchor?.root == nil ? nil : anchor)
        updateTitles()
    }

    func update() {
        updateTitles()
        let isCovered = controller?.isBelowDialog == true
        if isCovered, !isPutAside {
            isPutAside = true
            rememberFocus()
            popover.popdown()
        } else if !isCovered, isPutAside {
            isPutAside = false
            popUpWithTheNextFrame()
        }
        presentations.update()
    }

    func updateTitles() {
        popover.accessibleLabel = controller?.visibleTitle
        controller?.updateHeaders()
        presentations.updateTitles()
    }

    func close() {
        presentations.close()
        detach()
        bin.put(nil)
    }

    // MARK: The position

    private func attach(to anchor: Widget?) {
        disconnect()
        self.anchor = anchor
        let parent = anchor ?? content
        popover.setParent(parent)
        connections = [
            popover.onClosed { [weak self] in self?.didClose() },
            // When the anchor is removed, it must not keep a child that is not its own.
            parent.onUnrealize { [weak self] in self?.anchorGoes() },
        ]
        popUpWithTheNextFrame()
    }

    private func disconnect() {
        connections.forEach { $0.disconnect() }
        connections = []
    }

    private func detach() {
        disconnect()
        guard popover.parent != nil else { return }
        let window = popover.root as? Window
        let returning = popover.hasFocusWithin && focusBefore?.isOfUseWithFocus == true ? focusBefore : nil
        returning?.restoreFocus()
        popover.giveUpDefault()
        popover.popdown()
        popover.unparent()
        // GTK 4.18 gives the focus to the parent of a popover that closes.
        if let returning, window?.focusWidget !== returning { returning.restoreFocus() }
        popover.display.forgetTooltip()
    }

    private func anchorGoes() {
        let isContentGoing = anchor == nil || !content.realized
        detach()
        // The popover stays for as long as the hierarchy presents it.
        if isContentGoing {
            connections = [content.onRealize { [weak self] in self?.moveToContent() }]
        } else {
            moveToContent()
        }
    }

    private func moveToContent() {
        attach(to: nil)
        // The button that accepts is the default button of the window again.
        controller?.updateHeaders()
    }

    /// Shows the popover with the next frame, because GTK cannot position it before its anchor has a position on the
    /// screen.
    private func popUpWithTheNextFrame() {
        popover.parent?.addTickCallback { [weak self] _, _ in
            self?.popUp()
            return false
        }
    }

    private func popUp() {
        guard let parent = popover.parent, !isPutAside else { return }
        if anchor == nil {
            // There would be no room for it beside a widget that fills the window.
            popover.pointingTo = GdkRectangle(x: parent.width / 2, y: 0, width: 1, height: 1)
        }
        popover.popup()
        if focusReturns, popover.mapped {
            focusReturns = false
            focusMemory.restoreScrolling(in: bin.box)
        }
    }

    private func rememberFocus() { focusReturns = focusMemory.remember(in: bin.box) || focusReturns }

    /// Asks to leave the controller, because the user has clicked elsewhere.
    private func didClose() {
        guard !isPutAside else { return }
        // GTK moves the focus out of the popover with the next frame.
        rememberFocus()
        controller?.beginToLeave { [weak self] isAllowed in
            if !isAllowed { self?.popUp() }
        }
    }
}
