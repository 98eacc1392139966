// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkConstraint`.
/// [Reference](https://docs.gtk.org/gtk4/class.Constraint.html)
open class Constraint: Object {
    /// Source: `gtk_constraint_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Constraint.new.html)
    @_alwaysEmitIntoClient
    public init(
        target: (any ConstraintTarget)? = nil,
        targetAttribute: ConstraintAttribute,
        relation: ConstraintRelation,
        source: (any ConstraintTarget)? = nil,
        sourceAttribute: ConstraintAttribute,
        multiplier: Double,
        constant: Double,
        strength: Int
    ) {
        super.init(
            instance: CInstance(
                gtk_constraint_new(
                    target?.instance.pointer,
                    targetAttribute.cValue,
                    relation.cValue,
                    source?.instance.pointer,
                    sourceAttribute.cValue,
                    multiplier,
                    constant,
                    cInteger(strength)
                )
            ),
            transfer: .full
        )
    }

    /// Source: `gtk_constraint_new_constant`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Constraint.new_constant.html)
    @_alwaysEmitIntoClient
    public init(
        target: (any ConstraintTarget)?,
        targetAttribute: ConstraintAttribute,
        relation: ConstraintRelation,
        constant: Double,
        strength: Int
    ) {
        super.init(
            instance: CInstance(
                gtk_constraint_new_constant(
                    target?.instance.pointer,
                    targetAttribute.cValue,
                    relation.cValue,
                    constant,
                    cInteger(strength)
                )
            ),
            transfer: .full
        )
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension Constraint {
    /// Source: `gtk_constraint_get_constant`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Constraint.constant.html)
    @_alwaysEmitIntoClient
    public var constant: Double {
        gtk_constraint_get_constant(opaquePointer)
    }

    /// Source: `gtk_constraint_get_multiplier`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Constraint.multiplier.html)
    @_alwaysEmitIntoClient
    public var multiplier: Double {
        gtk_constraint_get_multiplier(opaquePointer)
    }

    /// Source: `gtk_constraint_get_relation`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Constraint.relation.html)
    @_alwaysEmitIntoClient
    public var relation: ConstraintRelation {
        ConstraintRelation(gtk_constraint_get_relation(opaquePointer))
    }

    /// Source: `gtk_constraint_get_source`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Constraint.source.html)
    @_alwaysEmitIntoClient
    public var source: (any ConstraintTarget)? {
        wrappingInterface(gtk_constraint_get_source(opaquePointer))
    }

    /// Source: `gtk_constraint_get_source_attribute`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Constraint.source-attribute.html)
    @_alwaysEmitIntoClient
    public var sourceAttribute: ConstraintAttribute {
        ConstraintAttribute(gtk_constraint_get_source_attribute(opaquePointer))
    }

    /// Source: `gtk_constraint_get_strength`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Constraint.strength.html)
    @_alwaysEmitIntoClient
    public var strength: Int {
        swiftInteger(gtk_constraint_get_strength(opaquePointer))
    }

    /// Source: `gtk_constraint_get_target`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Constraint.target.html)
    @_alwaysEmitIntoClient
    public var target: (any ConstraintTarget)? {
        wrappingInterface(gtk_constraint_get_target(opaquePointer))
    }

    /// Source: `gtk_constraint_get_target_attribute`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Constraint.target-attribute.html)
    @_alwaysEmitIntoClient
    public var targetAttribute: ConstraintAttribute {
        ConstraintAttribute(gtk_constraint_get_target_attribute(opaquePointer))
    }

    /// Source: `gtk_constraint_is_attached`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Constraint.is_attached.html)
    @_alwaysEmitIntoClient
    public var isAttached: Bool {
        gtk_constraint_is_attached(opaquePointer) != 0
    }

    /// Source: `gtk_constraint_is_constant`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Constraint.is_constant.html)
    @_alwaysEmitIntoClient
    public var isConstant: Bool {
        gtk_constraint_is_constant(opaquePointer) != 0
    }

    /// Source: `gtk_constraint_is_required`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Constraint.is_required.html)
    @_alwaysEmitIntoClient
    public var isRequired: Bool {
        gtk_constraint_is_required(opaquePointer) != 0
    }
}
