import Gtk

/// The keys that the user presses while a shortcut is changed, before anything else in the window handles them.
@MainActor
final class KeyCapture {
    private let handle: (Accelerator) -> Bool
    private let didMoveFocus: () -> Void
    private weak var widget: Widget?
    private var keys: EventControllerKey?
    private var focus: SignalConnection?

    /// Creates a capture that hasn't begun.
    ///
    /// - Parameters:
    ///   - handle: A closure that handles keys, and returns whether it has.
    ///   - didMoveFocus: A closure called when the focus has moved to another widget.
    init(handle: @escaping (Accelerator) -> Bool, didMoveFocus: @escaping () -> Void) {
        (self.handle, self.didMoveFocus) = (handle, didMoveFocus)
    }

    // The window may outlive the capture.
    isolated deinit { end() }

    /// Begins to capture the keys of the window or the popover around a widget, unless it has begun.
    ///
    /// - Parameter content: The widget.
    func begin(around content: Widget) {
        guard keys == nil, let widget = content.native else { return }
        let keys = EventControllerKey()
        keys.propagationPhase = .capture
        keys.onKeyPressed { [weak self, weak keys] _, _, _ in
            guard let self, let event = keys?.currentEvent as? KeyEvent, !event.isModifier, let match = event.match()
            else { return false }
            return handle(Accelerator(key: match.keyval, modifiers: match.modifiers.intersection(Self.relevant)))
        }
        // The newest of the window's controllers is called first: before its accelerators.
        widget.addController(keys)
        (self.widget, self.keys) = (widget, keys)
        focus = (content.root as? Window)?.onNotify("focus-widget") { [weak self] in self?.didMoveFocus() }
    }

    /// Ends the capture.
    func end() {
        focus?.disconnect()
        if let keys { widget?.removeController(keys) }
        (focus, keys) = (nil, nil)
    }

    private static let relevant: ModifierType = [.shiftMask, .controlMask, .altMask, .superMask, .metaMask, .hyperMask]
}
