/// A drawing of a controller that is a widget, to be put into its container's.
protocol WidgetDrawing: ControllerDrawing {
    var widget: Widget { get }
}

extension WidgetDrawing {
    func makeDrawing(of controller: Controller) -> any ControllerDrawing {
        controllerDrawing(of: controller)
    }
}

/// Makes the drawing that fits a controller's class.
func controllerDrawing(of controller: Controller) -> any ControllerDrawing {
    switch controller {
    case let controller as ViewController: ViewDrawing(controller)
    case let controller as NavigationController: NavigationDrawing(controller)
    case let controller as TabController: TabDrawing(controller)
    default:
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
    var drawnWidget: Widget? { (drawing as? any WidgetDrawing)?.widget }

    /// The title of what the user sees of this controller: the innermost one.
    var visibleTitle: String? {
        visibleChildren.lazy.compactMap(\.visibleTitle).first ?? title
    }
}

/// Shows a view controller: its view.
private final class ViewDrawing: WidgetDrawing {
    let widget: Widget

    init(_ controller: ViewController) {
        widget = controller.view
    }

    func update(animated: Bool) {}

    func updateTitles() {}
}
