/// Something that happened to a stored value. ``StorageMessages`` tell the user about it.
public enum StorageEvent: Hashable, Codable, Sendable {
    /// The value was loaded, and is the part of the state now.
    case loaded
    /// Nothing has been saved yet. The part of the state is as it was.
    case foundNothing
    /// All changes of the value have been saved, or are saved again after a failure that has ended by itself.
    case saved
    /// The value couldn't be loaded or saved, for a reason that it didn't have before. Nothing is lost: this is tried
    /// again with the next change, by ``StoredValue/save()``, and when the application ends. The message is for the
    /// user.
    case failed(String)
    /// Contents that couldn't be used, that another program has saved in the meantime, or that a program was
    /// overwriting when it ended, are in another place now.
    case keptAside(KeptAside)
    /// Another program has saved a value, which is the part of the state now, or was merged with it.
    case changedByAnotherProgram
}
