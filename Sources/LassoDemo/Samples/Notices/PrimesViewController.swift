import LassoGtk

final class PrimesViewController: ViewController, LassoView {
    let store: PrimesModule.ViewStore

    init(_ store: PrimesModule.ViewStore) {
        self.store = store
        super.init()
        title = translated("Notices")
    }

    override func viewDidLoad() {
        bindToasts(to: store, \.toasts) { .didEndToast($0, $1) }
        bindBanner(to: store, \.warning) { .didEndBanner($0) }
        bindProgress(to: store, \.progress)
    }

    override func loadView() -> Widget {
        let limit = DropDown(strings: []), count = Button(translated("Count"))
        limit.bindChoice(
            among: PrimesModule.State.limits,
            to: store,
            \.limit,
            title: { LocaleFormat.number($0) },
            mapping: { .didChooseLimit($0) }
        )
        limit.bind(\.sensitive, to: store, \.isCounting) { !$0 }
        count.addCssClass("suggested-action")
        count.bind(to: store, action: .didTapCount, progress: \.progress, cancel: .didTapCancel)
        let results = Box(.vertical, spacing: 6)
        results.bindChildren(to: store, \.results) { result in
            let text = Label(), remove = Button(iconName: "user-trash-symbolic", name: translated("Delete"))
            text.wrapsLongText()
            text.addCssClass("numeric")
            (text.hexpand, text.xalign) = (true, 0)
            text.bind(\.label, to: result, \.self) { $0.text }
            remove.bind(to: result, action: .didTapRemove(result.state.id))
            return Box(.horizontal, spacing: 12) {
                text; remove
            }
        }
        return Form(translated("Prime Numbers"), translated("How many are there below a number?")) {
            FormField(translated("_Below"), limit); count; results
        }
    }
}

extension PrimesModule.PrimeResult {
    fileprivate var text: String {
        let limit = LocaleFormat.number(id)
        return translated(
            "\(count) prime number below \(limit)",
            plural: "\(count) prime numbers below \(limit)",
            count: count
        )
    }
}
