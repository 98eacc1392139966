/// The drafts of an application's documents: the changes that aren't saved, which survive whatever ends the program.
///
/// LassoGtk has `DraftFolder`, and LassoTestUtilities `MemoryDrafts`.
@MainActor
public protocol DocumentDrafts: AnyObject {
    /// Returns the names of the drafts that no living document has, the oldest first.
    ///
    /// - Throws: ``StorageError/failed(_:)`` if they can't be read.
    func abandonedDrafts() throws(StorageError) -> [String]

    /// Takes a draft, or the place of a new one. Until the returned storage is released, nobody else can take it.
    ///
    /// - Parameter name: The name: small letters, digits, and hyphens.
    /// - Returns: The storage, which is used by its owner only. Replacing the contents with none removes the draft.
    ///   `nil` if a document of this program or of another one has it.
    /// - Throws: ``StorageError/failed(_:)`` if it can't be taken.
    func takeDraft(_ name: String) throws(StorageError) -> (any ByteStorage)?
}
