package import Lasso
import LassoRecording

package enum LoginModule: ScreenModule {
    package enum Action: Equatable, Codable {
        case didUpdateUsername(String)
        case didUpdatePassword(Secret<String>)
        case didTapLogin
    }

    package enum Output: Equatable {
        case didLogIn(Account)
    }

    package struct State: Equatable {
        package var username = ""
        package var password = Secret("")
        package var error: String?
        package var isLoggingIn = false
    }

    package static var defaultInitialState: State { State() }

    package static func createScreen(with store: LoginStore) -> Screen {
        let controller = Controller()
        controller.pathComponent = "login"
        return Screen(store, controller)
    }
}

package final class LoginStore: LassoStore<LoginModule> {
    private var service: (any NotesService)?

    convenience init(with state: State, service: any NotesService) {
        self.init(with: state)
        self.service = service
    }

    package override func handleAction(_ action: Action) {
        switch action {
        case .didUpdateUsername(let name): update { $0.username = name }
        case .didUpdatePassword(let password): update { $0.password = password }
        case .didTapLogin: logIn()
        }
    }

    private func logIn() {
        guard let service, !state.username.isEmpty, !state.password.value.isEmpty else { return }
        update { $0.isLoggingIn = true }
        effect("log in", .dropNew) { [name = state.username, password = state.password] in
            try await service.logIn(name, password)
        } receive: { store, account in
            store.update { $0.isLoggingIn = false }
            store.dispatchOutput(.didLogIn(account))
        } onError: { store, error in
            store.update { state in
                state.isLoggingIn = false
                state.error = (error as? LoginError).map { "\($0)" } ?? "unknown error"
            }
        }
    }
}
