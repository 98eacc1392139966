#if LASSO_INSPECTOR
import LassoGtk

/// The information that the inspector has about an application. It observes the application as long as it exists.
@MainActor
final class Inspection {
    /// The application's windows, without the inspector's.
    let windows: ApplicationWindows
    let recorder: ActivityRecorder
    let objects = LivingObjects()
    let places = WindowPlaces()
    let traveler: TimeTraveler
    let picker = WidgetPicker()

    private let changeObservers = EventObservers<Void>()
    private let hierarchyObservers = EventObservers<Void>()
    private var observations: [Observation] = []
    private var isUpdating = false

    /// Creates an inspection, and begins to observe.
    ///
    /// - Parameters:
    ///   - windows: The application's windows.
    ///   - recorder: The recorder of the stores; `nil` for one with the usual limits.
    ///   - reopening: The way in which closed windows are opened again; `nil` if there is none.
    init(
        of windows: ApplicationWindows,
        _ recorder: ActivityRecorder? = nil,
        reopening: WindowReopening? = nil
    ) {
        let recorder = recorder ?? ActivityRecorder(of: windows)
        (self.windows, self.recorder) = (windows, recorder)
        traveler = TimeTraveler(recorder, places, WindowTravel(windows, places, reopening))
        recorder.didChange = { [weak self] in self?.changeObservers.notify() }
        traveler.didTravel = { [weak self] in self?.didTravel() }
        observations = [
            StoreTracing.add(recorder), HierarchyEvent.observeAll { [weak self] in self?.hierarchyChanged($0) },
        ]
        updateObjects()
        notePlaces(isFirst: true)
    }

    isolated deinit { end() }

    /// Returns the application to the present, and ends the inspection.
    func close() {
        guard traveler.moment != nil || traveler.isTraveling, !isApplicationEnding else { return end() }
        Task {
            await traveler.travel(to: nil)
            end()
        }
    }

    /// Ends the inspection: nothing is observed anymore, and what was noted is released.
    func end() {
        observations.forEach { $0.cancel() }
        observations = []
        traveler.end()
        picker.stop()
        recorder.end()
    }

    /// Observes the log and the shown moment.
    ///
    /// - Parameter observer: A closure called after each change, at most once per turn of the main actor for the log.
    /// - Returns: The observation, which can be canceled.
    func observeChanges(_ observer: @escaping @MainActor () -> Void) -> Observation { changeObservers.add(observer) }

    /// Observes the hierarchy, and what is alive.
    ///
    /// - Parameter observer: A closure called after each change, at most once per turn of the main actor.
    /// - Returns: The observation, which can be canceled.
    func observeHierarchy(_ observer: @escaping @MainActor () -> Void) -> Observation {
        hierarchyObservers.add(observer)
    }

    /// Updates what is alive.
    func updateObjects() {
        for window in windows.all {
            window.forEachInspected { controller in
                _ = controller.inspectedRecords(in: recorder)
            }
        }
        if !recorder.isPaused { recorder.records.sweep(at: recorder.lastMoment) }
        objects.update(in: windows.all, stores: recorder.records.all.compactMap(\.store), at: recorder.time)
    }

    private func didTravel() {
        updateObjects()
        changeObservers.notify()
        hierarchyObservers.notify()
    }

    private func hierarchyChanged(_ event: HierarchyEvent) {
        guard event.kind.changesPlaces, isInspected(event.controller) else { return }
        if recorder.isPaused, !event.kind.isNavigation || isApplicationEnding {
            // A late title makes no other place of the moment that is shown. Who ends the application doesn't go on.
            places.noteCurrentPlaces(traveler.windows.isHidden)
        } else {
            notePlaces()
        }
        guard !isUpdating else { return }
        isUpdating = true
        Task { [weak self] in
            guard let self else { return }
            isUpdating = false
            updateObjects()
            hierarchyObservers.notify()
        }
    }

    private var isApplicationEnding: Bool { windows.isEnding || windows.all.isEmpty }

    private func isInspected(_ controller: Controller) -> Bool {
        ApplicationWindows.current === windows && !(controller.lineToTop.last is InspectorWindow)
    }

    /// Notes which windows are open, and what they show.
    ///
    /// - Parameter isFirst: Whether the inspection begins, so that the windows were open before.
    private func notePlaces(isFirst: Bool = false) {
        guard !recorder.isSuspended else { return }
        let open = windows.all
        for window in open where !traveler.windows.isHidden(window) {
            let known = places.entry(of: window), new = WindowPlace(of: window)
            guard known?.current != new else { continue }
            recorder.noteNavigation(from: known?.current, to: new, in: window.logName)
            let canBeReopened = traveler.windows.canReopen(window)
            let entry = known ?? places.add(window, canBeReopened: canBeReopened, wasOpenBefore: isFirst)
            places.append(new, of: entry, at: recorder.lastMoment)
        }
        for entry in places.entries where entry.current != nil && !open.contains(where: { $0 === entry.window }) {
            recorder.noteNavigation(from: entry.current, to: nil, in: entry.name)
            places.append(nil, of: entry, at: recorder.lastMoment)
        }
    }
}

extension HierarchyEvent.Kind {
    /// Whether such an event changes which controllers there are, or where the user is.
    fileprivate var changesPlaces: Bool {
        switch self {
        case .titleDidChange, .pathComponentDidChange: true
        default: isNavigation
        }
    }

    /// Whether such an event changes which controllers there are.
    fileprivate var isNavigation: Bool {
        switch self {
        case .childrenDidChange, .presentationDidChange: true
        default: false
        }
    }
}

#endif
