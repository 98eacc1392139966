/// A controller that shows a widget: the view of a screen.
///
/// ```swift
/// final class CounterViewController: ViewController, LassoView {
///     let store: CounterModule.ViewStore
///
///     init(_ store: ViewStore) { self.store = store }
///
///     override func loadView() -> Widget {
///         let value = Label(), increment = Button("Increment")
///         value.bind(\.label, to: store, \.count) { "\($0)" }
///         increment.bind(to: store, action: .didTapIncrement)
///         return Box(.vertical, spacing: 12) { value; increment }
///     }
/// }
/// ```
///
/// Source: `UIViewController`, as Lasso uses it.
open class ViewController: Controller {
    /// The widget that shows this controller, created on first use.
    public private(set) lazy var view: Widget = loadView()

    /// Creates the widget. Every view controller overrides this method. It is called once, when the controller is
    /// drawn, and not at all in a test without a display.
    ///
    /// - Returns: The widget.
    open func loadView() -> Widget {
        preconditionFailure("\(Self.self) must override loadView() and return its widget.")
    }
    /// The widgets that this controller adds to its header bar, created when the header bar first shows them.
    public private(set) lazy var headerContent: HeaderContent = loadHeaderContent()

    /// Creates the widgets that this controller adds to the header bar above it. By default, it adds none. The method
    /// is called once, after ``loadView()``.
    ///
    /// - Returns: The widgets.
    open func loadHeaderContent() -> HeaderContent { HeaderContent() }
}
