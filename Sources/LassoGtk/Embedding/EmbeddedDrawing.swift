/// A drawing of a container that can be a widget of the application's own, in which the application may show pages of its own
/// instead.
protocol EmbeddableDrawing: ControllerDrawing {
    /// Whether the widget shows the container, and no page of the application's.
    var isShown: Bool { get }

    /// Is called when ``isShown`` may have changed.
    var onShownChange: () -> Void { get set }

    /// Shows the container instead of the application's page.
    func reveal()
}

/// Stands for the window in which the widget of an embedded hierarchy is: shows what is presented by the hierarchy above that
/// window, and hears the keys.
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

    func makeDrawing(of controller: Controller) -> any ControllerDrawing { controllerDrawing(of: controller) }

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
