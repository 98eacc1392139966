/// A C call while it is written.
struct Call {
    var parameters: [SwiftParameter] = []
    /// The statements before the call.
    var before: [String] = []
    /// The beginnings of the closures that the call is made in, outermost first.
    var around: [String] = []
    /// The beginnings of the closures that the whole operation is in, if the call starts one.
    var aroundOperation: [String] = []
    var arguments: [String]
    var outputs: [(name: String, type: String, expression: String)] = []
}
