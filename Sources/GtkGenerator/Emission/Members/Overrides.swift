/// The members of classes that subclasses override. They are known after all classes have been written once.
final class Overrides {
    private let library: Library
    private var overridden: Set<String> = []

    init(_ library: Library) {
        self.library = library
    }

    /// Adds the inherited members that a member of a class overrides.
    func add(_ name: String, in owner: any Declaration) {
        guard let owner = owner as? ClassDeclaration else { return }
        for ancestor in library.lineage(of: owner) where ancestor.qualifiedName != owner.qualifiedName {
            overridden.insert(key(name, ancestor))
        }
    }

    /// Returns whether a subclass overrides a member.
    func contains(_ name: String, of owner: any Declaration) -> Bool { overridden.contains(key(name, owner)) }

    private func key(_ name: String, _ owner: any Declaration) -> String { "\(owner.qualifiedName).\(name)" }
}
