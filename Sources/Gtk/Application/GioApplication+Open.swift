import CGtk

extension GioApplication {
    /// Opens files in the primary instance, which may be this one: ``onOpen(after:_:)``.
    ///
    /// - Parameters:
    ///   - files: The files.
    ///   - hint: What they are opened for.
    /// - Precondition: The application is registered, and its flags contain `handlesOpen`.
    ///
    /// Source: `g_application_open`.
    public func open(_ files: [any File], hint: String = "") {
        precondition(
            isRegistered && flags.contains(.handlesOpen),
            "GioApplication.open(_:hint:): the application is not registered, or its flags lack handlesOpen."
        )
        guard !files.isEmpty else { return }
        var pointers: [OpaquePointer?] = files.map { $0.opaquePointer }
        withExtendedLifetime(files) {
            g_application_open(gioApplicationPointer, &pointers, Int32(pointers.count), hint)
        }
    }
}
