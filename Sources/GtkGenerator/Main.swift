import Foundation

/// Writes the wrappers of module `Gtk`.
///
///     GtkGenerator GIR-FOLDER PACKAGE-FOLDER
///
/// Replaces everything in the package's `Generated` folders. `swift format` breaks the lines afterward.
@main
enum Main {
    static func main() {
        guard CommandLine.arguments.count == 3 else {
            fail("Usage: GtkGenerator GIR-FOLDER PACKAGE-FOLDER")
        }
        do {
            let generator = try Generator(girFolder: CommandLine.arguments[1])
            let files = generator.files()
            let package = CommandLine.arguments[2]
            try GeneratedFolder(path: package + "/Sources/Gtk/Generated").replaceContents(with: files.wrappers)
            try GeneratedFolder(path: package + "/Tests/GtkTests/Generated").replaceContents(with: files.tests)
            try GeneratedFolder(path: package + "/Tests/GtkConsumer/Sources/EveryClass/Generated")
                .replaceContents(with: files.consumer)
            try GeneratedFolder(path: package + "/Sources/Gtk/Gtk.docc/Generated").replaceContents(with: files.topics)
            print(generator.figures)
            if !generator.shortfalls.isEmpty {
                fail("Coverage is below the floor:\n" + generator.shortfalls.joined(separator: "\n"))
            }
        } catch {
            fail("\(error)")
        }
    }

    private static func fail(_ text: String) -> Never {
        FileHandle.standardError.write(Data((text + "\n").utf8))
        exit(1)
    }
}

/// A folder that contains generated files only.
private struct GeneratedFolder {
    let path: String

    func replaceContents(with files: [String: String]) throws {
        let manager = FileManager.default
        if manager.fileExists(atPath: path) { try manager.removeItem(atPath: path) }
        for (name, text) in files {
            let file = path + "/" + name
            try manager.createDirectory(
                atPath: (file as NSString).deletingLastPathComponent,
                withIntermediateDirectories: true
            )
            try Data(text.utf8).write(to: URL(fileURLWithPath: file))
        }
    }
}
