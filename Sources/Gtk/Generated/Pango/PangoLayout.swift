// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `PangoLayout`.
/// [Reference](https://docs.gtk.org/Pango/class.Layout.html)
open class PangoLayout: Object {
    /// Source: `pango_layout_new`.
    /// [Reference](https://docs.gtk.org/Pango/ctor.Layout.new.html)
    @_alwaysEmitIntoClient
    public init(context: PangoContext) {
        super.init(instance: CInstance(pango_layout_new(context.opaquePointer)), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension PangoLayout {
    /// Source: `pango_layout_get_alignment`, `pango_layout_set_alignment`.
    /// [Reference](https://docs.gtk.org/Pango/method.Layout.get_alignment.html)
    @_alwaysEmitIntoClient
    public var alignment: PangoAlignment {
        get {
            PangoAlignment(pango_layout_get_alignment(opaquePointer))
        }
        set {
            pango_layout_set_alignment(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `pango_layout_get_attributes`, `pango_layout_set_attributes`.
    /// [Reference](https://docs.gtk.org/Pango/method.Layout.get_attributes.html)
    @_alwaysEmitIntoClient
    public var attributes: PangoAttrList? {
        get {
            PangoAttrList.wrapping(pango_layout_get_attributes(opaquePointer))
        }
        set {
            pango_layout_set_attributes(opaquePointer, newValue?.opaquePointer)
        }
    }

    /// Source: `pango_layout_get_auto_dir`, `pango_layout_set_auto_dir`, since Pango 1.4.
    /// [Reference](https://docs.gtk.org/Pango/method.Layout.get_auto_dir.html)
    @_alwaysEmitIntoClient
    public var autoDir: Bool {
        get {
            pango_layout_get_auto_dir(opaquePointer) != 0
        }
        set {
            pango_layout_set_auto_dir(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `pango_layout_get_baseline`, since Pango 1.22.
    /// [Reference](https://docs.gtk.org/Pango/method.Layout.get_baseline.html)
    @_alwaysEmitIntoClient
    public var baseline: Int {
        swiftInteger(pango_layout_get_baseline(opaquePointer))
    }

    /// Source: `pango_layout_get_character_count`, since Pango 1.30.
    /// [Reference](https://docs.gtk.org/Pango/method.Layout.get_character_count.html)
    @_alwaysEmitIntoClient
    public var characterCount: Int {
        swiftInteger(pango_layout_get_character_count(opaquePointer))
    }

    /// Source: `pango_layout_get_context`.
    /// [Reference](https://docs.gtk.org/Pango/method.Layout.get_context.html)
    @_alwaysEmitIntoClient
    public var context: PangoContext {
        PangoContext.wrapping(required: pango_layout_get_context(opaquePointer))
    }

    /// Source: `pango_layout_get_ellipsize`, `pango_layout_set_ellipsize`, since Pango 1.6.
    /// [Reference](https://docs.gtk.org/Pango/method.Layout.get_ellipsize.html)
    @_alwaysEmitIntoClient
    public var ellipsize: PangoEllipsizeMode {
        get {
            PangoEllipsizeMode(pango_layout_get_ellipsize(opaquePointer))
        }
        set {
            pango_layout_set_ellipsize(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `pango_layout_get_font_description`, `pango_layout_set_font_description`, since Pango 1.8.
    /// [Reference](https://docs.gtk.org/Pango/method.Layout.get_font_description.html)
    @_alwaysEmitIntoClient
    public var fontDescription: PangoFontDescription? {
        get {
            PangoFontDescription.wrapping(pango_layout_get_font_description(opaquePointer))
        }
        set {
            pango_layout_set_font_description(opaquePointer, newValue?.opaquePointer)
        }
    }

    /// Source: `pango_layout_get_height`, `pango_layout_set_height`, since Pango 1.20.
    /// [Reference](https://docs.gtk.org/Pango/method.Layout.get_height.html)
    @_alwaysEmitIntoClient
    public var height: Int {
        get {
            swiftInteger(pango_layout_get_height(opaquePointer))
        }
        set {
            pango_layout_set_height(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `pango_layout_get_indent`, `pango_layout_set_indent`.
    /// [Reference](https://docs.gtk.org/Pango/method.Layout.get_indent.html)
    @_alwaysEmitIntoClient
    public var indent: Int {
        get {
            swiftInteger(pango_layout_get_indent(opaquePointer))
        }
        set {
            pango_layout_set_indent(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `pango_layout_get_iter`.
    /// [Reference](https://docs.gtk.org/Pango/method.Layout.get_iter.html)
    @_alwaysEmitIntoClient
    public var iter: PangoLayoutIter {
        PangoLayoutIter.wrapping(required: pango_layout_get_iter(opaquePointer), transfer: .full)
    }

    /// Source: `pango_layout_get_justify`, `pango_layout_set_justify`.
    /// [Reference](https://docs.gtk.org/Pango/method.Layout.get_justify.html)
    @_alwaysEmitIntoClient
    public var justify: Bool {
        get {
            pango_layout_get_justify(opaquePointer) != 0
        }
        set {
            pango_layout_set_justify(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `pango_layout_get_justify_last_line`, `pango_layout_set_justify_last_line`, since Pango 1.50.
    /// [Reference](https://docs.gtk.org/Pango/method.Layout.get_justify_last_line.html)
    @_alwaysEmitIntoClient
    public var justifyLastLine: Bool {
        get {
            pango_layout_get_justify_last_line(opaquePointer) != 0
        }
        set {
            pango_layout_set_justify_last_line(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `pango_layout_get_line_count`.
    /// [Reference](https://docs.gtk.org/Pango/method.Layout.get_line_count.html)
    @_alwaysEmitIntoClient
    public var lineCount: Int {
        swiftInteger(pango_layout_get_line_count(opaquePointer))
    }

    /// Source: `pango_layout_get_line_spacing`, `pango_layout_set_line_spacing`, since Pango 1.44.
    /// [Reference](https://docs.gtk.org/Pango/method.Layout.get_line_spacing.html)
    @_alwaysEmitIntoClient
    public var lineSpacing: Float {
        get {
            pango_layout_get_line_spacing(opaquePointer)
        }
        set {
            pango_layout_set_line_spacing(opaquePointer, newValue)
        }
    }

    /// Source: `pango_layout_get_lines`.
    /// [Reference](https://docs.gtk.org/Pango/method.Layout.get_lines.html)
    @_alwaysEmitIntoClient
    public var lines: [PangoLayoutLine] {
        cElements(of: pango_layout_get_lines(opaquePointer), transfer: .none) {
            PangoLayoutLine.wrapping(required: OpaquePointer($0))
        }
    }

    /// Source: `pango_layout_get_lines_readonly`, since Pango 1.16.
    /// [Reference](https://docs.gtk.org/Pango/method.Layout.get_lines_readonly.html)
    @_alwaysEmitIntoClient
    public var linesReadonly: [PangoLayoutLine] {
        cElements(of: pango_layout_get_lines_readonly(opaquePointer), transfer: .none) {
            PangoLayoutLine.wrapping(required: OpaquePointer($0))
        }
    }

    /// Source: `pango_layout_get_serial`, since Pango 1.32.4.
    /// [Reference](https://docs.gtk.org/Pango/method.Layout.get_serial.html)
    @_alwaysEmitIntoClient
    public var serial: Int {
        swiftInteger(pango_layout_get_serial(opaquePointer))
    }

    /// Source: `pango_layout_get_single_paragraph_mode`, `pango_layout_set_single_paragraph_mode`.
    /// [Reference](https://docs.gtk.org/Pango/method.Layout.get_single_paragraph_mode.html)
    @_alwaysEmitIntoClient
    public var singleParagraphMode: Bool {
        get {
            pango_layout_get_single_paragraph_mode(opaquePointer) != 0
        }
        set {
            pango_layout_set_single_paragraph_mode(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `pango_layout_get_spacing`, `pango_layout_set_spacing`.
    /// [Reference](https://docs.gtk.org/Pango/method.Layout.get_spacing.html)
    @_alwaysEmitIntoClient
    public var spacing: Int {
        get {
            swiftInteger(pango_layout_get_spacing(opaquePointer))
        }
        set {
            pango_layout_set_spacing(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `pango_layout_get_tabs`, `pango_layout_set_tabs`.
    /// [Reference](https://docs.gtk.org/Pango/method.Layout.get_tabs.html)
    @_alwaysEmitIntoClient
    public var tabs: PangoTabArray? {
        get {
            PangoTabArray.wrapping(pango_layout_get_tabs(opaquePointer), transfer: .full)
        }
        set {
            pango_layout_set_tabs(opaquePointer, newValue?.opaquePointer)
        }
    }

    /// Source: `pango_layout_get_text`, `pango_layout_set_text`.
    /// [Reference](https://docs.gtk.org/Pango/method.Layout.get_text.html)
    @_alwaysEmitIntoClient
    public var text: String {
        get {
            String(copying: pango_layout_get_text(opaquePointer))
        }
        set {
            pango_layout_set_text(opaquePointer, cText(newValue), -1)
        }
    }

    /// Source: `pango_layout_get_unknown_glyphs_count`, since Pango 1.16.
    /// [Reference](https://docs.gtk.org/Pango/method.Layout.get_unknown_glyphs_count.html)
    @_alwaysEmitIntoClient
    public var unknownGlyphsCount: Int {
        swiftInteger(pango_layout_get_unknown_glyphs_count(opaquePointer))
    }

    /// Source: `pango_layout_get_width`, `pango_layout_set_width`.
    /// [Reference](https://docs.gtk.org/Pango/method.Layout.get_width.html)
    @_alwaysEmitIntoClient
    public var width: Int {
        get {
            swiftInteger(pango_layout_get_width(opaquePointer))
        }
        set {
            pango_layout_set_width(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `pango_layout_get_wrap`, `pango_layout_set_wrap`.
    /// [Reference](https://docs.gtk.org/Pango/method.Layout.get_wrap.html)
    @_alwaysEmitIntoClient
    public var wrap: PangoWrapMode {
        get {
            PangoWrapMode(pango_layout_get_wrap(opaquePointer))
        }
        set {
            pango_layout_set_wrap(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `pango_layout_is_ellipsized`, since Pango 1.16.
    /// [Reference](https://docs.gtk.org/Pango/method.Layout.is_ellipsized.html)
    @_alwaysEmitIntoClient
    public var isEllipsized: Bool {
        pango_layout_is_ellipsized(opaquePointer) != 0
    }

    /// Source: `pango_layout_is_wrapped`, since Pango 1.16.
    /// [Reference](https://docs.gtk.org/Pango/method.Layout.is_wrapped.html)
    @_alwaysEmitIntoClient
    public var isWrapped: Bool {
        pango_layout_is_wrapped(opaquePointer) != 0
    }

    /// Source: `pango_layout_context_changed`.
    /// [Reference](https://docs.gtk.org/Pango/method.Layout.context_changed.html)
    @_alwaysEmitIntoClient
    public func contextChanged() {
        pango_layout_context_changed(opaquePointer)
    }

    /// Source: `pango_layout_copy`.
    /// [Reference](https://docs.gtk.org/Pango/method.Layout.copy.html)
    @_alwaysEmitIntoClient
    public func copy() -> PangoLayout {
        PangoLayout.wrapping(required: pango_layout_copy(opaquePointer), transfer: .full)
    }

    /// Source: `pango_layout_get_caret_pos`, since Pango 1.50.
    /// [Reference](https://docs.gtk.org/Pango/method.Layout.get_caret_pos.html)
    @_alwaysEmitIntoClient
    public func caretPos(_ index: Int) -> (strongPos: PangoRectangle, weakPos: PangoRectangle) {
        var strongPos = CGtk.PangoRectangle()
        var weakPos = CGtk.PangoRectangle()
        pango_layout_get_caret_pos(opaquePointer, cInteger(index), &strongPos, &weakPos)
        return (PangoRectangle(strongPos), PangoRectangle(weakPos))
    }

    /// Source: `pango_layout_get_cursor_pos`.
    /// [Reference](https://docs.gtk.org/Pango/method.Layout.get_cursor_pos.html)
    @_alwaysEmitIntoClient
    public func cursorPos(_ index: Int) -> (strongPos: PangoRectangle, weakPos: PangoRectangle) {
        var strongPos = CGtk.PangoRectangle()
        var weakPos = CGtk.PangoRectangle()
        pango_layout_get_cursor_pos(opaquePointer, cInteger(index), &strongPos, &weakPos)
        return (PangoRectangle(strongPos), PangoRectangle(weakPos))
    }

    /// Source: `pango_layout_get_direction`, since Pango 1.46.
    /// [Reference](https://docs.gtk.org/Pango/method.Layout.get_direction.html)
    @_alwaysEmitIntoClient
    public func direction(_ index: Int) -> PangoDirection {
        PangoDirection(pango_layout_get_direction(opaquePointer, cInteger(index)))
    }

    /// Source: `pango_layout_get_extents`.
    /// [Reference](https://docs.gtk.org/Pango/method.Layout.get_extents.html)
    @_alwaysEmitIntoClient
    public func extents() -> (inkRect: PangoRectangle, logicalRect: PangoRectangle) {
        var inkRect = CGtk.PangoRectangle()
        var logicalRect = CGtk.PangoRectangle()
        pango_layout_get_extents(opaquePointer, &inkRect, &logicalRect)
        return (PangoRectangle(inkRect), PangoRectangle(logicalRect))
    }

    /// Source: `pango_layout_get_line`.
    /// [Reference](https://docs.gtk.org/Pango/method.Layout.get_line.html)
    @_alwaysEmitIntoClient
    public func line(_ line: Int) -> PangoLayoutLine? {
        PangoLayoutLine.wrapping(pango_layout_get_line(opaquePointer, cInteger(line)))
    }

    /// Source: `pango_layout_get_line_readonly`, since Pango 1.16.
    /// [Reference](https://docs.gtk.org/Pango/method.Layout.get_line_readonly.html)
    @_alwaysEmitIntoClient
    public func lineReadonly(_ line: Int) -> PangoLayoutLine? {
        PangoLayoutLine.wrapping(pango_layout_get_line_readonly(opaquePointer, cInteger(line)))
    }

    /// Source: `pango_layout_get_pixel_extents`.
    /// [Reference](https://docs.gtk.org/Pango/method.Layout.get_pixel_extents.html)
    @_alwaysEmitIntoClient
    public func pixelExtents() -> (inkRect: PangoRectangle, logicalRect: PangoRectangle) {
        var inkRect = CGtk.PangoRectangle()
        var logicalRect = CGtk.PangoRectangle()
        pango_layout_get_pixel_extents(opaquePointer, &inkRect, &logicalRect)
        return (PangoRectangle(inkRect), PangoRectangle(logicalRect))
    }

    /// Source: `pango_layout_get_pixel_size`.
    /// [Reference](https://docs.gtk.org/Pango/method.Layout.get_pixel_size.html)
    @_alwaysEmitIntoClient
    public func pixelSize() -> (width: Int, height: Int) {
        var width: Int32 = 0
        var height: Int32 = 0
        pango_layout_get_pixel_size(opaquePointer, &width, &height)
        return (swiftInteger(width), swiftInteger(height))
    }

    /// Source: `pango_layout_get_size`.
    /// [Reference](https://docs.gtk.org/Pango/method.Layout.get_size.html)
    @_alwaysEmitIntoClient
    public func size() -> (width: Int, height: Int) {
        var width: Int32 = 0
        var height: Int32 = 0
        pango_layout_get_size(opaquePointer, &width, &height)
        return (swiftInteger(width), swiftInteger(height))
    }

    /// Source: `pango_layout_index_to_line_x`.
    /// [Reference](https://docs.gtk.org/Pango/method.Layout.index_to_line_x.html)
    @_alwaysEmitIntoClient
    public func indexToLineX(index: Int, trailing: Bool) -> (line: Int, xPos: Int) {
        var line: Int32 = 0
        var xPos: Int32 = 0
        pango_layout_index_to_line_x(opaquePointer, cInteger(index), trailing ? 1 : 0, &line, &xPos)
        return (swiftInteger(line), swiftInteger(xPos))
    }

    /// Source: `pango_layout_index_to_pos`.
    /// [Reference](https://docs.gtk.org/Pango/method.Layout.index_to_pos.html)
    @_alwaysEmitIntoClient
    public func indexToPos(_ index: Int) -> PangoRectangle {
        var pos = CGtk.PangoRectangle()
        pango_layout_index_to_pos(opaquePointer, cInteger(index), &pos)
        return PangoRectangle(pos)
    }

    /// Source: `pango_layout_move_cursor_visually`.
    /// [Reference](https://docs.gtk.org/Pango/method.Layout.move_cursor_visually.html)
    @_alwaysEmitIntoClient
    public func moveCursorVisually(strong: Bool, oldIndex: Int, oldTrailing: Int, direction: Int) -> (
        newIndex: Int, newTrailing: Int
    ) {
        var newIndex: Int32 = 0
        var newTrailing: Int32 = 0
        pango_layout_move_cursor_visually(
            opaquePointer,
            strong ? 1 : 0,
            cInteger(oldIndex),
            cInteger(oldTrailing),
            cInteger(direction),
            &newIndex,
            &newTrailing
        )
        return (swiftInteger(newIndex), swiftInteger(newTrailing))
    }

    /// Source: `pango_layout_serialize`, since Pango 1.50.
    /// [Reference](https://docs.gtk.org/Pango/method.Layout.serialize.html)
    @_alwaysEmitIntoClient
    public func serialize(_ flags: PangoLayoutSerializeFlags = []) -> Bytes {
        Bytes.wrapping(required: pango_layout_serialize(opaquePointer, flags.cValue), transfer: .full)
    }

    /// Source: `pango_layout_set_markup`.
    /// [Reference](https://docs.gtk.org/Pango/method.Layout.set_markup.html)
    @_alwaysEmitIntoClient
    public func setMarkup(_ markup: String) {
        pango_layout_set_markup(opaquePointer, cText(markup), -1)
    }

    /// Source: `pango_layout_write_to_file`, since Pango 1.50.
    /// [Reference](https://docs.gtk.org/Pango/method.Layout.write_to_file.html)
    @_alwaysEmitIntoClient
    public func writeToFile(_ flags: PangoLayoutSerializeFlags = [], filename: String) throws(GLibError) {
        _ = try GLibError.check { error in
            pango_layout_write_to_file(opaquePointer, flags.cValue, cText(filename), error)
        }
    }

    /// Source: `pango_layout_xy_to_index`.
    /// [Reference](https://docs.gtk.org/Pango/method.Layout.xy_to_index.html)
    @_alwaysEmitIntoClient
    public func xyToIndex(x: Int, y: Int) -> (result: Bool, index: Int, trailing: Int) {
        var index: Int32 = 0
        var trailing: Int32 = 0
        let result = pango_layout_xy_to_index(opaquePointer, cInteger(x), cInteger(y), &index, &trailing)
        return (result != 0, swiftInteger(index), swiftInteger(trailing))
    }

    /// Source: `pango_layout_deserialize`, since Pango 1.50.
    /// [Reference](https://docs.gtk.org/Pango/type_func.Layout.deserialize.html)
    @_alwaysEmitIntoClient
    public static func deserialize(_ context: PangoContext, bytes: Bytes, flags: PangoLayoutDeserializeFlags = [])
        throws(GLibError) -> PangoLayout?
    {
        let result = try GLibError.check { error in
            pango_layout_deserialize(context.opaquePointer, bytes.opaquePointer, flags.cValue, error)
        }
        return PangoLayout.wrapping(result, transfer: .full)
    }
}
