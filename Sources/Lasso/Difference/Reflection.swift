/// The content of a value, as far as reflection shows it.
enum Reflection {
    /// A part of a value.
    typealias Member = (label: String, value: Any)

    /// A value that is shown as text, such as a number, a quoted string, a date, or a function.
    case text(String)
    /// A value that intentionally hides its content from reflection.
    case hidden
    case optional(Any?)
    case enumeration(caseName: String, payload: Any)
    case elements(Elements)
    case set(any HashedElements, Elements)
    case dictionary(any HashedEntries, Elements)
    case tuple([Member])
    /// A structure or an object.
    case members([Member])

    init(_ value: Any) {
        if let text = Self.text(ofScalar: value) {
            self = .text(text)
            return
        }
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .collection, .set, .dictionary:
            let elements = Elements(mirror.children)
            if let set = value as? any HashedElements {
                self = .set(set, elements)
            } else if let dictionary = value as? any HashedEntries {
                self = .dictionary(dictionary, elements)
            } else {
                self = .elements(elements)
            }
            return
        default: break
        }
        let members = Self.members(of: mirror)
        switch mirror.displayStyle {
        case .optional: self = .optional(members.first?.value)
        case _ where members.isEmpty && value is any CustomReflectable: self = .hidden
        case .enum:
            let payload = mirror.children.first.map { child in
                Self.enumeration(caseName: child.label ?? "", payload: child.value)
            }
            self = payload ?? .text(Self.text(ofCase: value))
        case .tuple: self = .tuple(members)
        case .none where members.isEmpty: self = .text(String(describing: value))
        default: self = .members(members)
        }
    }

    /// Creates a reflection of a value's parts, even if the value is usually shown as text.
    init(partsOf value: Any) {
        self = .members(Self.members(of: Mirror(reflecting: value)))
    }

    // Only for types that are known to hide nothing. Values of other types are split into their parts, because their
    // descriptions might show something that a part hides.
    private static func text(ofScalar value: Any) -> String? {
        switch value {
        case let string as any StringProtocol: String(reflecting: String(string))
        case let character as Character: String(reflecting: character)
        case let scalar as Unicode.Scalar: String(reflecting: scalar)
        case let string as StaticString: String(reflecting: "\(string)")
        case let number as any BinaryInteger: "\(number)"
        case let number as any BinaryFloatingPoint: "\(number)"
        case let truth as Bool: "\(truth)"
        case let duration as Duration: "\(duration)"
        case let path as AnyKeyPath: String(reflecting: path)
        case let value as any CustomStringConvertible where isOfFoundation(value): onOneLine(value.description)
        default: nil
        }
    }

    // Dates, URLs, and similar types. Their reflection shows how they are stored, or nothing.
    private static func isOfFoundation(_ value: Any) -> Bool {
        let name = String(reflecting: type(of: value))
        return name.hasPrefix("Foundation.") || name.hasPrefix("FoundationEssentials.")
    }

    private static func text(ofCase value: Any) -> String {
        let text = onOneLine(String(describing: value))
        return describesItself(value) ? text : ".\(text)"
    }

    /// Returns whether a value has a description that its type has written.
    static func describesItself(_ value: Any) -> Bool {
        value is any CustomStringConvertible || value is any CustomDebugStringConvertible
    }

    private static func onOneLine(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\\n")
    }

    private static func members(of mirror: Mirror) -> [Member] {
        let inherited = mirror.superclassMirror.map(members) ?? []
        return inherited
            + mirror.children.enumerated().map { index, child in (label(child.label, at: index), child.value) }
    }

    private static func label(_ label: String?, at index: Int) -> String {
        guard var label else { return "\(index)" }
        let lazyStorage = "$__lazy_storage_$_"
        if label.hasPrefix(lazyStorage) { label.removeFirst(lazyStorage.count) }
        // The labels of a tuple's unlabeled elements are `.0` and `.1`.
        if label.hasPrefix(".") { label.removeFirst() }
        return label
    }
}
