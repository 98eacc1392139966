import Lasso
import LassoTestUtilities
import Testing

private enum LoadModule: StoreModule {
    enum Action: Equatable { case didTapLoad }

    struct State: Equatable {
        var number: Int?
        var error: String?
    }
}

private struct Broken: Error {}

private final class LoadStore: LassoStore<LoadModule> {
    let service = StubbornService()

    override func handleAction(_ action: Action) {
        effect("load") { [service, effectClock] in
            try await withTimeout(.seconds(30), on: effectClock) { try await service.load() }
        } receive: { store, number in
            store.update { $0.number = number }
        } onError: { store, error in
            store.update { $0.error = "\(error)" }
        }
    }
}

@MainActor
struct WithTimeoutTests {
    private let store = LoadStore(with: .init())
    private let clock = TestClock()

    init() { store.effectClock = clock }

    @Test func aServiceThatNeverReturnsIsToldAndItsLateResultIsIgnored() async throws {
        store.dispatchAction(.didTapLoad)
        await clock.advance(by: .milliseconds(29_999))
        #expect(store.state == LoadModule.State())
        #expect(store.runningEffects == ["load"])
        await clock.advance(by: .milliseconds(1))
        let timeout = LoadModule.State(error: "\(EffectTimeout(limit: .seconds(30)))")
        try await eventually { store.state == timeout }
        #expect(store.runningEffects == [])
        store.service.end(with: .success(1))
        try await eventually { store.service.wasCanceled == true }
        await clock.advance()
        #expect(store.state == timeout)
    }

    @Test func aServiceThatReturnsInTimeIsNotCanceled() async throws {
        store.dispatchAction(.didTapLoad)
        await clock.advance(by: .milliseconds(29_999))
        store.service.end(with: .success(1))
        try await eventually { store.state.number == 1 }
        #expect(store.service.wasCanceled == false)
        #expect(clock.sleeperCount == 0)
        await clock.advance(by: .seconds(30))
        #expect(store.state == LoadModule.State(number: 1))
    }

    @Test func theErrorOfAServiceIsThrown() async throws {
        store.dispatchAction(.didTapLoad)
        await clock.advance()
        store.service.end(with: .failure(Broken()))
        try await eventually { store.state == LoadModule.State(error: "Broken()") }
        #expect(clock.sleeperCount == 0)
    }

    @Test func aCanceledEffectEndsAtOnceWithItsWork() async throws {
        store.dispatchAction(.didTapLoad)
        await clock.advance()
        #expect(clock.sleeperCount == 1)
        store.cancelEffects("load")
        // The time isn't measured any longer, although the service hasn't returned.
        try await eventually { clock.sleeperCount == 0 }
        store.service.end(with: .success(1))
        try await eventually { store.service.wasCanceled == true }
        #expect(store.state == LoadModule.State())
    }

    @Test func aToolWaitsForTheWorkAndNotForTheEndOfItsTime() async throws {
        let activity = WorkActivity()
        WorkActivity.$current.withValue(activity) { store.dispatchAction(.didTapLoad) }
        await clock.advance()
        #expect(activity.isBusy)
        store.service.end(with: .success(1))
        try await eventually { !activity.isUnfinished }
    }
}
