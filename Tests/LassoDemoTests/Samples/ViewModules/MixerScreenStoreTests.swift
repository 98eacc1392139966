import LassoGtk
import LassoTestUtilities
import Testing

@testable import LassoDemo

struct MixerScreenStoreTests {
    private let store = MixerScreenStore(with: .init(color: .black, code: "#000000"))

    @Test func allViewsShowWhatOneChanges() async {
        let swatch = store.asViewStore(for: SwatchModule.self) { .init(color: $0.color) }
        let code = store.asViewStore(for: CodeModule.self) {
            .init(code: $0.code)
        } actionMap: { action in
            switch action {
            case .didEdit(let code): .didEditCode(code)
            }
        }
        let contrast = store.asViewStore(for: ContrastModule.self, stateMap: ContrastModule.ViewState.init)
        #expect(contrast.state.toWhite == 21 && contrast.state.toBlack == 1)
        store.dispatchAction(.didChange(.red, 10))
        #expect(code.state.code == "#0a0000" && swatch.state.color.red == 10)
        code.dispatchAction(.didEdit("FFFFFF"))
        #expect(swatch.state.color == .white && contrast.state.toBlack == 21 && code.state.error == nil)
    }

    @Test func aCodeThatIsntAColorChangesNoColor() async {
        let test = TestStore(store)
        for code in ["#12345", "1234567", "#12345g", "+12345", ""] {
            test.send(.didEditCode(code)) { $0.code = code }
            #expect(CodeModule.ViewState(code: code).error == "Enter six digits from 0 to 9 and from A to F.")
        }
        await test.finish()
    }

    @Test func aPartStaysBetween0And255() {
        store.dispatchAction(.didChange(.green, 300))
        store.dispatchAction(.didChange(.blue, -1))
        #expect(store.state.color == MixedColor(red: 0, green: 255, blue: 0))
    }
}
