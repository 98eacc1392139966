import LassoGtk

final class WelcomeViewController: ViewController, LassoView {
    let store: WelcomeScreenModule.ViewStore
    private weak var button: Button?

    init(_ store: WelcomeScreenModule.ViewStore) {
        self.store = store
        super.init()
        title = state.title
    }

    override func loadView() -> Widget {
        let button = Button(mnemonic: state.buttonTitle)
        button.addCssClasses("suggested-action", "pill")
        button.halign = .center
        button.bind(to: store, action: .didTapButton)
        self.button = button
        return StatusPage(state.title, state.text, iconName: state.iconName) { button }
    }

    override func viewDidAppear() { button?.grabFocus() }
}
