/// Writes C functions as instance methods and as static members.
struct MethodWriter {
    private let context: MemberContext
    private let initializers: InitializerWriter

    /// - Parameter initializers: The writer for methods that initialize an allocated instance.
    init(_ context: MemberContext, initializers: InitializerWriter) {
        self.context = context
        self.initializers = initializers
    }

    /// Returns the instance methods.
    func methods(_ methods: [Callable]) -> [any SwiftMember] {
        members(methods, .method) { method throws(Unsupported) in
            if let member = try initializer(filling: method) { return member }
            let code = try context.code(for: method, instance: context.instance)
            return isReplacedByProperty(method, code) ? nil : try function(method, code)
        }
    }

    /// Returns the static members.
    func functions(_ functions: [Callable]) -> [any SwiftMember] {
        members(functions, .function) { function throws(Unsupported) in
            try staticMember(function, context.code(for: function, instance: nil))
        }
    }

    /// Returns the members for functions. Asynchronous pairs are one member.
    ///
    /// - Parameters:
    ///   - kind: The kind of the functions in the coverage.
    ///   - write: A closure that returns the member for a function that isn't part of a pair, or `nil` if another
    ///     member replaces it.
    private func members(
        _ callables: [Callable],
        _ kind: Coverage.Kind,
        write: (Callable) throws(Unsupported) -> (any SwiftMember)?
    ) -> [any SwiftMember] {
        let offered = callables.filter(context.isOffered)
        let pairs = AsyncWriter(
            resolver: context.resolver,
            callables: Dictionary(offered.map { ($0.name, $0) }) { first, _ in first }
        )
        var result: [any SwiftMember] = []
        var reasons: [String: String] = [:]
        for callable in offered where !context.replaced.contains(callable.cIdentifier) && !isWrittenElsewhere(callable)
        {
            if pairs.isFinish(callable) { continue }
            let finish = pairs.finish(of: callable)
            do throws(Unsupported) {
                let member: (any SwiftMember)? =
                    if let finish {
                        try asynchronous(callable, finish, pairs, isStatic: kind == .function)
                    } else { try write(callable) }
                if let member { result.append(member) }
            } catch {
                reasons[callable.cIdentifier] = error.reason
                // The finish function is unreachable without the start function.
                if let finish { reasons[finish.cIdentifier] = error.reason }
            }
        }
        for callable in offered where !callable.isDeprecated {
            context.count(kind, callable.cIdentifier, reason: reasons[callable.cIdentifier])
        }
        return result
    }

    // MARK: Kinds of members

    private func function(
        _ callable: Callable,
        _ code: CallableCode,
        isStatic: Bool = false,
        isAsync: Bool = false,
        others: [String] = []
    ) throws(Unsupported) -> SwiftFunction {
        let parameters = CallableNames.parameters(callable, code.parameters, returns: code.resultType != nil)
        // In order of preference. The last one contains the owner's name.
        let names = [
            CallableNames.method(callable, returns: code.resultType != nil), MemberNames.camelCase(callable.name),
            MemberNames.camelCase(context.prefixed(callable.name)),
        ]
        for name in names {
            let verdict = context.scope.addMethod(
                (isStatic ? "static " : "") + (isAsync ? "async " : "") + name + SwiftParameter.labels(parameters),
                parameters: parameters.map(\.type),
                result: code.resultType
            )
            if verdict == .taken { continue }
            return SwiftFunction(
                comment: context.documentation.callable(callable, others: others),
                isDiscardable: isDiscardable(callable, code),
                modifiers: isStatic ? Modifiers(level: .static) : context.modifiers(verdict, of: name),
                name: .method(name),
                parameters: parameters,
                effect: isAsync ? .asynchronous : code.canFail ? .throwing : .none,
                result: code.resultType,
                body: code.body
            )
        }
        throw Unsupported("another member has the name `\(names[2])`")
    }

    private func asynchronous(
        _ start: Callable,
        _ finish: Callable,
        _ pairs: AsyncWriter,
        isStatic: Bool
    ) throws(Unsupported) -> SwiftFunction {
        let code = try pairs.code(start, finish, instance: isStatic ? nil : context.instance)
        var pair = start
        pair.name = pairs.name(of: start)
        return try function(pair, code, isStatic: isStatic, isAsync: true, others: [finish.cIdentifier])
    }

    /// Returns a static member: a property if the function only gets a value.
    private func staticMember(_ function: Callable, _ code: CallableCode) throws(Unsupported) -> any SwiftMember {
        guard code.parameters.isEmpty, !code.canFail, let type = code.resultType,
            let read = MemberNames.read(byTypeFunction: function.name)
        else { return try self.function(function, code, isStatic: true) }
        let name = ChosenNames.methods[function.cIdentifier] ?? read
        guard context.scope.addProperty("static " + name, type: type, isSettable: false) != .taken else {
            throw Unsupported("another member has the name `\(name)`")
        }
        return SwiftProperty(
            comment: context.documentation.callable(function),
            modifiers: Modifiers(level: .static),
            name: name,
            type: type,
            access: .read(code.body)
        )
    }

    /// Returns an initializer, or a static function, for a method that initializes an allocated structure: `init(x:y:)`
    /// for `init`, and `perspective(fovy:aspect:)` for `init_perspective`.
    private func initializer(filling method: Callable) throws(Unsupported) -> SwiftFunction? {
        guard let owner = context.owner as? RecordDeclaration, !context.isStructure,
            method.name == "init" || method.name.hasPrefix("init_"),
            let allocate = owner.constructors.first(where: { $0.name == "alloc" })
        else { return nil }
        let isPlain = method.name == "init"
        var making = method
        making.result.transfer = .full
        making.name = isPlain ? "new" : String(method.name.dropFirst("init_".count))
        let code = try context.code(for: making, instance: "\(allocate.cIdentifier)()", wrapsResult: !isPlain)
        return isPlain ? try initializers.initializer(making, code) : try function(making, code, isStatic: true)
    }

    // MARK: Decisions

    /// Returns whether a property gets or sets the same value as a method.
    private func isReplacedByProperty(_ callable: Callable, _ code: CallableCode) -> Bool {
        guard let verb = callable.name.split(separator: "_").first, callable.name.count > 4 else { return false }
        let name = MemberNames.camelCase(String(callable.name.dropFirst(4)))
        switch verb {
        case "get": return code.parameters.isEmpty && context.scope.ownPropertyType(name) == code.resultType
        case "set":
            return code.parameters.count == 1
                && context.scope.ownPropertyType(name, settable: true) == code.parameters[0].type
        default: return false
        }
    }

    /// Returns whether callers often ignore the result, as they do if a method performs an action and returns its
    /// outcome.
    private func isDiscardable(_ callable: Callable, _ code: CallableCode) -> Bool {
        guard let type = code.resultType, callable.kind == .method, callable.result.transfer == .none,
            !context.isStructure
        else { return false }
        // A result that the caller owns is not discarded.
        let isPointer = ifSupported(try context.resolver.shape(of: callable.result.type))?.isPointer == true
        return (type == "Bool" || type == "Int" || isPointer) && !MemberNames.isQuery(callable.name)
    }

    /// Returns whether a function has a handwritten wrapper, or does what wrappers or Swift's values do by themselves.
    private func isWrittenElsewhere(_ callable: Callable) -> Bool {
        var names = ["ref", "unref", "ref_sink", "free"]
        if context.isStructure {
            // Graphene also finds values equal that differ slightly, or only before they are normalized.
            names += ["copy", "hash", "init"] + (context.owner.namespace == "Graphene" ? [] : ["equal"])
        }
        return HandWritten.functions.contains(callable.cIdentifier)
            || Corrections.memoryFunctions.contains(callable.cIdentifier)
            || (callable.kind == .method && names.contains(callable.name))
    }
}
