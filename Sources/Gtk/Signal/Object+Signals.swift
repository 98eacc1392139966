import CGtk

extension Object {
    /// Connects a handler to a signal by name. Use it for a signal of a class without a wrapper, or of a newer GTK.
    ///
    /// ```swift
    /// row.on("activated") { print("activated") }
    /// label.on("activate-link") { (address: String) -> Bool in open(address) }
    /// ```
    ///
    /// - Parameters:
    ///   - signal: The signal's name, with its detail if any: `"notify::label"`.
    ///   - after: Whether to call the handler after the class's default handler.
    ///   - handler: A closure called with the signal's arguments, without the instance. It may omit trailing
    ///     parameters.
    /// - Returns: The connection, which can be disconnected.
    /// - Precondition: The object's class has the signal, and the handler's parameters match the signal's.
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

    /// Connects a handler that returns a value to a signal by name.
    ///
    /// - Parameters:
    ///   - signal: The signal's name, with its detail if any.
    ///   - after: Whether to call the handler after the class's default handler.
    ///   - handler: A closure called with the signal's arguments, without the instance. It may omit trailing
    ///     parameters.
    /// - Returns: The connection, which can be disconnected.
    /// - Precondition: The object's class has the signal, and the handler's parameters and result match the signal's.
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

    /// Stops the current emission of a signal, so that neither later handlers nor the class's default handler are
    /// called.
    ///
    /// - Parameter signal: The signal's name, with its detail if any.
    ///
    /// Source: `g_signal_stop_emission_by_name`.
    public func stopEmission(_ signal: String) {
        g_signal_stop_emission_by_name(instance.pointer, signal)
    }

    /// Blocks the handlers of this object's signals that an object of GTK has connected, with itself as their data.
    ///
    /// Source: `g_signal_handlers_block_matched`.
    package func blockHandlers(of object: Object) {
        let data = object.instance.pointer
        g_signal_handlers_block_matched(instance.pointer, G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, data)
    }

    /// Unblocks the handlers that ``blockHandlers(of:)`` has blocked.
    ///
    /// Source: `g_signal_handlers_unblock_matched`.
    package func unblockHandlers(of object: Object) {
        let data = object.instance.pointer
        g_signal_handlers_unblock_matched(instance.pointer, G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, data)
    }

    /// Emits a signal. Use it for action signals, which applications emit to make an object act, and in tests.
    ///
    /// - Parameters:
    ///   - signal: The signal's name, with its detail if any.
    ///   - arguments: The signal's arguments, without the instance.
    /// - Precondition: The object's class has the signal, and the arguments match its parameters. Objects are instances
    ///   of the parameters' classes.
    ///
    /// Source: `g_signal_emitv`.
    public func emit<each Argument: ValueConvertible>(_ signal: String, _ arguments: repeat each Argument) {
        _ = emitReturningValue(signal, repeat each arguments)
    }

    /// Emits a signal that returns a value.
    ///
    /// - Parameters:
    ///   - signal: The signal's name, with its detail if any.
    ///   - arguments: The signal's arguments, without the instance.
    /// - Returns: The result of the handlers and of the class's default handler, or `nil` if the signal returns
    ///   nothing.
    /// - Precondition: The object's class has the signal, and the arguments match its parameters.
    ///
    /// Source: `g_signal_emitv`.
    public func emitReturningValue<each Argument: ValueConvertible>(
        _ signal: String,
        _ arguments: repeat each Argument
    ) -> Value? {
        let signature = Signature(repeat (each Argument).self)
        let found = signature.check(signal, of: self, result: nil, countsExactly: true)
        let (parameters, resultType) = (found.description.parameters, found.description.result)
        let row = UnsafeMutablePointer<GValue>.allocate(capacity: parameters.count + 1)
        row.initialize(repeating: GValue(), count: parameters.count + 1)
        defer { row.deallocate() }
        fill(row, self, as: objectType)
        var index = 0
        for argument in repeat each arguments {
            requireInstance(argument, at: index, of: signal, parameters[index])
            fill(row + index + 1, argument, as: parameters[index])
            index += 1
        }
        let result = resultType == .none ? nil : Value(type: resultType)
        withExtendedLifetime((repeat each arguments)) {
            g_signal_emitv(row, found.id, found.detail, result?.storage.pointer)
        }
        for index in 0...parameters.count { g_value_unset(row + index) }
        return result
    }
}

extension Object {
    /// Stops with a message if an argument of an emission is an object of a wrong class.
    private func requireInstance(_ argument: any ValueConvertible, at index: Int, of signal: String, _ type: GType) {
        guard let given = wrongInstanceType(of: argument, for: type) else { return }
        preconditionFailure(
            """
            Argument \(index + 1) of \(objectType)'s signal "\(signal)" must be a \(type), not a \(given). \
            \(instanceFix(type))
            """
        )
    }
}

/// Writes a value into an empty C value of a type.
@MainActor private func fill(_ pointer: UnsafeMutablePointer<GValue>, _ value: some ValueConvertible, as type: GType) {
    g_value_init(pointer, type.rawValue)
    value.write(to: ValueStorage(pointer))
}

/// The parameter types of a handler, to compare with those of a signal.
private struct Signature {
    private var arguments: [any ValueConvertible.Type] = []

    init<each Argument: ValueConvertible>(_ types: repeat (each Argument).Type) {
        for type in repeat each types { arguments.append(type) }
    }

    @discardableResult
    func check(
        _ signal: String,
        of object: Object,
        result: (any ValueConvertible.Type)?,
        countsExactly: Bool = false
    ) -> FoundSignal {
        guard let found = SignalDescription.find(signal, in: object.objectType) else {
            preconditionFailure(
                """
                \(object.objectType) has no signal "\(signal)". Use one of its signals: \
                \(SignalDescription.all(of: object.objectType).joined(separator: ", ")).
                """
            )
        }
        let description = found.description
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
        return found
    }
}
