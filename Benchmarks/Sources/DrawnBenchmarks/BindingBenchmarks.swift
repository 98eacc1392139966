import CGtk
import LassoGtk
import Measuring

/// Compares bound widgets with callbacks in C that keep no store.
enum BindingBenchmarks {
    static func measure() async {
        let table = "Bindings"
        let bound = BoundForm(), bare = BareForm()
        await Report.compare(
            table,
            "type a letter into a field until everything shows it, against callbacks in C",
            4_000,
            atMost: 1.3
        ) {
            bound.type($0)
        } against: {
            bare.type($0)
        }
        let one = BoundLabels(1), many = BoundLabels(1_000)
        await Report.compare(table, "change one of 1,000 bound labels, against one of one", 20_000, atMost: 2) {
            many.change($0)
        } against: {
            one.change($0)
        }
    }
}

private enum FormModule: StoreModule {
    enum Action { case didEdit(String) }

    struct State: Equatable {
        var text = ""
        var isEmpty: Bool { text.isEmpty }
    }
}

private final class FormStore: LassoStore<FormModule> {
    override func handleAction(_ action: Action) {
        guard case .didEdit(let text) = action else { return }
        update { $0.text = text }
    }
}

/// A field whose text a store has, with a label that shows it and a button that depends on it.
private final class BoundForm {
    private let store = FormStore(with: FormModule.State())
    private let entry = Entry(), label = Label(), button = Button("Go On")
    private let window = Window()

    init() {
        window.show(entry, label, button)
        entry.bindText(to: store, \.text) { .didEdit($0) }
        label.bind(\.label, to: store, \.text)
        button.bindSensitive(to: store, \.isEmpty) { !$0 }
    }

    func type(_ count: Int) { enter(count, in: entry) }
}

/// The same with callbacks in C.
private final class BareForm {
    private let entry = Entry(), label = Label(), button = Button("Go On")
    private let window = Window()

    init() {
        window.show(entry, label, button)
        let object = entry.instance.pointer.assumingMemoryBound(to: GObject.self)
        g_object_set_data(object, "Label", label.instance.pointer)
        g_object_set_data(object, "Button", button.instance.pointer)
        let callback: @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer?) -> Void = { entry, _ in
            let object = entry.assumingMemoryBound(to: GObject.self)
            let text = gtk_editable_get_text(OpaquePointer(entry))
            g_object_set_data_full(object, "text", g_strdup(text), g_free)
            let label = g_object_get_data(object, "Label"), button = g_object_get_data(object, "Button")
            gtk_label_set_label(OpaquePointer(label), text)
            gtk_widget_set_sensitive(button?.assumingMemoryBound(to: GtkWidget.self), text?.pointee == 0 ? 0 : 1)
        }
        let flags = GConnectFlags(rawValue: 0)
        let handler = unsafeBitCast(callback, to: GCallback.self)
        g_signal_connect_data(entry.instance.pointer, "changed", handler, nil, nil, flags)
    }

    func type(_ count: Int) { enter(count, in: entry) }
}

/// Types a letter, or deletes one, with the signals that GTK emits for keys.
private func enter(_ count: Int, in entry: Entry) {
    guard let text = entry.delegate as? Text else { preconditionFailure("A GtkEntry has no GtkText.") }
    for number in 0..<count {
        if number % 40 < 20 { text.emit("insert-at-cursor", "x") } else { text.emit("backspace") }
    }
}

extension Window {
    /// Shows widgets, so that GTK computes what it draws.
    fileprivate func show(_ widgets: Widget...) {
        child = Box(.vertical) { widgets }
        present()
        while !mapped { g_main_context_iteration(nil, 1) }
    }
}

private enum LabelsModule: StoreModule {
    struct State {
        var first = "", second = "", third = "", fourth = "", fifth = "", sixth = "", seventh = "", eighth = ""
    }
}

/// A number of labels, each bound to a part of the state. One of them shows the part that changes.
private final class BoundLabels {
    private let store = LassoStore<LabelsModule>(with: LabelsModule.State())
    private let labels: [Label]

    init(_ count: Int) {
        let others: [KeyPath<LabelsModule.State, String>] = [
            \.second, \.third, \.fourth, \.fifth, \.sixth, \.seventh, \.eighth,
        ]
        labels = (0..<count).map { _ in Label() }
        for (index, label) in labels.enumerated() {
            label.bind(\.label, to: store, index == count / 2 ? \.first : others[index % others.count])
        }
    }

    func change(_ count: Int) {
        for number in 0..<count { store.update { $0.first = number % 2 == 0 ? "even" : "odd" } }
    }
}
