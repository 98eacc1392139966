import LassoGtk

/// The screen of a page of the welcome.
enum WelcomeScreenModule: ScreenModule {
    enum Action: Equatable, Codable {
        case didTapButton
    }

    enum Output: Equatable {
        case didTapButton
    }

    struct State: Equatable {
        let page: WelcomePage
    }

    static var defaultInitialState: State { State(page: .stores) }

    static func createScreen(with store: WelcomeScreenStore) -> Screen {
        Screen(store, WelcomeViewController(store.asViewStore()))
    }
}

extension WelcomeScreenModule.State {
    var iconName: String {
        switch page {
        case .stores: "preferences-system-symbolic"
        case .screens: "view-app-grid-symbolic"
        case .flows: "media-playlist-shuffle-symbolic"
        case .tests: "object-select-symbolic"
        }
    }

    var title: String {
        switch page {
        case .stores: translated("A Store Decides")
        case .screens: translated("A Screen Shows")
        case .flows: translated("A Flow Leads On")
        case .tests: translated("A Test Proves It")
        }
    }

    var text: String {
        switch page {
        case .stores: translated("It has the state, and changes it when it receives an action.")
        case .screens: translated("It draws the state with widgets, and sends what you do as actions.")
        case .flows: translated("It places one screen after another, as it has placed this page after the last.")
        case .tests: translated("Stores and flows run without a window, so every step can be tested.")
        }
    }

    var buttonTitle: String {
        page == WelcomePage.allCases.last ? translated("_Start Over") : translated("_Continue")
    }
}
