import Lasso
import LassoTestUtilities
import Testing

/// Tests of what a walk reports about stores that belong to a flow, and not to one of its screens.
@MainActor
struct StoreOfFlowTests {
    @Test func anEffectOfASharedStoreMayRunOnAfterAScreen() async throws {
        let walk = await FlowWalk { SharedStoreFlow() }
        try await walk.send(.didTapLetter, to: MenuModule.self)
        try await walk.send(.didTapSave, to: LetterModule.self)
        try await walk.goBack()
        await walk.finish()
    }
}

/// A flow whose letters have one store, which is there before the first letter is shown.
private final class SharedStoreFlow: Flow<NoOutputNavigationFlow> {
    private let letters: LetterStore

    override init() {
        let saving = Outcomes("save", .returns(1), .throws(PlantedFlow.SavingFailed()))
        letters = LetterStore(with: LetterModule.State()) { try await saving() }
        super.init()
    }

    override func createInitialController() -> Controller {
        MenuModule.createScreen().observeOutput { [weak self] _ in self?.showLetter() }.controller
    }

    private func showLetter() { LetterModule.createScreen(with: letters).place(with: nextPushedInFlow) }
}
