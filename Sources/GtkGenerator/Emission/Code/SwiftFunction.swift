/// A method or an initializer of a Swift type.
struct SwiftFunction: SwiftMember {
    enum Name {
        case method(String)
        case initializer(isFailable: Bool)
    }

    enum Effect: String {
        case none = ""
        case throwing = " throws(GLibError)"
        case asynchronous = " async throws"
    }

    let comment: [String]
    var isDiscardable = false
    /// The reason why it cannot be called; `nil` if it can.
    var unavailability: String?
    var modifiers = Modifiers()
    let name: Name
    let parameters: [SwiftParameter]
    /// Whether each parameter has a line of its own.
    var breaksParameters = false
    var effect = Effect.none
    /// The type of the result; `nil` for none.
    var result: String?
    let body: [String]

    /// Whether it is an initializer that needs no arguments and always makes an instance.
    var isPlainInitializer: Bool {
        guard case .initializer(isFailable: false) = name else { return false }
        return unavailability == nil && effect == .none && parameters.allSatisfy { $0.defaultValue != nil }
    }

    var lines: [String] {
        var lines = comment + modifiers.attributes
        if isDiscardable { lines.append("@discardableResult") }
        if let unavailability { lines.append("@available(*, unavailable, message: \"\(unavailability)\")") }
        let head =
            switch name {
            case .method(let name): "func \(MemberNames.escaped(name))"
            case .initializer(let isFailable): isFailable ? "init?" : "init"
            }
        let list = parameters.map(\.text)
        let parameters =
            breaksParameters ? "(\n\(list.joined(separator: ",\n"))\n)" : "(\(list.joined(separator: ", ")))"
        let returned = result.map { " -> \($0)" } ?? ""
        lines.append("\(modifiers.text)\(head)\(parameters)\(effect.rawValue)\(returned) {")
        return lines + body + ["}"]
    }
}
