/// The observation of the file at the end of a chain of links, also after another program has pointed one of the links
/// elsewhere.
final class FollowedLink {
    private let path: String
    private let name: String
    private let observer: @MainActor () -> Void
    // What the path leads to: further links, and the file.
    private var followed: [String] = []
    private var observations: [Observation] = []

    /// Observes changes of a file on this computer and, if it is a link, of the file that it is a link to, and of the
    /// links in between.
    ///
    /// If a file can't be observed, the reason is written to standard error.
    ///
    /// - Parameters:
    ///   - path: The path of the file, which need not exist.
    ///   - name: The name of the file, for that report.
    ///   - observer: A closure called after the file may have changed.
    /// - Returns: The observation, which can be canceled.
    static func observeChanges(
        of path: String,
        reportedAs name: String,
        _ observer: @escaping @MainActor () -> Void
    ) -> Observation {
        let link = FollowedLink(path, reportedAs: name, observer)
        let observation = AnyFile(path: path).observeChanges(reportedAs: name) { link.didChange() }
        return .stopping {
            observation.cancel()
            link.observations.forEach { $0.cancel() }
        }
    }

    private init(_ path: String, reportedAs name: String, _ observer: @escaping @MainActor () -> Void) {
        (self.path, self.name, self.observer) = (path, name, observer)
        follow()
    }

    private func didChange() {
        follow()
        observer()
    }

    /// Observes what the path leads to now.
    private func follow() {
        let followed = Array(SymbolicLinks.chain(from: path).dropFirst())
        // The link that has changed is observed already, and so is what leads to it.
        let common = zip(followed, self.followed).prefix { $0 == $1 }.count
        self.followed = followed
        observations[common...].forEach { $0.cancel() }
        let new = followed[common...].map { path in
            AnyFile(path: path).observeChanges(reportedAs: name) { [weak self] in self?.didChange() }
        }
        observations.replaceSubrange(common..., with: new)
    }
}
