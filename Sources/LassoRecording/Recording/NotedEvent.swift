import Lasso

/// An event as it is noted at the time of the event: with its values, which are described and encoded later.
@MainActor
struct NotedEvent {
    /// The values of an event.
    enum Payload {
        case none
        case value(Any)
        case change(old: Any, new: Any)
        case result(Result<Any, any Error>)
    }

    var event: TapeEvent
    var payload = Payload.none

    /// The event with the descriptions of its values.
    var described: TapeEvent {
        var event = event
        switch payload {
        case .none: break
        case .value(let value): event.text = ValueDescription.text(of: value)
        case .change(let old, let new):
            // In a replay, one secret is like the other.
            event.lines = StateDifferences(from: old, to: new).lines.filter { !$0.contains(" look like Secret<") }
        case .result(.success(let value)):
            event.result = value is Void ? "" : ValueDescription.text(of: value)
        case .result(.failure(let error)):
            event.result = error is CancellationError ? "" : ValueDescription.text(of: error)
            event.isFailure = true
        }
        return event
    }

    /// The line on the tape, with the end of the line.
    var line: [UInt8] {
        var event = described
        var value: (any Encodable)?
        switch payload {
        case .none, .change: break
        case .value(let action):
            value = event.kind == .action ? action as? any Encodable : nil
            if event.isCause, event.kind == .action, value == nil {
                event.obstacle = Self.obstacle(action, "The action")
            }
        case .result(.success(let result)):
            guard !(result is Void) else { break }
            value = result as? any Encodable
            event.type = _mangledTypeName(Swift.type(of: result))
            if !(result is any Codable) { event.obstacle = Self.obstacle(result, "The result") }
        case .result(.failure(let error)):
            event.type = _mangledTypeName(Swift.type(of: error))
            value = error as? any Encodable
            if !(error is any Codable || error is any CaseIterable || error is CancellationError) {
                let type = Swift.type(of: error)
                event.obstacle = "The error isn't Codable, so a replay throws a stand-in. Declare \(type): Codable."
            }
        }
        return Self.line(event, value)
    }

    private static func line(_ event: TapeEvent, _ value: (any Encodable)?) -> [UInt8] {
        let bytes: [UInt8]
        do {
            bytes = try TapeCoding.encode(EncodedEvent(event: event, value: value))
        } catch  where value != nil {
            var event = event
            event.obstacle = "The value can't be encoded: \(error)"
            return line(event, nil)
        } catch {
            preconditionFailure("A tape's event without a value can't be encoded: \(error)")
        }
        return bytes + [UInt8(ascii: "\n")]
    }

    private static func obstacle(_ value: Any, _ name: String) -> String? {
        // An action without values is known by its name.
        if value is any CaseIterable { return nil }
        return "\(name) isn't Codable. Declare \(Swift.type(of: value)): Codable."
    }
}

/// An event with a value that is encoded with it.
private struct EncodedEvent: Encodable {
    let event: TapeEvent
    let value: (any Encodable)?

    func encode(to encoder: any Encoder) throws { try event.encode(to: encoder, value: value) }
}
