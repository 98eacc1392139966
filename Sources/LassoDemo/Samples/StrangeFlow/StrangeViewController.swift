import LassoGtk

final class StrangeViewController: ViewController, LassoView {
    let store: StrangeScreenModule.ViewStore

    init(_ store: StrangeScreenModule.ViewStore) {
        self.store = store
        super.init()
        title = store.state.place?.title ?? translated("Strange Flow")
    }

    override func loadView() -> Widget {
        let level = LocaleFormat.number(state.level)
        let buttons = StrangePlace.allCases.map { place in
            let button = Button(mnemonic: place.command)
            button.bind(to: store, action: .didTapPlace(place))
            return button
        }
        let unwind = Button(mnemonic: translated("_Unwind")), dismiss = Button(mnemonic: translated("Dis_miss"))
        unwind.tooltipText = translated("Return to where this flow began")
        unwind.bind(to: store, action: .didTapUnwind)
        dismiss.tooltipText = translated("Return to where this flow was started from")
        dismiss.bind(to: store, action: .didTapDismiss)
        dismiss.bindSensitive(to: store, \.canDismiss)
        return Form(translated("Flow \(level)"), translated("Start another one, wherever you like.")) {
            buttons
            Separator(orientation: .horizontal)
            unwind; dismiss
        }
    }
}
