import CGtk

extension Accessible {
    /// Sets a state: `updateState(.busy, true)`.
    ///
    /// - Parameters:
    ///   - state: The state.
    ///   - isSet: Whether the state applies.
    ///
    /// Source: `gtk_accessible_update_state`. `gtk_accessible_update_state_value` can't set every state.
    public func updateState(_ state: AccessibleState, _ isSet: Bool) {
        // Each state that can be set is a Boolean, or an enumeration whose 1 means that the state applies.
        cgtk_accessible_update_state(opaquePointer, state.cValue, isSet ? 1 : 0)
    }

    /// Sets a state that can apply in part: `updateState(.checked, .mixed)`.
    ///
    /// - Parameters:
    ///   - state: The state: `.checked` or `.pressed`.
    ///   - value: Whether the state applies, does not apply, or applies in part.
    /// - Precondition: The state has such a value.
    ///
    /// Source: `gtk_accessible_update_state`, `GtkAccessibleTristate`.
    public func updateState(_ state: AccessibleState, _ value: AccessibleTristate) {
        precondition(
            state == .checked || state == .pressed,
            "updateState: \(state) is not checked or pressed. Pass true or false instead of \(value)."
        )
        cgtk_accessible_update_state(opaquePointer, state.cValue, value.rawValue)
    }

    /// Sets the kind of error in what the user has entered: `updateState(.invalid, .spelling)`.
    ///
    /// - Parameters:
    ///   - state: The state: `.invalid`.
    ///   - value: The kind of error.
    /// - Precondition: The state has such a value.
    ///
    /// Source: `gtk_accessible_update_state`, `GtkAccessibleInvalidState`.
    public func updateState(_ state: AccessibleState, _ value: AccessibleInvalidState) {
        precondition(
            state == .invalid,
            "updateState: \(state) is not invalid. Pass true or false instead of \(value)."
        )
        cgtk_accessible_update_state(opaquePointer, state.cValue, value.rawValue)
    }

    /// Sets a text property: `updateProperty(.label, "Close")`.
    ///
    /// - Parameters:
    ///   - property: The property.
    ///   - text: The new text.
    ///
    /// Source: `gtk_accessible_update_property_value`.
    public func updateProperty(_ property: AccessibleProperty, _ text: String) {
        update(property) { g_value_set_string(&$0, cText(text)) }
    }

    /// Sets a number or Boolean property: `updateProperty(.valueNow, 0.5)`, `updateProperty(.modal, 1)`.
    ///
    /// - Parameters:
    ///   - property: The property.
    ///   - number: The new number. For a Boolean property, 0 is false and 1 is true.
    /// - Precondition: The property isn't a text.
    ///
    /// Source: `gtk_accessible_update_property`.
    public func updateProperty(_ property: AccessibleProperty, _ number: Double) {
        switch Self.type(of: property) {
        case .double: update(property) { g_value_set_double(&$0, number) }
        case .string: preconditionFailure("updateProperty: \(property) is a text. Pass a String instead of \(number).")
        default: cgtk_accessible_update_property(opaquePointer, property.cValue, Int32(clamping: number))
        }
    }

    /// Sets a relation to other accessible objects: `updateRelation(.describedBy, [hint])`.
    ///
    /// - Parameters:
    ///   - relation: The relation.
    ///   - others: The related objects.
    ///
    /// Source: `gtk_accessible_update_relation_value`.
    public func updateRelation(_ relation: AccessibleRelation, _ others: [any Accessible]) {
        withValue({ gtk_accessible_relation_init_value(relation.cValue, $0) }) { value in
            var relations = relation.cValue
            if GType(rawValue: value.g_type).fundamental == .pointer {
                // GTK takes ownership of the list.
                let list = others.reversed().reduce(nil as UnsafeMutablePointer<GList>?) {
                    g_list_prepend($0, $1.instance.pointer)
                }
                g_value_set_pointer(&value, list)
            } else {
                g_value_set_object(&value, others.first?.instance.pointer)
            }
            gtk_accessible_update_relation_value(opaquePointer, 1, &relations, &value)
        }
    }

    /// Sets a relation that is a number: `updateRelation(.posInSet, 3)`.
    ///
    /// - Parameters:
    ///   - relation: The relation.
    ///   - number: The number.
    ///
    /// Source: `gtk_accessible_update_relation_value`.
    public func updateRelation(_ relation: AccessibleRelation, _ number: Int) {
        withValue({ gtk_accessible_relation_init_value(relation.cValue, $0) }) { value in
            var relations = relation.cValue
            g_value_set_int(&value, cInteger(number))
            gtk_accessible_update_relation_value(opaquePointer, 1, &relations, &value)
        }
    }

    private func update(_ property: AccessibleProperty, _ fill: (inout GValue) -> Void) {
        withValue({ gtk_accessible_property_init_value(property.cValue, $0) }) { value in
            var properties = property.cValue
            fill(&value)
            gtk_accessible_update_property_value(opaquePointer, 1, &properties, &value)
        }
    }

    /// Returns the fundamental type of the values of a property.
    private static func type(of property: AccessibleProperty) -> GType {
        var value = GValue()
        gtk_accessible_property_init_value(property.cValue, &value)
        defer { g_value_unset(&value) }
        return GType(rawValue: value.g_type).fundamental
    }

    private func withValue(_ prepare: (UnsafeMutablePointer<GValue>) -> Void, _ body: (inout GValue) -> Void) {
        var value = GValue()
        prepare(&value)
        defer { g_value_unset(&value) }
        body(&value)
    }
}

extension Int32 {
    /// Creates the nearest integer toward zero; 0 for what is no number.
    fileprivate init(clamping number: Double) {
        self = number.isNaN ? 0 : Int32(Swift.min(Swift.max(number, Double(Int32.min)), Double(Int32.max)))
    }
}
