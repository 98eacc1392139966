import LassoGtk

final class TutorialScreenStore: LassoStore<TutorialScreenModule> {
    override func handleAction(_ action: Action) {
        switch action {
        case .didTapButton(let index): dispatchOutput(.didPressButton(index: index))
        }
    }
}
