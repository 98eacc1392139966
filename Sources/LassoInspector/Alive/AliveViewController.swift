#if LASSO_INSPECTOR
import LassoGtk

final class AliveViewController: ViewController, LassoView {
    let store: AliveModule.ViewStore

    init(_ store: AliveModule.ViewStore) {
        self.store = store
        super.init()
        (title, iconName, pathComponent) = ("Alive", "view-app-grid-symbolic", "alive")
    }

    override func viewDidAppear() { dispatchAction(.didAppear) }

    override func viewDidDisappear() { dispatchAction(.didDisappear) }

    override func loadView() -> Widget {
        let table = table
        let count = Label("", xalign: 0), show = Button("Show in Hierarchy")
        let outside = CheckButton("Only What Is Not in the Hierarchy")
        (count.hexpand, count.ellipsize) = (true, .end)
        count.addCssClass("dim-label")
        count.bind(\.label, to: store, \.summary)
        outside.bind(\.active, to: store, \.showsOutsideOnly) { .didShowOutsideOnly($0) }
        show.bind(to: store, action: .didTapShow)
        show.bindSensitive(to: store, \.selectedScreen) { $0 != nil }
        let row = Box(.horizontal, spacing: 12) {
            count; outside; show
        }
        row.setMargins(6)
        return Box(.vertical) {
            ScrolledWindow().with { ($0.child, $0.vexpand) = (table, true) }
            Separator(orientation: .horizontal)
            ScrolledWindow(child: row, vscrollbarPolicy: .never)
        }
    }

    private var table: ColumnView {
        let table = ColumnView(
            of: store,
            \.rows,
            arrangement: .tree(\.rows, expanded: \.expanded) { .didExpand($0, $1) },
            selection: .single(\.selection) { .didSelect($0) },
            .typeAhead(\.name)
        ) {
            ListColumn("Class") {
                $0.expand = true
            } makeCell: { row in
                let name = Label("", xalign: 0)
                name.ellipsize = .end
                name.bind(\.label, to: row, \.name)
                return name
            }
            ListColumn("Kind") { row in
                let kind = Label("", xalign: 0)
                kind.bind(\.label, to: row, \.kind.rawValue)
                return kind
            }
            ListColumn("Count") { row in
                let count = Label("", xalign: 1)
                count.addCssClass("numeric")
                count.bind(\.label, to: row, \.count) { LocaleFormat.number($0) }
                return count
            }
            ListColumn("Age") { row in
                let age = Label("", xalign: 1)
                age.addCssClass("numeric")
                age.bind(\.label, to: row, \.age) { $0.seconds }
                return age
            }
            ListColumn("Place") { row in
                let place = Label("", xalign: 0)
                place.bind(\.label, to: row, \.place)
                place.bind(to: row, \.outsideCount) { $0.setCssClass("heading", $1 > 0) }
                return place
            }
        }
        table.accessibleLabel = "Alive"
        table.addCssClass("data-table")
        return table
    }
}

#endif
