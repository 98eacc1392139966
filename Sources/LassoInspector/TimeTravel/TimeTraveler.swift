#if LASSO_INSPECTOR
import LassoGtk

/// Shows earlier moments in the application itself.
///
/// The states of the stores are set to those of the moment, which their observers see as changes. The windows and the
/// dialogs of the moment are shown. Where a window showed another place, its flow goes to the path of that place. A
/// store that has been released is replaced by one of the same class that is created on the way.
///
/// The moment is only looked at, in an `ApplicationPause`: effects and loads that run wait with their results, and
/// with what else they do in stores; those that would begin on the way don't; nothing is saved; the user isn't asked.
/// As soon as anything else happens in the application, the user has continued from there: the moment becomes the
/// present, and the entries of the log after it are abandoned. What happens while a moment is about to be shown is
/// considered a consequence of that.
@MainActor
final class TimeTraveler {
    /// The moment that the application shows; `nil` for the present.
    private(set) var moment: Int?
    /// The moment to be shown after all those that are about to be shown, so that a further step goes on from there;
    /// `nil` for the present.
    private(set) var destination: Int?
    /// A sentence about what could not be shown; `nil` if everything is shown.
    private(set) var shortcoming: String?
    /// Whether a moment is about to be shown.
    var isTraveling: Bool { task != nil }
    /// A closure called when the shown moment has changed.
    var didTravel: () -> Void = {}

    private let recorder: ActivityRecorder
    private let places: WindowPlaces
    private let dialogs = DialogTravel()
    /// The windows that are opened and hidden.
    let windows: WindowTravel
    // The moment to go to after the one that is about to be shown.
    private var next: Int??
    // The task that shows one moment after the other.
    private var task: Task<Void, Never>?
    private var hasEnded = false

    /// How long the application has for changes that it makes after those of its states.
    private static let settlingTime = Duration.milliseconds(20)

    init(_ recorder: ActivityRecorder, _ places: WindowPlaces, _ windows: WindowTravel) {
        (self.recorder, self.places, self.windows) = (recorder, places, windows)
        recorder.willNote = { [weak self] in self?.continueFromHere() }
    }

    isolated deinit {}

    /// The moments that can be shown.
    var moments: ClosedRange<Int> { recorder.records.firstMoment...recorder.lastMoment }

    /// Shows a moment, after the one that is about to be shown, and waits until no moment is about to be shown.
    ///
    /// - Parameter moment: The moment; `nil` for the present.
    func travel(to moment: Int?) async { await startTravel(to: moment).value }

    /// Shows a moment, after the one that is about to be shown, without waiting for it.
    ///
    /// - Parameter moment: The moment; `nil` for the present.
    /// - Returns: The task that ends when no moment is about to be shown.
    @discardableResult
    func startTravel(to moment: Int?) -> Task<Void, Never> {
        destination = moment
        next = .some(moment)
        if let task { return task }
        let task = Task { await showNext() }
        self.task = task
        return task
    }

    private func showNext() async {
        while !hasEnded, next != nil {
            // The log has the entry of a moment that is shown; the present needs none. Of several journeys that wait,
            // only the last one begins.
            await recorder.finishDescribing { next != .some(nil) && !hasEnded }
            guard !hasEnded, let wanted = next else { break }
            next = nil
            await show(wanted)
        }
        task = nil
        guard !hasEnded else { return }
        destination = moment
        didTravel()
    }

    /// Lets the shown moment become the present.
    func continueFromHere() {
        guard let moment, !recorder.isSuspended else { return }
        (self.moment, shortcoming) = (nil, nil)
        // A journey that hasn't begun yet follows.
        if !isTraveling { destination = nil }
        places.cut(after: moment)
        windows.closeHidden()
        dialogs.releaseOthers()
        recorder.continueFrom(moment)
        didTravel()
    }

    /// Ends traveling at once. Nothing is noted anymore.
    ///
    /// If an earlier moment is shown, or is about to be, the stores get the states of the present back, because an
    /// application may go on without windows. The windows stay where they are.
    func end() {
        hasEnded = true
        guard recorder.isPaused else { return }
        recorder.suspend()
        showStates(at: nil)
        (moment, shortcoming) = (nil, nil)
        recorder.resume(inPresent: false)
        recorder.endPause(.abandoned)
    }

    // MARK: Showing a moment

    private func show(_ wanted: Int?) async {
        if !recorder.isPaused { recorder.records.sweep(at: recorder.lastMoment) }
        let moment = wanted.flatMap { $0 < moments.upperBound ? max($0, moments.lowerBound) : nil }
        places.forget(before: moments.lowerBound)
        recorder.suspend()
        var shortcoming = Shortcoming()
        shortcoming.windows = windows.show(at: moment)
        await goToPlaces(at: moment, &shortcoming)
        guard !hasEnded else { return }
        replaceReleasedStores(at: moment)
        showStates(at: moment)
        // Bindings and observers may make changes of their own, which the states of the moment contain already.
        do {
            try await MainQueueClock().sleep(for: Self.settlingTime)
        } catch {
            preconditionFailure("Nothing cancels this task.")
        }
        guard !hasEnded else { return }
        showStates(at: moment)
        places.noteCurrentPlaces(windows.isHidden)
        noteOtherScreens(at: moment, &shortcoming)
        self.moment = moment
        recorder.resume(inPresent: moment == nil)
        shortcoming.stores = missingRecords(at: moment).map(\.name)
        self.shortcoming = shortcoming.text
    }

    private func goToPlaces(at moment: Int?, _ shortcoming: inout Shortcoming) async {
        for entry in places.entries {
            guard let window = entry.window, window.isOpen, let place = entry.place(at: moment) else { continue }
            shortcoming.questions += dialogs.removeOthers(than: place, in: window)
            if window.path != place.path { select(place, in: window) }
            if window.path != place.path, await window.outermostFlow?.goWithoutAsking(to: place.path) != true {
                shortcoming.places.append(place.path)
            }
            shortcoming.missing += dialogs.show(place, in: window)
        }
    }

    /// Shows a place by selecting tabs and pages, if that is enough. So nothing is removed, also if the place has
    /// screens without names in paths.
    private func select(_ place: WindowPlace, in window: WindowController) {
        let ways = window.waysOfSelections.filter { NavigationPath($0.compactMap(\.pathComponent)) == place.path }
        let exact = ways.first { way in
            place.screens.allSatisfy { screen in way.contains { screen.refers(to: $0) } }
        }
        (exact ?? ways.first)?.last?.revealInContainers()
    }

    /// Notes by which screens the shown places differ from those of a moment, although they have the same paths.
    private func noteOtherScreens(at moment: Int?, _ shortcoming: inout Shortcoming) {
        for entry in places.entries {
            guard let shown = entry.current, let place = entry.place(at: moment), shown.path == place.path else {
                continue
            }
            let others = place.otherScreens(than: shown)
            shortcoming.missing += others.missing
            shortcoming.staying += others.staying
        }
    }

    private func replaceReleasedStores(at moment: Int?) {
        var standIns = recorder.records.standIns(at: moment)
        for record in missingRecords(at: moment) {
            guard let index = standIns.firstIndex(where: { $0.name == record.name }),
                let store = standIns.remove(at: index).store
            else { continue }
            recorder.records.replaceStore(of: record, by: store)
        }
    }

    private func missingRecords(at moment: Int?) -> [StoreRecord] {
        recorder.records.all.filter { $0.store == nil && $0.exists(at: moment) }
    }

    private func showStates(at moment: Int?) {
        for record in recorder.records.all {
            guard let store = record.store, record.exists(at: moment), let state = record.state(at: moment),
                !Sameness.areIdentical(store.tracedState, state)
            else { continue }
            store.showTraced(state)
        }
    }
}

#endif
