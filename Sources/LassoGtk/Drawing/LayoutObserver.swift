/// Calls a closure when a widget has been laid out, before its window is drawn. What the closure changes is laid out
/// again in the same frame.
@MainActor
final class LayoutObserver {
    private weak var widget: Widget?
    private var layout: SignalConnection?
    private let onLayout: () -> Void

    /// Begins to observe a widget.
    init(of widget: Widget, _ onLayout: @escaping () -> Void) {
        self.widget = widget
        self.onLayout = onLayout
        widget.onRealize(after: true) { [weak self] in self?.listen() }
        widget.onUnrealize { [weak self] in self?.stop() }
        if widget.realized { listen() }
    }

    isolated deinit { layout?.disconnect() }

    private func listen() {
        layout = widget?.frameClock?.onLayout(after: true) { [weak self] in
            guard let self, let widget, widget.mapped, widget.width > 0 else { return }
            onLayout()
        }
    }

    private func stop() {
        layout?.disconnect()
        layout = nil
    }
}
