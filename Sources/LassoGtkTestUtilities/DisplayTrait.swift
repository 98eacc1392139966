import Glibc
import Lasso
import Testing

/// Marks the tests that draw: they are skipped where there is no display, and run one after the other where there is one,
/// whatever runs beside them.
///
/// ```swift
/// @MainActor
/// @Suite(.display)
/// struct CounterViewTests {
///     @Test func theLabelShowsTheCount() {
///         let window = WindowController()
///         ...
///     }
/// }
/// ```
///
/// For each test GTK is initialized and ``GtkTesting/application`` has started up; nothing moves (`gtk-enable-animations` is
/// off) unless the test turns animations on. Afterwards the setting is what it was, and windows that the test has left
/// on the display are destroyed. A test that leaves one fails, unless it has failed before.
///
/// The wait for its turn counts toward a test's `.timeLimit`.
///
/// `LASSO_TEST_ORDER`, a number, shuffles the tests that draw: another number gives another order, and the same number the
/// same one.
nonisolated public struct DisplayTrait: SuiteTrait, TestTrait, TestScoping {
    private let condition: ConditionTrait = .enabled(
        if: isAvailable,
        "There is no display. Run the tests that draw with `make test`."
    )

    /// Whether the trait of a suite is that of the suite's tests, too.
    public var isRecursive: Bool { true }

    /// Whether there is a display, as far as the environment says. GTK is not asked.
    static var isAvailable: Bool {
        ["DISPLAY", "WAYLAND_DISPLAY"].contains { (name: String) in
            getenv(name).map { String(cString: $0) }?.isEmpty == false
        }
    }

    /// Skips the test where there is no display, without calling GTK.
    ///
    /// - Parameter test: The test, or the suite.
    /// - Throws: What skips it.
    public func prepare(for test: Test) async throws {
        if !Self.isAvailable { await SkippingNotice.show() }
        try await condition.prepare(for: test)
    }

    /// Runs a test when its turn has come.
    ///
    /// - Parameters:
    ///   - test: The test.
    ///   - testCase: The arguments that it runs with.
    ///   - function: A closure that runs the test.
    /// - Throws: What `function` throws; ``GtkTesting/NoDisplay`` if the display cannot be opened.
    public func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @Sendable () async throws -> Void
    ) async throws {
        await DisplayTurns.shared.take(for: "\(test.id)")
        let result: Result<Void, any Error>
        do {
            let scene = try await TestScene.begin()
            do {
                try await function()
                result = .success(())
            } catch {
                result = .failure(error)
            }
            await scene.end(hasFailed: (try? result.get()) == nil)
        } catch {
            result = .failure(error)
        }
        await DisplayTurns.shared.giveBack()
        try result.get()
    }
}

extension Trait where Self == DisplayTrait {
    /// The test draws: it is skipped where there is no display, and runs while no other test draws.
    nonisolated public static var display: Self { DisplayTrait() }
}

/// Says once that the tests that draw are skipped.
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
