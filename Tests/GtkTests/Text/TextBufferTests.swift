import LassoGtkTestUtilities
import Testing

@testable import Gtk

/// Tests of handlers that change a text while it is changed.
@Suite(.display) struct TextBufferTests {
    @Test func aHandlerInsertsTextBeforeTheInsertedOne() {
        let buffer = TextBuffer()
        var isMarked = false
        buffer.onInsertText { [weak buffer] place, _, _ in
            guard !isMarked else { return }
            isMarked = true
            buffer?.insert(place, text: "> ")
        }
        buffer.insertAtCursor("hello")
        #expect(buffer.text == "> hello")
    }

    @Test func aHandlerInsertsTextBeforeAnImage() {
        let buffer = TextBuffer()
        buffer.onInsertPaintable { [weak buffer] place, _ in buffer?.insert(place, text: "> ") }
        let image = AnyPaintable.newEmpty(intrinsicWidth: 1, intrinsicHeight: 1)
        buffer.insertPaintable(buffer.startIter(), paintable: image)
        #expect(buffer.charCount == 3)
        #expect(buffer.text.hasPrefix("> "))
    }

    @Test func aHandlerInsertsTextBeforeAnAnchor() {
        let buffer = TextBuffer()
        buffer.onInsertChildAnchor { [weak buffer] place, _ in buffer?.insert(place, text: "> ") }
        buffer.insertChildAnchor(buffer.startIter(), anchor: TextChildAnchor())
        #expect(buffer.charCount == 3)
        #expect(buffer.text.hasPrefix("> "))
    }

    @Test func aHandlerMovesTheEndOfWhatIsDeleted() {
        let buffer = TextBuffer()
        buffer.text = "hello"
        buffer.onDeleteRange { _, end in end.backwardChar() }
        buffer.delete(buffer.startIter(), end: buffer.endIter())
        #expect(buffer.text == "o")
    }
}
