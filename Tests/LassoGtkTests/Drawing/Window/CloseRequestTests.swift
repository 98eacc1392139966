import LassoGtk
import LassoGtkTestUtilities
import LassoTestUtilities
import Testing

/// Tests of an application's handler for close requests of a window drawn by LassoGtk.
@Suite(.display)
struct CloseRequestTests {
    private let window = WindowController()

    init() {
        window.setRootController(FormController("root"))
        window.present(in: GtkTesting.application, width: 300, height: 200)
    }

    /// The application's response.
    private final class Refusal {
        var answer = true
        private(set) var askedCount = 0

        func isRefused() -> Bool {
            askedCount += 1
            return answer
        }
    }

    @Test func anApplicationsHandlerKeepsAWindowOpen() throws {
        let shown = try #require(window.window)
        let application = Refusal()
        shown.onCloseRequest { application.isRefused() }
        shown.close()
        #expect(application.askedCount == 1)
        #expect(window.isOpen)
        application.answer = false
        shown.close()
        #expect(application.askedCount == 2)
        #expect(!window.isOpen)
    }

    @Test func nobodyIsAskedToLeaveWhereTheApplicationRefuses() throws {
        let form = FormController("form")
        var isAsked = false
        form.answer = .ask {
            isAsked = true
            return true
        }
        window.setRootController(form)
        let shown = try #require(window.window)
        let refusing = shown.onCloseRequest { true }
        shown.close()
        GtkTesting.settle()
        #expect(!isAsked)
        #expect(window.isOpen)
        refusing.disconnect()
        window.close()
    }

    @Test func anApplicationsHandlerKeepsADialogOpen() throws {
        let dialog = FormController("dialog"), root = try #require(window.rootController)
        root.present(dialog)
        let shown = try #require(dialog.window)
        #expect(shown !== window.window)
        let refusing = shown.onCloseRequest { true }
        shown.close()
        #expect(root.presentedController === dialog)
        refusing.disconnect()
        shown.close()
        #expect(root.presentedController == nil)
        window.close()
    }
}
