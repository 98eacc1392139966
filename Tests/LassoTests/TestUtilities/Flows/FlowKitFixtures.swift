import Lasso
import LassoTestUtilities

// Controllers and flows for the tests of the flow kit.

final class HomeController: Controller {}
final class DetailController: Controller {}
final class HelpController: Controller {}

/// A controller that calls a closure when it has disappeared.
final class FarewellController: Controller {
    var onDidDisappear: () -> Void = {}
    override func viewDidDisappear() { onDidDisappear() }
}

enum ShopModule: NavigationFlowModule {
    enum Output: Equatable { case didBuy, didCancel }
}

/// A flow that begins with ``HomeController`` and continues to ``DetailController``.
final class ShopFlow: Flow<ShopModule> {
    override func createInitialController() -> Controller { HomeController() }

    func showDetail() { DetailController().place(with: nextPushedInFlow) }
}

/// A stage without a display that reports the given problems, and counts how often it settled.
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
