/// A type whose values can be settings: `Bool`, `Int`, `Double`, `String`, and `[String]`.
///
/// An enumeration with such raw values needs no conformance: ``StoredSetting`` accepts it as it is.
public protocol SettingConvertible: Equatable {
    /// The type of the settings.
    static var settingKind: SettingValue.Kind { get }

    /// Creates a value from a setting.
    ///
    /// - Parameter value: The setting.
    /// - Returns: `nil` if the setting has another type.
    init?(_ value: SettingValue)

    /// The value as a setting.
    var settingValue: SettingValue { get }
}

extension Bool: SettingConvertible {
    /// The type of the settings.
    public static var settingKind: SettingValue.Kind { .bool }

    /// Creates a value from a setting, or `nil` if it has another type.
    public init?(_ value: SettingValue) {
        guard case .bool(let bool) = value else { return nil }
        self = bool
    }

    /// The value as a setting.
    public var settingValue: SettingValue { .bool(self) }
}

extension Int: SettingConvertible {
    /// The type of the settings.
    public static var settingKind: SettingValue.Kind { .int }

    /// Creates a value from a setting, or `nil` if it has another type.
    public init?(_ value: SettingValue) {
        guard case .int(let int) = value else { return nil }
        self = int
    }

    /// The value as a setting.
    public var settingValue: SettingValue { .int(self) }
}

extension Double: SettingConvertible {
    /// The type of the settings.
    public static var settingKind: SettingValue.Kind { .double }

    /// Creates a value from a setting, or `nil` if it has another type.
    public init?(_ value: SettingValue) {
        guard case .double(let double) = value else { return nil }
        self = double
    }

    /// The value as a setting.
    public var settingValue: SettingValue { .double(self) }
}

extension String: SettingConvertible {
    /// The type of the settings.
    public static var settingKind: SettingValue.Kind { .string }

    /// Creates a value from a setting, or `nil` if it has another type.
    public init?(_ value: SettingValue) {
        guard case .string(let string) = value else { return nil }
        self = string
    }

    /// The value as a setting.
    public var settingValue: SettingValue { .string(self) }
}

extension [String]: SettingConvertible {
    /// The type of the settings.
    public static var settingKind: SettingValue.Kind { .strings }

    /// Creates a value from a setting, or `nil` if it has another type.
    public init?(_ value: SettingValue) {
        guard case .strings(let strings) = value else { return nil }
        self = strings
    }

    /// The value as a setting.
    public var settingValue: SettingValue { .strings(self) }
}
