/// The name of a type as source code in its own Swift module writes it: with the types that it is nested in.
@MainActor
package enum TypeName {
    // Each step of an exploration needs some.
    private static var known: [ObjectIdentifier: String] = [:]

    /// Returns the name of a type, such as `Home.LoginModule` or `SearchModule<Word>`.
    ///
    /// - Parameter type: The type.
    package static func text(of type: Any.Type) -> String {
        if let known = known[ObjectIdentifier(type)] { return known }
        // A private or local type is in a context that has no name in the source.
        let name = _typeName(type, qualified: true).replacing(/\(unknown context at \$[0-9a-f]+\)\./, with: "")
        // Each name begins with its Swift module, except one after a list of generic arguments.
        let text = name.replacing(/(^|[^.>\w])\w+\./) { match in match.output.1 }
        known[ObjectIdentifier(type)] = text
        return text
    }
}
