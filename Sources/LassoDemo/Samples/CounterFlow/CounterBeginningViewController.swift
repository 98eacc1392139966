import LassoGtk

final class CounterBeginningViewController: ViewController, LassoView {
    let store: CounterBeginningModule.ViewStore

    init(_ store: CounterBeginningModule.ViewStore) {
        self.store = store
        super.init()
        title = translated("Counter in a Flow")
    }

    override func loadView() -> Widget {
        let value = SpinButton(min: -1000, max: 1000, step: 1), count = Button(translated("Count"))
        value.bindValue(to: store, \.valueOfButton) { .didChangeValue($0) }
        let form = Form(translated("Where Do You Begin?"), translated("The next screen counts from this number.")) {
            FormField(translated("_Number"), value)
            count
        }
        form.bindSubmit(count, to: store, action: .didTapCount)
        return form
    }
}

extension CounterBeginningModule.State {
    fileprivate var valueOfButton: Double { Double(value) }
}
