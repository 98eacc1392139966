#if LASSO_INSPECTOR
import LassoGtk

/// Lets the user point at a widget of the application, with a click, or with the Return key at the widget that has the
/// focus. Escape ends it.
final class WidgetPicker {
    /// Whether the next click points at a widget, instead of using it.
    private(set) var isPicking = false

    private var ends: [() -> Void] = []
    private var didEnd: ((Widget?) -> Void)?

    isolated deinit {}

    /// Begins to let the user point.
    ///
    /// - Parameters:
    ///   - windows: The windows to point in.
    ///   - didEnd: A closure called once, with the widget, or with `nil` if the user has pointed at none.
    func start(in windows: [Window], didEnd: @escaping (Widget?) -> Void) {
        stop()
        isPicking = true
        self.didEnd = didEnd
        windows.forEach(listen)
    }

    /// Ends it, without a widget.
    func stop() { end(nil) }

    private func end(_ widget: Widget?) {
        guard isPicking else { return }
        isPicking = false
        ends.forEach { $0() }
        ends = []
        let didEnd = didEnd
        self.didEnd = nil
        didEnd?(widget)
    }

    private func listen(in window: Window) {
        let click = GestureClick(), keys = EventControllerKey()
        (click.button, click.propagationPhase, keys.propagationPhase) = (0, .capture, .capture)
        click.onPressed { [weak self, weak window, weak click] _, x, y in
            click?.setState(.claimed)
            let widget = window?.pick(x: x, y: y)
            // GTK still handles the press.
            performInNextTurn { self?.end(widget) }
        }
        keys.onKeyPressed { [weak self, weak window] key, _, _ in
            switch key {
            case Key.escape: self?.end(nil)
            case Key.return, Key.kpEnter: self?.end(window?.focusWidget)
            default: return false
            }
            return true
        }
        window.addController(click)
        window.addController(keys)
        let cursor = window.cursor
        window.setCursorFromName("crosshair")
        ends.append { [weak window] in
            window?.removeController(click)
            window?.removeController(keys)
            window?.cursor = cursor
        }
    }
}

#endif
