/// An error of a setting.
public enum SettingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// There is no setting with this key.
    case noSuchKey(String, in: String, keys: [String])
    /// The setting has another type than the application expects. `found` is the type as the storage calls it.
    case wrongType(String, in: String, found: String, expected: SettingValue.Kind)
    /// The setting has a value that the application doesn't know, or can't have a value.
    case unusableValue(SettingValue, of: String, in: String)
    /// The setting is locked: an administrator has set it.
    case notWritable(String, in: String)

    /// A message that says what to do.
    public var description: String {
        switch self {
        case .noSuchKey(let key, let name, let keys):
            "The settings “\(name)” have no key “\(key)”. Add it to them, or use one of their keys: "
                + keys.sorted().joined(separator: ", ")
        case .wrongType(let key, let name, let found, let expected):
            "The key “\(key)” of the settings “\(name)” has the type \(found), but the application expects "
                + "\(expected.rawValue). Change one of them."
        case .unusableValue(let value, let key, let name):
            translated("The key “\(key)” of the settings “\(name)” can’t be \(value.text).", in: .lasso)
        case .notWritable(let key, let name):
            translated("The key “\(key)” of the settings “\(name)” is locked, so its value isn’t saved.", in: .lasso)
        }
    }
}

extension SettingValue {
    fileprivate var text: String {
        switch self {
        case .bool(let bool): "\(bool)"
        case .int(let int): "\(int)"
        case .double(let double): "\(double)"
        case .string(let string): "“\(string)”"
        case .strings(let strings): "\(strings)"
        }
    }
}
