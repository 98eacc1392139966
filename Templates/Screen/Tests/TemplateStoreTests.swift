import LassoTestUtilities
import Testing

@testable import TargetModule

struct TemplateStoreTests {
    private let test = TestStore(TemplateStore(with: TemplateModule.defaultInitialState))

    @Test func theUserContinuesWithAName() async {
        test.send(.didTapContinue)
        test.send(.didChangeName("Ada")) { $0.name = "Ada" }
        test.send(.didTapContinue)
        await test.receive(.didFinish(name: "Ada"))
        await test.finish()
    }
}
