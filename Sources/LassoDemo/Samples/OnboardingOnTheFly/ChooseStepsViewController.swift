import LassoGtk

final class ChooseStepsViewController: ViewController, LassoView {
    let store: ChooseStepsScreenModule.ViewStore

    init(_ store: ChooseStepsScreenModule.ViewStore) {
        self.store = store
        super.init()
        title = translated("Steps")
    }

    override func loadView() -> Widget {
        let start = Button(mnemonic: translated("_Start"))
        start.bindSensitive(to: store, \.canStart)
        let form = Form(
            translated("Choose the Steps"),
            translated("The flow is made of this list. Drag a step, or press Alt+Up and Alt+Down, to move it.")
        ) {
            steps; start
        }
        form.bindSubmit(start, to: store, action: .didTapStart)
        return form
    }

    private var steps: Widget {
        let list = ListView(of: store, \.choices, .reordering { .didMove($0, before: $1) }) { choice in
            let check = CheckButton()
            check.bind(\.label, to: choice, \.id) { $0.title }
            check.bind(\.active, to: choice, \.isIncluded) { .didToggle(choice.id, $0) }
            return check
        }
        list.accessibleLabel = translated("Steps")
        list.addCssClasses("rich-list", "boxed-list")
        return Frame(child: list)
    }
}
