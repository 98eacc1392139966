/// The parts of a value, as tools show them in a tree.
package struct ValueParts {
    /// A part of a value, with its label: `count`, `[2]`, or `["key"]`.
    package typealias Part = (label: String, value: Any)

    /// The parts, in order. Unordered elements are sorted by their labels.
    package let parts: [Part]
    /// The number of elements that ``parts`` doesn't contain, because there are too many.
    package let omittedCount: Int

    /// Creates the parts of a value. A value that is shown as text, or that hides its content, has none.
    ///
    /// - Parameters:
    ///   - value: The value. The parts of an optional are those of the wrapped value, and the parts of an enumeration's
    ///     case are those of its payload.
    ///   - limit: The maximum number of elements of a collection.
    package init(of value: Any, limit: Int = 100) {
        switch Reflection(value) {
        case .text, .hidden, .optional(nil): self.init(parts: [], omittedCount: 0)
        case .optional(let wrapped?): self.init(of: wrapped, limit: limit)
        case .enumeration(_, let payload): self.init(of: payload, limit: limit)
        case .elements(let elements): self.init(elements, limit: limit) { index, _ in "[\(index)]" }
        case .set(_, let elements): self.init(sorted: elements, limit: limit) { ("", $0) }
        case .dictionary(_, let entries):
            self.init(sorted: entries, limit: limit) { entry in
                guard let (key, value) = entry as? (key: Any, value: Any) else { return ("", entry) }
                return ("[\(ValueDescription.text(of: key))]", value)
            }
        case .tuple(let members), .members(let members):
            self.init(parts: members.map { ($0.label, $0.value) }, omittedCount: 0)
        }
    }

    private init(parts: [Part], omittedCount: Int) {
        (self.parts, self.omittedCount) = (parts, omittedCount)
    }

    private init(_ elements: Elements, limit: Int, label: (Int, Any) -> String) {
        let shown = elements.prefix(limit).enumerated().map { Part(label($0.offset, $0.element), $0.element) }
        self.init(parts: shown, omittedCount: elements.count - shown.count)
    }

    private init(sorted elements: Elements, limit: Int, part: (Any) -> Part) {
        // Of very many elements, some are shown, as in a description.
        let some = elements.prefix(Swift.max(limit, ValueDescription.maximumSortedCount)).map(part)
        let named = some.map { part in
            (part.label.isEmpty ? ValueDescription.text(of: part.value) : part.label, part)
        }
        let shown = named.sorted { $0.0 < $1.0 }.prefix(limit).map(\.1)
        self.init(parts: Array(shown), omittedCount: elements.count - shown.count)
    }
}
