import Foundation

/// A file that is removed after the test.
@MainActor
final class TestFile {
    let path = NSTemporaryDirectory() + "lasso-recording-\(UUID().uuidString)"

    deinit { unlink(path) }

    var bytes: [UInt8] {
        get throws { [UInt8](try Data(contentsOf: URL(fileURLWithPath: path))) }
    }

    func sizeAfterAWhile() async throws -> Int {
        try await Task.sleep(for: .milliseconds(5))
        var status = stat()
        return stat(path, &status) == 0 ? Int(status.st_size) : 0
    }
}
