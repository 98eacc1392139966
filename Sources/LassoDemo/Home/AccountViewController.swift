import LassoGtk

final class AccountViewController: ViewController, LassoView {
    let store: AccountScreenModule.ViewStore

    init(_ store: AccountScreenModule.ViewStore) {
        self.store = store
        super.init()
        title = translated("Account")
    }

    override func loadView() -> Widget {
        let notice = Label()
        let bindings = Button(for: "show-bindings", of: self), list = Button(for: "show-list", of: self)
        let logOut = Button(translated("Log Out"))

        notice.showsErrors()
        notice.bindError(to: store, \.notice, of: [])
        logOut.bind(to: store, action: .didTapLogOut)

        return Form(state.username, translated("You are logged in.")) {
            notice; bindings; list; logOut
        }
    }
}
