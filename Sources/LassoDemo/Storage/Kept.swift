import LassoGtk

/// A value that is kept in a file, and what the user has to know about the file.
struct Kept<Value: Equatable>: Equatable {
    var value: Value
    /// Whether the value was loaded, and whether the file has its changes.
    var storage = StoredState()
    /// Why the value can't be loaded or saved, and that another version was kept.
    var messages = StorageMessages()

    /// The banner with a message.
    var banner: Banner? { messages.banner }

    init(_ value: Value) { self.value = value }
}
