import Gtk

@testable import LassoGtk

/// Style sheets. GTK reads them; the library reports their errors.
enum StyleSheetReader: Reader {
    nonisolated static let name = "StyleSheets"
    // GTK's parser calls itself for each opening bracket.
    static let largestInput = 2048

    static func read(_ input: [UInt8]) throws {
        let text = String(decoding: input, as: UTF8.self)
        guard !mayReadOthers(text) else { return }
        let part = StyleSheetPart(.text(text, name: "style.css"), for: .any)
        let problems = part.load()
        let lines = text.utf8.count { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") || $0 == 0x0c } + 1
        for problem in problems {
            Landmarks.note(problem.message)
            try require(problem.file == "style.css" && !problem.message.isEmpty, "“\(problem)” says nothing")
            try require((1...lines).contains(problem.line) && problem.column >= 1, "“\(problem)” isn't in the text")
        }
        // Without its errors, it is the same each time that it is read.
        try require(part.load() == problems, "the errors are others the second time")
    }

    /// Returns whether GTK may read something else: another style sheet, an image in a URL, of any size, or an icon of
    /// the display, which it takes for granted. A text has no folder, so a path leads nowhere, and images in files are
    /// read when they are drawn. An escape is any letter.
    private static func mayReadOthers(_ text: String) -> Bool {
        let text = text.lowercased()
        return ["file:", "resource:", "data:", "-gtk-icontheme"].contains(where: text.contains)
            || text.contains("\\") && ["@", "url", "-"].contains(where: text.contains)
    }
}
