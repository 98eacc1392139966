/// The conversion between a part of a state and the value of a setting.
struct SettingConversion<Part> {
    /// The type of the setting.
    let kind: SettingValue.Kind
    /// A closure that returns the part for a value, or `nil` if there is none.
    let part: (SettingValue) -> Part?
    /// A closure that returns the value for a part.
    let value: (Part) -> SettingValue
}

extension SettingConversion where Part: SettingConvertible {
    /// Creates the conversion of a type whose values are settings.
    init() {
        self.init(kind: Part.settingKind, part: { Part($0) }, value: \.settingValue)
    }
}

extension SettingConversion where Part: RawRepresentable, Part.RawValue: SettingConvertible {
    /// Creates the conversion of a type whose raw values are settings.
    init(raw: Part.RawValue.Type) {
        self.init(
            kind: raw.settingKind,
            part: { raw.init($0).flatMap(Part.init(rawValue:)) },
            value: \.rawValue.settingValue
        )
    }
}
