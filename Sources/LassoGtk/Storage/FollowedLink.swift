/// The observation of the file that a link points to, also after another program has pointed the link elsewhere.
final class FollowedLink {
    private let path: String
    private let name: String
    private let observer: @MainActor () -> Void
    private var target: String
    private var observationOfTarget: Observation?

    /// Observes changes of a file on this computer and, if it is a link, of the file that it is a link to.
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
        let observation = AnyFile(path: path).observeChanges(reportedAs: name) {
            link.follow()
            observer()
        }
        return .stopping {
            observation.cancel()
            link.observationOfTarget?.cancel()
        }
    }

    private init(_ path: String, reportedAs name: String, _ observer: @escaping @MainActor () -> Void) {
        (self.path, self.name, self.observer) = (path, name, observer)
        target = path
        follow()
    }

    /// Observes the file that the link points to now.
    private func follow() {
        let target = SymbolicLinks.followed(from: path)
        guard target != self.target else { return }
        self.target = target
        observationOfTarget?.cancel()
        observationOfTarget =
            target == path ? nil : AnyFile(path: target).observeChanges(reportedAs: name, observer)
    }
}
