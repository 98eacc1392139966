// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkSnapshot`.
/// [Reference](https://docs.gtk.org/gtk4/class.Snapshot.html)
open class Snapshot: GdkSnapshot {
    /// Source: `gtk_snapshot_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Snapshot.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(gtk_snapshot_new()), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension Snapshot {
    /// Source: `gtk_snapshot_append_cairo`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Snapshot.append_cairo.html)
    @_alwaysEmitIntoClient
    public func appendCairo(_ bounds: GrapheneRect) -> CairoContext {
        var boundsValue = bounds.cValue
        return CairoContext.wrapping(required: gtk_snapshot_append_cairo(opaquePointer, &boundsValue), transfer: .full)
    }

    /// Source: `gtk_snapshot_append_color`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Snapshot.append_color.html)
    @_alwaysEmitIntoClient
    public func appendColor(_ color: RGBA, bounds: GrapheneRect) {
        var colorValue = color.cValue
        var boundsValue = bounds.cValue
        gtk_snapshot_append_color(opaquePointer, &colorValue, &boundsValue)
    }

    /// Source: `gtk_snapshot_append_conic_gradient`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Snapshot.append_conic_gradient.html)
    @_alwaysEmitIntoClient
    public func appendConicGradient(_ bounds: GrapheneRect, center: GraphenePoint, rotation: Float, stops: [ColorStop])
    {
        var boundsValue = bounds.cValue
        var centerValue = center.cValue
        var stopsValues = stops.map { $0.cValue }
        gtk_snapshot_append_conic_gradient(
            opaquePointer,
            &boundsValue,
            &centerValue,
            rotation,
            &stopsValues,
            cInteger(stops.count)
        )
    }

    /// Source: `gtk_snapshot_append_layout`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Snapshot.append_layout.html)
    @_alwaysEmitIntoClient
    public func appendLayout(_ layout: PangoLayout, color: RGBA) {
        var colorValue = color.cValue
        gtk_snapshot_append_layout(opaquePointer, layout.opaquePointer, &colorValue)
    }

    /// Source: `gtk_snapshot_append_linear_gradient`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Snapshot.append_linear_gradient.html)
    @_alwaysEmitIntoClient
    public func appendLinearGradient(
        _ bounds: GrapheneRect,
        startPoint: GraphenePoint,
        endPoint: GraphenePoint,
        stops: [ColorStop]
    ) {
        var boundsValue = bounds.cValue
        var startPointValue = startPoint.cValue
        var endPointValue = endPoint.cValue
        var stopsValues = stops.map { $0.cValue }
        gtk_snapshot_append_linear_gradient(
            opaquePointer,
            &boundsValue,
            &startPointValue,
            &endPointValue,
            &stopsValues,
            cInteger(stops.count)
        )
    }

    /// Source: `gtk_snapshot_append_node`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Snapshot.append_node.html)
    @_alwaysEmitIntoClient
    public func appendNode(_ node: RenderNode) {
        gtk_snapshot_append_node(opaquePointer, node.opaquePointer)
    }

    /// Source: `gtk_snapshot_append_radial_gradient`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Snapshot.append_radial_gradient.html)
    @_alwaysEmitIntoClient
    public func appendRadialGradient(
        _ bounds: GrapheneRect,
        center: GraphenePoint,
        hradius: Float,
        vradius: Float,
        start: Float,
        end: Float,
        stops: [ColorStop]
    ) {
        var boundsValue = bounds.cValue
        var centerValue = center.cValue
        var stopsValues = stops.map { $0.cValue }
        gtk_snapshot_append_radial_gradient(
            opaquePointer,
            &boundsValue,
            &centerValue,
            hradius,
            vradius,
            start,
            end,
            &stopsValues,
            cInteger(stops.count)
        )
    }

    /// Source: `gtk_snapshot_append_repeating_linear_gradient`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Snapshot.append_repeating_linear_gradient.html)
    @_alwaysEmitIntoClient
    public func appendRepeatingLinearGradient(
        _ bounds: GrapheneRect,
        startPoint: GraphenePoint,
        endPoint: GraphenePoint,
        stops: [ColorStop]
    ) {
        var boundsValue = bounds.cValue
        var startPointValue = startPoint.cValue
        var endPointValue = endPoint.cValue
        var stopsValues = stops.map { $0.cValue }
        gtk_snapshot_append_repeating_linear_gradient(
            opaquePointer,
            &boundsValue,
            &startPointValue,
            &endPointValue,
            &stopsValues,
            cInteger(stops.count)
        )
    }

    /// Source: `gtk_snapshot_append_repeating_radial_gradient`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Snapshot.append_repeating_radial_gradient.html)
    @_alwaysEmitIntoClient
    public func appendRepeatingRadialGradient(
        _ bounds: GrapheneRect,
        center: GraphenePoint,
        hradius: Float,
        vradius: Float,
        start: Float,
        end: Float,
        stops: [ColorStop]
    ) {
        var boundsValue = bounds.cValue
        var centerValue = center.cValue
        var stopsValues = stops.map { $0.cValue }
        gtk_snapshot_append_repeating_radial_gradient(
            opaquePointer,
            &boundsValue,
            &centerValue,
            hradius,
            vradius,
            start,
            end,
            &stopsValues,
            cInteger(stops.count)
        )
    }

    /// Source: `gtk_snapshot_append_texture`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Snapshot.append_texture.html)
    @_alwaysEmitIntoClient
    public func appendTexture(_ texture: Texture, bounds: GrapheneRect) {
        var boundsValue = bounds.cValue
        gtk_snapshot_append_texture(opaquePointer, texture.opaquePointer, &boundsValue)
    }

    /// Source: `gtk_snapshot_gl_shader_pop_texture`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Snapshot.gl_shader_pop_texture.html)
    @_alwaysEmitIntoClient
    public func glShaderPopTexture() {
        gtk_snapshot_gl_shader_pop_texture(opaquePointer)
    }

    /// Source: `gtk_snapshot_perspective`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Snapshot.perspective.html)
    @_alwaysEmitIntoClient
    public func perspective(_ depth: Float) {
        gtk_snapshot_perspective(opaquePointer, depth)
    }

    /// Source: `gtk_snapshot_pop`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Snapshot.pop.html)
    @_alwaysEmitIntoClient
    public func pop() {
        gtk_snapshot_pop(opaquePointer)
    }

    /// Source: `gtk_snapshot_push_blend`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Snapshot.push_blend.html)
    @_alwaysEmitIntoClient
    public func pushBlend(_ blendMode: BlendMode) {
        gtk_snapshot_push_blend(opaquePointer, blendMode.cValue)
    }

    /// Source: `gtk_snapshot_push_blur`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Snapshot.push_blur.html)
    @_alwaysEmitIntoClient
    public func pushBlur(_ radius: Double) {
        gtk_snapshot_push_blur(opaquePointer, radius)
    }

    /// Source: `gtk_snapshot_push_clip`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Snapshot.push_clip.html)
    @_alwaysEmitIntoClient
    public func pushClip(_ bounds: GrapheneRect) {
        var boundsValue = bounds.cValue
        gtk_snapshot_push_clip(opaquePointer, &boundsValue)
    }

    /// Source: `gtk_snapshot_push_color_matrix`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Snapshot.push_color_matrix.html)
    @_alwaysEmitIntoClient
    public func pushColorMatrix(_ colorMatrix: GrapheneMatrix, colorOffset: GrapheneVec4) {
        gtk_snapshot_push_color_matrix(
            opaquePointer,
            colorMatrix.grapheneMatrixPointer,
            colorOffset.grapheneVec4Pointer
        )
    }

    /// Source: `gtk_snapshot_push_cross_fade`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Snapshot.push_cross_fade.html)
    @_alwaysEmitIntoClient
    public func pushCrossFade(_ progress: Double) {
        gtk_snapshot_push_cross_fade(opaquePointer, progress)
    }

    /// Source: `gtk_snapshot_push_gl_shader`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Snapshot.push_gl_shader.html)
    @_alwaysEmitIntoClient
    public func pushGlShader(_ shader: GLShader, bounds: GrapheneRect, arguments takeArgs: Bytes) {
        var boundsValue = bounds.cValue
        gtk_snapshot_push_gl_shader(opaquePointer, shader.opaquePointer, &boundsValue, takeArgs.retainedOpaquePointer)
    }

    /// Source: `gtk_snapshot_push_opacity`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Snapshot.push_opacity.html)
    @_alwaysEmitIntoClient
    public func pushOpacity(_ opacity: Double) {
        gtk_snapshot_push_opacity(opaquePointer, opacity)
    }

    /// Source: `gtk_snapshot_push_repeat`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Snapshot.push_repeat.html)
    @_alwaysEmitIntoClient
    public func pushRepeat(_ bounds: GrapheneRect, childBounds: GrapheneRect? = nil) {
        var boundsValue = bounds.cValue
        withOptionalPointer(to: childBounds?.cValue) { childBoundsPointer in
            gtk_snapshot_push_repeat(opaquePointer, &boundsValue, childBoundsPointer)
        }
    }

    /// Source: `gtk_snapshot_push_shadow`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Snapshot.push_shadow.html)
    @_alwaysEmitIntoClient
    public func pushShadow(_ shadow: [Shadow]) {
        var shadowValues = shadow.map { $0.cValue }
        gtk_snapshot_push_shadow(opaquePointer, &shadowValues, cInteger(shadow.count))
    }

    /// Source: `gtk_snapshot_render_background`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Snapshot.render_background.html)
    @_alwaysEmitIntoClient
    public func renderBackground(_ context: StyleContext, x: Double, y: Double, width: Double, height: Double) {
        gtk_snapshot_render_background(opaquePointer, context.styleContextPointer, x, y, width, height)
    }

    /// Source: `gtk_snapshot_render_focus`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Snapshot.render_focus.html)
    @_alwaysEmitIntoClient
    public func renderFocus(_ context: StyleContext, x: Double, y: Double, width: Double, height: Double) {
        gtk_snapshot_render_focus(opaquePointer, context.styleContextPointer, x, y, width, height)
    }

    /// Source: `gtk_snapshot_render_frame`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Snapshot.render_frame.html)
    @_alwaysEmitIntoClient
    public func renderFrame(_ context: StyleContext, x: Double, y: Double, width: Double, height: Double) {
        gtk_snapshot_render_frame(opaquePointer, context.styleContextPointer, x, y, width, height)
    }

    /// Source: `gtk_snapshot_render_insertion_cursor`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Snapshot.render_insertion_cursor.html)
    @_alwaysEmitIntoClient
    public func renderInsertionCursor(
        _ context: StyleContext,
        x: Double,
        y: Double,
        layout: PangoLayout,
        index: Int,
        direction: PangoDirection
    ) {
        gtk_snapshot_render_insertion_cursor(
            opaquePointer,
            context.styleContextPointer,
            x,
            y,
            layout.opaquePointer,
            cInteger(index),
            direction.cValue
        )
    }

    /// Source: `gtk_snapshot_render_layout`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Snapshot.render_layout.html)
    @_alwaysEmitIntoClient
    public func renderLayout(_ context: StyleContext, x: Double, y: Double, layout: PangoLayout) {
        gtk_snapshot_render_layout(opaquePointer, context.styleContextPointer, x, y, layout.opaquePointer)
    }

    /// Source: `gtk_snapshot_restore`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Snapshot.restore.html)
    @_alwaysEmitIntoClient
    public func restore() {
        gtk_snapshot_restore(opaquePointer)
    }

    /// Source: `gtk_snapshot_rotate`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Snapshot.rotate.html)
    @_alwaysEmitIntoClient
    public func rotate(_ angle: Float) {
        gtk_snapshot_rotate(opaquePointer, angle)
    }

    /// Source: `gtk_snapshot_rotate_3d`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Snapshot.rotate_3d.html)
    @_alwaysEmitIntoClient
    public func rotate3d(angle: Float, axis: GrapheneVec3) {
        gtk_snapshot_rotate_3d(opaquePointer, angle, axis.grapheneVec3Pointer)
    }

    /// Source: `gtk_snapshot_save`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Snapshot.save.html)
    @_alwaysEmitIntoClient
    public func save() {
        gtk_snapshot_save(opaquePointer)
    }

    /// Source: `gtk_snapshot_scale`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Snapshot.scale.html)
    @_alwaysEmitIntoClient
    public func scale(factorX: Float, factorY: Float) {
        gtk_snapshot_scale(opaquePointer, factorX, factorY)
    }

    /// Source: `gtk_snapshot_scale_3d`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Snapshot.scale_3d.html)
    @_alwaysEmitIntoClient
    public func scale3d(factorX: Float, factorY: Float, factorZ: Float) {
        gtk_snapshot_scale_3d(opaquePointer, factorX, factorY, factorZ)
    }

    /// Source: `gtk_snapshot_to_node`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Snapshot.to_node.html)
    @_alwaysEmitIntoClient
    public func toNode() -> RenderNode? {
        RenderNode.wrapping(gtk_snapshot_to_node(opaquePointer), transfer: .full)
    }

    /// Source: `gtk_snapshot_to_paintable`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Snapshot.to_paintable.html)
    @_alwaysEmitIntoClient
    public func toPaintable(_ size: GrapheneSize? = nil) -> (any Paintable)? {
        let result = withOptionalPointer(to: size?.cValue) { sizePointer in
            gtk_snapshot_to_paintable(opaquePointer, sizePointer)
        }
        return wrappingInterface(result, transfer: .full)
    }

    /// Source: `gtk_snapshot_transform`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Snapshot.transform.html)
    @_alwaysEmitIntoClient
    public func transform(_ transform: Transform? = nil) {
        gtk_snapshot_transform(opaquePointer, transform?.opaquePointer)
    }

    /// Source: `gtk_snapshot_transform_matrix`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Snapshot.transform_matrix.html)
    @_alwaysEmitIntoClient
    public func transformMatrix(_ matrix: GrapheneMatrix) {
        gtk_snapshot_transform_matrix(opaquePointer, matrix.grapheneMatrixPointer)
    }

    /// Source: `gtk_snapshot_translate`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Snapshot.translate.html)
    @_alwaysEmitIntoClient
    public func translate(_ point: GraphenePoint) {
        var pointValue = point.cValue
        gtk_snapshot_translate(opaquePointer, &pointValue)
    }

    /// Source: `gtk_snapshot_translate_3d`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Snapshot.translate_3d.html)
    @_alwaysEmitIntoClient
    public func translate3d(_ point: GraphenePoint3D) {
        var pointValue = point.cValue
        gtk_snapshot_translate_3d(opaquePointer, &pointValue)
    }
}
