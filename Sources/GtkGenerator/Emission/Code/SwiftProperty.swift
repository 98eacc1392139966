/// A property of a Swift type.
struct SwiftProperty: SwiftMember {
    /// The access to the property, with the bodies of its accessors.
    enum Access {
        case read([String])
        /// - Parameter isKeptWhenEqual: Whether nothing is set if the new text has the same bytes as the old one.
        case readAndWrite(get: [String], set: [String], isKeptWhenEqual: Bool = false)
        /// Written only, and so a method with one parameter.
        case write(parameter: String, [String])
    }

    var comment: [String]
    var modifiers = Modifiers()
    var name: String
    let type: String
    let access: Access
    /// The C functions that the property replaces.
    var replaced: Set<String> = []

    var isSettable: Bool {
        if case .read = access { false } else { true }
    }

    var lines: [String] {
        let name = MemberNames.escaped(name)
        let comment = comment + modifiers.attributes
        let declaration = "\(modifiers.text)var \(name): \(type) {"
        switch access {
        case .read(let body):
            return comment + [declaration] + body + ["}"]
        case .readAndWrite(let get, let set, let isKeptWhenEqual):
            // Not `==`, which finds texts equal that have other characters for the same letters.
            let check =
                isKeptWhenEqual ? ["guard !cText(newValue).utf8.elementsEqual(\(name).utf8) else { return }"] : []
            return comment + [declaration, "get {"] + get + ["}", "set {"] + check + set + ["}", "}"]
        case .write(let parameter, let body):
            return comment + ["\(modifiers.text)func \(name)(_ \(parameter): \(type)) {"] + body + ["}"]
        }
    }
}
