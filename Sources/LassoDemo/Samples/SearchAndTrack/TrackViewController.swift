import LassoGtk

final class TrackViewController: ViewController, LassoView {
    let store: TrackScreenModule.ViewStore

    init(_ store: TrackScreenModule.ViewStore) {
        self.store = store
        super.init()
        title = state.application.title
    }

    override func viewDidLoad() { dispatchAction(.didLoadView) }

    override func loadView() -> Widget {
        let retry = Button(suggesting: translated("_Try Again"))
        retry.bind(to: store, action: .didTapRetry)
        let failure = StatusPage(icon: "dialog-error-symbolic", state.application.title) { retry }
        failure.bind(\.explanation, to: store, \.failure) { $0 ?? "" }
        let stack = Stack()
        stack.addNamed(form, name: "form")
        stack.addNamed(failure, name: "failure")
        stack.bind(\.visibleChildName, to: store, \.failure) { $0 == nil ? "form" : "failure" }
        return stack
    }

    private var form: Widget {
        let usage = RadioGroup(), track = Button(mnemonic: translated("_Track"))
        usage.bindChoice(among: TrackedApplication.Usage.allCases, to: store, \.usage, title: \.title) {
            .didChooseUsage($0)
        }
        let form = Form(state.application.title, state.application.detail) {
            facts
            FormField(translated("I _Use It"), usage)
            track
        }
        form.bindSubmit(track, to: store, action: .didTapTrack)
        form.bindBusy(to: store, \.isLoading, label: translated("Loading the Details"))
        return form
    }

    private var facts: Widget {
        let program = Label("", xalign: 0), kinds = Label("", xalign: 0)
        program.bind(\.label, to: store, \.details) { details in
            details.map { translated("Program: \($0.program)") } ?? ""
        }
        kinds.bind(\.label, to: store, \.details) { $0.map(\.kindsOfFiles) ?? "" }
        for fact in [program, kinds] { fact.wrapsLongText() }
        return Box(.vertical, spacing: 6) {
            program; kinds
        }
    }
}

extension ApplicationDetails {
    /// A sentence on the kinds of files that the application opens.
    fileprivate var kindsOfFiles: String {
        if fileKindCount == 0 { return translated("It opens no files.") }
        let kinds = translated(
            "It opens \(fileKindCount) kind of files",
            plural: "It opens \(fileKindCount) kinds of files",
            count: fileKindCount
        )
        return translated(
            "\(kinds), and is the default application for \(defaultCount).",
            comment: "The first value is, for example, “It opens 12 kinds of files”"
        )
    }
}
