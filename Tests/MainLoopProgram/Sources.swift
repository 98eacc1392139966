import CGtk
import Glibc

/// A source that calls a closure once from GLib's loop, after a delay.
final class TimeoutSource {
    @discardableResult
    init(milliseconds: UInt32, _ action: @escaping () -> Void) {
        let callback: GSourceFunc = { data in
            Action.run(at: data)
            return 0  // G_SOURCE_REMOVE
        }
        g_timeout_add_full(G_PRIORITY_DEFAULT, milliseconds, callback, Action(action).retained(), Action.release)
    }
}

/// A source that calls a closure repeatedly, at the priority at which windows are drawn.
final class DrawingPrioritySource {
    private let id: guint

    init(_ action: @escaping () -> Void) {
        let callback: GSourceFunc = { data in
            Action.run(at: data)
            return 1  // G_SOURCE_CONTINUE
        }
        id = g_idle_add_full(G_PRIORITY_HIGH_IDLE + 20, callback, Action(action).retained(), Action.release)
    }

    func remove() {
        g_source_remove(id)
    }
}

/// A closure that a source owns.
private final class Action {
    private let action: () -> Void

    init(_ action: @escaping () -> Void) {
        self.action = action
    }

    func retained() -> UnsafeMutableRawPointer {
        Unmanaged.passRetained(self).toOpaque()
    }

    nonisolated static func run(at data: UnsafeMutableRawPointer?) {
        let address = UInt(bitPattern: data)
        MainActor.assumeIsolated {
            guard let data = UnsafeRawPointer(bitPattern: address) else { return }
            Unmanaged<Action>.fromOpaque(data).takeUnretainedValue().action()
        }
    }

    nonisolated static let release: GDestroyNotify = { data in
        if let data { Unmanaged<Action>.fromOpaque(data).release() }
    }
}

/// A thread that is none of libdispatch's.
nonisolated struct Thread {
    @discardableResult
    init(_ body: @escaping @Sendable () -> Void) {
        let box = Unmanaged.passRetained(Body(body))
        var thread = pthread_t()
        let status = pthread_create(
            &thread,
            nil,
            { box in
                if let box { Unmanaged<Body>.fromOpaque(box).takeRetainedValue().body() }
                return nil
            },
            box.toOpaque()
        )
        precondition(status == 0)
        pthread_detach(thread)
    }

    private final class Body: Sendable {
        let body: @Sendable () -> Void
        init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }
}
