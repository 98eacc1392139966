import Lasso

/// A call of a fake service, with all outcomes that it can have. An exploration of a flow tries each of them, and also
/// goes on while the call waits.
///
/// ```swift
/// struct FakeAccounts: AccountProviding {
///     let login = Outcomes("log in", .returns(Account(name: "ann")), .throws(WrongPassword()))
///
///     func logIn(name: String, password: String) async throws -> Account { try await login() }
/// }
/// ```
///
/// Outside of an exploration, a call has the first outcome at once. So it does if its task is canceled, because nobody
/// waits for the result then.
public struct Outcomes<Value: Sendable, Failure: Error>: Sendable {
    /// The name of the call.
    public let name: String
    /// The outcomes.
    public let all: [Outcome<Value, Failure>]

    /// Creates a call.
    ///
    /// - Parameters:
    ///   - name: The name of the call, in findings and tests.
    ///   - all: The outcomes.
    /// - Precondition: There is at least one outcome, and their names are different, which an exploration checks.
    public init(_ name: String, _ all: Outcome<Value, Failure>...) {
        precondition(!all.isEmpty, "Outcomes(\"\(name)\"): a call needs at least one outcome. Pass .returns(...).")
        (self.name, self.all) = (name, all)
    }

    /// Calls the service.
    ///
    /// - Returns: The value of the outcome that the exploration chooses.
    /// - Throws: The error of that outcome.
    public nonisolated(nonsending) func callAsFunction() async throws(Failure) -> Value {
        guard let walk = CurrentWalk.walk else { return try all[0].result.get() }
        let call = await walk.waitingCalls.wait(name) { distinctNames }
        call.didReturn()
        return try all[call.outcome].result.get()
    }

    private var distinctNames: [String] {
        let names = all.map { $0.name }
        precondition(
            Set(names).count == names.count,
            "Outcomes(\"\(name)\"): two outcomes have the same name. Pass other names with the parameter as."
        )
        return names
    }
}

/// An outcome of a call of a service.
public struct Outcome<Value: Sendable, Failure: Error>: Sendable {
    /// The name of the outcome, in findings and tests.
    public var name: String {
        if let givenName { return givenName }
        switch result {
        case .success(let value): return ValueDescription.text(of: value)
        case .failure(let error): return ValueDescription.text(of: error)
        }
    }

    let result: Result<Value, Failure>
    private let givenName: String?

    /// An outcome that returns a value.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - name: The name of the outcome; the value's description if `nil`.
    public static func returns(_ value: Value, as name: String? = nil) -> Outcome {
        Outcome(result: .success(value), givenName: name)
    }

    /// An outcome that throws an error.
    ///
    /// - Parameters:
    ///   - error: The error.
    ///   - name: The name of the outcome; the error's description if `nil`.
    public static func `throws`(_ error: Failure, as name: String? = nil) -> Outcome {
        Outcome(result: .failure(error), givenName: name)
    }
}
