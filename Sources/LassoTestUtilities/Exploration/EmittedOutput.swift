/// An output that a store has emitted, in words.
struct EmittedOutput: CustomStringConvertible {
    /// The name of the store's module.
    let module: String
    /// The output itself.
    let text: String

    /// The output after the name of the module.
    var description: String { "\(module) \(text)" }
}
