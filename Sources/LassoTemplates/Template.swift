import Foundation

/// A folder of files in `Templates/`, whose names and contents have placeholders.
struct Template {
    /// The path of the folder.
    let folder: String

    /// A file that is made from a template.
    struct File: Equatable {
        let path: String
        let contents: String
        let isExecutable: Bool
    }

    /// Returns the files that are made from the template.
    ///
    /// - Parameters:
    ///   - destination: The path of the folder for the files.
    ///   - values: The values of the placeholders.
    /// - Returns: The files, in alphabetical order.
    /// - Throws: An error if the template can't be read.
    func files(in destination: String, _ values: [String: String]) throws -> [File] {
        guard let enumerator = FileManager.default.enumerator(atPath: folder) else {
            throw Failure("The folder “\(folder)” is missing. Check out LassoGtk again.")
        }
        let names = enumerator.compactMap { $0 as? String }.sorted()
        return try names.compactMap { name in
            // Files that applications share with the library are symbolic links.
            let source = URL(fileURLWithPath: "\(folder)/\(name)").resolvingSymlinksInPath().path
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: source, isDirectory: &isFolder), !isFolder.boolValue else {
                return nil
            }
            let text = try String(contentsOfFile: source, encoding: .utf8)
            return File(
                path: "\(destination)/\(Self.filled(name, values))",
                contents: Self.filled(text, values),
                isExecutable: FileManager.default.isExecutableFile(atPath: source)
            )
        }
    }

    /// Returns a text with the values of its placeholders. Placeholders in values stay as they are.
    private static func filled(_ text: String, _ values: [String: String]) -> String {
        var filled = "", rest = text[...]
        while let (range, value) = firstPlaceholder(in: rest, values) {
            filled += rest[..<range.lowerBound] + value
            rest = rest[range.upperBound...]
        }
        return filled + rest
    }

    private static func firstPlaceholder(
        in text: Substring,
        _ values: [String: String]
    ) -> (range: Range<String.Index>, value: String)? {
        values.compactMap { placeholder, value in text.range(of: placeholder).map { ($0, value) } }
            .min { $0.0.lowerBound < $1.0.lowerBound }
    }
}

extension [Template.File] {
    /// Writes the files, unless one of them exists.
    ///
    /// - Throws: `Failure` if one exists; nothing is written then. An error if a file can't be written.
    func write() throws {
        if let existing = first(where: { FileManager.default.fileExists(atPath: $0.path) }) {
            throw Failure("“\(existing.path)” exists. Choose another name, or remove it.")
        }
        for file in self {
            let url = URL(fileURLWithPath: file.path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(file.contents.utf8).write(to: url)
            if file.isExecutable {
                try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
            }
        }
    }
}
