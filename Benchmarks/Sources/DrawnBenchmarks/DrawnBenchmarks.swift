import Glibc
import LassoGtk
import Measuring

/// Measures how the time of drawn operations grows with the number of objects. Requires a display. An argument selects
/// the cases whose name contains it, "bindings", "inspector", "lists", "navigation", "recording", or "signals".
@main
enum DrawnBenchmarks {
    static func main() {
        let application = Application(applicationId: "org.lassogtk.DrawnBenchmarks", flags: .nonUnique)
        application.onActivate { [weak application] in
            guard let application else { return }
            application.hold()
            Task {
                let word = CommandLine.arguments.dropFirst().first ?? ""
                if ["", "signals"].contains(word) { await SignalBenchmarks.measure() }
                if ["", "bindings"].contains(word) { await BindingBenchmarks.measure() }
                if ["", "navigation"].contains(word) { await NavigationBenchmarks.measure(in: application) }
                if ["", "inspector"].contains(word) { await InspectorBenchmarks.measure(in: application) }
                if ["", "recording"].contains(word) { await RecordingBenchmarks.measure(in: application) }
                if ["", "lists"].contains(word) { await ListBenchmarks.measure() }
                for growthCase in cases(in: application) where word.isEmpty || growthCase.name.contains(word) {
                    await growthCase.measure(in: "Growth when drawn, as the exponent of the time (1 is linear)")
                }
                application.quit()
            }
        }
        let status = application.run([])
        exit(Report.isMet ? status : 1)
    }

    // GTK's own growth is not linear. More than half of it is caused by support for assistive technologies, and much of
    // the rest by header bars: each one follows the window's title and what the window's buttons can do.
    private static func cases(in application: Application) -> [GrowthCase] {
        [
            GrowthCase("push n pages, drawn", sizes: [200, 400, 800]) { count in
                let navigation = open(NavigationController(rootController: FormController()), in: application)
                for _ in 0..<count { navigation.push(FormController(), animated: false) }
                navigation.windowController?.close()
            } comparedWith: { count in
                let stack = Stack()
                let window = open(stack, in: application)
                for _ in 0..<count {
                    let page = Box(.vertical, spacing: 0) {
                        HeaderBar(); makeForm()
                    }
                    stack.addChild(page)
                    stack.setVisibleChild(page)
                    _ = page.childFocus(.tabForward)
                }
                window.destroy()
            },
            GrowthCase("push and pop n pages faster than a transition ends, drawn", sizes: [500, 1_000, 2_000]) {
                count in
                let navigation = open(NavigationController(rootController: FormController()), in: application)
                for _ in 0..<count {
                    navigation.push(FormController())
                    navigation.pop()
                }
                navigation.windowController?.close()
            },
            GrowthCase("add n tabs, drawn", sizes: [200, 400, 800]) { count in
                let tabs = open(TabController(), in: application)
                for _ in 0..<count { FormController().place(with: tab(in: tabs)) }
                tabs.windowController?.close()
            } comparedWith: { count in
                let notebook = Notebook()
                notebook.scrollable = true
                let window = open(notebook, in: application)
                for _ in 0..<count {
                    notebook.currentPage = notebook.appendPage(makeForm(), tabLabel: Label("Page"))
                }
                window.destroy()
            },
            GrowthCase("open a window with n bound labels, until its first frame", sizes: [500, 1_000, 2_000]) {
                count in
                let controller = open(LabelsController(count), in: application)
                await controller.window?.drawFrame()
                controller.windowController?.close()
            } comparedWith: { count in
                let window = open(makeColumn((0..<count).map { _ in Label("Label") }), in: application)
                await window.drawFrame()
                window.destroy()
            },
            ListBenchmarks.growth,
        ]
    }

    private static func open<Root: Controller>(_ root: Root, in application: Application) -> Root {
        let window = WindowController()
        window.setRootController(root)
        window.present(in: application, width: 400, height: 300)
        return root
    }

    private static func open(_ content: Widget, in application: Application) -> Window {
        let window = ApplicationWindow(application: application)
        window.child = content
        window.setDefaultSize(width: 400, height: 300)
        window.present()
        return window
    }
}

@MainActor private func makeForm() -> Widget {
    Box(.vertical, spacing: 6) {
        Label("Page"); Entry(); Button("Go On")
    }
}

/// A page with a few widgets.
private final class FormController: ViewController {
    override func loadView() -> Widget { makeForm() }
}

@MainActor private func makeColumn(_ labels: [Label]) -> Widget {
    let scroll = ScrolledWindow()
    scroll.child = Box(.vertical) { labels }
    return scroll
}

private enum TextModule: StoreModule {
    struct State { var text = "Label" }
}

/// A page with a number of labels that show a part of a state.
private final class LabelsController: ViewController {
    private let store = LassoStore<TextModule>(with: TextModule.State())
    private let count: Int

    init(_ count: Int) {
        self.count = count
        super.init()
    }

    override func loadView() -> Widget {
        makeColumn(
            (0..<count).map { _ in
                let label = Label()
                label.bind(\.label, to: store, \.text)
                return label
            }
        )
    }
}
