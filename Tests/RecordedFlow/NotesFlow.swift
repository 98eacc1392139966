import Glibc
package import Lasso

/// A flow that is recorded and replayed: a login, and then tabs with notes, a search, a counter, and a price.
package final class NotesFlow: Flow<NotesFlowModule> {
    private let service: any NotesService
    private let fault: Fault?
    private weak var list: ListModule.Store?

    /// A change of the flow since it was recorded.
    package enum Fault: Sendable {
        /// The number that the counter counts by is another one.
        case countsByTwo
        /// The tabs have another order.
        case tabsAreSwapped
        /// Nothing is deleted after the answer.
        case forgetsTheAnswer
        /// The answer passes through a thread that gets no processor time for a moment.
        case actsLate
        /// The tabs come after a moment, as if a thread got no processor time.
        case showsLate
    }

    /// Creates the flow.
    package init(service: any NotesService, fault: Fault? = nil) {
        (self.service, self.fault) = (service, fault)
    }

    package override func createInitialController() -> Controller {
        let navigation = NavigationController()
        let screen = LoginModule.createScreen { LoginStore(with: $0, service: service) }
        screen.observeOutput { [weak self] output in
            switch output {
            case .didLogIn: self?.showTabsSoon()
            }
        }
        screen.place(with: root(of: navigation))
        return navigation
    }

    private func showTabsSoon() {
        guard fault == .showsLate else { return showTabs() }
        Task { [weak self] in
            _ = await Task.detached { usleep(50_000) }.value
            self?.showTabs()
        }
    }

    private func showTabs() {
        guard let context else { return }
        let list = ListModule.createScreen { ListStore(with: $0, service: service) }
        list.observeOutput { [weak self] output in
            switch output {
            case .wantsToDelete(let title): self?.askToDelete(title)
            }
        }
        self.list = list.store
        let counter = CounterModule.createScreen { [fault] state in
            let store = CounterStore(with: state)
            store.step = fault == .countsByTwo ? 2 : 1
            return store
        }
        let price = PriceModule.createScreen { PriceStore(with: $0, service: service) }
        let tabs = TabController()
        let controllers = [list.controller, counter.controller, price.controller]
        for (controller, name) in zip(controllers, ["list", "counter", "price"]) { controller.pathComponent = name }
        tabs.setControllers(fault == .tabsAreSwapped ? controllers.reversed() : controllers)
        tabs.place(with: inFlow(root(of: context)))
    }

    private func askToDelete(_ title: String) {
        Task { [weak self] in
            guard let self, await confirm("Delete “\(title)”?", accept: "Delete", isDestructive: true) else { return }
            guard fault != .forgetsTheAnswer else { return }
            if fault == .actsLate { _ = await Task.detached { usleep(50_000) }.value }
            list?.dispatchAction(.didConfirmDeletion(title))
        }
    }
}

/// The module of ``NotesFlow``.
package enum NotesFlowModule: FlowModule {
    package typealias RequiredContext = WindowController
}

/// The service of ``NotesFlow``.
@MainActor
package protocol NotesService: AnyObject {
    func logIn(_ name: String, _ password: Secret<String>) async throws -> Account
    func notes(containing text: String) async throws -> [Note]
    func price() async throws -> Price
}

/// An account.
package struct Account: Equatable, Codable, Sendable {
    package let name: String
    package let token: Secret<String>

    package init(name: String, token: Secret<String>) { (self.name, self.token) = (name, token) }
}

/// A note.
package struct Note: Equatable, Codable, Sendable {
    package let title: String

    package init(title: String) { self.title = title }
}

/// A price.
package struct Price: Equatable, Codable, Sendable {
    package let cents: Int

    package init(cents: Int) { self.cents = cents }
}

/// The error of a login.
package enum LoginError: Error, Equatable, Codable {
    case wrongPassword(attempts: Int)
}
