extension Widget {
    /// Returns whether the widget is narrower than a controller's narrow width at the present text size.
    func isNarrow(for controller: Controller) -> Bool {
        Double(width) < Double(controller.narrowWidth) * settings.textScale
    }
}
