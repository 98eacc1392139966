/// A hierarchy in a widget of the application's own, from a `.ui` file for instance. What is in it appears when the widget is
/// on the screen.
///
/// It ends when the widget is taken out of its window, or its window is closed.
final class EmbeddedHierarchy {
    private let root: Controller
    private weak var widget: Widget?
    // Stands for the window, of which the hierarchy knows nothing.
    private let top = WindowController()
    private var connections: [SignalConnection] = []

    private struct Entry {
        weak var hierarchy: EmbeddedHierarchy?
    }

    private static var entries: [Entry] = []

    /// The container that is drawn by a widget; a new one, if there is none yet.
    ///
    /// - Parameters:
    ///   - widget: The widget.
    ///   - make: Makes the container, with its drawing.
    /// - Returns: The container.
    static func container<Container: Controller>(in widget: Widget, make: () -> Container) -> Container {
        entries.removeAll { $0.hierarchy?.widget == nil }
        let existing = entries.lazy.compactMap(\.hierarchy).first { $0.widget === widget }
        if let container = existing?.root as? Container { return container }
        let container = make()
        let hierarchy = EmbeddedHierarchy(of: container, in: widget)
        entries.append(Entry(hierarchy: hierarchy))
        return container
    }

    private init(of root: Controller, in widget: Widget) {
        self.root = root
        self.widget = widget
        // The widget keeps what is in it.
        widget.holdReference(to: self)
        top.drawing = EmbeddedDrawing(of: top, in: widget)
        top.setRootController(root)
        connections = [
            widget.onMap(after: true) { [weak self] in self?.top.setOnScreen(true) },
            widget.onUnmap { [weak self] in self?.top.setOnScreen(false) },
            widget.onUnrealize { [weak self] in self?.end() },
        ]
        top.setOnScreen(widget.mapped)
    }

    private func end() {
        connections.forEach { $0.disconnect() }
        top.close()
        top.drawing = nil
        root.drawing = nil
        widget?.releaseReference(to: self)
    }
}

/// Shows what is presented by a hierarchy in a widget of the application's own, and hears the keys.
private final class EmbeddedDrawing: WindowControllerDrawing {
    private weak var top: WindowController?
    private weak var widget: Widget?
    private let keys: WindowKeys
    private var presentations: Presentations?

    init(of top: WindowController, in widget: Widget) {
        self.top = top
        self.widget = widget
        keys = WindowKeys(in: widget, scope: top)
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
