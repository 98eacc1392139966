/// A drawing of a controller that has a widget, which is added to the widget of the controller's container.
protocol WidgetDrawing: ControllerDrawing {
    var widget: Widget { get }
}

/// A controller of a class that has a drawing. Each drawing's file declares the conformance of its controller.
protocol DrawableController: Controller {
    /// Creates the drawing of this controller.
    func makeDrawing() -> any ControllerDrawing
}

extension ControllerDrawing {
    /// Creates the drawing of a controller in the same window.
    func makeDrawing(of controller: Controller) -> any ControllerDrawing {
        if let controller = controller as? any DrawableController { return controller.makeDrawing() }
        // Not a subclass, which would not show what the application expects.
        if type(of: controller) == Controller.self { return EmptyDrawing() }
        preconditionFailure(
            """
            LassoGtk cannot draw a \(type(of: controller)). Derive it from ViewController, and return its widget from \
            loadView().
            """
        )
    }
}

extension Controller {
    /// The widget that shows this controller, if it has been drawn.
    package var drawnWidget: Widget? { (drawing as? any WidgetDrawing)?.widget }
}

/// A placeholder for a question, which is shown by a GTK dialog.
private final class QuestionPlaceholder: ControllerDrawing {
    func update(animated: Bool) {}

    func updateTitles() {}
}

extension QuestionController: DrawableController {
    func makeDrawing() -> any ControllerDrawing { QuestionPlaceholder() }
}

/// A drawing of a controller without a class of the application's: it shows nothing, as a `UIViewController` does.
private final class EmptyDrawing: WidgetDrawing {
    let widget: Widget = Box(.vertical)

    init() {
        // GtkPaned unmaps a child that needs no room.
        widget.setSizeRequest(width: 1, height: 1)
    }

    func update(animated: Bool) {}

    func updateTitles() {}
}

/// A drawing of a view controller: its view.
private final class ViewDrawing: WidgetDrawing {
    let widget: Widget

    init(_ controller: ViewController) {
        widget = controller.view
        widget.markAsPage()
    }

    // Only views have widgets of the application's own, or are one.
    var hierarchiesInside: [WindowController] { EmbeddedHierarchy.hierarchies(in: widget) }

    func update(animated: Bool) {}

    func updateTitles() {}
}

extension ViewController: DrawableController {
    func makeDrawing() -> any ControllerDrawing { ViewDrawing(self) }
}
