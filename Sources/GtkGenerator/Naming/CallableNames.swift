/// Chooses the names and labels of methods and initializers.
enum CallableNames {
    /// Returns a method's name. A getter has no `get`.
    ///
    /// - Parameter returns: Whether the method returns a value in Swift.
    static func method(_ callable: Callable, returns: Bool) -> String {
        ChosenNames.methods[callable.cIdentifier] ?? read(by: callable, returns: returns)
            ?? MemberNames.camelCase(callable.name)
    }

    /// Returns a method's parameters with their labels.
    ///
    /// The first parameter has no label, because the method's name describes it, unless it is a number followed by
    /// others: `append(child)`, but `setDefaultSize(width: 400, height: 300)`. The first parameter of a getter has the
    /// label `for`.
    static func parameters(_ callable: Callable, _ parameters: [SwiftParameter], returns: Bool) -> [SwiftParameter] {
        var parameters = renamed(parameters)
        if let first = parameters.first {
            let isNumber = ["Int", "UInt64", "Float", "Double", "Bool"].contains(first.type)
            let isRead = read(by: callable, returns: returns) != nil
            if isRead, !isNumber, !describesFirstParameter(method(callable, returns: returns)) {
                parameters[0].label = "for"
            } else if !(isNumber && parameters.count > 1) {
                parameters[0].label = nil
            }
            // The value that is set or bound has no default, even if it is optional.
            if callable.name.hasPrefix("set_") || callable.name.hasPrefix("bind_") { parameters[0].defaultValue = nil }
        }
        return parameters
    }

    private static func read(by callable: Callable, returns: Bool) -> String? {
        returns ? MemberNames.read(by: callable.name) : nil
    }

    /// Returns an initializer's parameters with their labels: `init(label:)` for `new_with_label`.
    static func initializer(_ callable: Callable, _ parameters: [SwiftParameter]) -> [SwiftParameter] {
        var parameters = renamed(parameters)
        // Without this argument, the call would be one of the plain initializer.
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

    /// Returns the rest of a constructor's name after "with", "from" or "for".
    private static func suffix(of name: String) -> String? {
        for preposition in ["new_with_", "new_from_", "new_for_"] where name.hasPrefix(preposition) {
            return String(name.dropFirst(preposition.count))
        }
        return nil
    }

    /// Returns whether a name describes its first parameter, as `iterAtLine` and `forDisplay` do.
    private static func describesFirstParameter(_ name: String) -> Bool {
        name.hasPrefix("for")
            || ["At", "By", "For", "From", "In", "Of", "On", "To", "With"].contains { preposition in
                name.hasSuffix(preposition) || name.contains { $0.isUppercase } && name.hasCapital(after: preposition)
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
    /// Returns whether the name contains a word that is followed by another one: `For` in `actionsForAccel`.
    fileprivate func hasCapital(after word: String) -> Bool {
        ranges(of: word).contains { $0.upperBound < endIndex && self[$0.upperBound].isUppercase }
    }
}
