#if LASSO_INSPECTOR
import LassoGtk

/// A thing that happened, as it is noted at once. It is described later, so that it costs the application little.
struct Occurrence {
    enum Content {
        case action(Any)
        case change(old: Any, new: Any)
        case output(Any)
        case effectStart(AnyHashable)
        case effectEnd(AnyHashable, EffectOutcome)
        case navigation(from: WindowPlace?, to: WindowPlace?)
    }

    let moment: Int
    let time: Duration
    let depth: Int
    let source: String
    let record: StoreRecord?
    let content: Content
    /// Whether an earlier moment has become the present since.
    var isAbandoned = false

    /// The entry of the log, whose text may take a while to make.
    var entry: LogEntry {
        let action: Any? = if case .action(let action) = content { action } else { nil }
        return LogEntry(
            id: moment,
            kind: content.kind,
            time: time,
            depth: depth,
            source: source,
            text: content.text,
            record: record,
            action: action,
            isAbandoned: isAbandoned
        )
    }
}

extension Occurrence.Content {
    var kind: LogEntry.Kind {
        switch self {
        case .action: .action
        case .change: .change
        case .output: .output
        case .effectStart, .effectEnd: .effect
        case .navigation: .navigation
        }
    }

    fileprivate var text: String {
        switch self {
        case .action(let value), .output(let value): ValueDescription.text(of: value)
        case .change(let old, let new): Self.differences(between: old, and: new)
        case .effectStart(let id): "\(id.base) started"
        case .effectEnd(let id, .finished): "\(id.base) finished"
        case .effectEnd(let id, .cancelled): "\(id.base) canceled"
        case .effectEnd(let id, .failed(let error)): "\(id.base) failed: \(error)"
        case .navigation(let old?, let new?): "\(old.text) → \(new.text)"
        case .navigation(nil, let new): new?.text ?? ""
        case .navigation(let old?, nil): "\(old.text) → closed"
        }
    }

    private static func differences(between old: Any, and new: Any) -> String {
        let lines = StateDifferences(from: old, to: new).shortLines
        return lines.isEmpty ? "No difference that can be shown" : lines.joined(separator: "\n")
    }
}

#endif
