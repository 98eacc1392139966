#if LASSO_INSPECTOR
import LassoGtk

final class LogViewController: ViewController, LassoView {
    let store: LogModule.ViewStore

    init(_ store: LogModule.ViewStore) {
        self.store = store
        super.init()
        (title, iconName, pathComponent) = ("Log", "view-list-symbolic", "log")
    }

    override var commands: Commands {
        Commands(store) {
            Command("_Earlier", "<Control>bracketleft", .didTapEarlier, isEnabled: \.canGoEarlier)
            Command("_Later", "<Control>bracketright", .didTapLater, isEnabled: \.canGoLater)
            Command("_Now", "<Control>0", .didTapNow, isEnabled: \.canGoLater)
            Command("_Continue from Here", .didTapContinue, isEnabled: \.isEarlier)
            Command("_Show This Moment", "<Control>Return", .didTapShow, isEnabled: \.canShow)
            Command("Send _Again", .didTapSend, isEnabled: \.canSend)
        }
    }

    override func loadView() -> Widget {
        let table = table
        let scroll = ScrolledWindow().with { ($0.child, $0.vexpand) = (table, true) }
        scroll.followEnd()
        let nothing = StatusPage(
            icon: "view-list-symbolic",
            "Nothing Happened Yet",
            "Use the application. Its actions, changes, outputs, effects, and places appear here."
        )
        nothing.bindVisible(to: store, \.entries.isEmpty)
        scroll.bindVisible(to: store, \.entries.isEmpty) { !$0 }
        return Box(.vertical) {
            tools
            scroll
            nothing
            Separator(orientation: .horizontal)
            entry
            Separator(orientation: .horizontal)
            timeline
        }
    }

    private var tools: Widget {
        let search = SearchEntry().with { $0.hexpand = true }, kind = DropDown(strings: [])
        (search.accessibleLabel, search.placeholderText) = ("Search the Log", "Search the Log")
        search.bindText(to: store, \.query) { .didSearch($0) }
        search.bind(search.onStopSearch, to: store, action: .didSearch(""))
        kind.bindChoice(
            among: LogEntry.Kind.allCases,
            none: "All Kinds",
            to: store,
            \.kind,
            title: \.pluralTitle
        ) { .didChooseKind($0) }
        kind.accessibleLabel = "Kind"
        let source = DropDown(of: store, \.sources, selection: .browse(\.source) { .didChooseSource($0) }) { source in
            Label("", xalign: 0).with { $0.bind(\.label, to: source, \.id) { $0.isEmpty ? "All Stores" : $0 } }
        }
        source.accessibleLabel = "Store"
        let row = Box(.horizontal, spacing: 6) {
            search; kind; source
        }
        row.setMargins(6)
        // In a small window, it scrolls.
        return ScrolledWindow(child: row, vscrollbarPolicy: .never)
    }

    private var table: ColumnView {
        let table = ColumnView(
            of: store,
            \.entries,
            arrangement: .filtered(by: \.filter) { $0.matches($1) },
            selection: .single(\.selection) { .didSelect($0) },
            .activation { _ in .didTapShow },
            .typeAhead(\.source)
        ) {
            ListColumn("Moment") { entry in
                let moment = Label("", xalign: 1)
                moment.addCssClasses("numeric", "dim-label")
                moment.bind(\.label, to: entry, \.id) { LocaleFormat.number($0) }
                return moment
            }
            ListColumn("Time") { entry in
                let time = Label("", xalign: 1)
                time.addCssClasses("numeric", "dim-label")
                time.bind(\.label, to: entry, \.time) { $0.text }
                return time
            }
            ListColumn("Kind") { entry in LogKindLabel(entry) }
            ListColumn("Store") { entry in
                let source = Label("", xalign: 0)
                source.bind(\.label, to: entry, \.source)
                return source
            }
            ListColumn("Entry") {
                $0.expand = true
            } makeCell: { entry in
                let text = Label("", xalign: 0)
                (text.ellipsize, text.singleLineMode) = (.end, true)
                text.addCssClass("monospace")
                text.bind(\.label, to: entry, \.summary)
                text.bind(\.marginStart, to: entry, \.depth) { 16 * min($0, 8) }
                text.bind(to: entry, \.isAbandoned) { $0.setCssClass("dim-label", $1) }
                return text
            }
        }
        table.bind(to: store, \.moment) { table, _ in
            // The table selects the entry of the moment first.
            performInNextTurn { [weak table] in table?.scrollToSelection() }
        }
        table.accessibleLabel = "Log"
        table.addCssClass("data-table")
        return table
    }

    private var entry: Widget {
        let text = Label("", xalign: 0, wrap: true)
        (text.selectable, text.wrapMode, text.yalign) = (true, .wordChar, 0)
        text.addCssClass("monospace")
        text.bind(\.label, to: store, \.selected) { $0?.text ?? "" }
        text.bind(\.accessibleLabel, to: store, \.selected) { $0?.text ?? "No entry is selected." }
        text.setMargins(12)
        let show = Button(for: "show-this-moment", of: self), send = Button(for: "send-again", of: self)
        let buttons = Box(.vertical, spacing: 6) {
            show; send
        }
        buttons.setMargins(6)
        let hint = Label("Select an entry to see all of it.", xalign: 0, wrap: true)
        hint.addCssClass("dim-label")
        hint.setMargins(12)
        hint.bindVisible(to: store, \.selected) { $0 == nil }
        let scroll = ScrolledWindow(.vertical, child: text)
        (scroll.hexpand, scroll.minContentHeight) = (true, 84)
        scroll.bindVisible(to: store, \.selected) { $0 != nil }
        hint.hexpand = true
        return Box(.horizontal, spacing: 6) {
            hint; scroll; buttons
        }
    }

    private var timeline: Widget {
        let place = Label("", xalign: 0), notice = Label("", xalign: 0, wrap: true)
        place.addCssClass("numeric")
        place.bind(\.label, to: store, \.place)
        place.bind(to: store, \.isEarlier) { $0.setCssClass("heading", $1) }
        notice.addCssClasses("caption", "warning")
        notice.bind(\.label, to: store, \.notice) { $0 ?? "" }
        notice.bindVisible(to: store, \.notice) { $0 != nil }
        let texts = Box(.vertical) {
            place; notice
        }
        (texts.hexpand, texts.valign) = (true, .center)
        let row = Box(.horizontal, spacing: 6) {
            Button(for: "earlier", of: self, icon: "go-previous-symbolic")
            Button(for: "later", of: self, icon: "go-next-symbolic")
            Button(for: "now", of: self, icon: "go-last-symbolic")
            texts
            Button(for: "continue-from-here", of: self)
        }
        row.setMargins(6)
        return ScrolledWindow(child: row, vscrollbarPolicy: .never)
    }
}

extension Duration {
    /// The seconds with three digits after the point, as the log shows a time.
    fileprivate var text: String {
        let milliseconds = Int(self / .milliseconds(1))
        let fraction = String(1_000 + milliseconds % 1_000).dropFirst()
        return "\(milliseconds / 1_000).\(fraction)"
    }
}

#endif
