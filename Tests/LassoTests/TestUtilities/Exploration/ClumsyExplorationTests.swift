import Lasso
import LassoTestUtilities
import Testing

/// Tests of explorations and walks that try or tell less than they seem to.
@MainActor
struct ClumsyExplorationTests {
    @Test func anExplorationWithoutStepsIsAMistake() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = await explore(depth: 0) { PlantedFlow() }
        }
        let errors = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(errors.contains("explore: the depth is 0. Allow 1 step from the start or more."), "\(errors)")
    }

    @Test func anExplorationWithoutTimeIsAMistake() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = await explore(depth: 1, within: .zero) { PlantedFlow() }
        }
        let errors = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(errors.contains("explore: the time is 0.0 seconds. It has to be longer than nothing."), "\(errors)")
    }

    @Test func inputsForAScreenThatIsNeverInFrontAreReported() async throws {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) { @MainActor in
            _ = await explore(depth: 1, in: { PickerModule.createScreen().place(with: root(of: $0)) }) {
                Inputs(PickerModule.self) { [.didPick(1)] }
                Inputs(AbsentModule.self) { [.didTap] }
            }
        }
        let errors = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        let report =
            "explore: no explored place has a controller in front that keeps a store of AbsentModule, "
            + "for which there are inputs\n"
        #expect(errors.contains(report), "\(errors)")
        #expect(!errors.contains("PickerModule"), "\(errors)")
    }

    @Test func anOutputIsFoundOnceWhateverItsValues() async {
        let map = await explore(depth: 2, in: { PickerModule.createScreen().place(with: root(of: $0)) }) {
            Inputs(PickerModule.self) { [.didPick(1), .didPick(2), .didPick(3)] }
        }
        #expect(map.findings.map(\.message) == ["The output PickerModule .didPick(1) has no observer."])
    }

    @Test func aStepAfterTheEndIsAFailure() async throws {
        let walk = await FlowWalk { PlantedFlow() }
        await walk.finish()
        let failures = await withFailuresCaptured {
            do {
                try await walk.send(.didTapHelp, to: MenuModule.self)
                Issue.record("The step was taken.")
            } catch {
                // It is reported.
            }
            await walk.finish()
        }
        try #require(failures.count == 2, "\(failures.map(\.message))")
        #expect(failures[0].message.contains("The walk has ended, by finish() or because a step wasn't possible."))
        #expect(failures[1].message.contains("Call finish() once, at the end."))
    }

    @Test func aWalkThatIsNotFinishedIsReported() async throws {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) { @MainActor in
            _ = await FlowWalk { PlantedFlow() }
        }
        let errors = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(errors.contains("FlowWalk: finish() wasn't called"), "\(errors)")
    }
}

private enum PickerModule: ScreenModule {
    enum Action: Equatable { case didPick(Int) }
    typealias Output = Action

    static var defaultInitialState: EmptyState { EmptyState() }

    static func createScreen(with store: PickerStore) -> Screen { Screen(store, Controller()) }
}

private final class PickerStore: LassoStore<PickerModule> {
    override func handleAction(_ action: Action) { dispatchOutput(action) }
}

private enum AbsentModule: StoreModule {
    enum Action: Equatable { case didTap }
}
