import Lasso

/// The values from outside that a tape has, each of which a replay returns once.
@MainActor
final class RecordedValues {
    private var values: [String: ArraySlice<TapeValue>]

    /// Creates the values.
    ///
    /// - Parameter values: The values by their identifiers, in the order in which they were read.
    init(_ values: [String: [TapeValue]]) { self.values = values.mapValues { $0[...] } }

    /// Reads the values of a test.
    ///
    /// - Parameter json: An object with an array for each identifier.
    /// - Throws: ``TapeError`` if the text isn't such an object.
    convenience init(json: String) throws(TapeError) {
        do {
            self.init(try TapeCoding.decode([String: [TapeValue]].self, from: json.utf8))
        } catch {
            throw TapeError("The values aren't a JSON object with an array for each identifier: \(error).")
        }
    }

    /// Returns the next value with an identifier.
    ///
    /// - Throws: ``TapeError`` if there is none, or it has another type.
    func next<Value: Codable>(_ id: String) throws(TapeError) -> Value {
        guard let next = values[id]?.popFirst() else { throw TapeError("The tape has no further value of it.") }
        return try next.decoded(as: Value.self)
    }
}

extension Tape {
    /// The values that were read from outside, by their identifiers.
    ///
    /// - Parameter onlyInFlow: Whether what was read before the first flow started is left out.
    func values(onlyInFlow: Bool) -> [String: [TapeValue]] {
        let start = onlyInFlow ? events.firstIndex { $0.kind == .start } : nil
        var values: [String: [TapeValue]] = [:]
        for event in events[(start ?? 0)...] where event.kind == .value {
            values[event.text ?? "", default: []].append(event.value ?? .null)
        }
        return values
    }
}
