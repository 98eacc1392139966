#if LASSO_INSPECTOR
import LassoGtk

final class AliveStore: LassoStore<AliveModule>, HiddenStore {
    private weak var inspection: Inspection?

    /// Creates the store.
    ///
    /// - Parameter inspection: The inspection, which isn't kept alive.
    convenience init(of inspection: Inspection) {
        self.init(with: State())
        self.inspection = inspection
        _ = inspection.observeHierarchy { [weak self] in self?.dispatchAction(.didChangeObjects) }
        dispatchAction(.didChangeObjects)
    }

    override func handleAction(_ action: Action) {
        switch action {
        case .didChangeObjects: showObjects()
        case .didPassTime:
            // Nothing says when an object is released.
            inspection?.updateObjects()
            showObjects()
        case .didAppear: passTime()
        case .didDisappear: cancelAllEffects()
        case .didExpand(let id, true): update { $0.expanded.insert(id) }
        case .didExpand(let id, false): update { $0.expanded.remove(id) }
        case .didSelect(let id): update { $0.selection = id }
        case .didShowOutsideOnly(let isOn):
            update { $0.showsOutsideOnly = isOn }
            showObjects()
        case .didTapShow: if let screen = state.selectedScreen { dispatchOutput(.didChoose(screen)) }
        }
    }

    private func showObjects() {
        guard let inspection else { return }
        let all = inspection.objects.all
        let shown = state.showsOutsideOnly ? all.filter { $0.outsideSince != nil } : all
        update { state in
            state.rows = AliveModule.Row.rows(of: shown, at: inspection.recorder.time)
            (state.count, state.outsideCount) = (all.count, all.count { $0.outsideSince != nil })
        }
    }

    private func passTime() {
        startEffect("time", .cancelPrevious) { [weak self] in
            while let self {
                dispatchAction(.didPassTime)
                try await effectClock.sleep(for: .seconds(1))
            }
            return {}
        } onError: { error in
            // The cancellation of the effect is no error.
            StandardError.report("LassoInspector: The ages are not updated anymore: \(error)")
        }
    }
}

#endif
