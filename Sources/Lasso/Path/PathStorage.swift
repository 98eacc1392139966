/// Where a ``PathKeeper`` keeps a path while the application does not run: a file, the settings.
@MainActor
public protocol PathStorage {
    /// Answers what was saved last; `nil` if there is nothing that can be used. Says itself what is wrong then.
    func load() -> NavigationPath?

    /// Saves a path. Says itself if it cannot.
    ///
    /// - Parameter path: The path; `nil` if nothing is to be kept.
    func save(_ path: NavigationPath?)
}
