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

    /// Source: `graphene_rect_get_area`, since Graphene 1.10.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public var area: Float {
        var structure = cValue
        return graphene_rect_get_area(&structure)
    }

    /// Source: `graphene_rect_get_height`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public var height: Float {
        var structure = cValue
        return graphene_rect_get_height(&structure)
    }

    /// Source: `graphene_rect_get_width`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public var width: Float {
        var structure = cValue
        return graphene_rect_get_width(&structure)
    }

    /// Source: `graphene_rect_get_x`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public var x: Float {
        var structure = cValue
        return graphene_rect_get_x(&structure)
    }

    /// Source: `graphene_rect_get_y`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public var y: Float {
        var structure = cValue
        return graphene_rect_get_y(&structure)
    }

    /// Source: `graphene_rect_contains_point`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func containsPoint(_ p: GraphenePoint) -> Bool {
        var structure = cValue
        var pValue = p.cValue
        return graphene_rect_contains_point(&structure, &pValue)
    }

    /// Source: `graphene_rect_contains_rect`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func containsRect(_ b: GrapheneRect) -> Bool {
        var structure = cValue
        var bValue = b.cValue
        return graphene_rect_contains_rect(&structure, &bValue)
    }

    /// Source: `graphene_rect_equal`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func equal(_ b: GrapheneRect) -> Bool {
        var structure = cValue
        var bValue = b.cValue
        return graphene_rect_equal(&structure, &bValue)
    }

    /// Source: `graphene_rect_expand`, since Graphene 1.4.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func expanded(_ p: GraphenePoint) -> GrapheneRect {
        var structure = cValue
        var pValue = p.cValue
        var res = graphene_rect_t()
        graphene_rect_expand(&structure, &pValue, &res)
        return GrapheneRect(res)
    }

    /// Source: `graphene_rect_get_bottom_left`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func bottomLeft() -> GraphenePoint {
        var structure = cValue
        var p = graphene_point_t()
        graphene_rect_get_bottom_left(&structure, &p)
        return GraphenePoint(p)
    }

    /// Source: `graphene_rect_get_bottom_right`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func bottomRight() -> GraphenePoint {
        var structure = cValue
        var p = graphene_point_t()
        graphene_rect_get_bottom_right(&structure, &p)
        return GraphenePoint(p)
    }

    /// Source: `graphene_rect_get_center`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func center() -> GraphenePoint {
        var structure = cValue
        var p = graphene_point_t()
        graphene_rect_get_center(&structure, &p)
        return GraphenePoint(p)
    }

    /// Source: `graphene_rect_get_top_left`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func topLeft() -> GraphenePoint {
        var structure = cValue
        var p = graphene_point_t()
        graphene_rect_get_top_left(&structure, &p)
        return GraphenePoint(p)
    }

    /// Source: `graphene_rect_get_top_right`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func topRight() -> GraphenePoint {
        var structure = cValue
        var p = graphene_point_t()
        graphene_rect_get_top_right(&structure, &p)
        return GraphenePoint(p)
    }

    /// Source: `graphene_rect_inset_r`, since Graphene 1.4.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func insetBy(dX: Float, dY: Float) -> GrapheneRect {
        var structure = cValue
        var res = graphene_rect_t()
        graphene_rect_inset_r(&structure, dX, dY, &res)
        return GrapheneRect(res)
    }

    /// Source: `graphene_rect_interpolate`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func interpolated(_ b: GrapheneRect, factor: Double) -> GrapheneRect {
        var structure = cValue
        var bValue = b.cValue
        var res = graphene_rect_t()
        graphene_rect_interpolate(&structure, &bValue, factor, &res)
        return GrapheneRect(res)
    }

    /// Source: `graphene_rect_intersection`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func intersection(_ b: GrapheneRect) -> GrapheneRect? {
        var structure = cValue
        var bValue = b.cValue
        var res = graphene_rect_t()
        guard graphene_rect_intersection(&structure, &bValue, &res) else { return nil }
        return GrapheneRect(res)
    }

    /// Source: `graphene_rect_normalize_r`, since Graphene 1.4.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func normalized() -> GrapheneRect {
        var structure = cValue
        var res = graphene_rect_t()
        graphene_rect_normalize_r(&structure, &res)
        return GrapheneRect(res)
    }

    /// Source: `graphene_rect_offset_r`, since Graphene 1.4.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func offsetBy(dX: Float, dY: Float) -> GrapheneRect {
        var structure = cValue
        var res = graphene_rect_t()
        graphene_rect_offset_r(&structure, dX, dY, &res)
        return GrapheneRect(res)
    }

    /// Source: `graphene_rect_round`, since Graphene 1.4; deprecated.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func rounded() -> GrapheneRect {
        var structure = cValue
        var res = graphene_rect_t()
        graphene_rect_round(&structure, &res)
        return GrapheneRect(res)
    }

    /// Source: `graphene_rect_round_extents`, since Graphene 1.10.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func roundedExtents() -> GrapheneRect {
        var structure = cValue
        var res = graphene_rect_t()
        graphene_rect_round_extents(&structure, &res)
        return GrapheneRect(res)
    }

    /// Source: `graphene_rect_scale`, since Graphene 1.10.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func scaled(sH: Float, sV: Float) -> GrapheneRect {
        var structure = cValue
        var res = graphene_rect_t()
        graphene_rect_scale(&structure, sH, sV, &res)
        return GrapheneRect(res)
    }

    /// Source: `graphene_rect_union`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func union(_ b: GrapheneRect) -> GrapheneRect {
        var structure = cValue
        var bValue = b.cValue
        var res = graphene_rect_t()
        graphene_rect_union(&structure, &bValue, &res)
        return GrapheneRect(res)
    }

    /// Source: `graphene_rect_zero`, since Graphene 1.4.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public static var zero: GrapheneRect {
        GrapheneRect(cContent(of: graphene_rect_zero()))
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
