import Lasso
import Testing

/// The windows that belong to the current test, so that flows in tests that run side by side do not find each other's.
///
/// A test has them from when it uses its ``TestableHierarchy`` for the first time. Cases of one parameterized test, and tests
/// without one, have windows of their own with the trait ``OwnWindows``.
@MainActor
enum TestWindows {
    private static var windowsOfTests: [Test.ID?: WeakWindows] = [:]

    private struct WeakWindows {
        weak var windows: ApplicationWindows?
    }

    static var current: ApplicationWindows? {
        get { windowsOfTests[Test.current?.id]?.windows }
        set {
            ApplicationWindows.findInTest = { TestWindows.current }
            if windowsOfTests.count > 64 { windowsOfTests = windowsOfTests.filter { $0.value.windows != nil } }
            windowsOfTests[Test.current?.id] = WeakWindows(windows: newValue)
        }
    }
}

/// A trait of tests whose windows, `WindowController.openWindows` and `WindowController.applicationWindow`, are no others'.
///
/// ```swift
/// @Test(.ownWindows, arguments: places) func theFlowStartsAnywhere(place: Place) async throws { ... }
/// ```
///
/// A test that uses a ``TestableHierarchy`` has windows of its own without it, unless it is parameterized: its cases run side by
/// side.
public struct OwnWindows: TestTrait, SuiteTrait, TestScoping {
    /// Makes the trait. Tests write it as `.ownWindows`.
    public init() {}

    /// Runs each test of a suite in a scope of its own.
    public var isRecursive: Bool { true }

    /// Runs a test, or one of its cases, with windows of its own.
    ///
    /// - Parameters:
    ///   - test: The test.
    ///   - testCase: The test's case.
    ///   - function: A closure that runs it.
    /// - Throws: What `function` throws.
    public func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @Sendable () async throws -> Void
    ) async throws {
        guard testCase != nil else { return try await function() }
        let windows = await ApplicationWindows()
        try await ApplicationWindows.$scoped.withValue(windows) { try await function() }
    }
}

extension Trait where Self == OwnWindows {
    /// Gives each test, and each case of a parameterized one, windows of its own.
    public static var ownWindows: OwnWindows { OwnWindows() }
}
