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
        let text = textWithoutModules(_typeName(type, qualified: true)[...])
        known[ObjectIdentifier(type)] = text
        return text
    }

    /// Returns a qualified name without the names of Swift modules, and without the contexts of private and local
    /// types, which have no name in the source.
    // No regular expression: it would add 1.3 MB to each program.
    private static func textWithoutModules(_ name: Substring) -> String {
        var text = "", word = "", rest = name
        // Each name begins with its module, except one after a list of generic arguments.
        var isFirst = true
        while let character = rest.first {
            if rest.hasPrefix("(unknown context at "), let end = rest.firstIndex(of: ")") {
                rest = rest[end...].dropFirst(").".count)
                continue
            }
            rest.removeFirst()
            if character.isLetter || character.isNumber || character == "_" {
                word.append(character)
                continue
            }
            if character != "." || !isFirst || word.isEmpty {
                text += word
                text.append(character)
            }
            word = ""
            isFirst = character != "." && character != ">"
        }
        return text + word
    }
}
