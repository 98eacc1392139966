/// Writes a pair of C functions, one that starts and one that finishes, as an asynchronous Swift function.
struct AsyncWriter {
    let resolver: ShapeResolver
    /// All methods, or all functions, of the owner by name.
    let callables: [String: Callable]

    /// The function that finishes what a function starts; `nil` if it starts nothing.
    func finish(of start: Callable) -> Callable? {
        guard callbackIndex(of: start) != nil else { return nil }
        let stem = start.name.hasSuffix("_async") ? String(start.name.dropLast(6)) : start.name
        return callables[stem + "_finish"] ?? callables[start.name + "_finish"]
    }

    /// Whether a function finishes what another has started.
    func isFinish(_ callable: Callable) -> Bool {
        guard callable.name.hasSuffix("_finish") else { return false }
        let stem = String(callable.name.dropLast(7))
        return [stem, stem + "_async"].compactMap { callables[$0] }.contains { callbackIndex(of: $0) != nil }
    }

    /// Whether a function takes a callback that is told when all is done.
    func callbackIndex(of callable: Callable) -> Int? {
        callable.parameters.firstIndex { $0.type.name == "Gio.AsyncReadyCallback" }
    }

    /// The name of the pair, in C's spelling.
    func name(of start: Callable) -> String {
        start.name.hasSuffix("_async") ? String(start.name.dropLast(6)) : start.name
    }

    func code(_ start: Callable, _ finish: Callable, instance: String?) throws(Unsupported) -> CallableCode {
        guard let callback = callbackIndex(of: start) else { throw Unsupported("no callback") }
        var replacement = [callback: "callback"]
        for (index, parameter) in start.parameters.enumerated()
        where index > callback && parameter.type.name == "gpointer" {
            replacement[index] = "data"
        }
        for (index, parameter) in start.parameters.enumerated() {
            if parameter.type.name == "Gio.Cancellable" { replacement[index] = "cancellable" }
            if parameter.type.array != nil, case .array? = try? resolver.shape(of: parameter.type) {
                throw Unsupported("memory that C keeps until it is done")
            }
        }
        let starting = try CallableWriter(resolver: resolver).code(
            for: start,
            instance: instance,
            replacement: replacement
        )
        guard starting.resultType == nil else { throw Unsupported("a start that returns something") }

        guard let result = finish.parameters.firstIndex(where: { $0.type.name == "Gio.AsyncResult" }) else {
            throw Unsupported("an end without a result")
        }
        let finishing = try CallableWriter(resolver: resolver).code(
            for: finish,
            instance: finish.instance == nil ? nil : instance,
            replacement: [result: "result"]
        )
        guard finishing.parameters.isEmpty else { throw Unsupported("an end that has to be told something") }
        let cancellable = replacement.values.contains("cancellable") ? "cancellable" : "_"
        let type = finishing.resultType.map { " -> \($0)" } ?? ""
        let statements =
            ["try await asyncOperation { \(cancellable), callback, data in"] + starting.body
            + ["} finish: { result throws(GLibError)\(type) in"] + finishing.body + ["}"]
        return CallableCode(
            parameters: starting.parameters,
            resultType: finishing.resultType,
            canFail: true,
            statements: statements,
            result: nil
        )
    }
}
