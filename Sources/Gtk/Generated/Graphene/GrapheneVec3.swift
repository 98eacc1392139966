// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `graphene_vec3_t`.
/// [Reference](https://ebassi.github.io/graphene/docs/)
public final class GrapheneVec3: Boxed {
    @_alwaysEmitIntoClient
    var grapheneVec3Pointer: UnsafeMutablePointer<graphene_vec3_t> { pointer() }

    public override class var valueType: GType { GType(rawValue: graphene_vec3_get_type()) }

    /// Source: `graphene_vec3_alloc`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public convenience init() {
        self.init(instance: CInstance(graphene_vec3_alloc()), transfer: .full)
    }

    /// Source: `graphene_vec3_get_x`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public var x: Float {
        graphene_vec3_get_x(grapheneVec3Pointer)
    }

    /// Source: `graphene_vec3_get_y`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public var y: Float {
        graphene_vec3_get_y(grapheneVec3Pointer)
    }

    /// Source: `graphene_vec3_get_z`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public var z: Float {
        graphene_vec3_get_z(grapheneVec3Pointer)
    }

    /// Source: `graphene_vec3_add`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func adding(_ b: GrapheneVec3) -> GrapheneVec3 {
        var res = graphene_vec3_t()
        graphene_vec3_add(grapheneVec3Pointer, b.grapheneVec3Pointer, &res)
        return GrapheneVec3.wrapping(required: &res)
    }

    /// Source: `graphene_vec3_cross`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func cross(_ b: GrapheneVec3) -> GrapheneVec3 {
        var res = graphene_vec3_t()
        graphene_vec3_cross(grapheneVec3Pointer, b.grapheneVec3Pointer, &res)
        return GrapheneVec3.wrapping(required: &res)
    }

    /// Source: `graphene_vec3_divide`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func divided(_ b: GrapheneVec3) -> GrapheneVec3 {
        var res = graphene_vec3_t()
        graphene_vec3_divide(grapheneVec3Pointer, b.grapheneVec3Pointer, &res)
        return GrapheneVec3.wrapping(required: &res)
    }

    /// Source: `graphene_vec3_dot`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func dot(_ b: GrapheneVec3) -> Float {
        graphene_vec3_dot(grapheneVec3Pointer, b.grapheneVec3Pointer)
    }

    /// Source: `graphene_vec3_equal`, since Graphene 1.2.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func equal(_ v2: GrapheneVec3) -> Bool {
        graphene_vec3_equal(grapheneVec3Pointer, v2.grapheneVec3Pointer)
    }

    /// Source: `graphene_vec3_get_xy0`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func xy0() -> GrapheneVec3 {
        var res = graphene_vec3_t()
        graphene_vec3_get_xy0(grapheneVec3Pointer, &res)
        return GrapheneVec3.wrapping(required: &res)
    }

    /// Source: `graphene_vec3_get_xyz0`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func xyz0() -> GrapheneVec4 {
        var res = graphene_vec4_t()
        graphene_vec3_get_xyz0(grapheneVec3Pointer, &res)
        return GrapheneVec4.wrapping(required: &res)
    }

    /// Source: `graphene_vec3_get_xyz1`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func xyz1() -> GrapheneVec4 {
        var res = graphene_vec4_t()
        graphene_vec3_get_xyz1(grapheneVec3Pointer, &res)
        return GrapheneVec4.wrapping(required: &res)
    }

    /// Source: `graphene_vec3_get_xyzw`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func xyzw(_ w: Float) -> GrapheneVec4 {
        var res = graphene_vec4_t()
        graphene_vec3_get_xyzw(grapheneVec3Pointer, w, &res)
        return GrapheneVec4.wrapping(required: &res)
    }

    /// Source: `graphene_vec3_init`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public convenience init(x: Float, y: Float, z: Float) {
        self.init(instance: CInstance(graphene_vec3_init(graphene_vec3_alloc(), x, y, z)), transfer: .full)
    }

    /// Source: `graphene_vec3_init_from_float`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public static func fromFloat(_ src: [Float]) -> GrapheneVec3 {
        requireCount(src.count, 3)
        var srcValues = src
        return GrapheneVec3.wrapping(
            required: graphene_vec3_init_from_float(graphene_vec3_alloc(), &srcValues),
            transfer: .full
        )
    }

    /// Source: `graphene_vec3_init_from_vec3`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public static func fromVec3(_ src: GrapheneVec3) -> GrapheneVec3 {
        GrapheneVec3.wrapping(
            required: graphene_vec3_init_from_vec3(graphene_vec3_alloc(), src.grapheneVec3Pointer),
            transfer: .full
        )
    }

    /// Source: `graphene_vec3_interpolate`, since Graphene 1.10.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func interpolated(_ v2: GrapheneVec3, factor: Double) -> GrapheneVec3 {
        var res = graphene_vec3_t()
        graphene_vec3_interpolate(grapheneVec3Pointer, v2.grapheneVec3Pointer, factor, &res)
        return GrapheneVec3.wrapping(required: &res)
    }

    /// Source: `graphene_vec3_length`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func length() -> Float {
        graphene_vec3_length(grapheneVec3Pointer)
    }

    /// Source: `graphene_vec3_max`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func max(_ b: GrapheneVec3) -> GrapheneVec3 {
        var res = graphene_vec3_t()
        graphene_vec3_max(grapheneVec3Pointer, b.grapheneVec3Pointer, &res)
        return GrapheneVec3.wrapping(required: &res)
    }

    /// Source: `graphene_vec3_min`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func min(_ b: GrapheneVec3) -> GrapheneVec3 {
        var res = graphene_vec3_t()
        graphene_vec3_min(grapheneVec3Pointer, b.grapheneVec3Pointer, &res)
        return GrapheneVec3.wrapping(required: &res)
    }

    /// Source: `graphene_vec3_multiply`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func multiplied(_ b: GrapheneVec3) -> GrapheneVec3 {
        var res = graphene_vec3_t()
        graphene_vec3_multiply(grapheneVec3Pointer, b.grapheneVec3Pointer, &res)
        return GrapheneVec3.wrapping(required: &res)
    }

    /// Source: `graphene_vec3_near`, since Graphene 1.2.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    @discardableResult
    public func near(_ v2: GrapheneVec3, epsilon: Float) -> Bool {
        graphene_vec3_near(grapheneVec3Pointer, v2.grapheneVec3Pointer, epsilon)
    }

    /// Source: `graphene_vec3_negate`, since Graphene 1.2.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func negated() -> GrapheneVec3 {
        var res = graphene_vec3_t()
        graphene_vec3_negate(grapheneVec3Pointer, &res)
        return GrapheneVec3.wrapping(required: &res)
    }

    /// Source: `graphene_vec3_normalize`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func normalized() -> GrapheneVec3 {
        var res = graphene_vec3_t()
        graphene_vec3_normalize(grapheneVec3Pointer, &res)
        return GrapheneVec3.wrapping(required: &res)
    }

    /// Source: `graphene_vec3_scale`, since Graphene 1.2.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func scaled(_ factor: Float) -> GrapheneVec3 {
        var res = graphene_vec3_t()
        graphene_vec3_scale(grapheneVec3Pointer, factor, &res)
        return GrapheneVec3.wrapping(required: &res)
    }

    /// Source: `graphene_vec3_subtract`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func subtracting(_ b: GrapheneVec3) -> GrapheneVec3 {
        var res = graphene_vec3_t()
        graphene_vec3_subtract(grapheneVec3Pointer, b.grapheneVec3Pointer, &res)
        return GrapheneVec3.wrapping(required: &res)
    }

    /// Source: `graphene_vec3_one`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public static var one: GrapheneVec3 {
        GrapheneVec3.wrapping(required: graphene_vec3_one())
    }

    /// Source: `graphene_vec3_x_axis`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public static var xAxis: GrapheneVec3 {
        GrapheneVec3.wrapping(required: graphene_vec3_x_axis())
    }

    /// Source: `graphene_vec3_y_axis`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public static var yAxis: GrapheneVec3 {
        GrapheneVec3.wrapping(required: graphene_vec3_y_axis())
    }

    /// Source: `graphene_vec3_z_axis`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public static var zAxis: GrapheneVec3 {
        GrapheneVec3.wrapping(required: graphene_vec3_z_axis())
    }

    /// Source: `graphene_vec3_zero`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public static var zero: GrapheneVec3 {
        GrapheneVec3.wrapping(required: graphene_vec3_zero())
    }
}
