/// The methods of a type that get or set a value, found by their C names.
struct AccessorMethods {
    struct Reader {
        let symbol: String
        var type: String
        var code: CallableCode
    }

    struct Writer {
        let symbol: String
        let type: String
        /// The statements that set `newValue`.
        let body: [String]
    }

    private let context: MemberContext
    private let methods: [String: Callable]

    init(_ methods: [Callable], context: MemberContext) {
        self.context = context
        self.methods = Dictionary(methods.map { ($0.name, $0) }) { first, _ in first }
    }

    /// Returns the first of the named methods that gets a value.
    func reader(named names: [String?]) -> Reader? {
        for case let name? in names {
            guard let method = methods[name], method.parameters.isEmpty, !method.canFail,
                let code = ifSupported(try context.code(for: method, instance: context.instance)),
                let type = code.resultType
            else { continue }
            return Reader(symbol: method.cIdentifier, type: type, code: code)
        }
        return nil
    }

    /// Returns the first of the named methods that sets a value.
    func writer(named names: [String?]) -> Writer? {
        for case let name? in names {
            guard var method = methods[name], !method.canFail, !method.parameters.isEmpty else { continue }
            method.parameters[0].name = "newValue"
            guard let code = ifSupported(try context.code(for: method, instance: context.instance)),
                code.parameters.count == 1, code.resultType == nil
            else { continue }
            return Writer(symbol: method.cIdentifier, type: code.parameters[0].type, body: code.body)
        }
        return nil
    }

    /// Returns a getter with the type of a setter, or `nil` if their types differ.
    ///
    /// A value that can be missing, but can't be set to `nil`, has a read-only property and a method that sets it. For
    /// the getters in ``Corrections/emptyTexts``, a missing text is the empty text.
    func reader(_ reader: Reader, matching writer: Writer) -> Reader? {
        if writer.type == reader.type { return reader }
        guard writer.type + "?" == reader.type, Corrections.emptyTexts.contains(reader.symbol),
            let result = reader.code.result
        else { return nil }
        var fitting = reader
        fitting.type = writer.type
        fitting.code.result = result + " ?? \"\""
        return fitting
    }
}
