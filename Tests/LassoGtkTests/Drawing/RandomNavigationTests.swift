import FlowCases
import Glibc
import LassoGtk
import LassoGtkTestUtilities
import LassoTestUtilities
import Testing

/// Navigates at random in a drawn hierarchy, and checks after each step whether the widgets match the hierarchy.
@Suite(
    .display,
    .enabled(if: getenv("WAYLAND_DISPLAY") == nil, "The walk opens popovers in several windows; Wayland shows one.")
)
struct RandomNavigationTests {
    /// The number of steps. `make endurance` takes more.
    private static let stepCount = number("LASSO_WALK_STEPS") ?? 1_500
    private static let seed = Endurance.seed(5)

    private static func number(_ name: String) -> Int? { getenv(name).flatMap { Int(String(cString: $0)) } }

    @Test func theWidgetsShowWhatTheHierarchySaysWhereverOneGoes() async throws {
        let recorder = LifetimeRecorder()
        let windowsBefore = Window.listToplevels()
        var walk: RandomWalk? = RandomWalk(seed: Self.seed, recorder: recorder)
        // Also if the test fails, because other tests need the keyboard.
        defer { walk?.closeEverything() }
        for step in 1...Self.stepCount {
            let name = walk?.takeStep() ?? ""
            let isAtRest = step.isMultiple(of: 50)
            if isAtRest {
                GtkTesting.settle()
                // GTK's own dialogs open and close in turns of the main actor. Remaining problems are reported below.
                try? await GtkTesting.turnMainLoop(within: .seconds(2)) { walk?.complaints(isAtRest: true) == [] }
            }
            let complaints = walk?.complaints(isAtRest: isAtRest) ?? []
            try #require(complaints == [], "step \(step) of seed \(Self.seed): \(name)\n\(walk?.description ?? "")")
        }
        walk?.closeEverything()
        walk = nil
        try await GtkTesting.turnMainLoop(until: "all are released: \(recorder.survivors)") { recorder.survivors == [] }
        try await GtkTesting.turnMainLoop(until: "no window is left") {
            Window.listToplevels().allSatisfy { window in !window.visible || windowsBefore.contains { $0 === window } }
        }
        #expect(GtkTesting.application.windows.isEmpty)
    }
}

/// A screen with a button and a text field.
private final class PlaceController: ViewController {
    init(_ number: Int) {
        super.init()
        title = "Place \(number)"
    }

    override func loadView() -> Widget {
        Box(.vertical, spacing: 6) {
            Label(title ?? "")
            Entry()
            Button("Go")
        }
    }
}

/// A walk that chooses operations on a hierarchy at random.
private final class RandomWalk {
    private var random: SeededGenerator
    private let recorder: LifetimeRecorder
    private var windows: [WindowController] = []
    private var placeCount = 0

    init(seed: UInt64, recorder: LifetimeRecorder) {
        random = SeededGenerator(state: seed)
        self.recorder = recorder
        openWindow()
    }

    func complaints(isAtRest: Bool) -> [String] {
        windows.flatMap { DrawnHierarchy.complaints(about: $0, isAtRest: isAtRest) }
    }

    var description: String { windows.map(\.hierarchyDescription).joined(separator: "\n") }

    /// Performs a random operation.
    ///
    /// - Returns: A description of the operation.
    func takeStep() -> String {
        windows.removeAll { !$0.isOpen }
        if windows.isEmpty { openWindow() }
        let window = random.element(of: windows)
        var all: [Controller] = []
        window.forEachBelow { all.append($0) }
        if all.count > 40 {
            window.setRootController(makeContainer(), with: makeTransition())
            return "begin anew"
        }
        return act(on: random.element(of: all), in: window)
    }

    func closeEverything() {
        windows.forEach { $0.close() }
        windows = []
    }

    private func act(on controller: Controller, in window: WindowController) -> String {
        switch Int.random(in: 0..<24, using: &random) {
        case 0...6: return change(controller)
        case 7:
            guard window.frontController === window, depth(of: controller) < 3 else { return "nothing" }
            controller.present(makeController(), animated: Bool.random(using: &random))
            return "present on \(controller)"
        case 8:
            guard controller !== window, controller.presentedController == nil, depth(of: controller) < 2 else {
                return "nothing"
            }
            controller.present(makeController(), as: .popover)
            return "popover on \(controller)"
        case 9:
            controller.dismiss(animated: Bool.random(using: &random))
            return "dismiss from \(controller)"
        case 10:
            controller.goBack()
            return "go back from \(controller)"
        case 11:
            controller.cancel()
            return "cancel \(controller)"
        case 12:
            guard controller !== window || Int.random(in: 0..<4, using: &random) == 0 else { return "nothing" }
            controller.beginToLeave()
            return "leave \(controller)"
        case 13:
            controller.reveal(controller.children.randomElement(using: &random) ?? controller)
            return "reveal in \(controller)"
        case 14:
            (controller as? ViewController)?.drawnWidget?.descendants.last?.grabFocus()
            return "focus \(controller)"
        case 15:
            Settings.default?.gtkEnableAnimations = Bool.random(using: &random)
            return "animations"
        case 16:
            guard windows.count < 3 else { return "nothing" }
            openWindow()
            return "open a window"
        case 17:
            guard Int.random(in: 0..<6, using: &random) == 0 else { return "nothing" }
            window.setRootController(makeContainer(), with: makeTransition())
            return "replace the root"
        case 18:
            guard Int.random(in: 0..<10, using: &random) == 0 else { return "nothing" }
            window.close()
            return "close a window"
        case 19:
            guard window.withVisibleDescendants.count(where: { $0 is QuestionController }) < 3 else { return "nothing" }
            controller.alert("Question", detail: "From \(controller)")
            return "ask on \(controller)"
        case 20:
            window.withVisibleDescendants.lazy.compactMap { $0 as? QuestionController }.first?.answerCancel()
            return "answer"
        case 21...22:
            let width = Int.random(in: 200...900, using: &random)
            window.window?.setDefaultSize(width: width, height: 200)
            return "resize a window to \(width)"
        default:
            // In the middle of a running transition.
            GtkTesting.turnMainLoopOnce()
            return "turn the main loop"
        }
    }

    private func change(_ controller: Controller) -> String {
        let animated = Bool.random(using: &random)
        switch controller {
        case let navigation as NavigationController:
            switch Int.random(in: 0..<5, using: &random) {
            case 0...1: navigation.push(makeController(), animated: animated)
            case 2: navigation.pop(animated: animated)
            case 3: navigation.popToRoot(animated: animated)
            default: navigation.setControllers((navigation.controllers + [makeController()]).shuffled(using: &random))
            }
        case let tabs as TabController:
            let count = tabs.controllers.count
            switch Int.random(in: 0..<5, using: &random) {
            case 0...1 where count > 0: tabs.selectedIndex = Int.random(in: 0..<count, using: &random)
            case 2 where count > 1:
                tabs.moveController(at: 0, to: count - 1)
                tabs.tabPosition = random.element(of: TabController.TabPosition.allCases)
            case 3 where count > 0: tabs.setControllers(tabs.controllers.shuffled(using: &random).dropLast())
            default:
                tabs.setControllers((tabs.controllers + [makeController()]).shuffled(using: &random))
                tabs.hasClosableTabs = animated
            }
        case let pages as PageController:
            switch Int.random(in: 0..<4, using: &random) {
            case 0: pages.showNext()
            case 1: pages.showPrevious()
            case 2: pages.setControllers((pages.controllers + [makeController()]).shuffled(using: &random))
            default: pages.showNext(makeController(), animated: animated)
            }
        case let split as SplitController:
            switch Int.random(in: 0..<4, using: &random) {
            case 0: split.setContentController(makeController(), animated: animated)
            case 1: split.setSidebarController(makeController(), animated: animated)
            default:
                let part = random.element(of: SplitController.Part.allCases)
                if split.controller(in: part) != nil { split.show(part, animated: animated) }
            }
        default:
            controller.title = "Place \(Int.random(in: 0..<100, using: &random)) anew"
        }
        return "change \(controller)"
    }

    private func openWindow() {
        let window = WindowController()
        recorder.record(window)
        window.setRootController(makeContainer())
        window.present(in: GtkTesting.application, width: 300, height: 200)
        windows.append(window)
    }

    private func makeController() -> Controller {
        Int.random(in: 0..<4, using: &random) == 0 ? makeContainer() : makePlace()
    }

    private func makePlace() -> Controller {
        placeCount += 1
        let place = PlaceController(placeCount)
        recorder.record(place)
        return place
    }

    private func makeContainer() -> Controller {
        let container: Controller
        switch Int.random(in: 0..<5, using: &random) {
        case 0:
            let tabs = TabController()
            tabs.setControllers([makePlace(), makePlace()])
            container = tabs
        case 1:
            let pages = PageController()
            pages.setControllers([makePlace()])
            container = pages
        case 2:
            let split = SplitController()
            split.setSidebarController(makePlace())
            split.setContentController(NavigationController(rootController: makePlace()))
            container = split
        default:
            container = NavigationController(rootController: makePlace())
        }
        recorder.record(container)
        return container
    }

    private func makeTransition() -> Transition? {
        let direction = random.element(of: Transition.Direction.allCases)
        return random.element(of: [
            nil, .crossfade, .slide(from: direction), .cover(from: direction), .reveal(from: direction),
        ])
    }

    /// Returns the number of dialogs and popovers that contain a controller.
    private func depth(of controller: Controller) -> Int {
        controller.lineToTop.count { $0.presentingController != nil }
    }
}
