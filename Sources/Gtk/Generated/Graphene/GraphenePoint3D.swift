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

    /// Source: `graphene_point3d_cross`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func cross(_ b: GraphenePoint3D) -> GraphenePoint3D {
        var structure = cValue
        var bValue = b.cValue
        var res = graphene_point3d_t()
        graphene_point3d_cross(&structure, &bValue, &res)
        return GraphenePoint3D(res)
    }

    /// Source: `graphene_point3d_dot`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func dot(_ b: GraphenePoint3D) -> Float {
        var structure = cValue
        var bValue = b.cValue
        return graphene_point3d_dot(&structure, &bValue)
    }

    /// Source: `graphene_point3d_equal`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func equal(_ b: GraphenePoint3D) -> Bool {
        var structure = cValue
        var bValue = b.cValue
        return graphene_point3d_equal(&structure, &bValue)
    }

    /// Source: `graphene_point3d_interpolate`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func interpolated(_ b: GraphenePoint3D, factor: Double) -> GraphenePoint3D {
        var structure = cValue
        var bValue = b.cValue
        var res = graphene_point3d_t()
        graphene_point3d_interpolate(&structure, &bValue, factor, &res)
        return GraphenePoint3D(res)
    }

    /// Source: `graphene_point3d_length`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func length() -> Float {
        var structure = cValue
        return graphene_point3d_length(&structure)
    }

    /// Source: `graphene_point3d_near`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func near(_ b: GraphenePoint3D, epsilon: Float) -> Bool {
        var structure = cValue
        var bValue = b.cValue
        return graphene_point3d_near(&structure, &bValue, epsilon)
    }

    /// Source: `graphene_point3d_normalize`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func normalized() -> GraphenePoint3D {
        var structure = cValue
        var res = graphene_point3d_t()
        graphene_point3d_normalize(&structure, &res)
        return GraphenePoint3D(res)
    }

    /// Source: `graphene_point3d_normalize_viewport`, since Graphene 1.4.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func normalizedInViewport(_ viewport: GrapheneRect, zNear: Float, zFar: Float) -> GraphenePoint3D {
        var structure = cValue
        var viewportValue = viewport.cValue
        var res = graphene_point3d_t()
        graphene_point3d_normalize_viewport(&structure, &viewportValue, zNear, zFar, &res)
        return GraphenePoint3D(res)
    }

    /// Source: `graphene_point3d_scale`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func scaled(_ factor: Float) -> GraphenePoint3D {
        var structure = cValue
        var res = graphene_point3d_t()
        graphene_point3d_scale(&structure, factor, &res)
        return GraphenePoint3D(res)
    }

    /// Source: `graphene_point3d_zero`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public static var zero: GraphenePoint3D {
        GraphenePoint3D(cContent(of: graphene_point3d_zero()))
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
