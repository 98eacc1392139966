import LassoGtk

final class ReplayViewController: ViewController, LassoView {
    let store: ReplayModule.ViewStore

    init(_ store: ReplayModule.ViewStore) {
        self.store = store
        super.init()
        title = translated("Replay")
    }

    override func viewDidAppear() {
        dispatchAction(.didAppear)
    }

    override func loadView() -> Widget {
        let bar = ProgressBar(), step = Label()
        bar.accessibleLabel = translated("Progress")
        bar.bind(\.fraction, to: store, \.fraction)
        step.wrapsLongText()
        step.justify = .center
        step.bind(\.label, to: store, \.text)
        let play = Button(mnemonic: translated("_Play")), next = Button(mnemonic: translated("_Next Step")),
            restart = Button(mnemonic: translated("_From Start"))
        play.bind(to: store, \.isPlaying) { button, isPlaying in
            button.showTitle(isPlaying ? translated("_Pause") : translated("_Play"))
        }
        play.addCssClass("suggested-action")
        play.bind(to: store, action: .didTapPlay)
        next.bindSensitive(to: store, \.canStep)
        next.bind(to: store, action: .didTapStep)
        restart.bindSensitive(to: store, \.canRestart)
        restart.bind(to: store, action: .didTapRestart)
        let buttons = Box(.horizontal, spacing: 6) {
            play; next; restart
        }
        buttons.halign = .center
        return Form {
            Grid(showing: store, \.mosaic); bar; step; buttons
        }
    }
}

extension ReplayModule.State {
    /// The name of the step that was replayed last.
    fileprivate var text: String {
        if steps.isEmpty { return translated("Nothing has been recorded yet.") }
        guard position > 0 else { return translated("The beginning") }
        let count = steps.count
        return translated("Step \(position) of \(count): \(steps[position - 1])")
    }
}
