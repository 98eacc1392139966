import LassoGtk
import LassoGtkTestUtilities
import Testing

@Suite(.display)
struct StatusPageTests {
    private let window = Window()

    private func show(_ page: StatusPage) {
        window.child = page
        window.setDefaultSize(width: 360, height: 294)
        window.present()
        GtkTesting.settle()
    }

    @Test func onlyWhatThePageHasIsShown() throws {
        defer { window.destroy() }
        let page = StatusPage("No Words Found")
        show(page)
        #expect(page.visibleTexts == ["No Words Found"])
        #expect(page.first(Image.self)?.mapped == false)
        (page.title, page.explanation, page.iconName) = ("", "Try again.", "edit-find-symbolic")
        GtkTesting.settle()
        #expect(page.visibleTexts == ["Try again."])
        #expect(page.first(Image.self)?.mapped == true)
    }

    @Test func inASmallWindowThePageScrollsAndItsTextsAreWrapped() throws {
        defer { window.destroy() }
        let button = Button("Try Again")
        let text = Array(repeating: "a sentence of several words", count: 20).joined(separator: ", ")
        let page = StatusPage(icon: "edit-find-symbolic", "Unpronounceablewordwithoutspaces", text) { button }
        show(page)
        #expect(page.width <= 360 && page.vadjustment.upper > page.vadjustment.pageSize)
        #expect(page.hadjustment.upper == page.hadjustment.pageSize)
        page.vadjustment.value = page.vadjustment.upper
        GtkTesting.settle()
        #expect(button.computeBounds(page).map { $0.origin.y + $0.size.height <= Float(page.height) } == true)
    }
}
