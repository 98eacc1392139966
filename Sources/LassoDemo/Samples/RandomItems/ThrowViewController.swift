import LassoGtk

final class ThrowViewController: ViewController, LassoView {
    let store: ThrowScreenModule.ViewStore

    init(_ store: ThrowScreenModule.ViewStore) {
        self.store = store
        super.init()
        title = state.item.title
    }

    override func loadView() -> Widget {
        let dice = DiceView(), sum = Label(), again = Button(suggesting: translated("_Throw Again"))
        dice.bind(\.dice, to: store, \.item.dice)
        dice.bind(to: store, \.item) { $0.accessibleLabel = translated("Dice: \($1.numbers)") }
        sum.addCssClass("title-1")
        sum.bind(\.label, to: store, \.item.sum) { translated("Sum: \(LocaleFormat.number($0))") }
        sum.bind(to: store, \.throwCount) { [store] label, _ in label.announce(store.state.item.announcement) }
        again.bind(to: store, action: .didTapThrowAgain)
        return Form(alignment: .center, width: 240) {
            dice; sum; again
        }
    }
}
