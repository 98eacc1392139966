/// The number of a namespace's functions that belong to no type, and of those in groups, and the others.
struct FunctionCoverage {
    let namespace: String
    let all: Int
    let grouped: Int
    /// The Swift names of the groups.
    let groups: [String]
    /// The C names of the functions in no group.
    let missing: [String]

    init(_ namespace: Namespace) {
        let members = FunctionGroup.all.map { (name: $0.name, functions: $0.functions(of: namespace)) }
            .filter { !$0.functions.isEmpty }
        let names = members.flatMap(\.functions).map(\.cIdentifier)
        self.namespace = namespace.name
        all = namespace.ownFunctions.count
        grouped = names.count
        groups = members.map(\.name)
        missing = Set(namespace.ownFunctions.map(\.cIdentifier)).subtracting(names).sorted()
    }
}
