/// An action of a ``StoredValue`` as a view store.
public enum StoredAction: Hashable, Sendable {
    /// Save the value now.
    case save
}
