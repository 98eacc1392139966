import Lasso
import Testing

/// Tests of the messages for tables that are wrong.
struct CommandTableMistakeTests {
    @Test func twoCommandsWithOneIdentifierAreNamed() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let first = Commands { Command("_New Task") {} }
                let second = Commands { Submenu("More") { Command("New task…") {} } }
                _ = first + second
            }
        }
        #expect(
            result.message.contains(
                """
                Commands: "New Task" and "New task…" have the same identifier "new-task". Pass another one to one of \
                them, for example id: "new-task-2".
                """
            )
        )
    }

    @Test func twoCommandsWithOneAcceleratorAreNamed() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = Commands {
                    Command("New Task", ["F2", "<Control><Shift>n"]) {}
                    Command("New Window", "<Shift><Primary>N") {}
                }
            }
        }
        #expect(
            result.message.contains(
                """
                Commands: "New Task" and "New Window" have the same accelerator <Control><Shift>n. Pass another one to \
                one of them, or none.
                """
            )
        )
    }

    @Test func anEmptyTitleIsReported() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = Commands { Command("_ ") {} } }
        }
        #expect(result.message.contains("Command(\"_ \"): The title is empty."))
    }

    @Test func anEmptyTitleOfTheStateIsReportedWithTheIdentifier() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let store = ChecklistStore(with: .init(undoName: ""))
                let commands = Commands(store) { Command({ $0.undoName ?? "" }, .didTapUndo, id: "undo") }
                _ = CommandedController { commands }.availableCommands["undo"]?.title
            }
        }
        #expect(
            result.message.contains("Command(id: \"undo\"): The title that was computed from the state is empty.")
        )
    }

    @Test func aTitleWithoutLatinLettersNeedsAnIdentifier() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = Commands { Command("新建") {} } }
        }
        #expect(result.message.contains("Command(\"新建\"): No identifier can be derived from this title"))
    }

    @Test func anIdentifierThatIsNoNameOfAnActionIsReported() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = Commands { Command("New", id: "new task") {} } }
        }
        #expect(result.message.contains("Command(\"New\"): The identifier \"new task\" isn't valid."))
    }

    @Test func optionsThatCannotBeToldApartAreNamed() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let store = ChecklistStore(with: .init())
                _ = Commands(store) {
                    Choice("Count", [1, 1], \.unrelated, title: { "Title \($0)" }) { _ in .didTapNew }
                }
            }
        }
        #expect(
            result.message.contains(
                "Choice(\"Count\"): The options \"Title 1\" and \"Title 1\" have the same identifier \"1\"."
            )
        )
    }
}

extension ExitTest.Result? {
    fileprivate var message: String { String(decoding: self?.standardErrorContent ?? [], as: UTF8.self) }
}
