/// The generated sources of module `Gtk`.
///
/// Types share a file if their names begin with the same letter. A module with hundreds of files would take longer to
/// compile, because the compiler reads all files again for each 25 of them.
struct SourceFiles {
    /// The texts of the types, by the path of the file without its extension, and by the name of the type.
    private var texts: [String: [String: String]] = [:]

    /// Adds a type of a C library.
    mutating func add(_ text: String, named name: String, in namespace: String) {
        // The names of a module's files differ, even in different folders.
        texts["\(namespace)/\(namespace)-\(name.prefix(1))", default: [:]][name] = text
    }

    /// Adds a text that has a file of its own.
    mutating func add(_ text: String, file: String) {
        texts[file] = ["": text]
    }

    /// The texts of the files, by their path in the generated folder.
    var files: [String: String] {
        var files: [String: String] = [:]
        for (path, texts) in texts {
            let types = texts.sorted { $0.key < $1.key }.map(\.value)
            files[path + ".swift"] = Self.header + types.joined(separator: "\n")
        }
        return files
    }

    private static let header = "// Written by GtkGenerator. `make generate` replaces this file.\n\nimport CGtk\n\n"
}
