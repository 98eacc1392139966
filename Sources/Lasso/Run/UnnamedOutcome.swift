/// A result of an effect whose type the application can't name. A printed test contains it as JSON.
package protocol UnnamedOutcome {
    /// The type of the application's values in it, which must be `Codable` for the result to be kept.
    static var namedType: Any.Type { get }
}
