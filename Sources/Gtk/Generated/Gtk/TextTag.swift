// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkTextTag`.
/// [Reference](https://docs.gtk.org/gtk4/class.TextTag.html)
open class TextTag: Object {
    /// Source: `gtk_text_tag_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.TextTag.new.html)
    @_alwaysEmitIntoClient
    public init(name: String? = nil) {
        super.init(instance: CInstance(gtk_text_tag_new(cText(ifAny: name))), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension TextTag {
    @_alwaysEmitIntoClient
    var textTagPointer: UnsafeMutablePointer<GtkTextTag> { pointer() }

    /// Source: the property `GtkTextTag:accumulative-margin`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.accumulative-margin.html)
    @_alwaysEmitIntoClient
    public var accumulativeMargin: Bool {
        get {
            self[property: "accumulative-margin"]
        }
        set {
            self[property: "accumulative-margin"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:allow-breaks`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.allow-breaks.html)
    @_alwaysEmitIntoClient
    public var allowBreaks: Bool {
        get {
            self[property: "allow-breaks"]
        }
        set {
            self[property: "allow-breaks"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:allow-breaks-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.allow-breaks-set.html)
    @_alwaysEmitIntoClient
    public var allowBreaksSet: Bool {
        get {
            self[property: "allow-breaks-set"]
        }
        set {
            self[property: "allow-breaks-set"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:background`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.background.html)
    @_alwaysEmitIntoClient
    public func setBackground(_ background: String?) {
        self[property: "background"] = background
    }

    /// Source: the property `GtkTextTag:background-full-height`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.background-full-height.html)
    @_alwaysEmitIntoClient
    public var backgroundFullHeight: Bool {
        get {
            self[property: "background-full-height"]
        }
        set {
            self[property: "background-full-height"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:background-full-height-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.background-full-height-set.html)
    @_alwaysEmitIntoClient
    public var backgroundFullHeightSet: Bool {
        get {
            self[property: "background-full-height-set"]
        }
        set {
            self[property: "background-full-height-set"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:background-rgba`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.background-rgba.html)
    @_alwaysEmitIntoClient
    public var backgroundRgba: RGBA {
        get {
            self[property: "background-rgba"]
        }
        set {
            self[property: "background-rgba"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:background-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.background-set.html)
    @_alwaysEmitIntoClient
    public var backgroundSet: Bool {
        get {
            self[property: "background-set"]
        }
        set {
            self[property: "background-set"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:direction`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.direction.html)
    @_alwaysEmitIntoClient
    public var direction: TextDirection {
        get {
            self[property: "direction"]
        }
        set {
            self[property: "direction"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:editable`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.editable.html)
    @_alwaysEmitIntoClient
    public var editable: Bool {
        get {
            self[property: "editable"]
        }
        set {
            self[property: "editable"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:editable-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.editable-set.html)
    @_alwaysEmitIntoClient
    public var editableSet: Bool {
        get {
            self[property: "editable-set"]
        }
        set {
            self[property: "editable-set"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:fallback`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.fallback.html)
    @_alwaysEmitIntoClient
    public var fallback: Bool {
        get {
            self[property: "fallback"]
        }
        set {
            self[property: "fallback"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:fallback-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.fallback-set.html)
    @_alwaysEmitIntoClient
    public var fallbackSet: Bool {
        get {
            self[property: "fallback-set"]
        }
        set {
            self[property: "fallback-set"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:family`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.family.html)
    @_alwaysEmitIntoClient
    public var family: String? {
        get {
            self[property: "family"]
        }
        set {
            self[property: "family"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:family-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.family-set.html)
    @_alwaysEmitIntoClient
    public var familySet: Bool {
        get {
            self[property: "family-set"]
        }
        set {
            self[property: "family-set"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:font`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.font.html)
    @_alwaysEmitIntoClient
    public var font: String? {
        get {
            self[property: "font"]
        }
        set {
            self[property: "font"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:font-desc`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.font-desc.html)
    @_alwaysEmitIntoClient
    public var fontDesc: PangoFontDescription? {
        get {
            self[property: "font-desc"]
        }
        set {
            self[property: "font-desc"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:font-features`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.font-features.html)
    @_alwaysEmitIntoClient
    public var fontFeatures: String? {
        get {
            self[property: "font-features"]
        }
        set {
            self[property: "font-features"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:font-features-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.font-features-set.html)
    @_alwaysEmitIntoClient
    public var fontFeaturesSet: Bool {
        get {
            self[property: "font-features-set"]
        }
        set {
            self[property: "font-features-set"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:foreground`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.foreground.html)
    @_alwaysEmitIntoClient
    public func setForeground(_ foreground: String?) {
        self[property: "foreground"] = foreground
    }

    /// Source: the property `GtkTextTag:foreground-rgba`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.foreground-rgba.html)
    @_alwaysEmitIntoClient
    public var foregroundRgba: RGBA {
        get {
            self[property: "foreground-rgba"]
        }
        set {
            self[property: "foreground-rgba"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:foreground-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.foreground-set.html)
    @_alwaysEmitIntoClient
    public var foregroundSet: Bool {
        get {
            self[property: "foreground-set"]
        }
        set {
            self[property: "foreground-set"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:indent`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.indent.html)
    @_alwaysEmitIntoClient
    public var indent: Int {
        get {
            self[property: "indent"]
        }
        set {
            self[property: "indent"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:indent-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.indent-set.html)
    @_alwaysEmitIntoClient
    public var indentSet: Bool {
        get {
            self[property: "indent-set"]
        }
        set {
            self[property: "indent-set"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:insert-hyphens`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.insert-hyphens.html)
    @_alwaysEmitIntoClient
    public var insertHyphens: Bool {
        get {
            self[property: "insert-hyphens"]
        }
        set {
            self[property: "insert-hyphens"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:insert-hyphens-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.insert-hyphens-set.html)
    @_alwaysEmitIntoClient
    public var insertHyphensSet: Bool {
        get {
            self[property: "insert-hyphens-set"]
        }
        set {
            self[property: "insert-hyphens-set"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:invisible`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.invisible.html)
    @_alwaysEmitIntoClient
    public var invisible: Bool {
        get {
            self[property: "invisible"]
        }
        set {
            self[property: "invisible"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:invisible-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.invisible-set.html)
    @_alwaysEmitIntoClient
    public var invisibleSet: Bool {
        get {
            self[property: "invisible-set"]
        }
        set {
            self[property: "invisible-set"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:justification`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.justification.html)
    @_alwaysEmitIntoClient
    public var justification: Justification {
        get {
            self[property: "justification"]
        }
        set {
            self[property: "justification"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:justification-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.justification-set.html)
    @_alwaysEmitIntoClient
    public var justificationSet: Bool {
        get {
            self[property: "justification-set"]
        }
        set {
            self[property: "justification-set"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:language`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.language.html)
    @_alwaysEmitIntoClient
    public var language: String? {
        get {
            self[property: "language"]
        }
        set {
            self[property: "language"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:language-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.language-set.html)
    @_alwaysEmitIntoClient
    public var languageSet: Bool {
        get {
            self[property: "language-set"]
        }
        set {
            self[property: "language-set"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:left-margin`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.left-margin.html)
    @_alwaysEmitIntoClient
    public var leftMargin: Int {
        get {
            self[property: "left-margin"]
        }
        set {
            self[property: "left-margin"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:left-margin-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.left-margin-set.html)
    @_alwaysEmitIntoClient
    public var leftMarginSet: Bool {
        get {
            self[property: "left-margin-set"]
        }
        set {
            self[property: "left-margin-set"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:letter-spacing`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.letter-spacing.html)
    @_alwaysEmitIntoClient
    public var letterSpacing: Int {
        get {
            self[property: "letter-spacing"]
        }
        set {
            self[property: "letter-spacing"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:letter-spacing-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.letter-spacing-set.html)
    @_alwaysEmitIntoClient
    public var letterSpacingSet: Bool {
        get {
            self[property: "letter-spacing-set"]
        }
        set {
            self[property: "letter-spacing-set"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:line-height`, since GTK 4.6.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.line-height.html)
    @_alwaysEmitIntoClient
    public var lineHeight: Float {
        get {
            self[property: "line-height"]
        }
        set {
            self[property: "line-height"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:line-height-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.line-height-set.html)
    @_alwaysEmitIntoClient
    public var lineHeightSet: Bool {
        get {
            self[property: "line-height-set"]
        }
        set {
            self[property: "line-height-set"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:name`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.name.html)
    @_alwaysEmitIntoClient
    public var name: String? {
        self[property: "name"]
    }

    /// Source: the property `GtkTextTag:overline`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.overline.html)
    @_alwaysEmitIntoClient
    public var overline: PangoOverline {
        get {
            self[property: "overline"]
        }
        set {
            self[property: "overline"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:overline-rgba`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.overline-rgba.html)
    @_alwaysEmitIntoClient
    public var overlineRgba: RGBA {
        get {
            self[property: "overline-rgba"]
        }
        set {
            self[property: "overline-rgba"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:overline-rgba-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.overline-rgba-set.html)
    @_alwaysEmitIntoClient
    public var overlineRgbaSet: Bool {
        get {
            self[property: "overline-rgba-set"]
        }
        set {
            self[property: "overline-rgba-set"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:overline-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.overline-set.html)
    @_alwaysEmitIntoClient
    public var overlineSet: Bool {
        get {
            self[property: "overline-set"]
        }
        set {
            self[property: "overline-set"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:paragraph-background`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.paragraph-background.html)
    @_alwaysEmitIntoClient
    public func setParagraphBackground(_ paragraphBackground: String?) {
        self[property: "paragraph-background"] = paragraphBackground
    }

    /// Source: the property `GtkTextTag:paragraph-background-rgba`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.paragraph-background-rgba.html)
    @_alwaysEmitIntoClient
    public var paragraphBackgroundRgba: RGBA {
        get {
            self[property: "paragraph-background-rgba"]
        }
        set {
            self[property: "paragraph-background-rgba"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:paragraph-background-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.paragraph-background-set.html)
    @_alwaysEmitIntoClient
    public var paragraphBackgroundSet: Bool {
        get {
            self[property: "paragraph-background-set"]
        }
        set {
            self[property: "paragraph-background-set"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:pixels-above-lines`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.pixels-above-lines.html)
    @_alwaysEmitIntoClient
    public var pixelsAboveLines: Int {
        get {
            self[property: "pixels-above-lines"]
        }
        set {
            self[property: "pixels-above-lines"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:pixels-above-lines-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.pixels-above-lines-set.html)
    @_alwaysEmitIntoClient
    public var pixelsAboveLinesSet: Bool {
        get {
            self[property: "pixels-above-lines-set"]
        }
        set {
            self[property: "pixels-above-lines-set"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:pixels-below-lines`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.pixels-below-lines.html)
    @_alwaysEmitIntoClient
    public var pixelsBelowLines: Int {
        get {
            self[property: "pixels-below-lines"]
        }
        set {
            self[property: "pixels-below-lines"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:pixels-below-lines-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.pixels-below-lines-set.html)
    @_alwaysEmitIntoClient
    public var pixelsBelowLinesSet: Bool {
        get {
            self[property: "pixels-below-lines-set"]
        }
        set {
            self[property: "pixels-below-lines-set"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:pixels-inside-wrap`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.pixels-inside-wrap.html)
    @_alwaysEmitIntoClient
    public var pixelsInsideWrap: Int {
        get {
            self[property: "pixels-inside-wrap"]
        }
        set {
            self[property: "pixels-inside-wrap"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:pixels-inside-wrap-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.pixels-inside-wrap-set.html)
    @_alwaysEmitIntoClient
    public var pixelsInsideWrapSet: Bool {
        get {
            self[property: "pixels-inside-wrap-set"]
        }
        set {
            self[property: "pixels-inside-wrap-set"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:right-margin`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.right-margin.html)
    @_alwaysEmitIntoClient
    public var rightMargin: Int {
        get {
            self[property: "right-margin"]
        }
        set {
            self[property: "right-margin"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:right-margin-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.right-margin-set.html)
    @_alwaysEmitIntoClient
    public var rightMarginSet: Bool {
        get {
            self[property: "right-margin-set"]
        }
        set {
            self[property: "right-margin-set"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:rise`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.rise.html)
    @_alwaysEmitIntoClient
    public var rise: Int {
        get {
            self[property: "rise"]
        }
        set {
            self[property: "rise"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:rise-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.rise-set.html)
    @_alwaysEmitIntoClient
    public var riseSet: Bool {
        get {
            self[property: "rise-set"]
        }
        set {
            self[property: "rise-set"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:scale`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.scale.html)
    @_alwaysEmitIntoClient
    public var scale: Double {
        get {
            self[property: "scale"]
        }
        set {
            self[property: "scale"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:scale-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.scale-set.html)
    @_alwaysEmitIntoClient
    public var scaleSet: Bool {
        get {
            self[property: "scale-set"]
        }
        set {
            self[property: "scale-set"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:sentence`, since GTK 4.6.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.sentence.html)
    @_alwaysEmitIntoClient
    public var sentence: Bool {
        get {
            self[property: "sentence"]
        }
        set {
            self[property: "sentence"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:sentence-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.sentence-set.html)
    @_alwaysEmitIntoClient
    public var sentenceSet: Bool {
        get {
            self[property: "sentence-set"]
        }
        set {
            self[property: "sentence-set"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:show-spaces`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.show-spaces.html)
    @_alwaysEmitIntoClient
    public var showSpaces: PangoShowFlags {
        get {
            self[property: "show-spaces"]
        }
        set {
            self[property: "show-spaces"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:show-spaces-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.show-spaces-set.html)
    @_alwaysEmitIntoClient
    public var showSpacesSet: Bool {
        get {
            self[property: "show-spaces-set"]
        }
        set {
            self[property: "show-spaces-set"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:size`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.size.html)
    @_alwaysEmitIntoClient
    public var size: Int {
        get {
            self[property: "size"]
        }
        set {
            self[property: "size"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:size-points`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.size-points.html)
    @_alwaysEmitIntoClient
    public var sizePoints: Double {
        get {
            self[property: "size-points"]
        }
        set {
            self[property: "size-points"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:size-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.size-set.html)
    @_alwaysEmitIntoClient
    public var sizeSet: Bool {
        get {
            self[property: "size-set"]
        }
        set {
            self[property: "size-set"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:stretch`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.stretch.html)
    @_alwaysEmitIntoClient
    public var stretch: PangoStretch {
        get {
            self[property: "stretch"]
        }
        set {
            self[property: "stretch"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:stretch-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.stretch-set.html)
    @_alwaysEmitIntoClient
    public var stretchSet: Bool {
        get {
            self[property: "stretch-set"]
        }
        set {
            self[property: "stretch-set"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:strikethrough`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.strikethrough.html)
    @_alwaysEmitIntoClient
    public var strikethrough: Bool {
        get {
            self[property: "strikethrough"]
        }
        set {
            self[property: "strikethrough"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:strikethrough-rgba`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.strikethrough-rgba.html)
    @_alwaysEmitIntoClient
    public var strikethroughRgba: RGBA {
        get {
            self[property: "strikethrough-rgba"]
        }
        set {
            self[property: "strikethrough-rgba"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:strikethrough-rgba-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.strikethrough-rgba-set.html)
    @_alwaysEmitIntoClient
    public var strikethroughRgbaSet: Bool {
        get {
            self[property: "strikethrough-rgba-set"]
        }
        set {
            self[property: "strikethrough-rgba-set"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:strikethrough-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.strikethrough-set.html)
    @_alwaysEmitIntoClient
    public var strikethroughSet: Bool {
        get {
            self[property: "strikethrough-set"]
        }
        set {
            self[property: "strikethrough-set"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:style`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.style.html)
    @_alwaysEmitIntoClient
    public var style: PangoStyle {
        get {
            self[property: "style"]
        }
        set {
            self[property: "style"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:style-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.style-set.html)
    @_alwaysEmitIntoClient
    public var styleSet: Bool {
        get {
            self[property: "style-set"]
        }
        set {
            self[property: "style-set"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:tabs`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.tabs.html)
    @_alwaysEmitIntoClient
    public var tabs: PangoTabArray? {
        get {
            self[property: "tabs"]
        }
        set {
            self[property: "tabs"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:tabs-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.tabs-set.html)
    @_alwaysEmitIntoClient
    public var tabsSet: Bool {
        get {
            self[property: "tabs-set"]
        }
        set {
            self[property: "tabs-set"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:text-transform`, since GTK 4.6.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.text-transform.html)
    @_alwaysEmitIntoClient
    public var textTransform: PangoTextTransform {
        get {
            self[property: "text-transform"]
        }
        set {
            self[property: "text-transform"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:text-transform-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.text-transform-set.html)
    @_alwaysEmitIntoClient
    public var textTransformSet: Bool {
        get {
            self[property: "text-transform-set"]
        }
        set {
            self[property: "text-transform-set"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:underline`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.underline.html)
    @_alwaysEmitIntoClient
    public var underline: PangoUnderline {
        get {
            self[property: "underline"]
        }
        set {
            self[property: "underline"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:underline-rgba`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.underline-rgba.html)
    @_alwaysEmitIntoClient
    public var underlineRgba: RGBA {
        get {
            self[property: "underline-rgba"]
        }
        set {
            self[property: "underline-rgba"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:underline-rgba-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.underline-rgba-set.html)
    @_alwaysEmitIntoClient
    public var underlineRgbaSet: Bool {
        get {
            self[property: "underline-rgba-set"]
        }
        set {
            self[property: "underline-rgba-set"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:underline-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.underline-set.html)
    @_alwaysEmitIntoClient
    public var underlineSet: Bool {
        get {
            self[property: "underline-set"]
        }
        set {
            self[property: "underline-set"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:variant`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.variant.html)
    @_alwaysEmitIntoClient
    public var variant: PangoVariant {
        get {
            self[property: "variant"]
        }
        set {
            self[property: "variant"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:variant-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.variant-set.html)
    @_alwaysEmitIntoClient
    public var variantSet: Bool {
        get {
            self[property: "variant-set"]
        }
        set {
            self[property: "variant-set"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:weight`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.weight.html)
    @_alwaysEmitIntoClient
    public var weight: Int {
        get {
            self[property: "weight"]
        }
        set {
            self[property: "weight"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:weight-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.weight-set.html)
    @_alwaysEmitIntoClient
    public var weightSet: Bool {
        get {
            self[property: "weight-set"]
        }
        set {
            self[property: "weight-set"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:word`, since GTK 4.6.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.word.html)
    @_alwaysEmitIntoClient
    public var word: Bool {
        get {
            self[property: "word"]
        }
        set {
            self[property: "word"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:word-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.word-set.html)
    @_alwaysEmitIntoClient
    public var wordSet: Bool {
        get {
            self[property: "word-set"]
        }
        set {
            self[property: "word-set"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:wrap-mode`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.wrap-mode.html)
    @_alwaysEmitIntoClient
    public var wrapMode: WrapMode {
        get {
            self[property: "wrap-mode"]
        }
        set {
            self[property: "wrap-mode"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:wrap-mode-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.wrap-mode-set.html)
    @_alwaysEmitIntoClient
    public var wrapModeSet: Bool {
        get {
            self[property: "wrap-mode-set"]
        }
        set {
            self[property: "wrap-mode-set"] = newValue
        }
    }

    /// Source: `gtk_text_tag_get_priority`, `gtk_text_tag_set_priority`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextTag.get_priority.html)
    @_alwaysEmitIntoClient
    public var priority: Int {
        get {
            swiftInteger(gtk_text_tag_get_priority(textTagPointer))
        }
        set {
            gtk_text_tag_set_priority(textTagPointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_text_tag_changed`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextTag.changed.html)
    @_alwaysEmitIntoClient
    public func changed(_ sizeChanged: Bool) {
        gtk_text_tag_changed(textTagPointer, sizeChanged ? 1 : 0)
    }
}
