import Lasso

/// A step of a replay as a line of a test.
struct TestStep {
    private let event: TapeEvent
    private let sample: String?

    /// Creates a step.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - sample: An expression for the action, in case its description is none; `nil` if there is none.
    init(_ event: TapeEvent, sample: String? = nil) {
        (self.event, self.sample) = (event, sample)
    }

    /// The lines that expect a place.
    static func expectation(of place: [String]) -> [String] {
        guard !place.isEmpty else { return ["run.expectPlace(\"\")"] }
        return ["run.expectPlace(", "    \"\"\""] + place.map { "    " + $0.escaped } + ["    \"\"\"", ")"]
    }

    /// The lines of the call.
    var lines: [String] {
        let subject = (event.subject ?? "").debugDescription, text = (event.text ?? "").debugDescription
        let number = event.number ?? 0
        switch event.kind {
        case .action: return call("send", [action, "to: \(store)"] + storeNumber)
        case .effectEnd: return call("end", [identifier, "of: \(store)"] + storeNumber + effectNumber + result)
        case .progress: return report
        case .command: return call("perform", [text] + (event.subject == nil ? [] : ["choosing: \(subject)"]) + window)
        case .back: return call("goBack", ["in: \(subject)"])
        case .leave: return call("leave", [subject])
        case .selection: return call("select", ["\(number)", "in: \(subject)"])
        case .answer: return call("answer", [text, "at: \(subject)"])
        case .files: return call("choose", ["uris: \(event.lines ?? [])", "at: \(subject)"])
        case .cancellation: return call("cancelQuestion", ["at: \(subject)"])
        case .toast: return call("endToast", [text, "byButton: \(number == 1)"] + window)
        case .opening:
            let what = event.lines.map { "uris: \($0)" } ?? "\(event.isFailure ? "invalidLink" : "link"): \(text)"
            return call("open", [what, "in: \(subject)"])
        case .link: return call("follow", [text, "in: \(subject)"] + window)
        case .store, .start, .change, .output, .effect, .place, .value: return ["// \(event)"]
        }
    }

    private func call(_ function: String, _ arguments: [String]) -> [String] {
        let line = "try await run.\(function)(\(arguments.joined(separator: ", ")))"
        // Tests are usually in a type.
        guard line.count > 112 else { return [line] }
        let lines = arguments.enumerated().map { "    \($1)" + ($0 == arguments.count - 1 ? "" : ",") }
        return ["try await run.\(function)("] + lines + [")"]
    }

    // The module's name, and the number.
    private var storeParts: [Substring] { (event.subject ?? "").split(separator: "#") }

    private var store: String { "\(storeParts.first ?? "").self" }

    private var storeNumber: [String] {
        guard let number = storeParts.last, number != "1" else { return [] }
        return ["number: \(number)"]
    }

    private var window: [String] { event.window.map { ["inWindow: \($0.debugDescription)"] } ?? [] }

    private var identifier: String {
        let text = event.text ?? ""
        return text.hasPrefix("\"") && text.hasSuffix("\"") ? text : text.debugDescription
    }

    private var effectNumber: [String] { (event.number ?? 1) == 1 ? [] : ["effect: \(event.number ?? 1)"] }

    private var action: String {
        let text = event.text ?? ""
        if let sample, !LiteralGrammar.isLiteral(Self.replacingSecrets(in: text, areEmpty: false)) { return sample }
        return expression(text, type: nil) ?? "json: \(json)"
    }

    private var report: [String] {
        let progress: TaskProgress
        do {
            progress = try HeldEffect.progress(of: event)
        } catch {
            return ["// \(event): \(error)"]
        }
        let arguments = [progress.fraction.map { "\($0)" }, progress.text.map { "text: \($0.debugDescription)" }]
        let value = "TaskProgress(\(arguments.compactMap(\.self).joined(separator: ", ")))"
        return call("report", [value, "from: \(identifier)", "of: \(store)"] + storeNumber + effectNumber)
    }

    private var result: [String] {
        let text = event.result ?? ""
        if event.isFailure {
            // A cancellation has no description.
            guard !text.isEmpty else { return ["throwing: CancellationError()"] }
            let standIn = "RecordedError(description: \(text.debugDescription))"
            return ["throwing: \(expression(text, type: event.type) ?? standIn)"]
        }
        guard !text.isEmpty || event.value != nil else { return [] }
        // The type of a result whose type isn't on the tape can't be named.
        let value = event.type == nil && event.value != nil ? nil : expression(text, type: event.type)
        return [value.map { "returning: \($0)" } ?? "returningJSON: \(json)"]
    }

    /// Returns the description of a value as an expression; `nil` if it is shortened, or if it may be no expression and
    /// the value itself is on the tape.
    private func expression(_ text: String, type: String?) -> String? {
        let code = Self.replacingSecrets(in: text, areEmpty: event.value?.containsEmptySecret == true)
        guard !code.contains("…") else { return nil }
        let known = type.flatMap(_typeByName), name = known.map(Self.name) ?? ""
        let structures = name.split { !$0.isLetter && !$0.isNumber && !"_.".contains($0) }
        let isLiteral = LiteralGrammar.isLiteral(code, structures: Set(structures.filter { !$0.contains(".") }))
        guard isLiteral || event.value == nil else { return nil }
        // Without a value on the tape, there is nothing better than the description.
        let description = event.value == nil && code.first != "." && code.first != "[" ? code : nil
        guard let known else { return type == nil ? code : description }
        // A name at the beginning is that of the type.
        if code != "nil", code.first?.isLetter == true || Self.isInferred(known) { return code }
        // A private or local type has no name in a test.
        return name.contains("(") ? description : "\(code) as \(name)"
    }

    /// Returns a description with calls that make stand-ins for the secrets.
    ///
    /// - Parameters:
    ///   - text: The description.
    ///   - areEmpty: Whether the stand-ins are empty.
    static func replacingSecrets(in text: String, areEmpty: Bool) -> String {
        // Most descriptions have none, and it takes long to replace nothing.
        guard text.contains("Secret") else { return text }
        let standIn = (areEmpty ? "" : Redaction.standIn).debugDescription
        return
            text
            .replacing(ValueDescription.text(of: Secret("")), with: "Secret(\(standIn))")
            .replacing(ValueDescription.text(of: Secret<[UInt8]>([])), with: "Secret(Array(\(standIn).utf8))")
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
            let json = String(decoding: try TapeCoding.encode(value), as: UTF8.self)
            var marks = "#"
            while json.contains("\"" + marks) || json.contains("\\" + marks) { marks += "#" }
            return "\(marks)\"\(json)\"\(marks)"
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
    /// Whether a secret in the value was empty.
    fileprivate var containsEmptySecret: Bool {
        switch self {
        case .object([Redaction.secret.rawValue: .string(Redaction.empty)]): true
        case .object(let values): values.values.contains { $0.containsEmptySecret }
        case .array(let values): values.contains { $0.containsEmptySecret }
        default: false
        }
    }
}
