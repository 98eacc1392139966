import Lasso
import LassoRecording

// Steps of stores and their effects. Each fails the test, and throws the failure, if it isn't possible.
extension RecordedRun {
    /// Sends an action to a store.
    ///
    /// - Parameters:
    ///   - action: The action.
    ///   - module: The module of the store.
    ///   - number: The number of the store among those of the module, in the order of creation, beginning with 1.
    ///   - file: The file in which failures are reported.
    ///   - line: The line at which failures are reported.
    /// - Throws: The failure, already reported, if there is no such store.
    public func send<Module: StoreModule>(
        _ action: Module.Action,
        to module: Module.Type,
        number: Int = 1,
        file: StaticString = #filePath,
        line: UInt = #line
    ) async throws {
        try await take(TestLocation(file: file, line: line)) { scene throws(TapeError) in
            try scene.send(action, to: Self.name(Module.self, number))
        }
    }

    /// Sends an action to a store, in JSON: the name of the case, and its values by their labels. Values without labels
    /// are `_0`, `_1`, and so on.
    ///
    /// ```swift
    /// try await run.send(json: #"{"didType":{"_0":"three"}}"#, to: NoteModule.self)
    /// try await run.send(json: #"{"didTapKeep":{}}"#, to: NoteModule.self)
    /// ```
    ///
    /// - Parameters:
    ///   - json: The action as a tape has it.
    ///   - module: The module of the store.
    ///   - number: The number of the store among those of the module, in the order of creation, beginning with 1.
    ///   - file: The file in which failures are reported.
    ///   - line: The line at which failures are reported.
    /// - Throws: The failure, already reported, if there is no such store, or the action can't be decoded.
    public func send<Module: StoreModule>(
        json: String,
        to module: Module.Type,
        number: Int = 1,
        file: StaticString = #filePath,
        line: UInt = #line
    ) async throws {
        try await take(TestLocation(file: file, line: line)) { scene throws(TapeError) in
            try scene.perform(TapeEvent(.action, of: Self.name(Module.self, number), json: json))
        }
    }

    /// Ends an effect without a result.
    ///
    /// - Parameters:
    ///   - id: The identifier of the effect, as a text.
    ///   - module: The module of the store.
    ///   - number: The number of the store among those of the module, in the order of creation, beginning with 1.
    ///   - effect: The number of the effect among those with the same identifier.
    ///   - file: The file in which failures are reported.
    ///   - line: The line at which failures are reported.
    /// - Throws: The failure, already reported, if there is no such effect, or if it has a result.
    public func end<Module: StoreModule>(
        _ id: String,
        of module: Module.Type,
        number: Int = 1,
        effect: Int = 1,
        file: StaticString = #filePath,
        line: UInt = #line
    ) async throws {
        try await end(Self.name(Module.self, number, id, effect), .success(()), TestLocation(file: file, line: line))
    }

    /// Ends an effect with a result.
    ///
    /// - Parameters:
    ///   - id: The identifier of the effect, as a text.
    ///   - module: The module of the store.
    ///   - number: The number of the store among those of the module, in the order of creation, beginning with 1.
    ///   - effect: The number of the effect among those with the same identifier.
    ///   - value: The result.
    ///   - file: The file in which failures are reported.
    ///   - line: The line at which failures are reported.
    /// - Throws: The failure, already reported, if there is no such effect, or the result has another type.
    public func end<Module: StoreModule, Value>(
        _ id: String,
        of module: Module.Type,
        number: Int = 1,
        effect: Int = 1,
        returning value: Value,
        file: StaticString = #filePath,
        line: UInt = #line
    ) async throws {
        try await end(Self.name(Module.self, number, id, effect), .success(value), TestLocation(file: file, line: line))
    }

    /// Ends an effect with an error.
    ///
    /// - Parameters:
    ///   - id: The identifier of the effect, as a text.
    ///   - module: The module of the store.
    ///   - number: The number of the store among those of the module, in the order of creation, beginning with 1.
    ///   - effect: The number of the effect among those with the same identifier.
    ///   - error: The error.
    ///   - file: The file in which failures are reported.
    ///   - line: The line at which failures are reported.
    /// - Throws: The failure, already reported, if there is no such effect.
    public func end<Module: StoreModule>(
        _ id: String,
        of module: Module.Type,
        number: Int = 1,
        effect: Int = 1,
        throwing error: any Error,
        file: StaticString = #filePath,
        line: UInt = #line
    ) async throws {
        try await end(Self.name(Module.self, number, id, effect), .failure(error), TestLocation(file: file, line: line))
    }

    /// Ends an effect with an error.
    ///
    /// - Parameters:
    ///   - id: The identifier of the effect, as a text.
    ///   - module: The module of the store.
    ///   - number: The number of the store among those of the module, in the order of creation, beginning with 1.
    ///   - effect: The number of the effect among those with the same identifier.
    ///   - json: The error as a tape has it.
    ///   - type: The type of the error.
    ///   - file: The file in which failures are reported.
    ///   - line: The line at which failures are reported.
    /// - Throws: The failure, already reported, if there is no such effect, or the error can't be decoded.
    public func end<Module: StoreModule, Failure: Error & Decodable>(
        _ id: String,
        of module: Module.Type,
        number: Int = 1,
        effect: Int = 1,
        throwingJSON json: String,
        as type: Failure.Type,
        file: StaticString = #filePath,
        line: UInt = #line
    ) async throws {
        let name = Self.name(Module.self, number, id, effect)
        try await take(TestLocation(file: file, line: line), of: name) { scene throws(TapeError) in
            try scene.end(name, throwingJSON: json, as: type)
        }
    }

    /// Ends an effect with a result.
    ///
    /// - Parameters:
    ///   - id: The identifier of the effect, as a text.
    ///   - module: The module of the store.
    ///   - number: The number of the store among those of the module, in the order of creation, beginning with 1.
    ///   - effect: The number of the effect among those with the same identifier.
    ///   - json: The result as a tape has it.
    ///   - file: The file in which failures are reported.
    ///   - line: The line at which failures are reported.
    /// - Throws: The failure, already reported, if there is no such effect, or the result can't be decoded.
    public func end<Module: StoreModule>(
        _ id: String,
        of module: Module.Type,
        number: Int = 1,
        effect: Int = 1,
        returningJSON json: String,
        file: StaticString = #filePath,
        line: UInt = #line
    ) async throws {
        let name = Self.name(Module.self, number, id, effect)
        try await take(TestLocation(file: file, line: line), of: name) { scene throws(TapeError) in
            let event = try TapeEvent(
                .effectEnd,
                of: Self.name(Module.self, number),
                text: id,
                number: effect,
                json: json
            )
            try scene.perform(event)
        }
    }

    /// Lets an effect report its progress.
    ///
    /// - Parameters:
    ///   - progress: The progress.
    ///   - id: The identifier of the effect, as a text.
    ///   - module: The module of the store.
    ///   - number: The number of the store among those of the module, in the order of creation, beginning with 1.
    ///   - effect: The number of the effect among those with the same identifier.
    ///   - file: The file in which failures are reported.
    ///   - line: The line at which failures are reported.
    /// - Throws: The failure, already reported, if there is no such effect, or it reports no progress.
    public func report<Module: StoreModule>(
        _ progress: TaskProgress,
        from id: String,
        of module: Module.Type,
        number: Int = 1,
        effect: Int = 1,
        file: StaticString = #filePath,
        line: UInt = #line
    ) async throws {
        let name = Self.name(Module.self, number, id, effect)
        try await take(TestLocation(file: file, line: line), of: name) { scene throws(TapeError) in
            try scene.report(progress, from: name)
        }
    }

    private func end(
        _ effect: EffectName,
        _ result: Result<Any, any Error>,
        _ location: TestLocation
    ) async throws {
        try await take(location, of: effect) { scene throws(TapeError) in try scene.end(effect, with: result) }
    }

    /// Returns the name of an effect on the tape.
    private static func name(_ module: Any.Type, _ number: Int, _ id: String, _ effect: Int) -> EffectName {
        EffectName(store: name(module, number), id: id, number: effect)
    }

    /// Returns the name of a store on the tape.
    private static func name(_ module: Any.Type, _ number: Int) -> String { "\(TypeName.text(of: module))#\(number)" }
}
