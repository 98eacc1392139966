/// The methods of a type that read or write something, found by their C names.
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

    /// The first of the named methods that reads something.
    func reader(named names: [String?]) -> Reader? {
        for case let name? in names {
            guard let method = methods[name], method.parameters.isEmpty, !method.canFail,
                let code = try? context.code(for: method, instance: context.instance), let type = code.resultType
            else { continue }
            return Reader(symbol: method.cIdentifier, type: type, code: code)
        }
        return nil
    }

    /// The first of the named methods that sets something.
    func writer(named names: [String?]) -> Writer? {
        for case let name? in names {
            guard var method = methods[name], !method.canFail,
                let code = try? context.code(for: method, instance: context.instance),
                code.parameters.count == 1, code.resultType == nil
            else { continue }
            method.parameters[0].name = "newValue"
            guard let setting = try? context.code(for: method, instance: context.instance) else { continue }
            return Writer(symbol: method.cIdentifier, type: code.parameters[0].type, body: setting.body)
        }
        return nil
    }

    /// The method that reads the type that another one sets; `nil` if the two do not fit together.
    ///
    /// Something that may be missing, and that cannot be set to nothing, is read by a property and set by a method.
    func reader(_ reader: Reader, whatIsSetBy writer: Writer) -> Reader? {
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
