/// The number of a namespace's functions that belong to no type, and of those in groups.
struct FunctionCoverage {
    let namespace: String
    let all: Int
    let grouped: Int
    /// The Swift names of the groups.
    let groups: [String]

    init(_ namespace: Namespace) {
        let members = FunctionGroup.all.map { (name: $0.name, count: $0.functions(of: namespace).count) }
            .filter { $0.count > 0 }
        self.namespace = namespace.name
        all = namespace.ownFunctions.count
        grouped = members.map(\.count).reduce(0, +)
        groups = members.map(\.name)
    }
}
