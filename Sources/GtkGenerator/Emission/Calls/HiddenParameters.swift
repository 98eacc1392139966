/// The parameters of a C function that its Swift form doesn't have, because they follow from other parameters or
/// from the result.
struct HiddenParameters {
    /// The indices of the arrays, by the index of their length.
    private(set) var lengths: [Int: [Int]] = [:]
    /// The index of the length of the returned array.
    let resultLength: Int?
    /// The indices of the callbacks, by the index of their data.
    private(set) var data: [Int: Int] = [:]
    /// The indices of the callbacks, by the index of their destroy notification.
    private(set) var destroy: [Int: Int] = [:]
    /// The indices of the lengths of texts. Each text is the parameter before its length.
    private(set) var textLengths: Set<Int> = []

    init(of callable: Callable, in library: Library) {
        resultLength = callable.result.type.array?.lengthIndex
        for (index, parameter) in callable.parameters.enumerated() {
            if let length = parameter.type.array?.lengthIndex { lengths[length, default: []].append(index) }
            if parameter.scope != nil, library[library.resolved(parameter.type).name] is CallbackDeclaration {
                if let data = parameter.closureIndex, data != index { self.data[data] = index }
                if let destroy = parameter.destroyIndex, destroy != index { self.destroy[destroy] = index }
            }
            if index > 0, callable.parameters[index - 1].type.name == "utf8", Self.isTextLength(parameter) {
                textLengths.insert(index)
            }
        }
    }

    /// Returns whether a parameter is the length of the text before it. A length of -1 means that the text is
    /// zero-terminated.
    private static func isTextLength(_ parameter: Parameter) -> Bool {
        parameter.direction == .in && ["gint", "gssize", "gsize", "gint64", "glong"].contains(parameter.type.name)
            && ["len", "length", "n_chars", "n_initial_chars", "text_len"].contains(parameter.name)
    }
}
