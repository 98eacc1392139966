// A flow that requires no context has no content.
// rejected: Only a flow in a split controller has content. Add `typealias RequiredContext = SplitController` to its
// module.
import Lasso

final class ItemsFlow: Flow<NoOutputFlow> {
    func showItem() {
        Controller().place(with: contentOfFlow)  // here
    }
}
