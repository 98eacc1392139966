import CPeers
import LassoGtk
import Measuring

/// Compares signal handlers and emissions with those in C.
enum SignalBenchmarks {
    static func measure() async {
        let table = "Signals, against C"
        let (button, peerButton) = (Button(), Button())
        var clicks = 0
        button.onClicked { clicks += 1 }
        let peerCounts = UnsafeMutablePointer<UInt32>.allocate(capacity: 2)
        peerCounts.initialize(repeating: 0, count: 2)
        defer { peerCounts.deallocate() }
        peer_count_clicks(peerButton.instance.pointer, peerCounts)
        await Report.compare(table, "emit a signal with a typed handler", 100_000, atMost: 2) {
            peer_click(button.instance.pointer, Int32($0))
        } against: {
            peer_click(peerButton.instance.pointer, Int32($0))
        }

        let (label, peerLabel) = (Label(), Label())
        var links = 0
        label.on("activate-link") { (_: String) -> Bool in
            links += 1
            return true
        }
        peer_count_links(peerLabel.instance.pointer, peerCounts + 1)
        await Report.compare(table, "emit a signal by name, with an argument and a result", 100_000, atMost: 3) {
            for _ in 0..<$0 { _ = label.emitReturningValue("activate-link", "https://example.org") }
        } against: {
            peer_activate_links(peerLabel.instance.pointer, Int32($0))
        }
        precondition(clicks == Int(peerCounts[0]) && links == Int(peerCounts[1]), "A signal was lost.")
    }
}
