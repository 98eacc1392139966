#if LASSO_INSPECTOR

/// An entry of the log: a thing that happened in a store, or in the hierarchy.
nonisolated struct LogEntry: Identifiable {
    /// The kinds of entries.
    enum Kind: String, CaseIterable {
        case action, change, output, effect, navigation
    }

    /// The moment of the entry. Later entries have larger ones.
    let id: Int
    let kind: Kind
    /// The time since the inspection has begun.
    let time: Duration
    /// The number of entries during which this one happened: a change during its action, for example.
    let depth: Int
    /// The name of the store's class, or of the window's.
    let source: String
    /// The action, the differences between the states, the output, the effect, or the paths.
    let text: String
    /// The store of an action.
    let record: StoreRecord?
    /// The action, which can be sent again.
    let action: Any?
    /// Whether an earlier moment has become the present after the entry, so that what it says doesn't apply anymore.
    var isAbandoned = false
}

extension LogEntry: Equatable {
    // Everything else is the same for the same moment.
    static func == (one: LogEntry, other: LogEntry) -> Bool {
        one.id == other.id && one.isAbandoned == other.isAbandoned
    }
}

extension LogEntry.Kind {
    /// The name of an entry of this kind.
    var title: String {
        switch self {
        case .action: "Action"
        case .change: "Change"
        case .output: "Output"
        case .effect: "Effect"
        case .navigation: "Navigation"
        }
    }

    /// The name of several entries of this kind.
    var pluralTitle: String { self == .navigation ? title : title + "s" }
}

#endif
