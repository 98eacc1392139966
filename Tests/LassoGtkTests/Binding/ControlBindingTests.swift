import LassoGtk
import LassoGtkTestUtilities
import LassoTestUtilities
import Testing

private enum Size: String, CaseIterable {
    case small, medium, large
}

private enum ControlModule: StoreModule {
    enum Action: Equatable {
        case didSwitch(Bool), didChangeNumber(Double), didChooseSize(Size), didChooseAnySize(Size?)
        case didSelectDay(CalendarDay), didChooseColor(RGBA), didChooseFont(String), didShowPage(String?), didShowTab(
            Int
        )
        case didSearch(String), didPress, didPressIcon(EntryIconPosition)
    }

    struct State: Equatable {
        var isOn = false
        var number = 2.0
        var size = Size.medium
        var anySize: Size?
        var day = CalendarDay(year: 2024, month: 2, day: 29)
        var color = RGBA(red: 1, green: 0, blue: 0, alpha: 1)
        var font = "Sans 12"
        var page: String? = "two"
        var tab = 1
        var text = ""
    }
}

private final class ControlStore: LassoStore<ControlModule> {
    private(set) var actions: [Action] = []

    override func handleAction(_ action: Action) {
        actions.append(action)
        update { state in
            switch action {
            case .didSwitch(let isOn): state.isOn = isOn
            case .didChangeNumber(let number): state.number = number
            case .didChooseSize(let size): state.size = size
            case .didChooseAnySize(let size): state.anySize = size
            case .didSelectDay(let day): state.day = day
            case .didChooseColor(let color): state.color = color
            case .didChooseFont(let font): state.font = font
            case .didShowPage(let page): state.page = page
            case .didShowTab(let tab): state.tab = tab
            case .didSearch, .didPress, .didPressIcon: break
            }
        }
    }
}

/// Tests the bindings of controls by what the controls are for.
@Suite(.display) struct ControlBindingTests {
    private let store = ControlStore(with: ControlModule.State())

    @Test func switchesAreBoundToWhetherTheyAreOn() {
        let (check, toggle, slide, expander) = (
            CheckButton("On"), ToggleButton("On"), Switch(), Expander(label: "More")
        )
        check.bindValue(to: store, \.isOn) { .didSwitch($0) }
        toggle.bindValue(to: store, \.isOn) { .didSwitch($0) }
        slide.bindValue(to: store, \.isOn) { .didSwitch($0) }
        expander.bindValue(to: store, \.isOn) { .didSwitch($0) }
        slide.active = true
        #expect([check.active, toggle.active, slide.active, expander.expanded] == [true, true, true, true])
        #expect(store.actions == [.didSwitch(true)])
        expander.expanded = false
        #expect([check.active, toggle.active, slide.active, expander.expanded] == [false, false, false, false])
        #expect(store.actions.count == 2)
    }

    @Test func numbersAreBoundToTheirValues() {
        let scale = Scale(orientation: .horizontal)
        scale.setRange(min: 0, max: 10)
        let spin = SpinButton(min: 0, max: 10, step: 1)
        let volume = ScaleButton(min: 0, max: 10, step: 1)
        scale.bindValue(to: store, \.number) { .didChangeNumber($0) }
        spin.bindValue(to: store, \.number) { .didChangeNumber($0) }
        volume.bindValue(to: store, \.number) { .didChangeNumber($0) }
        spin.value = 5
        #expect([scale.value, spin.value, volume.value] == [5, 5, 5])
        #expect(store.actions == [.didChangeNumber(5)])
    }

    @Test func aNumberWithMoreDigitsThanAreShownIsNotChangedByLeavingTheField() async throws {
        let spin = SpinButton(min: 0, max: 10, step: 1)
        store.update { $0.number = 4.5 }
        spin.bindValue(to: store, \.number) { .didChangeNumber($0) }
        // GTK does this when the focus leaves.
        spin.update()
        try await eventually { spin.value == 4.5 }
        #expect(store.actions == [])
        spin.spin(.stepForward, increment: 1)
        #expect(store.actions == [.didChangeNumber(5.5)])
    }

    @Test func changesOfAValueAreSentWithoutAState() {
        let slide = Switch()
        slide.bindValueChange(to: store) { .didSwitch($0) }
        slide.active = true
        slide.sensitive = false
        #expect(store.actions == [.didSwitch(true)])
    }

    @Test func aDropDownShowsAndSendsTheCasesOfAnEnumeration() {
        let drop = DropDown(strings: [])
        drop.bindChoice(among: Size.allCases, to: store, \.size, title: \.rawValue) { .didChooseSize($0) }
        #expect(drop.selected == 1)
        #expect((drop.selectedItem as? StringObject)?.string == "medium")
        #expect(store.actions == [])
        drop.selected = 2
        #expect(store.actions == [.didChooseSize(.large)])
        store.update { $0.size = .small }
        #expect(drop.selected == 0)
        #expect(store.actions.count == 1)
    }

    @Test func aDropDownKeepsTheTitlesThatItHas() {
        let drop = DropDown(strings: ["S", "M", "L"])
        drop.bindChoice(among: Size.allCases, to: store, \.size) { .didChooseSize($0) }
        #expect((drop.selectedItem as? StringObject)?.string == "M")
    }

    @Test func aChoiceMayBeNone() {
        let drop = DropDown(strings: [])
        drop.bindChoice(among: Size.allCases, none: "Any", to: store, \.anySize) { .didChooseAnySize($0) }
        #expect((drop.selectedItem as? StringObject)?.string == "Any")
        drop.selected = 1
        #expect(store.state.anySize == .small)
        store.update { $0.anySize = nil }
        #expect(drop.selected == 0)
        drop.selected = 2
        drop.selected = 0
        #expect(store.actions == [.didChooseAnySize(.small), .didChooseAnySize(.medium), .didChooseAnySize(nil)])
    }

    @Test func aComboBoxShowsAndSendsTheCasesOfAnEnumeration() {
        let combo = ComboBoxText()
        combo.bindChoice(among: Size.allCases, to: store, \.size) { .didChooseSize($0) }
        #expect(combo.activeText == "medium")
        combo.active = 0
        #expect(store.actions == [.didChooseSize(.small)])
    }

    @Test func aRadioGroupSendsOneActionForEachChoice() {
        let group = RadioGroup()
        group.bindChoice(among: Size.allCases, to: store, \.size) { .didChooseSize($0) }
        #expect(group.buttons.map(\.active) == [false, true, false])
        group.buttons[2].active = true
        #expect(group.buttons.map(\.active) == [false, false, true])
        #expect(store.actions == [.didChooseSize(.large)])
        store.update { $0.size = .small }
        #expect(group.buttons.map(\.active) == [true, false, false])
        #expect(store.actions.count == 1)
    }

    @Test func aRadioGroupIsOneForAssistiveTechnologies() {
        let group = RadioGroup(.horizontal)
        #expect(group.accessibleRole == .radioGroup)
        #expect(group.spacing == 6)
    }

    @Test func aNotebookShowsTheStatesPageWhenItIsShown() async throws {
        let notebook = Notebook()
        for name in ["one", "two", "three"] { notebook.appendPage(Label(name)) }
        notebook.bindValue(to: store, \.tab) { .didShowTab($0) }
        store.update { $0.tab = 0 }
        store.update { $0.tab = 2 }
        let window = Window()
        defer { window.destroy() }
        window.child = notebook
        window.present()
        try await GtkTesting.turnMainLoop(until: "the window is shown") { notebook.mapped }
        #expect(notebook.page == 2)
        #expect(store.actions == [])
    }

    @Test func aPageIsShownOnceItIsThere() async throws {
        let stack = Stack(), notebook = Notebook(), window = Window()
        defer { window.destroy() }
        store.update { ($0.page, $0.tab) = ("three", 2) }
        stack.bindValue(to: store, \.page) { .didShowPage($0) }
        notebook.bindValue(to: store, \.tab) { .didShowTab($0) }
        window.child = Box(.vertical) {
            stack; notebook
        }
        window.present()
        for name in ["one", "two"] {
            stack.addNamed(Label(name), name: name)
            notebook.appendPage(Label(name))
        }
        try await GtkTesting.turnMainLoop(until: "the window is shown") { notebook.mapped }
        #expect(stack.visibleChildName == "one")
        #expect(notebook.page == 0)
        stack.addNamed(Label("three"), name: "three")
        notebook.appendPage(Label("three"))
        #expect(stack.visibleChildName == "three")
        #expect(notebook.page == 2)
        #expect(store.actions == [])
        stack.visibleChildName = "two"
        notebook.page = 1
        #expect(store.actions == [.didShowPage("two"), .didShowTab(1)])
    }

    @Test func theUserLeavesAPageThatIsShownForOneThatIsMissing() {
        let stack = Stack()
        store.update { $0.page = "missing" }
        stack.bindValue(to: store, \.page) { .didShowPage($0) }
        for name in ["one", "two"] { stack.addNamed(Label(name), name: name) }
        stack.visibleChildName = "two"
        #expect(store.actions == [.didShowPage("two")])
    }

    @Test func anExpanderSendsWhatItHasBecome() {
        let expander = Expander(label: "More")
        expander.bind(to: store) { .didSwitch($0.expanded) }
        expander.emit("activate")
        #expect(store.actions == [.didSwitch(true)])
    }

    @Test func aCalendarIsBoundToADay() {
        let calendar = GtkCalendar()
        calendar.bindDate(to: store, \.day) { .didSelectDay($0) }
        #expect(calendar.selectedDay == CalendarDay(year: 2024, month: 2, day: 29))
        #expect(store.actions == [])
        calendar.selectedDay = CalendarDay(year: 2025, month: 12, day: 31)
        #expect(store.actions == [.didSelectDay(CalendarDay(year: 2025, month: 12, day: 31))])
        store.update { $0.day = CalendarDay(year: 2023, month: 1, day: 1) }
        #expect(calendar.selectedDay == CalendarDay(year: 2023, month: 1, day: 1))
        #expect(store.actions.count == 1)
    }

    @Test func aCalendarSendsItsChangesWithoutAState() {
        let calendar = GtkCalendar()
        calendar.selectedDay = CalendarDay(year: 2024, month: 1, day: 31)
        calendar.bindDateChange(to: store) { .didSelectDay($0) }
        calendar.selectedDay = CalendarDay(year: 2024, month: 3, day: 1)
        #expect(store.actions == [.didSelectDay(CalendarDay(year: 2024, month: 3, day: 1))])
    }

    @Test func aColorAndAFontAreBound() {
        let (color, font) = (ColorButton(), FontButton())
        color.bindValue(to: store, \.color) { .didChooseColor($0) }
        font.bindValue(to: store, \.font) { .didChooseFont($0) }
        #expect(color.rgba == store.state.color)
        #expect(font.font == "Sans 12")
        color.rgba = RGBA(red: 0, green: 1, blue: 0, alpha: 1)
        font.font = "Monospace 10"
        #expect(store.state.color == RGBA(red: 0, green: 1, blue: 0, alpha: 1))
        #expect(store.state.font == "Monospace 10")
        #expect(store.actions.count == 2)
    }

    @Test func pagesAreBoundToTheVisibleOne() async throws {
        let stack = Stack(), notebook = Notebook()
        for name in ["one", "two", "three"] {
            stack.addNamed(Label(name), name: name)
            notebook.appendPage(Label(name))
        }
        stack.bindValue(to: store, \.page) { .didShowPage($0) }
        notebook.bindValue(to: store, \.tab) { .didShowTab($0) }
        let window = Window()
        defer { window.destroy() }
        window.child = Box(.vertical) {
            stack; notebook
        }
        window.present()
        try await GtkTesting.turnMainLoop(until: "the window is shown") { notebook.mapped }
        #expect(stack.visibleChildName == "two")
        #expect(notebook.page == 1)
        #expect(store.actions == [])
        stack.visibleChildName = "three"
        notebook.page = 2
        #expect(store.actions == [.didShowPage("three"), .didShowTab(2)])
    }

    @Test func aSearchIsSentWhenTheUserHasStoppedTyping() async throws {
        let search = SearchEntry()
        search.bindSearchDidChange(to: store) { .didSearch($0) }
        search.insertText("a", at: 0)
        search.insertText("b", at: 1)
        #expect(store.actions == [])
        try await GtkTesting.turnMainLoop(until: "the search is sent") { !store.actions.isEmpty }
        #expect(store.actions == [.didSearch("ab")])
    }

    @Test func anySignalIsBoundWithItsArguments() {
        let entry = Entry()
        entry.bind(entry.onIconPress, to: store) { .didPressIcon($0) }
        entry.emit("icon-press", EntryIconPosition.secondary)
        #expect(store.actions == [.didPressIcon(.secondary)])
    }

    @Test func aSignalWithAResultIsBound() {
        let link = LinkButton(uri: "https://example.org")
        link.bind(link.onActivateLink, to: store, returning: true) { .didPress }
        #expect(link.emitReturningValue("activate-link")?.get(Bool.self) == true)
        #expect(store.actions == [.didPress])
    }

    @Test func theOneThingOfEachControlSendsItsAction() {
        let actions: [(any ControlActionBindable, String)] = [
            (Button("Press"), "clicked"), (Entry(), "activate"),
            (PasswordEntry(), "activate"), (SearchEntry(), "activate"), (Text(), "activate"),
            (Expander(label: "More"), "activate"), (ColorButton(), "color-set"), (FontButton(), "font-set"),
        ]
        for (control, signal) in actions {
            bind(control)
            control.emit(signal)
        }
        #expect(store.actions.count == actions.count)
        let (check, slide, drop) = (CheckButton("On"), Switch(), DropDown(strings: ["a", "b"]))
        check.bind(to: store, action: .didPress)
        slide.bind(to: store, action: .didPress)
        drop.bind(to: store, action: .didPress)
        check.active = true
        slide.active = true
        drop.selected = 1
        #expect(store.actions.count == actions.count + 3)
    }

    private func bind(_ control: some ControlActionBindable) { control.bind(to: store, action: .didPress) }

    // MARK: One way

    @Test func aPurposeShowsTheState() {
        let label = Label("text")
        label.bindVisible(to: store, \.isOn)
        label.bindSensitive(to: store, \.number) { $0 > 2 }
        label.bindCssClass("warning", to: store, \.isOn)
        label.bindTooltip(to: store, \.page)
        #expect([label.visible, label.sensitive, label.hasCssClass("warning")] == [false, false, false])
        #expect(label.tooltipText == "two")
        store.update { state in
            state.isOn = true
            state.number = 3
            state.page = nil
        }
        #expect([label.visible, label.sensitive, label.hasCssClass("warning")] == [true, true, true])
        #expect(label.tooltipText == nil)
    }

    @Test func aProgressBarMovesWhileTheStateIsTrue() async throws {
        let bar = ProgressBar()
        bar.fraction = 0.25
        bar.bindPulse(to: store, \.isOn, every: .milliseconds(1))
        store.update { $0.isOn = true }
        try await eventually { bar.hasPulseBlock }
        store.update { $0.isOn = false }
        #expect(!bar.hasPulseBlock)
        #expect(bar.fraction == 0.25)
    }
}

extension ProgressBar {
    /// Whether the bar shows the block that moves to and fro.
    fileprivate var hasPulseBlock: Bool {
        descendants.contains { $0.hasCssClass("pulse") }
    }
}
