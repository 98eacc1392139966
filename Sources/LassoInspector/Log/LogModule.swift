#if LASSO_INSPECTOR
import LassoGtk

/// The screen of the log, in which the user travels in time.
enum LogModule: StoreModule {
    enum Action {
        case didChangeActivity
        case didSearch(String)
        case didChooseKind(LogEntry.Kind?)
        case didChooseSource(String)
        case didSelect(LogEntry.ID?)
        case didTapShow, didTapSend
        case didTapEarlier, didTapLater, didTapNow, didTapContinue
    }

    /// A store or window whose entries can be shown alone.
    struct Source: Identifiable, Equatable {
        /// The name; empty for all of them.
        let id: String
    }

    struct State: Equatable {
        var entries: IdentifiedArray<LogEntry> = []
        var sources: IdentifiedArray<Source> = [Source(id: "")]
        var query = ""
        var kind: LogEntry.Kind?
        /// The chosen one of the sources.
        var source: Source.ID? = ""
        var selection: LogEntry.ID?
        var selected: LogEntry?
        /// The moment that the application shows; `nil` for the present.
        var moment: Int?
        /// The moment that the application is about to show, or else the one that it shows; `nil` for the present.
        var destination: Int?
        /// The moments that can be shown.
        var moments = 0...0
        /// A sentence about what could not be shown or done.
        var notice: String?
    }
}

extension LogModule.State {
    /// The rule for the entries that are shown, or `nil` if all are.
    var filter: LogFilter? {
        let source = source ?? ""
        guard !query.isEmpty || kind != nil || !source.isEmpty else { return nil }
        return LogFilter(query: SearchQuery(query), kind: kind, source: source)
    }

    mutating func select(_ id: LogEntry.ID?) {
        selection = id
        selected = id.flatMap { entries[id: $0] }
    }

    /// Whether the selected entry's moment can be shown.
    var canShow: Bool {
        guard let selected else { return false }
        return !selected.isAbandoned && moments.contains(selected.id) && selected.id != destination
    }

    /// Whether the selected entry is an action that can be sent again.
    var canSend: Bool { selected?.action != nil && selected?.record?.store != nil }

    // A key may be pressed again before the moment is shown.

    var canGoEarlier: Bool { (destination ?? moments.upperBound) > moments.lowerBound }

    var canGoLater: Bool { destination != nil }

    var isEarlier: Bool { moment != nil }

    /// A sentence that says which moment the application shows.
    var place: String {
        let last = LocaleFormat.number(moments.upperBound)
        guard let moment else { return moments.upperBound == 0 ? "Nothing has happened yet." : "Now, after \(last)" }
        return "Moment \(LocaleFormat.number(moment)) of \(last)"
    }
}

extension LogEntry {
    /// The text on one line.
    var summary: String {
        text.split(separator: "\n").joined(separator: "  ·  ")
    }
}

#endif
