/// The state that the writers of one type's members share: the type, the names in use, and the replaced C functions.
final class MemberContext {
    let owner: any Declaration
    let resolver: ShapeResolver
    let documentation: Documentation
    /// The expression of the instance in a call.
    let instance: String
    /// Whether the owner is a structure of numbers, which is a value in Swift.
    let isStructure: Bool
    var scope: MemberScope
    /// The C functions that a property replaces.
    var replaced: Set<String> = []
    /// Whether members can override inherited ones. Members of a protocol extension can't.
    private let canOverride: Bool
    private let isWidget: Bool
    private let coverage: Coverage
    private let overrides: Overrides

    init(
        _ owner: any Declaration,
        resolver: ShapeResolver,
        coverage: Coverage,
        overrides: Overrides,
        scope: MemberScope = MemberScope(),
        isWidget: Bool = false,
        canOverride: Bool = true
    ) {
        self.owner = owner
        self.resolver = resolver
        self.coverage = coverage
        self.overrides = overrides
        self.scope = scope
        self.isWidget = isWidget
        self.canOverride = canOverride
        documentation = Documentation(owner: owner)
        isStructure = (owner as? RecordDeclaration).map { StructureFields($0, resolver: resolver) != nil } ?? false
        instance =
            isStructure
            ? "&structure" : ConversionToC.isComplete(owner) ? ConversionToC.accessor(owner, resolver) : "opaquePointer"
    }

    /// Returns the Swift form of a C function.
    func code(for callable: Callable, instance: String?, wrapsResult: Bool = true) throws(Unsupported) -> CallableCode {
        if isStructure { try StructureWriter(resolver: resolver).check(callable) }
        var code = try CallableWriter(resolver: resolver)
            .code(for: callable, instance: instance, wrapsResult: wrapsResult)
        if isStructure, instance != nil { code.statements.insert("var structure = cValue", at: 0) }
        return code
    }

    /// Returns a name with the owner's name as a prefix, in C's spelling: `menu_button_direction`.
    func prefixed(_ name: String) -> String { MemberNames.snakeCase(owner.name) + "_" + name }

    /// Returns the modifiers of an instance member, and notes whether it overrides an inherited one.
    func modifiers(_ verdict: MemberScope.Verdict, of name: String) -> Modifiers {
        let isOverriding = verdict == .overriding && canOverride
        if isOverriding { overrides.add(name, in: owner) }
        return Modifiers(isOverriding: isOverriding, isOverridden: overrides.contains(name, of: owner))
    }

    /// Returns whether a function is available to other languages and not excluded by ``Corrections/leftOut``.
    func isOffered(_ callable: Callable) -> Bool {
        callable.isIntrospectable && !callable.isShadowed && Corrections.leftOut[callable.cIdentifier] == nil
    }

    /// Counts a member in the coverage.
    ///
    /// - Parameter reason: The reason why the member is left out; `nil` if it has a wrapper.
    func count(_ kind: Coverage.Kind, _ member: String, reason: String?) {
        coverage.add(owner, isWidget: isWidget, kind, member, reason: reason)
    }
}
