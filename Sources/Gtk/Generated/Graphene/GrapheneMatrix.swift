// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `graphene_matrix_t`.
/// [Reference](https://ebassi.github.io/graphene/docs/)
public final class GrapheneMatrix: Boxed {
    @_alwaysEmitIntoClient
    var grapheneMatrixPointer: UnsafeMutablePointer<graphene_matrix_t> { pointer() }

    public override class var valueType: GType { GType(rawValue: graphene_matrix_get_type()) }

    /// Source: `graphene_matrix_alloc`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public convenience init() {
        self.init(instance: CInstance(graphene_matrix_alloc()), transfer: .full)
    }

    /// Source: `graphene_matrix_get_x_scale`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public var xScale: Float {
        graphene_matrix_get_x_scale(grapheneMatrixPointer)
    }

    /// Source: `graphene_matrix_get_x_translation`, since Graphene 1.10.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public var xTranslation: Float {
        graphene_matrix_get_x_translation(grapheneMatrixPointer)
    }

    /// Source: `graphene_matrix_get_y_scale`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public var yScale: Float {
        graphene_matrix_get_y_scale(grapheneMatrixPointer)
    }

    /// Source: `graphene_matrix_get_y_translation`, since Graphene 1.10.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public var yTranslation: Float {
        graphene_matrix_get_y_translation(grapheneMatrixPointer)
    }

    /// Source: `graphene_matrix_get_z_scale`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public var zScale: Float {
        graphene_matrix_get_z_scale(grapheneMatrixPointer)
    }

    /// Source: `graphene_matrix_get_z_translation`, since Graphene 1.10.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public var zTranslation: Float {
        graphene_matrix_get_z_translation(grapheneMatrixPointer)
    }

    /// Source: `graphene_matrix_is_2d`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public var is2d: Bool {
        graphene_matrix_is_2d(grapheneMatrixPointer)
    }

    /// Source: `graphene_matrix_is_backface_visible`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public var isBackfaceVisible: Bool {
        graphene_matrix_is_backface_visible(grapheneMatrixPointer)
    }

    /// Source: `graphene_matrix_is_identity`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public var isIdentity: Bool {
        graphene_matrix_is_identity(grapheneMatrixPointer)
    }

    /// Source: `graphene_matrix_is_singular`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public var isSingular: Bool {
        graphene_matrix_is_singular(grapheneMatrixPointer)
    }

    /// Source: `graphene_matrix_determinant`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func determinant() -> Float {
        graphene_matrix_determinant(grapheneMatrixPointer)
    }

    /// Source: `graphene_matrix_equal`, since Graphene 1.10.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func equal(_ b: GrapheneMatrix) -> Bool {
        graphene_matrix_equal(grapheneMatrixPointer, b.grapheneMatrixPointer)
    }

    /// Source: `graphene_matrix_equal_fast`, since Graphene 1.10.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func equalFast(_ b: GrapheneMatrix) -> Bool {
        graphene_matrix_equal_fast(grapheneMatrixPointer, b.grapheneMatrixPointer)
    }

    /// Source: `graphene_matrix_get_row`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func row(_ index: Int) -> GrapheneVec4 {
        var res = graphene_vec4_t()
        graphene_matrix_get_row(grapheneMatrixPointer, cInteger(index), &res)
        return GrapheneVec4.wrapping(required: &res)
    }

    /// Source: `graphene_matrix_get_value`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func value(row: Int, col: Int) -> Float {
        graphene_matrix_get_value(grapheneMatrixPointer, cInteger(row), cInteger(col))
    }

    /// Source: `graphene_matrix_init_from_2d`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public static func from2d(xx: Double, yx: Double, xy: Double, yy: Double, x0: Double, y0: Double) -> GrapheneMatrix
    {
        GrapheneMatrix.wrapping(
            required: graphene_matrix_init_from_2d(graphene_matrix_alloc(), xx, yx, xy, yy, x0, y0),
            transfer: .full
        )
    }

    /// Source: `graphene_matrix_init_from_float`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public static func fromFloat(_ v: [Float]) -> GrapheneMatrix {
        requireCount(v.count, 16)
        var vValues = v
        return GrapheneMatrix.wrapping(
            required: graphene_matrix_init_from_float(graphene_matrix_alloc(), &vValues),
            transfer: .full
        )
    }

    /// Source: `graphene_matrix_init_from_matrix`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public static func fromMatrix(_ src: GrapheneMatrix) -> GrapheneMatrix {
        GrapheneMatrix.wrapping(
            required: graphene_matrix_init_from_matrix(graphene_matrix_alloc(), src.grapheneMatrixPointer),
            transfer: .full
        )
    }

    /// Source: `graphene_matrix_init_from_vec4`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public static func fromVec4(_ v0: GrapheneVec4, v1: GrapheneVec4, v2: GrapheneVec4, v3: GrapheneVec4)
        -> GrapheneMatrix
    {
        GrapheneMatrix.wrapping(
            required: graphene_matrix_init_from_vec4(
                graphene_matrix_alloc(),
                v0.grapheneVec4Pointer,
                v1.grapheneVec4Pointer,
                v2.grapheneVec4Pointer,
                v3.grapheneVec4Pointer
            ),
            transfer: .full
        )
    }

    /// Source: `graphene_matrix_init_frustum`, since Graphene 1.2.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public static func frustum(left: Float, right: Float, bottom: Float, top: Float, zNear: Float, zFar: Float)
        -> GrapheneMatrix
    {
        GrapheneMatrix.wrapping(
            required: graphene_matrix_init_frustum(graphene_matrix_alloc(), left, right, bottom, top, zNear, zFar),
            transfer: .full
        )
    }

    /// Source: `graphene_matrix_init_identity`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public static func identity() -> GrapheneMatrix {
        GrapheneMatrix.wrapping(required: graphene_matrix_init_identity(graphene_matrix_alloc()), transfer: .full)
    }

    /// Source: `graphene_matrix_init_look_at`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public static func lookAt(_ eye: GrapheneVec3, center: GrapheneVec3, up: GrapheneVec3) -> GrapheneMatrix {
        GrapheneMatrix.wrapping(
            required: graphene_matrix_init_look_at(
                graphene_matrix_alloc(),
                eye.grapheneVec3Pointer,
                center.grapheneVec3Pointer,
                up.grapheneVec3Pointer
            ),
            transfer: .full
        )
    }

    /// Source: `graphene_matrix_init_ortho`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public static func ortho(left: Float, right: Float, top: Float, bottom: Float, zNear: Float, zFar: Float)
        -> GrapheneMatrix
    {
        GrapheneMatrix.wrapping(
            required: graphene_matrix_init_ortho(graphene_matrix_alloc(), left, right, top, bottom, zNear, zFar),
            transfer: .full
        )
    }

    /// Source: `graphene_matrix_init_perspective`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public static func perspective(fovy: Float, aspect: Float, zNear: Float, zFar: Float) -> GrapheneMatrix {
        GrapheneMatrix.wrapping(
            required: graphene_matrix_init_perspective(graphene_matrix_alloc(), fovy, aspect, zNear, zFar),
            transfer: .full
        )
    }

    /// Source: `graphene_matrix_init_rotate`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public static func rotate(angle: Float, axis: GrapheneVec3) -> GrapheneMatrix {
        GrapheneMatrix.wrapping(
            required: graphene_matrix_init_rotate(graphene_matrix_alloc(), angle, axis.grapheneVec3Pointer),
            transfer: .full
        )
    }

    /// Source: `graphene_matrix_init_scale`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public static func scale(x: Float, y: Float, z: Float) -> GrapheneMatrix {
        GrapheneMatrix.wrapping(required: graphene_matrix_init_scale(graphene_matrix_alloc(), x, y, z), transfer: .full)
    }

    /// Source: `graphene_matrix_init_skew`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public static func skew(xSkew: Float, ySkew: Float) -> GrapheneMatrix {
        GrapheneMatrix.wrapping(
            required: graphene_matrix_init_skew(graphene_matrix_alloc(), xSkew, ySkew),
            transfer: .full
        )
    }

    /// Source: `graphene_matrix_init_translate`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public static func translate(_ p: GraphenePoint3D) -> GrapheneMatrix {
        var pValue = p.cValue
        return GrapheneMatrix.wrapping(
            required: graphene_matrix_init_translate(graphene_matrix_alloc(), &pValue),
            transfer: .full
        )
    }

    /// Source: `graphene_matrix_interpolate`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func interpolated(_ b: GrapheneMatrix, factor: Double) -> GrapheneMatrix {
        var res = graphene_matrix_t()
        graphene_matrix_interpolate(grapheneMatrixPointer, b.grapheneMatrixPointer, factor, &res)
        return GrapheneMatrix.wrapping(required: &res)
    }

    /// Source: `graphene_matrix_inverse`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func inverse() -> GrapheneMatrix? {
        var res = graphene_matrix_t()
        guard graphene_matrix_inverse(grapheneMatrixPointer, &res) else { return nil }
        return GrapheneMatrix.wrapping(required: &res)
    }

    /// Source: `graphene_matrix_multiply`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func multiplied(_ b: GrapheneMatrix) -> GrapheneMatrix {
        var res = graphene_matrix_t()
        graphene_matrix_multiply(grapheneMatrixPointer, b.grapheneMatrixPointer, &res)
        return GrapheneMatrix.wrapping(required: &res)
    }

    /// Source: `graphene_matrix_near`, since Graphene 1.10.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    @discardableResult
    public func near(_ b: GrapheneMatrix, epsilon: Float) -> Bool {
        graphene_matrix_near(grapheneMatrixPointer, b.grapheneMatrixPointer, epsilon)
    }

    /// Source: `graphene_matrix_normalize`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func normalized() -> GrapheneMatrix {
        var res = graphene_matrix_t()
        graphene_matrix_normalize(grapheneMatrixPointer, &res)
        return GrapheneMatrix.wrapping(required: &res)
    }

    /// Source: `graphene_matrix_perspective`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func perspective(_ depth: Float) -> GrapheneMatrix {
        var res = graphene_matrix_t()
        graphene_matrix_perspective(grapheneMatrixPointer, depth, &res)
        return GrapheneMatrix.wrapping(required: &res)
    }

    /// Source: `graphene_matrix_print`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func print() {
        graphene_matrix_print(grapheneMatrixPointer)
    }

    /// Source: `graphene_matrix_project_point`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func projectPoint(_ p: GraphenePoint) -> GraphenePoint {
        var pValue = p.cValue
        var res = graphene_point_t()
        graphene_matrix_project_point(grapheneMatrixPointer, &pValue, &res)
        return GraphenePoint(res)
    }

    /// Source: `graphene_matrix_project_rect_bounds`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func projectRectBounds(_ r: GrapheneRect) -> GrapheneRect {
        var rValue = r.cValue
        var res = graphene_rect_t()
        graphene_matrix_project_rect_bounds(grapheneMatrixPointer, &rValue, &res)
        return GrapheneRect(res)
    }

    /// Source: `graphene_matrix_rotate`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func rotate(angle: Float, axis: GrapheneVec3) {
        graphene_matrix_rotate(grapheneMatrixPointer, angle, axis.grapheneVec3Pointer)
    }

    /// Source: `graphene_matrix_rotate_x`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func rotateX(_ angle: Float) {
        graphene_matrix_rotate_x(grapheneMatrixPointer, angle)
    }

    /// Source: `graphene_matrix_rotate_y`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func rotateY(_ angle: Float) {
        graphene_matrix_rotate_y(grapheneMatrixPointer, angle)
    }

    /// Source: `graphene_matrix_rotate_z`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func rotateZ(_ angle: Float) {
        graphene_matrix_rotate_z(grapheneMatrixPointer, angle)
    }

    /// Source: `graphene_matrix_scale`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func scale(factorX: Float, factorY: Float, factorZ: Float) {
        graphene_matrix_scale(grapheneMatrixPointer, factorX, factorY, factorZ)
    }

    /// Source: `graphene_matrix_skew_xy`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func skewXy(_ factor: Float) {
        graphene_matrix_skew_xy(grapheneMatrixPointer, factor)
    }

    /// Source: `graphene_matrix_skew_xz`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func skewXz(_ factor: Float) {
        graphene_matrix_skew_xz(grapheneMatrixPointer, factor)
    }

    /// Source: `graphene_matrix_skew_yz`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func skewYz(_ factor: Float) {
        graphene_matrix_skew_yz(grapheneMatrixPointer, factor)
    }

    /// Source: `graphene_matrix_to_2d`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func to2d() -> (xx: Double, yx: Double, xy: Double, yy: Double, x0: Double, y0: Double)? {
        var xx: Double = 0
        var yx: Double = 0
        var xy: Double = 0
        var yy: Double = 0
        var x0: Double = 0
        var y0: Double = 0
        guard graphene_matrix_to_2d(grapheneMatrixPointer, &xx, &yx, &xy, &yy, &x0, &y0) else { return nil }
        return (xx, yx, xy, yy, x0, y0)
    }

    /// Source: `graphene_matrix_transform_bounds`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func transformBounds(_ r: GrapheneRect) -> GrapheneRect {
        var rValue = r.cValue
        var res = graphene_rect_t()
        graphene_matrix_transform_bounds(grapheneMatrixPointer, &rValue, &res)
        return GrapheneRect(res)
    }

    /// Source: `graphene_matrix_transform_point`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func transformPoint(_ p: GraphenePoint) -> GraphenePoint {
        var pValue = p.cValue
        var res = graphene_point_t()
        graphene_matrix_transform_point(grapheneMatrixPointer, &pValue, &res)
        return GraphenePoint(res)
    }

    /// Source: `graphene_matrix_transform_point3d`, since Graphene 1.2.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func transformPoint3d(_ p: GraphenePoint3D) -> GraphenePoint3D {
        var pValue = p.cValue
        var res = graphene_point3d_t()
        graphene_matrix_transform_point3d(grapheneMatrixPointer, &pValue, &res)
        return GraphenePoint3D(res)
    }

    /// Source: `graphene_matrix_transform_vec3`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func transformVec3(_ v: GrapheneVec3) -> GrapheneVec3 {
        var res = graphene_vec3_t()
        graphene_matrix_transform_vec3(grapheneMatrixPointer, v.grapheneVec3Pointer, &res)
        return GrapheneVec3.wrapping(required: &res)
    }

    /// Source: `graphene_matrix_transform_vec4`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func transformVec4(_ v: GrapheneVec4) -> GrapheneVec4 {
        var res = graphene_vec4_t()
        graphene_matrix_transform_vec4(grapheneMatrixPointer, v.grapheneVec4Pointer, &res)
        return GrapheneVec4.wrapping(required: &res)
    }

    /// Source: `graphene_matrix_translate`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func translate(_ pos: GraphenePoint3D) {
        var posValue = pos.cValue
        graphene_matrix_translate(grapheneMatrixPointer, &posValue)
    }

    /// Source: `graphene_matrix_transpose`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func transposed() -> GrapheneMatrix {
        var res = graphene_matrix_t()
        graphene_matrix_transpose(grapheneMatrixPointer, &res)
        return GrapheneMatrix.wrapping(required: &res)
    }

    /// Source: `graphene_matrix_unproject_point3d`, since Graphene 1.2.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func unprojectPoint3d(_ modelview: GrapheneMatrix, point: GraphenePoint3D) -> GraphenePoint3D {
        var pointValue = point.cValue
        var res = graphene_point3d_t()
        graphene_matrix_unproject_point3d(grapheneMatrixPointer, modelview.grapheneMatrixPointer, &pointValue, &res)
        return GraphenePoint3D(res)
    }

    /// Source: `graphene_matrix_untransform_bounds`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func untransformBounds(_ r: GrapheneRect, bounds: GrapheneRect) -> GrapheneRect {
        var rValue = r.cValue
        var boundsValue = bounds.cValue
        var res = graphene_rect_t()
        graphene_matrix_untransform_bounds(grapheneMatrixPointer, &rValue, &boundsValue, &res)
        return GrapheneRect(res)
    }

    /// Source: `graphene_matrix_untransform_point`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func untransformPoint(_ p: GraphenePoint, bounds: GrapheneRect) -> GraphenePoint? {
        var pValue = p.cValue
        var boundsValue = bounds.cValue
        var res = graphene_point_t()
        guard graphene_matrix_untransform_point(grapheneMatrixPointer, &pValue, &boundsValue, &res) else { return nil }
        return GraphenePoint(res)
    }
}
