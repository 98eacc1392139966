// A flow that may be anywhere has no placer that pushes.
// rejected: property 'nextPushedInFlow' requires that 'Controller' inherit from 'NavigationController'
import Lasso

final class Anywhere: Flow<NoOutputFlow> {
    func next() {
        Controller().place(with: nextPresentedInFlow)
        Controller().place(with: nextPushedInFlow)  // here
    }
}
