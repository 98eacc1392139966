/// Writes constructors as initializers or as functions of the class.
struct InitializerWriter {
    private let context: MemberContext
    /// Whether the initializers delegate to another initializer of the same class.
    private let isConvenience: Bool

    init(_ context: MemberContext, isConvenience: Bool) {
        self.context = context
        self.isConvenience = isConvenience
    }

    func initializers(_ constructors: [Callable]) -> [SwiftFunction] {
        var result: [SwiftFunction] = []
        for constructor in constructors.filter(context.isOffered) {
            var reason: String?
            if !HandWritten.functions.contains(constructor.cIdentifier) {
                do throws(Unsupported) {
                    result.append(try member(constructor))
                } catch { reason = error.reason }
            }
            if !constructor.isDeprecated { context.count(.constructor, constructor.cIdentifier, reason: reason) }
        }
        return result
    }

    private func member(_ constructor: Callable) throws(Unsupported) -> SwiftFunction {
        if (context.owner as? ClassDeclaration)?.isAbstract == true { return try factory(constructor) }
        return try initializer(constructor, context.code(for: constructor, instance: nil, wrapsResult: false))
    }

    /// - Parameter code: The Swift form of the constructor, with the C instance as its result.
    func initializer(_ constructor: Callable, _ code: CallableCode) throws(Unsupported) -> SwiftFunction {
        let parameters = CallableNames.initializer(constructor, code.parameters)
        let verdict = add(parameters)
        if verdict == .taken { return try factory(constructor) }
        var modifiers = Modifiers()
        if isConvenience {
            modifiers.isConvenience = true
        } else {
            modifiers = designated(verdict)
        }
        // A constructor that throws reports a missing instance as an error.
        let isFailable = constructor.result.isNullable && !constructor.canFail
        let completion = Corrections.completions[constructor.cIdentifier]
        return SwiftFunction(
            comment: context.documentation.callable(constructor),
            modifiers: modifiers,
            name: .initializer(isFailable: isFailable),
            parameters: parameters,
            effect: code.canFail ? .throwing : .none,
            body: code.statements
                + delegation(
                    to: completion?.instance ?? code.result ?? "",
                    transfer: constructor.result.transfer,
                    isFailable: isFailable
                )
                + [completion?.statement].compactMap(\.self)
        )
    }

    /// Returns the statements that delegate to the initializer for a C instance.
    private func delegation(to instance: String, transfer: Transfer, isFailable: Bool) -> [String] {
        let target = isConvenience ? "self.init" : "super.init"
        let ownership = isConvenience || transfer == .full ? ", transfer: .\(transfer.rawValue)" : ""
        let make = { (instance: String) in "\(target)(instance: CInstance(\(instance))\(ownership))" }
        if isFailable { return ["guard let instance = \(instance) else { return nil }", make("instance")] }
        return instance.contains("\n") ? ["let instance = \(instance)", make("instance")] : [make(instance)]
    }

    // MARK: Without a constructor

    /// Returns an initializer for a widget that has no constructor because C creates it from `.ui` files only.
    ///
    /// - Parameter type: The function that returns the GType of the class.
    func plainInitializer(type: String) -> SwiftFunction {
        SwiftFunction(
            comment: ["/// Source: `g_object_new`."],
            modifiers: designated(add([])),
            name: .initializer(isFailable: false),
            parameters: [],
            body: [
                "requireDisplay()",
                "super.init(instance: CInstance(g_object_new_with_properties(\(type)(), 0, nil, nil)))",
            ]
        )
    }

    /// Returns an initializer that makes an inherited one unavailable, for a class that only C instantiates.
    func unavailableInitializer() -> SwiftFunction {
        let reason = "Only C creates instances of this class."
        return SwiftFunction(
            comment: ["/// Unavailable: only C creates instances of this class."],
            unavailability: reason,
            modifiers: designated(add([])),
            name: .initializer(isFailable: false),
            parameters: [],
            body: ["preconditionFailure(\"\(reason)\")"]
        )
    }

    private func add(_ parameters: [SwiftParameter]) -> MemberScope.Verdict {
        let types = parameters.map { $0.type.hasSuffix("?") ? String($0.type.dropLast()) : $0.type }
        return context.scope.addMethod(
            "init" + SwiftParameter.labels(parameters),
            parameters: parameters.isEmpty ? ["none"] : types,
            result: nil
        )
    }

    private func designated(_ verdict: MemberScope.Verdict) -> Modifiers {
        Modifiers(isOverriding: verdict == .overriding, isDesignated: true)
    }

    // MARK: Functions of the class

    /// Returns a constructor as a function of the class.
    ///
    /// This is used if another initializer has the same labels and types, and for an abstract class, whose constructors
    /// return instances of subclasses.
    private func factory(_ constructor: Callable) throws(Unsupported) -> SwiftFunction {
        var making = constructor
        // In C, a widget's constructor returns a `GtkWidget`.
        making.result.type.name = context.owner.qualifiedName
        var code = try context.code(for: making, instance: nil)
        let name = MemberNames.camelCase(constructor.name)
        // A name such as `newForFile` already describes the parameter.
        if code.parameters.count == 1, constructor.name != "new" { code.parameters[0].label = nil }
        let verdict = context.scope.addMethod(
            "class " + name + SwiftParameter.labels(code.parameters),
            parameters: code.parameters.map(\.type),
            result: nil
        )
        return SwiftFunction(
            comment: context.documentation.callable(constructor),
            modifiers: Modifiers(
                level: context.owner is ClassDeclaration ? .class : .static,
                isOverriding: verdict == .overriding
            ),
            name: .method(name),
            parameters: code.parameters,
            effect: code.canFail ? .throwing : .none,
            result: code.resultType,
            body: code.body
        )
    }
}
