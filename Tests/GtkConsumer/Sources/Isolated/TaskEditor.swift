import LassoGtk

/// A screen that edits a task, with one control of each kind.
package enum TaskEditorModule: ScreenModule {
    package enum Action: Equatable {
        case didEditTitle(String), didEditNotes(String), didSearch(String)
        case didChangeDone(Bool), didChangeEffort(Double), didChangeProgress(Double)
        case didChangePriority(Priority), didChangeColor(RGBA), didChangeFont(String), didChangeDueDay(CalendarDay)
        case didChooseAttachment(FileReference), didDropText(String), didShowPage(String?)
        case didToggleStep(Int, Bool), didEditStep(Int, String)
        case didTapSave, didPressSave, didLongPressTitle, didPressIcon(EntryIconPosition)
    }

    package enum Priority: String, CaseIterable, Sendable { case low, normal, high }

    package struct Step: Identifiable, Equatable {
        package let id: Int
        package var title = ""
        package var isDone = false

        package init(id: Int) { self.id = id }
    }

    package struct State: Equatable {
        package var title = ""
        package var notes = ""
        package var query = ""
        package var isDone = false
        package var effort = 1.0
        package var progress = 0.0
        package var priority = Priority.normal
        package var color = RGBA(red: 0, green: 0, blue: 0, alpha: 1)
        package var font = "Sans 10"
        package var dueDay = CalendarDay(year: 2026, month: 1, day: 31)
        package var attachment: FileReference?
        package var page: String? = "task"
        package var steps: [Step] = []
        package var isSaving = false

        package var titleError: String? { title.isEmpty ? "Enter a title." : nil }
    }

    package static var defaultInitialState: State { State() }

    package static func createScreen(with store: TaskEditorStore) -> Screen {
        Screen(store, TaskEditorViewController(store.asViewStore()))
    }
}

package final class TaskEditorStore: LassoStore<TaskEditorModule> {
    override package func handleAction(_ action: Action) {
        switch action {
        case .didEditTitle(let title): update { $0.title = title }
        case .didEditNotes(let notes): update { $0.notes = notes }
        case .didSearch(let query): update { $0.query = query }
        case .didChangeDone(let isDone): update { $0.isDone = isDone }
        case .didChangeEffort(let effort): update { $0.effort = effort.rounded() }
        case .didChangeProgress(let progress): update { $0.progress = progress }
        case .didChangePriority(let priority): update { $0.priority = priority }
        case .didChangeColor(let color): update { $0.color = color }
        case .didChangeFont(let font): update { $0.font = font }
        case .didChangeDueDay(let day): update { $0.dueDay = day }
        case .didChooseAttachment(let file): update { $0.attachment = file }
        case .didDropText(let text): update { $0.notes += text }
        case .didShowPage(let page): update { $0.page = page }
        case .didToggleStep(let id, let isDone): change(id) { $0.isDone = isDone }
        case .didEditStep(let id, let title): change(id) { $0.title = title }
        case .didTapSave, .didPressSave: if state.titleError == nil { update { $0.isSaving = true } }
        case .didLongPressTitle: update { $0.title = "" }
        case .didPressIcon: update { $0.query = "" }
        }
    }

    private func change(_ id: Int, _ change: @escaping (inout TaskEditorModule.Step) -> Void) {
        update { state in
            for index in state.steps.indices where state.steps[index].id == id { change(&state.steps[index]) }
        }
    }
}

package final class TaskEditorViewController: ViewController, LassoView {
    package let store: TaskEditorModule.ViewStore

    init(_ store: TaskEditorModule.ViewStore) {
        self.store = store
        super.init()
    }

    override package var leaving: Leaving { .discarding(!state.title.isEmpty, on: self, "Discard Task?") }

    override package func loadView() -> Widget {
        let title = Entry()
        title.bindText(to: store, \.title) { .didEditTitle($0) }
        let notes = TextView()
        notes.bindText(to: store, \.notes) { .didEditNotes($0) }
        notes.bindDrop(of: String.self, to: store) { .didDropText($0) }
        let search = SearchEntry()
        search.bindSearchDidChange(to: store) { .didSearch($0) }
        let icon = Entry()
        icon.bind(icon.onIconPress, to: store) { .didPressIcon($0) }

        let done = Switch()
        done.bindValue(to: store, \.isDone) { .didChangeDone($0) }
        let check = CheckButton("Done")
        check.bind(\.active, to: store, \.isDone) { .didChangeDone($0) }
        let effort = SpinButton(min: 0, max: 100, step: 1)
        effort.bindValue(to: store, \.effort) { .didChangeEffort($0) }
        let progress = Scale(orientation: .horizontal, min: 0, max: 1, step: 0.1)
        progress.bindValue(to: store, \.progress) { .didChangeProgress($0) }
        let bar = ProgressBar()
        bar.bind(\.fraction, to: store, \.progress)
        bar.bindPulse(to: store, \.isSaving)

        let priority = DropDown(strings: [])
        priority.bindChoice(among: TaskEditorModule.Priority.allCases, to: store, \.priority) { .didChangePriority($0) }
        let radio = RadioGroup(.horizontal)
        radio.bindChoice(among: TaskEditorModule.Priority.allCases, to: store, \.priority, title: \.rawValue) {
            .didChangePriority($0)
        }
        let color = ColorButton()
        color.bindValue(to: store, \.color) { .didChangeColor($0) }
        let font = FontButton()
        font.bindValue(to: store, \.font) { .didChangeFont($0) }
        let due = GtkCalendar()
        due.bindDate(to: store, \.dueDay) { .didChangeDueDay($0) }
        let attach = Button("Attach…")
        attach.bindFileChoice(with: FileDialog(title: "Attach"), to: store) { .didChooseAttachment($0) }

        let steps = Box(.vertical, spacing: 6)
        steps.bindChildren(to: store, \.steps) { step in
            let done = CheckButton(), title = Entry()
            done.bindValue(to: step, \.isDone) { .didToggleStep(step.state.id, $0) }
            title.bindText(to: step, \.title) { .didEditStep(step.state.id, $0) }
            return Box(.horizontal, spacing: 6) {
                done; title
            }
        }

        let heading = Label().with { $0.xalign = 0 }
        heading.bind(\.label, to: store, \.title)
        heading.bindVisible(to: store, \.title) { !$0.isEmpty }
        heading.bindCssClass("dim-label", to: store, \.isDone)
        heading.bindTooltip(to: store, \.notes) { $0.isEmpty ? nil : $0 }
        heading.bindGesture(.longPress, to: store, action: .didLongPressTitle)
        heading.bindDrag(of: store, \.title)

        let pages = Stack()
        pages.addTitled(Label("Task"), name: "task", title: "Task")
        pages.addTitled(Label("History"), name: "history", title: "History")
        pages.bindValue(to: store, \.page) { .didShowPage($0) }

        let save = Button("Save")
        let form = Form("Task") {
            heading
            FormField("_Title", title, isRequired: true).with { $0.bindError(to: store, \.titleError) }
            FormField("_Notes", notes, hint: "Drop a text to add it.")
            FormField("_Done", done)
            FormField(nil, check)
            FormField("_Effort", effort)
            FormField("_Progress", progress)
            bar
            FormField("P_riority", priority)
            FormField("Priority", radio)
            FormField("_Color", color)
            FormField("_Font", font)
            FormField("Due", due)
            attach; steps; search; icon; pages; save
        }
        form.bindSubmit(save, to: store, action: .didTapSave)
        form.bindBusy(to: store, \.isSaving, label: "Saving")
        form.bindShortcut("<Control>s", to: store, action: .didPressSave)
        return form
    }
}
