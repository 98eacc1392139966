import LassoGtk

final class CounterResultViewController: ViewController, LassoView {
    let store: CounterResultModule.ViewStore

    init(_ store: CounterResultModule.ViewStore) {
        self.store = store
        super.init()
        title = translated("Result")
    }

    override func loadView() -> Widget {
        let again = Button(mnemonic: translated("_Count Again"))
        again.halign = .center
        again.addCssClass("suggested-action")
        again.bind(to: store, action: .didTapCountAgain)
        let first = LocaleFormat.number(state.first), last = LocaleFormat.number(state.last)
        return StatusPage(
            icon: "object-select-symbolic",
            translated("From \(first) to \(last)"),
            translated(
                "You are \(state.distance) step from where you began.",
                plural: "You are \(state.distance) steps from where you began.",
                count: state.distance
            )
        ) { again }
    }
}
