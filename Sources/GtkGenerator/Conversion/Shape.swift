/// The way values of a type are converted from C to Swift and back.
indirect enum Shape {
    case none
    case boolean
    /// The `bool` of C, as opposed to `gboolean`.
    case nativeBoolean
    /// A C integer, by the name of its imported type, such as `Int32`. It is an `Int` in Swift if that holds every
    /// value, otherwise the imported type.
    case integer(cName: String)
    case float
    case double
    case unicodeScalar
    case string
    case type
    case enumeration(EnumerationDeclaration)
    /// A GObject.
    case object(ClassDeclaration)
    case interface(InterfaceDeclaration)
    /// A reference-counted instance that isn't a GObject.
    case referenceCounted(ClassDeclaration)
    /// A C structure that a wrapper owns.
    case boxed(RecordDeclaration)
    /// A C structure of numbers, represented by a Swift structure.
    case structure(RecordDeclaration)
    case value
    case variant
    case error
    case cairoContext
    /// A `NULL`-terminated array of strings. One with a separate length is an `array`.
    case strings
    case array(element: Shape, TypeReference.ArrayShape)
    case list(element: Shape)
    case callback(CallbackDeclaration)

    /// Whether C passes the value as a pointer, which can be `NULL`.
    var isPointer: Bool {
        switch self {
        case .none, .boolean, .nativeBoolean, .integer, .float, .double, .unicodeScalar, .type, .enumeration: false
        default: true
        }
    }

    /// Throws for a pointer to a number, which is an out parameter or the start of an array.
    func refusePointer(as type: TypeReference) throws(Unsupported) {
        if !isPointer, type.cType?.hasSuffix("*") == true { throw Unsupported("a pointer to numbers") }
    }
}

/// Finds the shapes and the Swift names of types.
struct ShapeResolver {
    let library: Library
    private let names: TypeNames

    init(library: Library) {
        self.library = library
        names = TypeNames(library.namespaces.flatMap(\.declarations))
    }

    func shape(of type: TypeReference) throws(Unsupported) -> Shape {
        let type = library.resolved(type)
        if let array = type.array { return try arrayShape(type, array) }
        if let shape = try fundamentalShape(type) { return shape }
        switch type.name {
        case "GObject.Value": return .value
        case "GLib.Variant": return .variant
        case "GLib.Error": return .error
        case "cairo.Context": return .cairoContext
        case "GLib.List", "GLib.SList": return try listShape(type)
        default: return try declaredShape(type)
        }
    }

    /// Returns the Swift spelling of a type that isn't optional.
    func swiftName(_ shape: Shape) -> String {
        switch shape {
        case .none: "Void"
        case .boolean, .nativeBoolean: "Bool"
        case .integer(let cName): cName == "UInt64" ? "UInt64" : "Int"
        case .float: "Float"
        case .double: "Double"
        case .unicodeScalar: "Unicode.Scalar"
        case .string: "String"
        case .type: "GType"
        case .enumeration(let declaration): name(declaration)
        case .object(let declaration), .referenceCounted(let declaration): name(declaration)
        case .interface(let declaration): "any " + name(declaration)
        case .boxed(let declaration), .structure(let declaration): name(declaration)
        case .value: "Value"
        case .variant: "Variant"
        case .error: "GLibError"
        case .cairoContext: "CairoContext"
        case .strings: "[String]"
        case .array(.integer("UInt8"), _), .array(.integer("Int8"), _): "[UInt8]"
        case .array(let element, _), .list(let element): "[\(swiftName(element))]"
        case .callback(let declaration): name(declaration)
        }
    }

    /// Returns the Swift spelling of a type that can be optional. Arrays and lists are empty instead of missing.
    func swiftName(_ shape: Shape, isOptional: Bool) -> String {
        guard isOptional, shape.isPointer else { return swiftName(shape) }
        return switch shape {
        case .interface: "(\(swiftName(shape)))?"
        case .strings, .array, .list: swiftName(shape)
        default: swiftName(shape) + "?"
        }
    }

    func name(_ declaration: any Declaration) -> String { names[declaration.qualifiedName] }

    /// Returns the name of a C type, qualified by its module if a Swift type has the same name.
    func cName(_ cType: String) -> String {
        guard let declaration = library.declaration(ofCType: cType), name(declaration) == cType else { return cType }
        return "CGtk." + cType
    }

    private func fundamentalShape(_ type: TypeReference) throws(Unsupported) -> Shape? {
        switch type.name {
        case "none":
            if type.cType?.hasSuffix("*") == true { throw Unsupported("an untyped pointer") }
            return Shape.none
        case "gboolean": return type.cType == "bool" ? .nativeBoolean : .boolean
        case "gint", "gint32": return .integer(cName: "Int32")
        case "guint", "guint32": return .integer(cName: "UInt32")
        case "gint8", "gchar": return .integer(cName: "Int8")
        case "guint8", "guchar": return .integer(cName: "UInt8")
        case "gint16", "gshort": return .integer(cName: "Int16")
        case "guint16", "gushort": return .integer(cName: "UInt16")
        case "glong", "gssize", "gint64", "goffset", "time_t", "off_t": return .integer(cName: "Int")
        case "gulong", "gsize", "guintptr": return .integer(cName: "UInt")
        case "guint64": return .integer(cName: "UInt64")
        case "GLib.Quark": return .integer(cName: "UInt32")
        case "gfloat": return .float
        case "gdouble": return .double
        case "gunichar": return .unicodeScalar
        case "utf8", "filename": return .string
        case "GType": return .type
        case "gpointer", "gconstpointer": throw Unsupported("an untyped pointer")
        case "varargs", "va_list": throw Unsupported("variadic arguments, which Swift does not import")
        case "anonymous callback": throw Unsupported("an anonymous callback type")
        default: return nil
        }
    }

    private func arrayShape(_ type: TypeReference, _ array: TypeReference.ArrayShape) throws(Unsupported) -> Shape {
        if let container = array.containerName { throw Unsupported("a \(container)") }
        guard let elementType = type.arguments.first else { throw Unsupported("an array without an element type") }
        var element = try shape(of: elementType)
        // Bytes that C declares as characters.
        if case .integer("UInt8") = element, let cType = type.cType, cType.contains("char"), !cType.contains("uchar") {
            element = .integer(cName: "Int8")
        }
        if case .string = element, array.lengthIndex == nil {
            guard array.isZeroTerminated else {
                throw Unsupported("an array of strings that is not NULL-terminated")
            }
            return .strings
        }
        return .array(element: element, array)
    }

    private func listShape(_ type: TypeReference) throws(Unsupported) -> Shape {
        guard let elementType = type.arguments.first else { throw Unsupported("a list without an element type") }
        let element = try shape(of: elementType)
        guard element.isPointer else { throw Unsupported("a list of numbers") }
        return .list(element: element)
    }

    private func declaredShape(_ type: TypeReference) throws(Unsupported) -> Shape {
        guard let declaration = library[type.name], library.isSelected(declaration) else {
            throw Unsupported("\(type.name), which has no wrapper")
        }
        switch declaration {
        case let declaration as EnumerationDeclaration: return .enumeration(declaration)
        case let declaration as ClassDeclaration:
            return library.isObject(declaration) ? .object(declaration) : .referenceCounted(declaration)
        case let declaration as InterfaceDeclaration: return .interface(declaration)
        case let declaration as RecordDeclaration:
            return StructureFields(declaration, resolver: self) != nil ? .structure(declaration) : .boxed(declaration)
        case let declaration as CallbackDeclaration: return .callback(declaration)
        default: throw Unsupported("\(type.name)")
        }
    }
}

/// The fields of a record that contains only numbers, and can therefore be a Swift structure.
struct StructureFields {
    let fields: [(name: String, shape: Shape)]

    init?(_ record: RecordDeclaration, resolver: ShapeResolver) {
        guard record.isComplete, !record.fields.isEmpty, !record.fields.contains(where: \.isPrivate) else { return nil }
        var fields: [(String, Shape)] = []
        for field in record.fields {
            // A nested structure is embedded, not pointed to.
            guard field.type.cType?.hasSuffix("*") != true,
                let shape = ifSupported(try resolver.shape(of: field.type))
            else {
                return nil
            }
            switch shape {
            case .integer, .float, .double, .structure: fields.append((field.name, shape))
            default: return nil
            }
        }
        self.fields = fields
    }
}
