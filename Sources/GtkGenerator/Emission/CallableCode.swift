/// A function, a method or an initialiser in Swift: what it takes and returns, and what stands in its braces.
struct CallableCode {
    struct SwiftParameter {
        /// The label; the name itself where it is the same, `nil` for none.
        var label: String?
        let name: String
        let type: String
        var defaultValue: String?
        let isEscaping: Bool

        var text: String {
            let type = (isEscaping ? "@escaping " : "") + type
            let value = defaultValue.map { " = \($0)" } ?? ""
            let labels =
                switch label {
                case nil: "_ \(name)"
                case name: name
                case let label?: "\(label) \(name)"
                }
            return "\(labels): \(type)\(value)"
        }
    }

    var parameters: [SwiftParameter]
    /// `nil` for nothing.
    let resultType: String?
    let canFail: Bool
    /// Statements before the last: preparations and the call.
    let statements: [String]
    /// What is returned, or, for nothing, `nil`.
    let result: String?

    var parameterText: String { parameters.map(\.text).joined(separator: ", ") }

    /// Labels, as in `(_:width:)`.
    static func labels(_ parameters: [SwiftParameter]) -> String {
        "(\(parameters.map { ($0.label ?? "_") + ":" }.joined()))"
    }

    var body: [String] {
        guard let result else { return statements }
        return statements.isEmpty ? [result] : statements + ["return \(result)"]
    }
}
