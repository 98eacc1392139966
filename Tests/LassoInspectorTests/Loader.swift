import LassoGtk

enum LoaderModule: StoreModule {
    enum Action: Equatable { case didTapIncrement, didTapLoad, didTapLoadTwice }

    struct State: Equatable {
        var count = 0
        /// The name of the loading state that is shown; empty if there is none.
        var progress = ""
    }
}

/// A store whose loads increase a count.
final class LoaderStore: SystemStore<LoaderModule> {
    /// A closure that returns the number by which the count grows.
    var load: @MainActor () async -> Int = { 0 }
    /// The name of the loading state of a load; `nil` if it has none.
    var progress: String? = "loading"
    /// The policy for actions during a load.
    var whileLoading = SystemEventPolicy.queue

    override func reduce(_ state: State, _ action: Action) -> AsyncResult<State> {
        switch action {
        case .didTapIncrement: .value(State(count: state.count + 1))
        case .didTapLoad: growth(of: state, progress)
        case .didTapLoadTwice: growth(of: state, "first").flatMap { self.growth(of: $0, "second") }
        }
    }

    private func growth(of state: State, _ progress: String?) -> AsyncResult<State> {
        let result = AsyncResult { [load] in State(count: await load() + state.count) }
        return progress.map { result.stateWhenLoading(State(count: state.count, progress: $0)) } ?? result
    }

    override func policy(for action: Action) -> SystemEventPolicy { whileLoading }
}
