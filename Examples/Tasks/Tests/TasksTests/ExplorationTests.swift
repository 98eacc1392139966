import LassoGtk
import LassoTestUtilities
import Testing

@testable import Tasks

/// An exploration of everything that the user can do in the window.
@Suite(.resettingMocks)
struct ExplorationTests {
    @Test func theApplicationHasNoTrap() async {
        let map = await explore(depth: 4) {
            TestServices().files["/home/billie/old.txt"] = "One\nTwo\n"
            return TasksFlow(TasksStore(with: .init()))
        } inputs: {
            Inputs(TasksModule.self) { state in
                state.tasks.flatMap { task -> [TasksModule.Action] in
                    [.didOpen(task.id), .didToggle(task.id, !task.isDone), .didDelete([task.id], next: nil)]
                }
            }
            Inputs(EditTaskModule.self) { state in
                state.hasChanges ? [.didTapSave] : [.didChangeTitle("Buy milk"), .didTapSave]
            }
            Inputs(choosing: "/home/billie/old.txt", "/home/billie/missing.txt")
            Inputs(CommandsOnScreen.self)
        }
        #expect(map.isComplete)
        map.expectNoFindings()
        map.expectAllScreensReached([TasksModule.self, EditTaskModule.self])
        #expect(map.places.contains { $0.title == "Discard the changes?" })
    }
}
