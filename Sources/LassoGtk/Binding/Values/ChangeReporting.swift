/// An object with properties in Swift that are no properties of GObject. Other signals than `notify` report their
/// changes.
protocol ChangeReporting: Object {
    /// Connects a handler to the signals that report changes of such properties.
    func onOtherChange(_ handler: @escaping @MainActor () -> Void) -> [SignalConnection]

    /// Connects a handler to the signals after which a property can be set that could not be set before.
    func onReadiness(_ handler: @escaping @MainActor () -> Void) -> [SignalConnection]
}

extension ChangeReporting {
    func onOtherChange(_ handler: @escaping @MainActor () -> Void) -> [SignalConnection] { [] }

    func onReadiness(_ handler: @escaping @MainActor () -> Void) -> [SignalConnection] { [] }
}

extension Notebook: ChangeReporting {
    // Its page can be set once it is in a window.
    func onReadiness(_ handler: @escaping @MainActor () -> Void) -> [SignalConnection] { [onRealize(handler)] }
}

extension GtkRange: ChangeReporting {
    func onOtherChange(_ handler: @escaping @MainActor () -> Void) -> [SignalConnection] { [onValueChanged(handler)] }
}

extension GtkCalendar: ChangeReporting {
    func onOtherChange(_ handler: @escaping @MainActor () -> Void) -> [SignalConnection] { [onDaySelected(handler)] }
}

extension ColorButton: ChangeReporting {
    func onOtherChange(_ handler: @escaping @MainActor () -> Void) -> [SignalConnection] { [onColorSet(handler)] }
}

extension FontButton: ChangeReporting {
    func onOtherChange(_ handler: @escaping @MainActor () -> Void) -> [SignalConnection] { [onFontSet(handler)] }
}

extension Object {
    /// Connects a handler to every signal that reports a change of a property, whichever it is.
    ///
    /// A binding compares the values of its property, so it needs no table from key paths to the names of properties.
    func onAnyChange(_ handler: @escaping @MainActor () -> Void) -> [SignalConnection] {
        [on("notify", handler)] + ((self as? any ChangeReporting)?.onOtherChange(handler) ?? [])
    }
}
