import CGtk
import Glibc
import Synchronization

/// The end of the program because its display has gone: the X server or the Wayland compositor has ended, or has closed
/// the connection.
///
/// GDK ends the program at once then, by `_exit`, so that nothing could be saved. Nothing can be drawn anymore, and
/// GDK can't open another display, so the program does end; but this type is faster than GDK:
///
/// - A source of the main loop that precedes all others finds that the connection is closed before GDK does.
/// - Xlib notices a lost connection in each of its functions, and calls a handler, which replaces that of GDK. Wayland
///   has no such handler. There, GDK notices it nowhere but in a source, and the source of this type asks the system
///   for the state of the connection in each turn.
package enum DisplayLoss {
    /// A closure called before the program ends, on the main thread, which must not use the display. It returns a
    /// sentence for standard error, or `nil`.
    package static var lastWork: (@MainActor () -> String?)?

    private static var isWatching = false

    /// Begins to watch the connection.
    ///
    /// - Parameter initialize: A closure that opens the display.
    /// - Returns: Whether the display was opened.
    static func watch(whileOpening initialize: () -> Bool) -> Bool {
        // Sources with the same priority are in the order of their creation, so this one is before that of GDK.
        let source = isWatching ? nil : attachSource()
        defer { source.map(g_source_unref) }
        guard initialize() else {
            source.map(g_source_destroy)
            return false
        }
        guard let source, let display = gdk_display_get_default() else { return true }
        isWatching = true
        let descriptorOfX = descriptorOfX(display)
        guard let descriptor = descriptorOfX ?? descriptorOfWayland(display) else {
            g_source_destroy(source)
            return true
        }
        let watch = g_source_add_unix_fd(source, descriptor, GIOCondition(G_IO_HUP.rawValue | G_IO_ERR.rawValue))
        connectionWatch.store(UInt(bitPattern: watch), ordering: .relaxed)
        watchedDescriptor.store(descriptor, ordering: .relaxed)
        if descriptorOfX == nil { isPolledInEachTurn.store(true, ordering: .relaxed) } else { replaceHandlerOfX() }
        // The program closes it, and another file may have the same descriptor afterward.
        Display.default?.onClosed { _ in watchedDescriptor.store(-1, ordering: .relaxed) }
        return true
    }

    private static func attachSource() -> UnsafeMutablePointer<GSource>? {
        let source = g_source_new(functions, guint(MemoryLayout<GSource>.size))
        g_source_set_priority(source, gint.min)
        g_source_attach(source, nil)
        return source
    }

    /// Returns the descriptor of the connection if a display is one of X11.
    ///
    /// Source: `gdk_x11_display_get_xdisplay`, `XConnectionNumber`.
    private static func descriptorOfX(_ display: OpaquePointer) -> CInt? {
        descriptor(of: display, "GdkX11Display", "gdk_x11_display_get_xdisplay", "XConnectionNumber")
    }

    /// Returns the descriptor of the connection if a display is one of Wayland.
    ///
    /// Source: `gdk_wayland_display_get_wl_display`, `wl_display_get_fd`.
    private static func descriptorOfWayland(_ display: OpaquePointer) -> CInt? {
        descriptor(of: display, "GdkWaylandDisplay", "gdk_wayland_display_get_wl_display", "wl_display_get_fd")
    }

    private static func descriptor(
        of display: OpaquePointer,
        _ typeName: String,
        _ connectionFunction: String,
        _ descriptorFunction: String
    ) -> CInt? {
        // GTK may have been built without one of them.
        let type = g_type_from_name(typeName)
        guard type != 0, g_type_is_a(cgtk_object_type(UnsafeRawPointer(display)), type) != 0,
            let connection = NewerGtk.function(
                connectionFunction,
                as: (@convention(c) (OpaquePointer) -> OpaquePointer?).self
            )?(display),
            let descriptor = NewerGtk.function(
                descriptorFunction,
                as: (@convention(c) (OpaquePointer) -> CInt).self
            )
        else { return nil }
        return descriptor(connection)
    }

    /// Source: `XSetIOErrorHandler`.
    private static func replaceHandlerOfX() {
        typealias Setter = @convention(c) (IOErrorHandler) -> OpaquePointer?
        _ = NewerGtk.function("XSetIOErrorHandler", as: Setter.self)?(handleErrorOfX)
    }

    /// Calls ``lastWork``, and ends the program with one line on standard error.
    fileprivate static func end() -> Never {
        let work = lastWork
        // If it uses the display nevertheless, Xlib calls the handler again.
        lastWork = nil
        let sentence = work?().map { " " + $0 } ?? ""
        printToStandardError("\(GioApplication.program): The display has gone, and the program ends.\(sentence)")
        // As GDK does: what libraries do at the end may need the display.
        _exit(EXIT_FAILURE)
    }
}

/// The type of functions that Xlib calls when a connection is lost. They must not return.
private typealias IOErrorHandler = @convention(c) (OpaquePointer?) -> CInt

nonisolated private let handleErrorOfX: IOErrorHandler = { (_: OpaquePointer?) -> CInt in
    if isOnMainActor() { endOnMainActor() }
    // The main thread ends the program, before it uses the display the next time.
    g_idle_add_full(gint.min, endInMainLoop, nil, nil)
    while true { pause() }
}

nonisolated private let endInMainLoop: GSourceFunc = { _ in
    endOnMainActor()
    return 0  // G_SOURCE_REMOVE
}

nonisolated private func endOnMainActor() { MainActor.assumeIsolated { () -> Void in DisplayLoss.end() } }

/// The descriptor of the connection; -1 for none.
nonisolated private let watchedDescriptor = Atomic<CInt>(-1)
/// Whether the connection is looked at before each turn of the main loop, and not just after it.
nonisolated private let isPolledInEachTurn = Atomic<Bool>(false)

/// The address of the source's watch of the connection; 0 for none.
nonisolated private let connectionWatch = Atomic<UInt>(0)

/// Returns whether GLib has found that something happened to the connection, when it waited for all descriptors.
///
/// GLib finds nothing if the system has refused that. Then Xlib notices the end of the connection, and on Wayland this
/// source does, before each turn.
nonisolated private func isConnectionReported(to source: UnsafeMutablePointer<GSource>?) -> Bool {
    let watch = UnsafeMutableRawPointer(bitPattern: connectionWatch.load(ordering: .relaxed))
    guard let watch else { return false }
    return g_source_query_unix_fd(source, watch).rawValue != 0
}

/// Returns whether the other side has closed the connection.
///
/// A report of GLib isn't enough: it is anything if the system has refused to poll all descriptors.
nonisolated private func isConnectionClosed() -> Bool {
    // A negative descriptor is ignored.
    var connection = pollfd(fd: watchedDescriptor.load(ordering: .relaxed), events: 0, revents: 0)
    return poll(&connection, 1, 0) == 1 && connection.revents & CShort(POLLHUP | POLLERR) != 0
}

/// The functions of the source.
private let functions: UnsafeMutablePointer<GSourceFuncs> = {
    let functions = UnsafeMutablePointer<GSourceFuncs>.allocate(capacity: 1)
    functions.initialize(
        to: GSourceFuncs(
            prepare: { _, timeout in
                timeout?.pointee = -1
                return isPolledInEachTurn.load(ordering: .relaxed) && isConnectionClosed() ? 1 : 0
            },
            // Most turns are without a system call of their own.
            check: { isConnectionReported(to: $0) && isConnectionClosed() ? 1 : 0 },
            dispatch: { _, _, _ in
                endOnMainActor()
                return 0  // G_SOURCE_REMOVE
            },
            finalize: nil,
            closure_callback: nil,
            closure_marshal: nil
        )
    )
    return functions
}()
