/// The number of a namespace's classes, interfaces, and structures that aren't deprecated, and those without a wrapper.
struct TypeCoverage {
    let namespace: String
    let all: Int
    /// The C names of the types without a wrapper.
    let missing: [String]

    init(_ namespace: Namespace, in library: Library) {
        let types = (namespace.classes as [any Declaration] + namespace.interfaces + namespace.records)
            .filter { !$0.isDeprecated && !$0.name.hasSuffix("Private") }
        self.namespace = namespace.name
        all = types.count
        missing = types.filter { !library.isSelected($0) && !Selection.handWritten.contains($0.qualifiedName) }
            .map(\.cType).sorted()
    }
}
