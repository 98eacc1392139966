import CGtk

/// The icons that GTK has looked up, which are kept so that only the main thread frees them.
///
/// GTK reads icons in threads. Such a thread can release the icon that was not used for the longest time, which stays
/// in GTK's cache until it is freed. If the main thread looks it up meanwhile, the program crashes. So the main thread
/// keeps each icon until nothing else refers to it.
///
/// Source: `GtkIconPaintable`, `gtk_icon_theme_lookup_icon`.
enum KeptIcons {
    private typealias Construct = @convention(c) (UnsafeMutablePointer<GObject>?) -> Void

    /// The number of icons.
    static var count: Int { icons.count }

    private static var icons: [UnsafeMutablePointer<GObject>] = []
    private static let smallestLimit = 200
    // The number of icons at which the unused ones are released.
    private static var limit = smallestLimit
    private static var construct: Construct?

    /// Keeps each icon that GTK looks up from now on.
    static func begin() {
        guard construct == nil, let data = g_type_class_ref(gtk_icon_paintable_get_type()) else { return }
        let iconClass = data.assumingMemoryBound(to: GObjectClass.self)
        construct = iconClass.pointee.constructed
        iconClass.pointee.constructed = { icon in
            onMainActor(icon) { icon in
                KeptIcons.construct?(icon)
                // Others, such as one from a file, aren't in the cache.
                if let icon, gtk_icon_paintable_get_icon_name(OpaquePointer(icon)) != nil { KeptIcons.keep(icon) }
            }
        }
    }

    /// Releases the icons that nothing else refers to.
    static func releaseUnused() {
        var unused: [UnsafeMutablePointer<GObject>] = []
        icons.removeAll { icon in
            // A wrapper has a reference, too, and releases it in the main thread.
            let isUnused = cgtk_object_reference_count(icon) == (WrapperLink.link(of: icon) == nil ? 1 : 2)
            if isUnused { unused.append(icon) }
            return isUnused
        }
        limit = max(smallestLimit, 2 * icons.count)
        unused.forEach { g_object_unref($0) }
    }

    private static func keep(_ icon: UnsafeMutablePointer<GObject>) {
        g_object_ref(icon)
        icons.append(icon)
        // Not at once: GTK may be changing its cache.
        if icons.count == limit { performWhenIdle(releaseUnused) }
    }
}
