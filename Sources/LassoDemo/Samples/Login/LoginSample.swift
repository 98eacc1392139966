import LassoGtk

extension Sample {
    static var login: Sample {
        Sample(
            id: "login",
            title: translated("Log In"),
            summary: translated("A form whose store checks a password, and a flow that leads on to a new account."),
            iconName: "system-users-symbolic",
            folder: "Login"
        ) { placer in
            let flow = LoginFlow(accounts: AccountService.standard)
            flow.observeOutput { [weak flow] output in
                switch output {
                case .userDidLogin(let account):
                    flow?.toast(translated("“\(account.username)” has logged in"))
                }
            }
            flow.start(with: placer.withNavigationEmbedding())
            return flow
        }
    }
}
