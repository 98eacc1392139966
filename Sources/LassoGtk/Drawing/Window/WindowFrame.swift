/// What all windows have in common, an application's and those of dialogs: the header bar, the keys, and the dialogs above.
final class WindowFrame {
    let window: Window
    /// What the window shows below its header bar.
    let content = WidgetBin()

    private weak var scope: Controller?
    private let header: WindowHeader
    private let keys: WindowKeys
    private let presentations: Presentations

    /// - Parameters:
    ///   - window: The window. It is given its header bar, its keys and its child, and is closed as the hierarchy says.
    ///   - scope: What the window shows: a window controller, or what is presented.
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
        // After the application's handlers: each of them may refuse.
        window.onCloseRequest(after: true) { [weak window, weak scope] in
            guard let window else { return true }
            EmbeddedHierarchy.askToLeave(in: window) { isAllowed in
                if isAllowed { scope?.beginToLeave() }
            }
            return true
        }
    }

    /// Brings the window in line with the hierarchy.
    func update() {
        updateTitles()
        presentations.update()
        moveFocusWhereItIsOfUse()
    }

    private var hasFocusOfUse: Bool { window.focusWidget?.isOfUseWithFocus == true }

    /// What had the focus may have gone, with a button of the header bar for instance.
    private func moveFocusWhereItIsOfUse() {
        guard window.mapped else { return }
        if hasFocusOfUse { return }
        // GTK would go on from there, to the next widget of a page that is covered for instance.
        window.focusWidget = nil
        if scope?.principalLine.last?.drawnWidget?.focusFirst() == true, hasFocusOfUse { return }
        window.child?.focusFirst()
        if !hasFocusOfUse { window.focusWidget = nil }
    }

    /// Brings the window's title and the way back in line with the hierarchy.
    func updateTitles() {
        window.title = scope?.visibleTitle
        header.update()
        presentations.updateTitles()
    }

    /// Takes the window away, and the dialogs above it first.
    func close() {
        presentations.close()
        // Whoever still holds the window may do so for longer than the window below is there.
        window.transientFor = nil
        window.destroy()
    }
}
