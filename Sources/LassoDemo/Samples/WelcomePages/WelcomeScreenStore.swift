import LassoGtk

final class WelcomeScreenStore: LassoStore<WelcomeScreenModule> {
    override func handleAction(_ action: Action) {
        switch action {
        case .didTapButton: dispatchOutput(.didTapButton)
        }
    }
}
