import CGtk

extension GioApplication {
    /// Opens files in the primary instance, which may be this one. It receives them in ``onOpen(after:_:)``.
    ///
    /// - Parameters:
    ///   - files: The files to open.
    ///   - hint: A hint for the purpose of opening them.
    /// - Precondition: The application is registered, and its flags contain `handlesOpen`.
    ///
    /// Source: `g_application_open`.
    public func open(_ files: [any File], hint: String = "") {
        precondition(
            isRegistered && flags.contains(.handlesOpen),
            "GioApplication.open(_:hint:): register the application first, and include handlesOpen in its flags."
        )
        guard !files.isEmpty else { return }
        var pointers: [OpaquePointer?] = files.map { $0.opaquePointer }
        withExtendedLifetime(files) {
            g_application_open(gioApplicationPointer, &pointers, Int32(pointers.count), hint)
        }
    }
}
