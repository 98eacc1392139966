/// Describes a value on one line, with nothing of what it hides.
package struct ValueDescription {
    /// What a description shows of an object that it shows already, of what is nested too deeply, and of what is
    /// hidden.
    private static let ellipsis = "…"
    private static let maximumDepth = 50

    private var describedObjects: Set<ObjectIdentifier> = []

    /// Describes a value.
    ///
    /// - Parameter value: The value.
    /// - Returns: Its text.
    package static func text(of value: Any) -> String {
        var description = ValueDescription()
        return description.text(of: value, depth: 0)
    }

    private mutating func text(of value: Any, depth: Int) -> String {
        if let hashable = value as? AnyHashable, type(of: value) == AnyHashable.self {
            return text(of: hashable.base, depth: depth)
        }
        let typeName = "\(type(of: value))"
        guard depth < Self.maximumDepth, isNew(value) else { return "\(typeName)(\(Self.ellipsis))" }
        let depth = depth + 1
        switch Reflection(value) {
        case .text(let text): return text
        case .hidden: return "\(typeName)(\(Self.ellipsis))"
        case .optional(nil): return "nil"
        case .optional(let wrapped?):
            let text = text(of: wrapped, depth: depth)
            return text == "nil" ? "Optional(nil)" : text
        case .enumeration(let caseName, let payload):
            let text = text(of: payload, depth: depth)
            return if case .tuple = Reflection(payload) { ".\(caseName)\(text)" } else { ".\(caseName)(\(text))" }
        case .elements(let elements):
            return "[\(elements.map { text(of: $0, depth: depth) }.joined(separator: ", "))]"
        case .set(let elements):
            return "[\(elements.map { text(of: $0, depth: depth) }.sorted().joined(separator: ", "))]"
        case .dictionary(let entries):
            guard !entries.isEmpty else { return "[:]" }
            let texts = entries.map { "\(text(of: $0.key, depth: depth)): \(text(of: $0.value, depth: depth))" }
            return "[\(texts.sorted().joined(separator: ", "))]"
        case .tuple(let members): return "(\(list(members, depth: depth)))"
        case .members(let members): return "\(typeName)(\(list(members, depth: depth)))"
        }
    }

    private mutating func list(_ members: [Reflection.Member], depth: Int) -> String {
        members.map { member in
            let text = text(of: member.value, depth: depth)
            return Int(member.label) == nil ? "\(member.label): \(text)" : text
        }
        .joined(separator: ", ")
    }

    // Whether a value is not an object that this description contains already.
    private mutating func isNew(_ value: Any) -> Bool {
        guard type(of: value) is AnyClass else { return true }
        return describedObjects.insert(ObjectIdentifier(value as AnyObject)).inserted
    }
}
