import LassoGtk

/// The flow that creates accounts: one after the other.
final class SignUpFlow: Flow<NoOutputNavigationFlow> {
    override func createInitialController() -> Controller { makeForm() }

    private func makeForm() -> Controller {
        CreateAccountScreenModule
            .createScreen()
            .observeOutput { [weak self] output in
                switch output {
                case .didCreateAccount(let username): self?.showEnd(username)
                }
            }
            .controller
    }

    private func showEnd(_ username: String) {
        let end = AccountCreatedController(username)
        end.createAnother = { [weak self] in
            guard let self else { return }
            makeForm().place(with: rootOfFlow)
        }
        end.place(with: rootOfFlow)
    }
}
