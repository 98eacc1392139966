import CGtk

/// A place that a signal's handler may write to.
///
/// It is valid until the handler returns.
///
/// Source: a signal's parameter of the direction `out` or `inout`.
public struct OutParameter<Content: OutParameterContent>: ValueConvertible {
    private let get: () -> Content
    private let set: (Content) -> Void

    init(get: @escaping () -> Content, set: @escaping (Content) -> Void) {
        self.get = get
        self.set = set
    }

    /// What is there; what the handler leaves there counts.
    public var content: Content {
        get { get() }
        nonmutating set { set(newValue) }
    }

    /// Source: `G_TYPE_POINTER`.
    public static var valueType: GType { .pointer }

    /// Whether the type is one that places are given as.
    public static func canHold(_ type: GType) -> Bool { [.pointer, .boxed].contains(type.fundamental) }

    /// The place that the signal's emitter gave.
    public static func read(from storage: ValueStorage) -> OutParameter<Content> { Content.outParameter(in: storage) }

    /// Does nothing: only the emitter of a signal has places to give.
    public func write(to storage: ValueStorage) {}
}

/// What a signal's handler can write to a ``OutParameter``.
public protocol OutParameterContent {
    /// The place that a signal's emitter gave.
    ///
    /// - Parameter storage: The signal's argument.
    static func outParameter(in storage: ValueStorage) -> OutParameter<Self>
}

extension Int: OutParameterContent {
    /// A place for a C `int`.
    public static func outParameter(in storage: ValueStorage) -> OutParameter<Int> {
        let address = storage.address(of: gint.self)
        return OutParameter(get: { Int(address.pointee) }, set: { address.pointee = cInteger($0) })
    }
}

extension Double: OutParameterContent {
    /// A place for a C `double`.
    public static func outParameter(in storage: ValueStorage) -> OutParameter<Double> {
        let address = storage.address(of: gdouble.self)
        return OutParameter(get: { address.pointee }, set: { address.pointee = $0 })
    }
}
