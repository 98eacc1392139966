extension Snapshot {
    /// Appends what a window shows, with its popovers, which GTK draws by themselves. Parts of them may be outside of
    /// the window.
    package func append(_ window: Window) {
        let paintable = WidgetPaintable(widget: window)
        paintable.snapshot(self, width: Double(window.width), height: Double(window.height))
        appendPopovers(in: window, of: window)
    }

    /// Appends the popovers in a widget, those of other popovers above them.
    ///
    /// - Parameters:
    ///   - widget: The widget.
    ///   - native: The window or the popover that the widget is in.
    private func appendPopovers(in widget: Widget, of native: any Native) {
        for child in widget.children where child.mapped {
            guard let popover = child as? Popover, let popup = popover.surface as? any Popup else {
                appendPopovers(in: child, of: native)
                continue
            }
            // A surface is larger than its widget by the shadow.
            let (inner, outer) = (popover.surfaceTransform(), native.surfaceTransform())
            save()
            translate(
                GraphenePoint(
                    x: Float(Double(popup.positionX) + inner.x - outer.x),
                    y: Float(Double(popup.positionY) + inner.y - outer.y)
                )
            )
            let paintable = WidgetPaintable(widget: popover)
            paintable.snapshot(self, width: Double(popover.width), height: Double(popover.height))
            appendPopovers(in: popover, of: popover)
            restore()
        }
    }
}
