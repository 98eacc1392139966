import LassoGtk
import LassoGtkTestUtilities
import Testing

@testable import LassoDemo

/// Tests of the demo's screens in the smallest window that they are made for.
@Suite(.display)
struct SmallWindowTests {
    /// The names of the screens, and closures that create them.
    private static let screens: [(String, @MainActor () -> Controller)] = [
        ("home", { home() }),
        ("account", { home(notice: "The disk is full.") }),
        ("source", { SourceFlow(of: .counter).createInitialController() }),
        ("login", { LoginScreenModule.createScreen().controller }),
        ("create account", { NavigationController(rootController: Controller()).with(above: createAccount()) }),
    ]

    private static func home(notice: String? = nil) -> Controller {
        let account = Account(username: "a user with a rather long name", hasSeenTutorial: true)
        return HomeFlow(account: account, notice: notice).createInitialController()
    }

    private static func createAccount() -> Controller { CreateAccountScreenModule.createScreen().controller }

    @Test(arguments: 0..<5)
    func nothingIsCutOff(index: Int) async throws {
        try await expectNothingCutOff(in: Self.screens[index].0, Self.screens[index].1)
    }

    @Test func nothingOfTheSamplesIsCutOff() async throws {
        for sample in Sample.all {
            try await expectNothingCutOff(in: sample.id) { SampleFlow(sample).createInitialController() }
        }
    }

    private func expectNothingCutOff(in name: String, _ make: () -> Controller) async throws {
        try await DemoWindows.show(make(), width: 360, height: 294) { window, shown in
            // Without the shadow, which the display may count as a part of the window.
            #expect(shown.width <= 360 && shown.height <= 294, "\(name): \(shown.width) x \(shown.height)")
            #expect(shown.child?.cutOffWidgets(in: shown) ?? [] == [], "\(name)")
            #expect(DrawnHierarchy.complaints(about: window) == [])
        }
    }
}

extension NavigationController {
    fileprivate func with(above controller: Controller) -> NavigationController {
        push(controller, animated: false)
        return self
    }
}
