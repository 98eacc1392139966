import Lasso
import Testing

/// The windows that belong to the current test, so that flows in concurrent tests do not find each other's windows.
///
/// A test has windows of its own from the first use of its ``TestableHierarchy``. The cases of a parameterized test,
/// and tests without a ``TestableHierarchy``, need the trait ``OwnWindows``.
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

/// A trait that gives each test its own `WindowController.openWindows` and `WindowController.applicationWindow`.
///
/// ```swift
/// @Test(.ownWindows, arguments: ["Billie", "Bob"]) func theUserIsWelcomed(name: String) throws {
///     let home: HomeViewController = try assertRoot(
///         of: window,
///         when: { HomeFlow(userName: name).start(with: rootOfApplicationWindow()) }
///     )
///     #expect(home.title == "Welcome, \(name)!")
/// }
/// ```
///
/// A test that uses a ``TestableHierarchy`` has windows of its own without the trait, unless it is parameterized: its
/// cases run concurrently.
public struct OwnWindows: TestTrait, SuiteTrait, TestScoping {
    /// Creates the trait. Tests write it as `.ownWindows`.
    public init() {}

    /// Whether each test of a suite runs in a scope of its own. Always `true`.
    public var isRecursive: Bool { true }

    /// Runs a test, or one of its cases, with windows of its own.
    ///
    /// - Parameters:
    ///   - test: The test.
    ///   - testCase: The test case.
    ///   - function: A closure that runs the test case.
    /// - Throws: Any error thrown by `function`.
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
    /// A trait that gives each test, and each case of a parameterized test, windows of its own.
    public static var ownWindows: OwnWindows { OwnWindows() }
}
