import Lasso

/// Waits until a question is shown.
///
/// - Parameters:
///   - controller: A controller in whose hierarchy to look for the question, such as a window.
///   - timeout: The longest time to wait. Only a failing test waits that long.
///   - file: The file in which failures are reported.
///   - line: The line at which failures are reported.
/// - Returns: The topmost question.
/// - Throws: The failure, already reported, if no question is shown in time.
@MainActor
@discardableResult
public func shownQuestion(
    in controller: Controller,
    within timeout: Duration = .seconds(20),
    file: StaticString = #filePath,
    line: UInt = #line
) async throws -> QuestionController {
    try await waitForQuestion(in: controller, within: timeout, TestLocation(file: file, line: line))
}

/// Waits until a question is shown, and answers it by pressing a button.
///
/// ```swift
/// screen.store.dispatchAction(.didTapDelete)
/// try await answer("Delete", in: window)
/// try await eventually { accounts.isEmpty }
/// ```
///
/// - Parameters:
///   - button: The label of the button.
///   - controller: A controller in whose hierarchy to look for the question, such as a window. The topmost question is
///     answered.
///   - timeout: The longest time to wait for the question. Only a failing test waits that long.
///   - file: The file in which failures are reported.
///   - line: The line at which failures are reported.
/// - Throws: The failure, already reported, if no question is shown in time, or if the question has no such button.
@MainActor
public func answer(
    _ button: String,
    in controller: Controller,
    within timeout: Duration = .seconds(20),
    file: StaticString = #filePath,
    line: UInt = #line
) async throws {
    let location = TestLocation(file: file, line: line)
    let question = try await waitForQuestion(in: controller, within: timeout, location)
    guard let alert = question as? AlertController else {
        throw failure(.asksForFiles(question.nameInFailure, button: button), at: location)
    }
    guard let index = alert.buttons.firstIndex(where: { $0.label == button }) else {
        throw failure(.noButton(button, of: alert.nameInFailure, buttons: alert.buttons.map(\.label)), at: location)
    }
    alert.answer(index)
}

/// Waits until a question for files or a folder is shown, and answers it by choosing them.
///
/// ```swift
/// screen.store.dispatchAction(.didTapOpen)
/// try await answer(paths: ["/home/billie/Notes.txt"], in: window)
/// ```
///
/// - Parameters:
///   - paths: The paths of the files or of the folder, which need not exist. An empty array cancels the question.
///   - controller: A controller in whose hierarchy to look for the question, such as a window. The topmost question is
///     answered.
///   - timeout: The longest time to wait for the question. Only a failing test waits that long.
///   - file: The file in which failures are reported.
///   - line: The line at which failures are reported.
/// - Throws: The failure, already reported, if no question is shown in time, or if the question does not
///   ask for files or for that many.
@MainActor
public func answer(
    paths: [String],
    in controller: Controller,
    within timeout: Duration = .seconds(20),
    file: StaticString = #filePath,
    line: UInt = #line
) async throws {
    let location = TestLocation(file: file, line: line)
    let question = try await waitForQuestion(in: controller, within: timeout, location)
    guard let files = question as? FileQuestionController else {
        let buttons = (question as? AlertController)?.buttons.map(\.label) ?? []
        throw failure(.asksForButton(of: question.nameInFailure, buttons: buttons), at: location)
    }
    guard paths.count < 2 || files.purpose == .openFiles else {
        throw failure(.tooManyFiles(files.nameInFailure, paths: paths), at: location)
    }
    files.answer(paths.map(FileReference.init(path:)))
}

/// Waits until a question is shown, and closes it without an answer, as the Escape key does.
///
/// If a controller above the question asks first whether it may be left, it is still asking when this function returns.
///
/// - Parameters:
///   - controller: A controller in whose hierarchy to look for the question, such as a window. The topmost question is
///     canceled.
///   - timeout: The longest time to wait for the question. Only a failing test waits that long.
///   - file: The file in which failures are reported.
///   - line: The line at which failures are reported.
/// - Throws: The failure, already reported, if no question is shown in time, or if it cannot be closed.
@MainActor
public func cancelQuestion(
    in controller: Controller,
    within timeout: Duration = .seconds(20),
    file: StaticString = #filePath,
    line: UInt = #line
) async throws {
    let location = TestLocation(file: file, line: line)
    let question = try await waitForQuestion(in: controller, within: timeout, location)
    var isCancelled: Bool?
    question.beginToLeave { isCancelled = $0 }
    if isCancelled == false {
        throw failure(.notCancelled(question.nameInFailure, hierarchy: controller.hierarchyDescription), at: location)
    }
}

@MainActor
private func waitForQuestion(
    in controller: Controller,
    within timeout: Duration,
    _ location: TestLocation
) async throws -> QuestionController {
    try await waitUntilFound(within: timeout, at: location) {
        controller.question
    } orElse: {
        QuestionFailure.noQuestion(timeout, hierarchy: controller.hierarchyDescription)
    }
}

private func failure(_ error: QuestionFailure, at location: TestLocation) -> any Error {
    log(FailedTest(error: error, at: location)).reportedError
}
