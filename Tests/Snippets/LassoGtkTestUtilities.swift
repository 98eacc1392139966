// Compiled with: -parse-as-library

import Glibc
import LassoGtk
import LassoGtkTestUtilities
import LassoTestUtilities
import Testing

// MARK: Flows

final class WelcomeViewController: ViewController {}

final class TutorialFlow: Flow<NoOutputNavigationFlow> {}

enum FlowTestsOfThePage {
    // LassoGtkTestUtilities.md: @MainActor
}

enum FlowTestsOfTheStage {
    // GtkFlowStage.swift: @MainActor
}

@MainActor
func loadContents(at path: String) async throws {
    // GtkTesting.swift: let contents = try await GtkTesting.result { try await AnyFile(path: path).loadContents() }
    _ = contents
}

// MARK: Views

enum CounterModule: ScreenModule {
    struct State: Equatable {
        var count = 0
    }

    static var defaultInitialState: State { State() }

    static func createScreen(with store: LassoStore<CounterModule>) -> Screen { Screen(store, ViewController()) }
}

// DisplayTrait.swift: @MainActor

// MARK: Files of the desktop

final class NotesApplication: ShellApplication {}

@MainActor
struct ApplicationFilesTests {
    // ApplicationFiles.swift: @Test func theDesktopFilesMatch() {
}

// MARK: Maps

struct FakeAccounts {}

final class OnboardingFlow: Flow<NoOutputNavigationFlow> {
    init(accounts: FakeAccounts) {}
}

@MainActor
func drawMap() async throws {
    // FlowMap+Pictures.swift: let map = await explore(depth: 6) { OnboardingFlow(accounts: FakeAccounts()) }
    _ = drawing
}

// MARK: Accessibility

@MainActor
func assertEverybodyCanUse(_ window: WindowController) async throws {
    // AccessibleAssertions.swift: window.present(in: GtkTesting.application)
}

// MARK: Texts

@MainActor
func inspect(_ window: Window) {
    // TextInspection.swift: setenv("LASSO_PSEUDOLOCALE", "1", 1)
}
