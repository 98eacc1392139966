import Foundation
import Gtk
import Testing

/// Tests of the functions that copy and move a file while the caller waits.
struct FileCopyTests {
    @Test func aCopyTellsItsProgressAndAMoveNeedsNoClosure() throws {
        let path = NSTemporaryDirectory() + "lasso-gtk-copy-\(UUID().uuidString)"
        let (copy, moved) = (path + "-copy", path + "-moved")
        defer { for path in [path, copy, moved] { try? FileManager.default.removeItem(atPath: path) } }
        try Data("text".utf8).write(to: URL(fileURLWithPath: path))
        var sizes: [Int] = []
        try AnyFile(path: path).copy(AnyFile(path: copy), cancellable: nil) { size, _ in sizes.append(size) }
        #expect(sizes.last == 4)
        try AnyFile(path: copy).move(AnyFile(path: moved), cancellable: nil)
        #expect(!FileManager.default.fileExists(atPath: copy))
        #expect(try String(contentsOfFile: moved, encoding: .utf8) == "text")
    }
}
