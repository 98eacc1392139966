// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GskRenderNode`.
/// [Reference](https://docs.gtk.org/gsk4/class.RenderNode.html)
open class RenderNode: ReferenceCounted {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}

    public override class var valueType: GType { GType(rawValue: gsk_render_node_get_type()) }

    override func retain() { _ = gsk_render_node_ref(opaquePointer) }

    override class func release(_ instance: CInstance) { gsk_render_node_unref(instance.opaquePointer) }
}

extension RenderNode {
    /// Source: `gsk_render_node_get_node_type`.
    /// [Reference](https://docs.gtk.org/gsk4/method.RenderNode.get_node_type.html)
    @_alwaysEmitIntoClient
    public var nodeType: RenderNodeType {
        RenderNodeType(gsk_render_node_get_node_type(opaquePointer))
    }

    /// Source: `gsk_render_node_draw`.
    /// [Reference](https://docs.gtk.org/gsk4/method.RenderNode.draw.html)
    @_alwaysEmitIntoClient
    public func draw(_ cr: CairoContext) {
        gsk_render_node_draw(opaquePointer, cr.opaquePointer)
    }

    /// Source: `gsk_render_node_get_bounds`.
    /// [Reference](https://docs.gtk.org/gsk4/method.RenderNode.get_bounds.html)
    @_alwaysEmitIntoClient
    public func bounds() -> GrapheneRect {
        var bounds = graphene_rect_t()
        gsk_render_node_get_bounds(opaquePointer, &bounds)
        return GrapheneRect(bounds)
    }

    /// Source: `gsk_render_node_serialize`.
    /// [Reference](https://docs.gtk.org/gsk4/method.RenderNode.serialize.html)
    @_alwaysEmitIntoClient
    public func serialize() -> Bytes {
        Bytes.wrapping(required: gsk_render_node_serialize(opaquePointer), transfer: .full)
    }

    /// Source: `gsk_render_node_write_to_file`.
    /// [Reference](https://docs.gtk.org/gsk4/method.RenderNode.write_to_file.html)
    @_alwaysEmitIntoClient
    public func writeToFile(_ filename: String) throws(GLibError) {
        _ = try GLibError.check { error in
            gsk_render_node_write_to_file(opaquePointer, cText(filename), error)
        }
    }
}
