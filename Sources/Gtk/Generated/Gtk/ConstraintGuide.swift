// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkConstraintGuide`.
/// [Reference](https://docs.gtk.org/gtk4/class.ConstraintGuide.html)
open class ConstraintGuide: Object, ConstraintTarget {
    /// Source: `gtk_constraint_guide_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.ConstraintGuide.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(gtk_constraint_guide_new()), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension ConstraintGuide {
    /// Source: the property `GtkConstraintGuide:max-height`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ConstraintGuide.max-height.html)
    @_alwaysEmitIntoClient
    public var maxHeight: Int {
        get {
            self[property: "max-height"]
        }
        set {
            self[property: "max-height"] = newValue
        }
    }

    /// Source: the property `GtkConstraintGuide:max-width`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ConstraintGuide.max-width.html)
    @_alwaysEmitIntoClient
    public var maxWidth: Int {
        get {
            self[property: "max-width"]
        }
        set {
            self[property: "max-width"] = newValue
        }
    }

    /// Source: the property `GtkConstraintGuide:min-height`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ConstraintGuide.min-height.html)
    @_alwaysEmitIntoClient
    public var minHeight: Int {
        get {
            self[property: "min-height"]
        }
        set {
            self[property: "min-height"] = newValue
        }
    }

    /// Source: the property `GtkConstraintGuide:min-width`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ConstraintGuide.min-width.html)
    @_alwaysEmitIntoClient
    public var minWidth: Int {
        get {
            self[property: "min-width"]
        }
        set {
            self[property: "min-width"] = newValue
        }
    }

    /// Source: `gtk_constraint_guide_get_name`, `gtk_constraint_guide_set_name`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ConstraintGuide.name.html)
    @_alwaysEmitIntoClient
    public var name: String? {
        get {
            String.optional(copying: gtk_constraint_guide_get_name(opaquePointer))
        }
        set {
            gtk_constraint_guide_set_name(opaquePointer, cText(ifAny: newValue))
        }
    }

    /// Source: the property `GtkConstraintGuide:nat-height`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ConstraintGuide.nat-height.html)
    @_alwaysEmitIntoClient
    public var natHeight: Int {
        get {
            self[property: "nat-height"]
        }
        set {
            self[property: "nat-height"] = newValue
        }
    }

    /// Source: the property `GtkConstraintGuide:nat-width`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ConstraintGuide.nat-width.html)
    @_alwaysEmitIntoClient
    public var natWidth: Int {
        get {
            self[property: "nat-width"]
        }
        set {
            self[property: "nat-width"] = newValue
        }
    }

    /// Source: `gtk_constraint_guide_get_strength`, `gtk_constraint_guide_set_strength`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ConstraintGuide.strength.html)
    @_alwaysEmitIntoClient
    public var strength: ConstraintStrength {
        get {
            ConstraintStrength(gtk_constraint_guide_get_strength(opaquePointer))
        }
        set {
            gtk_constraint_guide_set_strength(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_constraint_guide_get_max_size`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ConstraintGuide.get_max_size.html)
    @_alwaysEmitIntoClient
    public func maxSize() -> (width: Int, height: Int) {
        var width: Int32 = 0
        var height: Int32 = 0
        gtk_constraint_guide_get_max_size(opaquePointer, &width, &height)
        return (swiftInteger(width), swiftInteger(height))
    }

    /// Source: `gtk_constraint_guide_get_min_size`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ConstraintGuide.get_min_size.html)
    @_alwaysEmitIntoClient
    public func minSize() -> (width: Int, height: Int) {
        var width: Int32 = 0
        var height: Int32 = 0
        gtk_constraint_guide_get_min_size(opaquePointer, &width, &height)
        return (swiftInteger(width), swiftInteger(height))
    }

    /// Source: `gtk_constraint_guide_get_nat_size`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ConstraintGuide.get_nat_size.html)
    @_alwaysEmitIntoClient
    public func natSize() -> (width: Int, height: Int) {
        var width: Int32 = 0
        var height: Int32 = 0
        gtk_constraint_guide_get_nat_size(opaquePointer, &width, &height)
        return (swiftInteger(width), swiftInteger(height))
    }

    /// Source: `gtk_constraint_guide_set_max_size`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ConstraintGuide.set_max_size.html)
    @_alwaysEmitIntoClient
    public func setMaxSize(width: Int, height: Int) {
        gtk_constraint_guide_set_max_size(opaquePointer, cInteger(width), cInteger(height))
    }

    /// Source: `gtk_constraint_guide_set_min_size`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ConstraintGuide.set_min_size.html)
    @_alwaysEmitIntoClient
    public func setMinSize(width: Int, height: Int) {
        gtk_constraint_guide_set_min_size(opaquePointer, cInteger(width), cInteger(height))
    }

    /// Source: `gtk_constraint_guide_set_nat_size`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ConstraintGuide.set_nat_size.html)
    @_alwaysEmitIntoClient
    public func setNatSize(width: Int, height: Int) {
        gtk_constraint_guide_set_nat_size(opaquePointer, cInteger(width), cInteger(height))
    }
}
