/// The rule that unites consecutive steps into one, such as those of typing a word.
struct StepGrouping<Action> {
    private let identity: (Action) -> AnyHashable?
    private let pause: Duration
    private let time: () -> Duration
    // The group of the newest step, and the time of its last action.
    private var group: AnyHashable?
    private var lastTime: Duration = .zero

    /// - Parameters:
    ///   - pause: The duration after which a group ends.
    ///   - clock: The clock that measures it.
    ///   - identity: A closure that returns the group of an action, or `nil` for an action that is a step of its own.
    init(pause: Duration, clock: any Clock<Duration>, identity: @escaping (Action) -> AnyHashable?) {
        self.identity = identity
        self.pause = pause
        time = Self.stopwatch(of: clock)
    }

    /// Returns whether an action belongs to the group of the newest step, and makes its group the current one.
    mutating func continuesGroup(_ action: Action?) -> Bool {
        guard let group = action.flatMap(identity) else {
            end()
            return false
        }
        let now = time()
        defer { (self.group, lastTime) = (group, now) }
        return group == self.group && now - lastTime <= pause
    }

    /// Ends the current group.
    mutating func end() { group = nil }

    private static func stopwatch(of clock: some Clock<Duration>) -> () -> Duration {
        let start = clock.now
        return { start.duration(to: clock.now) }
    }
}
