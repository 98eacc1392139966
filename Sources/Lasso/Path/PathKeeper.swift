/// Remembers where the user is in a window, and brings the user there again after a restart.
///
/// ```swift
/// let keeper = PathKeeper(of: window, in: storage)
/// await keeper.restore(flow)
/// ```
///
/// It saves the window's ``Controller/path`` whenever that has become another one. A path's query is never saved, nor anything
/// else that a screen shows. When the window is closed, what was saved last stays.
@MainActor
public final class PathKeeper {
    private let storage: any PathStorage
    private let isWorthKeeping: @MainActor (NavigationPath) -> Bool
    private let restoredPath: NavigationPath?
    private weak var window: WindowController?
    private var observation: Observation?
    private var forgottenPath: NavigationPath?

    /// What is saved.
    public private(set) var savedPath: NavigationPath?

    /// Reads what is saved, and saves where the user is from then on.
    ///
    /// - Parameters:
    ///   - window: The window. It keeps the keeper alive.
    ///   - storage: Where the path is kept.
    ///   - isWorthKeeping: Whether the user is to come back to a place. While the user is somewhere else, a login for instance,
    ///     what was saved before stays. `/` is never saved: it is nowhere.
    public init(
        of window: WindowController,
        in storage: any PathStorage,
        where isWorthKeeping: @escaping @MainActor (NavigationPath) -> Bool = { _ in true }
    ) {
        self.storage = storage
        self.isWorthKeeping = isWorthKeeping
        restoredPath = storage.load()
        savedPath = restoredPath
        self.window = window
        window.holdReference(to: self)
        observation = window.observeHierarchy { [weak self] event in
            switch event.kind {
            case .childrenDidChange, .presentationDidChange, .pathComponentDidChange: self?.pathMayHaveChanged()
            default: break
            }
        }
    }

    /// Brings the user to where the user was before the keeper was made.
    ///
    /// - Parameter flow: The flow that the window shows.
    /// - Returns: What came of it; `nil` if nothing was saved.
    @discardableResult
    public func restore(_ flow: any PathFollowing) async -> NavigationOutcome? {
        guard let restoredPath else { return nil }
        return await flow.go(to: restoredPath)
    }

    /// Gives up what is saved: the next start is a fresh one, unless the user goes on to another place. What happens where the
    /// user is now does not bring that back.
    public func forget() {
        forgottenPath = window?.path
        save(nil)
    }

    private func pathMayHaveChanged() {
        guard let window, window.isOpen else { return }
        let path = window.path
        guard path != forgottenPath else { return }
        forgottenPath = nil
        guard !path.isEmpty, isWorthKeeping(path) else { return }
        save(path)
    }

    private func save(_ path: NavigationPath?) {
        guard path != savedPath else { return }
        savedPath = path
        storage.save(path)
    }
}
