import Lasso

/// The points of a test after which a `when` or a `then` follows.
///
/// Source: Lasso's `TestNode`.
public enum TestNode<Store: AbstractStore> {
    /// A point at which a test continues with `when` or ends with `execute()`.
    @MainActor
    public struct When {
        private let beginning: TestBeginning<Store>
        private let step: TestStep<Store>?

        init(after step: TestStep<Store>?, beginning: TestBeginning<Store>) {
            self.step = step
            self.beginning = beginning
        }

        /// Adds a step that acts on the store.
        ///
        /// - Parameters:
        ///   - statement: A closure that acts on the store. It is passed a function that dispatches an action. See
        ///     ``actions(_:)`` and `sideEffects`.
        ///   - file: The file in which failures are reported.
        ///   - line: The line at which failures are reported.
        /// - Returns: The point after the step, which continues with `then`.
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

        /// Runs the test up to this point on a new store.
        ///
        /// - Parameters:
        ///   - file: The file in which failures are reported.
        ///   - line: The line at which failures are reported.
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

    /// A point at which a test continues with `then`.
    @MainActor
    public struct Then {
        private let beginning: TestBeginning<Store>
        private let step: TestStep<Store>

        init(_ step: TestStep<Store>, beginning: TestBeginning<Store>) {
            self.step = step
            self.beginning = beginning
        }

        /// Asserts the results of the `when`.
        ///
        /// - Parameters:
        ///   - assertions: Assertions such as ``state(_:file:line:)`` and ``outputs(_:file:line:)``. Each reports its
        ///     failures at its own location.
        ///   - file: The file in which failures of the `then` itself are reported.
        ///   - line: The line at which failures of the `then` itself are reported.
        ///   - column: The column at which failures of the `then` itself are reported.
        /// - Returns: The point after the `then`, which continues with another `when` or ends with `execute()`.
        public func then(
            _ assertions: ThenAssertion<Store>...,
            file: StaticString = #filePath,
            line: UInt = #line,
            column: UInt = #column
        ) -> When {
            next(assertions, at: TestLocation(file: file, line: line, column: column), isLocationForwarded: false)
        }

        /// Asserts the results of the `when`, in a helper function that passes on the location of its call.
        ///
        /// - Parameters:
        ///   - assertions: Assertions such as ``state(_:file:line:)`` and ``outputs(_:file:line:)``.
        ///   - file: The file in which all failures are reported.
        ///   - line: The line at which all failures are reported.
        /// - Returns: The point after the `then`, which continues with another `when` or ends with `execute()`.
        public func then(_ assertions: ThenAssertion<Store>..., file: StaticString, line: UInt) -> When {
            next(assertions, at: TestLocation(file: file, line: line), isLocationForwarded: true)
        }

        /// Fails, because a `when` without a `then` tests nothing.
        ///
        /// The failure is reported at the `when`:
        ///
        /// ```
        /// This `when` has no `then`, so its results were not tested. Add `then(...)` before `execute()`.
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
