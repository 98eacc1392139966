import LassoGtkTestUtilities
import Testing

@testable import Gtk

/// Tests that arguments and results of signals are converted between C and Swift.
@Suite(.display) struct SignatureTests {
    @Test(arguments: SignatureTable.signatures)
    func argumentsAndAnswersAreThoseThatWereGiven(of signature: String) throws {
        let probe = try #require(SignatureTable.probes[signature])
        let index = try #require(SignatureTable.signatures.firstIndex(of: signature))
        let emitter = probe.makeEmitter("LassoGtkSignature\(index)")
        let arguments = try probe.arguments.map { type in
            try #require(Samples.sample(of: type) as? any ValueConvertible, "\(type)")
        }
        let answer = try probe.result.map { try #require(Samples.sample(of: $0), "\($0)") }
        let exchange = SignatureProbe.Exchange(answer: answer)
        let connection = probe.connect(emitter, exchange)
        let returned = probe.emit(emitter, arguments)

        let first = try #require(exchange.received.first)
        #expect(first.count == arguments.count)
        for (one, other) in zip(first, arguments) { #expect(Samples.isSame(one, other), "\(one) is not \(other)") }
        if let answer { #expect(Samples.isSame(returned as Any, answer), "\(returned as Any) is not \(answer)") }
        connection.disconnect()
        _ = probe.emit(emitter, arguments)
        #expect(exchange.received.count == 1)
    }

    @Test func aHandlerWritesToThePlaceThatASignalGives() {
        let spin = SpinButton(climbRate: 1, digits: 1)
        spin.setRange(min: 0, max: 100)
        spin.onInput { place in
            place.content = 42.5
            return 1
        }
        spin.text = "the answer"
        spin.update()
        #expect(spin.value == 42.5)
    }

    @Test func aHandlerSaysWhereAnOverlayPutsAChild() async throws {
        let overlay = Overlay()
        overlay.setSizeRequest(width: 200, height: 100)
        let badge = Label("new")
        overlay.addOverlay(badge)
        overlay.onGetChildPosition { child, place in
            #expect(child === badge)
            place.content = GdkRectangle(x: 11, y: 22, width: 133, height: 44)
            return true
        }
        let window = Window()
        window.child = overlay
        window.present()
        defer { window.destroy() }
        try await GtkTesting.turnMainLoop(until: "the badge has its size") { badge.allocatedWidth == 133 }
        #expect(badge.allocatedHeight == 44)
    }

    @Test func aHandlerChangesWhereTextIsInserted() {
        let entry = Entry()
        entry.text = "ab"
        let text = entry.delegate ?? entry
        var connection: SignalConnection?
        connection = text.onInsertText { inserted, _, position in
            #expect(position.content == 0)
            connection?.disconnect()
            position.content = text.insertText(inserted.uppercased(), at: 2)
            text.stopEmission("insert-text")
        }
        text.insertText("c", at: 0)
        #expect(entry.text == "abC")
    }

    @Test func anObjectOfAnInterfaceReachesAHandler() throws {
        let buffer = TextBuffer()
        var inserted: (any Paintable)?
        buffer.onInsertPaintable { _, paintable in inserted = paintable }
        let picture = MemoryTexture(
            width: 1,
            height: 1,
            format: .r8g8b8a8,
            bytes: Bytes(data: [1, 2, 3, 4]),
            stride: 4
        )
        buffer.insertPaintable(buffer.startIter(), paintable: picture)
        #expect(inserted === picture)
    }
}
