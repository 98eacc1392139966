import LassoGtk

final class AccountScreenStore: LassoStore<AccountScreenModule> {
    override func handleAction(_ action: Action) {
        switch action {
        case .didTapLogOut: dispatchOutput(.didTapLogOut)
        }
    }
}
