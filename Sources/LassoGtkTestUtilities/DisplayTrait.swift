import Glibc
import Lasso
import LassoTestUtilities
import Testing

/// A trait of tests that draw. They are skipped if there is no display. Otherwise they run one after the other, while
/// other tests may run concurrently.
///
/// ```swift
/// @MainActor
/// @Suite(.display)
/// struct CounterViewTests {
///     @Test func theLabelShowsTheCount() throws {
///         let window = WindowController()
///         CounterModule.createScreen().place(with: root(of: window))
///         window.present(in: GtkTesting.application)
///         let shown = try #require(GtkTesting.application.windows.first)
///         #expect(shown.visibleTexts.contains("0"))
///         window.close()
///     }
/// }
/// ```
///
/// Before each test, GTK is initialized, ``GtkTesting/application`` has started up, and animations are off
/// (`gtk-enable-animations`). A test can turn them on. After the test, the setting is restored, and windows that the
/// test left on the display are destroyed. A test that leaves a window on the display fails, unless it has failed
/// already.
///
/// The time that a test waits for its turn counts toward its `.timeLimit`.
///
/// The environment variable `LASSO_TEST_ORDER`, a number, shuffles the tests that draw. The same number always gives
/// the same order.
nonisolated public struct DisplayTrait: SuiteTrait, TestTrait, TestScoping {
    private let condition: ConditionTrait = .enabled(
        if: isAvailable,
        "There is no display. Run the tests that draw with `make test`."
    )

    /// Whether the trait of a suite also applies to the suite's tests. Always `true`.
    public var isRecursive: Bool { true }

    /// Whether there is a display according to the environment. GTK is not called.
    static var isAvailable: Bool {
        ["DISPLAY", "WAYLAND_DISPLAY"].contains { (name: String) in
            getenv(name).map { String(cString: $0) }?.isEmpty == false
        }
    }

    /// Skips the test if there is no display, without calling GTK.
    ///
    /// - Parameter test: The test or the suite.
    /// - Throws: The error that skips the test.
    public func prepare(for test: Test) async throws {
        if !Self.isAvailable { await SkippingNotice.show() }
        try await condition.prepare(for: test)
    }

    /// Waits for the test's turn and runs it.
    ///
    /// - Parameters:
    ///   - test: The test.
    ///   - testCase: The test case, with the arguments of the test.
    ///   - function: A closure that runs the test.
    /// - Throws: Any error thrown by `function`. ``GtkTesting/NoDisplay`` if the display cannot be opened.
    public func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @Sendable () async throws -> Void
    ) async throws {
        // If a test and its suite both have the trait, the test has its turn already.
        guard !Self.hasTurn else { return try await function() }
        // Mocks wait for their turn before the display does, in whichever order a test has the traits. Otherwise two
        // tests could wait for each other.
        if let mocks = test.traits.lazy.compactMap({ $0 as? ResettingMocks }).first, !test.isSuite {
            return try await mocks.provideScope(for: test, testCase: testCase) {
                try await draw(test, performing: function)
            }
        }
        try await draw(test, performing: function)
    }

    /// Whether the current test has the turn.
    @TaskLocal private static var hasTurn = false

    private func draw(_ test: Test, performing function: @Sendable () async throws -> Void) async throws {
        await DisplayTurns.shared.take(for: "\(test.id)")
        let result: Result<Void, any Error>
        do {
            let scene = try await TestScene.begin()
            do {
                try await Self.$hasTurn.withValue(true) { try await function() }
                await scene.end(hasFailed: false)
                result = .success(())
            } catch {
                await scene.end(hasFailed: true)
                result = .failure(error)
            }
        } catch {
            result = .failure(error)
        }
        await DisplayTurns.shared.giveBack()
        try result.get()
    }
}

extension Trait where Self == DisplayTrait {
    /// A trait of a test that draws. The test is skipped if there is no display, and runs while no other test draws.
    nonisolated public static var display: Self { DisplayTrait() }
}

/// A notice, reported once, that the tests that draw are skipped.
private enum SkippingNotice {
    private static var isShown = false

    static func show() {
        if isShown { return }
        isShown = true
        StandardError.report(
            "There is no display: the tests that draw are skipped. `make test` runs them with a display of their own."
        )
    }
}
