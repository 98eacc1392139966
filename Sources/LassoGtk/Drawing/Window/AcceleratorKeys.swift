/// The application's accelerators in a window, a dialog or a popover of LassoGtk's.
///
/// GTK itself has accelerators in the application's windows only, and handles them before the focus widget: Ctrl+Z as
/// an accelerator of the application would disable undo in every text field. Here, text widgets handle their own keys
/// first.
@MainActor
final class AcceleratorKeys {
    private weak var widget: Widget?
    private weak var window: Window?
    // One handles keys before the focus widget, the other one after it.
    private let first: [ShortcutController]
    private let last: [ShortcutController]
    private let kept = EventControllerKey()
    private var focus: SignalConnection?

    /// Creates the accelerators of a widget.
    ///
    /// - Parameters:
    ///   - widget: The widget that the keys pass through: the window, or the content of a popover.
    ///   - window: The window that has the focus meanwhile.
    ///   - commands: The commands of the window. Their keys precede the application's accelerators, which precede those
    ///     of standard commands.
    /// - Returns: `nil` if the window belongs to no application.
    init?(in widget: Widget, of window: Window, commands: WindowCommands?) {
        let windows = Array(sequence(first: window, next: \.transientFor))
        guard let (owner, shortcuts) = windows.lazy.compactMap({ $0.applicationShortcuts }).first,
            let application = owner.application
        else { return nil }
        self.widget = widget
        self.window = window
        let models: [any ListModel] = [commands?.shortcuts, shortcuts, commands?.standardShortcuts].compactMap { $0 }
        first = models.map { ShortcutController(model: $0) }
        last = models.map { ShortcutController(model: $0) }
        if widget === window, owner === window {
            // GTK's own controller is no longer needed. It stays with the window, which removes it when it is
            // destroyed.
            window.removeController(shortcuts)
            shortcuts.scope = .local
            shortcuts.propagationPhase = .none
            window.addController(shortcuts)
        } else if widget === window {
            window.insertActionGroup("app", group: application)
        }
        // GTK calls the newer of two event controllers first.
        first.reversed().forEach(widget.addController)
        let keys = kept
        keys.onKeyPressed { [weak window, weak keys] _, _, _ in
            guard let focus = window?.focusWidget, let event = keys?.currentEvent as? KeyEvent else { return false }
            return focus.keeps(event)
        }
        focus = window.onNotify("focus-widget") { [weak self] in self?.followFocus() }
        followFocus()
    }

    // A window outlives the popovers in it.
    isolated deinit { focus?.disconnect() }

    /// Also handles the keys that no widget has handled, before the event controllers that were added earlier do.
    func listenToWhatIsLeft() {
        last.reversed().forEach { widget?.addController($0) }
        widget?.addController(kept)
    }

    private func followFocus() {
        let focus = window?.focusWidget
        let isText = focus?.isWritten == true || focus?.isSelectedFrom == true
        for keys in first { keys.propagationPhase = isText ? .none : .capture }
        for keys in last { keys.propagationPhase = isText ? .bubble : .none }
        kept.propagationPhase = isText ? .bubble : .none
    }
}

extension Window {
    /// This window and the controller of the application's accelerators in it, if it belongs to an application.
    fileprivate var applicationShortcuts: (Window, ShortcutController)? {
        let controllers = observeControllers().items(as: EventController.self)
        let shortcuts = controllers.lazy.compactMap { $0 as? ShortcutController }
        // The name that GTK gives the controller.
        return shortcuts.first { $0.name == "gtk-application-shortcuts" }.map { (self, $0) }
    }
}

extension Widget {
    /// Whether the user types text into this widget. While an editable label is edited, a text in it has the focus.
    var isWritten: Bool { implementsEditable && !(self is EditableLabel) || self is TextView }

    // Not with `is`, for which the runtime searches all conformances of the program for each class of widget.
    private var implementsEditable: Bool { GType(name: "GtkEditable").map(objectType.isA) ?? false }

    /// Whether the user can select this widget's text with keys.
    fileprivate var isSelectedFrom: Bool { (self as? Label)?.selectable == true }

    /// Returns whether a key belongs to the text even if it has no effect at the moment, for instance because there is
    /// nothing to select.
    fileprivate func keeps(_ event: KeyEvent) -> Bool {
        Self.selecting.contains { event.isFor($0) } || isWritten && Self.writing.contains { event.isFor($0) }
    }

    private static let selecting =
        [Key.a, Key.c, Key.slash, Key.backslash].map { Accelerator(key: $0, modifiers: .controlMask) }
        + [Accelerator(key: Key.a, modifiers: [.controlMask, .shiftMask])]

    private static let writing =
        [Key.x, Key.v, Key.z, Key.backSpace, Key.delete].map { Accelerator(key: $0, modifiers: .controlMask) }
        + [Accelerator(key: Key.z, modifiers: [.controlMask, .shiftMask])]
}
