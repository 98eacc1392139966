import Lasso
import LassoGtk
import LassoTestUtilities

/// Asserts that everybody can use a window: with a screen reader, with the keyboard alone, with large fingers, and with
/// weak eyes.
///
/// ```swift
/// window.present(in: GtkTesting.application)
/// try await assertAccessible(window)
/// ```
///
/// It reads the window as assistive technologies do, moves the focus through it with Tab, and reports
/// - a control, a window, or a dialog without a name,
/// - a widget that takes the focus with a role that says nothing,
/// - a control that Tab doesn't reach, nor the arrow keys in a list or in tabs,
/// - labels with the same mnemonic,
/// - a control that is less than 24 pixels wide or high, unless the pointer doesn't reach it (`canTarget`),
/// - a text whose contrast with its background is less than 4.5 to 1, or an icon with less than 3 to 1, in the theme in
///   use. What is turned off may be paler.
///
/// Only what is shown is read: a test calls it for each page and each dialog. From the first call on, GTK's themes have
/// the contrast that a ``/LassoGtk/ShellApplication`` gives them.
///
/// - Parameters:
///   - window: The window, which is on the screen.
///   - exceptions: Texts of complaints that are expected, or parts of them.
///   - file: The file in which failures are reported.
///   - line: The line at which failures are reported.
/// - Throws: `GLibError` if assistive technologies can't be reached, because no session bus or no AT-SPI is running, or
///   if nothing can be drawn here.
@MainActor
public func assertAccessible(
    _ window: WindowController,
    except exceptions: [String] = [],
    file: StaticString = #filePath,
    line: UInt = #line
) async throws {
    let location = TestLocation(file: file, line: line)
    guard let shown = window.window, shown.mapped else {
        return reportFailure("The window isn't on the screen. Call present(in:) first.", at: location)
    }
    try await assertAccessible(shown, except: exceptions, file: file, line: line)
}

/// Asserts that everybody can use a window of GTK's, such as a dialog.
///
/// - Parameters:
///   - window: The window, which is on the screen.
///   - exceptions: Texts of complaints that are expected, or parts of them.
///   - file: The file in which failures are reported.
///   - line: The line at which failures are reported.
/// - Throws: `GLibError` if assistive technologies can't be reached, because no session bus or no AT-SPI is running, or
///   if nothing can be drawn here.
@MainActor
public func assertAccessible(
    _ window: Window,
    except exceptions: [String] = [],
    file: StaticString = #filePath,
    line: UInt = #line
) async throws {
    // As in a shell application, which repairs the contrast of GTK's themes.
    GtkTesting.application.observeAppearance { _ in }.cancel()
    let object = try await AccessibilityBus.read(window, file: file, line: line)
    let complaints = try AccessibilityInspection(of: window, object).complaints
    let unexpected = complaints.filter { complaint in !exceptions.contains { complaint.contains($0) } }
    guard !unexpected.isEmpty else { return }
    reportFailure(unexpected.joined(separator: "\n"), at: TestLocation(file: file, line: line))
}
