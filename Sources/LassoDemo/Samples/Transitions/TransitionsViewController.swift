import LassoGtk

final class TransitionsViewController: ViewController, LassoView {
    let store: TransitionsModule.ViewStore

    init(_ store: TransitionsModule.ViewStore) {
        self.store = store
        super.init()
        title = translated("Window Transitions")
    }

    override func loadView() -> Widget {
        let kind = DropDown(strings: []), edge = DropDown(strings: []), explanation = Label()
        let duration = SpinButton(min: 0.1, max: 3, step: 0.1), reducesMotion = Switch()
        let show = Button(mnemonic: translated("_Show Next Page"))
        kind.bindChoice(among: TransitionsModule.Kind.allCases, to: store, \.kind, title: \.title) {
            .didChooseKind($0)
        }
        explanation.addCssClass("dim-label")
        explanation.wrapsLongText()
        explanation.xalign = 0
        explanation.bind(\.label, to: store, \.kind) { $0.explanation }
        edge.bindChoice(among: Transition.Direction.allCases, to: store, \.edge, title: \.title) { .didChooseEdge($0) }
        edge.bindSensitive(to: store, \.hasEdge)
        duration.digits = 1
        duration.bindValue(to: store, \.seconds) { .didChangeSeconds($0) }
        duration.bindSensitive(to: store, \.hasDuration)
        reducesMotion.bindValue(to: store, \.reducesMotion) { .didChangeReducesMotion($0) }
        reducesMotion.bind(to: store, \.reducesMotion) { [weak self] _, reducesMotion in
            self?.reduceMotion(reducesMotion)
        }
        let form = Form(nil, translated("The pages are in a window of their own, beside this one.")) {
            Box(.vertical, spacing: 6) {
                FormField(translated("_Transition"), kind); explanation
            }
            FormField(translated("_From"), edge)
            FormField(translated("_Duration in Seconds"), duration)
            FormField(
                translated("_Reduce Motion"),
                reducesMotion,
                hint: translated("As if the desktop asked for it, as long as this page is shown.")
            )
            show
        }
        form.bindSubmit(show, to: store, action: .didTapShow)
        return form
    }

    override func viewWillAppear() {
        reduceMotion(state.reducesMotion)
    }

    override func viewDidDisappear() {
        MotionReduction.shared.setReduced(false, by: self)
    }

    /// Reduces motion as long as the page is shown.
    private func reduceMotion(_ reducesMotion: Bool) {
        // Without a display, there are no settings.
        if drawing != nil { MotionReduction.shared.setReduced(reducesMotion, by: self) }
    }
}
