import Glibc

/// A file that keeps a path while the application does not run.
///
/// ```swift
/// let keeper = PathKeeper(of: window, in: PathFile(UserDirectories.state + "/my-application/path"))
/// ```
///
/// The file contains the path as one line. Errors are never fatal: only the first one is reported, on standard error,
/// and the application starts as if nothing had been saved.
public final class PathFile: PathStorage {
    private let path: String
    private var hasReported = false

    /// Creates a path file.
    ///
    /// - Parameter path: The path of the file. Its folder is created when something is saved.
    public init(_ path: String) {
        self.path = path
    }

    /// Reads the saved path from the file.
    ///
    /// - Returns: The path; `nil` if there is no file, or it cannot be used.
    public func load() -> NavigationPath? {
        do throws(GLibError) {
            guard let bytes = try Files.read(path) else { return nil }
            guard let text = String(validating: bytes, as: UTF8.self),
                let saved = try? NavigationPath(String(text.dropLast())), Self.text(of: saved) == text
            else {
                report("“\(path)” is damaged")
                return nil
            }
            return saved
        } catch {
            report(error.message)
            return nil
        }
    }

    /// Replaces the file, or removes it.
    ///
    /// - Parameter saved: The path; `nil` to remove the file.
    public func save(_ saved: NavigationPath?) {
        do throws(GLibError) {
            if let saved {
                if let slash = path.lastIndex(of: "/") { try Files.createFolder(String(path[..<slash]), mode: 0o700) }
                try Files.replace(path, with: Array(Self.text(of: saved).utf8), mode: 0o600)
            } else if unlink(path) != 0, errno != ENOENT {
                throw GLibError(systemError: errno, while: "remove “\(path)”")
            }
        } catch {
            report(error.message)
        }
    }

    private static func text(of path: NavigationPath) -> String { "\(path)\n" }

    private func report(_ reason: String) {
        guard !hasReported else { return }
        hasReported = true
        StandardError.report("The last place in the application could not be read or saved: \(reason)")
    }
}
