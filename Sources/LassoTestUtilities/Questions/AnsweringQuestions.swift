import Lasso

/// Waits until the user is asked something.
///
/// - Parameters:
///   - controller: Where: a window, for instance.
///   - timeout: How long to wait at the most. Only a failing test waits that long.
///   - file: The file that a failure is shown in.
///   - line: The line that a failure is shown at.
/// - Returns: The question on top.
/// - Throws: The failure, which has been shown already, if there is no question in time.
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

/// Waits until the user is asked something, and presses a button.
///
/// ```swift
/// screen.store.dispatchAction(.didTapDelete)
/// try await answer("Delete", in: window)
/// try await eventually { accounts.isEmpty }
/// ```
///
/// - Parameters:
///   - button: What is written on the button.
///   - controller: Where: a window, for instance. The question on top is answered.
///   - timeout: How long to wait for the question at the most. Only a failing test waits that long.
///   - file: The file that a failure is shown in.
///   - line: The line that a failure is shown at.
/// - Throws: The failure, which has been shown already, if there is no question in time, or none with that button.
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

/// Waits until the user is asked for files or a folder, and chooses them.
///
/// ```swift
/// screen.store.dispatchAction(.didTapOpen)
/// try await answer(paths: ["/home/billie/Notes.txt"], in: window)
/// ```
///
/// - Parameters:
///   - paths: The paths of the files or of the folder, which need not exist. None cancels.
///   - controller: Where: a window, for instance. The question on top is answered.
///   - timeout: How long to wait for the question at the most. Only a failing test waits that long.
///   - file: The file that a failure is shown in.
///   - line: The line that a failure is shown at.
/// - Throws: The failure, which has been shown already, if there is no question in time, or none for so many files.
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

/// Waits until the user is asked something, and closes the question without an answer, as the Escape key does.
///
/// Where what is above the question asks first whether it can be left, that is still being asked when this returns.
///
/// - Parameters:
///   - controller: Where: a window, for instance. The question on top is cancelled.
///   - timeout: How long to wait for the question at the most. Only a failing test waits that long.
///   - file: The file that a failure is shown in.
///   - line: The line that a failure is shown at.
/// - Throws: The failure, which has been shown already, if there is no question in time, or it cannot be closed.
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
    var question: QuestionController?
    _ = try await happens(within: timeout) {
        question = controller.question
        return question != nil
    }
    guard let question else {
        throw failure(.noQuestion(timeout, hierarchy: controller.hierarchyDescription), at: location)
    }
    return question
}

private func failure(_ error: QuestionFailure, at location: TestLocation) -> any Error {
    log(FailedTest(error: error, at: location)).reportedError
}
