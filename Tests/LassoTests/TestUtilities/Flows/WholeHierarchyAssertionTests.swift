import Lasso
import LassoTestUtilities
import Testing

/// Tests of assertions that compare the whole hierarchy of the window.
@MainActor
struct WholeHierarchyAssertionTests: FlowTesting {
    let testableHierarchy = TestableHierarchy()

    private func messages(of assertion: () throws -> Void) -> [String] {
        withFailuresCaptured { try? assertion() }.map(\.message)
    }

    private func pushingDetail(after previous: Controller, _ event: () -> Void) -> [String] {
        messages {
            let _: DetailController = try assertPushed(after: previous, when: { event() }, verbose: false)
        }
    }

    @Test func aPushThatDropsWhatIsBelowSaysSo() {
        let home = HomeController()
        navigationController.push(home)
        #expect(
            pushingDetail(after: home) { navigationController.setControllers([home, DetailController()]) } == [
                """
                Expected a DetailController pushed after HomeController and no other change, found:
                  NavigationController no longer contains Controller
                """
            ]
        )
    }

    @Test func aControllerInThePlaceOfAnotherOneOfItsClassSaysSo() {
        let home = HomeController()
        navigationController.setControllers([DetailController(), home])
        #expect(
            pushingDetail(after: home) {
                navigationController.setControllers([DetailController(), home, DetailController()])
            } == [
                """
                Expected a DetailController pushed after HomeController and no other change, found:
                  NavigationController no longer contains DetailController
                  NavigationController contains DetailController
                """
            ]
        )
    }

    @Test func aPushWithADialogSaysSo() {
        let expected = "Expected a DetailController pushed after Controller and no other change, found:\n"
        for (name, presenter) in [("NavigationController", navigationController), ("WindowController", window)] {
            #expect(
                pushingDetail(after: rootController) {
                    navigationController.push(DetailController())
                    presenter.present(HelpController())
                } == [expected + "  \(name) presents HelpController"]
            )
            presenter.dismiss()
            navigationController.pop()
        }
        #expect(
            pushingDetail(after: rootController) {
                let detail = DetailController()
                navigationController.push(detail)
                detail.present(HelpController())
            } == [expected + "  DetailController presents HelpController"]
        )
    }

    @Test func aFailureDrawsWhatIsExpected() {
        let found = messages {
            let _: DetailController = try assertPushed(
                after: rootController,
                when: {
                    navigationController.push(DetailController())
                    navigationController.present(HelpController())
                }
            )
        }
        #expect(
            found == [
                """
                Expected a DetailController pushed after Controller and no other change, found:
                  NavigationController presents HelpController
                before:
                  * WindowController
                    * NavigationController
                      * Controller
                expected:
                  * WindowController
                    * NavigationController
                        Controller
                      * DetailController
                after:
                  * WindowController
                    * NavigationController
                        Controller
                      * DetailController
                        presents * HelpController
                """
            ]
        )
    }

    @Test func whatAnArrivingContainerContainsIsFree() throws {
        let tabs = TabController()
        tabs.setControllers([HomeController(), NavigationController(rootController: DetailController())])
        let _: TabController = try assertPushed(after: rootController, when: { navigationController.push(tabs) })
        let _: NavigationController = try assertPresentation(
            on: tabs,
            when: { tabs.present(NavigationController(rootController: HelpController())) }
        )
        tabs.dismiss()
        let split: TabController = try assertRoot(
            of: window,
            when: {
                let tabs = TabController()
                tabs.setControllers([HomeController()])
                window.setRootController(tabs)
            }
        )
        #expect(split.controllers.count == 1)
    }

    @Test func whatMovesIntoTheControllerThatArrivesIsNotMissed() throws {
        let tabs = TabController()
        let _: TabController = try assertRoot(
            of: window,
            when: {
                let navigation = navigationController
                window.setRootController(tabs)
                tabs.setControllers([navigation])
            }
        )
        #expect(tabs.controllers.first === navigationController)
    }

    @Test func aRootWithADialogOrAnotherChangeSaysSo() {
        func makingHomeTheRoot(_ event: () -> Void) -> [String] {
            messages {
                let _: HomeController = try assertRoot(of: navigationController, when: { event() }, verbose: false)
            }
        }
        let expected = "Expected a HomeController as the root of NavigationController and no other change, found:\n"
        #expect(
            makingHomeTheRoot {
                navigationController.setControllers([HomeController()])
                navigationController.present(HelpController())
            } == [expected + "  NavigationController presents HelpController"]
        )
        navigationController.dismiss()
        let tabs = TabController()
        let (inner, other) = (NavigationController(rootController: DetailController()), HelpController())
        tabs.setControllers([inner, other])
        window.setRootController(tabs)
        #expect(
            messages {
                let _: HomeController = try assertRoot(
                    of: inner,
                    when: {
                        inner.setControllers([HomeController()])
                        tabs.setControllers([other, inner])
                    },
                    verbose: false
                )
            } == [expected + "  TabController contains [HelpController, NavigationController] in another order"]
        )
    }

    @Test func aPresentationWithAPushSaysSo() {
        let found = messages {
            let _: HelpController = try assertPresentation(
                on: rootController,
                when: {
                    navigationController.present(HelpController())
                    navigationController.push(DetailController())
                },
                verbose: false
            )
        }
        #expect(
            found == [
                """
                Expected a HelpController presented on Controller and no other change, found:
                  NavigationController contains DetailController
                """
            ]
        )
    }

    @Test func aPopWithADialogOrADismissalSaysSo() {
        let home = HomeController()
        func popping(_ event: () -> Void) -> [String] {
            navigationController.push(home)
            return messages {
                try assertPopped(
                    from: home,
                    to: rootController,
                    when: {
                        navigationController.pop()
                        event()
                    },
                    verbose: false
                )
            }
        }
        let expected = "Expected a pop from HomeController to Controller and no other change, found:\n"
        #expect(
            popping { rootController.present(HelpController()) } == [expected + "  Controller presents HelpController"]
        )
        #expect(
            popping { rootController.dismiss() } == [expected + "  Controller no longer presents HelpController"]
        )
    }

    @Test func aDismissalWithAPushSaysSo() {
        let help = HelpController()
        rootController.present(help)
        #expect(
            messages {
                try assertDismissal(
                    from: help,
                    to: rootController,
                    when: {
                        rootController.dismiss()
                        navigationController.push(DetailController())
                    },
                    verbose: false
                )
            } == [
                """
                Expected a dismissal from HelpController to Controller and no other change, found:
                  NavigationController contains DetailController
                """
            ]
        )
    }

    @Test func otherWindowsAreNotCompared() throws {
        let other = WindowController()
        other.setRootController(HomeController())
        other.open()
        defer { other.close() }
        let _: DetailController = try assertPushed(
            after: rootController,
            when: {
                navigationController.push(DetailController())
                other.present(HelpController())
            }
        )
    }

    @Test func anotherChangeThatIsTakenBackInTimeIsWaitedFor() async throws {
        navigationController.present(HelpController())
        let navigation = navigationController
        let _: DetailController = try await assertPushed(
            after: rootController,
            when: {
                navigation.push(DetailController())
                let help = navigation.presentedController
                navigation.dismiss()
                Task { if let help { navigation.present(help) } }
            }
        )
    }
}
