#if LASSO_INSPECTOR
import LassoGtk

/// The entries that are shown.
nonisolated struct LogFilter: Equatable {
    /// The text in lower case that they contain.
    let query: String
    let kind: LogEntry.Kind?
    let source: String
}

extension LogEntry {
    /// Returns whether a filter includes the entry.
    func matches(_ filter: LogFilter) -> Bool {
        if let kind = filter.kind, kind != self.kind { return false }
        if !filter.source.isEmpty, filter.source != source { return false }
        return filter.query.isEmpty || text.lowercased().contains(filter.query)
            || source.lowercased().contains(filter.query)
    }
}

#endif
