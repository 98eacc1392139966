import Lasso

/// A step of a replay as a line of a test.
struct TestStep {
    private let event: TapeEvent
    private let sample: String?
    private let isSelfDescribed: Bool

    /// Creates a step.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - sample: An expression for the action that the replay has sent instead of a value of the tape; `nil` if it
    ///     has sent none.
    ///   - isSelfDescribed: Whether the action has a case that describes itself, so that its description is no
    ///     expression.
    init(_ event: TapeEvent, sample: String? = nil, isSelfDescribed: Bool = false) {
        (self.event, self.sample, self.isSelfDescribed) = (event, sample, isSelfDescribed)
    }

    /// The lines that expect a place.
    static func expectation(of place: [String]) -> [String] {
        guard !place.isEmpty else { return ["await run.expectPlace(\"\")"] }
        return ["await run.expectPlace(", "    \"\"\""] + place.map { "    " + $0.escaped } + ["    \"\"\"", ")"]
    }

    /// The lines of the call. A tape may be someone else's, so they have nothing of it but texts, numbers, and what was
    /// checked: names of modules, and values that the types of the program have.
    var lines: [String] {
        let subject = (event.subject ?? "").debugDescription, text = (event.text ?? "").debugDescription
        let number = event.number ?? 0
        switch event.kind {
        case .action: return storeCall("send", [action], to: "to")
        case .effectEnd where event.isOfCall: return call("endCall", [identifier] + callNumber + result)
        case .effectEnd: return storeCall("end", [identifier], to: "of", effectNumber + result)
        case .progress: return report
        case .command:
            let option = event.subject == nil ? [] : ["choosing: \(subject)"]
            return callInWindow("perform", [text] + option, event.window)
        case .back: return call("goBack", ["in: \(subject)"])
        case .leave: return call("leave", [subject])
        case .selection: return call("select", ["\(number)", "in: \(subject)"])
        case .tabMove: return call("moveTab", ["\(number)", "to: \(event.destination ?? 0)", "in: \(subject)"])
        case .answer: return call("answer", [text, "at: \(subject)"])
        case .files: return call("choose", ["uris: \(event.lines ?? [])", "at: \(subject)"])
        case .cancellation: return call("cancelQuestion", ["at: \(subject)"])
        case .toast:
            let outcome = ToastOutcome(number: event.number)
            guard outcome != .timedOut else { return callInWindow("timeOutToast", [text], event.window) }
            return callInWindow("endToast", [text, "byButton: \(outcome == .pressedButton)"], event.window)
        case .banner: return callInWindow("endBanner", [text, "byButton: \(number == 1)"], event.window)
        case .opening:
            let what = event.lines.map { "uris: \($0)" } ?? "\(event.isFailure ? "invalidLink" : "link"): \(text)"
            return callInWindow("open", [what], event.subject ?? "")
        case .link: return callInWindow("follow", [text, "in: \(subject)"], event.window)
        case .newWindow: return call("openWindow", [])
        case .store, .start, .change, .output, .effect, .place, .value, .missing, .continuation:
            return [Self.comment("\(event)")]
        }
    }

    private func call(_ function: String, _ arguments: [String]) -> [String] {
        let line = "try await run.\(function)(\(arguments.joined(separator: ", ")))"
        // Tests are usually in a type.
        guard line.count > 112 else { return [line] }
        let lines = arguments.enumerated().map { "    \($1)" + ($0 == arguments.count - 1 ? "" : ",") }
        return ["try await run.\(function)("] + lines + [")"]
    }

    /// Returns the lines of a call with the index of a window.
    ///
    /// - Parameters:
    ///   - function: The name of the function.
    ///   - arguments: The arguments before the window.
    ///   - window: The position of the window; `nil` if any window may be meant.
    private func callInWindow(_ function: String, _ arguments: [String], _ window: String?) -> [String] {
        guard let window else { return call(function, arguments) }
        guard let index = Int(window) else { return [Self.comment("\(event): the window has no index.")] }
        return call(function, arguments + ["inWindow: \(index)"])
    }

    /// Returns the lines of a call with the module of the store, and its number.
    ///
    /// - Parameters:
    ///   - function: The name of the function.
    ///   - first: The arguments before the module.
    ///   - label: The label of the module.
    ///   - last: The arguments after the number.
    private func storeCall(
        _ function: String,
        _ first: [String],
        to label: String,
        _ last: [String] = []
    ) -> [String] {
        let parts = (event.subject ?? "").split(separator: "#", omittingEmptySubsequences: false)
        let number = parts.count == 2 ? Int(parts[1]) : nil
        guard let module = parts.first, let number, LiteralGrammar.isTypeName(module) else {
            return [Self.comment("\(event): the store has no name of a module with a number.")]
        }
        return call(function, first + ["\(label): \(module).self"] + (number == 1 ? [] : ["number: \(number)"]) + last)
    }

    /// Returns a comment on one line.
    private static func comment(_ text: String) -> String {
        "// " + text.split(whereSeparator: \.isNewline).joined(separator: " ")
    }

    private var identifier: String {
        let text = event.text ?? ""
        return LiteralGrammar.isText(text) ? text : text.debugDescription
    }

    private var callNumber: [String] { (event.number ?? 1) == 1 ? [] : ["call: \(event.number ?? 1)"] }

    private var effectNumber: [String] { (event.number ?? 1) == 1 ? [] : ["effect: \(event.number ?? 1)"] }

    private var action: String { sample ?? (isSelfDescribed ? nil : literal(event.text ?? "")) ?? "json: \(json)" }

    private var report: [String] {
        let progress: TaskProgress
        do {
            progress = try HeldEffect.progress(of: event)
        } catch {
            return [Self.comment("\(event): \(error)")]
        }
        let arguments = [progress.fraction.map { "\($0)" }, progress.text.map { "text: \($0.debugDescription)" }]
        let value = "TaskProgress(\(arguments.compactMap(\.self).joined(separator: ", ")))"
        return storeCall("report", [value, "from: \(identifier)"], to: "of", effectNumber)
    }

    private var result: [String] {
        let text = event.result ?? ""
        if event.isFailure {
            // A cancellation has no description.
            guard !text.isEmpty else { return ["throwing: CancellationError()"] }
            if let error = expression(text) { return ["throwing: \(error)"] }
            if let type = decodableError { return ["throwingJSON: \(json)", "as: \(type).self"] }
            return ["throwing: RecordedError(description: \(text.debugDescription))"]
        }
        guard !text.isEmpty || event.value != nil else { return [] }
        return [expression(text).map { "returning: \($0)" } ?? "returningJSON: \(json)"]
    }

    /// Returns the description of a result or an error as an expression; `nil` if its type isn't known in the program,
    /// or if it may be no expression with the same value.
    private func expression(_ text: String) -> String? {
        guard let type = event.type.flatMap(_typeByName) else { return nil }
        let name = Self.name(of: type)
        guard let code = literal(text, of: structures(in: name)), isDescribed(by: text, as: type) else { return nil }
        // A name at the beginning is that of the type.
        if code != "nil", code.first?.isLetter == true || Self.isInferred(type) { return code }
        return Self.isKnownInTest(name) ? "\(code) as \(name)" : nil
    }

    /// The name of the type of an error that is decoded from its JSON; `nil` if there is none, or if a test can't name
    /// it.
    private var decodableError: String? {
        guard event.value != nil, let type = event.type.flatMap(_typeByName), type is any (Error & Decodable).Type
        else { return nil }
        let name = Self.name(of: type)
        return Self.isKnownInTest(name) ? name : nil
    }

    /// Returns whether a test can name a type. It can't name a private or local one, whose name has parentheses.
    private static func isKnownInTest(_ typeName: String) -> Bool { !typeName.contains("(") }

    /// Returns the names of the structures in the name of a type that an expression may create. A structure may have no
    /// initializer that a test can call, so that is only tried where there is no JSON.
    private func structures(in typeName: String) -> Set<Substring> {
        guard event.isFailure || event.value == nil else { return [] }
        let names = typeName.split { !$0.isLetter && !$0.isNumber && !"_.".contains($0) }
        return Set(names.filter { !$0.contains(".") })
    }

    /// Returns a description as a literal with stand-ins for secrets; `nil` if it is shortened, or if it is none.
    private func literal(_ text: String, of structures: Set<Substring> = []) -> String? {
        guard let code = Self.replacingSecrets(in: text, whichAreEmpty: event.value?.emptinessOfSecrets ?? []),
            !code.contains("…"), LiteralGrammar.isLiteral(code, structures: structures)
        else { return nil }
        return code
    }

    /// Whether a text describes what a replay has, with the name of each case. A text with another member or structure
    /// could call anything that has this name, and a case that describes itself may do so with a number.
    private func isDescribed(by text: String, as type: Any.Type) -> Bool {
        guard let value = replayedValue(as: type, describedBy: text) else { return false }
        return ValueDescription.text(of: value) == text && !ValueDescription.hasSelfDescribedCase(in: value)
    }

    /// Returns what a replay has: the value on the tape, or without one, a case of an enumeration that lists them.
    private func replayedValue(as type: Any.Type, describedBy text: String) -> Any? {
        guard let value = event.value else { return HeldEffect.known(type, describedBy: text) }
        guard let type = type as? any Decodable.Type else { return nil }
        do throws(TapeError) {
            return try HeldEffect.decode(type, value)
        } catch {
            // It isn't a value of the type.
            return nil
        }
    }

    /// Returns a description with calls that make stand-ins for the secrets.
    ///
    /// - Parameters:
    ///   - text: The description.
    ///   - emptiness: Whether the secrets are empty: both if some are and others aren't. It takes long to find.
    /// - Returns: `nil` if both, because the description doesn't say which ones.
    static func replacingSecrets(in text: String, whichAreEmpty emptiness: @autoclosure () -> Set<Bool>) -> String? {
        // Most descriptions have none, and it takes long to replace nothing.
        guard text.contains("Secret") else { return text }
        let emptiness = emptiness()
        guard emptiness.count < 2 else { return nil }
        let standIn = (emptiness.contains(true) ? "" : Redaction.standIn).debugDescription
        return
            text
            .replacing(SecretDescriptions.text, with: "Secret(\(standIn))")
            .replacing(SecretDescriptions.bytes, with: "Secret(Array(\(standIn).utf8))")
    }

    /// Returns whether a literal is of a type, or of the type in an optional one, unless the context says otherwise.
    private static func isInferred(_ type: Any.Type) -> Bool {
        let types: [Any.Type] = [
            Int.self, Double.self, Bool.self, String.self, Int?.self, Double?.self, Bool?.self, String?.self,
        ]
        return types.contains { $0 == type }
    }

    /// Returns the name of a type, without the names of modules.
    private static func name(of type: Any.Type) -> String {
        var name = "", path = ""
        for character in String(reflecting: type) + " " {
            if character.isLetter || character.isNumber || "_.".contains(character) {
                path.append(character)
            } else {
                let isQualified = path.contains(".")
                name += isQualified ? path.split(separator: ".").dropFirst().joined(separator: ".") : path
                name.append(character)
                path = ""
            }
        }
        return String(name.dropLast())
    }

    private var json: String { Self.json(event.value ?? .null) }

    /// Returns a value of a tape as a literal with its JSON.
    static func json(_ value: some Encodable) -> String {
        do {
            let json = try TapeCoding.encode(value)
            // More than follow each other in it, so that nothing in it ends the literal, or inserts a value.
            let runs = json.split(omittingEmptySubsequences: true) { $0 != UInt8(ascii: "#") }
            let marks = String(repeating: "#", count: 1 + (runs.map(\.count).max() ?? 0))
            return "\(marks)\"\(String(decoding: json, as: UTF8.self))\"\(marks)"
        } catch {
            preconditionFailure("A value of a tape can't be encoded: \(error)")
        }
    }
}

extension String {
    /// The text as a part of a literal.
    fileprivate var escaped: String { String(debugDescription.dropFirst().dropLast()) }
}

extension TapeValue {
    /// Whether the secrets in the value were empty: both if some were and others weren't.
    fileprivate var emptinessOfSecrets: Set<Bool> {
        switch self {
        case .object([Redaction.secret.rawValue: .string(Redaction.empty)]): [true]
        case .object([Redaction.secret.rawValue: .string(Redaction.hidden)]): [false]
        case .object(let values): values.values.reduce(into: []) { $0.formUnion($1.emptinessOfSecrets) }
        case .array(let values): values.reduce(into: []) { $0.formUnion($1.emptinessOfSecrets) }
        default: []
        }
    }
}
