/// Writes a GObject property, or a pair of methods that works like one, as a Swift property.
struct PropertyWriter {
    let resolver: ShapeResolver
    let methods: [String: Callable]
    let documentation: Documentation
    let instance: String

    /// A property that cannot be read has no Swift property, but the method that sets it.
    struct CoveredByMethod: Error {
        let symbol: String
    }

    struct Result {
        var name: String
        let type: String
        let isSettable: Bool
        var lines: [String]
        /// The C names of the methods that the property makes needless.
        let replaced: Set<String>
    }

    /// A property, by its own methods where they speak of the same type, else by its name.
    func property(_ property: PropertyDeclaration) throws -> Result {
        let name = MemberNames.camelCase(property.name)
        let underscored = property.name.replacing("-", with: "_")
        let getter =
            property.isReadable
            ? reader(named: [property.getter, "get_" + underscored, underscored, "is_" + underscored]) : nil
        let setter =
            property.isWritable && !property.isConstructOnly
            ? writer(named: [property.setter, "set_" + underscored]) : nil
        if let getter {
            if let setter, let getter = reader(getter, whatIsSetBy: setter) {
                return try pair(
                    name,
                    getter,
                    setter,
                    documentation.property(property, symbols: [getter.symbol, setter.symbol]),
                    isKeptWhenEqual: isKeptWhenEqual(property)
                )
            }
            if setter != nil || !property.isWritable || property.isConstructOnly {
                return try pair(name, getter, nil, documentation.property(property, symbols: [getter.symbol]))
            }
            // It is set by its name, for want of a method.
            if let mixed = try? byName(property, name, readingBy: getter) { return mixed }
            return try pair(name, getter, nil, documentation.property(property, symbols: [getter.symbol]))
        }
        if !property.isReadable, let setter {
            // Nothing can be read: the method that sets it is all there is.
            throw CoveredByMethod(symbol: setter.symbol)
        }
        return try byName(property, name, readingBy: nil)
    }

    /// A method without parameters that reads something, with the method that writes the same.
    func accessor(_ getter: Callable, named name: String) throws(Unsupported) -> Result? {
        guard let read = reader(named: [getter.name]) else { return nil }
        let stem = getter.name.hasPrefix("get_") ? String(getter.name.dropFirst(4)) : getter.name
        if let write = writer(named: ["set_" + stem]), let read = reader(read, whatIsSetBy: write) {
            return try pair(name, read, write, documentation.callable(getter, others: [write.symbol]))
        }
        return try pair(name, read, nil, documentation.callable(getter))
    }

    // MARK: Methods

    private struct Reader {
        let symbol: String
        let type: String
        let body: [String]
    }

    private struct Writer {
        let symbol: String
        let parameter: CallableCode.SwiftParameter
        let callable: Callable
    }

    private func reader(named names: [String?]) -> Reader? {
        for case let name? in names {
            guard let method = methods[name], method.parameters.isEmpty, !method.canFail,
                let code = try? CallableWriter(resolver: resolver).code(for: method, instance: instance),
                let type = code.resultType
            else { continue }
            return Reader(symbol: method.cIdentifier, type: type, body: code.body)
        }
        return nil
    }

    /// The method that reads the type that another one sets; `nil` if the two do not fit together.
    ///
    /// Something that may be missing, and that cannot be set to nothing, is read by a property and set by a method.
    private func reader(_ reader: Reader, whatIsSetBy writer: Writer) -> Reader? {
        if writer.parameter.type == reader.type { return reader }
        guard writer.parameter.type + "?" == reader.type, Corrections.emptyTexts.contains(reader.symbol),
            let result = reader.body.last
        else { return nil }
        return Reader(
            symbol: reader.symbol,
            type: writer.parameter.type,
            body: reader.body.dropLast() + [result + " ?? \"\""]
        )
    }

    private func writer(named names: [String?]) -> Writer? {
        for case let name? in names {
            guard let method = methods[name], !method.canFail,
                let code = try? CallableWriter(resolver: resolver).code(for: method, instance: instance),
                code.parameters.count == 1, code.resultType == nil
            else { continue }
            return Writer(symbol: method.cIdentifier, parameter: code.parameters[0], callable: method)
        }
        return nil
    }

    private func isKeptWhenEqual(_ property: PropertyDeclaration) -> Bool {
        Corrections.keptWhenEqual.contains("\(documentation.owner.cType):\(property.name)")
    }

    private func guardAgainstEqual(_ name: String) -> [String] {
        ["guard cText(newValue) != \(MemberNames.escaped(name)) else { return }"]
    }

    private func pair(
        _ name: String,
        _ reader: Reader,
        _ writer: Writer?,
        _ comment: [String],
        isKeptWhenEqual: Bool = false
    ) throws(Unsupported) -> Result {
        let replaced = Set([reader.symbol] + (writer.map { [$0.symbol] } ?? []))
        var lines = comment
        let declaration = "public var \(MemberNames.escaped(name)): \(reader.type) {"
        guard let writer else {
            lines += [declaration] + reader.body + ["}"]
            return Result(name: name, type: reader.type, isSettable: false, lines: lines, replaced: replaced)
        }
        lines += [declaration, "get {"] + reader.body + ["}", "set {"]
        if isKeptWhenEqual { lines += guardAgainstEqual(name) }
        lines += try setterBody(writer)
        lines += ["}", "}"]
        return Result(name: name, type: reader.type, isSettable: true, lines: lines, replaced: replaced)
    }

    private func setterBody(_ writer: Writer) throws(Unsupported) -> [String] {
        var callable = writer.callable
        callable.parameters[0].name = "newValue"
        return try CallableWriter(resolver: resolver).code(for: callable, instance: instance).body
    }

    // MARK: Names

    private func byName(_ property: PropertyDeclaration, _ name: String, readingBy reader: Reader?) throws(Unsupported)
        -> Result
    {
        let shape = try resolver.shape(of: property.type)
        var type = try valueType(shape)
        if Corrections.presentValues.contains("\(documentation.owner.cType):\(property.name)") {
            type = resolver.swiftName(shape)
        }
        let isInterface = if case .interface = shape { true } else { false }
        let subscripted =
            isInterface ? "self[interfaceProperty: \"\(property.name)\"]" : "self[property: \"\(property.name)\"]"
        let isSettable = property.isWritable && !property.isConstructOnly
        if let reader, reader.type != type { throw Unsupported("its method reads another type") }
        var lines = documentation.property(property, symbols: [])
        guard property.isReadable else {
            guard isSettable else { throw Unsupported("it can only be set when the object is made") }
            let setter = MemberNames.camelCase("set-" + property.name)
            lines += [
                "public func \(setter)(_ \(MemberNames.escaped(name)): \(type)) {",
                "\(subscripted) = \(MemberNames.escaped(name))", "}",
            ]
            return Result(name: setter, type: type, isSettable: true, lines: lines, replaced: [])
        }
        let declaration = "public var \(MemberNames.escaped(name)): \(type) {"
        if isSettable {
            lines += [declaration, "get {"] + (reader?.body ?? [subscripted]) + ["}", "set {"]
            if isKeptWhenEqual(property) { lines += guardAgainstEqual(name) }
            lines += ["\(subscripted) = newValue", "}", "}"]
        } else {
            lines += [declaration, subscripted, "}"]
        }
        return Result(
            name: name,
            type: type,
            isSettable: isSettable,
            lines: lines,
            replaced: Set([reader?.symbol].compactMap { $0 })
        )
    }

    /// The Swift type of a property that is read by its name: what is a pointer may be missing.
    private func valueType(_ shape: Shape) throws(Unsupported) -> String {
        switch shape {
        case .boolean, .nativeBoolean, .integer, .float, .double, .type, .enumeration, .structure, .strings, .value:
            return resolver.swiftName(shape)
        case .string, .object, .interface, .referenceCounted, .boxed, .variant, .error:
            return resolver.swiftName(shape, isOptional: true)
        default: throw Unsupported("its type, \(resolver.swiftName(shape))")
        }
    }
}
