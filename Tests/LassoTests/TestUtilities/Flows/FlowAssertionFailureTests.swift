import Lasso
import LassoTestUtilities
import Testing

@MainActor
struct FlowAssertionFailureTests: FlowTesting {
    let testableHierarchy = TestableHierarchy()

    /// Returns the failure messages of an assertion, which must throw if it fails.
    private func messages(of assertion: () throws -> Void) -> [String] {
        var thrown: (any Error)?
        let failures = withFailuresCaptured {
            do { try assertion() } catch { thrown = error }
        }
        let action = thrown as? TestFailureAction
        #expect(action?.failedTest.message == failures.last?.message)
        return failures.map(\.message)
    }

    @Test func aFailureDrawsTheHierarchyBeforeAsExpectedAndAfter() {
        let line = #line + 3
        let failures = withFailuresCaptured {
            do {
                let _: DetailController = try assertPushed(
                    after: rootController,
                    when: { ShopFlow().start(with: pushed(in: navigationController)) }
                )
            } catch {}
        }
        #expect(
            failures.map(\.message) == [
                """
                Expected a DetailController pushed after Controller, found HomeController.
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
                      * HomeController
                """
            ]
        )
        #expect(failures.map(\.location.description) == ["\(#fileID):\(line)"])
    }

    @Test func aPresentationBySomethingElseFailsAndSaysByWhat() {
        let expected = "Expected a HelpController presented on HomeController, found HelpController presented on"
        let presenters: [(name: String, presenter: (Controller) -> Controller)] = [
            ("WindowController.", { [window] _ in window }),
            ("Controller.", { [rootController] _ in rootController }),
            ("DetailController.", { $0.children[0] }),
        ]
        for (name, presenter) in presenters {
            let home = ContainingController()
            navigationController.push(home)
            let found = messages {
                let _: HelpController = try assertPresentation(
                    on: home,
                    when: { presenter(home).present(HelpController()) },
                    verbose: false
                )
            }
            #expect(found == [expected.replacing("HomeController", with: "ContainingController") + " " + name])
            presenter(home).dismiss()
            navigationController.pop()
        }
    }

    @Test func aPresentationByAContainerCountsForWhatIsInIt() throws {
        let help: HelpController = try assertPresentation(
            on: rootController,
            when: { navigationController.present(HelpController()) }
        )
        #expect(help.presentingController === navigationController)
    }

    @Test func whatIsPresentedOnTheFrontControllerIsPresentedByThat() throws {
        let help = HelpController()
        rootController.present(help)
        let detail: DetailController = try assertPresentation(
            on: help,
            when: { rootController.present(DetailController()) }
        )
        #expect(detail.presentingController === help)
    }

    /// A controller with a child.
    private final class ContainingController: Controller {
        private let inner = DetailController()

        override var children: [Controller] { [inner] }

        override init() {
            super.init()
            changeHierarchy(animated: false) {}
        }
    }

    @Test func everyExpectationIsDrawn() {
        let home = HomeController()
        home.title = "Home"
        home.present(HelpController())
        navigationController.push(home)
        navigationController.push(DetailController())
        func expected(_ assertion: () throws -> Void) -> String {
            let message = messages(of: assertion).first ?? ""
            let lines = message.split(separator: "\n").drop { $0 != "expected:" }.dropFirst().prefix { $0 != "after:" }
            return lines.map { String($0.dropFirst(2)) }.joined(separator: "\n")
        }
        let detail = navigationController.controllers[2]
        #expect(
            expected { try assertPopped(from: detail, to: home, when: {}) } == """
                * WindowController
                  * NavigationController
                      Controller
                    * HomeController "Home"
                        presents * HelpController
                """
        )
        #expect(
            expected { let _: HomeController = try assertRoot(of: navigationController, when: {}) } == """
                * WindowController
                  * NavigationController
                    * HomeController
                """
        )
        #expect(
            expected { let _: HomeController = try assertRoot(of: window, when: {}) } == """
                * WindowController
                  * HomeController
                """
        )
        navigationController.pop()
        #expect(
            expected { try assertDismissal(from: home.frontController, to: home, when: {}) } == """
                * WindowController
                  * NavigationController
                      Controller
                    * HomeController "Home"
                """
        )
        home.dismiss()
        #expect(
            expected { let _: HelpController = try assertPresentation(on: home, when: {}) } == """
                * WindowController
                  * NavigationController
                      Controller
                    * HomeController "Home"
                        presents * HelpController
                """
        )
    }

    @Test func aFailureOfFewWordsDrawsNothing() {
        #expect(
            messages { let _: DetailController = try assertPushed(after: rootController, when: {}, verbose: false) }
                == [
                    "Expected a DetailController pushed after Controller, found nothing pushed."
                ]
        )
    }

    @Test func pushesAndPopsThatAreOthersSaySo() {
        let navigation = navigationController
        let home = HomeController()
        func pushingDetail(_ event: () -> Void) -> [String] {
            messages {
                let _: DetailController = try assertPushed(after: rootController, when: { event() }, verbose: false)
            }
        }
        #expect(
            pushingDetail { navigation.setControllers([rootController, home, DetailController()]) } == [
                "Expected a DetailController pushed after Controller, "
                    + "found the stack [Controller, HomeController, DetailController]."
            ]
        )
        #expect(
            pushingDetail {} == [
                "Expected Controller on top of its navigation controller before the event, found DetailController there."
            ]
        )
        let detail = navigation.controllers[2]
        #expect(
            messages { try assertPopped(from: detail, to: home, when: {}, verbose: false) } == [
                "Expected a pop from DetailController to HomeController, found nothing popped."
            ]
        )
        #expect(
            messages { try assertPopped(from: detail, to: home, when: { navigation.popToRoot() }, verbose: false) } == [
                "Expected a pop from DetailController to HomeController, found the stack [Controller]."
            ]
        )
        #expect(
            messages { let _: Controller = try assertPushed(after: window, when: {}, verbose: false) } == [
                "Expected WindowController in a navigation controller before the event, found it in none."
            ]
        )
    }

    @Test func whatIsNoPopSaysSo() {
        let navigation = navigationController
        let home = HomeController()
        let detail = DetailController()
        func popping(to target: Controller, _ event: () -> Void) -> [String] {
            messages {
                try assertPopped(from: rootController, to: target, when: { event() }, verbose: false)
            }
        }
        #expect(
            popping(to: home) { navigation.push(home) } == [
                "Expected HomeController below Controller before the event, found the stack [Controller]."
            ]
        )
        navigation.push(home)
        #expect(
            messages {
                try assertPopped(from: home, to: detail, when: { navigation.setControllers([detail]) }, verbose: false)
            } == [
                "Expected DetailController below HomeController before the event, found the stack "
                    + "[Controller, HomeController]."
            ]
        )
        func poppingToRoot(_ event: () -> Void) -> [String] {
            navigation.setControllers([rootController, home])
            return messages {
                try assertPopped(from: home, to: rootController, when: { event() }, verbose: false)
            }
        }
        let expected = "Expected a pop from HomeController to Controller, found the stack"
        #expect(
            poppingToRoot { navigation.setControllers([home, rootController]) } == [
                "\(expected) [HomeController, Controller]."
            ]
        )
        #expect(
            poppingToRoot { navigation.setControllers([detail, rootController]) } == [
                "\(expected) [DetailController, Controller]."
            ]
        )
    }

    @Test func rootsThatAreOthersSaySo() {
        let navigation = navigationController
        func makingHomeTheRoot(_ event: () -> Void) -> [String] {
            messages { let _: HomeController = try assertRoot(of: navigation, when: { event() }, verbose: false) }
        }
        let expected = "Expected a HomeController as the root of NavigationController"
        #expect(makingHomeTheRoot {} == ["\(expected), found the one from before: Controller."])
        #expect(
            makingHomeTheRoot { navigation.push(HomeController()) } == [
                "\(expected), found [Controller, HomeController]."
            ]
        )
        #expect(makingHomeTheRoot { navigation.setControllers([]) } == ["\(expected), found []."])
        #expect(
            makingHomeTheRoot { navigation.setControllers([DetailController()]) } == [
                "\(expected), found DetailController."
            ]
        )
        #expect(
            messages { let _: HomeController = try assertRoot(of: window, when: {}, verbose: false) } == [
                "Expected a HomeController as the root of WindowController, found the one from before: NavigationController."
            ]
        )
    }

    @Test func presentationsThatAreOthersSaySo() {
        let root = rootController
        func presentingHelp(_ event: () -> Void) -> [String] {
            messages { let _: HelpController = try assertPresentation(on: root, when: { event() }, verbose: false) }
        }
        let expected = "Expected a HelpController presented on Controller"
        #expect(presentingHelp {} == ["\(expected), found nothing presented."])
        #expect(presentingHelp { root.present(DetailController()) } == ["\(expected), found DetailController."])
        #expect(
            presentingHelp {} == [
                "Expected nothing presented on Controller before the event, found DetailController in front of it."
            ]
        )
        root.dismiss()
        #expect(
            presentingHelp {
                root.present(HelpController())
                root.present(HomeController())
            } == ["\(expected), found HomeController in front of it."]
        )
        root.dismiss()
        #expect(
            messages {
                let _: HelpController = try assertFullScreenPresentation(
                    on: root,
                    when: { root.present(HelpController(), as: .popover) },
                    verbose: false
                )
            } == ["\(expected) as a dialog, found it in a popover."]
        )
    }

    @Test func dismissalsThatAreOthersSaySo() throws {
        let root = rootController
        let help = HelpController()
        func dismissing(_ event: () -> Void) -> [String] {
            messages { try assertDismissal(from: help, to: root, when: { event() }, verbose: false) }
        }
        #expect(
            dismissing {} == ["Expected HelpController to be presented before the event, found that it is not."]
        )
        root.present(help)
        let expected = "Expected a dismissal from HelpController to Controller"
        #expect(dismissing {} == ["\(expected), found nothing dismissed."])
        #expect(
            dismissing {
                root.dismiss()
                root.present(DetailController())
            } == ["\(expected), found DetailController in front."]
        )
        root.dismiss()
        root.present(help, as: .popover)
        #expect(
            messages { try assertFullScreenDismissal(from: help, to: root, when: { root.dismiss() }, verbose: false) }
                == [
                    "Expected HelpController to be presented as a dialog, found it in a popover."
                ]
        )
        help.present(DetailController())
        #expect(
            dismissing {} == ["Expected HelpController in front before the event, found DetailController there."]
        )
    }

    @Test func aDismissalElsewhereSaysSo() {
        let root = rootController
        let help = HelpController()
        let detail = DetailController()
        root.present(help)
        let other = WindowController()
        other.setRootController(HomeController())
        other.open()
        defer { other.close() }
        for place in [other.rootController ?? other, help] {
            #expect(
                messages {
                    try assertDismissal(from: help, to: place, when: { root.dismiss() }, verbose: false)
                } == [
                    "Expected HelpController to be presented above \(place) before the event, "
                        + "found it presented elsewhere."
                ]
            )
        }
        help.present(detail)
        #expect(messages { try assertDismissal(from: help, to: detail, when: {}, verbose: false) }.count == 1)
    }

    @Test func whatIsOnTheScreenBeforeIsNotLedTo() async {
        let root = rootController
        let navigation = navigationController
        let expected = [
            "Expected a Controller that was not on the screen before the event, found Controller, which was."
        ]
        #expect(
            messages {
                let _: Controller = try assertControllerEvent(
                    from: root,
                    to: { navigation.topController },
                    when: {},
                    verbose: false
                )
            } == expected
        )
        #expect(
            messages {
                let _: Controller = try assertControllerEvent(
                    to: { navigation.topController },
                    when: {},
                    verbose: false
                )
            } == expected
        )
    }

    @Test func eventsThatLeadElsewhereSaySo() {
        let root = rootController
        #expect(
            messages {
                let _: HomeController = try assertControllerEvent(from: root, to: { nil }, when: {}, verbose: false)
            } == ["Expected a HomeController, found nothing."]
        )
        #expect(
            messages { let _: HomeController = try assertControllerEvent(to: { root }, when: {}) } == [
                "Expected a HomeController, found Controller."
            ]
        )
    }

    @Test func whatIsInItsPlaceButNotShownSaysSo() {
        let help = HelpController()
        #expect(
            messages {
                let _: HelpController = try assertControllerEvent(to: { help }, when: {}, verbose: false)
            } == ["Expected HelpController on the screen; it is in its place, but not shown."]
        )
    }

    @Test func whatIsInNoOpenWindowCannotBeAsserted() {
        let navigation = NavigationController(rootController: HomeController())
        let closed = WindowController()
        func pushing() -> [String] {
            messages {
                let home = try #require(navigation.topController)
                let _: DetailController = try assertPushed(after: home, when: {}, verbose: false)
            }
        }
        #expect(pushing() == ["Expected HomeController in an open window before the event, found it in none."])
        closed.setRootController(navigation)
        #expect(
            pushing() == [
                "Expected HomeController in an open window before the event, found it in WindowController, which is closed."
            ]
        )
    }

    @Test func aChildThatIsMissingSaysSo() {
        #expect(
            messages { let _: HomeController = try navigationController.firstChildOfType() } == [
                """
                Expected a HomeController in NavigationController, found none.
                found:
                  * NavigationController
                    * Controller
                """
            ]
        )
    }

    @Test func whatIsShownWronglySaysSo() throws {
        let stage = FaultyStage()
        let drawn = DrawnTests(testableHierarchy: TestableHierarchy(on: { stage }))
        #expect(drawn.window.isOpen)
        stage.faults = ["The button is blue.", "The title is missing."]
        let settledBefore = stage.settledCount
        var settledInEvent = 0
        let found = messages {
            let _: HomeController = try drawn.assertPushed(
                after: drawn.rootController,
                when: {
                    drawn.navigationController.push(HomeController())
                    settledInEvent = stage.settledCount
                },
                verbose: false
            )
        }
        #expect(
            found == [
                """
                The hierarchy is as expected, but it is shown differently:
                  The button is blue.
                  The title is missing.
                """
            ]
        )
        #expect(settledInEvent == settledBefore)
        #expect(stage.settledCount == settledBefore + 1)
    }

    private struct DrawnTests: FlowTesting {
        let testableHierarchy: TestableHierarchy
    }
}
