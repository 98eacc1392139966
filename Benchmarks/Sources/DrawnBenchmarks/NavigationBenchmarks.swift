import CPeers
import LassoGtk
import Measuring

/// Compares navigation with a `GtkStack`, a header bar, and a window in C that look the same.
enum NavigationBenchmarks {
    static func measure(in application: Application) async {
        let table = "Navigation, against C that looks the same"
        let navigation = open(in: application)
        var peer = peer_open_window(application.instance.pointer)
        let own = window(of: navigation), other = window(of: peer)
        await own.drawFrame()
        await other.drawFrame()
        await Report.compare(table, "push and pop a screen of ten widgets", 300, atMost: 1.2) {
            for _ in 0..<$0 {
                navigation.push(TenWidgetsController(), animated: false)
                navigation.pop(animated: false)
            }
        } against: {
            for _ in 0..<$0 {
                peer_push(&peer)
                peer_pop(&peer)
            }
        }
        await Report.compare(table, "push and pop a screen of ten widgets, drawn", 30, atMost: 1.2) {
            for _ in 0..<$0 {
                navigation.push(TenWidgetsController(), animated: false)
                await own.drawFrame()
                navigation.pop(animated: false)
                await own.drawFrame()
            }
        } against: {
            for _ in 0..<$0 {
                peer_push(&peer)
                await other.drawFrame()
                peer_pop(&peer)
                await other.drawFrame()
            }
        }
        navigation.windowController?.close()
        peer_close_window(&peer)
        await Report.compare(
            table,
            "open a window with a header bar and ten widgets, drawn, and close it",
            20,
            atMost: 1.3
        ) {
            for _ in 0..<$0 {
                let navigation = open(in: application)
                await window(of: navigation).drawFrame()
                navigation.windowController?.close()
            }
        } against: {
            for _ in 0..<$0 {
                var peer = peer_open_window(application.instance.pointer)
                await window(of: peer).drawFrame()
                peer_close_window(&peer)
            }
        }
    }

    private static func window(of controller: Controller) -> Window {
        guard let window = controller.window else { preconditionFailure("There is no window.") }
        return window
    }

    private static func window(of peer: PeerWindow) -> Window {
        guard let window = Object.wrapper(for: CInstance(peer.window), transfer: .none) as? Window else {
            preconditionFailure("The peer has no window.")
        }
        return window
    }

    private static func open(in application: Application) -> NavigationController {
        let navigation = NavigationController(rootController: TenWidgetsController())
        let window = WindowController()
        window.setRootController(navigation)
        window.present(in: application, width: 400, height: 500)
        return navigation
    }
}

private final class TenWidgetsController: ViewController {
    override init() {
        super.init()
        title = "Page"
    }

    override func loadView() -> Widget {
        let box = Box(.vertical, spacing: 6)
        for _ in 0..<3 {
            box.append(Label("Name"))
            box.append(Entry())
            box.append(CheckButton("Remember"))
        }
        box.append(Button("Go On"))
        return box
    }
}
