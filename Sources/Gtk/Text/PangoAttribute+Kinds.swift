import CGtk

// What C makes attributes with. Each is for the whole text until it is given a range.
extension PangoAttribute {
    /// Where the attribute begins, in bytes of UTF-8.
    ///
    /// Source: `PangoAttribute.start_index`.
    public var startIndex: Int {
        get { Int(pangoAttributePointer.pointee.start_index) }
        set { pangoAttributePointer.pointee.start_index = cInteger(newValue) }
    }

    /// Where the attribute ends, in bytes of UTF-8; ``endOfText`` for the end of the text.
    ///
    /// Source: `PangoAttribute.end_index`.
    public var endIndex: Int {
        get { Int(pangoAttributePointer.pointee.end_index) }
        set { pangoAttributePointer.pointee.end_index = cInteger(newValue) }
    }

    /// The index of the end of any text.
    ///
    /// Source: `PANGO_ATTR_INDEX_TO_TEXT_END`.
    public static let endOfText = Int(UInt32.max)

    /// This attribute for a part of a text.
    ///
    /// ```swift
    /// attributes.insert(.weight(.bold).in(0..<4))
    /// ```
    ///
    /// - Parameter range: The part, in bytes of UTF-8.
    /// - Returns: A copy for that part.
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

    /// The color of the text, without its opacity: that is ``foregroundAlpha(_:)``.
    ///
    /// Source: `pango_attr_foreground_new`.
    public static func foreground(_ color: RGBA) -> PangoAttribute { color.withShares(pango_attr_foreground_new) }

    /// The color behind the text, without its opacity: that is ``backgroundAlpha(_:)``.
    ///
    /// Source: `pango_attr_background_new`.
    public static func background(_ color: RGBA) -> PangoAttribute { color.withShares(pango_attr_background_new) }

    /// The color of the line below the text.
    ///
    /// Source: `pango_attr_underline_color_new`.
    public static func underlineColor(_ color: RGBA) -> PangoAttribute {
        color.withShares(pango_attr_underline_color_new)
    }

    /// The color of the line through the text.
    ///
    /// Source: `pango_attr_strikethrough_color_new`.
    public static func strikethroughColor(_ color: RGBA) -> PangoAttribute {
        color.withShares(pango_attr_strikethrough_color_new)
    }

    /// The color of the line above the text.
    ///
    /// Source: `pango_attr_overline_color_new`.
    public static func overlineColor(_ color: RGBA) -> PangoAttribute {
        color.withShares(pango_attr_overline_color_new)
    }

    /// How opaque the text is, above 0 and up to 1.
    ///
    /// Source: `pango_attr_foreground_alpha_new`.
    public static func foregroundAlpha(_ alpha: Double) -> PangoAttribute {
        made(pango_attr_foreground_alpha_new(share(alpha)))
    }

    /// How opaque what is behind the text is, above 0 and up to 1.
    ///
    /// Source: `pango_attr_background_alpha_new`.
    public static func backgroundAlpha(_ alpha: Double) -> PangoAttribute {
        made(pango_attr_background_alpha_new(share(alpha)))
    }

    // MARK: Fonts

    /// The font's family, or several with commas between.
    ///
    /// Source: `pango_attr_family_new`.
    public static func family(_ family: String) -> PangoAttribute { made(pango_attr_family_new(cText(family))) }

    /// Everything about the font that the description has.
    ///
    /// Source: `pango_attr_font_desc_new`.
    public static func font(_ description: PangoFontDescription) -> PangoAttribute {
        made(pango_attr_font_desc_new(description.opaquePointer))
    }

    /// Source: `pango_attr_font_features_new`.
    public static func fontFeatures(_ features: String) -> PangoAttribute {
        made(pango_attr_font_features_new(cText(features)))
    }

    /// The font's size in points.
    ///
    /// Source: `pango_attr_size_new`.
    public static func size(_ points: Double) -> PangoAttribute { made(pango_attr_size_new(units(points))) }

    /// The font's size in pixels.
    ///
    /// Source: `pango_attr_size_new_absolute`.
    public static func absoluteSize(_ pixels: Double) -> PangoAttribute {
        made(pango_attr_size_new_absolute(units(pixels)))
    }

    /// By how much the font is larger than it would be.
    ///
    /// Source: `pango_attr_scale_new`.
    public static func scale(_ factor: Double) -> PangoAttribute { made(pango_attr_scale_new(factor)) }

    /// Source: `pango_attr_weight_new`.
    public static func weight(_ weight: PangoWeight) -> PangoAttribute { made(pango_attr_weight_new(weight.cValue)) }

    /// Source: `pango_attr_style_new`.
    public static func style(_ style: PangoStyle) -> PangoAttribute { made(pango_attr_style_new(style.cValue)) }

    /// Source: `pango_attr_variant_new`.
    public static func variant(_ variant: PangoVariant) -> PangoAttribute {
        made(pango_attr_variant_new(variant.cValue))
    }

    /// Source: `pango_attr_stretch_new`.
    public static func stretch(_ stretch: PangoStretch) -> PangoAttribute {
        made(pango_attr_stretch_new(stretch.cValue))
    }

    /// Whether another font may be taken where this one has no such character.
    ///
    /// Source: `pango_attr_fallback_new`.
    public static func fallback(_ isAllowed: Bool) -> PangoAttribute {
        made(pango_attr_fallback_new(isAllowed ? 1 : 0))
    }

    /// Source: `pango_attr_language_new`.
    public static func language(_ language: PangoLanguage) -> PangoAttribute {
        made(pango_attr_language_new(language.opaquePointer))
    }

    // MARK: Lines and places

    /// Source: `pango_attr_underline_new`.
    public static func underline(_ underline: PangoUnderline) -> PangoAttribute {
        made(pango_attr_underline_new(underline.cValue))
    }

    /// Source: `pango_attr_overline_new`.
    public static func overline(_ overline: PangoOverline) -> PangoAttribute {
        made(pango_attr_overline_new(overline.cValue))
    }

    /// Source: `pango_attr_strikethrough_new`.
    public static func strikethrough(_ isStruck: Bool) -> PangoAttribute {
        made(pango_attr_strikethrough_new(isStruck ? 1 : 0))
    }

    /// By how many points the text stands above the line.
    ///
    /// Source: `pango_attr_rise_new`.
    public static func rise(_ points: Double) -> PangoAttribute { made(pango_attr_rise_new(units(points))) }

    /// How many points there are between the characters besides what the font has.
    ///
    /// Source: `pango_attr_letter_spacing_new`.
    public static func letterSpacing(_ points: Double) -> PangoAttribute {
        made(pango_attr_letter_spacing_new(units(points)))
    }

    /// By how much lines are higher than they would be.
    ///
    /// Source: `pango_attr_line_height_new`.
    public static func lineHeight(_ factor: Double) -> PangoAttribute { made(pango_attr_line_height_new(factor)) }

    /// Whether lines may be broken within the text.
    ///
    /// Source: `pango_attr_allow_breaks_new`.
    public static func allowBreaks(_ isAllowed: Bool) -> PangoAttribute {
        made(pango_attr_allow_breaks_new(isAllowed ? 1 : 0))
    }

    /// Whether hyphens may be inserted within the text.
    ///
    /// Source: `pango_attr_insert_hyphens_new`.
    public static func insertHyphens(_ isAllowed: Bool) -> PangoAttribute {
        made(pango_attr_insert_hyphens_new(isAllowed ? 1 : 0))
    }

    /// Which characters that are not seen are shown.
    ///
    /// Source: `pango_attr_show_new`.
    public static func show(_ flags: PangoShowFlags) -> PangoAttribute { made(pango_attr_show_new(flags.cValue)) }

    /// Source: `pango_attr_text_transform_new`.
    public static func textTransform(_ transform: PangoTextTransform) -> PangoAttribute {
        made(pango_attr_text_transform_new(transform.cValue))
    }

    private static func units(_ number: Double) -> Int32 { pango_units_from_double(number) }

    /// Pango's number for a share of the whole.
    fileprivate static func share(_ share: Double) -> UInt16 { UInt16((min(max(share, 0), 1) * 65535).rounded()) }
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
