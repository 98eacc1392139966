/// A drawing that represents the window around an embedded hierarchy's widget: it shows above that window what the
/// hierarchy presents, and handles the keys.
final class EmbeddedDrawing: WindowControllerDrawing {
    private weak var top: WindowController?
    private weak var widget: Widget?
    private let onReveal: () -> Void
    private let keys: WindowKeys
    private var presentations: Presentations?
    private var toasts: ToastDrawing?

    /// Creates a drawing.
    ///
    /// - Parameters:
    ///   - top: The window controller of the hierarchy.
    ///   - widget: The widget.
    ///   - onReveal: A closure that shows the widget.
    init(of top: WindowController, in widget: Widget, onReveal: @escaping () -> Void) {
        self.top = top
        self.widget = widget
        self.onReveal = onReveal
        keys = WindowKeys(in: widget, of: nil, scope: top)
    }

    func update(animated: Bool) {
        guard let top, top.isOpen, let widget, let window = widget.root as? Window else {
            presentations?.close()
            presentations = nil
            toasts?.close()
            toasts = nil
            return
        }
        let presentations = presentations ?? Presentations(above: window, in: widget, by: top)
        self.presentations = presentations
        top.updateHeaders()
        presentations.update()
        updateToasts()
    }

    func updateTitles() {
        top?.updateHeaders()
        presentations?.updateTitles()
        updateToasts()
    }

    /// Updates the toast, which is shown in the nearest overlay of the application's own around the widget.
    private func updateToasts() {
        guard let top, let widget, toasts != nil || top.postedToast != nil else { return }
        if toasts == nil {
            let containers = sequence(first: widget, next: \.parent)
            guard let overlay = containers.lazy.compactMap({ $0 as? Overlay }).first else {
                StandardError.report(
                    """
                    A toast in a \(type(of: widget)) of the application's own can't be shown. Put an Overlay around the \
                    \(type(of: widget)).
                    """
                )
                top.postedToast?.end(.dismissed)
                return
            }
            toasts = ToastDrawing(of: top, in: overlay)
        }
        toasts?.update()
    }

    func reveal() { onReveal() }

    func open(_ window: WindowController) {
        guard let application = (widget?.root as? Window)?.application else { return }
        window.present(in: application)
    }
}
