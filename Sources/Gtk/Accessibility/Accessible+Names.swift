import CGtk

extension Accessible {
    /// What assistive technologies call this; `nil` for the name that GTK finds by itself.
    ///
    /// It answers what was set here: GTK does not tell which name it has found.
    ///
    /// Source: `GTK_ACCESSIBLE_PROPERTY_LABEL`.
    public var accessibleLabel: String? {
        get { text(of: .label) }
        set { setText(newValue, for: .label) }
    }

    /// What assistive technologies add to the name; `nil` for nothing.
    ///
    /// It answers what was set here.
    ///
    /// Source: `GTK_ACCESSIBLE_PROPERTY_DESCRIPTION`.
    public var accessibleDescription: String? {
        get { text(of: .description) }
        set { setText(newValue, for: .description) }
    }

    // GTK has no function that reads a property, so the text is kept with the object as well.
    private func text(of property: AccessibleProperty) -> String? {
        g_object_get_data(pointer(), Self.key(property)).map { String(cString: $0.assumingMemoryBound(to: CChar.self)) }
    }

    private func setText(_ text: String?, for property: AccessibleProperty) {
        if let text {
            updateProperty(property, text)
        } else {
            resetProperty(property)
        }
        g_object_set_data_full(
            pointer(),
            Self.key(property),
            text.map { UnsafeMutableRawPointer(g_strdup(cText($0))) } ?? nil
        ) {
            g_free($0)
        }
    }

    private static func key(_ property: AccessibleProperty) -> String { "lasso-gtk-accessible-\(property.rawValue)" }
}
