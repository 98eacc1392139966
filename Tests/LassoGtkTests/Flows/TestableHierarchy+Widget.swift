import LassoGtk
import LassoTestUtilities

extension TestableHierarchy {
    /// Shows a widget of the application's own in the window, instead of what is in it.
    ///
    /// - Parameter widget: The widget.
    /// - Returns: The widget, which is on the screen.
    func show<Shown: Widget>(_ widget: Shown) -> Shown {
        window.setRootController(WidgetHolder(widget))
        stage.settle()
        return widget
    }
}

/// Shows a widget that has been made already.
private final class WidgetHolder: ViewController {
    private let widget: Widget

    init(_ widget: Widget) {
        self.widget = widget
        super.init()
    }

    override func loadView() -> Widget { Box(.vertical) { widget } }
}
