import Glibc
import Gtk

@testable import Lasso
@testable import LassoGtk

/// The file of the windows that are opened again, and the file of a path.
enum SessionReader: Reader {
    nonisolated static let name = "Sessions"

    static func read(_ input: [UInt8]) throws {
        try StorageFile.with(input) { file in
            let kept = PathFile(file.path).load()
            if let kept { try PathReader.check(kept) }
            let record = try file.checkReading(of: FileStorage(file.path), as: .session)
            for window in record.map({ $0.open + $0.closed.values }) ?? [] { try open(window, file.folder) }
        }
    }

    /// Does what the application does with a window that comes back.
    private static func open(_ kept: KeptWindow, _ folder: String) throws {
        if let path = kept.path { try PathReader.check(path) }
        let window = WindowController(), split = SplitController()
        window.setRootController(split)
        if let size = kept.size {
            window.size = size
            try require(size.width > 0 && size.height > 0, "a window is \(size.width)x\(size.height) pixels large")
            // GTK's sizes are 32-bit integers.
            try require(max(size.width, size.height) <= Int32.max, "a window is too large")
        }
        for width in kept.sidebarWidths.values {
            split.sidebarWidth = width
            try require(width <= Int32.max, "a sidebar is too wide")
        }
        for record in kept.contents.values.compactMap(DocumentRecord.init) {
            try require(DocumentRecord("\(record)") == record, "the record “\(record)” is another one when it is read")
            try takeDraft(of: record, folder)
        }
    }

    private static func takeDraft(of record: DocumentRecord, _ folder: String) throws {
        let drafts = DraftFolder(folder + "/drafts")
        let keeper = DraftKeeper<String>(in: drafts, kind: "text", as: .text, delay: .zero)
        guard let name = record.draft, keeper.isOfThisKind(name) else { return }
        _ = try drafts.takeDraft(name)
        try Files.remove(drafts.path + "/" + name + ".lock")
        try require(try Files.names(in: drafts.path).isEmpty, "the draft “\(name)” has left files")
        rmdir(drafts.path)
    }
}
