/// Writes a pair of C functions, one that starts an operation and one that finishes it, as an asynchronous Swift
/// function.
struct AsyncWriter {
    let resolver: ShapeResolver
    /// All methods, or all functions, of the owner, by name.
    let callables: [String: Callable]

    /// Returns the function that finishes the operation that a function starts, or `nil` if it doesn't start one.
    func finish(of start: Callable) -> Callable? {
        guard callbackIndex(of: start) != nil else { return nil }
        let stem = start.name.hasSuffix("_async") ? String(start.name.dropLast(6)) : start.name
        return callables[stem + "_finish"] ?? callables[start.name + "_finish"]
    }

    /// Returns whether a function finishes an operation that another one starts.
    func isFinish(_ callable: Callable) -> Bool {
        guard callable.name.hasSuffix("_finish") else { return false }
        let stem = String(callable.name.dropLast(7))
        return [stem, stem + "_async"].compactMap { callables[$0] }.contains { callbackIndex(of: $0) != nil }
    }

    /// Returns the index of the callback called when the operation is done, or `nil` if there is none.
    func callbackIndex(of callable: Callable) -> Int? {
        callable.parameters.firstIndex { $0.type.name == "Gio.AsyncReadyCallback" }
    }

    /// Returns the name of the pair, in C's spelling.
    func name(of start: Callable) -> String {
        start.name.hasSuffix("_async") ? String(start.name.dropLast(6)) : start.name
    }

    func code(_ start: Callable, _ finish: Callable, instance: String?) throws(Unsupported) -> CallableCode {
        guard let callback = callbackIndex(of: start) else { throw Unsupported("a start function without a callback") }
        var replacement = [callback: "callback"]
        for (index, parameter) in start.parameters.enumerated()
        where index > callback && parameter.type.name == "gpointer" {
            replacement[index] = "data"
        }
        for (index, parameter) in start.parameters.enumerated() {
            if parameter.type.name == "Gio.Cancellable" { replacement[index] = "cancellable" }
            switch ifSupported(try resolver.shape(of: parameter.type)) {
            case .array?: throw Unsupported("an array that C uses until the operation finishes")
            case .list?: throw Unsupported("a list that C uses until the operation finishes")
            default: break
            }
        }
        let starting = try CallableWriter(resolver: resolver).code(
            for: start,
            instance: instance,
            replacement: replacement,
            isStart: true
        )
        guard starting.resultType == nil else { throw Unsupported("a start function that returns a value") }

        guard let result = finish.parameters.firstIndex(where: { $0.type.name == "Gio.AsyncResult" }) else {
            throw Unsupported("a finish function without a GAsyncResult parameter")
        }
        let finishing = try CallableWriter(resolver: resolver).code(
            for: finish,
            instance: finish.instance == nil ? nil : instance,
            replacement: [result: "result"]
        )
        guard finishing.parameters.isEmpty else { throw Unsupported("a finish function with further parameters") }
        let cancellable = replacement.values.contains("cancellable") ? "cancellable" : "_"
        let type = finishing.resultType.map { " -> \($0)" } ?? ""
        let statements =
            starting.aroundOperation.map { "try await \($0)" }
            + ["try await asyncOperation { \(cancellable), callback, data in"] + starting.body
            + ["} finish: { result throws(GLibError)\(type) in"] + finishing.body + ["}"]
            + starting.aroundOperation.map { _ in "}" }
        return CallableCode(
            parameters: starting.parameters,
            resultType: finishing.resultType,
            canFail: true,
            statements: statements,
            result: nil
        )
    }
}
