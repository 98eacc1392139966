/// A file that keeps a path while the application does not run.
///
/// ```swift
/// let keeper = PathKeeper(of: window, in: PathFile(UserDirectories.state + "/my-application/path"))
/// ```
///
/// The file, a ``FileStorage``, contains the path as one line. Errors are never fatal: only the first one is reported,
/// on standard error, and the application starts as if nothing had been saved.
public final class PathFile: PathStorage {
    private let storage: FileStorage
    private var hasReported = false

    /// Creates a path file.
    ///
    /// - Parameter path: The path of the file. Its folder is created when something is saved.
    public init(_ path: String) {
        storage = FileStorage(path)
    }

    /// Reads the saved path from the file.
    ///
    /// - Returns: The path; `nil` if there is no file, or it cannot be used.
    public func load() -> NavigationPath? {
        do throws(StorageError) {
            guard let bytes = try storage.read() else { return nil }
            guard let text = String(validating: bytes, as: UTF8.self),
                let saved = try? NavigationPath(String(text.dropLast())), Self.text(of: saved) == text
            else {
                report("“\(storage.path)” is damaged")
                return nil
            }
            return saved
        } catch {
            report(error.description)
            return nil
        }
    }

    /// Replaces the file, or removes it.
    ///
    /// - Parameter saved: The path; `nil` to remove the file.
    public func save(_ saved: NavigationPath?) {
        do {
            if let saved {
                try storage.replace(with: Array(Self.text(of: saved).utf8))
            } else {
                try Files.remove(storage.path)
            }
        } catch {
            report("\(error)")
        }
    }

    private static func text(of path: NavigationPath) -> String { "\(path)\n" }

    private func report(_ reason: String) {
        guard !hasReported else { return }
        hasReported = true
        StandardError.report("The last place in the application could not be read or saved: \(reason)")
    }
}
