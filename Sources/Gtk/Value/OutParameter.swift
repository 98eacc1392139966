import CGtk

/// A location that a signal handler can write to.
///
/// The location is valid until the handler returns.
///
/// Source: a signal parameter with the direction `out` or `inout`.
public struct OutParameter<Content: OutParameterContent>: ValueConvertible {
    private let get: () -> Content
    private let set: (Content) -> Void

    init(get: @escaping () -> Content, set: @escaping (Content) -> Void) {
        self.get = get
        self.set = set
    }

    /// The value at the location. The emitter reads it after the handler returns.
    public var content: Content {
        get { get() }
        nonmutating set { set(newValue) }
    }

    /// The GObject type of such values.
    ///
    /// Source: `G_TYPE_POINTER`.
    public static var valueType: GType { .pointer }

    /// Returns whether a type can represent a location.
    public static func canHold(_ type: GType) -> Bool { [.pointer, .boxed].contains(type.fundamental) }

    /// Reads the location from a signal's argument.
    public static func read(from storage: ValueStorage) -> OutParameter<Content> { Content.outParameter(in: storage) }

    /// Does nothing. Only the emitter of a signal provides locations.
    public func write(to storage: ValueStorage) {}
}

/// A value that a signal handler can write to an ``OutParameter``.
public protocol OutParameterContent {
    /// Returns the location in a signal's argument.
    ///
    /// - Parameter storage: The signal's argument.
    static func outParameter(in storage: ValueStorage) -> OutParameter<Self>
}

extension Int: OutParameterContent {
    /// Returns the location of a C `int`.
    public static func outParameter(in storage: ValueStorage) -> OutParameter<Int> {
        let address = storage.address(of: gint.self)
        return OutParameter(get: { Int(address.pointee) }, set: { address.pointee = cInteger($0) })
    }
}

extension Double: OutParameterContent {
    /// Returns the location of a C `double`.
    public static func outParameter(in storage: ValueStorage) -> OutParameter<Double> {
        let address = storage.address(of: gdouble.self)
        return OutParameter(get: { address.pointee }, set: { address.pointee = $0 })
    }
}
