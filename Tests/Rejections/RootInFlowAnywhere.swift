// A flow that requires no context has no root.
// rejected: Add `typealias RequiredContext = NavigationController` or `WindowController` to its module.
import Lasso

enum AnywhereModule: FlowModule {}

final class AnywhereFlow: Flow<AnywhereModule> {
    func replaceAll() {
        Controller().place(with: rootOfFlow)  // here
    }
}
