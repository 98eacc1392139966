/// Work on the state of a store, or on the place of a window, such as saving it, that isn't done while an
/// ``ApplicationPause`` shows an earlier one. The work is done once after the pause, unless the application ends during
/// it. It compares the state at that time with the one that it knows: most states are the same again then.
@MainActor
final class PostponedWork {
    private let windows = ApplicationWindows.current
    // The pause in which the store was created, on the way to the earlier moment.
    private weak var origin: ApplicationPause? = ApplicationPause.current()
    private var isWaiting = false

    /// Postpones work if the application has a pause.
    ///
    /// - Parameter work: A closure that does the work. It isn't called if this object is released meanwhile.
    /// - Returns: Whether the work is postponed.
    func postpones(_ work: @escaping @MainActor () -> Void) -> Bool {
        guard let pause = ApplicationPause.current(in: windows), !pause.isOver else { return false }
        guard !isWaiting else { return true }
        isWaiting = true
        // A store that was created on the way may still show the moment.
        let needsMoment = origin === pause
        pause.hold { [weak self] outcome in
            guard let self else { return }
            isWaiting = false
            if outcome == .continued || (outcome == .returned && !needsMoment) { work() }
        }
        return true
    }
}
