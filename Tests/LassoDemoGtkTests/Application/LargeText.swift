import LassoGtk
import Testing

@testable import LassoDemo

/// The demo's style with texts of another size.
enum LargeText {
    /// The height of a line of text, in pixels.
    private static var lineHeight: Int { Label("Text").measure(.vertical, forSize: -1).natural }

    /// Runs a test in the demo's style.
    ///
    /// - Parameters:
    ///   - scale: The size of texts, as a multiple of the usual size.
    ///   - body: A closure that runs the test.
    /// - Throws: Any error thrown by `body`.
    static func use(_ scale: Int, _ body: () async throws -> Void) async throws {
        let settings = try #require(Settings.default)
        #expect(Style.sheet.apply().isEmpty)
        let usual = lineHeight
        settings.gtkXftDpi *= scale
        defer {
            settings.resetProperty("gtk-xft-dpi")
            Style.sheet.remove()
        }
        #expect(scale == 1 || lineHeight > usual * 3 / 2)
        try await body()
    }
}
