import LassoGtk

final class FilesViewController: ViewController, LassoView {
    let store: FilesModule.ViewStore

    init(_ store: FilesModule.ViewStore) {
        self.store = store
        super.init()
        title = translated("Files")
    }

    override var commands: Commands {
        Commands(store) {
            Command("_Open Text Files…", "<Control>o", .didTapOpen)
            Command("_Save Report…", "<Control>s", .didTapSaveReport, isEnabled: \.hasFiles)
            Command("Choose _Folder…", .didTapFolder)
        }
    }

    override func viewDidLoad() {
        bindToasts(to: store, \.toasts) { .didEndToast($0, $1) }
    }

    override func loadHeaderContent() -> HeaderContent {
        HeaderContent(
            start: { Button(for: "open-text-files", of: self, icon: "document-open-symbolic") },
            end: {
                Button(for: "save-report", of: self, icon: "document-save-as-symbolic")
            }
        )
    }

    override func loadView() -> Widget {
        let total = Label(), folder = Label()
        for label in [total, folder] {
            label.xalign = 0
            label.addCssClass("dim-label")
            label.wrapsLongText()
        }
        total.bind(\.label, to: store, \.wordCount) {
            translated("\($0) word altogether", plural: "\($0) words altogether", count: $0)
        }
        folder.bind(\.label, to: store, \.folder) {
            $0.map { translated("Dialogs begin in “\($0.name)”.") } ?? translated("Dialogs begin in the last folder.")
        }
        let none = StatusPage(
            icon: "text-x-generic-symbolic",
            translated("No Files"),
            translated("Open some text files, and their words are counted.")
        ) {
            Button(for: "open-text-files", of: self).with {
                $0.addCssClass("suggested-action")
                $0.halign = .center
            }
        }
        return Box(.vertical, spacing: 12) {
            list.scrolled(instead: none, of: store, \.files.isEmpty)
            total; folder
            Button(for: "choose-folder", of: self).with { $0.halign = .start }
        }
        .asPage()
    }

    private var list: ListView {
        let list = ListView(
            of: store,
            \.files,
            .deletion { ids, _ in .didRemove(ids) },
            .contextMenu { _ in [.deleting("_Remove")] }
        ) { file in
            let name = Label(), folder = Label(), summary = Label()
            let remove = Button(iconName: "list-remove-symbolic", name: translated("Remove from the list"))
            name.bind(\.label, to: file, \.file.name)
            // Files with the same name are told apart.
            folder.addCssClass("dim-label")
            folder.bind(\.label, to: file, \.folder) { $0 ?? "" }
            folder.bind(\.visible, to: file, \.folder) { $0 != nil }
            summary.addCssClasses("dim-label", "numeric")
            summary.bind(\.label, to: file, \.summary)
            for label in [name, folder, summary] {
                label.wrapsLongText()
                (label.xalign, label.hexpand) = (0, true)
            }
            remove.onClicked { file.dispatchAction(.didRemove([file.id])) }
            return Box(.horizontal, spacing: 12) {
                Box(.vertical, spacing: 3) {
                    name; folder; summary
                }
                remove
            }
        }
        list.accessibleLabel = translated("Files")
        list.addCssClass("rich-list")
        return list
    }
}
