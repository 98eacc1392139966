import Foundation

/// A file that is removed after the test.
@MainActor
final class TestFile {
    let path = NSTemporaryDirectory() + "lasso-recording-\(UUID().uuidString)"

    deinit { unlink(path) }

    var bytes: [UInt8] {
        get throws { [UInt8](try Data(contentsOf: URL(fileURLWithPath: path))) }
    }

    /// The size in bytes; 0 while there is no file.
    var size: Int {
        var status = stat()
        return stat(path, &status) == 0 ? Int(status.st_size) : 0
    }
}
