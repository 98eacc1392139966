/// A state, the updates of it, and its observers.
///
/// It implements the guarantees of ``LassoStore``: every observer sees every change exactly once and in order. Nearly
/// all updates are made at rest. They take a short path, which is inlined into the module that uses the store. Updates
/// made during another activity, by an update's closure or by an observer, take a longer path. Its methods are not
/// specialized: otherwise, the optimizer would copy them for each of the library's own states.
@MainActor @usableFromInline
final class StateStorage<State>: StateObserverList {
    /// An update, or other work, that waits for the end of an update's closure.
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

    // The current state, which is only accessed through `place`.
    @usableFromInline @exclusivity(unchecked) var state: State
    // The new state that observers are called with, if it is not the current one (see the table below for the names):
    // while Showing, once an update has changed the current state, it is a copy of the state before that update; while
    // Announcing, it is a copy of the transition's new state.
    @usableFromInline @exclusivity(unchecked) var announcedCopy: UnsafeMutablePointer<State>?

    // The states of this object, with the flags in `activity` that identify them:
    //
    // | State      | Flags                  | Running                 | `waiting`            | `waitingAnnouncements` |
    // |------------|------------------------|-------------------------|----------------------|------------------------|
    // | At rest    | none of these          | nothing                 | empty                | empty                  |
    // | Updating   | updating               | an update's closure     | its updates and work | empty                  |
    // | Showing    | announcing, showing    | observers (of `place`)  | empty                | transitions and work   |
    // | Announcing | announcing             | observers (of a copy)   | those not yet done   | transitions and work   |
    // | Delivering | announcing, delivering | work, such as an output | those not yet done   | transitions and work   |
    //
    // An observer or work that makes an update adds Updating to Showing, Announcing, or Delivering. A closure that adds
    // an observer while changes are held adds Announcing to Updating. The flags and queues of both states then apply.
    //
    // The other flags:
    //
    // | Flag      | States          | Meaning                                                                         |
    // |-----------|-----------------|---------------------------------------------------------------------------------|
    // | holding   | all             | Changes in `place` are not announced; `stateBeforeHeldUpdates` precedes them    |
    // | traced    | all             | `trace` is set                                                                  |
    // | beginning | all but At rest | An observer that was added meanwhile is being called with the state in `place`  |
    // | delaying  | all but At rest | Something waits or needs cleanup: the short path must end in the long one       |
    //
    // At rest, an update takes the short path only if `activity` is empty. With holding, delaying may be left at rest.

    // The state before the held changes. It is in an object because a state may be large and changes are rarely held.
    @usableFromInline var stateBeforeHeldUpdates: HeldState?
    // Updates and work that were requested by an update's closure. They are performed in order after it.
    @usableFromInline var waiting = Queue<Waiting>()
    // Transitions, and work to be performed between them, in order. `announceWaiting` removes them one by one.
    @usableFromInline var waitingAnnouncements = Queue<Announcement>()
    // Work to perform once neither updating nor announcing is set and `waiting` is empty.
    @usableFromInline var afterwards: (() -> Void)?

    /// A closure called with every transition. It must call `announce` to announce the transition.
    @usableFromInline var trace: ((_ old: State, _ new: State, _ announce: () -> Void) -> Void)? {
        didSet { if trace == nil { activity.remove(.traced) } else { activity.insert(.traced) } }
    }

    @inlinable init(_ state: State) {
        self.state = state
        super.init()
    }

    // Here and not in the superclass: the runtime is asked where it runs once for each class with an isolated `deinit`.
    isolated deinit { release() }

    /// The place of the current state. Only updates write to it.
    ///
    /// The pointer is valid until the object is released, although it leaves the closure. `state` is a stored property
    /// without observers of a final class whose layout is known. So it is accessed in place, not through a copy, at a
    /// fixed distance from the object's address. Every use is in a method of this object, or of an owner that keeps the
    /// object alive meanwhile.
    @inlinable var place: UnsafeMutablePointer<State> { withUnsafeMutablePointer(to: &state) { $0 } }

    // MARK: Updates

    /// Changes the state and announces the change.
    @inlinable func update(_ change: @escaping (inout State) -> Void) {
        guard activity.isEmpty else { return updateMeanwhile(change, isHeld: false) }
        activity = .updating
        var state = place.pointee
        change(&state)
        guard activity == .updating else { return finishUpdate(state) }
        activity = [.announcing, .showing]
        let parts = StateParts.changed(among: entries.observed, from: place, to: &state)
        swap(&place.pointee, &state)
        if !entries.isEmpty { announce(from: &state, parts, to: entries.count) }
        if activity == [.announcing, .showing] { activity = [] } else { finishAnnouncement() }
    }

    /// Changes the state, and announces the change together with the next change or in the main actor's next turn.
    func hold(_ change: @escaping (inout State) -> Void) {
        updateMeanwhile(change, isHeld: true)
    }

    @usableFromInline func updateMeanwhile(_ change: @escaping (inout State) -> Void, isHeld: Bool) {
        if activity.contains(.updating) {
            waiting.append(.update(change: change, isHeld: isHeld))
            activity.insert(.delaying)
        } else if waiting.isEmpty {
            makeUpdate(change, isHeld: isHeld)
            doWhatWaits()
        } else {
            waiting.append(.update(change: change, isHeld: isHeld))
            doWhatWaits()
        }
    }

    @_semantics("optimize.sil.specialize.generic.never")
    private func doWhatWaits() {
        while let next = waiting.popFirst() {
            switch next {
            case .update(let change, let isHeld): makeUpdate(change, isHeld: isHeld)
            case .work(let work): performNow(work)
            }
        }
        rest()
    }

    private func makeUpdate(_ change: (inout State) -> Void, isHeld: Bool) {
        var state = place.pointee
        activity.insert(.updating)
        change(&state)
        activity.remove(.updating)
        commit(state, isHeld: isHeld)
    }

    @usableFromInline func finishUpdate(_ state: State) {
        activity.remove([.updating, .delaying])
        commit(state, isHeld: false)
        doWhatWaits()
    }

    /// Performs work once no update and no announcement is in progress.
    @usableFromInline func whenAtRest(_ work: @escaping () -> Void) {
        afterwards = work
        if activity.isDisjoint(with: [.updating, .announcing]) { rest() } else { activity.insert(.delaying) }
    }

    /// Whether no update and no announcement is in progress, and nothing waits.
    var isAtRest: Bool { activity.isDisjoint(with: [.updating, .announcing]) && waiting.isEmpty }

    private func rest() {
        guard isAtRest, let work = afterwards else { return }
        afterwards = nil
        work()
    }

    @_semantics("optimize.sil.specialize.generic.never")
    private func commit(_ state: State, isHeld: Bool) {
        if stateBeforeHeldUpdates == nil {
            stateBeforeHeldUpdates = HeldState(state: place.pointee)
            if isHeld {
                activity.insert(.holding)
                announceHeldTransitionInNextTurn()
            }
        }
        // The remaining observers of the current announcement must still be called with the state before this update.
        if activity.contains(.showing), announcedCopy == nil {
            announcedCopy = Self.copy(place.pointee)
            activity.insert(.delaying)
        }
        place.pointee = state
        if !isHeld { announceHeldTransition() }
    }

    private func announceHeldTransitionInNextTurn() {
        // The task keeps the storage alive, so that the change is announced even if the store is released.
        Task { self.announceHeldTransition() }
    }

    // MARK: Announcements

    /// Announces held changes, including the changes that observers hold during these announcements.
    @inlinable func announceHeldTransitions() {
        while activity.contains(.holding) { announceHeldTransition() }
    }

    /// Announces held changes before others, which then aren't announced together with them.
    func announceHeldChanges() {
        if activity.contains(.holding) { Run.turn { announceHeldTransitions() } }
    }

    @_semantics("optimize.sil.specialize.generic.never")
    @usableFromInline func announceHeldTransition() {
        if let transition = takeHeldTransition() { announce(transition) }
    }

    private func takeHeldTransition() -> Announcement? {
        guard let held = stateBeforeHeldUpdates else { return nil }
        stateBeforeHeldUpdates = nil
        activity.remove(.holding)
        return .transition(old: held.state, new: place.pointee, observerCount: entries.count)
    }

    /// Performs work, such as the delivery of an output, after all changes made so far have been announced.
    @usableFromInline func perform(_ work: @escaping () -> Void) {
        // Updates and work that already wait are performed first.
        guard activity.contains(.updating) || !waiting.isEmpty else { return performNow(work) }
        waiting.append(.work(work))
        if activity.contains(.updating) { activity.insert(.delaying) }
    }

    @_semantics("optimize.sil.specialize.generic.never")
    private func performNow(_ work: @escaping () -> Void) {
        // Both are queued before any observer is called, because an observer might request more work.
        if let transition = takeHeldTransition() { waitingAnnouncements.append(transition) }
        announce(.work(work))
    }

    private func announce(_ announcement: Announcement) {
        if activity.contains(.announcing) {
            waitingAnnouncements.append(announcement)
            activity.insert(.delaying)
        } else if waitingAnnouncements.isEmpty {
            activity.insert(.announcing)
            make(announcement)
            announceWaiting()
        } else {
            waitingAnnouncements.append(announcement)
            announceWaiting()
        }
    }

    @_semantics("optimize.sil.specialize.generic.never")
    private func announceWaiting() {
        activity.insert(.announcing)
        while let announcement = waitingAnnouncements.popFirst() { make(announcement) }
        activity.remove([.announcing, .delaying])
        removeEndedMajority()
        rest()
    }

    private func make(_ announcement: Announcement) {
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

    private func announce(from old: State, to new: State, _ observerCount: Int) {
        var old = old
        let copy = Self.copy(new)
        announcedCopy = copy
        let parts = StateParts.changed(among: entries.observed, from: &old, to: copy)
        announce(from: &old, parts, to: observerCount)
        releaseAnnouncedCopy()
    }

    /// Calls the observers of the parts that have changed.
    ///
    /// - Parameters:
    ///   - old: The state before the change.
    ///   - parts: The parts that have changed.
    ///   - count: The number of observers when the change was made. Observers added later began with a newer state.
    @inlinable func announce(from old: UnsafePointer<State>, _ parts: StateParts, to count: Int) {
        var index = entries.next(from: 0, to: count, showing: parts)
        while index < count {
            let observation = unsafeDowncast(entries[index].observation, to: StateObservation<State>.self)
            observation.call(old, announcedCopy ?? place)
            index = entries.next(from: index + 1, to: count, showing: parts)
        }
    }

    private static func copy(_ state: State) -> UnsafeMutablePointer<State> {
        let copy = UnsafeMutablePointer<State>.allocate(capacity: 1)
        copy.initialize(to: state)
        return copy
    }

    private func releaseAnnouncedCopy() {
        guard let copy = announcedCopy else { return }
        announcedCopy = nil
        copy.deinitialize(count: 1)
        copy.deallocate()
    }

    @usableFromInline func finishAnnouncement() {
        releaseAnnouncedCopy()
        activity.remove([.announcing, .showing, .delaying])
        announceWaiting()
    }

    // MARK: Observers

    /// Adds an observer and calls it with the current state.
    ///
    /// Changes that the observer makes in this call are announced after the call, as with later calls.
    @inlinable func add(_ observation: StateObservation<State>) {
        announceHeldTransitions()
        append(observation, parts: observation.parts)
        guard activity.isEmpty else { return begin(observation) }
        activity = [.announcing, .showing]
        observation.call(nil, place)
        if activity == [.announcing, .showing] { activity = [] } else { finishAnnouncement() }
    }

    @_semantics("optimize.sil.specialize.generic.never")
    @usableFromInline func begin(_ observation: StateObservation<State>) {
        guard activity.isDisjoint(with: [.updating, .announcing]) else {
            let isNested = activity.contains(.beginning)
            activity.insert(.beginning)
            observation.call(nil, place)
            if !isNested { activity.remove(.beginning) }
            return
        }
        activity.insert([.announcing, .showing])
        observation.call(nil, place)
        finishAnnouncement()
    }
}
