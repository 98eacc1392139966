/// The Swift form of a C function without its name: the parameters, the result and the body.
struct CallableCode {
    var parameters: [SwiftParameter]
    /// The type of the result; `nil` for none.
    let resultType: String?
    let canFail: Bool
    /// Statements before the last: preparations and the call.
    var statements: [String]
    /// The returned expression; `nil` for none.
    var result: String?
    /// The beginnings of the closures that the operation is in which the function starts.
    var aroundOperation: [String] = []

    var body: [String] {
        guard let result else { return statements }
        return statements.isEmpty ? [result] : statements + ["return \(result)"]
    }
}
