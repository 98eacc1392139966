import CGtk

extension Object {
    /// Connects a handler to any signal by its name: one of a class that has no wrapper, or that a newer GTK has added.
    ///
    /// ```swift
    /// row.on("activated") { print("activated") }
    /// label.on("activate-link") { (address: String) -> Bool in open(address) }
    /// ```
    ///
    /// - Parameters:
    ///   - signal: The signal's name, with its detail where it has one: `"notify::label"`.
    ///   - after: Whether to call the handler after the class's own.
    ///   - handler: What to call. Its parameters are the signal's without the instance; it may leave out the last ones.
    /// - Returns: The connection, which can be disconnected.
    /// - Precondition: The object's class has such a signal, and the handler takes what it is emitted with.
    ///
    /// Source: `g_signal_connect_closure`.
    @discardableResult
    public func on<each Argument: ValueConvertible>(
        _ signal: String,
        after: Bool = false,
        _ handler: @escaping @MainActor (repeat each Argument) -> Void
    ) -> SignalConnection {
        let arguments = Signature(repeat (each Argument).self)
        arguments.check(signal, of: self, result: nil)
        return connect(signal, after: after, invoke(handler))
    }

    /// Connects a handler that returns a value to any signal by its name.
    ///
    /// - Parameters:
    ///   - signal: The signal's name, with its detail where it has one.
    ///   - after: Whether to call the handler after the class's own.
    ///   - handler: What to call. Its parameters are the signal's without the instance; it may leave out the last ones.
    /// - Returns: The connection, which can be disconnected.
    /// - Precondition: The object's class has such a signal, the handler takes what it is emitted with, and returns what the
    ///   signal does.
    ///
    /// Source: `g_signal_connect_closure`.
    @discardableResult
    public func on<each Argument: ValueConvertible, Result: ValueConvertible>(
        _ signal: String,
        after: Bool = false,
        _ handler: @escaping @MainActor (repeat each Argument) -> Result
    ) -> SignalConnection {
        let arguments = Signature(repeat (each Argument).self)
        arguments.check(signal, of: self, result: Result.self)
        return connect(signal, after: after, invoke(handler))
    }

    /// Ends the emission of a signal that is under way, so that no later handler is called, nor the class's own.
    ///
    /// - Parameter signal: The signal's name, with its detail where it has one.
    ///
    /// Source: `g_signal_stop_emission_by_name`.
    public func stopEmission(_ signal: String) {
        g_signal_stop_emission_by_name(instance.pointer, signal)
    }

    /// Emits a signal: an action signal, which is a class's way to be told what to do, or one of a test.
    ///
    /// - Parameters:
    ///   - signal: The signal's name, with its detail where it has one.
    ///   - arguments: What to emit it with.
    /// - Precondition: The object's class has such a signal, with these arguments; objects are of the classes that it takes.
    ///
    /// Source: `g_signal_emitv`.
    public func emit<each Argument: ValueConvertible>(_ signal: String, _ arguments: repeat each Argument) {
        _ = emitReturningValue(signal, repeat each arguments)
    }

    /// Emits a signal that returns a value.
    ///
    /// - Parameters:
    ///   - signal: The signal's name, with its detail where it has one.
    ///   - arguments: What to emit it with.
    /// - Returns: What the handlers, and the class's own, have answered; `nil` where the signal returns nothing.
    /// - Precondition: The object's class has such a signal, with these arguments.
    ///
    /// Source: `g_signal_emitv`.
    public func emitReturningValue<each Argument: ValueConvertible>(
        _ signal: String,
        _ arguments: repeat each Argument
    ) -> Value? {
        let signature = Signature(repeat (each Argument).self)
        let found = signature.check(signal, of: self, result: nil, countsExactly: true)
        var values = [Value(self)]
        var index = 0
        for argument in repeat each arguments {
            requireInstance(argument, at: index, of: signal, found.parameterTypes[index])
            values.append(Value(argument, as: found.parameterTypes[index]))
            index += 1
        }
        let result = found.resultType == .none ? nil : Value(type: found.resultType)
        let row = values.map { $0.storage.pointer.pointee }
        withExtendedLifetime(values) {
            g_signal_emitv(row, found.id, found.detail, result?.storage.pointer)
        }
        return result
    }
}

extension Object {
    /// Stops with a message where a signal would be emitted with an object of a wrong class.
    private func requireInstance(_ argument: any ValueConvertible, at index: Int, of signal: String, _ type: GType) {
        guard let given = instanceType(of: argument), !given.isA(type) else { return }
        preconditionFailure(
            """
            The argument \(index + 1) of \(objectType)'s signal "\(signal)" is \(type), which a \(given) is not. \
            \(instanceFix(type))
            """
        )
    }
}

/// What a handler takes, to be compared with what a signal is emitted with.
private struct Signature {
    private var arguments: [any ValueConvertible.Type] = []

    init<each Argument: ValueConvertible>(_ types: repeat (each Argument).Type) {
        for type in repeat each types { arguments.append(type) }
    }

    struct Found {
        let id: guint
        let detail: GQuark
        let parameterTypes: [GType]
        let resultType: GType
    }

    @discardableResult
    func check(
        _ signal: String,
        of object: Object,
        result: (any ValueConvertible.Type)?,
        countsExactly: Bool = false
    ) -> Found {
        var id: guint = 0
        var detail: GQuark = 0
        guard g_signal_parse_name(signal, object.objectType.rawValue, &id, &detail, 1) != 0 else {
            preconditionFailure(
                """
                \(object.objectType) has no signal "\(signal)". Its signals are: \
                \(SignalDescription.all(of: object.objectType).joined(separator: ", ")).
                """
            )
        }
        let description = SignalDescription(id: id)
        let fits =
            (countsExactly
                ? arguments.count == description.parameters.count : arguments.count <= description.parameters.count)
            && zip(arguments, description.parameters).allSatisfy { $0.canHold($1) }
            && (result.map { description.result != .none && $0.canHold(description.result) } ?? true)
        precondition(
            fits,
            """
            \(object.objectType)'s signal "\(signal)" is \(description); \
            the handler is (\(arguments.map { "\($0)" }.joined(separator: ", "))) -> \(result.map { "\($0)" } ?? "Void"). \
            \(object.objectType)'s signals are: \(SignalDescription.all(of: object.objectType).joined(separator: ", ")).
            """
        )
        return Found(id: id, detail: detail, parameterTypes: description.parameters, resultType: description.result)
    }
}

/// What GObject knows of a signal.
private struct SignalDescription: CustomStringConvertible {
    let parameters: [GType]
    let result: GType

    init(id: guint) {
        var query = GSignalQuery()
        g_signal_query(id, &query)
        parameters = UnsafeBufferPointer(start: query.param_types, count: Int(query.n_params)).map { Self.type($0) }
        result = Self.type(query.return_type)
    }

    // Whether the emitter keeps the argument is a bit of the type's number.
    private static func type(_ number: UInt) -> GType {
        GType(rawValue: number & ~UInt(G_SIGNAL_TYPE_STATIC_SCOPE_BIT))
    }

    var description: String { "(\(parameters.map(\.name).joined(separator: ", "))) -> \(result.name)" }

    /// The names of all signals of a class, its own first.
    static func all(of type: GType) -> [String] {
        let types = Array(sequence(first: type, next: \.parent)) + type.interfaces
        return types.flatMap { owner in
            var count: guint = 0
            let ids = g_signal_list_ids(owner.rawValue, &count)
            defer { g_free(ids) }
            return UnsafeBufferPointer(start: ids, count: Int(count)).map { id in
                "\(String(cString: g_signal_name(id))) \(SignalDescription(id: id))"
            }
        }
    }
}
