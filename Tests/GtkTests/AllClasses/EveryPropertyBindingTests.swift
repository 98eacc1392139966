import LassoGtk
import LassoGtkTestUtilities
import LassoTestUtilities
import Testing

@testable import Gtk

/// The value of any property.
private struct AnyProperty: Equatable {
    let value: Any

    static func == (one: AnyProperty, other: AnyProperty) -> Bool {
        // Bindings compare values on the main actor.
        MainActor.assumeIsolated { Samples.isSame(one.value, other.value) }
    }
}

private enum PropertyModule: StoreModule {
    enum Action { case didChange(AnyProperty) }

    struct State { var value: AnyProperty }
}

private final class PropertyStore: LassoStore<PropertyModule> {
    private(set) var received: [AnyProperty] = []
    var refuses = false

    override func handleAction(_ action: Action) {
        guard case .didChange(let value) = action else { return }
        received.append(value)
        if !refuses { update { $0.value = value } }
    }
}

/// The property of a probe, as a part of a key path.
private struct ProbeName: Hashable {
    let owner: Int
    let property: Int

    var probe: PropertyProbe { MemberTable.owners[owner].properties[property] }
}

extension Object {
    fileprivate subscript(probe name: ProbeName) -> AnyProperty {
        get { AnyProperty(value: name.probe.read(self)) }
        set { name.probe.write?(self, newValue.value) }
    }
}

/// Tests the binding in both directions of every property of every widget class that can be read and written.
@Suite(.display) struct EveryPropertyBindingTests {
    @Test(arguments: WidgetTable.names)
    func everyPropertyIsBoundInBothDirections(ofClass name: String) async throws {
        let widget = WidgetMaker.make(name)
        defer { (widget as? Window)?.destroy() }
        for owner in MemberTable.owners.indices {
            for property in MemberTable.owners[owner].properties.indices {
                guard let bound = Bound(widget, name, ProbeName(owner: owner, property: property)) else { continue }
                bound.showsTheState()
                bound.sendsWhatChanges()
                bound.sendsWhatTheStoreRefuses()
                try await GtkTesting.turnMainLoop(until: "\(bound.title) is not refused") { bound.hasTheStateAgain }
                bound.endsTogether()
            }
        }
    }

    @Test func aBindingKeepsNeitherTheWidgetNorTheStoreAlive() {
        let recorder = LifetimeRecorder()
        for name in WidgetTable.names {
            let widget = WidgetMaker.make(name)
            guard ShowingException.of(widget) == nil else {
                (widget as? Window)?.destroy()
                continue
            }
            let store = PropertyStore(with: PropertyModule.State(value: AnyProperty(value: 1.0)))
            widget.bind(\.opacity, to: store, \.value, mapping: { $0.value as? Double ?? 1 }) {
                .didChange(AnyProperty(value: $0))
            }
            recorder.record(widget)
            recorder.record(store)
        }
        #expect(recorder.survivors == [])
    }
}

/// A widget with one bound property.
private final class Bound {
    let widget: Widget
    let store: PropertyStore
    private let name: ProbeName
    let title: String
    private let binding: Observation
    private let original: AnyProperty
    /// Whether the property can be set to a different value again.
    private let canGoBack: Bool

    /// Binds a property of a widget, or returns `nil` if the property can't be tested so.
    init?(_ widget: Widget, _ widgetName: String, _ name: ProbeName) {
        let owner = MemberTable.owners[name.owner]
        guard name.probe.write != nil, owner.owns(widget),
            WidgetException.of(widgetName, owner.name, name.probe.name) == nil,
            BindingException.of(widgetName, owner.name, name.probe.name) == nil
        else { return nil }
        title = "\(widgetName): \(owner.name).\(name.probe.name)"
        self.widget = widget
        self.name = name
        original = widget[probe: name]
        canGoBack = ClearingException.of(widgetName, owner.name, name.probe.name) == nil
        store = PropertyStore(with: PropertyModule.State(value: widget[probe: name]))
        binding = widget.bind(\.[probe: name], to: store, \.value) { .didChange($0) }
    }

    /// A legal value that differs from the present one, or `nil` if there is none.
    private var sample: AnyProperty? {
        let present = widget[probe: name]
        let sample = name.probe.sample(widget).map { AnyProperty(value: $0) }
        if let sample, sample != present { return sample }
        return canGoBack && original != present ? original : nil
    }

    func showsTheState() {
        guard let sample else { return }
        store.update { $0.value = sample }
        #expect(widget[probe: name] == sample, "\(title) does not show the state")
        #expect(store.received.isEmpty, "\(title) sends back what it shows")
    }

    func sendsWhatChanges() {
        guard let sample else { return }
        widget[probe: name] = sample
        #expect(store.received == [sample], "\(title) sends \(store.received) for \(sample)")
        #expect(store.state.value == sample, "\(title)")
    }

    func sendsWhatTheStoreRefuses() {
        store.refuses = true
        guard let sample else { return }
        widget[probe: name] = sample
        #expect(store.received.last == sample, "\(title) does not send a value that is refused")
    }

    var hasTheStateAgain: Bool { widget[probe: name] == store.state.value }

    func endsTogether() {
        let count = store.received.count
        binding.cancel()
        guard let sample else { return }
        widget[probe: name] = sample
        #expect(store.received.count == count, "\(title) sends an action after its end")
    }
}
