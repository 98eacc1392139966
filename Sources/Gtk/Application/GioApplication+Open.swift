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
            g_application_open(gioApplicationPointer, &pointers, Int32(pointers.count), cText(hint))
        }
    }

    /// Connects a handler called in the primary instance when the application is launched to open files.
    ///
    /// - Parameters:
    ///   - after: Whether to call the handler after the class's default handler.
    ///   - handler: A closure called with the files and the launcher's hint.
    /// - Returns: The connection, which can be disconnected.
    ///
    /// Source: the signal `GApplication::open`.
    @discardableResult
    public func onOpen(after: Bool = false, _ handler: @escaping @MainActor ([any File], String) -> Void)
        -> SignalConnection
    {
        connect("open", after: after) { arguments, _ in
            let files = arguments.storage(0).contents?.assumingMemoryBound(to: OpaquePointer?.self)
            let count = arguments.read(1, as: Int.self)
            handler(cArray(files, count: count) { wrappingInterface(required: $0) }, arguments.read(2, as: String.self))
        }
    }
}
