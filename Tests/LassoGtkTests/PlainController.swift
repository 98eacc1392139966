import LassoGtk

/// A view controller that shows a widget.
final class PlainController: ViewController {
    private let widget: Widget

    init(_ widget: Widget) {
        self.widget = widget
    }

    override func loadView() -> Widget { widget }
}
