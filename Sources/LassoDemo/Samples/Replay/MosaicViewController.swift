import LassoGtk

final class MosaicViewController: ViewController, LassoView {
    let store: MosaicModule.ViewStore
    private let history: MosaicStore.History

    init(_ store: MosaicModule.ViewStore, _ history: MosaicStore.History) {
        (self.store, self.history) = (store, history)
        super.init()
        title = translated("Undo and Replay")
    }

    override var commands: Commands {
        Commands(history) {
            Command(
                { $0.undoName.map { translated("Undo \($0)") } ?? translated("Undo") },
                "<Control>z",
                .undo,
                isEnabled: \.canUndo,
                id: "undo"
            )
            Command(
                { $0.redoName.map { translated("Redo \($0)") } ?? translated("Redo") },
                "<Control><Shift>z",
                .redo,
                isEnabled: \.canRedo,
                id: "redo"
            )
        }
            + Commands(store) {
                Command("_Invert", "<Control>i", .didTapInvert)
                Command("_Mirror", "<Control>m", .didTapMirror)
                Command("_Turn", "<Control>t", .didTapTurn)
                Command("_Clear", .didTapClear)
                Command("_Replay…", "<Control>r", .didTapReplay)
            }
    }

    override func loadHeaderContent() -> HeaderContent {
        HeaderContent {
            Button(for: "undo", of: self, icon: "edit-undo-symbolic")
            Button(for: "redo", of: self, icon: "edit-redo-symbolic")
        }
    }

    override func loadView() -> Widget {
        let replay = Button(for: "replay", of: self)
        replay.addCssClass("suggested-action")
        return Form(
            nil,
            translated("Set tiles, change them all at once, and undo it. Then replay how the mosaic came about.")
        ) {
            Grid(editing: store)
            Box.buttons([["invert", "mirror"], ["turn", "clear"]], of: self)
            replay
        }
    }
}
