/// The values of a choice, and the options that stand for them.
struct CommandValues<Value: Equatable> {
    let values: [Value]
    let options: [CommandOption]

    /// Creates the options of a choice, after checking that they can be told apart.
    ///
    /// - Parameters:
    ///   - values: The values, in order.
    ///   - choice: The title of the choice, for messages.
    ///   - title: A closure that returns the title of a value.
    ///   - identifier: A closure that returns the identifier of a value's option.
    init(
        _ values: some Sequence<Value>,
        of choice: String,
        title: (Value) -> String,
        identifier: (Value) -> String = { Self.identifier(for: $0) }
    ) {
        self.values = Array(values)
        options = self.values.map { CommandOption(id: identifier($0), title: title($0)) }
        var known: [String: CommandOption] = [:]
        for option in options {
            guard let other = known.updateValue(option, forKey: option.id) else { continue }
            preconditionFailure(
                """
                Choice("\(choice)"): The options "\(other.title)" and "\(option.title)" have the same identifier \
                "\(option.id)". Give the values different raw values or descriptions.
                """
            )
        }
    }

    /// Returns the identifier of the option of a value; `nil` if there is none.
    func identifier(of value: Value) -> String? { values.firstIndex(of: value).map { options[$0].id } }

    /// Returns the value of an option; `nil` if there is none.
    func value(of option: String?) -> Value? {
        options.firstIndex { $0.id == option }.map { values[$0] }
    }

    /// Returns a value's raw value if it is a text, and otherwise the value's description.
    static func identifier(for value: Value) -> String {
        (value as? any RawRepresentable)?.rawValue as? String ?? "\(value)"
    }
}
