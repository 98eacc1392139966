// Initializers with the properties that an application nearly always sets.

extension ScrolledWindow {
    /// Creates a scrolled window with a child.
    ///
    /// - Parameters:
    ///   - child: The child.
    ///   - hscrollbarPolicy: When the horizontal scroll bar is shown.
    ///   - vscrollbarPolicy: When the vertical scroll bar is shown.
    public convenience init(
        child: Widget,
        hscrollbarPolicy: PolicyType = .automatic,
        vscrollbarPolicy: PolicyType = .automatic
    ) {
        self.init()
        setPolicy(hscrollbarPolicy, vscrollbarPolicy: vscrollbarPolicy)
        self.child = child
    }

    /// Creates a scrolled window that scrolls in one direction only. In the other one, the child has the size of the
    /// scrolled window, and needs at least its own least size.
    ///
    /// ```swift
    /// ScrolledWindow(.vertical, child: list)
    /// ```
    ///
    /// - Parameters:
    ///   - orientation: The direction in which the child is scrolled.
    ///   - child: The child.
    ///
    /// Source: `gtk_scrolled_window_set_policy`.
    public convenience init(_ orientation: Orientation, child: Widget) {
        self.init(
            child: child,
            hscrollbarPolicy: orientation == .horizontal ? .automatic : .never,
            vscrollbarPolicy: orientation == .vertical ? .automatic : .never
        )
    }
}

extension Frame {
    /// Creates a frame with a child.
    ///
    /// - Parameters:
    ///   - label: The text above the child, or `nil` for none.
    ///   - child: The child.
    public convenience init(label: String? = nil, child: Widget) {
        self.init(label: label)
        self.child = child
    }
}

extension Expander {
    /// Creates an expander with a child.
    ///
    /// - Parameters:
    ///   - label: The text beside the arrow.
    ///   - child: The child that is shown while the expander is expanded.
    public convenience init(label: String, child: Widget) {
        self.init(label: label)
        self.child = child
    }
}

extension Revealer {
    /// Creates a revealer with a child.
    ///
    /// - Parameters:
    ///   - child: The child.
    ///   - transitionType: The animation that shows and hides the child.
    public convenience init(child: Widget, transitionType: RevealerTransitionType = .slideDown) {
        self.init()
        self.transitionType = transitionType
        self.child = child
    }
}

extension Overlay {
    /// Creates an overlay.
    ///
    /// - Parameters:
    ///   - child: The child below.
    ///   - overlays: The widgets above it, the lowest first.
    public convenience init(child: Widget, @WidgetBuilder overlays: () -> [Widget]) {
        self.init()
        self.child = child
        overlays().forEach { addOverlay($0) }
    }
}

extension Paned {
    /// Creates a container with two children and a movable border between them.
    ///
    /// - Parameters:
    ///   - orientation: Whether the children are beside each other or above each other.
    ///   - start: The first child.
    ///   - end: The second child.
    public convenience init(_ orientation: Orientation, start: Widget, end: Widget) {
        self.init(orientation: orientation)
        (startChild, endChild) = (start, end)
    }
}

extension CenterBox {
    /// Creates a box whose center stays in the middle.
    ///
    /// - Parameters:
    ///   - start: The widget at the start.
    ///   - center: The widget in the middle.
    ///   - end: The widget at the end.
    public convenience init(start: Widget? = nil, center: Widget?, end: Widget? = nil) {
        self.init()
        (startWidget, centerWidget, endWidget) = (start, center, end)
    }
}
