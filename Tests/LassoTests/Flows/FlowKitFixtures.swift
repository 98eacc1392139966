import Lasso
import LassoTestUtilities

// What the tests of the flow kit show and place.

final class HomeController: Controller {}
final class DetailController: Controller {}
final class HelpController: Controller {}

enum ShopModule: NavigationFlowModule {
    enum Output: Equatable { case didBuy, didCancel }
}

/// Begins with ``HomeController`` and goes on to ``DetailController``.
final class ShopFlow: Flow<ShopModule> {
    override func createInitialController() -> Controller { HomeController() }

    func showDetail() { DetailController().place(with: nextPushedInFlow) }
}

/// A stage without a display that finds fault as it is told, and counts how often it came to rest.
@MainActor
final class FaultyStage: FlowStage {
    var faults: [String] = []
    private(set) var settledCount = 0
    private(set) var openedWindows: [WindowController] = []
    private(set) var closedWindows: [WindowController] = []

    nonisolated init() {}

    func open(_ window: WindowController) {
        openedWindows.append(window)
        window.open()
    }

    func settle() { settledCount += 1 }

    func complaints(about window: WindowController) -> [String] { faults }

    func close(_ window: WindowController) {
        closedWindows.append(window)
        window.close()
    }
}
