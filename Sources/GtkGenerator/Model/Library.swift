/// All namespaces, and the types that get wrappers.
struct Library {
    let namespaces: [Namespace]
    private let declarations: [String: any Declaration]
    private let declarationsByCType: [String: any Declaration]
    private let aliases: [String: TypeReference]
    /// The qualified names of the types that get wrappers.
    private(set) var selected: Set<String> = []

    /// Creates a library.
    ///
    /// - Throws: `GeneratorError` if a type depends on itself, so that its lineage or its size had no end.
    init(_ namespaces: [Namespace]) throws(GeneratorError) {
        self.namespaces = namespaces
        let all: [any Declaration] = namespaces.flatMap(\.declarations)
        declarations = Dictionary(all.map { ($0.qualifiedName, $0) }) { first, _ in first }
        declarationsByCType = Dictionary(all.map { ($0.cType, $0) }) { first, _ in first }
        aliases = namespaces.reduce(into: [:]) { $0.merge($1.aliases) { first, _ in first } }
        var check = DependencyCheck(aliases)
        for declaration in all { try check.visit(declaration.qualifiedName, in: declarations) }
        for name in aliases.keys.sorted() { try check.visit(name, in: declarations) }
        selected = Selection(self).types
    }

    subscript(_ qualifiedName: String) -> (any Declaration)? { declarations[qualifiedName] }

    func declaration(ofCType cType: String) -> (any Declaration)? { declarationsByCType[cType] }

    func isSelected(_ declaration: any Declaration) -> Bool { selected.contains(declaration.qualifiedName) }

    /// Returns the aliased type of an alias, and any other type unchanged.
    func resolved(_ type: TypeReference) -> TypeReference {
        guard let target = aliases[type.name] else { return type }
        var result = target
        result.cType = type.cType ?? target.cType
        return resolved(result)
    }

    // MARK: Hierarchies

    func parent(of declaration: ClassDeclaration) -> ClassDeclaration? {
        declaration.parent.flatMap { declarations[$0] as? ClassDeclaration }
    }

    /// Returns a class and its ancestors, the class first.
    func lineage(of declaration: ClassDeclaration) -> [ClassDeclaration] {
        sequence(first: declaration, next: parent).map { $0 }
    }

    func isObject(_ declaration: ClassDeclaration) -> Bool {
        lineage(of: declaration).contains { $0.qualifiedName == "GObject.Object" }
    }

    func isWidget(_ declaration: ClassDeclaration) -> Bool {
        lineage(of: declaration).contains { $0.qualifiedName == "Gtk.Widget" }
    }

    /// Returns the interfaces that a class declares, without those that its parent implements or that another one
    /// requires.
    func ownInterfaces(of declaration: ClassDeclaration) -> [InterfaceDeclaration] {
        let inherited = Set(parent(of: declaration).map { lineage(of: $0) }?.flatMap(\.interfaces) ?? [])
        let own = declaration.interfaces.filter { !inherited.contains($0) && selected.contains($0) }
        let implied = Set(own.flatMap { name in (declarations[name] as? InterfaceDeclaration)?.prerequisites ?? [] })
        return own.filter { !implied.contains($0) }.compactMap { declarations[$0] as? InterfaceDeclaration }
    }

    /// Returns the class that all implementations of an interface inherit from.
    func baseClass(of interface: InterfaceDeclaration) -> ClassDeclaration? {
        let required = interface.prerequisites.compactMap { declarations[$0] as? ClassDeclaration }
        if let nearest = required.first(where: { $0.qualifiedName != "GObject.Object" }) { return nearest }
        let inherited = requiredInterfaces(of: interface).compactMap(baseClass)
        return inherited.first { $0.qualifiedName != "GObject.Object" }
    }

    func requiredInterfaces(of interface: InterfaceDeclaration) -> [InterfaceDeclaration] {
        interface.prerequisites.compactMap { declarations[$0] as? InterfaceDeclaration }
            .filter { selected.contains($0.qualifiedName) }
    }

    /// Returns the number of interfaces that an interface requires, directly and indirectly.
    func rank(of interface: InterfaceDeclaration) -> Int {
        requiredInterfaces(of: interface).map { rank(of: $0) + 1 }.reduce(0, +)
    }
}
