/// A description of a value on one line, without hidden content, and with long content shortened.
package struct ValueDescription {
    /// The text for an object that the description already contains, and for content that is nested too deeply, too
    /// long, or hidden.
    private static let ellipsis = "…"
    private static let maximumDepth = 50
    /// The maximum number of elements of a collection, or of lines of a list, that are shown.
    package static let maximumCount = 20
    // The maximum number of characters of a text, and the approximate maximum for a value with all its parts.
    private static let maximumTextLength = 200
    private static let maximumLength = 1_000
    // Unordered elements are sorted by their texts, up to this number of elements.
    static let maximumSortedCount = 1_000

    private var describedObjects: Set<ObjectIdentifier> = []
    private var length = 0
    // Whether nothing is shortened because it is long.
    private var isComplete = false

    private var hasRoom: Bool { isComplete || length < Self.maximumLength }

    /// Describes a value.
    ///
    /// - Parameter value: The value.
    /// - Returns: The description.
    package static func text(of value: Any) -> String {
        var description = ValueDescription()
        return description.text(of: value, depth: 0)
    }

    /// Describes a value, however long that is.
    ///
    /// - Parameter value: The value.
    /// - Returns: The description.
    package static func completeText(of value: Any) -> String {
        var description = ValueDescription()
        description.isComplete = true
        return description.text(of: value, depth: 0)
    }

    /// Describes two values. Of long texts, it shows the part that differs.
    static func texts(of expected: Any, and found: Any) -> (String, String) {
        guard case .text(let text) = Reflection(expected), case .text(let other) = Reflection(found),
            max(text.count, other.count) > maximumTextLength
        else { return (self.text(of: expected), self.text(of: found)) }
        let common = zip(text, other).prefix { $0 == $1 }.count
        let start = max(0, common - maximumTextLength / 10)
        return (excerpt(of: text, from: start), excerpt(of: other, from: start))
    }

    /// Describes the first of several values, one per line, and adds a line with the number of the others.
    ///
    /// - Parameters:
    ///   - values: The values.
    ///   - text: A closure that returns the line for a value.
    /// - Returns: The lines.
    package static func limited<Values: Collection>(_ values: Values, _ text: (Values.Element) -> String) -> [String] {
        values.prefix(maximumCount).map(text)
            + (values.count > maximumCount ? [more(values.count - maximumCount)] : [])
    }

    /// Returns the line for the values that are not shown.
    static func more(_ count: Int) -> String {
        "\(ellipsis) and \(LocaleFormat.grouped(String(count), by: ",")) more"
    }

    private static func excerpt(of text: String, from start: Int = 0) -> String {
        let rest = text.dropFirst(start)
        let end = rest.dropFirst(maximumTextLength)
        return (start > 0 ? ellipsis : "") + rest.prefix(maximumTextLength) + (end.isEmpty ? "" : ellipsis)
    }

    private mutating func text(of value: Any, depth: Int) -> String {
        if let hashable = value as? AnyHashable, type(of: value) == AnyHashable.self {
            return text(of: hashable.base, depth: depth)
        }
        let typeName = "\(type(of: value))"
        guard depth < Self.maximumDepth, isNew(value) else { return "\(typeName)(\(Self.ellipsis))" }
        let depth = depth + 1
        switch Reflection(value) {
        case .text(let text):
            let excerpt = isComplete ? text : Self.excerpt(of: text)
            length += excerpt.utf8.count
            return excerpt
        case .hidden: return "\(typeName)(\(Self.ellipsis))"
        case .optional(nil): return "nil"
        case .optional(let wrapped?):
            let text = text(of: wrapped, depth: depth)
            return text == "nil" ? "Optional(nil)" : text
        case .enumeration(let caseName, let payload):
            let text = text(of: payload, depth: depth)
            return if case .tuple = Reflection(payload) { ".\(caseName)\(text)" } else { ".\(caseName)(\(text))" }
        case .elements(let elements): return list(elements, isSorted: true) { $0.text(of: $1, depth: depth) }
        case .set(_, let elements): return list(elements, isSorted: false) { $0.text(of: $1, depth: depth) }
        case .dictionary(_, let entries):
            return entries.count == 0 ? "[:]" : list(entries, isSorted: false) { $0.text(ofEntry: $1, depth: depth) }
        case .tuple(let members): return "(\(list(members, depth: depth)))"
        case .members(let members): return "\(typeName)(\(list(members, depth: depth)))"
        }
    }

    private mutating func text(ofEntry entry: Any, depth: Int) -> String {
        guard let (key, value) = entry as? (key: Any, value: Any) else { return text(of: entry, depth: depth) }
        return "\(text(of: key, depth: depth)): \(text(of: value, depth: depth))"
    }

    private mutating func list(
        _ elements: Elements,
        isSorted: Bool,
        _ text: (inout ValueDescription, Any) -> String
    ) -> String {
        var texts: [String] = []
        let limit = isComplete ? elements.count : Self.maximumCount
        if isSorted || elements.count > Self.maximumSortedCount {
            for element in elements.prefix(limit) where hasRoom {
                texts.append(text(&self, element))
            }
        } else {
            let lengthBefore = length
            let all = elements.map { element in
                length = lengthBefore
                return text(&self, element)
            }
            length = lengthBefore
            for text in all.sorted().prefix(limit) where hasRoom {
                texts.append(text)
                length += text.utf8.count
            }
        }
        if texts.count < elements.count { texts.append(Self.more(elements.count - texts.count)) }
        return "[\(texts.joined(separator: ", "))]"
    }

    private mutating func list(_ members: [Reflection.Member], depth: Int) -> String {
        members.map { member in
            let text = hasRoom ? text(of: member.value, depth: depth) : Self.ellipsis
            length += member.label.utf8.count
            return Int(member.label) == nil ? "\(member.label): \(text)" : text
        }
        .joined(separator: ", ")
    }

    // Returns whether a value is not an object that this description already contains.
    private mutating func isNew(_ value: Any) -> Bool {
        guard type(of: value) is AnyClass else { return true }
        return describedObjects.insert(ObjectIdentifier(value as AnyObject)).inserted
    }
}
