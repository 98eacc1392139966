import CGtk

/// Calls a closure once, after a time, from GLib's loop.
final class TimeoutSource {
    private let action: () -> Void

    @discardableResult
    init(milliseconds: UInt32, _ action: @escaping () -> Void) {
        self.action = action
        let callback: GSourceFunc = { data in
            MainActor.assumeIsolated { [address = UInt(bitPattern: data)] in
                guard let data = UnsafeRawPointer(bitPattern: address) else { return }
                Unmanaged<TimeoutSource>.fromOpaque(data).takeRetainedValue().action()
            }
            return 0  // G_SOURCE_REMOVE
        }
        g_timeout_add(milliseconds, callback, Unmanaged.passRetained(self).toOpaque())
    }
}

/// Calls a closure again and again, whenever windows could be drawn.
final class DrawingPrioritySource {
    private let action: () -> Void
    private var id: guint = 0

    init(_ action: @escaping () -> Void) {
        self.action = action
        let callback: GSourceFunc = { data in
            MainActor.assumeIsolated { [address = UInt(bitPattern: data)] in
                guard let data = UnsafeRawPointer(bitPattern: address) else { return }
                Unmanaged<DrawingPrioritySource>.fromOpaque(data).takeUnretainedValue().action()
            }
            return 1  // G_SOURCE_CONTINUE
        }
        id = g_idle_add_full(G_PRIORITY_HIGH_IDLE + 20, callback, Unmanaged.passUnretained(self).toOpaque(), nil)
    }

    func remove() {
        g_source_remove(id)
    }
}
