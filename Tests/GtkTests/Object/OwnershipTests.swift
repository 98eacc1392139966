import CGtk
import LassoGtkTestUtilities
import Testing

@testable import Gtk

/// Tests that values keep alive what they point into, and that no C function keeps memory that Swift owns.
@Suite(.display) struct OwnershipTests {
    @Test func theNameOfTheLinkBetweenObjectAndWrapperIsGLibsOwn() {
        _ = Label("text")
        // Other texts, which would reuse the memory of a freed one.
        for number in 0..<1_000 { _ = Label("some-other-text-\(number)") }
        #expect(g_quark_try_string("lasso-gtk-wrapper-link") == WrapperLink.quark)
        #expect(g_quark_to_string(WrapperLink.quark).map { String(cString: $0) } == "lasso-gtk-wrapper-link")
    }

    // MARK: Positions in texts

    @Test func aPlaceInATextKeepsItsBufferAlive() {
        var buffer: TextBuffer? = TextBuffer()
        buffer?.text = "one\ntwo"
        weak let weakBuffer = buffer
        var place = buffer?.iterAtLine(1).iter
        buffer = nil
        #expect(weakBuffer != nil)
        #expect(place?.char == "t")
        #expect(place?.forwardChar() == true)
        #expect(place?.buffer.text == "one\ntwo")
        place = nil
        #expect(weakBuffer == nil)
    }

    @Test func aCopyOfAPlaceKeepsTheBufferAlive() {
        weak var weakBuffer: TextBuffer?
        var copy: TextIter? = {
            let buffer = TextBuffer()
            buffer.text = "text"
            weakBuffer = buffer
            let place = buffer.startIter()
            // This invalidates the position and its copy.
            buffer.text = "other"
            return place.copy()
        }()
        #expect(weakBuffer != nil)
        #expect(copy?.owner === weakBuffer)
        copy = nil
        #expect(weakBuffer == nil)
    }

    @Test func aPlaceThatIsAssignedAnotherKeepsTheOthersBufferAlive() {
        let place = TextBuffer().startIter()
        var other: TextBuffer? = TextBuffer()
        other?.text = "other"
        weak let weakOther = other
        if let start = other?.startIter() { place.assign(start) }
        other = nil
        #expect(weakOther != nil)
        #expect(place.char == "o")
    }

    @Test func aPlaceInAValueKeepsItsBufferAlive() {
        weak var weakBuffer: TextBuffer?
        var value: Value? = {
            let buffer = TextBuffer()
            buffer.text = "text"
            weakBuffer = buffer
            return Value(buffer.startIter())
        }()
        var place = value?.get(TextIter.self)
        value = nil
        #expect(place?.char == "t")
        place = nil
        #expect(weakBuffer == nil)
    }

    // MARK: Others

    @Test func aPlaceInASetIsOneInTheSetAsItWas() {
        var set: Bitset? = Bitset(start: 4, nItems: 3)
        let first = set.flatMap { BitsetIter.first($0) }
        set?.removeAll()
        set = nil
        // Other sets, which would reuse its memory.
        let others = (0..<100).map { Bitset(start: 1_000 * $0, nItems: 3) }
        #expect(first?.value == 4)
        #expect(first?.iter.next() == 5)
        #expect(first?.iter.next() == 6)
        #expect(first?.iter.next() == nil)
        #expect(others.count == 100)
    }

    @Test func aSelectionIsACopyOfTheModels() {
        let model = MultiSelection(model: StringList(["one", "two", "three"]))
        model.selectItem(position: 1, unselectRest: true)
        let selection = model.selection
        selection.removeAll()
        model.selectionInRange(position: 0, nItems: 3).removeAll()
        #expect(selection.isEmpty)
        #expect(model.isSelected(1))
    }

    @Test func aLineKeepsItsLayoutAlive() {
        weak var weakLayout: Gtk.PangoLayout?
        var line: Gtk.PangoLayoutLine? = {
            let layout = Label("text").createPangoLayout("some text")
            weakLayout = layout
            return layout.line(0)
        }()
        #expect(weakLayout != nil)
        #expect((line?.extents().logicalRect.width ?? 0) > 0)
        line = nil
        #expect(weakLayout == nil)
    }

    @Test func placesInLayoutsAndModelsOutliveThem() {
        var layout: PangoLayout? = Label("text").createPangoLayout("some text")
        let places = layout?.iter
        var store: Gtk.ListStore? = Gtk.ListStore(types: [.string])
        let row = store?.append()
        let reference = store.flatMap { store in
            row.flatMap { store.path(for: $0) }.flatMap { TreeRowReference(model: store, path: $0) }
        }
        layout = nil
        store = nil
        #expect(places?.nextChar() == true)
        #expect(reference?.valid() == true)
    }

    @Test func whatIsKeptOfATextIsItsCopy() {
        let description = PangoFontDescription()
        description.family = "Some Family"
        let gesture = GestureClick()
        gesture.name = "some-name"
        for number in 0..<1_000 { _ = Label("Other Family \(number)") }
        #expect(description.family == "Some Family")
        #expect(gesture.name == "some-name")
    }
}
