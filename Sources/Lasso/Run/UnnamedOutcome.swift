/// A result of an effect whose type an application can't name, so that a printed test has it in JSON.
package protocol UnnamedOutcome {
    /// The type of the application's values in it, which must be `Codable` for the result to be kept.
    static var namedType: Any.Type { get }
}
