import LassoGtk
import LassoGtkTestUtilities
import LassoTestUtilities
import Testing

/// Tests that the assertion finds what keeps people from using a window, and nothing else.
@Suite(.display)
struct AccessibleAssertionTests {
    /// Shows widgets in a window, and returns the complaints about it.
    private func complaints(about widgets: [Widget], title: String? = "Test") async throws -> [String] {
        let window = Window()
        defer { window.destroy() }
        window.title = title
        let box = Box(.vertical, spacing: 6)
        for widget in widgets {
            widget.halign = .start
            box.append(widget)
        }
        window.child = box
        window.present()
        try await GtkTesting.turnMainLoop(until: "it is drawn") { box.width > 0 }
        GtkTesting.settle()
        let failures = await withFailuresCaptured {
            do { try await assertAccessible(window) } catch { Issue.record(error) }
        }
        return failures.flatMap { $0.message.split(separator: "\n").map(String.init) }
    }

    @Test func aWindowThatEverybodyCanUsePasses() async throws {
        let field = Entry(), label = Label(mnemonic: "_Name")
        label.mnemonicWidget = field
        let icon = Button().with { ($0.iconName, $0.accessibleLabel) = ("list-add-symbolic", "Add") }
        let list = DropDown(strings: ["One", "Two"]).with { $0.accessibleLabel = "Number" }
        let widgets = [label, field, icon, list, Button(mnemonic: "_OK"), CheckButton("Done")]
        let found = try await complaints(about: widgets)
        #expect(found == [])
    }

    @Test(arguments: [false, true])
    func selectedRowsAreReadableAndTheirCheckButtonsLargeEnough(isDark: Bool) async throws {
        let settings = try #require(Settings.default)
        settings.gtkApplicationPreferDarkTheme = isDark
        defer { settings.resetProperty("gtk-application-prefer-dark-theme") }
        let list = ListBox(), check = CheckButton(), row = ListBoxRow()
        check.accessibleLabel = "Done"
        row.accessibleLabel = "A task of yesterday"
        row.child = Box(.horizontal, spacing: 6) {
            check; Label("A task of yesterday")
        }
        list.append(row)
        list.selectRow(row)
        list.accessibleLabel = "Tasks"
        let found = try await complaints(about: [list])
        #expect(found == [])
    }

    @Test func whatHasNoNameIsFound() async throws {
        let picture = Button().with { $0.child = DrawingArea() }
        let found = try await complaints(about: [picture, Entry()], title: nil)
        #expect(found == ["A window has no name.", "A button has no name.", "A text field has no name."])
    }

    @Test func whatTheKeyboardDoesNotReachIsFound() async throws {
        let box = Box(.horizontal) { Button("Unreachable") }
        box.canFocus = false
        let found = try await complaints(about: [box, Button("OK")])
        #expect(found == ["Tab doesn't reach The Button “Unreachable”."])
    }

    @Test(arguments: [false, true])
    func whatTheKeyboardDoesNotReachInAContainerThatItReachesIsFound(isNotebook: Bool) async throws {
        let box = Box(.horizontal) { Button("Unreachable") }
        box.canFocus = false
        let notebook = Notebook()
        if isNotebook {
            let page = Box(.vertical) {
                box; Button("OK")
            }
            notebook.appendPage(page, tabLabel: Label("Tab"))
        }
        let container: Widget = isNotebook ? notebook : ScrolledWindow(.vertical, child: box)
        let found = try await complaints(about: [container])
        #expect(found.contains("Tab doesn't reach The Button “Unreachable”."))
    }

    @Test func oneMnemonicOfTwoButtonsIsFound() async throws {
        let widgets = [Button(mnemonic: "_Save"), Button(mnemonic: "_Send"), Button(mnemonic: "_Open")]
        let found = try await complaints(about: widgets)
        #expect(found == ["“_Save” and “_Send” have the same mnemonic."])
    }

    @Test func aCapitalMnemonicIsTheSameAsASmallOne() async throws {
        let found = try await complaints(about: [Button(mnemonic: "_Save"), Button(mnemonic: "Re_set")])
        #expect(found == ["“_Save” and “Re_set” have the same mnemonic."])
    }

    @Test func aLabelThatCanBeRenamedPasses() async throws {
        let store = RowStore(with: RowModule.State()), done = CheckButton(), title = EditableLabel(text: "")
        title.bindRenaming(to: store, \.title) { .didRename($0) }
        done.accessibleLabel = "Done"
        // As in the row of a list, which a click selects.
        title.canTarget = false
        let found = try await complaints(about: [done, title])
        #expect(found == [])
    }

    @Test func aSmallTargetIsFound() async throws {
        let small = Button("x")
        let rules = "button.small { min-width: 10px; min-height: 10px; padding: 0; border: none; }"
        let style = StyleSheet(.text(rules, name: "small"))
        #expect(style.apply().isEmpty)
        defer { style.remove() }
        small.addCssClass("small")
        let found = try await complaints(about: [small])
        #expect(found.count == 1 && found[0].hasPrefix("The Button “x” is only"))
    }

    @Test func aPaleTextAndAPaleIconAreFound() async throws {
        let rules = "window { background: white; } .gray { color: #777; } .pale { color: #aaa; }"
        let style = StyleSheet(.text(rules, name: "pale"))
        #expect(style.apply().isEmpty)
        defer { style.remove() }
        // The first is just enough for an icon, and not for a text.
        let text = Label("gray").with { $0.addCssClass("gray") }
        let icons = ["gray", "pale"].map { name in
            Image(iconName: "list-add-symbolic").with { $0.addCssClass(name) }
        }
        let disabled = Label("disabled").with { ($0.sensitive, $0.cssClasses) = (false, ["pale"]) }
        let found = try await complaints(about: [text, icons[0], icons[1], disabled, Label("black")])
        #expect(
            found.map { $0.prefix { $0 != "." } } == [
                "The text “gray” has a contrast of only 4", "The icon “list-add-symbolic” has a contrast of only 2",
            ]
        )
    }

    @Test func aRoleThatSaysNothingIsFound() async throws {
        let area = DrawingArea()
        (area.contentWidth, area.contentHeight, area.focusable) = (40, 40, true)
        let found = try await complaints(about: [area])
        // Newer versions of GTK have another name for the role.
        let complaint = "The DrawingArea takes the focus, but its role says nothing:"
        #expect(found == ["\(complaint) widget."] || found == ["\(complaint) generic."])
    }

    @Test func anExceptionIsNotReported() async throws {
        let window = Window()
        defer { window.destroy() }
        window.title = "Test"
        window.child = Entry()
        window.present()
        try await assertAccessible(window, except: ["A text field has no name."])
    }
}

private enum RowModule: StoreModule {
    enum Action: Equatable { case didRename(String) }
    struct State: Equatable { var title = "Buy milk" }
}

private final class RowStore: LassoStore<RowModule> {
    override func handleAction(_ action: Action) {
        if case .didRename(let title) = action { update { $0.title = title } }
    }
}
