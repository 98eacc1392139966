import LassoTestUtilities
import Testing

@testable import Lasso

/// Tests of what happens after the application has only shown an earlier moment.
@MainActor
struct ApplicationPauseTests {
    @MainActor
    private final class Recorder: StoreObserver {
        var lines: [String] = []

        func store(_ store: AnyObject, didEnd effect: AnyHashable, with outcome: EffectOutcome) {
            lines.append("did end \(effect)")
        }
    }

    private let windows = ApplicationWindows()

    private func inApplication<Result>(_ body: () -> Result) -> Result {
        ApplicationWindows.$scoped.withValue(windows, operation: body)
    }

    private func perform(_ work: @escaping @MainActor () -> Void) {
        inApplication { ApplicationPause.performWhenOver(work) }
    }

    @Test func aChangeInThePresentIsSavedAfterwards() async throws {
        let storage = MemoryStorage("old"), store = inApplication { NoteStore(in: storage) }
        try await store.load()
        let pause = ApplicationPause(in: windows)
        store.dispatchAction(.didType("new"))
        #expect(store.stored?.hasUnsavedChanges == false)
        pause.end(.returned)
        try await eventually { store.stored?.hasUnsavedChanges == true }
        await store.stored?.save()
        #expect(storage.text == "new")
    }

    @Test func theMomentOfAStoreThatWasCreatedOnTheWayIsNotSaved() async throws {
        let storage = MemoryStorage("old"), pause = ApplicationPause(in: windows)
        let store = inApplication { NoteStore(in: storage) }
        store.dispatchAction(.didType("earlier"))
        pause.end(.returned)
        try await store.load()
        #expect(store.state.text == "old" && storage.writeCount == 0)
    }

    @Test func theMomentIsNotSavedIfTheApplicationEndsWithIt() async throws {
        let storage = MemoryStorage("old"), store = inApplication { NoteStore(in: storage) }
        try await store.load()
        let pause = ApplicationPause(in: windows), recorder = Recorder()
        store.dispatchAction(.didType("earlier"))
        perform { recorder.lines.append("over") }
        pause.end(.abandoned)
        try await eventually { recorder.lines == ["over"] }
        #expect(store.stored?.hasUnsavedChanges == false)
    }

    @Test func laterWorkDoesNotOvertakeWhatWasHeld() async throws {
        let pause = ApplicationPause(in: windows), recorder = Recorder()
        perform {
            recorder.lines.append("held")
            perform { recorder.lines.append("its consequence") }
        }
        pause.end(.returned)
        perform { recorder.lines.append("later") }
        try await eventually { recorder.lines.count == 3 }
        #expect(recorder.lines == ["held", "its consequence", "later"])
    }

    // MARK: Effects

    /// Starts an effect in the work of another one, so that it is held.
    private func startHeldEffect(of store: NoteStore) -> Effect {
        inApplication {
            Effect.$isWorking.withValue(true) { store.effect("work", work: {}) }
        }
    }

    @Test func anEffectThatIsHeldEndsWithoutItsStore() async throws {
        let pause = ApplicationPause(in: windows)
        var store: NoteStore? = NoteStore(with: .init())
        let effect = store.map { startHeldEffect(of: $0) }
        store = nil
        pause.end(.returned)
        try await eventually { effect?.isRunning == false }
    }

    @Test func anEffectThatIsCanceledWhileItIsHeldHasNoEndWithoutABeginning() {
        let pause = ApplicationPause(in: windows), store = NoteStore(with: .init()), recorder = Recorder()
        let observation = store.addObserver(recorder)
        startHeldEffect(of: store).cancel()
        #expect(recorder.lines == [])
        observation.cancel()
        pause.end(.returned)
    }
}
