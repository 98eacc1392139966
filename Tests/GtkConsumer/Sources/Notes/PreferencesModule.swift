import LassoGtk

/// The options of the application.
package enum PreferencesModule: ScreenModule {
    package enum Action: Equatable {
        case didChangeReducesMotion(Bool)
    }

    package struct State: Equatable {
        package var reducesMotion = false
    }

    package static var defaultInitialState: State { State() }

    package static func createScreen(with store: PreferencesStore) -> Screen {
        Screen(store, PreferencesViewController(store.asViewStore()))
    }
}

package final class PreferencesStore: LassoStore<PreferencesModule> {
    override package func handleAction(_ action: Action) {
        switch action {
        case .didChangeReducesMotion(let reducesMotion): update { $0.reducesMotion = reducesMotion }
        }
    }

    /// Lets an application do what the options say, as long as both exist.
    package func apply(to application: Application) {
        observeState(\.reducesMotion) { [weak application] in application?.reducesMotion = $0 }
    }
}

package final class PreferencesViewController: ViewController, LassoView {
    package let store: PreferencesModule.ViewStore

    init(_ store: PreferencesModule.ViewStore) {
        self.store = store
        super.init()
        title = "Preferences"
    }

    override package func loadView() -> Widget {
        let reducesMotion = Switch()
        reducesMotion.bindValue(to: store, \.reducesMotion) { .didChangeReducesMotion($0) }
        return Form { FormField("_Reduce Motion", reducesMotion) }
    }
}
