import LassoGtk
import LassoGtkTestUtilities
import LassoTestUtilities
import Testing

@testable import TargetModule

/// Tests of the whole application, without a display.
struct TargetModuleApplicationTests {
    @Test(.ownWindows) func theUserIsWelcomed() async throws {
        let application = TargetModuleApplication()
        try await application.launch()
        let window = application.openWindow()
        let start: MainStartViewController = try window.firstChildOfType()
        start.dispatchAction(.didChangeName("Ada"))
        start.dispatchAction(.didTapContinue)
        try await assertToast("Hello, Ada!", in: window)
        window.close()
    }

    @Test func theDesktopFilesMatchTheApplication() {
        #expect(ApplicationFiles.complaints(about: TargetModuleApplication.identity, in: "Resources") == [])
    }
}
