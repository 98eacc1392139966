import CGtk

/// A box whose children a Swift subclass measures and places.
///
/// Subclasses override ``measureChildren(_:forSize:)`` and ``placeChildren(width:height:)``. The spacing and the
/// orientation of the box have no effect, and must not be set.
///
/// Source: `GtkCustomLayout`, `GtkLayoutManagerClass`.
@MainActor
open class LayoutBox: Box {
    /// Creates an empty box.
    public init() {
        super.init(.horizontal, spacing: 0)
        let manager = gtk_custom_layout_new({ _ in GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH }, measureBox, placeInBox)
        gtk_widget_set_layout_manager(widgetPointer, manager)
    }

    nonisolated deinit {}

    /// Returns the width or the height that the box needs and that it would like to have, in pixels.
    ///
    /// - Parameters:
    ///   - orientation: Whether the width or the height is asked for.
    ///   - size: The other length; -1 if it isn't known.
    open func measureChildren(_ orientation: Orientation, forSize size: Int) -> (minimum: Int, natural: Int) {
        preconditionFailure("\(Self.self) must override measureChildren(_:forSize:).")
    }

    /// Gives each visible child its place, with ``Widget/allocate(width:height:baseline:transform:)``.
    ///
    /// GTK is laying out the window meanwhile, so the override must not change anything else.
    ///
    /// - Parameters:
    ///   - width: The width of the box, in pixels.
    ///   - height: The height of the box, in pixels.
    open func placeChildren(width: Int, height: Int) {
        preconditionFailure("\(Self.self) must override placeChildren(width:height:).")
    }
}

nonisolated private let measureBox: GtkCustomMeasureFunc = {
    widget,
    orientation,
    size,
    minimum,
    natural,
    minimumBaseline,
    naturalBaseline in
    let (shortest, wanted) = withBox(widget) { box in
        let length = box?.measureChildren(Orientation(orientation), forSize: Int(size)) ?? (minimum: 0, natural: 0)
        return (length.minimum, max(length.minimum, length.natural))
    }
    minimum?.pointee = cInteger(shortest)
    natural?.pointee = cInteger(wanted)
    minimumBaseline?.pointee = -1
    naturalBaseline?.pointee = -1
}

nonisolated private let placeInBox: GtkCustomAllocateFunc = { widget, width, height, _ in
    withBox(widget) { $0?.placeChildren(width: Int(width), height: Int(height)) }
}

/// Calls a closure with the wrapper of a box; `nil` for a box that is being released.
nonisolated private func withBox<Result>(
    _ widget: UnsafeMutablePointer<GtkWidget>?,
    _ body: @MainActor (LayoutBox?) -> Result
) -> Result {
    onMainActor(widget) { body(Widget.wrapping(UnsafeRawPointer($0)) as? LayoutBox) }
}
