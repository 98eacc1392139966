import CGtk

/// An application: one running instance, a command line, a life cycle.
///
/// Source: `GApplication`.
open class GioApplication: Object {
    var applicationPointer: UnsafeMutablePointer<GApplication> { pointer() }

    /// Source: `g_application_get_application_id`.
    public var applicationID: String? {
        g_application_get_application_id(applicationPointer).map { String(cString: $0) }
    }

    /// Whether another instance runs already, so that this one only passes its request on. Meaningful once registered.
    ///
    /// Source: `g_application_get_is_remote`.
    public var isRemote: Bool { g_application_get_is_remote(applicationPointer) != 0 }

    /// Registers the application without running it, so that it starts up and can have windows: for a program or a test that
    /// turns the main loop by itself.
    ///
    /// - Throws: ``GLibError`` if it cannot be, because the session bus refuses its name for instance.
    ///
    /// Source: `g_application_register`.
    public func register() throws(GLibError) {
        _ = try GLibError.check { g_application_register(applicationPointer, nil, $0) }
    }

    /// Source: `g_application_get_is_registered`.
    public var isRegistered: Bool { g_application_get_is_registered(applicationPointer) != 0 }

    /// Source: `g_application_quit`.
    public func quit() {
        g_application_quit(applicationPointer)
    }

    /// Emits ``onActivate(after:_:)``'s signal in the primary instance.
    ///
    /// Source: `g_application_activate`.
    public func activate() {
        g_application_activate(applicationPointer)
    }

    /// Adds an option to the command line. ``onHandleLocalOptions(after:_:)`` tells whether it was given.
    ///
    /// - Parameters:
    ///   - longName: The name after `--`.
    ///   - shortName: The letter after `-`, if there is one.
    ///   - description: What it does, for `--help`.
    ///
    /// Source: `g_application_add_main_option`, for options without an argument.
    public func addMainOption(_ longName: String, shortName: Unicode.Scalar? = nil, description: String) {
        g_application_add_main_option(
            applicationPointer,
            longName,
            CChar(truncatingIfNeeded: shortName?.value ?? 0),
            G_OPTION_FLAG_NONE,
            G_OPTION_ARG_NONE,
            description,
            nil
        )
    }

    /// Source: `g_application_set_option_context_summary`.
    public func setOptionContextSummary(_ summary: String) {
        g_application_set_option_context_summary(applicationPointer, summary)
    }

    /// Called in the primary instance when the application is launched, also when it is launched again.
    ///
    /// - Parameters:
    ///   - after: Whether to call the handler after the class's own.
    ///   - handler: What to call.
    /// - Returns: The connection, which can be disconnected.
    ///
    /// Source: the signal `GApplication::activate`.
    @discardableResult
    public func onActivate(after: Bool = false, _ handler: @escaping @MainActor () -> Void) -> SignalConnection {
        connect("activate", handler, SignalTrampoline.none, after: after)
    }

    /// Called once in the primary instance, before anything else.
    ///
    /// - Parameters:
    ///   - after: Whether to call the handler after the class's own.
    ///   - handler: What to call.
    /// - Returns: The connection, which can be disconnected.
    ///
    /// Source: the signal `GApplication::startup`.
    @discardableResult
    public func onStartup(after: Bool = false, _ handler: @escaping @MainActor () -> Void) -> SignalConnection {
        connect("startup", handler, SignalTrampoline.none, after: after)
    }

    /// Called in the primary instance after the loop has ended.
    ///
    /// - Parameters:
    ///   - after: Whether to call the handler after the class's own.
    ///   - handler: What to call.
    /// - Returns: The connection, which can be disconnected.
    ///
    /// Source: the signal `GApplication::shutdown`.
    @discardableResult
    public func onShutdown(after: Bool = false, _ handler: @escaping @MainActor () -> Void) -> SignalConnection {
        connect("shutdown", handler, SignalTrampoline.none, after: after)
    }

    /// Called in the launched process with the options that it was given.
    ///
    /// - Parameters:
    ///   - after: Whether to call the handler after the class's own.
    ///   - handler: Returns -1 to go on, or the status to exit with at once.
    /// - Returns: The connection, which can be disconnected.
    ///
    /// Source: the signal `GApplication::handle-local-options`.
    @discardableResult
    public func onHandleLocalOptions(
        after: Bool = false,
        _ handler: @escaping @MainActor (VariantDictionary) -> Int32
    ) -> SignalConnection {
        connect("handle-local-options", handler, SignalTrampoline.variantDictionaryToInteger, after: after)
    }
}
