// The declarations of a GIR file, without XML. Names have the spelling of the GIR file; the names of types are
// qualified by their namespace.

/// A namespace, which is one GIR file.
struct Namespace {
    let name: String
    var classes: [ClassDeclaration] = []
    var interfaces: [InterfaceDeclaration] = []
    var records: [RecordDeclaration] = []
    var enumerations: [EnumerationDeclaration] = []
    var callbacks: [CallbackDeclaration] = []
    /// The functions that belong to no type.
    var functions: [Callable] = []
    /// The numeric constants, by name.
    var constants: [String: Int64] = [:]
    /// The aliased types, by the name of the alias.
    var aliases: [String: TypeReference] = [:]

    var declarations: [any Declaration] {
        classes as [any Declaration] + interfaces + records + enumerations + callbacks
    }
}

/// A declaration of a type.
protocol Declaration {
    var namespace: String { get }
    var name: String { get }
    var cType: String { get }
    var version: String? { get }
    var isDeprecated: Bool { get }
}

extension Declaration {
    /// The name with its namespace, such as `Gtk.Button`.
    var qualifiedName: String { "\(namespace).\(name)" }
}

/// A class or an interface, which have members.
protocol MemberDeclaring: Declaration {
    var typeName: String { get }
    var getType: String { get }
    var constructors: [Callable] { get }
    var methods: [Callable] { get }
    var functions: [Callable] { get }
    var properties: [PropertyDeclaration] { get }
    var signals: [SignalDeclaration] { get }
}

struct ClassDeclaration: MemberDeclaring {
    let namespace: String
    let name: String
    let cType: String
    let typeName: String
    let getType: String
    let version: String?
    let isDeprecated: Bool
    let isAbstract: Bool
    /// The parent class, with its namespace.
    let parent: String?
    let interfaces: [String]
    /// Whether C declares the contents of the instance's structure, so that Swift imports a typed pointer.
    let isComplete: Bool
    /// The function that retains an instance, if the class isn't a GObject.
    let referenceFunction: String?
    let unreferenceFunction: String?
    var constructors: [Callable]
    var methods: [Callable]
    var functions: [Callable]
    var properties: [PropertyDeclaration]
    var signals: [SignalDeclaration]
}

struct InterfaceDeclaration: MemberDeclaring {
    let namespace: String
    let name: String
    let cType: String
    let typeName: String
    let getType: String
    let version: String?
    let isDeprecated: Bool
    let prerequisites: [String]
    var constructors: [Callable]
    var methods: [Callable]
    var functions: [Callable]
    var properties: [PropertyDeclaration]
    var signals: [SignalDeclaration]
}

struct RecordDeclaration: Declaration {
    struct Field {
        let name: String
        let type: TypeReference
        let isPrivate: Bool
    }

    let namespace: String
    let name: String
    let cType: String
    let version: String?
    let isDeprecated: Bool
    /// The function that registers the boxed type; `nil` if there is none.
    let getType: String?
    let fields: [Field]
    let isComplete: Bool
    var constructors: [Callable]
    var methods: [Callable]
    var functions: [Callable]
}

struct EnumerationDeclaration: Declaration {
    struct Member {
        let name: String
        let value: Int64
        let cIdentifier: String
    }

    let namespace: String
    let name: String
    let cType: String
    let version: String?
    let isDeprecated: Bool
    let getType: String?
    /// The name of the error domain whose codes the members are; `nil` for none.
    let errorDomain: String?
    let isFlags: Bool
    let members: [Member]
}

struct CallbackDeclaration: Declaration {
    let namespace: String
    let name: String
    let cType: String
    let version: String?
    let isDeprecated: Bool
    let callable: Callable
}

/// A function, method, constructor, or callback.
struct Callable {
    enum Kind {
        case constructor, method, function, callback
    }

    let kind: Kind
    var name: String
    let cIdentifier: String
    let version: String?
    let isDeprecated: Bool
    let isIntrospectable: Bool
    /// Whether another function replaces this one for languages other than C.
    let isShadowed: Bool
    var parameters: [Parameter]
    /// The instance that a method is called on. A few methods take ownership of it.
    let instance: Parameter?
    var result: Result
    let canFail: Bool

    struct Result {
        var type: TypeReference
        var transfer: Transfer
        let isNullable: Bool
    }
}

struct Parameter {
    enum Direction: String {
        case `in`, out, `inout`
    }

    enum Scope: String {
        case call, notified, async, forever
    }

    var name: String
    let type: TypeReference
    let direction: Direction
    let transfer: Transfer
    var isNullable: Bool
    let isCallerAllocated: Bool
    /// The lifetime of a callback; `nil` for other parameters.
    let scope: Scope?
    let closureIndex: Int?
    let destroyIndex: Int?
}

enum Transfer: String {
    case none, container, full
}

/// A reference to a type.
struct TypeReference: Hashable {
    /// The name with its namespace, such as `Gtk.Widget`, or the name of a fundamental type, such as `gint`.
    var name: String
    /// The C spelling, such as `const GtkWidget*`. GIR omits it for properties and signals.
    var cType: String?
    /// The element type of a list or an array.
    var arguments: [TypeReference] = []
    var array: ArrayShape?

    /// The length of an array; `nil` for other types.
    struct ArrayShape: Hashable {
        let lengthIndex: Int?
        let isZeroTerminated: Bool
        let fixedSize: Int?
        /// The container type, such as `GLib.PtrArray`; `nil` for a C array.
        let containerName: String?
    }
}

struct PropertyDeclaration {
    let name: String
    let type: TypeReference
    let isReadable: Bool
    let isWritable: Bool
    let isConstructOnly: Bool
    let transfer: Transfer
    /// The names of the methods that get and set the property.
    let getter: String?
    let setter: String?
    let version: String?
    let isDeprecated: Bool
    let isIntrospectable: Bool
}

struct SignalDeclaration {
    let name: String
    let parameters: [Parameter]
    let result: Callable.Result
    let isDetailed: Bool
    let version: String?
    let isDeprecated: Bool
    let isIntrospectable: Bool
}
