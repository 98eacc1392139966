import Lasso

/// An event as it is noted at the time of the event: with its values, which are described and encoded when the event is
/// written.
@MainActor
struct NotedEvent {
    /// The content of an event.
    enum Content {
        case action(NamedStore, Any)
        case change(NamedStore, old: Any, new: Any)
        case output(NamedStore, Any)
        case effectEnd(TapeEvent, Result<Any, any Error>)
        case value(TapeEvent, any Encodable)
        case other(TapeEvent)

        /// Whether it is the start of an effect.
        var isEffect: Bool { if case .other(let event) = self { event.kind == .effect } else { false } }

        /// Whether a replay lets it happen, although the run of the application has led to it: the time that work or a
        /// notice takes isn't the same each time.
        var takesTime: Bool {
            switch self {
            case .effectEnd: true
            case .value(let event, _): event.kind == .progress
            case .other(let event): event.kind == .toast && ToastOutcome(number: event.number) == .timedOut
            case .action, .change, .output: false
            }
        }
    }

    let content: Content
    /// The time since the beginning of the recording, in microseconds.
    var time = 0
    /// Whether the event is a direct consequence of the one before it that isn't.
    var isNested = false
    /// Whether the event is a later consequence of an earlier one.
    var isConsequence = false

    /// Whether the event is caused from outside.
    var isCause: Bool { !isNested && !isConsequence }

    /// The kind.
    var kind: TapeEvent.Kind {
        switch content {
        case .action: .action
        case .change: .change
        case .output: .output
        case .effectEnd(let event, _), .value(let event, _), .other(let event): event.kind
        }
    }

    /// The event with the descriptions of its values.
    var described: TapeEvent {
        var event = undescribed
        switch content {
        case .action(_, let value), .output(_, let value): event.text = ValueDescription.text(of: value)
        case .change(_, let old, let new):
            // In a replay, one secret is like the other.
            event.lines = StateDifferences(from: old, to: new).lines.filter { !$0.contains(" look like Secret<") }
        case .effectEnd(_, .success(let value)):
            event.result = value is Void ? "" : ValueDescription.text(of: value)
        case .effectEnd(_, .failure(let error)):
            // The stand-in of a replay is described like the error itself.
            let standIn = (error as? RecordedError)?.description
            event.result = error is CancellationError ? "" : standIn ?? ValueDescription.text(of: error)
            event.isFailure = true
        case .value(_, let value): event.result = ValueDescription.text(of: value)
        case .other: break
        }
        return event
    }

    private var undescribed: TapeEvent {
        var event =
            switch content {
            case .action(let store, _), .change(let store, _, _), .output(let store, _): TapeEvent(kind, store.name)
            case .effectEnd(let event, _), .value(let event, _), .other(let event): event
            }
        (event.time, event.isNested, event.isConsequence) = (time, isNested, isConsequence)
        return event
    }

    /// Returns the line on the tape.
    ///
    /// - Parameter limit: The largest number of bytes of the value. Of a larger one, there is only the description.
    func line(withValueAtMost limit: Int) -> TapeLine {
        var event = described
        guard let value = value(noting: &event) else { return TapeLine(event: event, value: nil) }
        do {
            return TapeLine(event: event, value: try TapeCoding.encode(value, atMost: limit))
        } catch is SizeEncoder.Excess {
            // A replay doesn't need the value of an action that happens by itself.
            if kind != .action || isCause {
                event.obstacle =
                    "The value takes more than \(limit) bytes. Create the FlightRecorder with a larger limit."
            }
        } catch {
            event.obstacle = "The value can't be encoded: \(error)"
        }
        return TapeLine(event: event, value: nil)
    }

    /// Returns the value that is encoded; `nil` if there is none.
    ///
    /// - Parameter event: The event, whose type and obstacle are set.
    private func value(noting event: inout TapeEvent) -> (any Encodable)? {
        switch content {
        case .change, .output, .other: return nil
        case .value(_, let content): return content
        case .action(let store, let action):
            let value = action as? any Encodable
            if isCause, value == nil, !store.hasSample(describedBy: event.text) {
                event.obstacle = Self.obstacle(action, "The action")
            }
            return value
        case .effectEnd(_, .success(let result)):
            guard !(result is Void) else { return nil }
            if !(result is any UnnamedOutcome) { event.type = _mangledTypeName(type(of: result)) }
            if !(result is any Codable) { event.obstacle = Self.obstacle(result, "The result") }
            return result as? any Encodable
        case .effectEnd(_, .failure(let error)):
            event.type = _mangledTypeName(type(of: error))
            if !(error is any Codable || error is any CaseIterable || error is CancellationError) {
                let type = type(of: error)
                event.obstacle = "The error isn't Codable, so a replay throws a stand-in. Declare \(type): Codable."
            }
            return error as? any Encodable
        }
    }

    private static func obstacle(_ value: Any, _ name: String) -> String? {
        // An action without values is known by its name.
        if value is any CaseIterable { return nil }
        let type = (value as? any UnnamedOutcome).map { Swift.type(of: $0).namedType } ?? type(of: value)
        return "\(name) isn't Codable. Declare \(type): Codable."
    }
}
