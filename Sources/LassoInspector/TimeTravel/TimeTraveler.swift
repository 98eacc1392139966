#if LASSO_INSPECTOR
import LassoGtk

/// Shows earlier moments in the application itself.
///
/// The states of the stores are set to those of the moment, which their observers see as changes. The windows and the
/// dialogs of the moment are shown. Where a window showed another place, its flow goes to the path of that place. A
/// store that has been released is replaced by one of the same class that is created on the way.
///
/// As soon as anything happens in the application, the earlier moment becomes the present: the entries of the log after
/// it are abandoned. Until then, nothing is saved by itself, unless the application ends. Effects that end while a
/// moment is about to be shown deliver their results after it is shown, but wait for a second at most. What else
/// happens meanwhile is considered a consequence of showing it.
@MainActor
final class TimeTraveler {
    /// The moment that the application shows; `nil` for the present.
    private(set) var moment: Int?
    /// A sentence about what could not be shown; `nil` if everything is shown.
    private(set) var shortcoming: String?
    /// Whether a moment is about to be shown.
    private(set) var isTraveling = false
    /// A closure called when the shown moment has changed.
    var didTravel: () -> Void = {}

    private let recorder: ActivityRecorder
    private let places: WindowPlaces
    private let dialogs = DialogTravel()
    /// The windows that are opened and hidden.
    let windows: WindowTravel
    // The moment to go to after the one that is about to be shown.
    private var next: Int??
    // The pause of saving while an earlier moment is shown.
    private var pause: ApplicationPause?

    /// How long the application has for changes that it makes after those of its states.
    private static let settlingTime = Duration.milliseconds(20)

    init(_ recorder: ActivityRecorder, _ places: WindowPlaces, _ windows: WindowTravel) {
        (self.recorder, self.places, self.windows) = (recorder, places, windows)
        recorder.willNote = { [weak self] in self?.continueFromHere() }
    }

    isolated deinit { endPause() }

    /// The moments that can be shown.
    var moments: ClosedRange<Int> { recorder.records.firstMoment...recorder.lastMoment }

    /// Shows a moment, after the one that is about to be shown.
    ///
    /// - Parameter moment: The moment; `nil` for the present.
    func travel(to moment: Int?) async {
        guard !isTraveling else {
            next = .some(moment)
            return
        }
        isTraveling = true
        await show(moment)
        while let next {
            self.next = nil
            await show(next)
        }
        isTraveling = false
        didTravel()
    }

    /// Lets the shown moment become the present.
    func continueFromHere() {
        guard let moment else { return }
        self.moment = nil
        endPause()
        shortcoming = nil
        places.cut(after: moment)
        windows.closeHidden()
        dialogs.releaseOthers()
        recorder.continueFrom(moment)
        didTravel()
    }

    private func endPause() {
        pause?.end()
        pause = nil
    }

    // MARK: Showing a moment

    private func show(_ wanted: Int?) async {
        let moment = wanted.map { min(max($0, moments.lowerBound), moments.upperBound) }
        recorder.finishDescribing()
        recorder.records.sweep(at: recorder.lastMoment)
        places.forget(before: moments.lowerBound)
        recorder.suspend()
        if pause == nil { pause = ApplicationPause(of: .saving, in: recorder.windows) }
        var shortcoming = Shortcoming()
        shortcoming.windows = windows.show(at: moment)
        await goToPlaces(at: moment, &shortcoming)
        replaceReleasedStores(at: moment)
        restoreStates(at: moment)
        // Bindings and observers may make changes of their own, which the states of the moment contain already.
        do {
            try await MainQueueClock().sleep(for: Self.settlingTime)
        } catch {
            preconditionFailure("Nothing cancels this task.")
        }
        recorder.cancelEffectsSinceSuspension()
        restoreStates(at: moment)
        places.noteCurrentPlaces(windows.isHidden)
        recorder.resume()
        self.moment = moment == recorder.lastMoment ? nil : moment
        if self.moment == nil { endPause() }
        shortcoming.stores = missingRecords(at: moment).map(\.name)
        self.shortcoming = shortcoming.text
    }

    private func goToPlaces(at moment: Int?, _ shortcoming: inout Shortcoming) async {
        for entry in places.entries {
            guard let window = entry.window, window.isOpen, let place = entry.place(at: moment) else { continue }
            shortcoming.questions += dialogs.removeOthers(than: place, in: window)
            if window.path != place.path, await !go(to: place.path, in: window) {
                shortcoming.places.append(place.path)
            }
            shortcoming.dialogs += dialogs.show(place, in: window)
        }
    }

    private func go(to path: NavigationPath, in window: WindowController) async -> Bool {
        let flow = window.outermostFlow
        let waitingPath = flow?.waitingPath
        let outcome = await flow?.go(to: path)
        // A path that can't be shown now must not be shown later.
        flow?.waitingPath = waitingPath
        return outcome?.hasArrived == true
    }

    private func replaceReleasedStores(at moment: Int?) {
        var created = recorder.storesSinceSuspension
        for record in missingRecords(at: moment) {
            guard let index = created.firstIndex(where: { $0.name == record.name }),
                let store = created.remove(at: index).store
            else { continue }
            recorder.records.replaceStore(of: record, by: store)
        }
    }

    private func missingRecords(at moment: Int?) -> [StoreRecord] {
        guard let moment else { return [] }
        return recorder.records.all.filter { $0.store == nil && $0.exists(at: moment) }
    }

    private func restoreStates(at moment: Int?) {
        for record in recorder.records.all {
            guard let store = record.store, moment.map(record.exists) ?? true, let state = record.state(at: moment),
                !Sameness.areIdentical(store.tracedState, state)
            else { continue }
            store.restoreTraced(state)
        }
    }
}

#endif
