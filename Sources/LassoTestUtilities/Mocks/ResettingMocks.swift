import Lasso
import Testing
import XCTest

/// Replaces a value until the test ends.
///
/// A test or suite of Swift Testing needs the trait ``ResettingMocks``:
///
/// ```swift
/// @Test(.resettingMocks) @MainActor func theNameIsShown() {
///     mock(Services.$accounts, with: MockAccounts())
///     let store = AccountStore(with: AccountModule.State())
///     store.dispatchAction(.didAppear)
///     #expect(store.state.user.name == "Billie")
/// }
/// ```
///
/// - Parameters:
///   - mockable: The value to replace, with `$`.
///   - mock: The replacement.
///   - file: The file in which failures are reported.
///   - line: The line at which failures are reported.
///
/// Source: Lasso's `mock(_:with:)`.
@MainActor
public func mock<Value>(
    _ mockable: Mockable<Value>.Projected,
    with mock: @autoclosure () -> Value?,
    file: StaticString = #filePath,
    line: UInt = #line
) {
    guard let resets = ResettingMocks.resets else {
        return reportFailure(
            "mock(_:with:): nothing would restore the value. Add the trait .resettingMocks to the test or its suite.",
            at: TestLocation(file: file, line: line)
        )
    }
    mockable.mock(with: mock())
    resets.add { mockable.reset() }
}

extension XCTestCase {
    /// Replaces a value until the test ends.
    ///
    /// - Parameters:
    ///   - mockable: The value to replace, with `$`.
    ///   - mock: The replacement.
    ///
    /// Source: Lasso's `XCTestCase.mock(_:with:)`.
    @MainActor
    public func mock<Value>(_ mockable: Mockable<Value>.Projected, with mock: @autoclosure () -> Value?) {
        mockable.mock(with: mock())
        addTeardownBlock { @MainActor in mockable.reset() }
    }
}

/// A trait that restores the values that a test replaced with ``mock(_:with:file:line:)``, and
/// `TestEnvironment.isActive`.
///
/// A value is replaced for the whole process, so tests with this trait run one after the other. A test that reads such
/// a value and could run at the same time needs the trait too.
public struct ResettingMocks: TestTrait, SuiteTrait, TestScoping {
    @TaskLocal fileprivate static var resets: Resets?
    private static let turn = Turn()

    /// Creates the trait. Tests write it as `.resettingMocks`.
    public init() {}

    /// Whether each test of a suite runs in a scope of its own. Always `true`.
    public var isRecursive: Bool { true }

    /// Runs a test and restores the values that it replaced.
    ///
    /// - Parameters:
    ///   - test: The test.
    ///   - testCase: The test case.
    ///   - function: A closure that runs the test.
    /// - Throws: Any error thrown by `function`.
    public func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @Sendable () async throws -> Void
    ) async throws {
        // A suite's tests have scopes of their own. If a test and its suite both have the trait, the test is in a scope
        // already.
        guard !test.isSuite, Self.resets == nil else { return try await function() }
        let resets = Resets()
        await Self.turn.take()
        let result: Result<Void, any Error>
        do {
            try await Self.$resets.withValue(resets) { try await function() }
            result = .success(())
        } catch {
            result = .failure(error)
        }
        await resets.run()
        await Self.turn.giveBack()
        try result.get()
    }

    /// A lock that lets one test run at a time.
    private actor Turn {
        private var isTaken = false
        private var waiting: [CheckedContinuation<Void, Never>] = []

        func take() async {
            if isTaken { await withCheckedContinuation { waiting.append($0) } } else { isTaken = true }
        }

        func giveBack() {
            if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
        }
    }

    @MainActor
    fileprivate final class Resets {
        private var resets: [() -> Void] = []

        nonisolated init() {}

        func add(_ reset: @escaping () -> Void) { resets.append(reset) }

        func run() {
            resets.forEach { $0() }
            resets = []
            TestEnvironment.reset()
        }
    }
}

extension Trait where Self == ResettingMocks {
    /// A trait that restores, after each test, the values that it replaced with `mock(_:with:)`.
    public static var resettingMocks: ResettingMocks { ResettingMocks() }
}
