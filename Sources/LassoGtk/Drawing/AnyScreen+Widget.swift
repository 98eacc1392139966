import Gtk
import Lasso

extension AnyScreen {
    /// Creates a screen from a view that needs no controller of its own.
    ///
    /// ```swift
    /// static func createScreen(with store: GreetingStore) -> Screen {
    ///     Screen(store, Label(store.state.text))
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - store: The screen's store.
    ///   - view: The widget, which is created when the screen is drawn.
    ///
    /// Source: Lasso's `AnyScreen.init(_:_:)` with a SwiftUI view.
    public init<Store: AbstractStore>(_ store: Store, _ view: @autoclosure @escaping () -> Widget)
    where Store.State == Module.State, Store.Action == Module.Action, Store.Output == Module.Output {
        self.init(store, WidgetController(view))
    }
}

/// A view controller whose widget is created by a closure.
private final class WidgetController: ViewController {
    private let makeView: () -> Widget

    init(_ makeView: @escaping () -> Widget) {
        self.makeView = makeView
        super.init()
    }

    override func loadView() -> Widget { makeView() }
}
