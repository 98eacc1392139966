import LassoGtk

/// A drawer for notes that aren't in the list yet: tabs in a notebook of the application's own, behind a cover.
package final class DrawerController: ViewController {
    private lazy var pages = Stack()
    private lazy var notes = Notebook()

    override package func loadView() -> Widget {
        pages.addNamed(Label("The drawer is closed."), name: "cover")
        pages.addNamed(notes, name: "notes")
        return pages
    }

    /// Whether the cover hides the notes.
    package var isClosed: Bool { pages.visibleChildName == "cover" }

    /// Hides the notes behind the cover.
    package func close() { pages.visibleChildName = "cover" }

    /// Adds a note, and shows the notes.
    package func add(_ note: Note) -> NoteViewController {
        let controller = NoteViewController(NoteStore(with: NoteModule.State(note)).asViewStore())
        controller.place(with: tab(in: notes))
        pages.visibleChildName = "notes"
        return controller
    }
}
