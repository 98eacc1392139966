// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `graphene_point_t`, since Graphene 1.0.
/// [Reference](https://ebassi.github.io/graphene/docs/)
nonisolated public struct GraphenePoint: Hashable, Sendable {
    /// Source: `graphene_point_t.x`.
    public var x: Float
    /// Source: `graphene_point_t.y`.
    public var y: Float

    /// Creates a structure from its fields.
    public init(x: Float, y: Float) {
        self.x = x
        self.y = y
    }

    @_alwaysEmitIntoClient
    init(_ value: graphene_point_t) {
        x = value.x
        y = value.y
    }

    @_alwaysEmitIntoClient
    var cValue: graphene_point_t {
        graphene_point_t(x: x, y: y)
    }

    /// Source: `graphene_point_distance`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func distance(_ b: GraphenePoint) -> (result: Float, dX: Float, dY: Float) {
        var structure = cValue
        var bValue = b.cValue
        var dX: Float = 0
        var dY: Float = 0
        let result = graphene_point_distance(&structure, &bValue, &dX, &dY)
        return (result, dX, dY)
    }

    /// Source: `graphene_point_equal`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func equal(_ b: GraphenePoint) -> Bool {
        var structure = cValue
        var bValue = b.cValue
        return graphene_point_equal(&structure, &bValue)
    }

    /// Source: `graphene_point_interpolate`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func interpolated(_ b: GraphenePoint, factor: Double) -> GraphenePoint {
        var structure = cValue
        var bValue = b.cValue
        var res = graphene_point_t()
        graphene_point_interpolate(&structure, &bValue, factor, &res)
        return GraphenePoint(res)
    }

    /// Source: `graphene_point_near`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func near(_ b: GraphenePoint, epsilon: Float) -> Bool {
        var structure = cValue
        var bValue = b.cValue
        return graphene_point_near(&structure, &bValue, epsilon)
    }

    /// Source: `graphene_point_zero`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public static var zero: GraphenePoint {
        GraphenePoint(cContent(of: graphene_point_zero()))
    }
}

extension GraphenePoint: ValueConvertible, NullableValue, OutParameterContent {
    /// The GType of the structure.
    public static var valueType: GType { GType(rawValue: graphene_point_get_type()) }

    /// Source: `g_value_get_boxed`.
    public static func read(from storage: ValueStorage) -> GraphenePoint {
        GraphenePoint(storage.address(of: graphene_point_t.self).pointee)
    }

    /// Source: `g_value_set_boxed`.
    public func write(to storage: ValueStorage) {
        var value = cValue
        g_value_set_boxed(storage.pointer, &value)
    }

    /// Returns an out parameter that reads and writes the structure in the storage.
    public static func outParameter(in storage: ValueStorage) -> OutParameter<GraphenePoint> {
        let address = storage.address(of: graphene_point_t.self)
        return OutParameter(get: { GraphenePoint(address.pointee) }, set: { address.pointee = $0.cValue })
    }
}
