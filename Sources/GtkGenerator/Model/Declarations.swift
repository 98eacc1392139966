// What a GIR file says, free of XML. Names are as C's introspection spells them; a type's name has its namespace.

/// A namespace: one GIR file.
struct Namespace {
    let name: String
    var classes: [ClassDeclaration] = []
    var interfaces: [InterfaceDeclaration] = []
    var records: [RecordDeclaration] = []
    var enumerations: [EnumerationDeclaration] = []
    var callbacks: [CallbackDeclaration] = []
    /// Constants that are numbers, by name.
    var constants: [String: Int64] = [:]
    /// Aliases of other types, by name.
    var aliases: [String: TypeReference] = [:]

    var declarations: [any Declaration] {
        classes as [any Declaration] + interfaces + records + enumerations + callbacks
    }
}

/// What all declarations of a type have.
protocol Declaration {
    var namespace: String { get }
    var name: String { get }
    var cType: String { get }
    var version: String? { get }
    var isDeprecated: Bool { get }
}

extension Declaration {
    /// The name with its namespace, `Gtk.Button`.
    var qualifiedName: String { "\(namespace).\(name)" }
}

/// What classes and interfaces have in common: members.
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
    /// Whether C declares what the instance's structure contains, so that Swift imports a typed pointer.
    let isComplete: Bool
    /// How to count references, where the class is no GObject.
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
    /// The function that registers the boxed type, where there is one.
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

/// A function, in the wide sense: what can be called, or is called back.
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
    /// Another function takes this one's place for languages other than C.
    let isShadowed: Bool
    var parameters: [Parameter]
    /// The instance that a method is called on; its ownership, for the few that consume it.
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
    /// For a callback: how long it is kept, and the places of the parameters for its data and for freeing it.
    let scope: Scope?
    let closureIndex: Int?
    let destroyIndex: Int?
}

enum Transfer: String {
    case none, container, full
}

/// The use of a type.
struct TypeReference: Hashable {
    /// With its namespace, `Gtk.Widget`, or one of the fundamental ones, `gint`.
    var name: String
    /// As C spells it, `const GtkWidget*`; GIR leaves it out for properties and signals.
    var cType: String?
    /// What a list contains.
    var arguments: [TypeReference] = []
    var array: ArrayShape?

    /// For an array, whose element type is the only argument.
    struct ArrayShape: Hashable {
        let lengthIndex: Int?
        let isZeroTerminated: Bool
        let fixedSize: Int?
        /// `GLib.PtrArray` and the like, where the array is an object of its own.
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
    /// The methods that read and write the property, by name.
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
