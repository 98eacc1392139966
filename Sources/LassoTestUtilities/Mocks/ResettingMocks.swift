import Lasso
import Testing
import XCTest

/// Puts something in a value's place until the test is over.
///
/// A test or suite of Swift Testing says with ``ResettingMocks`` that it does so:
///
/// ```swift
/// @Test(.resettingMocks) func theNameIsShown() async {
///     mock(Services.$accounts, with: MockAccounts())
///     ...
/// }
/// ```
///
/// - Parameters:
///   - mockable: The value, with `$`.
///   - mock: The value to put there.
///   - file: The file that a failure is shown in.
///   - line: The line that a failure is shown at.
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
            "mock(_:with:): nothing would put the value back. Add the trait .resettingMocks to the test or its suite.",
            at: TestLocation(file: file, line: line)
        )
    }
    mockable.mock(with: mock())
    resets.add { mockable.reset() }
}

extension XCTestCase {
    /// Puts something in a value's place until the test is over.
    ///
    /// - Parameters:
    ///   - mockable: The value, with `$`.
    ///   - mock: The value to put there.
    ///
    /// Source: Lasso's `XCTestCase.mock(_:with:)`.
    @MainActor
    public func mock<Value>(_ mockable: Mockable<Value>.Projected, with mock: @autoclosure () -> Value?) {
        mockable.mock(with: mock())
        addTeardownBlock { @MainActor in mockable.reset() }
    }
}

/// Puts back what a test has replaced with ``mock(_:with:file:line:)``, and `TestEnvironment.isActive`.
///
/// A replaced value is replaced for the whole process, so tests with this trait run one after the other. A test that
/// reads such a value, and could run beside them, needs the trait too.
public struct ResettingMocks: TestTrait, SuiteTrait, TestScoping {
    @TaskLocal fileprivate static var resets: Resets?
    private static let turn = Turn()

    /// Makes the trait. Tests write it as `.resettingMocks`.
    public init() {}

    /// Runs each test of a suite in a scope of its own.
    public var isRecursive: Bool { true }

    /// Runs a test, and restores what it has replaced.
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
        // A suite's tests have scopes of their own; a test whose suite has the trait too is in one already.
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

    /// Whose turn it is.
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
    /// Puts back, after each test, what it has replaced with `mock(_:with:)`.
    public static var resettingMocks: ResettingMocks { ResettingMocks() }
}
