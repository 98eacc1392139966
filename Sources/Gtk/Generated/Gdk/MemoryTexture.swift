// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GdkMemoryTexture`.
/// [Reference](https://docs.gtk.org/gdk4/class.MemoryTexture.html)
open class MemoryTexture: Texture {
    /// Source: `gdk_memory_texture_new`.
    /// [Reference](https://docs.gtk.org/gdk4/ctor.MemoryTexture.new.html)
    @_alwaysEmitIntoClient
    public init(width: Int, height: Int, format: MemoryFormat, bytes: Bytes, stride: Int) {
        super.init(
            instance: CInstance(
                gdk_memory_texture_new(
                    cInteger(width),
                    cInteger(height),
                    format.cValue,
                    bytes.opaquePointer,
                    cInteger(stride)
                )
            ),
            transfer: .full
        )
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}
