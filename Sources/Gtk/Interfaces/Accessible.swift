import CGtk

/// Something that assistive technologies can be told about.
///
/// Source: `GtkAccessible`.
public protocol Accessible: Object {}

extension Accessible {
    /// Sets or clears a state.
    ///
    /// Source: `gtk_accessible_update_state_value`.
    public func updateState(_ state: AccessibleState, _ isSet: Bool) {
        var states = state.cValue
        switch state {
        case .invalid:
            // GTK prepares the value as an enumeration but reads an integer from it.
            let invalid = isSet ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE
            withValue({ g_value_init($0, cgtk_type_int()) }) { value in
                g_value_set_int(&value, Int32(bitPattern: invalid.rawValue))
                gtk_accessible_update_state_value(opaquePointer, 1, &states, &value)
            }
        case .busy, .disabled, .hidden:
            withValue({ gtk_accessible_state_init_value(state.cValue, $0) }) { value in
                g_value_set_boolean(&value, isSet ? 1 : 0)
                gtk_accessible_update_state_value(opaquePointer, 1, &states, &value)
            }
        }
    }

    /// Sets a property that is a text.
    ///
    /// Source: `gtk_accessible_update_property_value`.
    public func updateProperty(_ property: AccessibleProperty, _ text: String) {
        var properties = property.cValue
        withValue({ gtk_accessible_property_init_value(property.cValue, $0) }) { value in
            g_value_set_string(&value, text)
            gtk_accessible_update_property_value(opaquePointer, 1, &properties, &value)
        }
    }

    /// Goes back to the property's default.
    ///
    /// Source: `gtk_accessible_reset_property`.
    public func resetProperty(_ property: AccessibleProperty) {
        gtk_accessible_reset_property(opaquePointer, property.cValue)
    }

    /// Says to which other widgets this one stands in a relation.
    ///
    /// Source: `gtk_accessible_update_relation_value`.
    public func updateRelation(_ relation: AccessibleRelation, _ others: [any Accessible]) {
        var relations = relation.cValue
        withValue({ gtk_accessible_relation_init_value(relation.cValue, $0) }) { value in
            // GTK takes the list over.
            let list = others.reversed().reduce(nil as UnsafeMutablePointer<GList>?) { g_list_prepend($0, $1.instance) }
            g_value_set_pointer(&value, list)
            gtk_accessible_update_relation_value(opaquePointer, 1, &relations, &value)
        }
    }

    /// Source: `gtk_accessible_reset_relation`.
    public func resetRelation(_ relation: AccessibleRelation) {
        gtk_accessible_reset_relation(opaquePointer, relation.cValue)
    }

    private func withValue(_ initialize: (UnsafeMutablePointer<GValue>) -> Void, _ use: (inout GValue) -> Void) {
        var value = GValue()
        initialize(&value)
        use(&value)
        g_value_unset(&value)
    }
}
