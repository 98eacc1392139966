import LassoGtk

final class TutorialViewController: ViewController, LassoView {
    let store: TutorialScreenModule.ViewStore

    private var suggestedButton: Button?

    init(_ store: TutorialScreenModule.ViewStore) {
        self.store = store
        super.init()
        title = translated("Tutorial")
    }

    override func loadView() -> Widget {
        let buttons = state.buttonTitles.enumerated().map { index, title in
            let button = Button(title)
            button.hexpand = true
            button.bind(to: store, action: .didTapButton(index: index))
            return button
        }
        suggestedButton = buttons.last
        suggestedButton?.addCssClass("suggested-action")
        let row = Box(.horizontal, spacing: 12) { buttons }
        row.homogeneous = true
        return Form(state.title, state.body) { row }
    }

    override func viewDidAppear() {
        suggestedButton?.grabFocus()
    }
}
