import LassoGtk
import LassoGtkTestUtilities
import Testing

@testable import LassoDemo

/// Tests of the replay when drawn.
@Suite(.display)
struct ReplayDrawingTests {
    @Test func theButtonThatPlaysAndPausesIsNamedWithoutItsMnemonic() async throws {
        let mosaic = MosaicStore(with: MosaicModule.defaultInitialState)
        mosaic.dispatchAction(.didTapInvert)
        let store = ReplayStore(mosaic.history.past)
        try await DemoWindows.show(ReplayModule.createScreen(with: store).controller) { _, shown in
            store.dispatchAction(.didTapRestart)
            let pause = try #require(shown.button("_Pause"))
            #expect(pause.useUnderline && !pause.hasAccessibleProperty(.label))
            store.dispatchAction(.didTapPlay)
            #expect(pause.label == "_Play" && !pause.hasAccessibleProperty(.label))
        }
    }
}
