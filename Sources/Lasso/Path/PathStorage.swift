/// The storage in which a ``PathKeeper`` keeps a path while the application does not run: a file, or settings.
@MainActor
public protocol PathStorage {
    /// Returns the path that was saved last; `nil` if there is none that can be used. An implementation reports errors
    /// itself.
    func load() -> NavigationPath?

    /// Saves a path. Must return quickly: each navigation step waits for it. An implementation may save later, and
    /// reports errors itself.
    ///
    /// - Parameter path: The path; `nil` to remove the saved one.
    func save(_ path: NavigationPath?)
}
