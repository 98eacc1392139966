extension GtkCalendar {
    /// Names the buttons for other months and years for assistive technologies. GTK gives them no names.
    ///
    /// ``bindDate(to:_:mapping:)`` calls it.
    public func nameButtons() {
        let names = [
            translated("Previous Month", in: .lasso), translated("Next Month", in: .lasso),
            translated("Previous Year", in: .lasso), translated("Next Year", in: .lasso),
        ]
        for (button, name) in zip(descendants.lazy.compactMap { $0 as? Button }, names) {
            button.accessibleLabel = name
        }
    }
}
