/// Work on the state of a store, such as saving it, that isn't done while an ``ApplicationPause`` shows an earlier
/// state. If that state becomes the present one, the work is done once after the pause; otherwise, there is none.
@MainActor
final class PostponedWork {
    private let windows = ApplicationWindows.current
    private var isWaiting = false

    /// Postpones work if the application has a pause.
    ///
    /// - Parameter work: A closure that does the work. It isn't called if this object is released meanwhile.
    /// - Returns: Whether the work is postponed.
    func postpones(_ work: @escaping @MainActor () -> Void) -> Bool {
        guard let pause = ApplicationPause.current(in: windows) else { return false }
        guard !isWaiting else { return true }
        isWaiting = true
        pause.hold { [weak self] isContinued in
            guard let self else { return }
            isWaiting = false
            if isContinued { work() }
        }
        return true
    }
}
