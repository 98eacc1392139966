#if LASSO_INSPECTOR
import LassoGtk

final class LogStore: LassoStore<LogModule>, HiddenStore {
    private weak var inspection: Inspection?
    private var knownSources: Set<String> = []

    /// Creates the store.
    ///
    /// - Parameter inspection: The inspection, which isn't kept alive.
    convenience init(of inspection: Inspection) {
        self.init(with: State())
        self.inspection = inspection
        _ = inspection.observeChanges { [weak self] in self?.dispatchAction(.didChangeActivity) }
        dispatchAction(.didChangeActivity)
    }

    override func handleAction(_ action: Action) {
        switch action {
        case .didChangeActivity: showActivity()
        case .didSearch(let query): update { $0.query = query }
        case .didChooseKind(let kind): update { $0.kind = kind }
        case .didChooseSource(let source): update { $0.source = source }
        case .didSelect(let id): update { $0.select(id) }
        case .didTapShow: if state.canShow { travel(to: state.selection) }
        case .didTapSend: sendAgain()
        case .didTapEarlier: goEarlier()
        case .didTapLater: goLater()
        case .didTapNow: travel(to: nil)
        case .didTapContinue: inspection?.traveler.continueFromHere()
        }
    }

    private func showActivity() {
        guard let inspection else { return }
        let (log, traveler) = (inspection.recorder.log.entries, inspection.traveler)
        var new: [LogModule.Source] = []
        // The entries that were added are at the end.
        for entry in log.reversed() {
            if entry.id <= lastSeen { break }
            if knownSources.insert(entry.source).inserted { new.append(LogModule.Source(id: entry.source)) }
        }
        lastSeen = log.last?.id ?? lastSeen
        let hasTraveled = traveler.moment != state.moment
        update { state in
            state.entries = log
            if !new.isEmpty { state.sources = Self.sorted(state.sources + new) }
            (state.moment, state.destination) = (traveler.moment, traveler.destination)
            state.moments = traveler.moments
            if hasTraveled { state.notice = traveler.shortcoming }
            state.select(hasTraveled ? traveler.moment ?? state.selection : state.selection)
        }
    }

    private var lastSeen = 0

    private static func sorted(_ sources: IdentifiedArray<LogModule.Source>) -> IdentifiedArray<LogModule.Source> {
        IdentifiedArray(sources.sorted { $0.id < $1.id })
    }

    private func travel(to moment: Int?) {
        guard let traveler = inspection?.traveler, traveler.destination != moment else { return }
        traveler.startTravel(to: moment)
        update { $0.destination = moment }
    }

    private func sendAgain() {
        guard let selected = state.selected, let action = selected.action, let store = selected.record?.store else {
            return update { $0.notice = "The store of this action was released." }
        }
        update { $0.notice = nil }
        store.dispatchTraced(action)
    }

    // MARK: Steps in time

    /// Travels to the moment before the last step that is shown.
    private func goEarlier() {
        guard let traveler = inspection?.traveler else { return }
        let entries = describedEntries(), shown = traveler.destination ?? traveler.moments.upperBound
        let steps = entries.prefix(Self.count(of: entries, upTo: shown)).reversed().lazy.filter(\.isStep).map(\.id)
        travel(to: steps.dropFirst().first ?? traveler.moments.lowerBound)
    }

    /// Travels to the moment after the next step, or to the present if that is the last one.
    private func goLater() {
        // A key may be pressed again before the moment is shown.
        guard let shown = inspection?.traveler.destination else { return }
        let entries = describedEntries()
        var steps = entries[Self.count(of: entries, upTo: shown)...].lazy.filter(\.isStep).map(\.id).makeIterator()
        let next = steps.next()
        travel(to: steps.next() == nil ? nil : next)
    }

    /// Returns the entries of everything that has happened, whose moments are consecutive.
    private func describedEntries() -> IdentifiedArray<LogEntry> {
        guard let recorder = inspection?.recorder else { return [] }
        recorder.finishDescribing()
        return recorder.log.entries
    }

    /// Returns the number of entries up to a moment.
    private static func count(of entries: IdentifiedArray<LogEntry>, upTo moment: Int) -> Int {
        guard let first = entries.first?.id else { return 0 }
        return min(max(0, moment + 1 - first), entries.count)
    }
}

#endif
