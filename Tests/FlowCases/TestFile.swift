import Foundation

/// A file that is removed after the test.
@MainActor
public final class TestFile {
    /// The path, at which there is no file yet.
    public let path = NSTemporaryDirectory() + "lasso-\(UUID().uuidString)"

    /// Creates the path.
    public init() {}

    deinit { unlink(path) }

    /// The contents.
    public var bytes: [UInt8] {
        get throws { [UInt8](try Data(contentsOf: URL(fileURLWithPath: path))) }
    }

    /// Returns the size of a file in bytes; 0 while there is none.
    ///
    /// - Parameter path: The path of the file.
    public nonisolated static func size(of path: String) -> Int {
        var status = stat()
        return stat(path, &status) == 0 ? Int(status.st_size) : 0
    }
}
