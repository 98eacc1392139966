import LassoGtk

/// A service that calls closures with its results, as often as it likes, on any thread.
package protocol WeatherService: Sendable {
    nonisolated func load(_ completion: @escaping @Sendable (Result<String, any Error>) -> Void)
}

/// The weather of a service that may be silent.
package enum WeatherModule: StoreModule {
    package enum Action: Equatable { case didTapLoad }

    package struct State: Equatable {
        package var weather: String?
        package var problem: String?

        package init(weather: String? = nil, problem: String? = nil) {
            (self.weather, self.problem) = (weather, problem)
        }
    }
}

package final class WeatherStore: LassoStore<WeatherModule> {
    private let service: any WeatherService

    package init(from service: any WeatherService) {
        self.service = service
        super.init(with: .init())
    }

    package required init(with initialState: State) { fatalError("The weather needs a service.") }

    override package func handleAction(_ action: Action) {
        effect("weather", .cancelPrevious) { [service, effectClock] in
            try await withTimeout(.seconds(10), on: effectClock) {
                try await firstResult { done in service.load(done) }
            }
        } receive: { store, weather in
            store.update { $0.weather = weather }
        } onError: { store, error in
            store.update { $0.problem = "\(error)" }
        }
    }
}
