// A flow in a navigation controller has no pages.
// rejected: Only a flow in a page controller has pages. Add `typealias RequiredContext = PageController` to its module.
import Lasso

final class StepsFlow: Flow<NoOutputNavigationFlow> {
    func showNext() {
        Controller().place(with: nextPageInFlow)  // here
    }
}
