import LassoGtk

final class SummaryViewController: ViewController, LassoView {
    let store: SummaryScreenModule.ViewStore
    private weak var done: Button?

    init(_ store: SummaryScreenModule.ViewStore) {
        self.store = store
        super.init()
        title = translated("Summary")
    }

    override func loadView() -> Widget {
        let done = Button(suggesting: translated("_Done"))
        done.bind(to: store, action: .didTapDone)
        self.done = done
        return StatusPage(icon: "object-select-symbolic", translated("All Set"), explanation) { done }
    }

    override func viewDidAppear() { done?.grabFocus() }

    /// What the user has entered, a line for each step in which something can be entered.
    private var explanation: String {
        state.steps
            .compactMap { step in
                state.answers.text(of: step).map {
                    translated("\(step.title): \($0)", context: "name and value")
                }
            }
            .joined(separator: "\n")
    }
}
