/// An object with properties in Swift that are no properties of GObject. Other signals than `notify` report their
/// changes.
protocol ChangeReporting: Object {
    /// Connects a handler to the signals that report changes of such properties.
    func onOtherChange(_ handler: @escaping @MainActor () -> Void) -> [SignalConnection]

    /// Connects a handler to the signals after which a property can be set that could not be set before.
    func onReadiness(_ handler: @escaping @MainActor () -> Void) -> [SignalConnection]

    /// Returns whether objects of the class change a property by themselves, too, and not only for the user.
    static func changeByThemselves(_ property: AnyKeyPath) -> Bool

    /// Returns whether the object has changed such a property by itself.
    func hasChangedByItself(from old: Any, to new: Any) -> Bool
}

extension ChangeReporting {
    func onOtherChange(_ handler: @escaping @MainActor () -> Void) -> [SignalConnection] { [] }

    func onReadiness(_ handler: @escaping @MainActor () -> Void) -> [SignalConnection] { [] }

    static func changeByThemselves(_ property: AnyKeyPath) -> Bool { false }

    func hasChangedByItself(from old: Any, to new: Any) -> Bool { false }
}

// A bound object may be of a subclass, whose key paths are others. Only in an extension of a protocol are the key paths
// of `Self` those of the subclass.

extension ValueBindable {
    fileprivate static func isBoundValue(_ property: AnyKeyPath) -> Bool { property == \Self.boundValue }
}

extension ChangeReporting where Self: Notebook {
    static func changeByThemselves(_ property: AnyKeyPath) -> Bool {
        // A widget has a property with the same name.
        let page: KeyPath<Self, Int> = \.page
        return property == page || isBoundValue(property)
    }
}

extension ChangeReporting where Self: Stack {
    static func changeByThemselves(_ property: AnyKeyPath) -> Bool {
        property == \Self.visibleChildName || isBoundValue(property)
    }
}

extension ChangeReporting where Self: SpinButton {
    static func changeByThemselves(_ property: AnyKeyPath) -> Bool {
        property == \Self.value || isBoundValue(property)
    }
}

extension Notebook: ChangeReporting {
    // Its page can be set once the page is there and the notebook is in a window.
    func onReadiness(_ handler: @escaping @MainActor () -> Void) -> [SignalConnection] {
        let addition = onPageAdded { [weak self] _, index in
            // A page that is added in front of others leaves the selected one where the user sees it.
            if let self, index == nPages - 1 { handler() }
        }
        return [onRealize(handler), addition]
    }

    // It shows the first page that it gets, and the user can select another once the notebook is in a window.
    func hasChangedByItself(from old: Any, to new: Any) -> Bool { root == nil || old as? Int == -1 }
}

extension Stack: ChangeReporting {
    // Its page can be shown once it is there.
    func onReadiness(_ handler: @escaping @MainActor () -> Void) -> [SignalConnection] {
        let pages = pages
        // GTK keeps no reference to the model.
        holdReference(to: pages)
        return [pages.onItemsChanged { _, _, _ in handler() }]
    }

    // It shows the first page that it gets.
    func hasChangedByItself(from old: Any, to new: Any) -> Bool { old as? String == nil }
}

extension SpinButton: ChangeReporting {
    // It reads what it shows, which has fewer digits.
    func hasChangedByItself(from old: Any, to new: Any) -> Bool {
        guard let old = old as? Double, let new = new as? Double else { return false }
        return shows(old, as: new)
    }
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
