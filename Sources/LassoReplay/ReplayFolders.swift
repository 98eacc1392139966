import FoundationEssentials
import Glibc
import LassoGtk

/// The folders for the user's files during a replay: empty ones, so that a replay neither reads nor changes what the
/// user has.
@MainActor
final class ReplayFolders {
    private static let variables = ["XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"]

    private let path: String

    /// Creates the folders, and makes the program use them. Settings are in memory.
    ///
    /// Call it before anything asks for a folder of the user: GLib keeps what it has found.
    ///
    /// - Throws: An error if no temporary folder can be created.
    ///
    /// Source: the XDG Base Directory Specification, `GSETTINGS_BACKEND`.
    init() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("lasso-replay-\(UUID().uuidString)")
        path = folder.path
        for variable in Self.variables {
            let home = folder.appendingPathComponent(variable.lowercased()).path
            try FileManager.default.createDirectory(
                atPath: home,
                withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700]
            )
            setenv(variable, home, 1)
        }
        setenv("GSETTINGS_BACKEND", "memory", 1)
    }

    /// Removes the folders.
    func remove() {
        do {
            try FileManager.default.removeItem(atPath: path)
        } catch {
            StandardError.report("The temporary folder \(path) can't be removed: \(error)")
        }
    }
}
