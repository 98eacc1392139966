import Lasso

/// Waits until a banner with a text is shown.
///
/// ```swift
/// store.dispatchAction(.didLoseConnection)
/// try await assertBanner("You are offline.", in: window)
/// try await pressBannerButton("Try Again", in: window)
/// ```
///
/// - Parameters:
///   - text: The text of the banner.
///   - controller: A controller in whose hierarchy to look for the banner, such as a window.
///   - timeout: The longest time to wait. Only a failing test waits that long.
///   - file: The file in which failures are reported.
///   - line: The line at which failures are reported.
/// - Returns: The banner.
/// - Throws: The failure, already reported, if the banner isn't shown in time.
@MainActor
@discardableResult
public func assertBanner(
    _ text: String,
    in controller: Controller,
    within timeout: Duration = .seconds(20),
    file: StaticString = #filePath,
    line: UInt = #line
) async throws -> Banner {
    let found = try await waitUntilFound(within: timeout, at: TestLocation(file: file, line: line)) {
        controller.visibleBanners.first { $0.banner.text == text }
    } orElse: {
        NoticeFailure.noBanner("\"\(text)\"", timeout, controller)
    }
    return found.banner
}

/// Asserts that no banner is shown.
///
/// - Parameters:
///   - controller: A controller in whose hierarchy to look for banners, such as a window.
///   - file: The file in which failures are reported.
///   - line: The line at which failures are reported.
@MainActor
public func assertNoBanner(in controller: Controller, file: StaticString = #filePath, line: UInt = #line) {
    guard let banner = controller.visibleBanners.first?.banner else { return }
    FailedTest(error: NoticeFailure.shown("banner", banner.text), at: TestLocation(file: file, line: line)).report()
}

/// Waits until a banner with a button is shown, and presses the button.
///
/// - Parameters:
///   - button: The label of the button.
///   - controller: A controller in whose hierarchy to look for the banner, such as a window.
///   - timeout: The longest time to wait. Only a failing test waits that long.
///   - file: The file in which failures are reported.
///   - line: The line at which failures are reported.
/// - Throws: The failure, already reported, if no banner with the button is shown in time.
@MainActor
public func pressBannerButton(
    _ button: String,
    in controller: Controller,
    within timeout: Duration = .seconds(20),
    file: StaticString = #filePath,
    line: UInt = #line
) async throws {
    let found = try await waitUntilFound(within: timeout, at: TestLocation(file: file, line: line)) {
        controller.visibleBanners.first { $0.banner.button == button }
    } orElse: {
        NoticeFailure.noBanner("with the button \"\(button)\"", timeout, controller)
    }
    found.perform(.pressedButton)
}

/// Waits until a banner is shown that the user can close, and closes it.
///
/// - Parameters:
///   - controller: A controller in whose hierarchy to look for the banner, such as a window.
///   - timeout: The longest time to wait. Only a failing test waits that long.
///   - file: The file in which failures are reported.
///   - line: The line at which failures are reported.
/// - Throws: The failure, already reported, if no such banner is shown in time.
@MainActor
public func dismissBanner(
    in controller: Controller,
    within timeout: Duration = .seconds(20),
    file: StaticString = #filePath,
    line: UInt = #line
) async throws {
    let found = try await waitUntilFound(within: timeout, at: TestLocation(file: file, line: line)) {
        controller.visibleBanners.first(where: \.banner.isDismissible)
    } orElse: {
        NoticeFailure.noBanner("that can be closed", timeout, controller)
    }
    found.perform(.dismissed)
}
