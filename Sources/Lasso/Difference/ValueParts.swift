/// The parts of a value, as tools show them in a tree.
package struct ValueParts {
    /// A part of a value.
    package struct Part {
        /// The label: `count`, `[2]`, or `["key"]`; empty for an element of a set.
        package let label: String
        /// The value of the part.
        package let value: Any
        /// The end of the part's path in differences, after that of the value: `.count`, `[2]`, or `["key"]`; with the
        /// name of the case for the payload of an enumeration, such as `.loaded.count`. Differences of a set concern
        /// all of it, so that its elements have the path of the set.
        package let path: String
    }

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
    package init(of value: Any, limit: Int = 100) { self.init(of: value, limit: limit, at: "") }

    private init(of value: Any, limit: Int, at path: String) {
        switch Reflection(value) {
        case .text, .hidden, .optional(nil): self.init(parts: [], omittedCount: 0)
        case .optional(let wrapped?): self.init(of: wrapped, limit: limit, at: path)
        case .enumeration(let caseName, let payload): self.init(of: payload, limit: limit, at: "\(path).\(caseName)")
        case .elements(let elements):
            let shown = elements.prefix(limit).enumerated().map { Part(inBrackets: "\($0.offset)", $0.element, path) }
            self.init(parts: shown, omittedCount: elements.count - shown.count)
        case .set(_, let elements):
            self.init(sorted: elements, limit: limit) { Part(label: "", value: $0, path: path) }
        case .dictionary(_, let entries):
            self.init(sorted: entries, limit: limit) { entry in
                guard let (key, value) = entry as? (key: Any, value: Any) else {
                    return Part(label: "", value: entry, path: path)
                }
                return Part(inBrackets: ValueDescription.text(of: key), value, path)
            }
        case .tuple(let members), .members(let members):
            let parts = members.map { Part(label: $0.label, value: $0.value, path: "\(path).\($0.label)") }
            self.init(parts: parts, omittedCount: 0)
        }
    }

    private init(parts: [Part], omittedCount: Int) {
        (self.parts, self.omittedCount) = (parts, omittedCount)
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

extension ValueParts.Part {
    /// Creates the part that an index or a key leads to.
    fileprivate init(inBrackets text: String, _ value: Any, _ path: String) {
        self.init(label: "[\(text)]", value: value, path: "\(path)[\(text)]")
    }
}
