import LassoGtk
import LassoGtkTestUtilities
import LassoTestUtilities
import Testing

/// Tests that screens leave no memory behind after they were shown.
@Suite(.display)
struct NavigationMemoryTests {
    private let window = WindowController()
    private let navigation = NavigationController(rootController: TenWidgetController(nil))

    init() {
        window.setRootController(navigation)
        window.present(in: GtkTesting.application, width: 400, height: 300)
        GtkTesting.settle()
    }

    private func pushAndPop() {
        TenWidgetFlow().start(with: pushed(in: navigation))
        navigation.pop()
        GtkTesting.turnMainLoopOnce()
    }

    @Test func nothingThatWasPushedIsAliveAfterItIsPopped() {
        let recorder = LifetimeRecorder()
        for _ in 1...200 {
            TenWidgetFlow().start(with: pushed(in: navigation))
            if let top = navigation.topController as? TenWidgetController {
                recorder.recordHierarchy(of: top)
                ([top.view] + top.view.descendants).forEach { recorder.record($0) }
            }
            navigation.pop()
        }
        GtkTesting.settle()
        #expect(recorder.recorded.count > 200 * 13)
        #expect(recorder.survivors == [])
        window.close()
    }

    @Test func thousandsOfPushesAndPopsTakeNoMemory() async throws {
        // GTK 4.8 itself leaks about 40 bytes for each of a window's buttons if another page has one, too.
        Settings.default?.gtkDecorationLayout = ":"
        for _ in 1...500 { pushAndPop() }
        GtkTesting.settle()
        // Keeping one object of each would amount to more than a hundred kilobytes.
        let limit = 1 << 16
        let growth = try await memoryGrowth(expectedBelow: limit, attempts: 4) {
            for count in 1...1_500 {
                pushAndPop()
                // Lets other tests of the process continue.
                if count.isMultiple(of: 500) { await Task.yield() }
            }
            GtkTesting.settle()
        }
        #expect(growth < limit, "\(growth) bytes")
        #expect(LiveCount.controllers == 1 && LiveCount.stores == 0 && LiveCount.flows == 0)
        window.close()
    }
}

/// The number of live objects of counted classes.
private enum LiveCount {
    static var controllers = 0
    static var stores = 0
    static var flows = 0
}

private enum TenWidgetModule: ScreenModule {
    static func createScreen(with store: TenWidgetStore) -> Screen {
        Screen(store, TenWidgetController(store.asViewStore()))
    }
}

private final class TenWidgetStore: LassoStore<TenWidgetModule> {
    required init(with initialState: State) {
        LiveCount.stores += 1
        super.init(with: initialState)
    }

    isolated deinit { LiveCount.stores -= 1 }
}

private final class TenWidgetController: ViewController {
    private let store: TenWidgetModule.ViewStore?

    init(_ store: TenWidgetModule.ViewStore?) {
        LiveCount.controllers += 1
        self.store = store
        super.init()
        title = "Ten"
    }

    isolated deinit { LiveCount.controllers -= 1 }

    override func loadView() -> Widget {
        Box(.vertical) {
            for number in 1...3 {
                Label("Label \(number)")
                Entry()
                Button("Button \(number)")
            }
        }
    }
}

private final class TenWidgetFlow: Flow<NoOutputNavigationFlow> {
    override init() {
        LiveCount.flows += 1
        super.init()
    }

    isolated deinit { LiveCount.flows -= 1 }

    override func createInitialController() -> Controller { TenWidgetModule.createScreen().controller }
}
