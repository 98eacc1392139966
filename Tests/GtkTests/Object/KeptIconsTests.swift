import CGtk
import Foundation
import LassoGtkTestUtilities
import Testing

@testable import Gtk

/// Tests of which thread frees an icon, and when.
@Suite(.display)
struct KeptIconsTests {
    private var theme: OpaquePointer? { gdk_display_get_default().flatMap { gtk_icon_theme_get_for_display($0) } }

    /// Looks up an icon that nobody else uses.
    ///
    /// - Parameter size: The size, in pixels.
    private func lookUp(_ size: Int) throws -> UnsafeMutablePointer<GObject> {
        let icon = gtk_icon_theme_lookup_icon(
            theme,
            "open-menu-symbolic",
            nil,
            // GTK keeps icons of at most 128 pixels by itself for a while.
            gint(129 + size),
            1,
            GTK_TEXT_DIR_LTR,
            GtkIconLookupFlags(rawValue: 0)
        )
        return try #require(UnsafeMutableRawPointer(icon)?.assumingMemoryBound(to: GObject.self))
    }

    @Test func anIconThatAThreadReleasesIsFreedInTheMainThread() async throws {
        KeptIcons.releaseUnused()
        let icon = try lookUp(1), isFreed = UnsafeMutablePointer<gpointer?>.allocate(capacity: 1)
        defer { isFreed.deallocate() }
        isFreed.pointee = UnsafeMutableRawPointer(icon)
        g_object_add_weak_pointer(icon, isFreed)
        let address = UInt(bitPattern: icon)
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                UnsafeMutablePointer<GObject>(bitPattern: address).map { g_object_unref($0) }
                continuation.resume()
            }
        }
        #expect(isFreed.pointee != nil)
        KeptIcons.releaseUnused()
        #expect(isFreed.pointee == nil)
    }

    @Test func anIconThatIsUsedIsKept() throws {
        KeptIcons.releaseUnused()
        let before = KeptIcons.count
        let icon = try lookUp(2)
        KeptIcons.releaseUnused()
        #expect(KeptIcons.count == before + 1)
        g_object_unref(icon)
        KeptIcons.releaseUnused()
        #expect(KeptIcons.count == before)
    }

    @Test func anIconWithAWrapperIsReleased() throws {
        var icon: Object? = Object.wrapper(for: CInstance(try lookUp(3)), transfer: .full)
        weak let weakIcon = icon
        KeptIcons.releaseUnused()
        #expect(weakIcon != nil)
        icon = nil
        KeptIcons.releaseUnused()
        #expect(weakIcon == nil)
    }

    @Test func manyUnusedIconsAreReleasedByThemselves() throws {
        KeptIcons.releaseUnused()
        for size in 0..<1_000 {
            g_object_unref(try lookUp(size))
            GtkTesting.turnMainLoopOnce()
        }
        #expect(KeptIcons.count < 500)
    }
}
