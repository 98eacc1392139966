// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GdkPixbuf`.
/// [Reference](https://docs.gtk.org/gdk-pixbuf/class.Pixbuf.html)
open class Pixbuf: Object, LoadableIcon {
    /// Source: `gdk_pixbuf_new`.
    /// [Reference](https://docs.gtk.org/gdk-pixbuf/ctor.Pixbuf.new.html)
    @_alwaysEmitIntoClient
    public init?(colorspace: Colorspace, hasAlpha: Bool, bitsPerSample: Int, width: Int, height: Int) {
        guard
            let instance = gdk_pixbuf_new(
                colorspace.cValue,
                hasAlpha ? 1 : 0,
                cInteger(bitsPerSample),
                cInteger(width),
                cInteger(height)
            )
        else { return nil }
        super.init(instance: CInstance(instance), transfer: .full)
    }

    /// Source: `gdk_pixbuf_new_from_bytes`, since GdkPixbuf 2.32.
    /// [Reference](https://docs.gtk.org/gdk-pixbuf/ctor.Pixbuf.new_from_bytes.html)
    @_alwaysEmitIntoClient
    public init(
        data: Bytes,
        colorspace: Colorspace,
        hasAlpha: Bool,
        bitsPerSample: Int,
        width: Int,
        height: Int,
        rowstride: Int
    ) {
        super.init(
            instance: CInstance(
                gdk_pixbuf_new_from_bytes(
                    data.opaquePointer,
                    colorspace.cValue,
                    hasAlpha ? 1 : 0,
                    cInteger(bitsPerSample),
                    cInteger(width),
                    cInteger(height),
                    cInteger(rowstride)
                )
            ),
            transfer: .full
        )
    }

    /// Source: `gdk_pixbuf_new_from_file`.
    /// [Reference](https://docs.gtk.org/gdk-pixbuf/ctor.Pixbuf.new_from_file.html)
    @_alwaysEmitIntoClient
    public init(file filename: String) throws(GLibError) {
        let instance = try GLibError.check { error in
            gdk_pixbuf_new_from_file(cText(filename), error)
        }
        super.init(instance: CInstance(instance), transfer: .full)
    }

    /// Source: `gdk_pixbuf_new_from_file_at_scale`, since GdkPixbuf 2.6.
    /// [Reference](https://docs.gtk.org/gdk-pixbuf/ctor.Pixbuf.new_from_file_at_scale.html)
    @_alwaysEmitIntoClient
    public init(filename: String, width: Int, height: Int, preserveAspectRatio: Bool) throws(GLibError) {
        let instance = try GLibError.check { error in
            gdk_pixbuf_new_from_file_at_scale(
                cText(filename),
                cInteger(width),
                cInteger(height),
                preserveAspectRatio ? 1 : 0,
                error
            )
        }
        super.init(instance: CInstance(instance), transfer: .full)
    }

    /// Source: `gdk_pixbuf_new_from_file_at_size`, since GdkPixbuf 2.4.
    /// [Reference](https://docs.gtk.org/gdk-pixbuf/ctor.Pixbuf.new_from_file_at_size.html)
    @_alwaysEmitIntoClient
    public init(filename: String, width: Int, height: Int) throws(GLibError) {
        let instance = try GLibError.check { error in
            gdk_pixbuf_new_from_file_at_size(cText(filename), cInteger(width), cInteger(height), error)
        }
        super.init(instance: CInstance(instance), transfer: .full)
    }

    /// Source: `gdk_pixbuf_new_from_resource`, since GdkPixbuf 2.26.
    /// [Reference](https://docs.gtk.org/gdk-pixbuf/ctor.Pixbuf.new_from_resource.html)
    @_alwaysEmitIntoClient
    public init(resource resourcePath: String) throws(GLibError) {
        let instance = try GLibError.check { error in
            gdk_pixbuf_new_from_resource(cText(resourcePath), error)
        }
        super.init(instance: CInstance(instance), transfer: .full)
    }

    /// Source: `gdk_pixbuf_new_from_resource_at_scale`, since GdkPixbuf 2.26.
    /// [Reference](https://docs.gtk.org/gdk-pixbuf/ctor.Pixbuf.new_from_resource_at_scale.html)
    @_alwaysEmitIntoClient
    public init(resourcePath: String, width: Int, height: Int, preserveAspectRatio: Bool) throws(GLibError) {
        let instance = try GLibError.check { error in
            gdk_pixbuf_new_from_resource_at_scale(
                cText(resourcePath),
                cInteger(width),
                cInteger(height),
                preserveAspectRatio ? 1 : 0,
                error
            )
        }
        super.init(instance: CInstance(instance), transfer: .full)
    }

    /// Source: `gdk_pixbuf_new_from_stream`, since GdkPixbuf 2.14.
    /// [Reference](https://docs.gtk.org/gdk-pixbuf/ctor.Pixbuf.new_from_stream.html)
    @_alwaysEmitIntoClient
    public init(stream: GioInputStream, cancellable: Cancellable? = nil) throws(GLibError) {
        let instance = try GLibError.check { error in
            gdk_pixbuf_new_from_stream(stream.gioInputStreamPointer, cancellable?.cancellablePointer, error)
        }
        super.init(instance: CInstance(instance), transfer: .full)
    }

    /// Source: `gdk_pixbuf_new_from_stream_at_scale`, since GdkPixbuf 2.14.
    /// [Reference](https://docs.gtk.org/gdk-pixbuf/ctor.Pixbuf.new_from_stream_at_scale.html)
    @_alwaysEmitIntoClient
    public init(
        stream: GioInputStream,
        width: Int,
        height: Int,
        preserveAspectRatio: Bool,
        cancellable: Cancellable? = nil
    ) throws(GLibError) {
        let instance = try GLibError.check { error in
            gdk_pixbuf_new_from_stream_at_scale(
                stream.gioInputStreamPointer,
                cInteger(width),
                cInteger(height),
                preserveAspectRatio ? 1 : 0,
                cancellable?.cancellablePointer,
                error
            )
        }
        super.init(instance: CInstance(instance), transfer: .full)
    }

    /// Source: `gdk_pixbuf_new_from_xpm_data`.
    /// [Reference](https://docs.gtk.org/gdk-pixbuf/ctor.Pixbuf.new_from_xpm_data.html)
    @_alwaysEmitIntoClient
    public init(xpmData data: [String]) {
        let instance = withStringArray(data) { dataArray in
            gdk_pixbuf_new_from_xpm_data(
                UnsafeMutableRawPointer(dataArray)?.assumingMemoryBound(to: UnsafePointer<CChar>?.self)
            )
        }
        super.init(instance: CInstance(instance), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension Pixbuf {
    /// Source: `gdk_pixbuf_get_bits_per_sample`.
    /// [Reference](https://docs.gtk.org/gdk-pixbuf/property.Pixbuf.bits-per-sample.html)
    @_alwaysEmitIntoClient
    public var bitsPerSample: Int {
        swiftInteger(gdk_pixbuf_get_bits_per_sample(opaquePointer))
    }

    /// Source: `gdk_pixbuf_get_colorspace`.
    /// [Reference](https://docs.gtk.org/gdk-pixbuf/property.Pixbuf.colorspace.html)
    @_alwaysEmitIntoClient
    public var colorspace: Colorspace {
        Colorspace(gdk_pixbuf_get_colorspace(opaquePointer))
    }

    /// Source: `gdk_pixbuf_get_has_alpha`.
    /// [Reference](https://docs.gtk.org/gdk-pixbuf/property.Pixbuf.has-alpha.html)
    @_alwaysEmitIntoClient
    public var hasAlpha: Bool {
        gdk_pixbuf_get_has_alpha(opaquePointer) != 0
    }

    /// Source: `gdk_pixbuf_get_height`.
    /// [Reference](https://docs.gtk.org/gdk-pixbuf/property.Pixbuf.height.html)
    @_alwaysEmitIntoClient
    public var height: Int {
        swiftInteger(gdk_pixbuf_get_height(opaquePointer))
    }

    /// Source: `gdk_pixbuf_get_n_channels`.
    /// [Reference](https://docs.gtk.org/gdk-pixbuf/property.Pixbuf.n-channels.html)
    @_alwaysEmitIntoClient
    public var nChannels: Int {
        swiftInteger(gdk_pixbuf_get_n_channels(opaquePointer))
    }

    /// Source: the property `GdkPixbuf:pixel-bytes`.
    /// [Reference](https://docs.gtk.org/gdk-pixbuf/property.Pixbuf.pixel-bytes.html)
    @_alwaysEmitIntoClient
    public var pixelBytes: Bytes? {
        self[property: "pixel-bytes"]
    }

    /// Source: `gdk_pixbuf_get_rowstride`.
    /// [Reference](https://docs.gtk.org/gdk-pixbuf/property.Pixbuf.rowstride.html)
    @_alwaysEmitIntoClient
    public var rowstride: Int {
        swiftInteger(gdk_pixbuf_get_rowstride(opaquePointer))
    }

    /// Source: `gdk_pixbuf_get_width`.
    /// [Reference](https://docs.gtk.org/gdk-pixbuf/property.Pixbuf.width.html)
    @_alwaysEmitIntoClient
    public var width: Int {
        swiftInteger(gdk_pixbuf_get_width(opaquePointer))
    }

    /// Source: `gdk_pixbuf_get_byte_length`, since GdkPixbuf 2.26.
    /// [Reference](https://docs.gtk.org/gdk-pixbuf/method.Pixbuf.get_byte_length.html)
    @_alwaysEmitIntoClient
    public var byteLength: Int {
        Int(clamping: gdk_pixbuf_get_byte_length(opaquePointer))
    }

    /// Source: `gdk_pixbuf_add_alpha`.
    /// [Reference](https://docs.gtk.org/gdk-pixbuf/method.Pixbuf.add_alpha.html)
    @_alwaysEmitIntoClient
    public func addAlpha(substituteColor: Bool, r: Int, g: Int, b: Int) -> Pixbuf {
        Pixbuf.wrapping(
            required: gdk_pixbuf_add_alpha(
                opaquePointer,
                substituteColor ? 1 : 0,
                cInteger(r),
                cInteger(g),
                cInteger(b)
            ),
            transfer: .full
        )
    }

    /// Source: `gdk_pixbuf_apply_embedded_orientation`, since GdkPixbuf 2.12.
    /// [Reference](https://docs.gtk.org/gdk-pixbuf/method.Pixbuf.apply_embedded_orientation.html)
    @_alwaysEmitIntoClient
    public func applyEmbeddedOrientation() -> Pixbuf? {
        Pixbuf.wrapping(gdk_pixbuf_apply_embedded_orientation(opaquePointer), transfer: .full)
    }

    /// Source: `gdk_pixbuf_composite`.
    /// [Reference](https://docs.gtk.org/gdk-pixbuf/method.Pixbuf.composite.html)
    @_alwaysEmitIntoClient
    public func composite(
        _ dest: Pixbuf,
        destX: Int,
        destY: Int,
        destWidth: Int,
        destHeight: Int,
        offsetX: Double,
        offsetY: Double,
        scaleX: Double,
        scaleY: Double,
        interpType: InterpType,
        overallAlpha: Int
    ) {
        gdk_pixbuf_composite(
            opaquePointer,
            dest.opaquePointer,
            cInteger(destX),
            cInteger(destY),
            cInteger(destWidth),
            cInteger(destHeight),
            offsetX,
            offsetY,
            scaleX,
            scaleY,
            interpType.cValue,
            cInteger(overallAlpha)
        )
    }

    /// Source: `gdk_pixbuf_composite_color`.
    /// [Reference](https://docs.gtk.org/gdk-pixbuf/method.Pixbuf.composite_color.html)
    @_alwaysEmitIntoClient
    public func compositeColor(
        _ dest: Pixbuf,
        destX: Int,
        destY: Int,
        destWidth: Int,
        destHeight: Int,
        offsetX: Double,
        offsetY: Double,
        scaleX: Double,
        scaleY: Double,
        interpType: InterpType,
        overallAlpha: Int,
        checkX: Int,
        checkY: Int,
        checkSize: Int,
        color1: Int,
        color2: Int
    ) {
        gdk_pixbuf_composite_color(
            opaquePointer,
            dest.opaquePointer,
            cInteger(destX),
            cInteger(destY),
            cInteger(destWidth),
            cInteger(destHeight),
            offsetX,
            offsetY,
            scaleX,
            scaleY,
            interpType.cValue,
            cInteger(overallAlpha),
            cInteger(checkX),
            cInteger(checkY),
            cInteger(checkSize),
            cInteger(color1),
            cInteger(color2)
        )
    }

    /// Source: `gdk_pixbuf_composite_color_simple`.
    /// [Reference](https://docs.gtk.org/gdk-pixbuf/method.Pixbuf.composite_color_simple.html)
    @_alwaysEmitIntoClient
    public func compositeColorSimple(
        destWidth: Int,
        destHeight: Int,
        interpType: InterpType,
        overallAlpha: Int,
        checkSize: Int,
        color1: Int,
        color2: Int
    ) -> Pixbuf? {
        Pixbuf.wrapping(
            gdk_pixbuf_composite_color_simple(
                opaquePointer,
                cInteger(destWidth),
                cInteger(destHeight),
                interpType.cValue,
                cInteger(overallAlpha),
                cInteger(checkSize),
                cInteger(color1),
                cInteger(color2)
            ),
            transfer: .full
        )
    }

    /// Source: `gdk_pixbuf_copy`.
    /// [Reference](https://docs.gtk.org/gdk-pixbuf/method.Pixbuf.copy.html)
    @_alwaysEmitIntoClient
    public func copy() -> Pixbuf? {
        Pixbuf.wrapping(gdk_pixbuf_copy(opaquePointer), transfer: .full)
    }

    /// Source: `gdk_pixbuf_copy_area`.
    /// [Reference](https://docs.gtk.org/gdk-pixbuf/method.Pixbuf.copy_area.html)
    @_alwaysEmitIntoClient
    public func copyArea(srcX: Int, srcY: Int, width: Int, height: Int, destPixbuf: Pixbuf, destX: Int, destY: Int) {
        gdk_pixbuf_copy_area(
            opaquePointer,
            cInteger(srcX),
            cInteger(srcY),
            cInteger(width),
            cInteger(height),
            destPixbuf.opaquePointer,
            cInteger(destX),
            cInteger(destY)
        )
    }

    /// Source: `gdk_pixbuf_copy_options`, since GdkPixbuf 2.36.
    /// [Reference](https://docs.gtk.org/gdk-pixbuf/method.Pixbuf.copy_options.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func copyOptions(_ destPixbuf: Pixbuf) -> Bool {
        gdk_pixbuf_copy_options(opaquePointer, destPixbuf.opaquePointer) != 0
    }

    /// Source: `gdk_pixbuf_fill`.
    /// [Reference](https://docs.gtk.org/gdk-pixbuf/method.Pixbuf.fill.html)
    @_alwaysEmitIntoClient
    public func fill(_ pixel: Int) {
        gdk_pixbuf_fill(opaquePointer, cInteger(pixel))
    }

    /// Source: `gdk_pixbuf_flip`, since GdkPixbuf 2.6.
    /// [Reference](https://docs.gtk.org/gdk-pixbuf/method.Pixbuf.flip.html)
    @_alwaysEmitIntoClient
    public func flip(_ horizontal: Bool) -> Pixbuf? {
        Pixbuf.wrapping(gdk_pixbuf_flip(opaquePointer, horizontal ? 1 : 0), transfer: .full)
    }

    /// Source: `gdk_pixbuf_get_option`.
    /// [Reference](https://docs.gtk.org/gdk-pixbuf/method.Pixbuf.get_option.html)
    @_alwaysEmitIntoClient
    public func option(for key: String) -> String? {
        String.optional(copying: gdk_pixbuf_get_option(opaquePointer, cText(key)))
    }

    /// Source: `gdk_pixbuf_get_pixels_with_length`, since GdkPixbuf 2.26.
    /// [Reference](https://docs.gtk.org/gdk-pixbuf/method.Pixbuf.get_pixels.html)
    @_alwaysEmitIntoClient
    public func pixels() -> [UInt8] {
        var length: UInt32 = 0
        let result = gdk_pixbuf_get_pixels_with_length(opaquePointer, &length)
        return cArray(result, count: swiftInteger(length)) { $0 }
    }

    /// Source: `gdk_pixbuf_new_subpixbuf`.
    /// [Reference](https://docs.gtk.org/gdk-pixbuf/method.Pixbuf.new_subpixbuf.html)
    @_alwaysEmitIntoClient
    public func newSubpixbuf(srcX: Int, srcY: Int, width: Int, height: Int) -> Pixbuf {
        Pixbuf.wrapping(
            required: gdk_pixbuf_new_subpixbuf(
                opaquePointer,
                cInteger(srcX),
                cInteger(srcY),
                cInteger(width),
                cInteger(height)
            ),
            transfer: .full
        )
    }

    /// Source: `gdk_pixbuf_read_pixel_bytes`, since GdkPixbuf 2.32.
    /// [Reference](https://docs.gtk.org/gdk-pixbuf/method.Pixbuf.read_pixel_bytes.html)
    @_alwaysEmitIntoClient
    public func readPixelBytes() -> Bytes {
        Bytes.wrapping(required: gdk_pixbuf_read_pixel_bytes(opaquePointer), transfer: .full)
    }

    /// Source: `gdk_pixbuf_remove_option`, since GdkPixbuf 2.36.
    /// [Reference](https://docs.gtk.org/gdk-pixbuf/method.Pixbuf.remove_option.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func removeOption(_ key: String) -> Bool {
        gdk_pixbuf_remove_option(opaquePointer, cText(key)) != 0
    }

    /// Source: `gdk_pixbuf_rotate_simple`, since GdkPixbuf 2.6.
    /// [Reference](https://docs.gtk.org/gdk-pixbuf/method.Pixbuf.rotate_simple.html)
    @_alwaysEmitIntoClient
    public func rotateSimple(_ angle: PixbufRotation) -> Pixbuf? {
        Pixbuf.wrapping(gdk_pixbuf_rotate_simple(opaquePointer, angle.cValue), transfer: .full)
    }

    /// Source: `gdk_pixbuf_saturate_and_pixelate`.
    /// [Reference](https://docs.gtk.org/gdk-pixbuf/method.Pixbuf.saturate_and_pixelate.html)
    @_alwaysEmitIntoClient
    public func saturateAndPixelate(_ dest: Pixbuf, saturation: Float, pixelate: Bool) {
        gdk_pixbuf_saturate_and_pixelate(opaquePointer, dest.opaquePointer, saturation, pixelate ? 1 : 0)
    }

    /// Source: `gdk_pixbuf_save_to_bufferv`, since GdkPixbuf 2.4.
    /// [Reference](https://docs.gtk.org/gdk-pixbuf/method.Pixbuf.save_to_bufferv.html)
    @_alwaysEmitIntoClient
    public func saveToBufferv(_ type: String, optionKeys: [String]? = nil, optionValues: [String]? = nil)
        throws(GLibError) -> [UInt8]
    {
        var buffer: UnsafeMutablePointer<Int8>? = nil
        var bufferSize: UInt = 0
        _ = try GLibError.check { error in
            withStringArray(optionKeys) { optionKeysArray in
                withStringArray(optionValues) { optionValuesArray in
                    gdk_pixbuf_save_to_bufferv(
                        opaquePointer,
                        &buffer,
                        &bufferSize,
                        cText(type),
                        optionKeysArray,
                        optionValuesArray,
                        error
                    )
                }
            }
        }
        return cArray(buffer, count: swiftInteger(bufferSize), isTaken: true) { UInt8(bitPattern: $0) }
    }

    /// Source: `gdk_pixbuf_save_to_streamv`, since GdkPixbuf 2.36.
    /// [Reference](https://docs.gtk.org/gdk-pixbuf/method.Pixbuf.save_to_streamv.html)
    @_alwaysEmitIntoClient
    public func saveToStreamv(
        _ stream: GioOutputStream,
        type: String,
        optionKeys: [String]? = nil,
        optionValues: [String]? = nil,
        cancellable: Cancellable? = nil
    ) throws(GLibError) {
        _ = try GLibError.check { error in
            withStringArray(optionKeys) { optionKeysArray in
                withStringArray(optionValues) { optionValuesArray in
                    gdk_pixbuf_save_to_streamv(
                        opaquePointer,
                        stream.gioOutputStreamPointer,
                        cText(type),
                        optionKeysArray,
                        optionValuesArray,
                        cancellable?.cancellablePointer,
                        error
                    )
                }
            }
        }
    }

    /// Source: `gdk_pixbuf_savev`.
    /// [Reference](https://docs.gtk.org/gdk-pixbuf/method.Pixbuf.savev.html)
    @_alwaysEmitIntoClient
    public func savev(_ filename: String, type: String, optionKeys: [String]? = nil, optionValues: [String]? = nil)
        throws(GLibError)
    {
        _ = try GLibError.check { error in
            withStringArray(optionKeys) { optionKeysArray in
                withStringArray(optionValues) { optionValuesArray in
                    gdk_pixbuf_savev(
                        opaquePointer,
                        cText(filename),
                        cText(type),
                        optionKeysArray,
                        optionValuesArray,
                        error
                    )
                }
            }
        }
    }

    /// Source: `gdk_pixbuf_scale`.
    /// [Reference](https://docs.gtk.org/gdk-pixbuf/method.Pixbuf.scale.html)
    @_alwaysEmitIntoClient
    public func scale(
        _ dest: Pixbuf,
        destX: Int,
        destY: Int,
        destWidth: Int,
        destHeight: Int,
        offsetX: Double,
        offsetY: Double,
        scaleX: Double,
        scaleY: Double,
        interpType: InterpType
    ) {
        gdk_pixbuf_scale(
            opaquePointer,
            dest.opaquePointer,
            cInteger(destX),
            cInteger(destY),
            cInteger(destWidth),
            cInteger(destHeight),
            offsetX,
            offsetY,
            scaleX,
            scaleY,
            interpType.cValue
        )
    }

    /// Source: `gdk_pixbuf_scale_simple`.
    /// [Reference](https://docs.gtk.org/gdk-pixbuf/method.Pixbuf.scale_simple.html)
    @_alwaysEmitIntoClient
    public func scaleSimple(destWidth: Int, destHeight: Int, interpType: InterpType) -> Pixbuf? {
        Pixbuf.wrapping(
            gdk_pixbuf_scale_simple(opaquePointer, cInteger(destWidth), cInteger(destHeight), interpType.cValue),
            transfer: .full
        )
    }

    /// Source: `gdk_pixbuf_set_option`, since GdkPixbuf 2.2.
    /// [Reference](https://docs.gtk.org/gdk-pixbuf/method.Pixbuf.set_option.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setOption(_ key: String, value: String) -> Bool {
        gdk_pixbuf_set_option(opaquePointer, cText(key), cText(value)) != 0
    }

    /// Source: `gdk_pixbuf_calculate_rowstride`, since GdkPixbuf 2.36.8.
    /// [Reference](https://docs.gtk.org/gdk-pixbuf/type_func.Pixbuf.calculate_rowstride.html)
    @_alwaysEmitIntoClient
    public static func calculateRowstride(
        _ colorspace: Colorspace,
        hasAlpha: Bool,
        bitsPerSample: Int,
        width: Int,
        height: Int
    ) -> Int {
        swiftInteger(
            gdk_pixbuf_calculate_rowstride(
                colorspace.cValue,
                hasAlpha ? 1 : 0,
                cInteger(bitsPerSample),
                cInteger(width),
                cInteger(height)
            )
        )
    }

    /// Source: `gdk_pixbuf_init_modules`, since GdkPixbuf 2.40.
    /// [Reference](https://docs.gtk.org/gdk-pixbuf/type_func.Pixbuf.init_modules.html)
    @_alwaysEmitIntoClient
    public static func initModules(_ path: String) throws(GLibError) {
        _ = try GLibError.check { error in
            gdk_pixbuf_init_modules(cText(path), error)
        }
    }
}
