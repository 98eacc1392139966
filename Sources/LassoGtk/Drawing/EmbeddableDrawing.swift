/// A drawing of a container that can use a widget of the application's own, in which the application may show its own
/// pages instead.
protocol EmbeddableDrawing: ControllerDrawing {
    /// Whether the widget shows the container, and not an application page.
    var isShown: Bool { get }

    /// A closure called when ``isShown`` may have changed.
    var onShownChange: () -> Void { get set }

    /// Shows the container instead of the application page.
    func reveal()
}
