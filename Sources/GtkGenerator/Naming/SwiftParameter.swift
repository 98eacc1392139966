/// A parameter of a Swift function.
struct SwiftParameter {
    /// The label, which can equal the name; `nil` for none.
    var label: String?
    let name: String
    let type: String
    var defaultValue: String?
    var isEscaping = false

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

    /// Returns the labels of parameters, as in `(_:width:)`.
    static func labels(_ parameters: [SwiftParameter]) -> String {
        "(\(parameters.map { ($0.label ?? "_") + ":" }.joined()))"
    }
}
