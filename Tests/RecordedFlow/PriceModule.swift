package import Lasso

package enum PriceModule: ScreenModule {
    package enum Action: Equatable, Codable { case didTapLoad }

    package enum State: Equatable {
        case start
        case loading
        case loaded(Price)
        case failed(String)
    }

    package static var defaultInitialState: State { .start }

    package static func createScreen(with store: PriceStore) -> Screen { Screen(store, Controller()) }
}

package final class PriceStore: SystemStore<PriceModule> {
    private var service: (any NotesService)?

    convenience init(with state: State, service: any NotesService) {
        self.init(with: state)
        self.service = service
    }

    package override func reduce(_ state: State, _ action: Action) -> AsyncResult<State> {
        guard let service else { return .value(state) }
        return AsyncResult { try await service.price() }
            .map { State.loaded($0) }
            .stateWhenLoading(State.loading)
            .mapErrorRecover { State.failed("\($0)") }
    }
}
