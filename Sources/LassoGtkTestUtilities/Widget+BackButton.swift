import LassoGtk

extension Widget {
    /// The button in this widget that leads back, if the user can press it.
    package var backButton: Widget? {
        descendants.first { $0.hasCssClass("back") && $0.visible && $0.isReachable && !$0.isHiddenInside(self) }
    }

    private func isHiddenInside(_ widget: Widget) -> Bool {
        sequence(first: self, next: \.parent).prefix { $0 !== widget }.contains { !$0.visible }
    }
}

extension Controller {
    /// The header bar of this controller, if it has one of its own.
    package var headerBar: HeaderBar? {
        sequence(first: drawnWidget, next: { $0?.parent }).prefix { $0 != nil }.lazy
            .compactMap { $0?.children.lazy.compactMap { $0 as? HeaderBar }.first }.first
    }
}
