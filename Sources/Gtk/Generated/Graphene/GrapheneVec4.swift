// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `graphene_vec4_t`.
/// [Reference](https://ebassi.github.io/graphene/docs/)
public final class GrapheneVec4: Boxed {
    @_alwaysEmitIntoClient
    var grapheneVec4Pointer: UnsafeMutablePointer<graphene_vec4_t> { pointer() }

    public override class var valueType: GType { GType(rawValue: graphene_vec4_get_type()) }

    /// Source: `graphene_vec4_alloc`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public convenience init() {
        self.init(instance: CInstance(graphene_vec4_alloc()), transfer: .full)
    }

    /// Source: `graphene_vec4_get_w`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public var w: Float {
        graphene_vec4_get_w(grapheneVec4Pointer)
    }

    /// Source: `graphene_vec4_get_x`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public var x: Float {
        graphene_vec4_get_x(grapheneVec4Pointer)
    }

    /// Source: `graphene_vec4_get_y`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public var y: Float {
        graphene_vec4_get_y(grapheneVec4Pointer)
    }

    /// Source: `graphene_vec4_get_z`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public var z: Float {
        graphene_vec4_get_z(grapheneVec4Pointer)
    }

    /// Source: `graphene_vec4_add`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func adding(_ b: GrapheneVec4) -> GrapheneVec4 {
        var res = graphene_vec4_t()
        graphene_vec4_add(grapheneVec4Pointer, b.grapheneVec4Pointer, &res)
        return GrapheneVec4.wrapping(required: &res)
    }

    /// Source: `graphene_vec4_divide`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func divided(_ b: GrapheneVec4) -> GrapheneVec4 {
        var res = graphene_vec4_t()
        graphene_vec4_divide(grapheneVec4Pointer, b.grapheneVec4Pointer, &res)
        return GrapheneVec4.wrapping(required: &res)
    }

    /// Source: `graphene_vec4_dot`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func dot(_ b: GrapheneVec4) -> Float {
        graphene_vec4_dot(grapheneVec4Pointer, b.grapheneVec4Pointer)
    }

    /// Source: `graphene_vec4_equal`, since Graphene 1.2.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func equal(_ v2: GrapheneVec4) -> Bool {
        graphene_vec4_equal(grapheneVec4Pointer, v2.grapheneVec4Pointer)
    }

    /// Source: `graphene_vec4_get_xyz`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func xyz() -> GrapheneVec3 {
        var res = graphene_vec3_t()
        graphene_vec4_get_xyz(grapheneVec4Pointer, &res)
        return GrapheneVec3.wrapping(required: &res)
    }

    /// Source: `graphene_vec4_init`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public convenience init(x: Float, y: Float, z: Float, w: Float) {
        self.init(instance: CInstance(graphene_vec4_init(graphene_vec4_alloc(), x, y, z, w)), transfer: .full)
    }

    /// Source: `graphene_vec4_init_from_float`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public static func fromFloat(_ src: [Float]) -> GrapheneVec4 {
        requireCount(src.count, 4)
        var srcValues = src
        return GrapheneVec4.wrapping(
            required: graphene_vec4_init_from_float(graphene_vec4_alloc(), &srcValues),
            transfer: .full
        )
    }

    /// Source: `graphene_vec4_init_from_vec3`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public static func fromVec3(_ src: GrapheneVec3, w: Float) -> GrapheneVec4 {
        GrapheneVec4.wrapping(
            required: graphene_vec4_init_from_vec3(graphene_vec4_alloc(), src.grapheneVec3Pointer, w),
            transfer: .full
        )
    }

    /// Source: `graphene_vec4_init_from_vec4`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public static func fromVec4(_ src: GrapheneVec4) -> GrapheneVec4 {
        GrapheneVec4.wrapping(
            required: graphene_vec4_init_from_vec4(graphene_vec4_alloc(), src.grapheneVec4Pointer),
            transfer: .full
        )
    }

    /// Source: `graphene_vec4_interpolate`, since Graphene 1.10.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func interpolated(_ v2: GrapheneVec4, factor: Double) -> GrapheneVec4 {
        var res = graphene_vec4_t()
        graphene_vec4_interpolate(grapheneVec4Pointer, v2.grapheneVec4Pointer, factor, &res)
        return GrapheneVec4.wrapping(required: &res)
    }

    /// Source: `graphene_vec4_length`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func length() -> Float {
        graphene_vec4_length(grapheneVec4Pointer)
    }

    /// Source: `graphene_vec4_max`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func max(_ b: GrapheneVec4) -> GrapheneVec4 {
        var res = graphene_vec4_t()
        graphene_vec4_max(grapheneVec4Pointer, b.grapheneVec4Pointer, &res)
        return GrapheneVec4.wrapping(required: &res)
    }

    /// Source: `graphene_vec4_min`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func min(_ b: GrapheneVec4) -> GrapheneVec4 {
        var res = graphene_vec4_t()
        graphene_vec4_min(grapheneVec4Pointer, b.grapheneVec4Pointer, &res)
        return GrapheneVec4.wrapping(required: &res)
    }

    /// Source: `graphene_vec4_multiply`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func multiplied(_ b: GrapheneVec4) -> GrapheneVec4 {
        var res = graphene_vec4_t()
        graphene_vec4_multiply(grapheneVec4Pointer, b.grapheneVec4Pointer, &res)
        return GrapheneVec4.wrapping(required: &res)
    }

    /// Source: `graphene_vec4_near`, since Graphene 1.2.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    @discardableResult
    public func near(_ v2: GrapheneVec4, epsilon: Float) -> Bool {
        graphene_vec4_near(grapheneVec4Pointer, v2.grapheneVec4Pointer, epsilon)
    }

    /// Source: `graphene_vec4_negate`, since Graphene 1.2.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func negated() -> GrapheneVec4 {
        var res = graphene_vec4_t()
        graphene_vec4_negate(grapheneVec4Pointer, &res)
        return GrapheneVec4.wrapping(required: &res)
    }

    /// Source: `graphene_vec4_normalize`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func normalized() -> GrapheneVec4 {
        var res = graphene_vec4_t()
        graphene_vec4_normalize(grapheneVec4Pointer, &res)
        return GrapheneVec4.wrapping(required: &res)
    }

    /// Source: `graphene_vec4_scale`, since Graphene 1.2.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func scaled(_ factor: Float) -> GrapheneVec4 {
        var res = graphene_vec4_t()
        graphene_vec4_scale(grapheneVec4Pointer, factor, &res)
        return GrapheneVec4.wrapping(required: &res)
    }

    /// Source: `graphene_vec4_subtract`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func subtracting(_ b: GrapheneVec4) -> GrapheneVec4 {
        var res = graphene_vec4_t()
        graphene_vec4_subtract(grapheneVec4Pointer, b.grapheneVec4Pointer, &res)
        return GrapheneVec4.wrapping(required: &res)
    }

    /// Source: `graphene_vec4_one`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public static var one: GrapheneVec4 {
        GrapheneVec4.wrapping(required: graphene_vec4_one())
    }

    /// Source: `graphene_vec4_w_axis`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public static var wAxis: GrapheneVec4 {
        GrapheneVec4.wrapping(required: graphene_vec4_w_axis())
    }

    /// Source: `graphene_vec4_x_axis`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public static var xAxis: GrapheneVec4 {
        GrapheneVec4.wrapping(required: graphene_vec4_x_axis())
    }

    /// Source: `graphene_vec4_y_axis`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public static var yAxis: GrapheneVec4 {
        GrapheneVec4.wrapping(required: graphene_vec4_y_axis())
    }

    /// Source: `graphene_vec4_z_axis`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public static var zAxis: GrapheneVec4 {
        GrapheneVec4.wrapping(required: graphene_vec4_z_axis())
    }

    /// Source: `graphene_vec4_zero`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public static var zero: GrapheneVec4 {
        GrapheneVec4.wrapping(required: graphene_vec4_zero())
    }
}
