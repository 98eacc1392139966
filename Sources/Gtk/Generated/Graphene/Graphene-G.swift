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
    public func interpolate(_ b: GrapheneMatrix, factor: Double) -> GrapheneMatrix {
        var res = graphene_matrix_t()
        graphene_matrix_interpolate(grapheneMatrixPointer, b.grapheneMatrixPointer, factor, &res)
        return GrapheneMatrix.wrapping(required: &res)
    }

    /// Source: `graphene_matrix_inverse`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func inverse() -> (result: Bool, res: GrapheneMatrix) {
        var res = graphene_matrix_t()
        let result = graphene_matrix_inverse(grapheneMatrixPointer, &res)
        return (result, GrapheneMatrix.wrapping(required: &res))
    }

    /// Source: `graphene_matrix_multiply`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func multiply(_ b: GrapheneMatrix) -> GrapheneMatrix {
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
    public func normalize() -> GrapheneMatrix {
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
    public func to2d() -> (result: Bool, xx: Double, yx: Double, xy: Double, yy: Double, x0: Double, y0: Double) {
        var xx: Double = 0
        var yx: Double = 0
        var xy: Double = 0
        var yy: Double = 0
        var x0: Double = 0
        var y0: Double = 0
        let result = graphene_matrix_to_2d(grapheneMatrixPointer, &xx, &yx, &xy, &yy, &x0, &y0)
        return (result, xx, yx, xy, yy, x0, y0)
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
    public func transpose() -> GrapheneMatrix {
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
    public func untransformPoint(_ p: GraphenePoint, bounds: GrapheneRect) -> (result: Bool, res: GraphenePoint) {
        var pValue = p.cValue
        var boundsValue = bounds.cValue
        var res = graphene_point_t()
        let result = graphene_matrix_untransform_point(grapheneMatrixPointer, &pValue, &boundsValue, &res)
        return (result, GraphenePoint(res))
    }
}

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
    public func add(_ b: GrapheneVec3) -> GrapheneVec3 {
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
    public func divide(_ b: GrapheneVec3) -> GrapheneVec3 {
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
    public func interpolate(_ v2: GrapheneVec3, factor: Double) -> GrapheneVec3 {
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
    public func multiply(_ b: GrapheneVec3) -> GrapheneVec3 {
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
    public func negate() -> GrapheneVec3 {
        var res = graphene_vec3_t()
        graphene_vec3_negate(grapheneVec3Pointer, &res)
        return GrapheneVec3.wrapping(required: &res)
    }

    /// Source: `graphene_vec3_normalize`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func normalize() -> GrapheneVec3 {
        var res = graphene_vec3_t()
        graphene_vec3_normalize(grapheneVec3Pointer, &res)
        return GrapheneVec3.wrapping(required: &res)
    }

    /// Source: `graphene_vec3_scale`, since Graphene 1.2.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func scale(_ factor: Float) -> GrapheneVec3 {
        var res = graphene_vec3_t()
        graphene_vec3_scale(grapheneVec3Pointer, factor, &res)
        return GrapheneVec3.wrapping(required: &res)
    }

    /// Source: `graphene_vec3_subtract`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func subtract(_ b: GrapheneVec3) -> GrapheneVec3 {
        var res = graphene_vec3_t()
        graphene_vec3_subtract(grapheneVec3Pointer, b.grapheneVec3Pointer, &res)
        return GrapheneVec3.wrapping(required: &res)
    }

    /// Source: `graphene_vec3_one`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public static func one() -> GrapheneVec3 {
        GrapheneVec3.wrapping(required: graphene_vec3_one())
    }

    /// Source: `graphene_vec3_x_axis`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public static func xAxis() -> GrapheneVec3 {
        GrapheneVec3.wrapping(required: graphene_vec3_x_axis())
    }

    /// Source: `graphene_vec3_y_axis`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public static func yAxis() -> GrapheneVec3 {
        GrapheneVec3.wrapping(required: graphene_vec3_y_axis())
    }

    /// Source: `graphene_vec3_z_axis`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public static func zAxis() -> GrapheneVec3 {
        GrapheneVec3.wrapping(required: graphene_vec3_z_axis())
    }

    /// Source: `graphene_vec3_zero`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public static func zero() -> GrapheneVec3 {
        GrapheneVec3.wrapping(required: graphene_vec3_zero())
    }
}

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
    public func add(_ b: GrapheneVec4) -> GrapheneVec4 {
        var res = graphene_vec4_t()
        graphene_vec4_add(grapheneVec4Pointer, b.grapheneVec4Pointer, &res)
        return GrapheneVec4.wrapping(required: &res)
    }

    /// Source: `graphene_vec4_divide`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func divide(_ b: GrapheneVec4) -> GrapheneVec4 {
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
    public func interpolate(_ v2: GrapheneVec4, factor: Double) -> GrapheneVec4 {
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
    public func multiply(_ b: GrapheneVec4) -> GrapheneVec4 {
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
    public func negate() -> GrapheneVec4 {
        var res = graphene_vec4_t()
        graphene_vec4_negate(grapheneVec4Pointer, &res)
        return GrapheneVec4.wrapping(required: &res)
    }

    /// Source: `graphene_vec4_normalize`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func normalize() -> GrapheneVec4 {
        var res = graphene_vec4_t()
        graphene_vec4_normalize(grapheneVec4Pointer, &res)
        return GrapheneVec4.wrapping(required: &res)
    }

    /// Source: `graphene_vec4_scale`, since Graphene 1.2.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func scale(_ factor: Float) -> GrapheneVec4 {
        var res = graphene_vec4_t()
        graphene_vec4_scale(grapheneVec4Pointer, factor, &res)
        return GrapheneVec4.wrapping(required: &res)
    }

    /// Source: `graphene_vec4_subtract`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public func subtract(_ b: GrapheneVec4) -> GrapheneVec4 {
        var res = graphene_vec4_t()
        graphene_vec4_subtract(grapheneVec4Pointer, b.grapheneVec4Pointer, &res)
        return GrapheneVec4.wrapping(required: &res)
    }

    /// Source: `graphene_vec4_one`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public static func one() -> GrapheneVec4 {
        GrapheneVec4.wrapping(required: graphene_vec4_one())
    }

    /// Source: `graphene_vec4_w_axis`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public static func wAxis() -> GrapheneVec4 {
        GrapheneVec4.wrapping(required: graphene_vec4_w_axis())
    }

    /// Source: `graphene_vec4_x_axis`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public static func xAxis() -> GrapheneVec4 {
        GrapheneVec4.wrapping(required: graphene_vec4_x_axis())
    }

    /// Source: `graphene_vec4_y_axis`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public static func yAxis() -> GrapheneVec4 {
        GrapheneVec4.wrapping(required: graphene_vec4_y_axis())
    }

    /// Source: `graphene_vec4_z_axis`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public static func zAxis() -> GrapheneVec4 {
        GrapheneVec4.wrapping(required: graphene_vec4_z_axis())
    }

    /// Source: `graphene_vec4_zero`, since Graphene 1.0.
    /// [Reference](https://ebassi.github.io/graphene/docs/)
    @_alwaysEmitIntoClient
    public static func zero() -> GrapheneVec4 {
        GrapheneVec4.wrapping(required: graphene_vec4_zero())
    }
}
