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
        case .didTapEarlier: travel(to: earlierMoment)
        case .didTapLater: travel(to: laterMoment)
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

    /// The moment that the steps begin at: a key may be pressed again before the moment is shown.
    private var destination: Int? { inspection?.traveler.destination }

    /// The moment before the last step that is shown.
    private var earlierMoment: Int? {
        let shown = destination ?? state.moments.upperBound
        return steps(downFrom: shown).dropFirst().first { _ in true } ?? state.moments.lowerBound
    }

    /// The moment after the next step, or `nil` if that is the present.
    private var laterMoment: Int? {
        guard let shown = destination, let first = state.entries.first?.id else { return nil }
        let later = state.entries[max(0, shown + 1 - first)...].lazy.filter(\.isStep).map(\.id)
        var iterator = later.makeIterator()
        guard let next = iterator.next() else { return nil }
        return iterator.next() == nil ? nil : next
    }

    private func steps(downFrom moment: Int) -> some Sequence<Int> {
        let first = state.entries.first?.id ?? 0
        let count = min(max(0, moment + 1 - first), state.entries.count)
        return state.entries.prefix(count).reversed().lazy.filter(\.isStep).map(\.id)
    }
}

#endif
