import Glibc

/// A folder with the drafts of an application's documents.
///
/// The folder and the drafts are for the user only. A draft is replaced atomically, and is on the disk before the old
/// one is removed. The document that has it holds a lock, which the system releases when the program ends, for
/// whatever reason.
///
/// Source: `flock`(2).
public final class DraftFolder: DocumentDrafts {
    private let givenPath: String?

    /// Creates the drafts in a folder. The folder need not exist.
    ///
    /// - Parameter path: The path of the folder; by default, the folder `drafts` in the state folder of the application
    ///   that runs.
    public init(_ path: String? = nil) {
        givenPath = path
    }

    /// The path of the folder.
    public var path: String { givenPath ?? GioApplication.stateFolder + "/drafts" }

    /// Returns the names of the drafts that no living document has, the oldest first. Removes the locks of documents
    /// that had no changes when their program ended.
    ///
    /// - Throws: ``/Lasso/StorageError/failed(_:)`` if they can't be read.
    public func abandonedDrafts() throws(StorageError) -> [String] {
        guard Files.exists(path) else { return [] }
        return try throwingStorageErrors { () throws(GLibError) in
            let names = try Files.names(in: path)
            let drafts = Set(names.filter { Self.isName($0) })
            for name in names where name.hasSuffix(DraftFile.lockExtension) {
                let draft = String(name.dropLast(DraftFile.lockExtension.count))
                // Taking a draft and letting it go removes a lock without a draft.
                if Self.isName(draft), !drafts.contains(draft) {
                    try DraftFile(path + "/" + draft)?.removeLeftovers()
                }
            }
            var free: [(time: Int, name: String)] = []
            for draft in drafts where try DraftFile(path + "/" + draft) != nil {
                free.append((FileStatus(path: path + "/" + draft)?.changeTime ?? 0, draft))
            }
            return free.sorted { $0 < $1 }.map(\.name)
        }
    }

    /// Takes a draft, or the place of a new one. All drafts are written when the application ends, as
    /// ``FileStorage`` describes.
    ///
    /// - Parameter name: The name: small letters, digits, and hyphens.
    /// - Returns: The file of the draft; `nil` if a document of this program or of another one has it.
    /// - Throws: ``/Lasso/StorageError/failed(_:)`` if it can't be taken.
    public func takeDraft(_ name: String) throws(StorageError) -> (any ByteStorage)? {
        precondition(
            Self.isName(name),
            "DraftFolder.takeDraft(_:): \"\(name)\" has other characters than small letters, digits, and hyphens."
        )
        SavingAtEnd.prepare()
        return try throwingStorageErrors { () throws(GLibError) in
            try Files.createFolder(path, mode: 0o700)
            return try DraftFile(path + "/" + name)
        }
    }

    private static func isName(_ text: String) -> Bool {
        !text.isEmpty
            && text.utf8.allSatisfy { byte in
                byte.isSmallLetter || byte.isDigit || byte == UInt8(ascii: "-")
            }
    }
}
