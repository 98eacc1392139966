import Lasso
import LassoTestUtilities
import Testing

/// A controller whose response to leaving is set by the test.
private final class LeavingController: Controller {
    var answer = Leaving.allowed
    private(set) var askedCount = 0

    override var leaving: Leaving {
        askedCount += 1
        return answer
    }

    init(_ title: String) {
        super.init()
        self.title = title
    }
}

/// A user who answers when the test allows it.
@MainActor
private final class User {
    private var answer: CheckedContinuation<Bool, Never>?
    private(set) var questionCount = 0
    var isThinking: Bool { answer != nil }

    var question: Leaving {
        .ask { [self] in
            questionCount += 1
            return await withCheckedContinuation { answer = $0 }
        }
    }

    func says(_ isAllowed: Bool) {
        answer?.resume(returning: isAllowed)
        answer = nil
    }
}

@MainActor
struct LeavingTests: FlowTesting {
    let testableHierarchy = TestableHierarchy()
    private let user = User()

    /// Begins to leave a controller, and waits until the user is asked.
    private func beginToLeave(_ controller: Controller) async throws -> Task<Bool, Never> {
        let leave = Task { await controller.leave() }
        try await eventually { user.isThinking }
        return leave
    }

    @Test func whatMayBeLeftGoes() async {
        let controller = LeavingController("a")
        navigationController.push(controller)
        #expect(await controller.leave())
        #expect(navigationController.topController === rootController)
    }

    @Test func whatHasNothingBehindItStays() async {
        #expect(await rootController.leave() == false)
        #expect(await navigationController.leave() == false)
        #expect(await Controller().leave() == false)
        #expect(navigationController.topController === rootController)
    }

    @Test func whatRefusesStays() async {
        let controller = LeavingController("a")
        controller.answer = .refused
        navigationController.push(controller)
        #expect(await controller.leave() == false)
        #expect(controller.goBack())
        #expect(navigationController.topController === controller)
        // Popping doesn't ask.
        navigationController.pop()
        #expect(navigationController.topController === rootController)
    }

    @Test func theUsersAnswerDecidesWhatGoes() async throws {
        let controller = LeavingController("a")
        controller.answer = user.question
        navigationController.push(controller)
        let refused = try await beginToLeave(controller)
        #expect(navigationController.topController === controller)
        user.says(false)
        #expect(await refused.value == false)
        #expect(navigationController.topController === controller)

        let allowed = try await beginToLeave(controller)
        user.says(true)
        #expect(await allowed.value)
        #expect(navigationController.topController === rootController)
    }

    @Test func whoIsAskedAlreadyIsNotAskedTwice() async throws {
        let controller = LeavingController("a")
        controller.answer = user.question
        navigationController.push(controller)
        let first = try await beginToLeave(controller)
        var answers: [Bool] = []
        for leaving in [controller, window] {
            leaving.beginToLeave { answers.append($0) }
        }
        #expect(answers == [false, false])
        #expect(user.questionCount == 1)
        user.says(true)
        #expect(await first.value)
        #expect(window.isOpen)
    }

    @Test func aHierarchyThatHasChangedMeanwhileIsLeftAsItIs() async throws {
        let controller = LeavingController("a")
        controller.answer = user.question
        navigationController.push(controller)
        let leave = try await beginToLeave(controller)
        navigationController.popToRoot()
        navigationController.push(Controller())
        user.says(true)
        #expect(await leave.value == false)
        #expect(navigationController.controllers.count == 2)
    }

    @Test func aControllerThatHasMovedMeanwhileStays() async throws {
        let controller = LeavingController("a")
        controller.answer = user.question
        navigationController.push(controller)
        let leave = try await beginToLeave(controller)
        navigationController.pop()
        rootController.present(controller)
        user.says(true)
        #expect(await leave.value == false)
        #expect(rootController.presentedController === controller)
    }

    @Test func whatHasComeMeanwhileIsAskedToo() async throws {
        let first = LeavingController("first")
        let second = LeavingController("second")
        first.answer = user.question
        second.answer = .refused
        navigationController.push(first)
        let leave = try await beginToLeave(first)
        navigationController.push(second)
        user.says(true)
        #expect(await leave.value == false)
        #expect(navigationController.topController === second)
        #expect(first.askedCount == 1)
    }

    @Test func askingEndsWithTheFirstRefusalFromTheFront() async {
        let (lower, upper, dialog) = (
            LeavingController("lower"), LeavingController("upper"), LeavingController("dialog")
        )
        navigationController.push(lower)
        navigationController.push(upper)
        upper.present(dialog)
        upper.answer = .refused
        #expect(await lower.leave() == false)
        #expect([lower, upper, dialog].map(\.askedCount) == [0, 1, 1])
        upper.answer = .allowed
        #expect(await lower.leave())
        #expect([lower, upper, dialog].map(\.askedCount) == [1, 2, 2])
        #expect(navigationController.topController === rootController)
    }

    @Test func backIsTheNextStackOutwardsThatHasSomethingBelow() {
        let inner = NavigationController(rootController: Controller())
        navigationController.push(inner)
        inner.push(Controller())
        let top = inner.controllers[1]
        #expect(top.canGoBack)
        #expect(top.goBack())
        #expect(inner.controllers.count == 1)
        #expect(inner.controllers[0].goBack())
        #expect(navigationController.topController === rootController)
        #expect(!rootController.canGoBack)
        #expect(!rootController.goBack())
    }

    @Test func escapeGoesBackAndThenClosesTheDialog() {
        let navigation = NavigationController(rootController: Controller())
        rootController.present(navigation)
        navigation.push(Controller())
        #expect(navigation.controllers[1].cancel())
        #expect(navigation.controllers.count == 1)
        #expect(navigation.controllers[0].cancel())
        #expect(rootController.presentedController == nil)
        #expect(!rootController.cancel())
    }

    @Test func leavingADialogsOnlyControllerClosesTheDialog() async {
        let content = LeavingController("content")
        rootController.present(NavigationController(rootController: content))
        #expect(await content.leave())
        #expect(rootController.presentedController == nil)
    }

    @Test func aTabIsClosedOnlyWhereTabsCanBe() async {
        let tabs = TabController()
        let controllers = [LeavingController("a"), LeavingController("b")]
        tabs.setControllers(controllers)
        window.setRootController(tabs)
        #expect(await controllers[1].leave() == false)
        tabs.hasClosableTabs = true
        controllers[1].answer = .refused
        #expect(await controllers[1].leave() == false)
        controllers[1].answer = .allowed
        #expect(await controllers[1].leave())
        #expect(tabs.controllers.map(\.title) == ["a"])
    }

    @Test func aTabThatAsksComesToTheFront() async throws {
        let tabs = TabController()
        let asking = LeavingController("b")
        asking.answer = user.question
        tabs.setControllers([LeavingController("a"), asking])
        window.setRootController(tabs)
        let leave = Task { await window.leave() }
        try await eventually { user.isThinking }
        #expect(tabs.selectedIndex == 1)
        user.says(false)
        #expect(await leave.value == false)
        #expect(window.isOpen)
    }

    @Test func aWindowIsClosedWhenAllInItMayBeLeft() async {
        let controller = LeavingController("a")
        controller.answer = .refused
        navigationController.push(controller)
        #expect(await window.leave() == false)
        #expect(window.isOpen)
        controller.answer = .allowed
        #expect(await window.leave())
        #expect(!window.isOpen)
        #expect(await window.leave() == false)
    }

    @Test func whatDoesNotAskHasGoneAtOnce() {
        let controller = LeavingController("a")
        navigationController.push(controller)
        #expect(controller.goBack())
        #expect(navigationController.topController === rootController)
    }

    @Test func aRequestThatTheUserHasNotAnsweredKeepsNothingFromGoing() async throws {
        let lifetimes = LifetimeRecorder()
        func push() {
            let controller = LeavingController("a")
            controller.answer = user.question
            lifetimes.record(controller)
            navigationController.push(controller)
        }
        push()
        #expect(navigationController.topController?.goBack() == true)
        try await eventually { user.isThinking }
        navigationController.pop()
        user.says(true)
        try await eventually { lifetimes.survivors.isEmpty }
    }

    @Test func whoBeginsToRefuseWhileAnotherIsAskedIsHeard() async throws {
        let split = SplitController()
        let sidebar = LeavingController("sidebar"), content = LeavingController("content")
        split.setSidebarController(sidebar)
        split.setContentController(content)
        navigationController.push(split)
        sidebar.answer = user.question
        let leave = try await beginToLeave(split)
        content.answer = .refused
        user.says(true)
        #expect(await leave.value == false)
        #expect(navigationController.topController === split)
    }
}
