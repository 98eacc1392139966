/// An action of a ``StoredSetting`` as a view store.
public enum SettingAction: Hashable, Sendable {
    /// Return to the default.
    case reset
}
