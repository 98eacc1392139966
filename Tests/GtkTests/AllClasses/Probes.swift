import CGtk
import LassoGtkTestUtilities

@testable import Gtk

/// Makes one widget of every class.
enum WidgetMaker {
    static func make(_ name: String) -> Widget {
        guard let make = WidgetTable.makers[name] ?? makers[name] else {
            preconditionFailure("WidgetMaker has no \(name).")
        }
        return make()
    }

    /// Those that are made of something.
    private static let makers: [String: () -> Widget] = [
        "AppChooserButton": { AppChooserButton(contentType: "text/plain") },
        "AppChooserDialog": { AppChooserDialog(parent: nil, flags: [], file: AnyFile(path: "/etc/passwd")) },
        "AppChooserWidget": { AppChooserWidget(contentType: "text/plain") },
        "ApplicationWindow": { ApplicationWindow(application: GtkTesting.application) },
        "AspectFrame": { AspectFrame(xalign: 0.5, yalign: 0.5, ratio: 1, obeyChild: false) },
        "Box": { Box(.vertical, spacing: 6) },
        "EditableLabel": { EditableLabel(text: "text") },
        "FileChooserWidget": { FileChooserWidget(action: .open) },
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

/// The properties and the signals of a class or an interface.
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

    /// Whether an object has these members.
    func owns(_ object: Object) -> Bool { isOwner(object) }
}

/// A property: how it is read, and how it is written.
struct PropertyProbe {
    let name: String
    let read: (Object) -> Any
    /// Writes a value; `nil` if the property cannot be written.
    let write: ((Object, Any) -> Void)?
    /// Sets the property to nothing; `nil` if it always has a value, or cannot be written.
    let clear: ((Object) -> Void)?
    /// A legal value that differs from the one that is there; `nil` if there is none.
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

/// A signal: how a handler is connected to it.
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
