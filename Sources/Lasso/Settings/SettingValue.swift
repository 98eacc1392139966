/// The value of a setting, whose type isn't known at compile time.
public enum SettingValue: Hashable, Codable, Sendable {
    /// A value that is true or false.
    case bool(Bool)
    /// An integer.
    case int(Int)
    /// A number.
    case double(Double)
    /// A text.
    case string(String)
    /// A list of texts.
    case strings([String])

    /// The types of settings.
    public enum Kind: String, Hashable, Sendable {
        /// A value that is true or false.
        case bool = "Bool"
        /// An integer.
        case int = "Int"
        /// A number.
        case double = "Double"
        /// A text.
        case string = "String"
        /// A list of texts.
        case strings = "[String]"
    }

    /// The type of the value.
    public var kind: Kind {
        switch self {
        case .bool: .bool
        case .int: .int
        case .double: .double
        case .string: .string
        case .strings: .strings
        }
    }
}
