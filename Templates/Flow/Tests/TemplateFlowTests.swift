import LassoGtk
import LassoTestUtilities
import Testing

@testable import TargetModule

struct TemplateFlowTests: FlowTesting {
    let testableHierarchy = TestableHierarchy()

    @Test func theFlowEndsWithTheName() throws {
        let flow = TemplateFlow()
        var outputs: [TemplateFlowModule.Output] = []
        flow.observeOutput { outputs.append($0) }
        let start: TemplateStartViewController = try assertPushed(
            after: rootController,
            when: { flow.start(with: pushed(in: navigationController)) }
        )
        start.dispatchAction(.didChangeName("Ada"))
        start.dispatchAction(.didTapContinue)
        #expect(outputs == [.didFinish(name: "Ada")])
    }
}
