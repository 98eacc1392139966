import Foundation
import LassoGtk
import Testing

/// A library that is loaded into a program, in which it takes the place of functions of the C library.
nonisolated struct PreloadedLibrary {
    /// The variables of a program that is to load it.
    let environment: [String: String]

    /// Compiles a library, on a thread of its own: see `onOwnThread`.
    ///
    /// - Parameters:
    ///   - source: The source in C.
    ///   - folder: The folder for its files.
    @available(*, noasync)
    init(_ source: String, in folder: TestFolder) throws {
        let (code, library) = (folder.path + "/preloaded.c", folder.path + "/preloaded.so")
        try Files.replace(code, with: Array(source.utf8), mode: 0o600)
        let compiler = Process()
        compiler.executableURL = URL(fileURLWithPath: "/bin/sh")
        // It comes with Swift, but only Swift may be on the path.
        let clang = #"$(dirname "$(readlink -f "$(command -v swift)")")/clang"#
        compiler.arguments = ["-c", "\"\(clang)\" -shared -fPIC -o \"$1\" \"$2\"", "sh", library, code]
        try compiler.run()
        compiler.waitUntilExit()
        try #require(compiler.terminationStatus == 0)
        environment = ["LD_PRELOAD": library]
    }
}
