/// A state, the ways to change it, and those who are told.
///
/// Here the contract is kept that ``LassoStore`` promises: every observer sees every change exactly once and in order. Nearly
/// every change comes when nothing else is going on: that way is short, and is compiled into the module that uses the store.
/// What happens meanwhile, from an update's closure or from an observer, takes the longer one.
@MainActor @usableFromInline
final class StateStorage<State>: StateObserverList {
    /// What waits for the end of an update's closure.
    @usableFromInline enum Waiting {
        case update(change: (inout State) -> Void, isHeld: Bool)
        case work(() -> Void)
    }

    @usableFromInline final class HeldState {
        let state: State

        init(state: State) {
            self.state = state
        }
    }

    @usableFromInline enum Announcement {
        case transition(old: State, new: State, observerCount: Int)
        case work(() -> Void)
    }

    /// Where the state is. It stays there, and nothing but updates writes to it.
    @usableFromInline let place: UnsafeMutablePointer<State>
    // What observers are told as the new state: the one in `place`, or a copy from before an update that was made meanwhile.
    @usableFromInline @exclusivity(unchecked) var announced: UnsafeMutablePointer<State>

    // Kept apart, since a state is large and is hardly ever held.
    @usableFromInline var stateBeforeHeldUpdates: HeldState?
    @usableFromInline var waiting = Queue<Waiting>()
    @usableFromInline var waitingAnnouncements = Queue<Announcement>()
    // What is to be done once nothing is going on any more.
    @usableFromInline var afterwards: (() -> Void)?

    /// Is told of every transition, and announces it.
    @usableFromInline var trace: ((_ old: State, _ new: State, _ announce: () -> Void) -> Void)? {
        didSet { if trace == nil { activity.remove(.traced) } else { activity.insert(.traced) } }
    }

    @inlinable init(_ state: State) {
        place = .allocate(capacity: 1)
        place.initialize(to: state)
        announced = place
        super.init()
    }

    isolated deinit {
        place.deinitialize(count: 1)
        place.deallocate()
    }

    // MARK: Updates

    /// Changes the state and tells the observers.
    @inlinable func update(_ change: @escaping (inout State) -> Void) {
        guard activity.isEmpty else { return updateMeanwhile(change, isHeld: false) }
        activity = .updating
        var state = place.pointee
        change(&state)
        guard activity == .updating else { return finishUpdate(state) }
        activity = [.announcing, .showing]
        let parts = StateParts.changed(from: place, to: &state)
        swap(&place.pointee, &state)
        if !entries.isEmpty { withUnsafePointer(to: &state) { announce(from: $0, parts, to: entries.count) } }
        if activity == [.announcing, .showing] { activity = [] } else { finishAnnouncement() }
    }

    /// Changes the state, and tells the observers together with the next change or in the main actor's next turn.
    func hold(_ change: @escaping (inout State) -> Void) {
        updateMeanwhile(change, isHeld: true)
    }

    @usableFromInline func updateMeanwhile(_ change: @escaping (inout State) -> Void, isHeld: Bool) {
        waiting.append(.update(change: change, isHeld: isHeld))
        if activity.contains(.updating) { activity.insert(.delaying) } else { doWhatWaits() }
    }

    private func doWhatWaits() {
        while let next = waiting.popFirst() {
            switch next {
            case .update(let change, let isHeld):
                var state = place.pointee
                activity.insert(.updating)
                change(&state)
                activity.remove(.updating)
                commit(state, isHeld: isHeld)
            case .work(let work): performNow(work)
            }
        }
        rest()
    }

    @usableFromInline func finishUpdate(_ state: State) {
        activity.remove([.updating, .delaying])
        commit(state, isHeld: false)
        doWhatWaits()
    }

    /// Does something once nothing is going on any more, no update and no announcement.
    @usableFromInline func whenAtRest(_ work: @escaping () -> Void) {
        afterwards = work
        if activity.isDisjoint(with: [.updating, .announcing]) { rest() } else { activity.insert(.delaying) }
    }

    private func rest() {
        guard activity.isDisjoint(with: [.updating, .announcing]), waiting.isEmpty, let work = afterwards else {
            return
        }
        afterwards = nil
        work()
    }

    private func commit(_ state: State, isHeld: Bool) {
        if stateBeforeHeldUpdates == nil {
            stateBeforeHeldUpdates = HeldState(state: place.pointee)
            if isHeld {
                activity.insert(.holding)
                announceHeldTransitionInNextTurn()
            }
        }
        // Who is being shown the state as it was is shown it to the end.
        if activity.contains(.showing), announced == place {
            announced = .allocate(capacity: 1)
            announced.initialize(to: place.pointee)
            activity.insert(.delaying)
        }
        place.pointee = state
        if !isHeld { announceHeldTransition() }
    }

    private func announceHeldTransitionInNextTurn() {
        // The task holds the state: a change that was made is also announced.
        Task { self.announceHeldTransition() }
    }

    // MARK: Announcements

    /// Announces what waits to be announced together with the next change, also what observers that are told of it hold.
    @inlinable func announceHeldTransitions() {
        while activity.contains(.holding) { announceHeldTransition() }
    }

    @usableFromInline func announceHeldTransition() {
        if let transition = takeHeldTransition() { announce(transition) }
    }

    private func takeHeldTransition() -> Announcement? {
        guard let held = stateBeforeHeldUpdates else { return nil }
        stateBeforeHeldUpdates = nil
        activity.remove(.holding)
        return .transition(old: held.state, new: place.pointee, observerCount: entries.count)
    }

    /// Does something, an output's delivery for instance, after all changes up to now have been announced.
    @usableFromInline func perform(_ work: @escaping () -> Void) {
        // What an update under way has asked for comes first.
        guard activity.contains(.updating) || !waiting.isEmpty else { return performNow(work) }
        waiting.append(.work(work))
        if activity.contains(.updating) { activity.insert(.delaying) }
    }

    private func performNow(_ work: @escaping () -> Void) {
        // Both are queued before any observer is told, who might ask for more work.
        if let transition = takeHeldTransition() { waitingAnnouncements.append(transition) }
        announce(.work(work))
    }

    private func announce(_ announcement: Announcement) {
        waitingAnnouncements.append(announcement)
        if activity.contains(.announcing) { activity.insert(.delaying) } else { announceWaiting() }
    }

    private func announceWaiting() {
        activity.insert(.announcing)
        while let announcement = waitingAnnouncements.popFirst() {
            switch announcement {
            case .transition(let old, let new, let observerCount):
                if let trace {
                    trace(old, new) { announce(from: old, to: new, observerCount) }
                } else {
                    announce(from: old, to: new, observerCount)
                }
            case .work(let work):
                activity.insert(.delivering)
                work()
                activity.remove(.delivering)
            }
        }
        activity.remove([.announcing, .delaying])
        removeEnded()
        rest()
    }

    private func announce(from old: State, to new: State, _ observerCount: Int) {
        var old = old
        let copy = UnsafeMutablePointer<State>.allocate(capacity: 1)
        copy.initialize(to: new)
        announced = copy
        withUnsafePointer(to: &old) { announce(from: $0, .changed(from: $0, to: copy), to: observerCount) }
        announced = place
        copy.deinitialize(count: 1)
        copy.deallocate()
    }

    /// Calls the observers that show something of what has changed.
    ///
    /// - Parameter count: How many observers there were when the change was made. Those who came later began with a newer state.
    @inlinable func announce(from old: UnsafePointer<State>, _ parts: StateParts, to count: Int) {
        var index = next(from: 0, to: count, showing: parts)
        while index < count {
            let observation = unsafeDowncast(entries[index].observation, to: StateObservation<State>.self)
            observation.body?(old, announced)
            index = next(from: index + 1, to: count, showing: parts)
        }
    }

    @usableFromInline func finishAnnouncement() {
        if announced != place {
            announced.deinitialize(count: 1)
            announced.deallocate()
            announced = place
        }
        activity.remove([.announcing, .showing, .delaying])
        announceWaiting()
    }

    // MARK: Observers

    /// Adds an observer, and tells it the state that it begins with.
    ///
    /// What it does then waits until it has been told, like what it does later.
    @inlinable func add(_ observation: StateObservation<State>) {
        announceHeldTransitions()
        append(observation, parts: observation.parts)
        guard activity.isEmpty else { return begin(observation) }
        activity = [.announcing, .showing]
        observation.body?(nil, place)
        if activity == [.announcing, .showing] { activity = [] } else { finishAnnouncement() }
    }

    @usableFromInline func begin(_ observation: StateObservation<State>) {
        guard activity.isDisjoint(with: [.updating, .announcing]) else {
            let isNested = activity.contains(.beginning)
            activity.insert(.beginning)
            observation.body?(nil, place)
            if !isNested { activity.remove(.beginning) }
            return
        }
        activity.insert([.announcing, .showing])
        observation.body?(nil, place)
        finishAnnouncement()
    }
}
