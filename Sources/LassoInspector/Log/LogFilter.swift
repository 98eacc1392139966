#if LASSO_INSPECTOR
import LassoGtk

/// The entries that are shown.
nonisolated struct LogFilter: Equatable {
    /// The words that they contain.
    let query: SearchQuery
    let kind: LogEntry.Kind?
    let source: String
}

extension LogEntry {
    /// Returns whether a filter includes the entry.
    func matches(_ filter: LogFilter) -> Bool {
        if let kind = filter.kind, kind != self.kind { return false }
        if !filter.source.isEmpty, filter.source != source { return false }
        return filter.query.matches(text, source)
    }
}

#endif
