/// The application's accelerators in a window, a dialog or a popover of LassoGtk's.
///
/// By itself, GTK has them in windows of the application only, and asks them before what has the focus: Ctrl+Z as the application's
/// accelerator would take undo from every text field. Here, what is written in has its own keys first.
@MainActor
final class AcceleratorKeys {
    private weak var widget: Widget?
    private weak var window: Window?
    // Before the key reaches what has the focus, and after that has not wanted it.
    private let first: ShortcutController
    private let last: ShortcutController
    private let kept = EventControllerKey()
    private var focus: SignalConnection?

    /// - Parameters:
    ///   - widget: What the keys go through: the window, or what is in a popover.
    ///   - window: The window that has the focus meanwhile.
    /// - Returns: `nil` if the window belongs to no application.
    init?(in widget: Widget, of window: Window) {
        let windows = Array(sequence(first: window, next: \.transientFor))
        guard let (owner, shortcuts) = windows.lazy.compactMap({ $0.applicationShortcuts }).first,
            let application = owner.application
        else { return nil }
        self.widget = widget
        self.window = window
        first = ShortcutController(model: shortcuts)
        last = ShortcutController(model: shortcuts)
        if widget === window, owner === window {
            // GTK's own, which is needed no more. It stays with the window, which removes it in the end.
            window.removeController(shortcuts)
            shortcuts.scope = .local
            shortcuts.propagationPhase = .none
            window.addController(shortcuts)
        } else if widget === window {
            window.insertActionGroup("app", group: application)
        }
        widget.addController(first)
        kept.onKeyPressed { [weak window] key, _, modifiers in
            let modifiers = modifiers.intersection([.shiftMask, .controlMask, .altMask, .superMask])
            return window?.focusWidget?.keeps(key, modifiers) == true
        }
        focus = window.onNotify("focus-widget") { [weak self] in self?.followFocus() }
        followFocus()
    }

    // A window outlives the popovers in it.
    isolated deinit { focus?.disconnect() }

    /// Listens also to the keys that nothing else has wanted, before those that were told to do so until now.
    func listenToWhatIsLeft() {
        widget?.addController(last)
        widget?.addController(kept)
    }

    private func followFocus() {
        let focus = window?.focusWidget
        let isText = focus?.isWritten == true || focus?.isSelectedFrom == true
        first.propagationPhase = isText ? .none : .capture
        last.propagationPhase = isText ? .bubble : .none
        kept.propagationPhase = last.propagationPhase
    }
}

extension Window {
    /// This window, if it belongs to an application, and what has the application's accelerators there.
    fileprivate var applicationShortcuts: (Window, ShortcutController)? {
        let controllers = observeControllers().items(as: EventController.self)
        let shortcuts = controllers.lazy.compactMap { $0 as? ShortcutController }
        // The name that GTK gives it.
        return shortcuts.first { $0.name == "gtk-application-shortcuts" }.map { (self, $0) }
    }
}

extension Widget {
    /// Whether keys write in here.
    fileprivate var isWritten: Bool { self is any Editable || self is TextView }

    /// Whether keys select what is written here.
    fileprivate var isSelectedFrom: Bool { (self as? Label)?.selectable == true }

    /// Whether a key is the text's also when there is nothing to do for it: nothing to select, for instance.
    fileprivate func keeps(_ key: Int, _ modifiers: ModifierType) -> Bool {
        let selecting = [Key.a, Key.c, Key.slash, Key.backslash]
        let writing = [Key.x, Key.v, Key.z, Key.backSpace, Key.delete]
        switch modifiers {
        case .controlMask: return selecting.contains(key) || isWritten && writing.contains(key)
        case [.controlMask, .shiftMask]:
            return [Key.A, Key.a].contains(key) || isWritten && [Key.Z, Key.z].contains(key)
        default: return false
        }
    }
}
