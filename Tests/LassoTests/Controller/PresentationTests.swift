import Lasso
import LassoTestUtilities
import Testing

@MainActor
struct PresentationTests: FlowTesting {
    let testableHierarchy = TestableHierarchy()

    /// Returns descriptions of the events in the window during an action.
    private func events(of action: () throws -> Void) rethrows -> [String] {
        var events: [String] = []
        let observation = window.observeHierarchy { events.append("\($0.controller) \($0.kind)") }
        defer { observation.cancel() }
        try action()
        return events
    }

    @Test func whatIsBelowAPresentationDoesNotDisappear() {
        let help = HelpController()
        #expect(
            events { rootController.present(help) } == [
                "HelpController viewDidLoad", "HelpController viewWillAppear", "HelpController viewDidAppear",
                "Controller presentationDidChange",
            ]
        )
        #expect(rootController.isOnScreen)
        #expect(
            events { rootController.dismiss() } == [
                "HelpController viewWillDisappear", "HelpController viewDidDisappear",
                "Controller presentationDidChange",
            ]
        )
        #expect(help.presentingController == nil)
    }

    @Test func theVisibleControllerIsTheInnermostOneInFrontOfAllOthers() {
        let split = SplitController()
        let (folders, mail, popover) = (Controller(), Controller(), Controller())
        let (dialog, inDialog) = (Controller(), Controller())
        window.setRootController(nil)
        #expect(window.visibleController === window)
        window.setRootController(split)
        split.setSidebarController(folders)
        split.setContentController(NavigationController(rootController: mail))
        #expect(window.visibleController === mail)
        mail.present(popover, as: .popover)
        #expect(window.visibleController === popover)
        // The dialog is above the popover, although it belongs to the sidebar.
        let navigation = NavigationController(rootController: dialog)
        folders.present(navigation)
        navigation.push(inDialog)
        #expect(window.visibleController === inDialog && folders.visibleController === inDialog)
        #expect(split.contentController?.visibleController === popover)
        folders.dismiss()
        mail.dismiss()
        #expect(window.visibleController === mail)
    }

    @Test func whatIsPresentedOnACoveredControllerComesAndGoesWithIt() {
        let help = HelpController()
        navigationController.push(HomeController())
        rootController.present(help)
        #expect(!help.isOnScreen)
        #expect(navigationController.topController?.isOnScreen == true)
        navigationController.pop()
        #expect(help.isOnScreen)
        navigationController.push(HomeController())
        #expect(!help.isOnScreen)
        #expect(rootController.presentedController === help)
    }

    @Test func whatIsPresentedGoesWithWhatItIsPresentedOn() {
        let lifetimes = LifetimeRecorder()
        func present() {
            let home = HomeController()
            navigationController.push(home)
            home.present(HelpController())
            lifetimes.record(home)
            lifetimes.record(home.frontController)
        }
        present()
        let happened = events { navigationController.pop() }
        #expect(happened.contains("HelpController viewDidDisappear"))
        #expect(lifetimes.survivors == [])
    }

    @Test func aSecondPresentationComesOnTopOfTheFirst() {
        let (help, detail) = (HelpController(), DetailController())
        rootController.present(help)
        rootController.present(detail)
        #expect(help.presentedController === detail)
        #expect(rootController.frontController === detail)
        rootController.dismiss()
        #expect(rootController.presentedController == nil)
        #expect(!help.isOnScreen && !detail.isOnScreen)
    }

    @Test func dismissTakesAwayTheNearestPresentation() {
        let (help, detail) = (HelpController(), DetailController())
        rootController.present(NavigationController(rootController: help))
        help.present(detail)
        help.dismiss()
        #expect(help.presentedController == nil)
        #expect(help.isOnScreen)
        help.dismiss()
        #expect(rootController.presentedController == nil)
        #expect(events { rootController.dismiss() } == [])
    }

    @Test func dismissTakesAwayWhatAContainerPresents() {
        navigationController.present(HelpController())
        rootController.dismiss()
        #expect(navigationController.presentedController == nil)
    }

    @Test func theStyleIsKnownWhileSomethingIsPresented() {
        final class Anchor {}
        let (help, anchor) = (HelpController(), Anchor())
        #expect(help.presentationStyle == nil)
        rootController.present(help, as: .popover(anchor: anchor))
        guard case .popover(let kept as Anchor)? = help.presentationStyle else {
            Issue.record("It is presented as \(String(describing: help.presentationStyle)).")
            return
        }
        #expect(kept === anchor)
        rootController.dismiss()
        #expect(help.presentationStyle == nil)
    }

    @Test func whatIsSomewhereAlreadyCannotBePresented() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let controller = Controller()
                let navigation = NavigationController(rootController: controller)
                SplitController().present(controller)
                _ = navigation
            }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            message.contains(
                "Controller is in a NavigationController already and cannot be placed in a SplitController"
            )
        )
    }

    @Test func whatPresentsCannotBePresentedByWhatItPresents() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let (lower, upper) = (Controller(), Controller())
                lower.present(upper)
                upper.present(lower)
            }
        }
    }

    @Test func aDialogThatDismissesItselfWhenItAppearsIsGone() {
        final class HastyController: Controller {
            override func viewDidAppear() { dismiss() }
        }
        let hasty = HastyController()
        let happened = events { rootController.present(hasty) }
        #expect(rootController.presentedController == nil)
        #expect(
            happened == [
                "HastyController viewDidLoad", "HastyController viewWillAppear", "HastyController viewDidAppear",
                "HastyController viewWillDisappear", "HastyController viewDidDisappear",
                "Controller presentationDidChange", "Controller presentationDidChange",
            ]
        )
    }
}
