extension Controller {
    /// Returns the innermost visible controller in this one whose widget contains another widget.
    func innermost(containing widget: Widget?) -> Controller? {
        guard let widget else { return nil }
        return visibleInside.reversed().first { controller in
            guard let drawn = controller.drawnWidget else { return false }
            return widget === drawn || widget.isAncestor(drawn)
        }
    }
}
