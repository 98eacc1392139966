import LassoGtk

final class CounterViewController: ViewController, LassoView {
    let store: CounterScreenModule.ViewStore

    init(_ store: CounterScreenModule.ViewStore) {
        self.store = store
        super.init()
        title = "Counter"
    }

    override func loadView() -> Widget {
        let value = Label()
        let decrement = Button("Decrement")
        let increment = Button("Increment")

        value.addCssClass("counter-value")
        value.bind(\.label, to: store, \.value) { "\($0)" }

        decrement.bind(to: store, action: .didTapDecrement)
        increment.addCssClass("suggested-action")
        increment.bind(to: store, action: .didTapIncrement)

        let buttons = Box(.horizontal, spacing: 12) {
            decrement; increment
        }
        buttons.homogeneous = true
        return Form {
            value; buttons
        }
    }
}
