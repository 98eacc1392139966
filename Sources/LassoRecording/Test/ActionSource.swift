import Lasso

/// Actions in the source of a test that an exploration prints.
package enum ActionSource {
    /// Returns the first argument of a call that sends an action: an expression, or the label `json` with the action's
    /// JSON. A secret becomes its stand-in.
    ///
    /// - Parameters:
    ///   - action: The action.
    ///   - sample: Another expression with the action; `nil` if there is none. It is the argument if the action has a
    ///     secret, which no other expression has, or if there is no other one.
    /// - Returns: The argument; `nil` if there is no expression, and the action isn't `Codable`.
    package static func argument(sending action: Any, sample: String? = nil) -> String? {
        let text = ValueDescription.completeText(of: action)
        if let sample, SecretDescriptions.areIn(text) { return sample }
        let code = TestStep.replacingSecrets(in: text, whichAreEmpty: emptinessOfSecrets(in: action))
        if let code, LiteralGrammar.isLiteral(code), !ValueDescription.hasSelfDescribedCase(in: action) { return code }
        return value(of: action).map { "json: \(TestStep.json($0))" } ?? sample
    }

    /// Returns the action that an argument with the label `json` stands for.
    ///
    /// - Parameters:
    ///   - json: The JSON.
    ///   - type: The type of the action.
    /// - Throws: ``TapeError`` if the JSON isn't that of such an action.
    @MainActor
    package static func action<Action>(json: String, as type: Action.Type) throws(TapeError) -> Action {
        let value = try TapeEvent(.action, of: nil, json: json).value
        guard let value, let decodable = type as? any Decodable.Type,
            let action = try HeldEffect.decode(decodable, value) as? Action
        else { throw TapeError("The action isn't Codable. Declare \(type): Codable.") }
        return action
    }

    private static func value(of action: Any) -> TapeValue? {
        guard let action = action as? any Codable else { return nil }
        do {
            return try TapeCoding.decode(TapeValue.self, from: TapeCoding.encode(action))
        } catch {
            return nil
        }
    }

    /// Returns whether the secrets in a value are empty: both if some are and others aren't.
    private static func emptinessOfSecrets(in value: Any) -> Set<Bool> {
        switch value {
        case let secret as Secret<String>: return [secret.isEmpty]
        case let secret as Secret<[UInt8]>: return [secret.isEmpty]
        // Objects may refer to each other.
        case _ where type(of: value) is AnyClass: return []
        default:
            return Mirror(reflecting: value).children.reduce(into: []) { emptiness, part in
                emptiness.formUnion(emptinessOfSecrets(in: part.value))
            }
        }
    }
}
