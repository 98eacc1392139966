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
        let button = Button(suggesting: state.buttonTitle)
        button.bind(to: store, action: .didTapButton)
        self.button = button
        return StatusPage(icon: state.iconName, state.title, state.text) { button }
    }

    override func viewDidAppear() { button?.grabFocus() }
}
