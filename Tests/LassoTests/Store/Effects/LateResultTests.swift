import Lasso
import LassoTestUtilities
import Testing

private enum LoadModule: StoreModule {}

private struct Broken: Error {}

@MainActor
struct LateResultTests {
    /// What becomes of an effect before its work has ended.
    enum Fate: CaseIterable { case canceled, replaced, released }

    @Test(arguments: Fate.allCases, [true, false])
    func whatComesTooLateIsDiscarded(after fate: Fate, isSuccess: Bool) async throws {
        let recorder = LifetimeRecorder(), service = StubbornService(), clock = TestClock()
        var store: LassoStore<LoadModule>? = LassoStore(), received: [String] = []
        recorder.record(try #require(store), as: "store")
        let effect = store?.effect("load", .cancelPrevious) {
            try await service.load()
        } receive: { _, number in
            received.append("\(number)")
        } onError: { _, error in
            received.append("\(error)")
        }
        await clock.advance()
        switch fate {
        case .canceled: effect?.cancel()
        case .replaced: store?.effect("load", .cancelPrevious) {}
        case .released: store = nil
        }
        // The work doesn't keep the store alive.
        #expect(recorder.survivors == (fate == .released ? [] : ["store"]))
        service.end(with: isSuccess ? .success(1) : .failure(Broken()))
        try await eventually { service.wasCanceled == true }
        await clock.advance()
        #expect(received == [])
        withExtendedLifetime((store, effect)) {}
    }
}
