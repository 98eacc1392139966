/// Chooses the names and labels of methods and initializers.
enum CallableNames {
    /// A method's name. What reads something has no `get`.
    ///
    /// - Parameter returns: Whether the method returns something in Swift.
    static func method(_ callable: Callable, returns: Bool) -> String {
        ChosenNames.methods[callable.cIdentifier] ?? read(by: callable, returns: returns)
            ?? MemberNames.camelCase(callable.name)
    }

    /// A method's parameters with their labels.
    ///
    /// The first parameter has no label, as the name says what it is, unless it is a number beside others:
    /// `append(child)`, but `setDefaultSize(width: 400, height: 300)`. What something is read for is told by `for`.
    static func parameters(_ callable: Callable, _ parameters: [SwiftParameter], returns: Bool) -> [SwiftParameter] {
        var parameters = renamed(parameters)
        if let first = parameters.first {
            let isNumber = ["Int", "UInt64", "Float", "Double", "Bool"].contains(first.type)
            let isRead = read(by: callable, returns: returns) != nil
            if isRead, !isNumber, !saysWhatFor(method(callable, returns: returns)) {
                parameters[0].label = "for"
            } else if !(isNumber && parameters.count > 1) {
                parameters[0].label = nil
            }
            // What is set or bound has to be said, even if it is nothing.
            if callable.name.hasPrefix("set_") || callable.name.hasPrefix("bind_") { parameters[0].defaultValue = nil }
        }
        return parameters
    }

    private static func read(by callable: Callable, returns: Bool) -> String? {
        returns ? MemberNames.read(by: callable.name) : nil
    }

    /// An initializer's parameters with their labels: `init(label:)` for `new_with_label`.
    static func initializer(_ callable: Callable, _ parameters: [SwiftParameter]) -> [SwiftParameter] {
        var parameters = renamed(parameters)
        // Without what it is called after, it would be the plain one.
        if callable.name != "new", !parameters.isEmpty { parameters[0].defaultValue = nil }
        if let labels = ChosenNames.initializers[callable.cIdentifier] {
            for (index, label) in labels.enumerated() where index < parameters.count { parameters[index].label = label }
            return parameters
        }
        if parameters.count == 1, let suffix = suffix(of: callable.name) {
            parameters[0].label = MemberNames.camelCase(suffix)
        }
        return parameters
    }

    /// What a constructor says that it is made with, from or for.
    private static func suffix(of name: String) -> String? {
        for preposition in ["new_with_", "new_from_", "new_for_"] where name.hasPrefix(preposition) {
            return String(name.dropFirst(preposition.count))
        }
        return nil
    }

    /// Whether a name says itself what its first parameter is, as in `iterAtLine` or `forDisplay`.
    private static func saysWhatFor(_ name: String) -> Bool {
        name.hasPrefix("for")
            || ["At", "By", "For", "From", "In", "Of", "On", "To", "With"].contains { preposition in
                name.hasSuffix(preposition) || name.contains { $0.isUppercase } && name.split(afterWord: preposition)
            }
    }

    private static func renamed(_ parameters: [SwiftParameter]) -> [SwiftParameter] {
        parameters.map { parameter in
            guard let label = ChosenNames.parameters[parameter.name] else { return parameter }
            var parameter = parameter
            parameter.label = label
            return parameter
        }
    }
}

extension String {
    /// Whether a word stands within the name, with another after it: `For` in `actionsForAccel`.
    fileprivate func split(afterWord word: String) -> Bool {
        ranges(of: word).contains { $0.upperBound < endIndex && self[$0.upperBound].isUppercase }
    }
}
