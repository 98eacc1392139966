/// Event controllers in a widget, which are removed from it when this object is released, because the application may
/// use the widget again. A window isn't used again, and takes its event controllers with it.
final class AddedControllers {
    private weak var widget: Widget?
    private var controllers: [EventController] = []

    /// Creates an object without event controllers.
    ///
    /// - Parameter widget: The widget to add them to.
    init(in widget: Widget) {
        self.widget = widget
    }

    /// Adds an event controller to the widget.
    func add(_ controller: EventController) {
        controllers.append(controller)
        widget?.addController(controller)
    }

    isolated deinit {
        guard let widget, !(widget is Window) else { return }
        let controllers = controllers
        // In the main actor's next turn, because GTK may be calling the event controllers of the widget one by one.
        Task { [weak widget] in
            for controller in controllers where controller.widget === widget { widget?.removeController(controller) }
        }
    }
}
