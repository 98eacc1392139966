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

    // A key may be pressed again before the moment is shown, and before what has happened is in the log.

    /// Travels to the moment before the last step that is shown.
    private func goEarlier() {
        guard let inspection else { return }
        let traveler = inspection.traveler, shown = traveler.destination ?? traveler.moments.upperBound
        travel(to: inspection.recorder.records.step(before: shown) ?? traveler.moments.lowerBound)
    }

    /// Travels to the moment after the next step, or to the present if that is the last one.
    private func goLater() {
        guard let inspection, let shown = inspection.traveler.destination else { return }
        travel(to: inspection.recorder.records.step(after: shown))
    }
}

#endif
