/// Writes the files of types.
final class TypeWriter {
    private let library: Library
    private let resolver: ShapeResolver
    private let coverage: Coverage
    private let overrides: Overrides
    private var scopes: [String: MemberScope] = [:]
    private(set) var tables = TestTables()
    private(set) var consumerTable = ConsumerTable()

    init(_ resolver: ShapeResolver, coverage: Coverage, overrides: Overrides) {
        self.resolver = resolver
        self.coverage = coverage
        self.overrides = overrides
        library = resolver.library
    }

    // MARK: Classes

    func file(_ declaration: ClassDeclaration) -> String {
        let name = resolver.name(declaration)
        let isObject = library.isObject(declaration)
        let parent = library.parent(of: declaration)
        let isMade = library.isWidget(declaration) && !declaration.isAbstract
        let context = MemberContext(
            declaration,
            resolver: resolver,
            coverage: coverage,
            overrides: overrides,
            scope: MemberScope(inheriting: parent.map(scope)),
            isWidget: library.isWidget(declaration)
        )
        let writer = InitializerWriter(context, isConvenience: false)
        let base = parent.map(resolver.name) ?? "ReferenceCounted"
        let interfaces = library.ownInterfaces(of: declaration).map(resolver.name)
        var parts: [[String]] = []
        var initializers = writer.initializers(declaration.constructors)
        if isMade, !context.scope.hasInitializers {
            initializers.append(writer.plainInitializer(type: declaration.getType))
        } else if context.scope.inheritsInitializers {
            initializers.append(writer.unavailableInitializer())
        }
        parts += initializers.map(\.lines)
        parts += [wrappingInitializer, deinitializer]
        if !isObject {
            parts.append([
                "public override class var valueType: GType { GType(rawValue: \(declaration.getType)()) }"
            ])
            if let reference = declaration.referenceFunction, let unreference = declaration.unreferenceFunction {
                parts.append(["override func retain() { _ = \(reference)(opaquePointer) }"])
                parts.append([
                    "override class func release(_ instance: CInstance) { \(unreference)(instance.opaquePointer) }"
                ])
            }
        }
        let properties = PropertyWriter(context, methods: declaration.methods).properties(declaration.properties)
        let methods = MethodWriter(context, initializers: writer)
        var members: [any SwiftMember] = properties.map(\.property)
        members += methods.methods(declaration.methods)
        members += methods.functions(declaration.functions)
        let signals = SignalWriter(context).signals(declaration.signals)
        members += signals.map(\.function)
        parts += members.filter(\.modifiers.isInClass).map(\.lines)
        let accessors = declaration.isComplete ? [pointerAccessor(declaration)] : []
        let others = accessors + members.filter { !$0.modifiers.isInClass }.map(\.lines)
        scopes[declaration.qualifiedName] = context.scope
        let hasPlainInitializer = !declaration.isAbstract && initializers.contains(where: \.isPlainInitializer)
        consumerTable.add(declaration, name, isObject: isObject, hasPlainInitializer: hasPlainInitializer)
        if isMade { tables.add(widget: declaration, name, hasPlainInitializer: hasPlainInitializer) }
        if isObject { tables.add(declaration, name, properties: properties, signals: signals) }
        return text(
            Documentation(owner: declaration).type(),
            "open class \(name): \(([base] + interfaces).joined(separator: ", "))",
            parts
        ) + (others.isEmpty ? "" : "\n" + block("extension \(name)", others))
    }

    private let wrappingInitializer = [
        "/// Creates a wrapper for a C instance that has none yet.",
        Modifiers.emittedIntoClient,
        "public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {",
        "super.init(instance: instance, transfer: transfer)",
        "}",
    ]

    // Without it, the target's default isolation would make that of the class isolated.
    private let deinitializer = ["nonisolated deinit {}"]

    private func pointerAccessor(_ declaration: any Declaration) -> [String] {
        let pointer = "UnsafeMutablePointer<\(resolver.cName(declaration.cType))>"
        return [
            Modifiers.emittedIntoClient,
            "var \(ConversionToC.accessor(declaration, resolver)): \(pointer) { pointer() }",
        ]
    }

    private func scope(_ declaration: ClassDeclaration) -> MemberScope {
        scopes[declaration.qualifiedName] ?? MemberScope()
    }

    // MARK: Interfaces

    func file(_ declaration: InterfaceDeclaration) -> String {
        let name = resolver.name(declaration)
        let base = library.baseClass(of: declaration)
        let context = MemberContext(
            declaration,
            resolver: resolver,
            coverage: coverage,
            overrides: overrides,
            scope: MemberScope(inheriting: base.map(scope)),
            canOverride: false
        )
        let methods = MethodWriter(context, initializers: InitializerWriter(context, isConvenience: false))
        let required = library.requiredInterfaces(of: declaration).map(resolver.name)
        let inherited = required.isEmpty ? [base.map(resolver.name) ?? "Object"] : required
        let properties = PropertyWriter(context, methods: declaration.methods).properties(declaration.properties)
        var parts = properties.map(\.property.lines)
        parts += methods.methods(declaration.methods).map(\.lines)
        let signals = SignalWriter(context).signals(declaration.signals)
        parts += signals.map(\.function.lines)
        let functions = methods.functions(declaration.functions).map(\.lines)
        tables.add(declaration, name, properties: properties, signals: signals)
        consumerTable.add(declaration, name)
        let comment = Documentation(owner: declaration).type()
        var result = comment + ["public protocol \(name): \(inherited.joined(separator: ", ")) {}", ""]
        if !parts.isEmpty { result += ["extension \(name) {"] + joined(parts) + ["}", ""] }
        result += [
            "/// An object of a private C class that implements ``\(name)``.", "///",
            "/// The functions of the C interface are static members of this class.",
            "public final class Any\(name): \(base.map(resolver.name) ?? "Object"), \(name) {",
        ]
        result += joined([wrappingInitializer, deinitializer] + functions) + ["}"]
        return header + result.joined(separator: "\n") + "\n"
    }

    // MARK: Records

    func file(_ declaration: RecordDeclaration) -> String {
        let context = MemberContext(declaration, resolver: resolver, coverage: coverage, overrides: overrides)
        if let fields = StructureFields(declaration, resolver: resolver) {
            let members = members(of: declaration, fields, in: context)
            return StructureWriter(resolver: resolver).file(declaration, fields, members, header: header)
        }
        let name = resolver.name(declaration)
        let initializers = InitializerWriter(context, isConvenience: true)
        let methods = MethodWriter(context, initializers: initializers)
        var parts: [[String]] = []
        if declaration.isComplete { parts.append(pointerAccessor(declaration)) }
        parts.append([
            "public override class var valueType: GType { GType(rawValue: \(declaration.getType ?? "")()) }"
        ])
        if let owner = Corrections.owners[declaration.qualifiedName] {
            parts.append([
                "override class func owner(of instance: CInstance) -> AnyObject? {",
                "let structure = instance.pointer.assumingMemoryBound(to: \(resolver.cName(declaration.cType)).self)",
                "return \(owner)",
                "}",
            ])
        }
        var members: [any SwiftMember] = initializers.initializers(declaration.constructors)
        members += PropertyWriter(context, methods: declaration.methods).properties([]).map(\.property)
        members += methods.methods(declaration.methods)
        members += methods.functions(declaration.functions)
        parts += members.map(\.lines)
        let hasPlainInitializer = members.contains { ($0 as? SwiftFunction)?.isPlainInitializer == true }
        consumerTable.add(declaration, name, hasPlainInitializer: hasPlainInitializer)
        return text(Documentation(owner: declaration).type(), "public final class \(name): Boxed", parts)
    }

    /// Returns the members of a structure of numbers, except for the initializer, which replaces the constructors.
    private func members(
        of declaration: RecordDeclaration,
        _ fields: StructureFields,
        in context: MemberContext
    ) -> [any SwiftMember] {
        for field in fields.fields {
            let name = MemberNames.camelCase(field.name)
            _ = context.scope.addProperty(name, type: resolver.swiftName(field.shape), isSettable: true)
        }
        for constructor in declaration.constructors where context.isOffered(constructor) && !constructor.isDeprecated {
            context.count(.constructor, constructor.cIdentifier, reason: nil)
        }
        let methods = MethodWriter(context, initializers: InitializerWriter(context, isConvenience: true))
        let properties = PropertyWriter(context, methods: declaration.methods).properties([])
        var members: [any SwiftMember] = properties.map(\.property)
        members += methods.methods(declaration.methods)
        members += methods.functions(declaration.functions)
        return members
    }

    // MARK: Callbacks

    func file(_ declaration: CallbackDeclaration) -> String? {
        CallbackWriter(resolver: resolver).file(declaration).map { header + $0.joined(separator: "\n") + "\n" }
    }

    // MARK: Enumerations

    /// Returns the file of a namespace's enumerations.
    ///
    /// They have one, because the compiler takes 3 percent more time for the module with a file for each.
    func file(_ declarations: [EnumerationDeclaration]) -> String {
        let writer = EnumerationWriter(resolver: resolver)
        let sorted = declarations.sorted { resolver.name($0) < resolver.name($1) }
        return header + sorted.map { writer.lines($0).joined(separator: "\n") + "\n" }.joined(separator: "\n")
    }

    // MARK: Functions without a type

    func file(_ group: FunctionGroup, _ functions: [Callable]) -> String {
        let context = MemberContext(group, resolver: resolver, coverage: coverage, overrides: overrides)
        let methods = MethodWriter(context, initializers: InitializerWriter(context, isConvenience: false))
        let members = methods.functions(functions).map(\.lines)
        let isolation = group.isNonisolated ? "nonisolated " : ""
        if group.isExtension { return text([], "\(isolation)extension \(group.name)", members) }
        let comment = functions.first.map { "/// Functions that belong to no type in C, such as `\($0.cIdentifier)`." }
        return text([comment].compactMap(\.self), "\(isolation)public enum \(group.name)", members)
    }

    // MARK: Keys

    func keys(_ constants: [String: Int64]) -> String {
        header + KeyWriter(constants: constants).lines().joined(separator: "\n") + "\n"
    }

    // MARK: Registration

    /// Returns the table that maps the types of C instances to Swift classes.
    func registration(_ classes: [ClassDeclaration], _ interfaces: [InterfaceDeclaration]) -> String {
        let comment = [
            "// Keyed by name: asking for a type's number registers the type, and a program doesn't need all types at",
            "// startup.",
        ]
        let tables = [
            table("objectWrappers: [String: Make<Object>]", wrappers(classes.filter(library.isObject))),
            table(
                "referenceCountedWrappers: [String: Make<ReferenceCounted>]",
                wrappers(classes.filter { !library.isObject($0) })
            ),
            table("interfaceWrappers", interfaces.map(wrapper)),
        ]
        return text(comment, "extension WrapperClasses", tables)
    }

    private func wrappers(_ classes: [ClassDeclaration]) -> [(name: String, value: String)] {
        classes.map { ($0.typeName, maker(resolver.name($0))) }
    }

    private func wrapper(_ interface: InterfaceDeclaration) -> (name: String, value: String) {
        let base = library.baseClass(of: interface)?.typeName ?? "GObject"
        let maker = maker("Any" + resolver.name(interface))
        let rank = library.rank(of: interface)
        return (interface.typeName, "InterfaceWrapper(baseClass: \"\(base)\", rank: \(rank), make: \(maker))")
    }

    private func maker(_ name: String) -> String { "{ \(name)(instance: $0, transfer: $1) }" }

    private func table(_ declaration: String, _ entries: [(name: String, value: String)]) -> [String] {
        let sorted = entries.sorted { $0.name < $1.name }
        return ["static let \(declaration) = table(", "\"\"\""] + sorted.map(\.name) + ["\"\"\",", "["]
            + sorted.map { $0.value + "," } + ["]", ")"]
    }

    // MARK: Text

    private var header: String { "// Written by GtkGenerator. `make generate` replaces this file.\n\nimport CGtk\n\n" }

    private func text(_ comment: [String], _ declaration: String, _ parts: [[String]]) -> String {
        header + (comment + [block(declaration, parts)]).joined(separator: "\n")
    }

    private func block(_ declaration: String, _ parts: [[String]]) -> String {
        ([declaration + " {"] + joined(parts) + ["}"]).joined(separator: "\n") + "\n"
    }

    private func joined(_ parts: [[String]]) -> [String] {
        parts.enumerated().flatMap { $0.offset == 0 ? $0.element : [""] + $0.element }
    }
}
