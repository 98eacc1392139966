/// The state that the writers of one type's members share: the type, the names in use, and the C functions that are done.
final class MemberContext {
    let owner: any Declaration
    let resolver: ShapeResolver
    let documentation: Documentation
    /// The expression for the instance in a call.
    let instance: String
    var scope: MemberScope
    /// The C functions that a property replaces.
    var replaced: Set<String> = []
    /// Whether members may override inherited ones: not in an extension of a protocol.
    private let canOverride: Bool
    private let isWidget: Bool
    private let coverage: Coverage

    init(
        _ owner: any Declaration,
        resolver: ShapeResolver,
        coverage: Coverage,
        scope: MemberScope = MemberScope(),
        isWidget: Bool = false,
        canOverride: Bool = true
    ) {
        self.owner = owner
        self.resolver = resolver
        self.coverage = coverage
        self.scope = scope
        self.isWidget = isWidget
        self.canOverride = canOverride
        documentation = Documentation(owner: owner)
        instance = ConversionToC.isComplete(owner) ? ConversionToC.accessor(owner, resolver) : "opaquePointer"
    }

    /// The Swift form of a C function.
    func code(for callable: Callable, instance: String?, wrapsResult: Bool = true) throws(Unsupported) -> CallableCode {
        try CallableWriter(resolver: resolver).code(for: callable, instance: instance, wrapsResult: wrapsResult)
    }

    /// A name with the owner's before it, in C's spelling: `menu_button_direction`.
    func prefixed(_ name: String) -> String { MemberNames.snakeCase(owner.name) + "_" + name }

    func modifiers(_ verdict: MemberScope.Verdict) -> Modifiers {
        Modifiers(isOverriding: verdict == .overriding && canOverride)
    }

    /// Whether C's description offers a function to other languages, and nothing speaks against it.
    func isOffered(_ callable: Callable) -> Bool {
        callable.isIntrospectable && !callable.isShadowed && Corrections.leftOut[callable.cIdentifier] == nil
    }

    /// Counts a member in the coverage.
    ///
    /// - Parameter reason: Why it is left out; `nil` if it is not.
    func count(_ kind: Coverage.Kind, _ member: String, reason: String?) {
        coverage.add(owner, isWidget: isWidget, kind, member, reason: reason)
    }
}
