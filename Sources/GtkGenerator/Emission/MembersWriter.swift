/// Writes the members of a class, an interface or a boxed type, in the order in which a reader looks for them: properties,
/// methods, signals.
final class MembersWriter {
    private let owner: any Declaration
    private let resolver: ShapeResolver
    private let coverage: Coverage
    private let isWidget: Bool
    private let documentation: Documentation
    private let instance: String
    /// Whether members may override inherited ones: not in an extension of a protocol.
    private let canOverride: Bool
    private(set) var scope: MemberScope
    /// Members that are written by hand, or need no other form.
    private var done: Set<String> = []

    init(
        _ owner: any Declaration,
        resolver: ShapeResolver,
        coverage: Coverage,
        scope: MemberScope,
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

    /// What test tables need to know of a property.
    struct PropertyEntry {
        let name: String
        let swiftName: String
        let isReadable: Bool
        let isSettable: Bool
    }

    struct SignalEntry {
        let name: String
        let swiftName: String
        let parameters: [String]
        let result: String
    }

    /// Whether an instance can be made of nothing.
    private(set) var hasPlainInitialiser = false

    private(set) var propertyEntries: [PropertyEntry] = []
    private(set) var signalEntries: [SignalEntry] = []

    // MARK: Properties

    func properties(_ properties: [PropertyDeclaration], methods: [Callable]) -> [[String]] {
        let methods = methods.filter(isOffered)
        let writer = PropertyWriter(
            resolver: resolver,
            methods: Dictionary(methods.map { ($0.name, $0) }) { first, _ in first },
            documentation: documentation,
            instance: instance
        )
        var result: [[String]] = []
        for property in properties where property.isIntrospectable {
            let reason = self.reason {
                let written = try self.added(try writer.property(property))
                result.append(self.text(written))
                self.propertyEntries.append(
                    PropertyEntry(
                        name: property.name,
                        swiftName: written.name,
                        isReadable: property.isReadable,
                        isSettable: written.isSettable
                    )
                )
            }
            guard !property.isDeprecated else { continue }
            coverage.add(owner, isWidget: isWidget, .property, property.name, reason: reason)
        }
        for method in methods where !done.contains(method.cIdentifier) && method.parameters.isEmpty {
            let name = MemberNames.read(by: method.name) ?? MemberNames.camelCase(method.name)
            guard method.name.hasPrefix("get_") || MemberNames.isQuestion(method.name) else { continue }
            guard let written = try? writer.accessor(method, named: name) else { continue }
            if let added = try? added(written) { result.append(text(added)) }
        }
        return result
    }

    private var overriding: Set<String> = []

    /// Adds a property to the scope. Where its name is taken, it gets its owner's before: `menuButtonDirection`.
    private func added(_ property: PropertyWriter.Result) throws(Unsupported) -> PropertyWriter.Result {
        var added = property
        var verdict = scope.addProperty(property.name, type: property.type, isSettable: property.isSettable)
        if verdict == .taken {
            added.name = MemberNames.camelCase(ownerName + "_" + MemberNames.snakeCase(property.name))
            let declaration = "public var \(MemberNames.escaped(property.name)):"
            added.lines = property.lines.map { $0.replacing(declaration, with: "public var \(added.name):") }
            verdict = scope.addProperty(added.name, type: property.type, isSettable: property.isSettable)
        }
        switch verdict {
        case .new: break
        case .overriding: if canOverride { overriding.insert(added.name) }
        case .taken: throw Unsupported("another member is called `\(added.name)`")
        }
        done.formUnion(property.replaced)
        return added
    }

    private func text(_ property: PropertyWriter.Result) -> [String] {
        guard overriding.contains(property.name) else { return property.lines }
        return property.lines.map { $0.replacing("public var", with: "public override var", maxReplacements: 1) }
    }

    // MARK: Methods

    func methods(_ methods: [Callable]) -> [[String]] {
        members(methods, .method) { method in
            if let lines = try self.initialiser(filling: method) { return lines }
            let code = try CallableWriter(resolver: self.resolver).code(for: method, instance: self.instance)
            return self.isDoneByProperty(method, code) ? nil : try self.function(method, code)
        }
    }

    /// Functions of the type itself.
    func functions(_ functions: [Callable]) -> [[String]] {
        members(functions, .function) { function in
            try self.staticMember(function, CallableWriter(resolver: self.resolver).code(for: function, instance: nil))
        }
    }

    /// Writes functions: those that start something together with those that finish it, and the others one by one.
    ///
    /// - Parameters:
    ///   - kind: What they are counted as.
    ///   - write: Writes one that stands alone; `nil` where something else does the same.
    private func members(
        _ callables: [Callable],
        _ kind: Coverage.Kind,
        write: (Callable) throws -> [String]?
    ) -> [[String]] {
        let offered = callables.filter(isOffered)
        let pairs = AsyncWriter(
            resolver: resolver,
            callables: Dictionary(offered.map { ($0.name, $0) }) { first, _ in first }
        )
        var result: [[String]] = []
        var reasons: [String: String] = [:]
        for callable in offered where !done.contains(callable.cIdentifier) && !isWrittenElsewhere(callable) {
            if pairs.isFinish(callable) { continue }
            let finish = pairs.finish(of: callable)
            reasons[callable.cIdentifier] = reason {
                if let finish {
                    result.append(try self.asynchronous(callable, finish, pairs, isStatic: kind == .function))
                } else if let lines = try write(callable) {
                    result.append(lines)
                }
            }
            // What finishes cannot be reached without what starts.
            if let finish { reasons[finish.cIdentifier] = reasons[callable.cIdentifier] }
        }
        for callable in offered where !callable.isDeprecated {
            coverage.add(owner, isWidget: isWidget, kind, callable.cIdentifier, reason: reasons[callable.cIdentifier])
        }
        return result
    }

    private func asynchronous(
        _ start: Callable,
        _ finish: Callable,
        _ pairs: AsyncWriter,
        isStatic: Bool
    ) throws(Unsupported) -> [String] {
        let code = try pairs.code(start, finish, instance: isStatic ? nil : instance)
        var pair = start
        pair.name = pairs.name(of: start)
        return try function(pair, code, isStatic: isStatic, isAsync: true, others: [finish.cIdentifier])
    }

    private func staticMember(_ function: Callable, _ code: CallableCode) throws(Unsupported) -> [String] {
        guard code.parameters.isEmpty, !code.canFail, let type = code.resultType,
            let name = MemberNames.read(byTypeFunction: function.name)
        else { return try self.function(function, code, isStatic: true) }
        guard scope.addProperty("static " + name, type: type, isSettable: false) != .taken else {
            throw Unsupported("another member is called `\(name)`")
        }
        return documentation.callable(function)
            + ["public static var \(MemberNames.escaped(name)): \(type) {"] + code.body + ["}"]
    }

    /// Whether a property does what a method does: reads it, or writes it.
    private func isDoneByProperty(_ callable: Callable, _ code: CallableCode) -> Bool {
        guard let verb = callable.name.split(separator: "_").first, callable.name.count > 4 else { return false }
        let name = MemberNames.camelCase(String(callable.name.dropFirst(4)))
        switch verb {
        case "get": return code.parameters.isEmpty && scope.ownPropertyType(name) == code.resultType
        case "set":
            return code.parameters.count == 1 && scope.ownPropertyType(name, settable: true) == code.parameters[0].type
        default: return false
        }
    }

    private func function(
        _ callable: Callable,
        _ code: CallableCode,
        isStatic: Bool = false,
        isAsync: Bool = false,
        others: [String] = []
    ) throws(Unsupported) -> [String] {
        var (name, parameters) = CallableNames.method(callable, code)
        var verdict = addMethod(name, parameters, code, isStatic: isStatic, isAsync: isAsync)
        if verdict == .taken {
            name = MemberNames.camelCase(callable.name)
            verdict = addMethod(name, parameters, code, isStatic: isStatic, isAsync: isAsync)
        }
        if verdict == .taken {
            // What tells it apart is whose it is.
            name = MemberNames.camelCase(ownerName + "_" + callable.name)
            verdict = addMethod(name, parameters, code, isStatic: isStatic, isAsync: isAsync)
        }
        if verdict == .taken { throw Unsupported("another member is called `\(name)`") }
        var named = code
        named.parameters = parameters
        let overrides = verdict == .overriding && canOverride && !isStatic ? "override " : ""
        let effects = (isAsync ? " async throws" : named.canFail ? " throws(GLibError)" : "")
        let result = named.resultType.map { " -> \($0)" } ?? ""
        var lines = documentation.callable(callable, others: others)
        if isDiscardable(callable, named) { lines.append("@discardableResult") }
        let signature = "\(MemberNames.escaped(name))(\(named.parameterText))\(effects)\(result)"
        lines.append("public \(isStatic ? "static " : "")\(overrides)func \(signature) {")
        return lines + named.body + ["}"]
    }

    private var ownerName: String { MemberNames.snakeCase(owner.name) }

    private func addMethod(
        _ name: String,
        _ parameters: [CallableCode.SwiftParameter],
        _ code: CallableCode,
        isStatic: Bool,
        isAsync: Bool
    ) -> MemberScope.Verdict {
        let labels = CallableCode.labels(parameters)
        let key = (isStatic ? "static " : "") + (isAsync ? "async " : "") + name + labels
        return scope.addMethod(key, parameters: parameters.map(\.type), result: code.resultType)
    }

    /// Whether callers often have no use for the result: what does something, and answers how it went.
    private func isDiscardable(_ callable: Callable, _ code: CallableCode) -> Bool {
        guard let type = code.resultType, callable.kind == .method, callable.result.transfer == .none else {
            return false
        }
        // What is made for the caller is not thrown away; what is only told may be.
        let isPointer = (try? resolver.shape(of: callable.result.type))?.isPointer == true
        return (type == "Bool" || type == "Int" || isPointer) && !MemberNames.onlyTells(callable.name)
    }

    // MARK: Initialisers

    /// - Parameters:
    ///   - isConvenience: Whether they end in another initialiser of the same class.
    func initialisers(_ constructors: [Callable], isConvenience: Bool) -> [[String]] {
        var result: [[String]] = []
        for constructor in constructors.filter(isOffered) {
            let reason = reason {
                if HandWritten.functions.contains(constructor.cIdentifier) { return }
                if (self.owner as? ClassDeclaration)?.isAbstract == true {
                    result.append(try self.factory(constructor))
                    return
                }
                let writer = CallableWriter(resolver: self.resolver)
                let code = try writer.code(for: constructor, instance: nil, wrapsResult: false)
                result.append(try self.initialiser(constructor, code, isConvenience: isConvenience))
            }
            if !constructor.isDeprecated {
                coverage.add(owner, isWidget: isWidget, .constructor, constructor.cIdentifier, reason: reason)
            }
        }
        return result
    }

    private func initialiser(_ callable: Callable, _ code: CallableCode, isConvenience: Bool) throws(Unsupported)
        -> [String]
    {
        let parameters = CallableNames.initialiser(callable, code)
        let verdict = addInitialiser(parameters)
        if verdict == .taken { return try factory(callable) }
        let isPlain = parameters.allSatisfy { $0.defaultValue != nil }
        if isPlain, !callable.result.isNullable, !code.canFail { hasPlainInitialiser = true }
        let text = parameters.map(\.text).joined(separator: ", ")
        let modifier = isConvenience ? "convenience " : verdict == .overriding ? "override " : ""
        // Where a function can fail, an instance that is missing is told as an error.
        let isFailable = callable.result.isNullable && !callable.canFail
        var lines = documentation.callable(callable)
        lines.append(
            "public \(modifier)init\(isFailable ? "?" : "")(\(text))\(code.canFail ? " throws(GLibError)" : "") {"
        )
        lines += code.statements
        let target = isConvenience ? "self.init" : "super.init"
        let transfer =
            isConvenience || callable.result.transfer == .full
            ? ", transfer: .\(callable.result.transfer.rawValue)" : ""
        if isFailable {
            lines.append("guard let instance = \(code.result ?? "") else { return nil }")
            lines.append("\(target)(instance: CInstance(instance)\(transfer))")
        } else if let result = code.result, result.contains("\n") {
            lines.append("let instance = \(result)")
            lines.append("\(target)(instance: CInstance(instance)\(transfer))")
        } else {
            lines.append("\(target)(instance: CInstance(\(code.result ?? ""))\(transfer))")
        }
        return lines + ["}"]
    }

    /// What fills a structure that C has allocated before, as what makes it: `init(x:y:)`, or `perspective(fovy:aspect:)` for
    /// `init_perspective`.
    private func initialiser(filling method: Callable) throws(Unsupported) -> [String]? {
        guard let owner = owner as? RecordDeclaration, method.name == "init" || method.name.hasPrefix("init_"),
            let allocate = owner.constructors.first(where: { $0.name == "alloc" })
        else { return nil }
        let isPlain = method.name == "init"
        var making = method
        making.result.transfer = .full
        making.name = isPlain ? "new" : String(method.name.dropFirst("init_".count))
        let code = try CallableWriter(resolver: resolver)
            .code(for: making, instance: "\(allocate.cIdentifier)()", wrapsResult: !isPlain)
        return isPlain
            ? try initialiser(making, code, isConvenience: true) : try function(making, code, isStatic: true)
    }

    /// An initialiser for a widget of which C makes one only for a `.ui` file; or, for what C alone makes, one that takes the
    /// place of the inherited one and cannot be called.
    func plainInitialiser(type: String, isAvailable: Bool) -> [String] {
        let modifier = addInitialiser([]) == .overriding ? "override " : ""
        guard isAvailable else {
            return [
                "/// There is none: C makes the instances.",
                "@available(*, unavailable, message: \"Only C makes instances of this class.\")",
                "public \(modifier)init() {",
                "preconditionFailure(\"Only C makes instances of this class.\")",
                "}",
            ]
        }
        hasPlainInitialiser = true
        return [
            "/// Source: `g_object_new`.",
            "public \(modifier)init() {",
            "requireDisplay()",
            "super.init(instance: CInstance(g_object_new_with_properties(\(type)(), 0, nil, nil)))",
            "}",
        ]
    }

    /// A constructor as a function of the class: where another initialiser has the same labels and types, and where the class is
    /// abstract, so that what is made is of a subclass.
    func factory(_ callable: Callable) throws(Unsupported) -> [String] {
        var code = try CallableWriter(resolver: resolver).code(for: callable, instance: nil)
        let name = MemberNames.camelCase(callable.name)
        // `newForFile` says itself what it takes.
        if code.parameters.count == 1, callable.name != "new" { code.parameters[0].label = nil }
        let isOverriding =
            scope.addMethod(
                "class " + name + CallableCode.labels(code.parameters),
                parameters: code.parameters.map(\.type),
                result: nil
            )
            == .overriding
        let effects = code.canFail ? " throws(GLibError)" : ""
        let modifiers = "\(isOverriding ? "override " : "")\(owner is ClassDeclaration ? "class" : "static")"
        // C says of a widget's constructor that it makes a widget.
        let type = resolver.name(owner)
        let returned = code.resultType?.hasSuffix("?") == true ? type + "?" : type
        var body = code.body
        if let last = body.popLast(), let promised = code.resultType?.replacing("?", with: "") {
            body.append(last.replacing(promised + ".wrapping(", with: type + ".wrapping("))
        }
        return documentation.callable(callable)
            + ["public \(modifiers) func \(name)(\(code.parameterText))\(effects) -> \(returned) {"] + body + ["}"]
    }

    private func addInitialiser(_ parameters: [CallableCode.SwiftParameter]) -> MemberScope.Verdict {
        let labels = "init" + CallableCode.labels(parameters)
        let types = parameters.map { $0.type.hasSuffix("?") ? String($0.type.dropLast()) : $0.type }
        return scope.addMethod(labels, parameters: parameters.isEmpty ? ["none"] : types, result: nil)
    }

    // MARK: Signals

    func signals(_ signals: [SignalDeclaration]) -> [[String]] {
        let writer = SignalWriter(resolver: resolver, documentation: documentation)
        var result: [[String]] = []
        for signal in signals where signal.isIntrospectable {
            let key = "\(owner.cType)::\(signal.name)"
            let reason = reason {
                if HandWritten.signals.contains(key) { return }
                let written = try writer.signal(signal)
                let verdict = self.scope.addMethod(
                    "\(written.name)(after:_:)",
                    parameters: [written.signature],
                    result: nil
                )
                // A class may have a signal of its own under an inherited name.
                if verdict == .taken { throw Unsupported("another signal is called `\(signal.name)`") }
                let lines =
                    verdict == .overriding && self.canOverride
                    ? written.lines.map {
                        $0.replacing("public func", with: "public override func", maxReplacements: 1)
                    }
                    : written.lines
                result.append(lines)
                self.signalEntries.append(
                    SignalEntry(
                        name: signal.name,
                        swiftName: written.name,
                        parameters: written.parameters,
                        result: written.result
                    )
                )
            }
            guard !signal.isDeprecated else { continue }
            coverage.add(owner, isWidget: isWidget, .signal, signal.name, reason: reason)
        }
        return result
    }

    // MARK: Helpers

    private func isOffered(_ callable: Callable) -> Bool {
        callable.isIntrospectable && !callable.isShadowed && Corrections.leftOut[callable.cIdentifier] == nil
    }

    /// Writes a member, and answers why it cannot be written if so.
    private func reason(_ body: () throws -> Void) -> String? {
        do {
            try body()
            return nil
        } catch is PropertyWriter.CoveredByMethod {
            return nil
        } catch {
            return (error as? Unsupported)?.reason ?? "\(error)"
        }
    }

    /// Whether a function is written by hand, or does what wrappers do by themselves.
    private func isWrittenElsewhere(_ callable: Callable) -> Bool {
        HandWritten.functions.contains(callable.cIdentifier)
            || Corrections.memoryFunctions.contains(callable.cIdentifier)
            || (callable.kind == .method && ["ref", "unref", "ref_sink", "free"].contains(callable.name))
    }
}
