import Gtk
import Lasso
import LassoGtk

/// A folder with the source files of a sample.
nonisolated struct SourceFolder: Equatable, Sendable {
    /// The path of the folder.
    let path: String

    /// Creates the folder at a path.
    init(path: String) {
        self.path = path
    }

    /// Creates the folder of a sample: in the package in which the program has been built, or else where it is
    /// installed.
    ///
    /// - Parameters:
    ///   - sample: The name of the sample's folder.
    ///   - identity: The identity of the application.
    init(of sample: String, _ identity: ApplicationIdentity) {
        let samples = Self.samplesInPackage ?? identity.installedFile("Samples") ?? "Samples"
        self.init(path: "\(samples)/\(sample)")
    }

    /// Reads the source files.
    ///
    /// - Returns: The files in alphabetical order, the sample's declaration first.
    /// - Throws: An error if a file can't be read.
    func files() throws -> [SourceFile] {
        try names(in: "").sorted {
            ($0.hasSuffix("Sample.swift") ? 0 : 1, $0) < ($1.hasSuffix("Sample.swift") ? 0 : 1, $1)
        }
        .map { name in
            // It was there a moment ago.
            let contents = try Files.read("\(path)/\(name)") ?? []
            return SourceFile(name, String(decoding: contents, as: UTF8.self))
        }
    }

    /// Returns the names of the Swift files in a folder, and in the folders in it.
    private func names(in folder: String) throws -> [String] {
        try Files.names(in: "\(path)/\(folder)").flatMap { name in
            if name.hasSuffix(".swift") { return ["\(folder)\(name)"] }
            // Other files have extensions, folders have none.
            return name.contains(".") ? [] : try names(in: "\(folder)\(name)/")
        }
    }

    /// The folder of the samples in the package around the program; `nil` if the program is installed.
    private static var samplesInPackage: String? {
        guard let program = ProgramFolder.path else { return nil }
        let parts = program.split(separator: "/")
        return parts.indices.reversed().lazy
            .map { "/\(parts[...$0].joined(separator: "/"))/Sources/LassoDemo/Samples" }
            .first(where: Files.exists)
    }
}
