#if LASSO_INSPECTOR
import LassoGtk

/// The entries of the log, oldest first. The oldest ones are removed when there are too many.
struct ActivityLog {
    /// The usual maximum number of entries.
    static let standardLimit = 100_000

    private(set) var entries: IdentifiedArray<LogEntry> = []
    /// The maximum number of entries.
    let limit: Int

    /// Creates a log.
    ///
    /// - Parameter limit: The maximum number of entries, at least one.
    init(limit: Int = standardLimit) {
        self.limit = limit
    }

    /// Adds entries at the end.
    ///
    /// - Parameter batch: The entries, whose moments are later than all others.
    mutating func append(_ batch: [LogEntry]) {
        let kept = batch.suffix(limit)
        let surplus = entries.count + kept.count - limit
        if surplus >= entries.count {
            entries = IdentifiedArray(kept)
        } else {
            if surplus > 0 { entries.replaceSubrange(0..<surplus, with: []) }
            entries.append(contentsOf: kept)
        }
    }

    /// Marks the entries after a moment as abandoned.
    mutating func abandonEntries(after moment: Int) {
        var position = entries.count - 1
        while position >= 0, entries[position].id > moment {
            entries[position].isAbandoned = true
            position -= 1
        }
    }
}

#endif
