// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `graphene_rect_t`, since Graphene 1.0.
/// [Reference](https://ebassi.github.io/graphene/docs/)
nonisolated public struct GrapheneRect: Hashable, Sendable {
    /// Source: `graphene_rect_t.origin`.
    public var origin: GraphenePoint
    /// Source: `graphene_rect_t.size`.
    public var size: GrapheneSize

    /// Creates a structure from its fields.
    public init(origin: GraphenePoint, size: GrapheneSize) {
        self.origin = origin
        self.size = size
    }

    @_alwaysEmitIntoClient
    init(_ value: graphene_rect_t) {
        origin = GraphenePoint(value.origin)
        size = GrapheneSize(value.size)
    }

    @_alwaysEmitIntoClient
    var cValue: graphene_rect_t {
        graphene_rect_t(origin: origin.cValue, size: size.cValue)
    }
}

extension GrapheneRect: ValueConvertible, NullableValue, OutParameterContent {
    /// The GType of the structure.
    public static var valueType: GType { GType(rawValue: graphene_rect_get_type()) }

    /// Source: `g_value_get_boxed`.
    public static func read(from storage: ValueStorage) -> GrapheneRect {
        GrapheneRect(storage.address(of: graphene_rect_t.self).pointee)
    }

    /// Source: `g_value_set_boxed`.
    public func write(to storage: ValueStorage) {
        var value = cValue
        g_value_set_boxed(storage.pointer, &value)
    }

    /// Returns an out parameter that reads and writes the structure in the storage.
    public static func outParameter(in storage: ValueStorage) -> OutParameter<GrapheneRect> {
        let address = storage.address(of: graphene_rect_t.self)
        return OutParameter(get: { GrapheneRect(address.pointee) }, set: { address.pointee = $0.cValue })
    }
}
