import CGtk
import LassoGtkTestUtilities

@testable import Gtk

/// Creates a widget of any class.
enum WidgetMaker {
    static func make(_ name: String) -> Widget {
        guard let make = makers[name] ?? WidgetTable.makers[name] else {
            preconditionFailure("WidgetMaker has no \(name).")
        }
        return make()
    }

    /// The classes whose initializers require arguments, and those whose properties would depend on the day.
    private static let makers: [String: () -> Widget] = [
        "AppChooserButton": { AppChooserButton(contentType: "text/plain") },
        "AppChooserDialog": { AppChooserDialog(parent: nil, flags: [], file: AnyFile(path: "/etc/passwd")) },
        "AppChooserWidget": { AppChooserWidget(contentType: "text/plain") },
        "ApplicationWindow": { ApplicationWindow(application: GtkTesting.application) },
        "AspectFrame": { AspectFrame(xalign: 0.5, yalign: 0.5, ratio: 1, obeyChild: false) },
        "Box": { Box(.vertical, spacing: 6) },
        "EditableLabel": { EditableLabel(text: "text") },
        "FileChooserWidget": { FileChooserWidget(action: .open) },
        "GtkCalendar": { GtkCalendar().with { ($0.year, $0.month, $0.day) = (2026, 0, 15) } },
        "LinkButton": { LinkButton(uri: "https://example.org") },
        "Paned": { Paned(orientation: .horizontal) },
        "PopoverMenu": { PopoverMenu(model: Menu()) },
        "PopoverMenuBar": { PopoverMenuBar(model: Menu()) },
        "Scale": { Scale(orientation: .horizontal) },
        "ScaleButton": { ScaleButton(min: 0, max: 10, step: 1, icons: ["audio-volume-muted"]) },
        "Scrollbar": { Scrollbar(orientation: .vertical) },
        "Separator": { Separator(orientation: .horizontal) },
        "ShortcutLabel": { ShortcutLabel(accelerator: "<Control>q") },
        "SpinButton": { SpinButton(climbRate: 1, digits: 0) },
        "WindowControls": { WindowControls(side: .start) },
    ]
}

/// The properties and signals of a class or an interface.
struct OwnerProbe {
    let name: String
    let properties: [PropertyProbe]
    let signals: [SignalProbe]
    private let isOwner: (Object) -> Bool

    init<Owner>(_ name: String, _ type: Owner.Type, properties: [PropertyProbe], signals: [SignalProbe]) {
        self.name = name
        self.properties = properties
        self.signals = signals
        isOwner = { $0 is Owner }
    }

    /// Returns whether an object has these members.
    func owns(_ object: Object) -> Bool { isOwner(object) }
}

/// A property, and closures that read and write it.
struct PropertyProbe {
    let name: String
    let read: (Object) -> Any
    /// A closure that writes a value, or `nil` if the property is read-only.
    let write: ((Object, Any) -> Void)?
    /// A closure that sets the property to `nil`, or `nil` if the property isn't optional or is read-only.
    let clear: ((Object) -> Void)?
    /// A closure that returns a legal value different from the current one, or `nil` if there is none.
    let sample: (Object) -> Any?

    init<Owner, Value>(_ name: String, get: @escaping (Owner) -> Value) {
        self.name = name
        read = { get(Self.owner($0)) }
        write = nil
        clear = nil
        sample = { _ in nil }
    }

    init<Owner, Value>(_ name: String, get: @escaping (Owner) -> Value, set: @escaping (Owner, Value) -> Void) {
        self.name = name
        read = { get(Self.owner($0)) }
        write = { object, value in
            guard let value = value as? Value else { preconditionFailure("\(name) is a \(Value.self), not \(value).") }
            set(Self.owner(object), value)
        }
        let absent = (Value.self as? any AnyOptional.Type)?.absent as? Value
        clear = absent.map { absent in { set(Self.owner($0), absent) } }
        sample = { object in
            Samples.value(of: Value.self, besides: get(Self.owner(object)), Specification(of: name, in: object))
        }
    }

    private static func owner<Owner>(_ object: Object) -> Owner {
        guard let owner = object as? Owner else { preconditionFailure("\(object.objectType) is no \(Owner.self).") }
        return owner
    }
}

/// A signal, and a closure that connects a handler.
struct SignalProbe {
    let name: String
    let connect: (Object) -> SignalConnection

    init<Owner>(_ name: String, _ connect: @escaping (Owner) -> SignalConnection) {
        self.name = name
        self.connect = { object in
            guard let owner = object as? Owner else { preconditionFailure("\(object.objectType) is no \(Owner.self).") }
            return connect(owner)
        }
    }
}
