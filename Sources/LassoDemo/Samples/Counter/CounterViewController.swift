import LassoGtk

final class CounterViewController: ViewController, LassoView {
    let store: CounterScreenModule.ViewStore

    init(_ store: CounterScreenModule.ViewStore) {
        self.store = store
        super.init()
        title = translated("Counter")
    }

    override func loadView() -> Widget {
        let value = Label()
        let decrement = Button(translated("Decrement"))
        let increment = Button(translated("Increment"))
        let finish = Button(mnemonic: translated("_Finish"))

        value.addCssClass("counter-value")
        value.bind(\.label, to: store, \.value) { LocaleFormat.number($0) }

        decrement.bind(to: store, action: .didTapDecrement)
        increment.addCssClass("suggested-action")
        increment.bind(to: store, action: .didTapIncrement)
        finish.halign = .center
        finish.bind(to: store, action: .didTapFinish)

        let buttons = Box(.horizontal, spacing: 12) {
            decrement; increment
        }
        buttons.homogeneous = true
        return Form {
            value; buttons; finish
        }
    }
}
