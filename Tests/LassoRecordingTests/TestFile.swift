import Foundation

/// A file that is removed after the test.
@MainActor
final class TestFile {
    let path = NSTemporaryDirectory() + "lasso-recording-\(UUID().uuidString)"

    deinit { unlink(path) }

    var bytes: [UInt8] {
        get throws { [UInt8](try Data(contentsOf: URL(fileURLWithPath: path))) }
    }

    /// Returns the size of a file in bytes; 0 while there is none.
    nonisolated static func size(of path: String) -> Int {
        var status = stat()
        return stat(path, &status) == 0 ? Int(status.st_size) : 0
    }
}
