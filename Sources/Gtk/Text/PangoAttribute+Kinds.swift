import CGtk

// The attributes that C functions create. Each applies to the whole text until its range is set.
extension PangoAttribute {
    /// The start of the attribute's range, in bytes of UTF-8.
    ///
    /// Source: `PangoAttribute.start_index`.
    public var startIndex: Int {
        get { Int(pangoAttributePointer.pointee.start_index) }
        set { pangoAttributePointer.pointee.start_index = cInteger(newValue) }
    }

    /// The end of the attribute's range, in bytes of UTF-8, or ``endOfText`` for the end of the text.
    ///
    /// Source: `PangoAttribute.end_index`.
    public var endIndex: Int {
        get { Int(pangoAttributePointer.pointee.end_index) }
        set { pangoAttributePointer.pointee.end_index = cInteger(newValue) }
    }

    /// The index that means the end of any text.
    ///
    /// Source: `PANGO_ATTR_INDEX_TO_TEXT_END`.
    public static let endOfText = Int(UInt32.max)

    /// Returns a copy of this attribute for a range of a text.
    ///
    /// ```swift
    /// attributes.insert(.weight(.bold).in(0..<4))
    /// ```
    ///
    /// - Parameter range: The range, in bytes of UTF-8.
    /// - Returns: A copy that applies to the range.
    public func `in`(_ range: Range<Int>) -> PangoAttribute {
        let attribute = copy()
        attribute.startIndex = range.lowerBound
        attribute.endIndex = range.upperBound
        return attribute
    }

    private static func made(_ attribute: UnsafeMutablePointer<CGtk.PangoAttribute>?) -> PangoAttribute {
        .wrapping(required: attribute, transfer: .full)
    }

    // MARK: Colors

    /// Creates an attribute that sets the color of the text. Its opacity is ignored; use ``foregroundAlpha(_:)``.
    ///
    /// Source: `pango_attr_foreground_new`.
    public static func foreground(_ color: RGBA) -> PangoAttribute { color.withShares(pango_attr_foreground_new) }

    /// Creates an attribute that sets the color behind the text. Its opacity is ignored; use ``backgroundAlpha(_:)``.
    ///
    /// Source: `pango_attr_background_new`.
    public static func background(_ color: RGBA) -> PangoAttribute { color.withShares(pango_attr_background_new) }

    /// Creates an attribute that sets the color of the line below the text.
    ///
    /// Source: `pango_attr_underline_color_new`.
    public static func underlineColor(_ color: RGBA) -> PangoAttribute {
        color.withShares(pango_attr_underline_color_new)
    }

    /// Creates an attribute that sets the color of the line through the text.
    ///
    /// Source: `pango_attr_strikethrough_color_new`.
    public static func strikethroughColor(_ color: RGBA) -> PangoAttribute {
        color.withShares(pango_attr_strikethrough_color_new)
    }

    /// Creates an attribute that sets the color of the line above the text.
    ///
    /// Source: `pango_attr_overline_color_new`.
    public static func overlineColor(_ color: RGBA) -> PangoAttribute {
        color.withShares(pango_attr_overline_color_new)
    }

    /// Creates an attribute that sets the opacity of the text, above 0 and up to 1.
    ///
    /// Source: `pango_attr_foreground_alpha_new`.
    public static func foregroundAlpha(_ alpha: Double) -> PangoAttribute {
        made(pango_attr_foreground_alpha_new(share(alpha)))
    }

    /// Creates an attribute that sets the opacity of the color behind the text, above 0 and up to 1.
    ///
    /// Source: `pango_attr_background_alpha_new`.
    public static func backgroundAlpha(_ alpha: Double) -> PangoAttribute {
        made(pango_attr_background_alpha_new(share(alpha)))
    }

    // MARK: Fonts

    /// Creates an attribute that sets the font family, or several families separated by commas.
    ///
    /// Source: `pango_attr_family_new`.
    public static func family(_ family: String) -> PangoAttribute { made(pango_attr_family_new(cText(family))) }

    /// Creates an attribute that sets all fields of the font that the description contains.
    ///
    /// Source: `pango_attr_font_desc_new`.
    public static func font(_ description: PangoFontDescription) -> PangoAttribute {
        made(pango_attr_font_desc_new(description.opaquePointer))
    }

    /// Creates an attribute that sets OpenType font features.
    ///
    /// Source: `pango_attr_font_features_new`.
    public static func fontFeatures(_ features: String) -> PangoAttribute {
        made(pango_attr_font_features_new(cText(features)))
    }

    /// Creates an attribute that sets the font size in points.
    ///
    /// Source: `pango_attr_size_new`.
    public static func size(_ points: Double) -> PangoAttribute { made(pango_attr_size_new(units(points))) }

    /// Creates an attribute that sets the font size in pixels.
    ///
    /// Source: `pango_attr_size_new_absolute`.
    public static func absoluteSize(_ pixels: Double) -> PangoAttribute {
        made(pango_attr_size_new_absolute(units(pixels)))
    }

    /// Creates an attribute that scales the font size by a factor.
    ///
    /// Source: `pango_attr_scale_new`.
    public static func scale(_ factor: Double) -> PangoAttribute { made(pango_attr_scale_new(factor)) }

    /// Creates an attribute that sets the font weight.
    ///
    /// Source: `pango_attr_weight_new`.
    public static func weight(_ weight: PangoWeight) -> PangoAttribute { made(pango_attr_weight_new(weight.cValue)) }

    /// Creates an attribute that sets the font style.
    ///
    /// Source: `pango_attr_style_new`.
    public static func style(_ style: PangoStyle) -> PangoAttribute { made(pango_attr_style_new(style.cValue)) }

    /// Creates an attribute that sets the font variant.
    ///
    /// Source: `pango_attr_variant_new`.
    public static func variant(_ variant: PangoVariant) -> PangoAttribute {
        made(pango_attr_variant_new(variant.cValue))
    }

    /// Creates an attribute that sets the font stretch.
    ///
    /// Source: `pango_attr_stretch_new`.
    public static func stretch(_ stretch: PangoStretch) -> PangoAttribute {
        made(pango_attr_stretch_new(stretch.cValue))
    }

    /// Creates an attribute that sets whether another font is used for characters that this font lacks.
    ///
    /// Source: `pango_attr_fallback_new`.
    public static func fallback(_ isAllowed: Bool) -> PangoAttribute {
        made(pango_attr_fallback_new(isAllowed ? 1 : 0))
    }

    /// Creates an attribute that sets the language of the text.
    ///
    /// Source: `pango_attr_language_new`.
    public static func language(_ language: PangoLanguage) -> PangoAttribute {
        made(pango_attr_language_new(language.opaquePointer))
    }

    // MARK: Lines and spacing

    /// Creates an attribute that sets the kind of line below the text.
    ///
    /// Source: `pango_attr_underline_new`.
    public static func underline(_ underline: PangoUnderline) -> PangoAttribute {
        made(pango_attr_underline_new(underline.cValue))
    }

    /// Creates an attribute that sets the kind of line above the text.
    ///
    /// Source: `pango_attr_overline_new`.
    public static func overline(_ overline: PangoOverline) -> PangoAttribute {
        made(pango_attr_overline_new(overline.cValue))
    }

    /// Creates an attribute that sets whether the text is struck through.
    ///
    /// Source: `pango_attr_strikethrough_new`.
    public static func strikethrough(_ isStruck: Bool) -> PangoAttribute {
        made(pango_attr_strikethrough_new(isStruck ? 1 : 0))
    }

    /// Creates an attribute that raises the text above the baseline by a number of points.
    ///
    /// Source: `pango_attr_rise_new`.
    public static func rise(_ points: Double) -> PangoAttribute { made(pango_attr_rise_new(units(points))) }

    /// Creates an attribute that adds space between characters, in points.
    ///
    /// Source: `pango_attr_letter_spacing_new`.
    public static func letterSpacing(_ points: Double) -> PangoAttribute {
        made(pango_attr_letter_spacing_new(units(points)))
    }

    /// Creates an attribute that scales the line height by a factor.
    ///
    /// Source: `pango_attr_line_height_new`.
    public static func lineHeight(_ factor: Double) -> PangoAttribute { made(pango_attr_line_height_new(factor)) }

    /// Creates an attribute that sets whether lines can break within the text.
    ///
    /// Source: `pango_attr_allow_breaks_new`.
    public static func allowBreaks(_ isAllowed: Bool) -> PangoAttribute {
        made(pango_attr_allow_breaks_new(isAllowed ? 1 : 0))
    }

    /// Creates an attribute that sets whether hyphens can be inserted at line breaks within the text.
    ///
    /// Source: `pango_attr_insert_hyphens_new`.
    public static func insertHyphens(_ isAllowed: Bool) -> PangoAttribute {
        made(pango_attr_insert_hyphens_new(isAllowed ? 1 : 0))
    }

    /// Creates an attribute that sets which invisible characters are shown.
    ///
    /// Source: `pango_attr_show_new`.
    public static func show(_ flags: PangoShowFlags) -> PangoAttribute { made(pango_attr_show_new(flags.cValue)) }

    /// Creates an attribute that sets the transformation of the text.
    ///
    /// Source: `pango_attr_text_transform_new`.
    public static func textTransform(_ transform: PangoTextTransform) -> PangoAttribute {
        made(pango_attr_text_transform_new(transform.cValue))
    }

    private static func units(_ number: Double) -> Int32 { pango_units_from_double(number) }

    /// Converts a fraction between 0 and 1 to Pango's 16-bit number. What is no number becomes 0.
    fileprivate static func share(_ share: Double) -> UInt16 {
        UInt16((share > 0 ? min(share, 1) * 65535 : 0).rounded())
    }
}

extension RGBA {
    fileprivate func withShares(
        _ make: (UInt16, UInt16, UInt16) -> UnsafeMutablePointer<CGtk.PangoAttribute>?
    ) -> PangoAttribute {
        .wrapping(
            required: make(
                PangoAttribute.share(Double(red)),
                PangoAttribute.share(Double(green)),
                PangoAttribute.share(Double(blue))
            ),
            transfer: .full
        )
    }
}
