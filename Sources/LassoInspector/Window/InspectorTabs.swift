#if LASSO_INSPECTOR
import LassoGtk

/// The tabs of the inspector's window.
final class InspectorTabs: TabController {
    override init() {
        super.init()
        (tabPosition, narrowWidth) = (.headerBar, 500)
    }

    override var commands: Commands {
        Commands {
            Command("Show _Hierarchy", "<Control>1") { [weak self] in self?.selectedIndex = 0 }
            Command("Show _Log", "<Control>2") { [weak self] in self?.selectedIndex = 1 }
            Command("Show What Is _Alive", "<Control>3") { [weak self] in self?.selectedIndex = 2 }
            Command(.closeWindow, isInMenus: false) { [weak self] in self?.windowController?.close() }
        }
    }
}

#endif
