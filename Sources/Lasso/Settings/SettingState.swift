/// The state of a ``StoredSetting``: whether the user can change it, and what is wrong with it.
public struct SettingState: Hashable, Sendable {
    /// Whether the user can change the setting. If not, an administrator has locked it.
    public var isWritable = true
    /// The reason why the last value couldn't be read or saved; `nil` if it could.
    public var problem: SettingError?

    /// Creates the state of a setting that can be changed.
    public init() {}
}
