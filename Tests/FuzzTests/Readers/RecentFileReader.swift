import LassoGtk
import LassoGtkTestUtilities

/// The desktop's list of recent files, which every application writes. GTK reads it; the library makes references to
/// files of it.
enum RecentFileReader: Reader {
    nonisolated static let name = "RecentFiles"

    static func read(_ input: [UInt8]) throws {
        try StorageFile.with(input) { file in
            let manager = RecentManager.forTesting(in: file.path)
            let files = DesktopFiles(recentManager: manager, drafts: DraftFolder(file.folder + "/drafts"))
            for reference in files.recentFiles {
                try require(manager.hasItem(reference.uri), "“\(reference.uri)” isn't in the list")
                try require(reference.uri.isEmpty || !reference.name.isEmpty, "“\(reference.uri)” has no name")
                guard let path = reference.path else { continue }
                try require(FileReference(path: path).path == path, "“\(path)” is another path as a URI")
            }
        }
    }
}
