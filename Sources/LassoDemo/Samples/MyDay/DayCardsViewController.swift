import LassoGtk

final class DayCardsViewController: ViewController, LassoView {
    let store: DayCardsModule.ViewStore

    init(_ store: DayCardsModule.ViewStore) {
        self.store = store
        super.init()
        title = translated("Cards")
        iconName = "x-office-document-symbolic"
    }

    override func viewDidLoad() {
        bindBanner(to: store, \.kept.banner) { .didEndBanner($0) }
    }

    override func loadView() -> Widget {
        let none = StatusPage(
            icon: "x-office-document-symbolic",
            translated("No Cards"),
            translated("Add what you want to do. Once it is done, it moves to the log.")
        )
        return Box(.vertical, spacing: 12) {
            AddingField(translated("_New Card"), to: store, \.draft, canAdd: \.canAdd, add: .didTapAdd) { .didType($0) }
            list.scrolled(instead: none, of: store, \.cards.isEmpty)
        }
        .asPage()
    }

    private var list: ListView {
        let list = ListView(
            of: store,
            \.cards,
            .activation { .didTapDone($0) },
            .reordering { .didMove($0, before: $1) },
            .deletion { ids, _ in .didDelete(ids) },
            .contextMenu { [RowCommand("_Done", .didTapDone($0.id)), .deleting("_Delete")] }
        ) { card in
            let text = Label(), done = Button(iconName: "object-select-symbolic", name: translated("Done"))
            text.wrapsLongText()
            (text.hexpand, text.xalign) = (true, 0)
            text.bind(\.label, to: card, \.text)
            done.onClicked { card.dispatchAction(.didTapDone(card.id)) }
            return Box(.horizontal, spacing: 12) {
                text; done
            }
        }
        list.accessibleLabel = translated("Cards")
        list.addCssClass("rich-list")
        return list
    }
}
