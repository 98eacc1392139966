// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `graphene_point3d_t`, since Graphene 1.0.
/// [Reference](https://ebassi.github.io/graphene/docs/)
nonisolated public struct GraphenePoint3D: Hashable, Sendable {
    /// Source: `graphene_point3d_t.x`.
    public var x: Float
    /// Source: `graphene_point3d_t.y`.
    public var y: Float
    /// Source: `graphene_point3d_t.z`.
    public var z: Float

    /// Creates a structure from its fields.
    public init(x: Float, y: Float, z: Float) {
        self.x = x
        self.y = y
        self.z = z
    }

    @_alwaysEmitIntoClient
    init(_ value: graphene_point3d_t) {
        x = value.x
        y = value.y
        z = value.z
    }

    @_alwaysEmitIntoClient
    var cValue: graphene_point3d_t {
        graphene_point3d_t(x: x, y: y, z: z)
    }
}

extension GraphenePoint3D: ValueConvertible, NullableValue, OutParameterContent {
    /// The GType of the structure.
    public static var valueType: GType { GType(rawValue: graphene_point3d_get_type()) }

    /// Source: `g_value_get_boxed`.
    public static func read(from storage: ValueStorage) -> GraphenePoint3D {
        GraphenePoint3D(storage.address(of: graphene_point3d_t.self).pointee)
    }

    /// Source: `g_value_set_boxed`.
    public func write(to storage: ValueStorage) {
        var value = cValue
        g_value_set_boxed(storage.pointer, &value)
    }

    /// Returns an out parameter that reads and writes the structure in the storage.
    public static func outParameter(in storage: ValueStorage) -> OutParameter<GraphenePoint3D> {
        let address = storage.address(of: graphene_point3d_t.self)
        return OutParameter(get: { GraphenePoint3D(address.pointee) }, set: { address.pointee = $0.cValue })
    }
}
