#if LASSO_INSPECTOR
import LassoGtk

/// The observer of all stores of the application. It notes what happens at once, and describes it in the log in the
/// next turn of the main actor, for a few milliseconds at a time.
@MainActor
final class ActivityRecorder: StoreObserver {
    private(set) var records: StoreRecords
    private(set) var log: ActivityLog
    /// The moment of the last thing that happened.
    private(set) var lastMoment = 0

    /// A closure called before something is noted, which is not called while nothing is.
    var willNote: () -> Void = {}
    /// A closure called when entries were added to the log, or when some of them have changed.
    var didChange: () -> Void = {}

    /// Whether what happens isn't noted, because the inspector causes it.
    private(set) var isSuspended = false
    private var hasEnded = false
    // The pause of the application while an earlier moment is shown.
    private var pause: ApplicationPause?

    /// The windows of the application.
    let windows: ApplicationWindows
    private let start = ContinuousClock.now
    private var depth = 0
    // The number of things that happen before which stores are still looked for that have been released.
    private var releaseCheckCount = releaseCheckLimit
    private var waiting: [Occurrence] = []
    private var waitingStart = 0
    private var isDescribing = false
    private let slice: Duration

    /// The number of things that happen while a transition keeps what was left. Stores aren't looked for before each
    /// later one, because that takes time for each store.
    private static let releaseCheckLimit = 100

    /// Creates a recorder, which observes nothing by itself.
    ///
    /// - Parameters:
    ///   - windows: The windows of the application. What happens in another application, such as that of another test,
    ///     isn't noted.
    ///   - limit: The maximum number of entries in the log.
    ///   - memoryLimit: The memory of earlier states above which the oldest are forgotten, in bytes.
    ///   - slice: The time for which entries are described before the main loop has its turn. At least one is.
    init(
        of windows: ApplicationWindows,
        limit: Int = ActivityLog.standardLimit,
        memoryLimit: Int = StoreRecords.standardMemoryLimit,
        slice: Duration = .milliseconds(5)
    ) {
        (self.windows, self.slice) = (windows, slice)
        log = ActivityLog(limit: limit)
        records = StoreRecords(memoryLimit: memoryLimit)
    }

    isolated deinit {}

    /// Notes nothing anymore, and releases what was noted. An effect that has begun keeps the recorder until it ends.
    func end() {
        hasEnded = true
        (log, records) = (ActivityLog(limit: log.limit), StoreRecords())
        (waiting, waitingStart) = ([], 0)
    }

    /// The time since the recorder was created.
    var time: Duration { ContinuousClock.now - start }

    // MARK: Noting

    private func note(_ content: Occurrence.Content, in store: AnyObject) {
        let record = records.record(of: store, at: lastMoment)
        guard record != nil || store is DepartedStore else { return }
        note(content, record, source: record?.name ?? "\(store)")
    }

    private func note(_ content: Occurrence.Content, _ record: StoreRecord?, source: String) {
        guard !isSuspended else { return }
        willNote()
        lastMoment += 1
        if releaseCheckCount > 0, !isPaused {
            releaseCheckCount -= 1
            records.noteReleases(at: lastMoment)
        }
        switch content {
        case .change(let old, let new):
            record?.append(new, after: old, at: lastMoment)
            records.noteStep(at: lastMoment)
        case .effectStart(let effect): record?.noteStart(of: effect, at: lastMoment)
        case .navigation:
            records.noteStep(at: lastMoment)
            releaseCheckCount = Self.releaseCheckLimit
        default: break
        }
        waiting.append(
            Occurrence(
                moment: lastMoment,
                time: time,
                depth: depth,
                source: source,
                record: record,
                content: content
            )
        )
        dropDescribed()
        describeInNextTurn()
    }

    /// Notes that a window shows another place.
    ///
    /// - Parameters:
    ///   - old: The place before; `nil` if the window was opened.
    ///   - new: The place; `nil` if the window was closed.
    ///   - window: The name of the window.
    func noteNavigation(from old: WindowPlace?, to new: WindowPlace?, in window: String) {
        note(.navigation(from: old, to: new), nil, source: window)
    }

    private func isInspected(_ store: AnyObject) -> Bool {
        !hasEnded && ApplicationWindows.current === windows && !(store is any HiddenStore)
    }

    func storeDidInitialize(_ store: AnyObject) {
        guard isInspected(store), let record = records.record(of: store, at: lastMoment), isSuspended else { return }
        record.lastMoment = record.firstMoment
    }

    func store(_ store: AnyObject, willHandle action: Any) {
        guard isInspected(store) else { return }
        note(.action(action), in: store)
        depth += 1
    }

    func store(_ store: AnyObject, didHandle action: Any) {
        if isInspected(store) { depth -= 1 }
    }

    func store(_ store: AnyObject, willAnnounce new: Any, after old: Any) {
        guard isInspected(store) else { return }
        if isSuspended { records.record(of: store, at: lastMoment)?.noteShowing(new, after: old) }
        note(.change(old: old, new: new), in: store)
        depth += 1
    }

    func store(_ store: AnyObject, didAnnounce new: Any, after old: Any) {
        if isInspected(store) { depth -= 1 }
    }

    func store(_ store: AnyObject, willEmit output: Any) {
        guard isInspected(store) else { return }
        note(.output(output), in: store)
        depth += 1
    }

    func store(_ store: AnyObject, didEmit output: Any) {
        if isInspected(store) { depth -= 1 }
    }

    func store(_ store: AnyObject, didStart effect: AnyHashable) {
        if isInspected(store) { note(.effectStart(effect), in: store) }
    }

    func store(_ store: AnyObject, didEnd effect: AnyHashable, with outcome: EffectOutcome) {
        guard isInspected(store) else { return }
        records.record(of: store, at: lastMoment)?.noteEnd(of: effect)
        // While an earlier moment is shown, no effect ends by itself: its store has been released.
        guard !isPaused else { return }
        note(.effectEnd(effect, outcome), in: store)
    }

    // MARK: Describing

    /// Whether everything that happened is in the log.
    var isIdle: Bool { waiting.isEmpty }

    /// The number of occurrences that are kept to be described.
    var keptCount: Int { waiting.count }

    private func describeInNextTurn() {
        guard !isDescribing else { return }
        isDescribing = true
        Task { [weak self] in
            while let self, !self.isIdle { await describeSome() }
            self?.isDescribing = false
        }
    }

    /// Waits until everything that has happened so far is in the log. The main loop has its turns meanwhile, so that
    /// more may happen.
    ///
    /// - Parameter isNeeded: A closure that returns whether to go on waiting.
    func finishDescribing(while isNeeded: () -> Bool = { true }) async {
        let last = lastMoment
        while isNeeded(), !isIdle, waiting[waitingStart].moment <= last { await describeSome() }
    }

    /// Describes what waits for a while. If something still waits then, the main loop has its turn.
    private func describeSome() async {
        let end = ContinuousClock.now + slice
        var batch: [LogEntry] = []
        repeat {
            batch.append(describe(waiting[waitingStart]))
            waitingStart += 1
        } while waitingStart < waiting.count && ContinuousClock.now < end
        dropDescribed()
        log.append(batch)
        // The moment that is shown stays known.
        if !isPaused { forgetOldest() }
        didChange()
        guard !isIdle else { return }
        do {
            try await MainQueueClock().sleep(for: .milliseconds(1))
        } catch {
            preconditionFailure("Nothing cancels this task.")
        }
    }

    private func forgetOldest() {
        guard let first = log.entries.first, let last = log.entries.last else { return }
        records.forgetSurplus(before: last.id)
        // Not for every entry, because it takes time for each store.
        if first.id > records.firstMoment + 1_000 { records.forget(before: first.id) }
    }

    /// Removes what was described, and what the log has no room for, as soon as it is the majority: then the others are
    /// moved seldom.
    private func dropDescribed() {
        waitingStart = max(waitingStart, waiting.count - log.limit)
        guard waitingStart * 2 > waiting.count else { return }
        waiting.removeFirst(waitingStart)
        waitingStart = 0
    }

    private func describe(_ occurrence: Occurrence) -> LogEntry {
        if case .change(let old, let new) = occurrence.content, let record = occurrence.record {
            records.measure(new, after: old, of: record, at: occurrence.moment)
        }
        return occurrence.entry
    }

    // MARK: Time travel

    /// Whether an earlier moment is shown, or is about to be.
    var isPaused: Bool { pause != nil }

    /// Pauses the application, and notes nothing until ``resume(inPresent:)``.
    func suspend() {
        isSuspended = true
        let pause = pause ?? ApplicationPause(in: windows)
        pause.isMoving = true
        self.pause = pause
    }

    /// Notes again what happens.
    ///
    /// - Parameter isPresent: Whether the present is shown, so that the pause of the application is over.
    func resume(inPresent isPresent: Bool) {
        isSuspended = false
        pause?.isMoving = false
        guard isPresent else { return }
        records.adoptNewStores()
        endPause(.returned)
    }

    /// Ends the pause of the application, if there is one.
    ///
    /// - Parameter outcome: The way in which it ends.
    func endPause(_ outcome: ApplicationPause.Outcome) {
        pause?.end(outcome)
        pause = nil
    }

    /// Lets an earlier moment become the present: the entries after it are abandoned, and their states are forgotten.
    func continueFrom(_ moment: Int) {
        cancelLoads(after: moment)
        records.cut(after: moment)
        log.abandonEntries(after: moment)
        for index in waiting.indices where waiting[index].moment > moment { waiting[index].isAbandoned = true }
        endPause(.continued)
        didChange()
    }

    /// Cancels the loads that began after a moment, and keeps the states that are shown.
    private func cancelLoads(after moment: Int) {
        isSuspended = true
        for record in records.all where record.hasLoad(after: moment) { record.store?.keepShownState() }
        isSuspended = false
    }
}

#endif
