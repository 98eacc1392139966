import Lasso

// The flow of the article that introduces flows, unchanged except for the names of the controllers.
//
// Source: Lasso, part 2.

enum TutorialFlowModule: FlowModule {

    enum Output: Equatable {
        case didFinish
        case didPressSkip
    }

    typealias RequiredContext = NavigationController

}

enum TutorialScreenModule: ScreenModule {

    struct State: Equatable {
        let title: String
        let body: String
        let buttonTitles: [String]
    }

    enum Output: Equatable {
        case didPressButton(index: Int)
    }

    // The article omits the following.

    enum Action: Equatable {
        case didTapButton(index: Int)
    }

    static var defaultInitialState: State { .welcome }

    static func createScreen(with store: TutorialScreenStore) -> Screen {
        Screen(store, makeView(store.asViewStore()))
    }

    // The article creates its view controller here. This closure creates one that is drawn, or one that isn't.
    @TaskLocal static var makeView: @MainActor @Sendable (ViewStore) -> any TutorialView = {
        TutorialViewController($0)
    }

}

/// A view controller that shows a page of the tutorial.
protocol TutorialView: Controller {
    /// The texts of the page, from top to bottom.
    var shownTexts: [String] { get }

    /// Presses a button.
    func press(_ title: String)
}

/// A view controller with a page of the tutorial that isn't drawn.
final class TutorialViewController: Controller, LassoView, TutorialView {
    let store: TutorialScreenModule.ViewStore

    init(_ store: TutorialScreenModule.ViewStore) {
        self.store = store
        super.init()
        title = state.title
    }

    var shownTexts: [String] { [state.title, state.body] + state.buttonTitles }

    func press(_ title: String) {
        guard let index = state.buttonTitles.firstIndex(of: title) else { return }
        dispatchAction(.didTapButton(index: index))
    }
}

// The article has State where this has Self, because Swift doesn't find the name State here.
extension TutorialScreenModule.State {

    static var welcome: Self {
        return Self(title: "Welcome!", body: "...", buttonTitles: ["Skip", "Next"])
    }

    static var finish: Self {
        return Self(title: "That was fun!", body: "...", buttonTitles: ["OK"])
    }

}

final class TutorialScreenStore: LassoStore<TutorialScreenModule> {
    override func handleAction(_ action: Action) {
        switch action {
        case .didTapButton(index: let index): dispatchOutput(.didPressButton(index: index))
        }
    }
}

class TutorialFlow: Flow<TutorialFlowModule> {

    override func createInitialController() -> Controller {
        let welcomeState = TutorialScreenModule.State.welcome
        let introScreen = TutorialScreenModule.createScreen(with: welcomeState)

        introScreen.observeOutput({ [weak self] output in
            guard let self = self else { return }
            switch output {

            case .didPressButton(index: let index):
                switch index {
                case 0:
                    self.dispatchOutput(.didPressSkip)
                case 1:
                    let finishController = self.assembleFinishController()
                    self.context?.push(finishController, animated: true)
                default:
                    return
                }
            }
        })

        return introScreen.controller
    }

    private func assembleFinishController() -> Controller {
        let finishState = TutorialScreenModule.State.finish
        let finishScreen = TutorialScreenModule.createScreen(with: finishState)

        finishScreen.observeOutput({ [weak self] output in
            guard let self = self else { return }
            switch output {

            case .didPressButton(index: let index):
                switch index {
                case 0:
                    self.dispatchOutput(.didFinish)
                default:
                    return
                }
            }
        })

        return finishScreen.controller
    }

}
