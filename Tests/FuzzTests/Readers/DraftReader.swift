import Glibc
import Gtk

@testable import Lasso
@testable import LassoGtk

/// The files of drafts, in the folder of an application.
enum DraftReader: Reader {
    nonisolated static let name = "Drafts"

    static func read(_ input: [UInt8]) throws {
        try StorageFile.with(input) { file in
            let folder = DraftFolder(file.folder)
            let abandoned = try folder.abandonedDrafts()
            try require(abandoned == ["value"], "there is one draft, and \(abandoned) are found")
            guard let storage = try folder.takeDraft("value") else { throw Violation("the draft can't be taken") }
            let draft = try file.checkReading(of: storage, as: .draft(of: .text))
            if let reference = draft??.file { _ = (reference.path, reference.name, AnyFile(uri: reference.uri).uri) }
        }
    }
}
