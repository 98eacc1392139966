// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `graphene_size_t`, since Graphene 1.0.
/// [Reference](https://ebassi.github.io/graphene/docs/)
nonisolated public struct GrapheneSize: Hashable, Sendable {
    /// Source: `graphene_size_t.width`.
    public var width: Float
    /// Source: `graphene_size_t.height`.
    public var height: Float

    /// Creates a structure from its fields.
    public init(width: Float, height: Float) {
        self.width = width
        self.height = height
    }

    @_alwaysEmitIntoClient
    init(_ value: graphene_size_t) {
        width = value.width
        height = value.height
    }

    @_alwaysEmitIntoClient
    var cValue: graphene_size_t {
        graphene_size_t(width: width, height: height)
    }

    /// Source: `graphene_size_equal`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func equal(_ b: GrapheneSize) -> Bool {
        var structure = cValue
        var bValue = b.cValue
        return graphene_size_equal(&structure, &bValue)
    }

    /// Source: `graphene_size_interpolate`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func interpolated(_ b: GrapheneSize, factor: Double) -> GrapheneSize {
        var structure = cValue
        var bValue = b.cValue
        var res = graphene_size_t()
        graphene_size_interpolate(&structure, &bValue, factor, &res)
        return GrapheneSize(res)
    }

    /// Source: `graphene_size_scale`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func scaled(_ factor: Float) -> GrapheneSize {
        var structure = cValue
        var res = graphene_size_t()
        graphene_size_scale(&structure, factor, &res)
        return GrapheneSize(res)
    }

    /// Source: `graphene_size_zero`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public static var zero: GrapheneSize {
        GrapheneSize(cContent(of: graphene_size_zero()))
    }
}

extension GrapheneSize: ValueConvertible, NullableValue, OutParameterContent {
    /// The GType of the structure.
    public static var valueType: GType { GType(rawValue: graphene_size_get_type()) }

    /// Source: `g_value_get_boxed`.
    public static func read(from storage: ValueStorage) -> GrapheneSize {
        GrapheneSize(storage.address(of: graphene_size_t.self).pointee)
    }

    /// Source: `g_value_set_boxed`.
    public func write(to storage: ValueStorage) {
        var value = cValue
        g_value_set_boxed(storage.pointer, &value)
    }

    /// Returns an out parameter that reads and writes the structure in the storage.
    public static func outParameter(in storage: ValueStorage) -> OutParameter<GrapheneSize> {
        let address = storage.address(of: graphene_size_t.self)
        return OutParameter(get: { GrapheneSize(address.pointee) }, set: { address.pointee = $0.cValue })
    }
}
