#if LASSO_INSPECTOR
import LassoGtk

/// The flow of the inspector's window, with a tab for each screen.
final class InspectorFlow: Flow<NoOutputFlow> {
    private let inspection: Inspection

    /// Creates the flow.
    ///
    /// - Parameter inspection: The inspection, which the flow keeps alive.
    init(of inspection: Inspection) {
        self.inspection = inspection
    }

    override func createInitialController() -> Controller {
        let tabs = InspectorTabs()
        let hierarchy = HierarchyStore(of: inspection), log = LogStore(of: inspection)
        let alive = AliveStore(of: inspection)
        alive.observeOutput { [weak tabs, weak hierarchy] output in
            switch output {
            case .didChoose(let screen):
                tabs?.selectedIndex = 0
                hierarchy?.dispatchAction(.didSelect(screen))
            }
        }
        tabs.setControllers([
            AnyScreen<HierarchyModule>(hierarchy, HierarchyViewController(hierarchy.asViewStore())).controller,
            AnyScreen<LogModule>(log, LogViewController(log.asViewStore())).controller,
            AnyScreen<AliveModule>(alive, AliveViewController(alive.asViewStore())).controller,
        ])
        return tabs
    }
}

#endif
