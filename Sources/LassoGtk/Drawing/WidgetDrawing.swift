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
    case let controller as PageController: PageDrawing(controller)
    case let controller as SplitController: SplitDrawing(controller)
    case is QuestionController: QuestionPlaceholder()
    case _ where type(of: controller) == Controller.self: EmptyDrawing()
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
    package var drawnWidget: Widget? { (drawing as? any WidgetDrawing)?.widget }

    /// What the user sees of this controller: itself, its principal child, and so on.
    package var principalLine: [Controller] { Array(sequence(first: self, next: \.principalChild)) }

    /// The title of what the user sees of this controller: the innermost one.
    package var visibleTitle: String? { principalLine.reversed().lazy.compactMap(\.title).first }
}

/// Stands for a question, which is shown by a dialog of GTK's.
private final class QuestionPlaceholder: ControllerDrawing {
    func makeDrawing(of controller: Controller) -> any ControllerDrawing { controllerDrawing(of: controller) }

    func update(animated: Bool) {}

    func updateTitles() {}
}

/// Shows a controller that is of no class of the application's: nothing, as a `UIViewController` does.
private final class EmptyDrawing: WidgetDrawing {
    let widget: Widget = Box(.vertical)

    init() {
        // GtkPaned takes what needs no room off the screen.
        widget.setSizeRequest(width: 1, height: 1)
    }

    func update(animated: Bool) {}

    func updateTitles() {}
}

/// Shows a view controller: its view.
private final class ViewDrawing: WidgetDrawing {
    let widget: Widget

    init(_ controller: ViewController) {
        widget = controller.view
        widget.markAsPage()
    }

    func update(animated: Bool) {}

    func updateTitles() {}
}
