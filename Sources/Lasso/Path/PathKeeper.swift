/// A keeper that saves the user's location in a window, and returns there after the application starts again.
///
/// ```swift
/// let keeper = PathKeeper(of: window, in: storage)
/// await keeper.restore(flow)
/// ```
///
/// It saves the window's ``Controller/path`` whenever the path changes. It never saves a path's query, or anything else
/// that a screen shows. When the window is closed, the path that was saved last stays.
@MainActor
public final class PathKeeper {
    private let storage: any PathStorage
    private let isWorthKeeping: @MainActor (NavigationPath) -> Bool
    private let restoredPath: NavigationPath?
    private weak var window: WindowController?
    private var observation: Observation?
    private var forgottenPath: NavigationPath?
    private let saving = PostponedWork()

    /// The saved path.
    public private(set) var savedPath: NavigationPath?

    /// Creates a keeper, which reads the saved path, and saves the user's location from then on.
    ///
    /// - Parameters:
    ///   - window: The window. It keeps the keeper alive.
    ///   - storage: The storage of the path.
    ///   - isWorthKeeping: A closure that returns whether a location is to be restored. While the user is at another
    ///     location, for instance at a login, the path that was saved before stays. `/` is never saved, because it
    ///     names no location.
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

    /// Goes to the location that was saved when the keeper was created.
    ///
    /// - Parameter flow: The flow that the window shows.
    /// - Returns: The outcome; `nil` if nothing was saved.
    @discardableResult
    public func restore(_ flow: any PathFollowing) async -> NavigationOutcome? {
        guard let restoredPath else { return nil }
        return await flow.go(to: restoredPath)
    }

    /// Removes the saved path: the application next starts without one, unless the user goes to another location
    /// first. Changes at the current location do not save its path again.
    public func forget() {
        forgottenPath = window?.path
        save(nil)
    }

    private func pathMayHaveChanged() {
        // The place of an earlier moment that is only shown isn't saved.
        guard !saving.postpones({ [weak self] in self?.pathMayHaveChanged() }) else { return }
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
