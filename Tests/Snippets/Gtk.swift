// Compiled with: -parse-as-library -default-isolation MainActor

import CGtk

// Gtk.md: import Glibc

// MARK: Applications

func addActions(to application: Application) {
    // Applications.md: application.addAction("quit", accelerators: ["<Control>q"]) { [weak application] in application?.quit() }
    // ActionMap+Closures.swift: application.addAction("quit", accelerators: ["<Control>q"]) { [weak application] in application?.quit() }
}

// GioSettings+Keys.swift: extension SettingsKey {

func setFontSize(_ settings: GioSettings) {
    // GioSettings+Keys.swift: settings[.fontSize] = 12
}

func build() throws {
    // Applications.md: let builder = try Builder(file: "window.ui")
}

func buildWindow() throws {
    // Builder+Objects.swift: let builder = try Builder(file: "window.ui")
}

func loadResource() throws {
    // Resource+Registration.swift: try Resource.load("example.gresource").register()
}

// MARK: Layout

struct Form {
    let username = Entry(), password = PasswordEntry(), name = Entry(), address = Entry(), entry = Entry()
    let hint = Label("Welcome")
    let isNew = true
    let choices = ["Red", "Green"]

    func makeAccount() -> Box {
        // Layout.md: Box(.vertical, spacing: 12) {
    }

    func makeLogin() -> Box {
        // Box+Children.swift: Box(.vertical, spacing: 12) {
    }

    func makeChoices() -> Box {
        // WidgetBuilder.swift: Box(.vertical, spacing: 12) {
    }

    func makeGrid() -> Grid {
        // Grid+Rows.swift: Grid(columnSpacing: 12, rowSpacing: 6) {
    }
}

func format(_ attributes: Gtk.PangoAttrList) {
    // PangoAttribute+Kinds.swift: attributes.insert(.weight(.bold).in(0..<4))
}

// MARK: Dialogs

func discard() {}

func askWhetherToDiscard(in window: Window) async throws {
    // Dialogs.md: let choice = try await AlertDialog(
    // AlertDialog.swift: let answer = try await AlertDialog(
}

func openFile(in window: Window) async throws {
    // FileDialog.swift: if let file = try await FileDialog(title: "Open").open(for: window) {
}

func drawPage(_ context: CairoContext) {}

func keep(_ settings: PrintSettings?) {}

func print(in window: Window) async throws {
    // PrintOperation+Run.swift: let operation = PrintOperation()
}

// MARK: Lists

// Lists.md: final class Person: ModelItem {

enum InModelItem {
    // ModelItem.swift: final class Person: ModelItem {
}

func createPeople() {
    // Lists.md: let people = GioListStore(of: Person.self)
}

func listPeople(in model: any ListModel) {
    // ListModel+Items.swift: let people = GioListStore(of: Person.self)
    // ListModel+Items.swift: people.sort { (one: Person, other: Person) in one.name < other.name }
    // ListModel+Items.swift: for person in model.items(as: Person.self) { print(person.name) }
    // CustomSorter+Closure.swift: CustomSorter { (one: Person, other: Person) in one.name < other.name }
}

func store(_ iter: TreeIter, in listStore: ListStore) {
    // Value.swift: listStore.setValue(iter, column: 0, value: Value("Ada"))
}

// MARK: Drawing

func draw(in drawingArea: DrawingArea) {
    // Drawing.md: drawingArea.setDrawFunc { _, context, width, height in
    // CairoContext.swift: drawingArea.setDrawFunc { _, context, width, height in
}

// MARK: Objects

func open(_ address: String) -> Bool { true }

func accessByName(_ label: Label, _ row: Object) {
    // Properties-and-signals.md: label[property: "width-chars"] = 12
    // Object+Properties.swift: let width = label[property: "width-chars", as: Int.self]
    // Object+Signals.swift: row.on("activated") { print("activated") }
}

func bind(_ toggle: CheckButton, to entry: Entry) {
    // Object+PropertyBinding.swift: toggle.bindProperty("active", to: entry, "sensitive")
}

func bind(_ selection: SingleSelection, to button: Button) {
    // Object+PropertyBinding.swift: selection.bindProperty("selected-item", to: button, "sensitive") { (item: Object?) in item != nil }
}

func name(_ button: Button) {
    // Memory.md: gtk_widget_set_name(button.instance.pointer.assumingMemoryBound(to: GtkWidget.self), "apply")
    // CInstance.swift: gtk_widget_set_name(button.instance.pointer.assumingMemoryBound(to: GtkWidget.self), "apply")
}

func createVariants() {
    // GLib-in-Swift.md: let volume = Variant(0.5)
}

func createMoreVariants() {
    // Variant.swift: let volume = Variant(0.5)
}

func delete(_ file: any File) throws {
    // GLibErrorCode.swift: do {
}

func scroll(_ list: ListView) {
    // Containers+Child.swift: ScrolledWindow(.vertical, child: list)
}

func configure(_ entry: Entry) -> Widget {
    // Object+Configuration.swift: Box(.vertical, spacing: 6) {
}
