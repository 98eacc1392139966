// A flow that requires no context cannot push.
// rejected: Only a flow in a navigation controller pushes. Add `typealias RequiredContext = NavigationController` to
// its module.
import Lasso

enum AnywhereModule: FlowModule {}

final class AnywhereFlow: Flow<AnywhereModule> {
    func showNext() {
        Controller().place(with: nextPushedInFlow)  // here
    }
}
