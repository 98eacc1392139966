import Gtk
import Lasso

extension AnyScreen {
    /// Makes a screen of a view that needs no controller of its own.
    ///
    /// ```swift
    /// static func createScreen(with store: GreetingStore) -> Screen {
    ///     Screen(store, Label(store.state.text))
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - store: The screen's store.
    ///   - view: Makes the widget, when it is drawn.
    ///
    /// Source: Lasso's `AnyScreen.init(_:_:)` with a SwiftUI view.
    public init<Store: AbstractStore>(_ store: Store, _ view: @autoclosure @escaping () -> Widget)
    where Store.State == Module.State, Store.Action == Module.Action, Store.Output == Module.Output {
        self.init(store, WidgetController(view))
    }
}

/// Shows a widget that something else makes.
private final class WidgetController: ViewController {
    private let makeView: () -> Widget

    init(_ makeView: @escaping () -> Widget) {
        self.makeView = makeView
        super.init()
    }

    override func loadView() -> Widget { makeView() }
}
