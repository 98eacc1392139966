import Lasso
import LassoTestUtilities
import Testing

/// A counter of how often a hierarchy asks for the children of its controllers.
@MainActor
private final class Questions {
    var count = 0
}

private final class CountedNavigationController: NavigationController {
    let questions = Questions()
    override var children: [Controller] {
        questions.count += 1
        return super.children
    }
    override var visibleChildren: [Controller] {
        questions.count += 1
        return super.visibleChildren
    }
}

private final class CountedTabController: TabController {
    let questions = Questions()
    override var children: [Controller] {
        questions.count += 1
        return super.children
    }
    override var visibleChildren: [Controller] {
        questions.count += 1
        return super.visibleChildren
    }
}

private final class CountedController: Controller {
    private let questions: Questions

    init(_ questions: Questions) {
        self.questions = questions
        super.init()
    }

    override var visibleChildren: [Controller] {
        questions.count += 1
        return super.visibleChildren
    }
}

/// Tests that the number of steps of a change doesn't depend on the number of other controllers.
@MainActor
struct GrowthTests {
    private let window = WindowController()

    private func open<Root: Controller>(_ root: Root) -> Root {
        window.setRootController(root)
        window.open()
        return root
    }

    @Test func aPushAndAPopTakeTheSameStepsOnAnyStack() {
        let counts = [10, 1_000].map { size in
            let navigation = open(CountedNavigationController())
            navigation.setControllers((0..<size).map { _ in Controller() })
            navigation.questions.count = 0
            navigation.push(Controller())
            navigation.pop()
            return navigation.questions.count
        }
        #expect(counts[0] == counts[1])
    }

    @Test func aTabIsAddedSelectedAndClosedInTheSameStepsAmongAnyNumber() {
        let counts = [10, 1_000].map { size in
            let tabs = open(CountedTabController())
            tabs.setControllers((0..<size).map { _ in Controller() })
            tabs.hasClosableTabs = true
            tabs.questions.count = 0
            let new = Controller()
            new.place(with: tab(in: tabs))
            tabs.selectedIndex = 3
            tabs.remove(new, animated: false)
            return tabs.questions.count
        }
        #expect(counts[0] == counts[1])
    }

    @Test func aDialogTakesTheSameStepsAboveAnyNumberOfOthers() {
        let counts = [10, 1_000].map { size in
            let questions = Questions()
            var front: Controller = open(CountedController(questions))
            for _ in 0..<size {
                let dialog = CountedController(questions)
                front.present(dialog)
                front = dialog
            }
            questions.count = 0
            front.present(CountedController(questions))
            front.dismiss()
            defer { window.setRootController(nil) }
            return questions.count
        }
        #expect(counts[0] == counts[1])
    }
}
