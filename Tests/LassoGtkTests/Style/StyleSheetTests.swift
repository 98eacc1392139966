import LassoGtk
import LassoGtkTestUtilities
import LassoTestUtilities
import Testing

/// Tests style sheets by the space that they give a widget.
@Suite(.display) struct StyleSheetTests {
    private let window = Window()
    private let label = Label("text").with { $0.addCssClass("style-sheet-test") }

    private func rule(_ width: Int) -> String { ".style-sheet-test { min-width: \(width)px; }" }

    private func write(_ text: String, to path: String) throws {
        try Files.replace(path, with: Array(text.utf8), mode: 0o600)
    }

    private func show() async throws {
        window.child = label
        window.present()
        try await GtkTesting.turnMainLoop(until: "the window is shown") { window.mapped }
    }

    /// Waits until the label has a width, which GTK computes for the next frame.
    private func waitForWidth(_ width: Int) async throws {
        try await GtkTesting.turnMainLoop(until: "the width is \(width)") {
            label.measure(.horizontal, forSize: -1).minimum == width
        }
    }

    @Test func aStyleSheetAppliesUntilItIsRemoved() async throws {
        defer { window.destroy() }
        try await show()
        let before = label.measure(.horizontal, forSize: -1).minimum
        let sheet = StyleSheet(.text(rule(301), name: "style.css"))
        #expect(sheet.apply() == [])
        try await waitForWidth(301)
        sheet.remove()
        try await waitForWidth(before)
    }

    @Test func aDarkPartAppliesWhileTheThemeIsDark() async throws {
        defer { window.destroy() }
        try await show()
        let settings = try #require(Settings.default)
        let wasDark = settings.gtkApplicationPreferDarkTheme
        let sheet = StyleSheet(
            .text(rule(301), name: "style.css"),
            dark: .text(rule(302), name: "style-dark.css"),
            highContrast: .text(rule(303), name: "style-hc.css")
        )
        defer {
            sheet.remove()
            settings.gtkApplicationPreferDarkTheme = wasDark
        }
        settings.gtkApplicationPreferDarkTheme = false
        sheet.apply()
        try await waitForWidth(301)
        settings.gtkApplicationPreferDarkTheme = true
        try await waitForWidth(302)
        settings.gtkApplicationPreferDarkTheme = false
        try await waitForWidth(301)
    }

    @Test func aStyleSheetThatIsAppliedLaterStaysInFrontWhenTheThemeChanges() async throws {
        defer { window.destroy() }
        try await show()
        let settings = try #require(Settings.default)
        let wasDark = settings.gtkApplicationPreferDarkTheme
        settings.gtkApplicationPreferDarkTheme = false
        let sheet = StyleSheet(.text(rule(301), name: "first.css")), later = CssProvider()
        defer {
            sheet.remove()
            later.removeForDefaultDisplay()
            settings.gtkApplicationPreferDarkTheme = wasDark
        }
        sheet.apply()
        later.load(from: rule(302))
        later.addForDefaultDisplay()
        try await waitForWidth(302)
        settings.gtkApplicationPreferDarkTheme = true
        // The rule of the first one would apply instead.
        later.load(from: rule(303))
        try await waitForWidth(303)
    }

    @Test func anErrorHasItsFileItsLineAndItsColumn() async throws {
        defer { window.destroy() }
        try await show()
        let sheet = StyleSheet(.text("\(rule(301))\nlabel {\n    colour: red;\n}", name: "style.css"))
        defer { sheet.remove() }
        let problems = sheet.apply()
        let problem = try #require(problems.first)
        #expect(problems.count == 1)
        #expect((problem.file, problem.line, problem.column) == ("style.css", 3, 5))
        #expect(problem.description.hasPrefix("style.css:3:5: error: "))
        // The other rules apply.
        try await waitForWidth(301)
    }

    @Test func aFileIsLoadedAgainWhenItChanges() async throws {
        defer { window.destroy() }
        try await show()
        let folder = try TestFolder()
        defer { folder.remove() }
        let path = folder.path + "/style.css"
        try write(rule(301), to: path)
        let sheet = StyleSheet(.file(path))
        defer { sheet.remove() }
        sheet.apply()
        try await waitForWidth(301)
        try write(rule(302), to: path)
        try await waitForWidth(302)
    }
}
