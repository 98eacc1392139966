/// The state of a ``StoredValue``: whether it was loaded, and whether all of its changes were saved.
public struct StoredState: Hashable, Sendable {
    /// Whether loading has ended: the value was loaded, or there was none that could be used.
    public var isLoaded = false
    /// Whether the value has changes that haven't been saved.
    public var hasUnsavedChanges = false
    /// The reason why the value couldn't be loaded or saved, as a message for the user; `nil` if the last attempt has
    /// succeeded.
    public var problem: String?

    /// Creates the state of a value that hasn't been loaded.
    public init() {}
}
