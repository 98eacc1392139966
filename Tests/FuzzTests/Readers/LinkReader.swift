import Gtk
import Lasso

@testable import LassoGtk

/// Arguments on the command line, and the links that the desktop opens, as GIO passes them on.
enum LinkReader: Reader {
    nonisolated static let name = "Links"
    private static let scheme = "test"

    static func read(_ input: [UInt8]) throws {
        for line in input.split(separator: UInt8(ascii: "\n")).prefix(8) {
            try readArgument(String(decoding: line, as: UTF8.self))
        }
    }

    private static func readArgument(_ argument: String) throws {
        let error = OpenedArguments.error(in: [argument], linkScheme: scheme)
        let opened = OpenedArguments([AnyFile(argument: argument)], linkScheme: scheme, opensFiles: true)
        guard error == nil else {
            let isFile = opened.links.isEmpty && opened.files.count == 1
            try require(isFile, "“\(argument)” is no link, and is opened as one")
            return
        }
        try require(opened.files.isEmpty && opened.links.count == 1, "the link “\(argument)” is opened as a file")
        guard case .success(let path) = opened.links[0] else { return }
        // The link of the path leads to the same path, after GIO has made a file of it.
        let link = AnyFile(uri: path.link(scheme: scheme))
        let again = OpenedArguments([link], linkScheme: scheme, opensFiles: true)
        guard again.files.isEmpty, case .success(path)? = again.links.first else {
            throw Violation("the link of \(path) becomes \(link.uri)")
        }
    }
}
