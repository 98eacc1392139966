import CGtk
import LassoGtkTestUtilities
import LassoTestUtilities
import Testing

@testable import Gtk

/// Tests of every widget class of GTK with every property and every signal.
@Suite(.display) struct AllWidgetsTests {
    @Test(arguments: WidgetTable.names)
    func everyPropertyIsWhatItWasSetTo(ofClass name: String) {
        let widget = WidgetMaker.make(name)
        for owner in MemberTable.owners where owner.owns(widget) {
            for property in owner.properties {
                _ = property.read(widget)
                if let exception = WidgetException.of(name, owner.name, property.name) {
                    #expect(exception.instead?() ?? true, "\(name): \(owner.name).\(property.name)")
                    continue
                }
                guard let write = property.write else { continue }
                guard let sample = property.sample(widget) else {
                    Issue.record("\(name): \(owner.name).\(property.name) has no sample")
                    continue
                }
                write(widget, sample)
                let value = property.read(widget)
                #expect(
                    Samples.isSame(value, sample),
                    "\(name): \(owner.name).\(property.name) is \(value), not \(sample)"
                )
            }
        }
        (widget as? Window)?.destroy()
    }

    @Test(arguments: WidgetTable.names)
    func everyPropertyThatMayBeMissingIsSetToNothing(ofClass name: String) {
        let widget = WidgetMaker.make(name)
        for owner in MemberTable.owners where owner.owns(widget) {
            for property in owner.properties where ClearingException.of(name, owner.name, property.name) == nil {
                property.clear?(widget)
            }
        }
        (widget as? Window)?.destroy()
    }

    @Test(arguments: WidgetTable.names)
    func everyWidgetIsGivenBackWithItsHandlers(ofClass name: String) async throws {
        let life = Life()
        func use() async throws {
            let widget = WidgetMaker.make(name)
            life.begin(widget)
            for owner in MemberTable.owners where owner.owns(widget) {
                for signal in owner.signals { #expect(signal.connect(widget).isConnected) }
            }
            try await showAndTakeAway(widget)
        }
        try await use()
        try await GtkTesting.turnMainLoop(until: "\(name) is finalized: \(life)") { life.isOver }
    }

    @Test func theTablesHaveEveryWidgetClassAndEveryMember() {
        #expect(WidgetTable.names.count == 98)
        #expect(MemberTable.owners.flatMap(\.signals).count > 300)
        #expect(MemberTable.owners.flatMap(\.properties).count > 1000)
    }

    private func showAndTakeAway(_ widget: Widget) async throws {
        if let exception = ShowingException.of(widget) {
            try await exception.instead(widget)
        } else {
            try await ShowingException.showInWindow(widget)
        }
    }
}

/// A recorder of whether an object and its wrapper are still alive.
private final class Life: CustomStringConvertible {
    private weak var wrapper: Object?
    private let isFinalised = UnsafeMutablePointer<Bool>.allocate(capacity: 1)

    init() { isFinalised.initialize(to: false) }

    isolated deinit { isFinalised.deallocate() }

    func begin(_ object: Object) {
        wrapper = object
        g_object_weak_ref(
            object.pointer(),
            { flag, _ in flag?.assumingMemoryBound(to: Bool.self).pointee = true },
            isFinalised
        )
    }

    var isOver: Bool { wrapper == nil && isFinalised.pointee }

    var description: String {
        "the wrapper is \(wrapper == nil ? "gone" : "there"), the object \(isFinalised.pointee ? "gone" : "there")"
    }
}
