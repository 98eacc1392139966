import Foundation
import LassoGtk
import LassoTestUtilities
import Notes
import Testing

/// Tests of an effect whose service calls a closure, in an optimized build, too.
@MainActor
struct WeatherTests {
    private struct FakeService: WeatherService {
        let results: [String]

        nonisolated func load(_ completion: @escaping @Sendable (Result<String, any Error>) -> Void) {
            Thread.detachNewThread { [results] in for result in results { completion(.success(result)) } }
        }
    }

    @Test func theFirstOfSeveralResultsCounts() async throws {
        let store = WeatherStore(from: FakeService(results: ["sun", "rain"])), clock = TestClock()
        store.effectClock = clock
        store.dispatchAction(.didTapLoad)
        try await eventually { store.state.weather != nil }
        await clock.advance(by: .seconds(10))
        #expect(store.state == WeatherModule.State(weather: "sun"))
    }

    @Test func theUserIsToldOfAServiceThatIsSilent() async throws {
        let store = WeatherStore(from: FakeService(results: [])), clock = TestClock()
        store.effectClock = clock
        store.dispatchAction(.didTapLoad)
        await clock.advance(by: .seconds(10))
        try await eventually { store.state.problem != nil }
        #expect(store.state == WeatherModule.State(problem: "\(EffectTimeout(limit: .seconds(10)))"))
    }
}
