import Lasso

/// The points of a test: where a `when` can follow, and where a `then` must.
///
/// Source: Lasso's `TestNode`.
public enum TestNode<Store: ConcreteStore> {
    /// A point where a test goes on with `when`, or ends with `execute()`.
    @MainActor
    public struct When {
        private let beginning: TestBeginning<Store>
        private let step: TestStep<Store>?

        init(after step: TestStep<Store>?, beginning: TestBeginning<Store>) {
            self.step = step
            self.beginning = beginning
        }

        /// Does something to the store.
        ///
        /// - Parameters:
        ///   - statement: Does it; is handed what dispatches an action. See ``actions(_:)`` and `sideEffects`.
        ///   - fileID: Where this is called, for a failure.
        ///   - filePath: Where this is called, for a failure.
        ///   - line: Where this is called, for a failure.
        ///   - column: Where this is called, for a failure.
        /// - Returns: The point after it, which goes on with `then`.
        public func when(
            _ statement: @escaping WhenStatement<Store.Action>,
            fileID: StaticString = #fileID,
            filePath: StaticString = #filePath,
            line: UInt = #line,
            column: UInt = #column
        ) -> Then {
            let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
            step?.account()
            return Then(
                TestStep(after: step, when: statement, then: nil, at: location),
                beginning: beginning
            )
        }

        /// Runs the test up to here, on a new store.
        ///
        /// - Parameters:
        ///   - fileID: Where this is called, for a failure.
        ///   - filePath: Where this is called, for a failure.
        ///   - line: Where this is called, for a failure.
        ///   - column: Where this is called, for a failure.
        public func execute(
            fileID: StaticString = #fileID,
            filePath: StaticString = #filePath,
            line: UInt = #line,
            column: UInt = #column
        ) {
            guard let step else {
                let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
                return reportFailure(
                    "This test has nothing but a `given`. Add `when(...)` and `then(...)` before `execute()`.",
                    at: location
                )
            }
            step.run(on: beginning.makeStore())
            beginning.tearDown()
        }
    }

    /// A point where a test goes on with `then`.
    @MainActor
    public struct Then {
        private let beginning: TestBeginning<Store>
        private let step: TestStep<Store>

        init(_ step: TestStep<Store>, beginning: TestBeginning<Store>) {
            self.step = step
            self.beginning = beginning
        }

        /// Asserts what the `when` leads to.
        ///
        /// - Parameters:
        ///   - assertions: ``state(_:fileID:filePath:line:column:)``, ``outputs(_:fileID:filePath:line:column:)`` and
        ///     the like, each shown where it fails.
        ///   - fileID: Where this is called, for a failure.
        ///   - filePath: Where this is called, for a failure.
        ///   - line: Where this is called, for a failure.
        ///   - column: Where this is called, for a failure.
        /// - Returns: The point after it, which goes on with another `when` or ends with `execute()`.
        public func then(
            _ assertions: ThenAssertion<Store>...,
            fileID: StaticString = #fileID,
            filePath: StaticString = #filePath,
            line: UInt = #line,
            column: UInt = #column
        ) -> When {
            let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
            step.account()
            return When(
                after: TestStep(after: step.previous, when: step.statement, then: assertions, at: location),
                beginning: beginning
            )
        }

        /// Fails: a `when` without a `then` tests nothing.
        ///
        /// The failure is shown where the `when` is:
        ///
        /// ```
        /// This `when` has no `then`, so nothing that it led to was tested. Add `then(...)` before `execute()`.
        /// ```
        public func execute() {
            step.run(on: beginning.makeStore())
            beginning.tearDown()
        }
    }
}
