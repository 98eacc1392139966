import LassoGtk

enum LoginFlowModule: NavigationFlowModule {
    enum Output: Equatable {
        case userDidLogin(Account)
    }
}
