/// A file that keeps a path while the application does not run.
///
/// ```swift
/// let keeper = PathKeeper(of: window, in: PathFile(UserDirectories.state + "/my-application/path"))
/// ```
///
/// The file, a ``FileStorage``, contains the path as one line. Errors are never fatal: the application starts as if
/// nothing had been saved. Only the first one is reported on standard error. The first one that the user can do
/// something about, such as a full disk, is also shown in a toast.
///
/// The newest path is saved within a second, on another thread, and otherwise when the application ends, as stored
/// values are.
///
/// Create one `PathFile` for a file, and share it between windows, so that the newest place is saved.
@MainActor
public final class PathFile: PathStorage {
    let keeper: ValueKeeper<NavigationPath?>
    private let storage: any ByteStorage
    private let windows = ApplicationWindows.current
    /// The path that was saved or read last, or `.some(nil)` if there was none; `nil` if there was no operation.
    private var newest: NavigationPath??
    private var hasReported = false
    private var hasTold = false
    // The problem that the user hasn't seen, because there was no window.
    private var untold: (text: String, isOverOnceSaved: Bool)?

    /// Creates a path file.
    ///
    /// - Parameter path: The path of the file, which no other path file has. Its folder is created when something is
    ///   saved.
    public convenience init(_ path: String) {
        self.init(in: FileStorage(removedIfEmpty: path))
    }

    init(in storage: any ByteStorage) {
        self.storage = storage
        // Of the places in several instances of the application, the one that is saved last counts.
        keeper = ValueKeeper(
            nil,
            in: FormattedStorage(storage, as: Self.format),
            delay: .seconds(1),
            merge: { _, mine, _ in mine }
        )
        keeper.onEvent = { [weak self] event in
            switch event {
            case .failed(let message): self?.tell(message)
            case .keptAside(let kept):
                self?.forgetUntoldFailure()
                self?.tell(kept.description, isOverOnceSaved: false)
            case .saved: self?.forgetUntoldFailure()
            case .loaded, .foundNothing, .changedByAnotherProgram: break
            }
        }
    }

    isolated deinit { keeper.finish() }

    /// Returns the path that was saved last. The first time, reads it from the file, and waits for that.
    ///
    /// - Returns: The path; `nil` if there is none, or the file cannot be used.
    public func load() -> NavigationPath? {
        if let newest { return newest }
        let path = read()
        newest = .some(path)
        return path
    }

    private func read() -> NavigationPath? {
        do throws(StorageError) {
            guard let bytes = try storage.read() else { return nil }
            return try Self.format.decode(bytes)
        } catch {
            if case .unusable(let contents) = error {
                // Before another path replaces it, it is kept aside, and the user is told where.
                report("“\(storage.name)” \(contents.reason)")
            } else {
                tell(error.description)
            }
            return nil
        }
    }

    /// Replaces the file, or removes it, within a second. Doesn't wait for that.
    ///
    /// - Parameter saved: The path; `nil` to remove the file.
    public func save(_ saved: NavigationPath?) {
        SavingAtEnd.prepare()
        newest = .some(saved)
        keeper.didChange(to: saved)
        tellUser()
    }

    private static let format = StorageFormat<NavigationPath?> { path in
        path.map { Array(line(with: $0).utf8) } ?? []
    } decode: { bytes in
        guard let text = String(validating: bytes, as: UTF8.self) else { throw UnusableContents.damaged() }
        let path = try NavigationPath(String(text.dropLast()))
        guard line(with: path) == text else { throw UnusableContents.damaged() }
        return path
    }

    /// Reports a problem that the user is told of, too.
    ///
    /// - Parameters:
    ///   - problem: The problem.
    ///   - isOverOnceSaved: Whether the user needn't be told anymore after a path has been saved.
    private func tell(_ problem: String, isOverOnceSaved: Bool = true) {
        report(problem)
        guard !hasTold else { return }
        hasTold = true
        untold = (problem, isOverOnceSaved)
        tellUser()
    }

    /// Forgets a failure that is over before a window was open to tell it. The user is told of the next one.
    private func forgetUntoldFailure() {
        guard let untold, untold.isOverOnceSaved else { return }
        (self.untold, hasTold) = (nil, false)
    }

    /// Tells the user what couldn't be read or saved, if no window was open until now.
    private func tellUser() {
        guard let problem = untold, let front = StandardCommands.front(of: windows) else { return }
        untold = nil
        front.toast(problem.text)
    }

    private func report(_ reason: String) {
        guard !hasReported else { return }
        hasReported = true
        StandardError.report("The last place in the application could not be read or saved: \(reason)")
    }
}

/// Returns the contents of a file with a path.
nonisolated private func line(with path: NavigationPath) -> String { "\(path)\n" }
