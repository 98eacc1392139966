import CGtk
import Gtk
import LassoGtkTestUtilities
import LassoTestUtilities
import Synchronization
import Testing

private final class MarkedLabel: Label {
    let mark: Int

    init(mark: Int) {
        self.mark = mark
        super.init("marked")
    }
}

private final class MarkedWindow: Window {
    let mark: Int

    init(mark: Int) {
        self.mark = mark
        super.init()
    }
}

private final class Held {}

@Suite(.display)
struct ObjectTests {
    @Test func theSameGObjectAlwaysHasTheSameWrapper() {
        let box = Box(.vertical)
        let label = Label("text")
        box.append(label)
        #expect(box.firstChild === label)
        #expect(label.parent === box)
        #expect(Object.wrapper(for: label.instance) === label)
    }

    @Test func aSubclassKeepsItsStateWhileOnlyGtkHoldsTheObject() {
        let box = Box(.vertical)
        func add() { box.append(MarkedLabel(mark: 7)) }
        add()
        #expect((box.firstChild as? MarkedLabel)?.mark == 7)
    }

    @Test func aWeakReferenceLastsExactlyAsLongAsTheObject() {
        weak var label: Label?
        let box = Box(.vertical)
        func add() {
            let new = Label("text")
            label = new
            box.append(new)
        }
        add()
        #expect(label != nil)
        if let label { box.remove(label) }
        #expect(label == nil)
    }

    @Test func theWrapperOfAnInitializerReplacesOneThatAHandlerGotWhileGtkCreatedTheObject() throws {
        let toplevels = Window.toplevels
        var announced: Object?
        let handler = toplevels.onItemsChanged { position, _, added in
            if added > 0 { announced = toplevels.item(position) }
        }
        weak var weakWindow: Window?
        func useWindow() throws {
            let window = MarkedWindow(mark: 7)
            weakWindow = window
            handler.disconnect()
            let early = try #require(announced as? Window)
            #expect(early !== window && early.instance.pointer == window.instance.pointer)
            #expect(Object.wrapper(for: early.instance) === window)
            early.title = "Early"
            #expect(window.title == "Early")
            window.destroy()
        }
        try useWindow()
        #expect(weakWindow == nil)
        #expect((announced as? Window)?.title == "Early")
    }

    @Test func whatAHandlerDidWithTheFirstWrapperLastsAsLongAsTheObject() throws {
        let toplevels = Window.toplevels
        weak var early: Object?
        weak var held: Held?
        var connection: SignalConnection?
        var count = 0
        let handler = toplevels.onItemsChanged { position, _, added in
            guard added > 0, let window = toplevels.item(position) else { return }
            let new = Held()
            window.holdReference(to: new)
            (early, held) = (window, new)
            connection = window.onNotify("title") { count += 1 }
        }
        func useWindow() throws {
            let window = MarkedWindow(mark: 7)
            handler.disconnect()
            #expect(early != nil && early !== window)
            #expect(held != nil)
            let connection = try #require(connection)
            #expect(connection.isConnected)
            window.title = "One"
            connection.disconnect()
            #expect(!connection.isConnected)
            window.title = "Two"
            #expect(count == 1)
            window.destroy()
        }
        try useWindow()
        #expect(early == nil)
        #expect(held == nil)
    }

    @Test func anUnusedWidgetIsFinalisedTogetherWithItsWrapper() {
        var finalised = false
        func make() {
            let label = Label("text")
            withUnsafeMutablePointer(to: &finalised) { flag in
                g_object_weak_ref(
                    label.instance.pointer.assumingMemoryBound(to: GObject.self),
                    { flag, _ in
                        flag?.assumingMemoryBound(to: Bool.self).pointee = true
                    },
                    flag
                )
            }
        }
        make()
        #expect(finalised)
    }

    @Test func aWrapperGivenUpOnAnotherThreadIsTakenBackOnTheMainActor() async throws {
        let recorder = LifetimeRecorder()
        func handOver() -> Task<Void, Never> {
            let label = Label("text")
            recorder.record(label)
            return Task.detached {
                // This task holds the last reference to the label.
                _ = await label.label
            }
        }
        await handOver().value
        try await eventually { recorder.survivors.isEmpty }
    }

    @Test func aSubclassGivenUpOnAnotherThreadIsDeinitializedOnTheMainActor() async throws {
        final class Count { var value = 0 }
        final class Counted: Label {
            let count: Count

            init(_ count: Count) {
                self.count = count
                super.init("text")
            }

            isolated deinit {
                MainActor.preconditionIsolated()
                count.value += 1
            }
        }
        let count = Count()
        func handOver() -> Task<Void, Never> {
            let label = Counted(count)
            return Task.detached { _ = await label.label }
        }
        await handOver().value
        try await eventually { count.value == 1 }
    }

    @Test func aWrapperReleasedOnAnotherThreadReleasesOnTheMainActorWhatItHolds() async throws {
        final class Held {
            let isReleased: Flag

            init(_ isReleased: Flag) { self.isReleased = isReleased }

            nonisolated deinit {
                MainActor.preconditionIsolated()
                isReleased.value.store(true, ordering: .relaxed)
            }
        }
        let isReleased = Flag()
        func make() -> LastReference<Label> {
            let label = Label("text")
            label.holdReference(to: Held(isReleased))
            return LastReference(label)
        }
        await make().release()
        try await eventually { isReleased.value.load(ordering: .relaxed) }
    }

    @Test func aCountedReferenceReleasedOnAnotherThreadIsGivenUp() async throws {
        let recorder = LifetimeRecorder()
        func make() -> LastReference<ConstantExpression> {
            let label = Label("text")
            recorder.record(label)
            return LastReference(ConstantExpression(value: Value(label)))
        }
        let last = make()
        #expect(recorder.survivors == ["Label"])
        await last.release()
        try await eventually { recorder.survivors.isEmpty }
    }

    @Test func aReferenceDroppedByAnotherThreadLetsTheWrapperGo() async throws {
        let recorder = LifetimeRecorder()
        func handOver() -> UInt {
            let label = Label("text")
            recorder.record(label)
            return UInt(bitPattern: g_object_ref(label.instance.pointer))
        }
        let address = handOver()
        #expect(recorder.survivors == ["Label"])
        await Task.detached {
            if let instance = UnsafeMutableRawPointer(bitPattern: address) { g_object_unref(instance) }
        }.value
        try await eventually { recorder.survivors.isEmpty }
    }

    @Test func anUnknownClassIsWrappedAsItsNearestKnownAncestor() {
        // A level bar consists of widgets of a private class of GTK.
        let part = LevelBar().firstChild
        #expect(part?.objectType.name == "GtkGizmo")
        #expect(part.map { type(of: $0) } == Widget.self)
    }
}

nonisolated private final class Flag: Sendable {
    let value = Atomic(false)
}

/// The only reference to an object, which another thread releases.
nonisolated private final class LastReference<Referenced: AnyObject & Sendable>: Sendable {
    private let object: Mutex<Referenced?>

    init(_ object: Referenced) { self.object = Mutex(object) }

    @concurrent
    func release() async { object.withLock { $0 = nil } }
}
