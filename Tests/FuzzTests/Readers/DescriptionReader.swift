import Foundation

@testable import GtkGenerator

/// The descriptions of GTK, from which the wrappers are generated.
enum DescriptionReader: Reader {
    nonisolated static let name = "Descriptions"

    static func read(_ input: [UInt8]) throws {
        let namespace: Namespace
        do {
            namespace = try GirReader.read(Data(input), from: "Test-1.0.gir")
        } catch let error as GeneratorError {
            try require(error.description.hasPrefix("Test-1.0.gir "), "“\(error)” doesn't name the file")
            return
        }
        let library: Library
        do throws(GeneratorError) {
            library = try Library([namespace])
        } catch {
            try require(error.description.hasSuffix(" depends on itself."), "“\(error)” doesn't say what is wrong")
            return
        }
        for declaration in namespace.classes {
            try require(library.lineage(of: declaration).first?.name == declaration.name, "a class is lost")
        }
        for declaration in namespace.interfaces {
            _ = (library.rank(of: declaration), library.baseClass(of: declaration))
        }
    }
}
