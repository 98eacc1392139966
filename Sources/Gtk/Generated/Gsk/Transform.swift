// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GskTransform`.
/// [Reference](https://docs.gtk.org/gsk4/struct.Transform.html)
public final class Transform: Boxed {
    public override class var valueType: GType { GType(rawValue: gsk_transform_get_type()) }

    /// Source: `gsk_transform_new`.
    /// [Reference](https://docs.gtk.org/gsk4/ctor.Transform.new.html)
    @_alwaysEmitIntoClient
    public convenience init() {
        self.init(instance: CInstance(gsk_transform_new()), transfer: .full)
    }

    /// Source: `gsk_transform_get_category`.
    /// [Reference](https://docs.gtk.org/gsk4/method.Transform.get_category.html)
    @_alwaysEmitIntoClient
    public var category: TransformCategory {
        TransformCategory(gsk_transform_get_category(opaquePointer))
    }

    /// Source: `gsk_transform_equal`.
    /// [Reference](https://docs.gtk.org/gsk4/method.Transform.equal.html)
    @_alwaysEmitIntoClient
    public func equal(_ second: Transform? = nil) -> Bool {
        gsk_transform_equal(opaquePointer, second?.opaquePointer) != 0
    }

    /// Source: `gsk_transform_invert`.
    /// [Reference](https://docs.gtk.org/gsk4/method.Transform.invert.html)
    @_alwaysEmitIntoClient
    public func invert() -> Transform? {
        Transform.wrapping(gsk_transform_invert(retainedOpaquePointer), transfer: .full)
    }

    /// Source: `gsk_transform_matrix`.
    /// [Reference](https://docs.gtk.org/gsk4/method.Transform.matrix.html)
    @_alwaysEmitIntoClient
    public func matrix(_ matrix: GrapheneMatrix) -> Transform {
        Transform.wrapping(
            required: gsk_transform_matrix(retainedOpaquePointer, matrix.grapheneMatrixPointer),
            transfer: .full
        )
    }

    /// Source: `gsk_transform_perspective`.
    /// [Reference](https://docs.gtk.org/gsk4/method.Transform.perspective.html)
    @_alwaysEmitIntoClient
    public func perspective(_ depth: Float) -> Transform {
        Transform.wrapping(required: gsk_transform_perspective(retainedOpaquePointer, depth), transfer: .full)
    }

    /// Source: `gsk_transform_rotate`.
    /// [Reference](https://docs.gtk.org/gsk4/method.Transform.rotate.html)
    @_alwaysEmitIntoClient
    public func rotate(_ angle: Float) -> Transform? {
        Transform.wrapping(gsk_transform_rotate(retainedOpaquePointer, angle), transfer: .full)
    }

    /// Source: `gsk_transform_rotate_3d`.
    /// [Reference](https://docs.gtk.org/gsk4/method.Transform.rotate_3d.html)
    @_alwaysEmitIntoClient
    public func rotate3d(angle: Float, axis: GrapheneVec3) -> Transform? {
        Transform.wrapping(
            gsk_transform_rotate_3d(retainedOpaquePointer, angle, axis.grapheneVec3Pointer),
            transfer: .full
        )
    }

    /// Source: `gsk_transform_scale`.
    /// [Reference](https://docs.gtk.org/gsk4/method.Transform.scale.html)
    @_alwaysEmitIntoClient
    public func scale(factorX: Float, factorY: Float) -> Transform? {
        Transform.wrapping(gsk_transform_scale(retainedOpaquePointer, factorX, factorY), transfer: .full)
    }

    /// Source: `gsk_transform_scale_3d`.
    /// [Reference](https://docs.gtk.org/gsk4/method.Transform.scale_3d.html)
    @_alwaysEmitIntoClient
    public func scale3d(factorX: Float, factorY: Float, factorZ: Float) -> Transform? {
        Transform.wrapping(gsk_transform_scale_3d(retainedOpaquePointer, factorX, factorY, factorZ), transfer: .full)
    }

    /// Source: `gsk_transform_skew`, since GTK 4.6.
    /// [Reference](https://docs.gtk.org/gsk4/method.Transform.skew.html)
    @_alwaysEmitIntoClient
    public func skew(skewX: Float, skewY: Float) -> Transform? {
        Transform.wrapping(gsk_transform_skew(retainedOpaquePointer, skewX, skewY), transfer: .full)
    }

    /// Source: `gsk_transform_to_2d`.
    /// [Reference](https://docs.gtk.org/gsk4/method.Transform.to_2d.html)
    @_alwaysEmitIntoClient
    public func to2d() -> (xx: Float, yx: Float, xy: Float, yy: Float, dx: Float, dy: Float) {
        var xx: Float = 0
        var yx: Float = 0
        var xy: Float = 0
        var yy: Float = 0
        var dx: Float = 0
        var dy: Float = 0
        gsk_transform_to_2d(opaquePointer, &xx, &yx, &xy, &yy, &dx, &dy)
        return (xx, yx, xy, yy, dx, dy)
    }

    /// Source: `gsk_transform_to_2d_components`, since GTK 4.6.
    /// [Reference](https://docs.gtk.org/gsk4/method.Transform.to_2d_components.html)
    @_alwaysEmitIntoClient
    public func to2dComponents() -> (
        skewX: Float, skewY: Float, scaleX: Float, scaleY: Float, angle: Float, dx: Float, dy: Float
    ) {
        var skewX: Float = 0
        var skewY: Float = 0
        var scaleX: Float = 0
        var scaleY: Float = 0
        var angle: Float = 0
        var dx: Float = 0
        var dy: Float = 0
        gsk_transform_to_2d_components(opaquePointer, &skewX, &skewY, &scaleX, &scaleY, &angle, &dx, &dy)
        return (skewX, skewY, scaleX, scaleY, angle, dx, dy)
    }

    /// Source: `gsk_transform_to_affine`.
    /// [Reference](https://docs.gtk.org/gsk4/method.Transform.to_affine.html)
    @_alwaysEmitIntoClient
    public func toAffine() -> (scaleX: Float, scaleY: Float, dx: Float, dy: Float) {
        var scaleX: Float = 0
        var scaleY: Float = 0
        var dx: Float = 0
        var dy: Float = 0
        gsk_transform_to_affine(opaquePointer, &scaleX, &scaleY, &dx, &dy)
        return (scaleX, scaleY, dx, dy)
    }

    /// Source: `gsk_transform_to_matrix`.
    /// [Reference](https://docs.gtk.org/gsk4/method.Transform.to_matrix.html)
    @_alwaysEmitIntoClient
    public func toMatrix() -> GrapheneMatrix {
        var matrix = graphene_matrix_t()
        gsk_transform_to_matrix(opaquePointer, &matrix)
        return GrapheneMatrix.wrapping(required: &matrix)
    }

    /// Source: `gsk_transform_to_string`.
    /// [Reference](https://docs.gtk.org/gsk4/method.Transform.to_string.html)
    @_alwaysEmitIntoClient
    public func toString() -> String {
        String(taking: gsk_transform_to_string(opaquePointer))
    }

    /// Source: `gsk_transform_to_translate`.
    /// [Reference](https://docs.gtk.org/gsk4/method.Transform.to_translate.html)
    @_alwaysEmitIntoClient
    public func toTranslate() -> (dx: Float, dy: Float) {
        var dx: Float = 0
        var dy: Float = 0
        gsk_transform_to_translate(opaquePointer, &dx, &dy)
        return (dx, dy)
    }

    /// Source: `gsk_transform_transform`.
    /// [Reference](https://docs.gtk.org/gsk4/method.Transform.transform.html)
    @_alwaysEmitIntoClient
    public func transform(_ other: Transform? = nil) -> Transform? {
        Transform.wrapping(gsk_transform_transform(retainedOpaquePointer, other?.opaquePointer), transfer: .full)
    }

    /// Source: `gsk_transform_transform_bounds`.
    /// [Reference](https://docs.gtk.org/gsk4/method.Transform.transform_bounds.html)
    @_alwaysEmitIntoClient
    public func transformBounds(_ rect: GrapheneRect) -> GrapheneRect {
        var rectValue = rect.cValue
        var rect = graphene_rect_t()
        gsk_transform_transform_bounds(opaquePointer, &rectValue, &rect)
        return GrapheneRect(rect)
    }

    /// Source: `gsk_transform_transform_point`.
    /// [Reference](https://docs.gtk.org/gsk4/method.Transform.transform_point.html)
    @_alwaysEmitIntoClient
    public func transformPoint(_ point: GraphenePoint) -> GraphenePoint {
        var pointValue = point.cValue
        var point = graphene_point_t()
        gsk_transform_transform_point(opaquePointer, &pointValue, &point)
        return GraphenePoint(point)
    }

    /// Source: `gsk_transform_translate`.
    /// [Reference](https://docs.gtk.org/gsk4/method.Transform.translate.html)
    @_alwaysEmitIntoClient
    public func translate(_ point: GraphenePoint) -> Transform? {
        var pointValue = point.cValue
        return Transform.wrapping(gsk_transform_translate(retainedOpaquePointer, &pointValue), transfer: .full)
    }

    /// Source: `gsk_transform_translate_3d`.
    /// [Reference](https://docs.gtk.org/gsk4/method.Transform.translate_3d.html)
    @_alwaysEmitIntoClient
    public func translate3d(_ point: GraphenePoint3D) -> Transform? {
        var pointValue = point.cValue
        return Transform.wrapping(gsk_transform_translate_3d(retainedOpaquePointer, &pointValue), transfer: .full)
    }

    /// Source: `gsk_transform_parse`.
    /// [Reference](https://docs.gtk.org/gsk4/type_func.Transform.parse.html)
    @_alwaysEmitIntoClient
    public static func parse(_ string: String) -> Transform? {
        var transform: OpaquePointer? = nil
        guard gsk_transform_parse(cText(string), &transform) != 0 else { return nil }
        return Transform.wrapping(transform, transfer: .full)
    }
}
