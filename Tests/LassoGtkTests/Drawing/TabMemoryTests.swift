import Glibc
import LassoGtk
import LassoGtkTestUtilities
import Testing

/// Tests that windows with tabs leave no memory behind.
@Suite(.display)
struct TabMemoryTests {
    @Test func littleIsLeftOfAWindowWithTabs() {
        for _ in 1...20 { showAndClose() }
        let before = bytesInUse
        for _ in 1...50 { showAndClose() }
        let growth = (bytesInUse - before) / 50
        // GTK 4.8 itself leaks about 10,000 bytes for each window with such a notebook.
        #expect(growth < 14_000, "\(growth) bytes for each window")
    }

    @Test func littleIsLeftOfATabThatIsClosed() {
        let window = WindowController()
        let tabs = TabController()
        tabs.setControllers([tab("One")])
        window.setRootController(tabs)
        window.present(in: GtkTesting.application, width: 400, height: 300)
        GtkTesting.settle()
        let addAndRemove = {
            tabs.setControllers(tabs.controllers + [tab("Another")])
            GtkTesting.turnMainLoopOnce()
            tabs.setControllers(Array(tabs.controllers.dropLast()))
            GtkTesting.turnMainLoopOnce()
        }
        for _ in 1...50 { addAndRemove() }
        let before = bytesInUse
        for _ in 1...200 { addAndRemove() }
        let growth = (bytesInUse - before) / 200
        #expect(growth < 5_000, "\(growth) bytes for each tab")
        window.close()
        GtkTesting.settle()
    }

    private func showAndClose() {
        let window = WindowController()
        let tabs = TabController()
        tabs.setControllers(["One", "Other"].map(tab))
        window.setRootController(tabs)
        window.present(in: GtkTesting.application, width: 400, height: 300)
        GtkTesting.turnMainLoopOnce()
        window.close()
        GtkTesting.turnMainLoopOnce()
    }

    private func tab(_ title: String) -> Controller {
        let controller = LabelController()
        controller.title = title
        return controller
    }

    private var bytesInUse: Int {
        GtkTesting.settle()
        return HeapInformation().bytesInUse
    }
}

/// The C library's information about allocated memory.
///
/// Source: `malloc_info`(3), which is missing from Swift's module of the C library.
private struct HeapInformation {
    let bytesInUse: Int

    init() {
        typealias Write = @convention(c) (CInt, UnsafeMutablePointer<FILE>?) -> CInt
        var text: UnsafeMutablePointer<CChar>?
        var length = 0
        guard let symbol = dlsym(dlopen(nil, RTLD_LAZY), "malloc_info"), let file = open_memstream(&text, &length)
        else {
            preconditionFailure("The C library doesn't report its memory use.")
        }
        _ = unsafeBitCast(symbol, to: Write.self)(0, file)
        fclose(file)
        // The totals follow the individual heaps.
        let lines = text.map { String(cString: $0) }?.split(separator: "\n") ?? []
        free(text)
        func size(_ kind: String) -> Int {
            let line = lines.last { $0.hasPrefix("<\(kind)\"") }
            return line?.split(separator: "size=\"").last?.split(separator: "\"").first.flatMap { Int($0) } ?? 0
        }
        bytesInUse =
            size("system type=\"current") + size("total type=\"mmap") - size("total type=\"fast")
            - size("total type=\"rest")
    }
}

private final class LabelController: ViewController {
    override func loadView() -> Widget { Label("text") }
}
