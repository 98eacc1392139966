#if LASSO_INSPECTOR
import LassoGtk

/// Lets the user point at a widget of the application, with a click, or with the Return key at the widget that has the
/// focus. A click while Ctrl is held uses the widget, such as one that opens a popover. Escape ends it.
@MainActor
final class WidgetPicker {
    /// Whether the next click points at a widget, instead of using it.
    private(set) var isPicking = false

    private var windows: () -> [Window] = { [] }
    // The windows and popovers to point in.
    private var surfaces: Set<ObjectIdentifier> = []
    private var ends: [() -> Void] = []
    private var didEnd: ((Widget?) -> Void)?

    isolated deinit {}

    /// Begins to let the user point.
    ///
    /// - Parameters:
    ///   - windows: A closure that returns the windows to point in, called before each frame, because the user may open
    ///     others.
    ///   - didEnd: A closure called once, with the widget, or with `nil` if the user has pointed at none.
    func start(in windows: @escaping () -> [Window], didEnd: @escaping (Widget?) -> Void) {
        stop()
        isPicking = true
        (self.windows, self.didEnd) = (windows, didEnd)
        listenEverywhere()
    }

    /// Ends it, without a widget.
    func stop() { end(nil) }

    private func end(_ widget: Widget?) {
        guard isPicking else { return }
        isPicking = false
        ends.forEach { $0() }
        (ends, surfaces, windows) = ([], [], { [] })
        let didEnd = didEnd
        self.didEnd = nil
        didEnd?(widget)
    }

    private func listenEverywhere() {
        for window in windows() {
            if surfaces.insert(ObjectIdentifier(window)).inserted {
                listen(in: window)
                window.addTickCallback { [weak self] _, _ in
                    self?.listenEverywhere()
                    return self?.isPicking == true
                }
            }
            // A popover is a surface of its own, and has the input alone while it is shown.
            for popover in window.shownPopovers where surfaces.insert(ObjectIdentifier(popover)).inserted {
                listen(in: popover)
            }
        }
    }

    private func listen(in surface: Widget) {
        let click = GestureClick(), keys = EventControllerKey()
        (click.button, click.propagationPhase, keys.propagationPhase) = (0, .capture, .capture)
        click.onPressed { [weak self, weak surface, weak click] _, x, y in
            guard click?.currentEventState.contains(.controlMask) != true else { return }
            click?.setState(.claimed)
            let widget = surface?.pick(x: x, y: y)
            // GTK still handles the press.
            performInNextTurn { self?.end(widget) }
        }
        keys.onKeyPressed { [weak self, weak surface] key, _, _ in
            switch key {
            case Key.escape: self?.end(nil)
            case Key.return, Key.kpEnter: self?.end((surface?.root as? Window)?.focusWidget)
            default: return false
            }
            return true
        }
        surface.addController(click)
        surface.addController(keys)
        let cursor = surface.cursor
        surface.setCursorFromName("crosshair")
        ends.append { [weak surface] in
            surface?.removeController(click)
            surface?.removeController(keys)
            surface?.cursor = cursor
        }
    }
}

extension Widget {
    /// The popovers in this widget that are on the screen, also those in other popovers.
    fileprivate var shownPopovers: [Popover] {
        var shown: [Popover] = []
        var next = firstChild
        while let child = next {
            if child.mapped { shown += ((child as? Popover).map { [$0] } ?? []) + child.shownPopovers }
            next = child.nextSibling
        }
        return shown
    }
}

#endif
