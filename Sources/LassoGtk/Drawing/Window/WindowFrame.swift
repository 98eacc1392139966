/// The parts that application windows and dialogs have in common: the header bar, the keys, and the presentations
/// above.
final class WindowFrame {
    let window: Window
    /// The content of the window below its header bar.
    let content = WidgetBin()

    private weak var scope: Controller?
    private let header: WindowHeader
    private let keys: WindowKeys
    private let presentations: Presentations

    /// Creates a frame, and sets up its window.
    ///
    /// - Parameters:
    ///   - window: The window. Its header bar, its keys and its child are set, and the hierarchy closes it.
    ///   - scope: The controller that the window shows: a window controller, or a presented controller.
    init(_ window: Window, scope: Controller) {
        self.window = window
        self.scope = scope
        header = WindowHeader(for: scope)
        presentations = Presentations(above: window, in: content.box, by: scope)
        keys = WindowKeys(in: window, of: window, scope: scope)
        window.titlebar = header.bar
        window.child = content.box
        window.makeOwnGroup()
        window.addCssClass(ActivationGuard.frameClass)
        // After the application's handlers, each of which may refuse.
        window.onCloseRequest(after: true) { [weak window, weak scope] in
            guard let window else { return true }
            EmbeddedHierarchy.askToLeave(in: window) { isAllowed in
                if isAllowed { scope?.beginToLeave() }
            }
            return true
        }
    }

    /// Updates the window to match the hierarchy.
    func update() {
        updateTitles()
        presentations.update()
        moveFocusWhereItIsOfUse()
    }

    private var hasFocusOfUse: Bool { window.focusWidget?.isOfUseWithFocus == true }

    /// Moves the focus if its widget has been removed or become unusable, for instance a button of the header bar.
    private func moveFocusWhereItIsOfUse() {
        guard window.mapped else { return }
        if hasFocusOfUse { return }
        // GTK would continue from the old focus, for instance to the next widget of a covered page.
        window.focusWidget = nil
        if scope?.principalLine.last?.drawnWidget?.focusFirst() == true, hasFocusOfUse { return }
        window.child?.focusFirst()
        if !hasFocusOfUse { window.focusWidget = nil }
    }

    /// Updates the window's title and back button to match the hierarchy.
    func updateTitles() {
        window.title = scope?.visibleTitle
        header.update()
        presentations.updateTitles()
    }

    /// Closes the window, and before it the dialogs above it.
    func close() {
        presentations.close()
        // References to this window may outlive the window below.
        window.transientFor = nil
        window.destroy()
    }
}
