// A flow that needs a navigation controller cannot be presented without one.
// rejected: 'start(with:)' is unavailable: The flow needs a NavigationController. Add .withNavigationEmbedding() to the
// placer.
import Lasso

final class Tutorial: Flow<NoOutputNavigationFlow> {}

@MainActor func start(on controller: Controller) {
    Tutorial().start(with: presented(on: controller).withNavigationEmbedding())
    Tutorial().start(with: presented(on: controller))  // here
}
