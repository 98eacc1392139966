/// The search for types that depend on themselves: a class that is its own ancestor, an alias of itself, or a record
/// that contains itself. C has none.
struct DependencyCheck {
    private let aliases: [String: TypeReference]
    private var visited: Set<String> = []
    // The types that lead to the current one.
    private var path: [String] = []

    /// Creates a check.
    ///
    /// - Parameter aliases: The aliased types, by the names of their aliases.
    init(_ aliases: [String: TypeReference]) { self.aliases = aliases }

    /// Visits a type and those on which it depends, unless they were visited before.
    ///
    /// - Throws: `GeneratorError` if one of them depends on itself.
    mutating func visit(_ name: String, in declarations: [String: any Declaration]) throws(GeneratorError) {
        guard !path.contains(name) else { throw GeneratorError("\(name) depends on itself.") }
        guard visited.insert(name).inserted else { return }
        path.append(name)
        for dependency in dependencies(of: name, declarations[name]) { try visit(dependency, in: declarations) }
        path.removeLast()
    }

    private func dependencies(of name: String, _ declaration: (any Declaration)?) -> [String] {
        let aliased = aliases[name].map { [$0.name] } ?? []
        switch declaration {
        case let declaration as ClassDeclaration: return aliased + [declaration.parent].compactMap(\.self)
        case let declaration as InterfaceDeclaration: return aliased + declaration.prerequisites
        case let declaration as RecordDeclaration:
            // A record contains another one unless it has a pointer to it.
            let contents = declaration.fields.filter {
                !$0.isPrivate && $0.type.array == nil && $0.type.cType?.hasSuffix("*") != true
            }
            return aliased + contents.map(\.type.name)
        default: return aliased
        }
    }
}
