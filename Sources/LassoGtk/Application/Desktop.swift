/// The desktop that the application runs on.
public enum Desktop {
    /// A closure that opens a URI with the application that the user prefers for it, and throws an error if that isn't
    /// possible. A test replaces it:
    ///
    /// ```swift
    /// var opened: [String] = []
    /// Desktop.$openURI.mock(with: { opened.append($0) })
    /// defer { Desktop.$openURI.reset() }
    /// ```
    ///
    /// Source: `g_app_info_launch_default_for_uri_async`.
    @Mockable public static var openURI: @MainActor (String) async throws -> Void = { uri in
        try await AnyAppInfo.launchDefaultForUri(uri)
    }

    /// Opens a URI, and tells the user if that isn't possible.
    ///
    /// - Parameters:
    ///   - uri: The URI.
    ///   - controller: The controller on which the error is shown.
    static func open(_ uri: String, from controller: Controller) {
        Task {
            do {
                try await openURI(uri)
            } catch {
                await controller.alert(
                    translated("Could Not Open “\(uri)”", in: .lasso),
                    detail: (error as? GLibError)?.message ?? "\(error)"
                )
            }
        }
    }
}
