/// The parts that application windows and dialogs have in common: the keys, the presentations above, and a header bar
/// for a window that shows no controller.
final class WindowFrame {
    let window: Window
    private weak var scope: Controller?
    /// The commands that the user can choose in the window.
    let commands: WindowCommands
    // The header bar, if the window has ever needed it, and the content, which has header bars of its own.
    private let box = Box(.vertical)
    private var content: Widget?
    private var header: (bar: HeaderBar, title: HeaderTitle)?
    private let keys: WindowKeys
    private let presentations: Presentations
    private let toasts: ToastDrawing

    /// Creates a frame, and sets up its window.
    ///
    /// - Parameters:
    ///   - window: The window. Its header bar, its keys and its child are set, and the hierarchy closes it.
    ///   - scope: The controller that the window shows: a window controller, or a presented controller.
    init(_ window: Window, scope: Controller) {
        self.window = window
        self.scope = scope
        commands = WindowCommands(in: window, scope: scope)
        presentations = Presentations(above: window, in: box, by: scope, commands: commands)
        keys = WindowKeys(in: window, of: window, scope: scope, commands: commands)
        // Without a title bar, GTK would show one of its own.
        window.titlebar = Box(.horizontal).with { $0.visible = false }
        let overlay = Overlay()
        toasts = ToastDrawing(of: scope, in: overlay)
        overlay.child = box
        window.child = overlay
        // A header bar at the top of the content has the window's round corners.
        window.overflow = .hidden
        window.makeOwnGroup()
        window.markAsFrame()
        // After the application's handlers, each of which may refuse.
        window.onCloseRequest(after: true) { [weak scope] in
            scope?.beginToLeave()
            return true
        }
    }

    /// Shows a widget as the content of the window, which it fills.
    ///
    /// - Parameter widget: The widget.
    func show(_ widget: Widget) {
        widget.vexpand = true
        box.append(widget)
        content = widget
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
        focusContent()
        if hasFocusOfUse { return }
        window.child?.focusFirst()
        if !hasFocusOfUse { window.focusWidget = nil }
    }

    /// Shows the window for the first time.
    ///
    /// The theme animates a focus that moves in a window that is shown, which takes a good part of the time when a
    /// program starts. GTK finds the first widget only in a window that is shown, so the first window begins with the
    /// focus in the first text field, if no other widget comes before it. Assistive technologies don't notice a further
    /// window that begins with a focus (GTK 4.8).
    func present() {
        if window.application?.windows.count == 1 {
            scope?.principalLine.last?.drawnWidget?.firstTextField?.grabFocus()
        }
        window.present()
    }

    /// Moves the focus to the first widget of the content, rather than to a button of a header bar.
    func focusContent() {
        if hasFocusOfUse, window.focusWidget?.headerBar == nil { return FirstFocus.move(window.focusWidget) }
        scope?.principalLine.last?.drawnWidget?.focusFirst()
    }

    /// Updates the window's title and its header bars to match the hierarchy.
    func updateTitles() {
        window.title = scope?.visibleTitle
        scope?.updateHeaders()
        updateHeader()
        presentations.updateTitles()
        toasts.update()
    }

    /// Shows the window's own header bar if no controller in the window has one.
    private func updateHeader() {
        guard let scope, !scope.visibleInside.contains(where: \.hasHeader) else {
            header?.bar.visible = false
            return
        }
        let header = header ?? addHeader()
        header.title.update(to: scope)
        header.bar.visible = true
    }

    private func addHeader() -> (bar: HeaderBar, title: HeaderTitle) {
        let added = (bar: HeaderBar(), title: HeaderTitle())
        added.bar.titleWidget = added.title.box
        box.prepend(added.bar)
        header = added
        return added
    }

    /// Closes the window, and before it the dialogs above it. Its content can then be used anywhere.
    func close() {
        content?.leaveContainer()
        presentations.close()
        toasts.close()
        commands.stop()
        // References to this window may outlive the window below.
        window.transientFor = nil
        let display = window.display
        window.destroy()
        display.forgetTooltip()
    }
}

extension Window {
    private static let frameClass = "lasso-window"

    /// Marks this window as one that shows a hierarchy. GTK's own dialogs aren't marked.
    fileprivate func markAsFrame() { addCssClass(Self.frameClass) }

    /// Whether this window shows a hierarchy.
    var isFrame: Bool { hasCssClass(Self.frameClass) }
}
