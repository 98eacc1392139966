import LassoGtk

final class ChooseStepsViewController: ViewController, LassoView {
    let store: ChooseStepsScreenModule.ViewStore

    init(_ store: ChooseStepsScreenModule.ViewStore) {
        self.store = store
        super.init()
        title = translated("Steps")
    }

    override func loadView() -> Widget {
        let heading = Label(translated("Choose the Steps")), hint = Label(),
            start = Button(mnemonic: translated("_Start"))
        heading.addCssClass("title-1")
        heading.wrapsLongText()
        heading.justify = .center
        hint.label = translated("The flow is made of this list. Drag a step, or press Alt+Up and Alt+Down, to move it.")
        hint.addCssClass("dim-label")
        hint.wrapsLongText()
        hint.justify = .center
        start.addCssClasses("suggested-action", "pill")
        start.halign = .center
        start.bind(to: store, action: .didTapStart)
        start.bindSensitive(to: store, \.canStart)
        let column = Box(.vertical, spacing: 18) {
            heading; hint; steps; start
        }
        column.setMargins(24)
        return ScrolledWindow(.vertical, child: column)
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
