import LassoGtk
import LassoTestUtilities

extension TestableHierarchy {
    /// Replaces the content of the window by a widget of the application.
    ///
    /// - Parameter widget: The widget.
    /// - Returns: The widget, which is now on the screen.
    func show<Shown: Widget>(_ widget: Shown) -> Shown {
        window.setRootController(WidgetHolder(widget))
        stage.settle()
        return widget
    }
}

/// A view controller that shows an existing widget.
private final class WidgetHolder: ViewController {
    private let widget: Widget

    init(_ widget: Widget) {
        self.widget = widget
        super.init()
    }

    override func loadView() -> Widget { Box(.vertical) { widget } }
}
