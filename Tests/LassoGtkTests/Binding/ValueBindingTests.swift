import LassoGtk
import LassoGtkTestUtilities
import LassoTestUtilities
import Testing

private enum DraftModule: StoreModule {
    enum Action: Equatable {
        case didChangeDone(Bool), didChangeVolume(Double), didChangeTitle(String), didPress
    }

    struct State: Equatable {
        var isDone = false
        var volume = 2.0
        var title = "abc"
        var limit = 10.0
    }
}

private final class DraftStore: LassoStore<DraftModule> {
    private(set) var actions: [Action] = []
    var refuses = false
    var rounds = false

    override func handleAction(_ action: Action) {
        actions.append(action)
        guard !refuses else { return }
        switch action {
        case .didChangeDone(let isDone): update { $0.isDone = isDone }
        case .didChangeVolume(let volume): update { [rounds] in $0.volume = rounds ? volume.rounded() : volume }
        case .didChangeTitle(let title): update { $0.title = title.uppercased() }
        case .didPress: break
        }
    }
}

/// Tests the rules of bindings in both directions.
@Suite(.display) struct ValueBindingTests {
    private let store = DraftStore(with: DraftModule.State())

    @Test func aPropertyShowsTheStateAndSendsWhatChangesIt() {
        let done = CheckButton("Done")
        done.bind(\.active, to: store, \.isDone) { .didChangeDone($0) }
        store.update { $0.isDone = true }
        #expect(done.active)
        #expect(store.actions == [])
        done.active = false
        #expect(store.actions == [.didChangeDone(false)])
        #expect(!store.state.isDone)
    }

    @Test func aPropertyIsSetOnlyWhereItDiffers() {
        let done = CheckButton("Done")
        var changeCount = 0
        done.onNotify("active") { changeCount += 1 }
        done.bind(\.active, to: store, \.isDone) { .didChangeDone($0) }
        done.active = true
        #expect(changeCount == 1)
    }

    @Test func whatTheStoreRefusesIsUndoneInTheWidget() async throws {
        store.refuses = true
        let toggle = Switch()
        toggle.bind(\.active, to: store, \.isDone) { .didChangeDone($0) }
        toggle.active = true
        try await eventually { !toggle.active }
        #expect(!toggle.state)
        #expect(store.actions == [.didChangeDone(true)])
    }

    @Test func theStoresVersionOfAValueIsShownWithoutBeingSentBack() {
        store.rounds = true
        let scale = Scale(orientation: .horizontal)
        scale.setRange(min: 0, max: 10)
        scale.bind(\.value, to: store, \.volume) { .didChangeVolume($0) }
        scale.value = 3.7
        #expect(scale.value == 4)
        #expect(store.actions == [.didChangeVolume(3.7)])
    }

    @Test func aValueThatTheWidgetAdaptsIsNotSentBack() {
        let scale = Scale(orientation: .horizontal)
        scale.setRange(min: 0, max: 10)
        scale.bind(\.value, to: store, \.volume) { .didChangeVolume($0) }
        store.update { $0.volume = 50 }
        #expect(scale.value == 10)
        #expect(store.actions == [])
        #expect(store.state.volume == 50)
    }

    @Test func aValueThatIsNoNumberIsShownOnce() {
        final class Gauge: ModelItem {
            private(set) var changeCount = 0
            var limit = 10.0 { didSet { changeCount += 1 } }
        }
        let gauge = Gauge()
        gauge.bind(\.limit, to: store, \.limit) { .didChangeVolume($0) }
        let changeCount = gauge.changeCount
        store.update { $0.limit = .nan }
        store.update { $0.volume = 3 }
        #expect(store.actions == [])
        #expect(gauge.changeCount == changeCount + 1)
    }

    @Test func aMappedValueIsBoundInBothDirections() {
        let scale = Scale(orientation: .horizontal)
        scale.setRange(min: 0, max: 100)
        scale.bind(\.value, to: store, \.volume, mapping: { $0 * 10 }) { .didChangeVolume($0 / 10) }
        #expect(scale.value == 20)
        scale.value = 50
        #expect(store.state.volume == 5)
    }

    @Test func theTextOfAFieldKeepsItsCursor() {
        let entry = Entry()
        entry.bind(\.text, to: store, \.title) { .didChangeTitle($0) }
        entry.position = 1
        entry.insertText("x", at: 1)
        #expect(entry.text == "AXBC")
        store.update { $0.title = "AXBCD" }
        entry.position = 2
        store.update { $0.title = "AXBCDE" }
        #expect(entry.position == 2)
    }

    @Test(arguments: [false, true]) func aLabelOutlivesItsFocus(isProperty: Bool) async throws {
        let box = Box(.vertical), window = Window()
        weak var label: EditableLabel?
        func add() {
            let new = EditableLabel(text: "")
            if isProperty {
                new.bind(\.text, to: store, \.title) { .didChangeTitle($0) }
            } else {
                new.bindText(to: store, \.title) { .didChangeTitle($0) }
            }
            box.append(new)
            label = new
        }
        func remove() {
            guard let label else { return }
            label.grabFocus()
            window.focus = nil
            box.remove(label)
        }
        add()
        window.child = box
        window.present()
        defer { window.close() }
        try await GtkTesting.turnMainLoop(until: "it is drawn") { box.height > 10 }
        remove()
        #expect(label != nil)
        try await GtkTesting.turnMainLoop(until: "the label is freed") { label == nil }
    }

    @Test func bindingsOfOneWidgetRunInTheOrderInWhichTheyWereMade() {
        let scale = Scale(orientation: .horizontal)
        // The range first: the value must lie within it.
        scale.adjustment.bind(\.upper, to: store, \.limit)
        scale.bind(\.value, to: store, \.volume) { .didChangeVolume($0) }
        store.update { ($0.limit, $0.volume) = (100, 80) }
        #expect(scale.value == 80)
        let button = Button("Press")
        button.bind(button.onClicked, to: store, action: .didChangeVolume(1))
        button.bind(to: store, action: .didPress)
        button.emit("clicked")
        #expect(store.actions == [.didChangeVolume(1), .didPress])
    }

    @Test func aCanceledBindingPassesNothingOn() {
        let done = CheckButton("Done")
        let binding = done.bind(\.active, to: store, \.isDone) { .didChangeDone($0) }
        binding.cancel()
        store.update { $0.isDone = true }
        #expect(!done.active)
        done.active = true
        #expect(store.actions == [])
    }

    @Test func aBindingKeepsTheStoreAliveForAsLongAsTheWidgetAndNothingElse() {
        let recorder = LifetimeRecorder()
        func make() -> CheckButton {
            let store = DraftStore(with: DraftModule.State())
            recorder.record(store)
            let done = CheckButton("Done")
            done.bind(\.active, to: store, \.isDone) { .didChangeDone($0) }
            return done
        }
        var done: CheckButton? = make()
        #expect(recorder.survivors.count == 1)
        done.map { recorder.record($0) }
        done = nil
        #expect(recorder.survivors == [])
    }

    @Test func aWidgetThatIsChangedWhileTheStoreAnnouncesSendsNothing() {
        let done = CheckButton("Done")
        let other = CheckButton("Other")
        done.bind(\.active, to: store, \.isDone) { .didChangeDone($0) }
        other.bindValueChange(to: store) { _ in .didPress }
        store.observeState(\.isDone) { other.active = $0 }
        done.active = true
        #expect(other.active)
        #expect(store.actions == [.didChangeDone(true)])
    }
}
