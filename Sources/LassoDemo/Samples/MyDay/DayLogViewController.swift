import LassoGtk

final class DayLogViewController: ViewController, LassoView {
    let store: DayLogModule.ViewStore

    init(_ store: DayLogModule.ViewStore) {
        self.store = store
        super.init()
        title = translated("Log")
        iconName = "view-list-symbolic"
    }

    override func viewDidLoad() {
        bindBanner(to: store, \.kept.banner) { .didEndBanner($0) }
    }

    override func loadView() -> Widget {
        let day = Label()
        day.addCssClass("title-2")
        (day.xalign, day.wrap) = (0, true)
        day.bind(\.label, to: store, \.day) { LocaleFormat.date($0, .long) }
        let none = StatusPage(
            icon: "view-list-symbolic",
            translated("No Entries"),
            translated("Write down what you have done on this day.")
        )
        return Box(.vertical, spacing: 12) {
            day
            AddingField(translated("_Entry"), to: store, \.draft, canAdd: \.canAdd, add: .didTapAdd) { .didType($0) }
            list.scrolled(instead: none, of: store, \.entries.isEmpty)
        }
        .asPage()
    }

    private var list: ListView {
        let list = ListView(
            of: store,
            \.entries,
            .deletion { ids, _ in .didDelete(ids) },
            .contextMenu { _ in [.renaming("_Rename"), .deleting("_Delete")] }
        ) { entry in
            let time = Label(), text = EditableLabel(text: "")
            let remove = Button(iconName: "user-trash-symbolic", name: translated("Delete"))
            time.addCssClasses("dim-label", "numeric")
            time.bind(\.label, to: entry, \.self) { LocaleFormat.time(hour: $0.hour, minute: $0.minute) }
            text.hexpand = true
            text.bindRenaming(to: entry, \.text) { .didRename(entry.id, $0) }
            remove.onClicked { entry.dispatchAction(.didDelete([entry.id])) }
            return Box(.horizontal, spacing: 12) {
                time; text; remove
            }
        }
        list.accessibleLabel = translated("Entries")
        list.addCssClass("rich-list")
        return list
    }
}
