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
        } end: {
            Button(for: "replay", of: self).with { $0.addCssClass("suggested-action") }
        }
    }

    override func loadView() -> Widget {
        let tools = FlowBox()
        (tools.selectionMode, tools.maxChildrenPerLine, tools.halign) = (.none, 4, .center)
        for name in ["invert", "mirror", "turn", "clear"] { tools.append(Button(for: name, of: self)) }
        return Form(
            nil,
            translated("Set tiles, change them all at once, and undo it. Then replay how the mosaic came about.")
        ) {
            Grid(editing: store); tools
        }
    }
}
