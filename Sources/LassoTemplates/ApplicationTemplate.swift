import Foundation

/// The files of a new application: its package, its first flow, and the screen of that flow.
struct ApplicationTemplate {
    let name: TypeName
    /// The identifier in reverse domain name notation.
    let id: String
    /// The person or the group that makes the application.
    let developer: String
    /// The path of the folder that contains the library's templates.
    let templates: String
    /// The path of the library's package.
    let library: String

    /// The names of modules that an application imports, and of what is a part of the language.
    private static let reserved = [
        "Any", "Dispatch", "Foundation", "Glibc", "Gtk", "Lasso", "LassoCodable", "LassoGtk", "LassoGtkTestUtilities",
        "LassoTestUtilities", "Protocol", "Self", "Swift", "Testing", "Type", "XCTest",
    ]

    /// Creates a description of an application.
    ///
    /// - Parameters:
    ///   - name: The name of its module.
    ///   - id: The identifier; `nil` for one in `org.example`.
    ///   - developer: The person or the group that makes it; `nil` for "The ... developers".
    ///   - templates: The path of the folder that contains the library's templates.
    ///   - library: The path of the library's package.
    /// - Throws: `Failure` if another module has the name, or if the identifier isn't one.
    init(_ name: TypeName, id: String?, developer: String?, templates: String, library: String) throws(Failure) {
        guard !Self.reserved.contains(name.identifier) else {
            throw Failure(
                "“\(name.identifier)” is the name of something that the application uses. Choose another name."
            )
        }
        self.name = name
        self.id = id ?? "org.example.\(name.identifier)"
        self.developer = developer ?? "The \(name.title) developers"
        self.templates = templates
        self.library = library
        // Not by its characters: a carriage return and a line feed are one.
        let isUsable = self.developer.unicodeScalars.allSatisfy { scalar in
            scalar.properties.generalCategory != .control && !"\"\\<>&".unicodeScalars.contains(scalar)
        }
        guard isUsable else {
            throw Failure(
                "“\(self.developer)” contains what the application's files can't contain: \" \\ < > &, or a line break."
            )
        }
        let parts = self.id.split(separator: ".", omittingEmptySubsequences: false)
        let isIdentifier =
            parts.count > 1
            && parts.allSatisfy { part in
                part.first?.isNumber == false
                    && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-") }
            }
        guard isIdentifier else {
            throw Failure(
                "“\(self.id)” isn't an identifier in reverse domain name notation. Use org.example.ToDo, for example."
            )
        }
    }

    /// Returns the files of the application.
    ///
    /// - Parameters:
    ///   - folder: The path of the new package.
    ///   - date: The date of the first release.
    /// - Returns: The files.
    /// - Throws: An error if a template can't be read.
    func files(in folder: String, on date: Date = Date()) throws -> [Template.File] {
        let day = date.formatted(.iso8601.year().month().day())
        let values = [
            "TargetModule": name.identifier,
            "@ID@": id,
            "@RESOURCE_PATH@": "/" + id.replacingOccurrences(of: ".", with: "/"),
            "@TITLE@": name.title,
            "@PROGRAM@": name.program,
            "@SUMMARY@": "Say hello",
            // The description of a Debian package begins in lower case.
            "@DEBIAN_SUMMARY@": "application that says hello",
            "@DEVELOPER@": developer,
            "@DEVELOPER_ID@": id.split(separator: ".").dropLast().joined(separator: ".").lowercased(),
            "@MAINTAINER@": "\(developer) <\(name.program)@example.org>",
            "@LIBRARY@": path(ofLibraryFrom: folder),
            "@DATE@": day,
            "@YEAR@": String(day.prefix(4)),
        ]
        let sources = "\(folder)/Sources/\(name.identifier)", tests = "\(folder)/Tests/\(name.identifier)Tests"
        let flow = ScreenTemplate(.main, title: name.title, target: name.identifier, templates: templates)
        return try Template(folder: templates + "/Application").files(in: folder, values)
            + flow.flowFiles(sources: sources, tests: tests)
    }

    /// Returns the path of the library as the package's manifest names it: relative if the two are neighbors.
    private func path(ofLibraryFrom folder: String) -> String {
        let library = URL(fileURLWithPath: library).standardizedFileURL
        let folder = URL(fileURLWithPath: folder).standardizedFileURL
        let areNeighbors = library.deletingLastPathComponent() == folder.deletingLastPathComponent()
        return areNeighbors ? "../\(library.lastPathComponent)" : library.path
    }
}
