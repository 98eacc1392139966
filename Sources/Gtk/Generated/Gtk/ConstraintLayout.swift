// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkConstraintLayout`.
/// [Reference](https://docs.gtk.org/gtk4/class.ConstraintLayout.html)
open class ConstraintLayout: LayoutManager, Buildable {
    /// Source: `gtk_constraint_layout_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.ConstraintLayout.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(gtk_constraint_layout_new()), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension ConstraintLayout {
    /// Source: `gtk_constraint_layout_add_constraint`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ConstraintLayout.add_constraint.html)
    @_alwaysEmitIntoClient
    public func addConstraint(_ constraint: Constraint) {
        gtk_constraint_layout_add_constraint(opaquePointer, constraint.retainedOpaquePointer)
    }

    /// Source: `gtk_constraint_layout_add_guide`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ConstraintLayout.add_guide.html)
    @_alwaysEmitIntoClient
    public func addGuide(_ guide: ConstraintGuide) {
        gtk_constraint_layout_add_guide(opaquePointer, guide.retainedOpaquePointer)
    }

    /// Source: `gtk_constraint_layout_observe_constraints`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ConstraintLayout.observe_constraints.html)
    @_alwaysEmitIntoClient
    public func observeConstraints() -> any ListModel {
        wrappingInterface(required: gtk_constraint_layout_observe_constraints(opaquePointer), transfer: .full)
    }

    /// Source: `gtk_constraint_layout_observe_guides`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ConstraintLayout.observe_guides.html)
    @_alwaysEmitIntoClient
    public func observeGuides() -> any ListModel {
        wrappingInterface(required: gtk_constraint_layout_observe_guides(opaquePointer), transfer: .full)
    }

    /// Source: `gtk_constraint_layout_remove_all_constraints`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ConstraintLayout.remove_all_constraints.html)
    @_alwaysEmitIntoClient
    public func removeAllConstraints() {
        gtk_constraint_layout_remove_all_constraints(opaquePointer)
    }

    /// Source: `gtk_constraint_layout_remove_constraint`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ConstraintLayout.remove_constraint.html)
    @_alwaysEmitIntoClient
    public func removeConstraint(_ constraint: Constraint) {
        gtk_constraint_layout_remove_constraint(opaquePointer, constraint.opaquePointer)
    }

    /// Source: `gtk_constraint_layout_remove_guide`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ConstraintLayout.remove_guide.html)
    @_alwaysEmitIntoClient
    public func removeGuide(_ guide: ConstraintGuide) {
        gtk_constraint_layout_remove_guide(opaquePointer, guide.opaquePointer)
    }
}
