/// Writes GObject properties, and getters and setters without one, as Swift properties.
struct PropertyWriter {
    private let context: MemberContext
    private let methods: [Callable]
    private let accessors: AccessorMethods

    /// A Swift property, and the GObject property that it represents; `nil` for a getter and setter without one.
    struct Written {
        let property: SwiftProperty
        let declaration: PropertyDeclaration?
    }

    init(_ context: MemberContext, methods: [Callable]) {
        self.context = context
        self.methods = methods.filter(context.isOffered)
        accessors = AccessorMethods(self.methods, context: context)
    }

    func properties(_ properties: [PropertyDeclaration]) -> [Written] {
        var result: [Written] = []
        for property in properties where property.isIntrospectable {
            var reason: String?
            do throws(Unsupported) {
                if let written = try self.property(property) {
                    result.append(Written(property: try added(written), declaration: property))
                }
            } catch { reason = error.reason }
            if !property.isDeprecated { context.count(.property, property.name, reason: reason) }
        }
        for method in methods where !context.replaced.contains(method.cIdentifier) && method.parameters.isEmpty {
            let name = MemberNames.read(by: method.name) ?? MemberNames.camelCase(method.name)
            guard method.name.hasPrefix("get_") || MemberNames.isPredicate(method.name) else { continue }
            guard let written = accessor(method, named: name), let added = ifSupported(try added(written)) else {
                continue
            }
            result.append(Written(property: added, declaration: nil))
        }
        return result
    }

    /// Adds a property to the scope. If its name is taken, the owner's name is its prefix: `menuButtonDirection`.
    private func added(_ property: SwiftProperty) throws(Unsupported) -> SwiftProperty {
        let names = [property.name, MemberNames.camelCase(context.prefixed(MemberNames.snakeCase(property.name)))]
        for name in names {
            let verdict = context.scope.addProperty(name, type: property.type, isSettable: property.isSettable)
            if verdict == .taken { continue }
            var added = property
            added.name = name
            added.modifiers = context.modifiers(verdict, of: name)
            context.replaced.formUnion(property.replaced)
            return added
        }
        throw Unsupported("another member has the name `\(names[1])`")
    }

    // MARK: One property

    /// Returns a property that uses its C getter and setter if their types match, and GObject's access by name
    /// otherwise.
    ///
    /// - Returns: The property, or `nil` if it can only be set and has a setter.
    private func property(_ property: PropertyDeclaration) throws(Unsupported) -> SwiftProperty? {
        let name = MemberNames.camelCase(property.name)
        let underscored = property.name.replacing("-", with: "_")
        let isSettable = property.isWritable && !property.isConstructOnly
        let reader =
            property.isReadable
            ? accessors.reader(named: [property.getter, "get_" + underscored, underscored, "is_" + underscored]) : nil
        let writer = isSettable ? accessors.writer(named: [property.setter, "set_" + underscored]) : nil
        guard let reader else {
            return !property.isReadable && writer != nil ? nil : try byName(property, name, readingBy: nil)
        }
        if let writer, let reader = accessors.reader(reader, matching: writer) {
            let comment = context.documentation.property(property, symbols: [reader.symbol, writer.symbol])
            return pair(name, reader, writer, comment, isKeptWhenEqual: isKeptWhenEqual(property))
        }
        // There is no setter: the property is set by its name.
        if writer == nil, isSettable, let mixed = ifSupported(try byName(property, name, readingBy: reader)) {
            return mixed
        }
        return pair(name, reader, nil, context.documentation.property(property, symbols: [reader.symbol]))
    }

    /// Returns a property for a method without parameters that gets a value, with the method that sets it.
    private func accessor(_ method: Callable, named name: String) -> SwiftProperty? {
        guard let reader = accessors.reader(named: [method.name]) else { return nil }
        let stem = method.name.hasPrefix("get_") ? String(method.name.dropFirst(4)) : method.name
        if let writer = accessors.writer(named: ["set_" + stem]),
            let reader = accessors.reader(reader, matching: writer)
        {
            return pair(name, reader, writer, context.documentation.callable(method, others: [writer.symbol]))
        }
        return pair(name, reader, nil, context.documentation.callable(method))
    }

    private func pair(
        _ name: String,
        _ reader: AccessorMethods.Reader,
        _ writer: AccessorMethods.Writer?,
        _ comment: [String],
        isKeptWhenEqual: Bool = false
    ) -> SwiftProperty {
        let access: SwiftProperty.Access =
            if let writer {
                .readAndWrite(get: reader.code.body, set: writer.body, isKeptWhenEqual: isKeptWhenEqual)
            } else { .read(reader.code.body) }
        let replaced = Set([reader.symbol] + (writer.map { [$0.symbol] } ?? []))
        return SwiftProperty(comment: comment, name: name, type: reader.type, access: access, replaced: replaced)
    }

    // MARK: By name

    private func byName(
        _ property: PropertyDeclaration,
        _ name: String,
        readingBy reader: AccessorMethods.Reader?
    ) throws(Unsupported) -> SwiftProperty {
        let shape = try context.resolver.shape(of: property.type)
        let isPresent = Corrections.presentValues.contains(key(property))
        let type = isPresent ? context.resolver.swiftName(shape) : try valueType(shape)
        let isInterface = if case .interface = shape { true } else { false }
        let value =
            isInterface ? "self[interfaceProperty: \"\(property.name)\"]" : "self[property: \"\(property.name)\"]"
        let isSettable = property.isWritable && !property.isConstructOnly
        if let reader, reader.type != type { throw Unsupported("a getter of another type") }
        let comment = context.documentation.property(property, symbols: [])
        guard property.isReadable else {
            guard isSettable else { throw Unsupported("it can only be set during construction") }
            let parameter = MemberNames.escaped(name)
            return SwiftProperty(
                comment: comment,
                name: MemberNames.camelCase("set-" + property.name),
                type: type,
                access: .write(parameter: parameter, ["\(value) = \(parameter)"])
            )
        }
        let get = reader?.code.body ?? [value]
        let set = ["\(value) = newValue"]
        return SwiftProperty(
            comment: comment,
            name: name,
            type: type,
            access: isSettable
                ? .readAndWrite(get: get, set: set, isKeptWhenEqual: isKeptWhenEqual(property)) : .read([value]),
            replaced: Set([reader?.symbol].compactMap(\.self))
        )
    }

    /// Returns the Swift type of a property that is accessed by its name. A pointer can be missing.
    private func valueType(_ shape: Shape) throws(Unsupported) -> String {
        switch shape {
        case .boolean, .nativeBoolean, .integer, .float, .double, .type, .enumeration, .structure, .strings, .value:
            return context.resolver.swiftName(shape)
        case .string, .object, .interface, .referenceCounted, .boxed, .variant, .error:
            return context.resolver.swiftName(shape, isOptional: true)
        default: throw Unsupported("a property of type \(context.resolver.swiftName(shape))")
        }
    }

    private func isKeptWhenEqual(_ property: PropertyDeclaration) -> Bool {
        Corrections.keptWhenEqual.contains(key(property))
    }

    private func key(_ property: PropertyDeclaration) -> String { "\(context.owner.cType):\(property.name)" }
}
