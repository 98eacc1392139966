import Lasso

/// The points of a test: where a `when` can follow, and where a `then` must.
///
/// Source: Lasso's `TestNode`.
public enum TestNode<Store: AbstractStore> {
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
        ///   - statement: A closure that does it. It is passed a function that dispatches an action. See
        ///     ``actions(_:)`` and `sideEffects`.
        ///   - file: The file that a failure is shown in.
        ///   - line: The line that a failure is shown at.
        /// - Returns: The point after it, which goes on with `then`.
        public func when(
            _ statement: @escaping WhenStatement<Store.Action>,
            file: StaticString = #filePath,
            line: UInt = #line
        ) -> Then {
            let location = TestLocation(file: file, line: line)
            step?.account()
            return Then(
                TestStep(after: step, when: statement, then: nil, at: location),
                beginning: beginning
            )
        }

        /// Runs the test up to here, on a new store.
        ///
        /// - Parameters:
        ///   - file: The file that a failure is shown in.
        ///   - line: The line that a failure is shown at.
        public func execute(
            file: StaticString = #filePath,
            line: UInt = #line
        ) {
            guard let step else {
                let location = TestLocation(file: file, line: line)
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
        ///   - assertions: ``state(_:file:line:)``, ``outputs(_:file:line:)`` and the like, each of which shows its
        ///     failure where it is written.
        ///   - file: The file that a failure of the `then` itself is shown in.
        ///   - line: The line that a failure of the `then` itself is shown at.
        ///   - column: The column that a failure of the `then` itself is shown at.
        /// - Returns: The point after it, which goes on with another `when` or ends with `execute()`.
        public func then(
            _ assertions: ThenAssertion<Store>...,
            file: StaticString = #filePath,
            line: UInt = #line,
            column: UInt = #column
        ) -> When {
            next(assertions, at: TestLocation(file: file, line: line, column: column), isLocationForwarded: false)
        }

        /// Asserts what the `when` leads to, in a helper that passes on where it is called.
        ///
        /// - Parameters:
        ///   - assertions: ``state(_:file:line:)``, ``outputs(_:file:line:)`` and the like.
        ///   - file: The file that all failures are shown in.
        ///   - line: The line that all failures are shown at.
        /// - Returns: The point after it, which goes on with another `when` or ends with `execute()`.
        public func then(_ assertions: ThenAssertion<Store>..., file: StaticString, line: UInt) -> When {
            next(assertions, at: TestLocation(file: file, line: line), isLocationForwarded: true)
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

        private func next(
            _ assertions: [ThenAssertion<Store>],
            at location: TestLocation,
            isLocationForwarded: Bool
        ) -> When {
            step.account()
            return When(
                after: TestStep(
                    after: step.previous,
                    when: step.statement,
                    then: assertions,
                    at: location,
                    isLocationForwarded: isLocationForwarded
                ),
                beginning: beginning
            )
        }
    }
}
