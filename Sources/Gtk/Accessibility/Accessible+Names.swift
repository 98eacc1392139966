import CGtk

extension Accessible {
    /// The name for assistive technologies, or `nil` for the name that GTK computes.
    ///
    /// The property returns the value that was set through it. GTK does not expose the computed name.
    ///
    /// Source: `GTK_ACCESSIBLE_PROPERTY_LABEL`.
    public var accessibleLabel: String? {
        get { text(of: .label) }
        set { setText(newValue, for: .label) }
    }

    /// The description that assistive technologies add to the name, or `nil` for none.
    ///
    /// The property returns the value that was set through it.
    ///
    /// Source: `GTK_ACCESSIBLE_PROPERTY_DESCRIPTION`.
    public var accessibleDescription: String? {
        get { text(of: .description) }
        set { setText(newValue, for: .description) }
    }

    // GTK has no function that reads an accessible property, so the object also keeps the text as data.
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
