/// A drawing that represents the window around an embedded hierarchy's widget: it shows above that window what the
/// hierarchy presents, and handles the keys.
final class EmbeddedDrawing: WindowControllerDrawing {
    private weak var top: WindowController?
    private weak var widget: Widget?
    private let keys: WindowKeys
    private var presentations: Presentations?

    init(of top: WindowController, in widget: Widget) {
        self.top = top
        self.widget = widget
        keys = WindowKeys(in: widget, of: nil, scope: top)
    }

    func update(animated: Bool) {
        guard let top, top.isOpen, let widget, let window = widget.root as? Window else {
            presentations?.close()
            presentations = nil
            return
        }
        let presentations = presentations ?? Presentations(above: window, in: widget, by: top)
        self.presentations = presentations
        presentations.update()
    }

    func updateTitles() { presentations?.updateTitles() }

    func open(_ window: WindowController) {
        guard let application = (widget?.root as? Window)?.application else { return }
        window.present(in: application)
    }
}
