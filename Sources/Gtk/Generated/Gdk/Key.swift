// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// The key values that ``EventControllerKey`` reports and ``Accelerator`` uses.
///
/// A letter has two values: `Key.a`, and `Key.A` with Shift.
///
/// Source: `GDK_KEY_...`.
nonisolated public enum Key {
    /// Source: `GDK_KEY_space`.
    @_alwaysEmitIntoClient
    public static var space: Int { 0x20 }
    /// Source: `GDK_KEY_exclam`.
    @_alwaysEmitIntoClient
    public static var exclam: Int { 0x21 }
    /// Source: `GDK_KEY_quotedbl`.
    @_alwaysEmitIntoClient
    public static var quotedbl: Int { 0x22 }
    /// Source: `GDK_KEY_numbersign`.
    @_alwaysEmitIntoClient
    public static var numbersign: Int { 0x23 }
    /// Source: `GDK_KEY_dollar`.
    @_alwaysEmitIntoClient
    public static var dollar: Int { 0x24 }
    /// Source: `GDK_KEY_percent`.
    @_alwaysEmitIntoClient
    public static var percent: Int { 0x25 }
    /// Source: `GDK_KEY_ampersand`.
    @_alwaysEmitIntoClient
    public static var ampersand: Int { 0x26 }
    /// Source: `GDK_KEY_apostrophe`.
    @_alwaysEmitIntoClient
    public static var apostrophe: Int { 0x27 }
    /// Source: `GDK_KEY_quoteright`.
    @_alwaysEmitIntoClient
    public static var quoteright: Int { 0x27 }
    /// Source: `GDK_KEY_parenleft`.
    @_alwaysEmitIntoClient
    public static var parenleft: Int { 0x28 }
    /// Source: `GDK_KEY_parenright`.
    @_alwaysEmitIntoClient
    public static var parenright: Int { 0x29 }
    /// Source: `GDK_KEY_asterisk`.
    @_alwaysEmitIntoClient
    public static var asterisk: Int { 0x2a }
    /// Source: `GDK_KEY_plus`.
    @_alwaysEmitIntoClient
    public static var plus: Int { 0x2b }
    /// Source: `GDK_KEY_comma`.
    @_alwaysEmitIntoClient
    public static var comma: Int { 0x2c }
    /// Source: `GDK_KEY_minus`.
    @_alwaysEmitIntoClient
    public static var minus: Int { 0x2d }
    /// Source: `GDK_KEY_period`.
    @_alwaysEmitIntoClient
    public static var period: Int { 0x2e }
    /// Source: `GDK_KEY_slash`.
    @_alwaysEmitIntoClient
    public static var slash: Int { 0x2f }
    /// Source: `GDK_KEY_0`.
    @_alwaysEmitIntoClient
    public static var _0: Int { 0x30 }
    /// Source: `GDK_KEY_1`.
    @_alwaysEmitIntoClient
    public static var _1: Int { 0x31 }
    /// Source: `GDK_KEY_2`.
    @_alwaysEmitIntoClient
    public static var _2: Int { 0x32 }
    /// Source: `GDK_KEY_3`.
    @_alwaysEmitIntoClient
    public static var _3: Int { 0x33 }
    /// Source: `GDK_KEY_4`.
    @_alwaysEmitIntoClient
    public static var _4: Int { 0x34 }
    /// Source: `GDK_KEY_5`.
    @_alwaysEmitIntoClient
    public static var _5: Int { 0x35 }
    /// Source: `GDK_KEY_6`.
    @_alwaysEmitIntoClient
    public static var _6: Int { 0x36 }
    /// Source: `GDK_KEY_7`.
    @_alwaysEmitIntoClient
    public static var _7: Int { 0x37 }
    /// Source: `GDK_KEY_8`.
    @_alwaysEmitIntoClient
    public static var _8: Int { 0x38 }
    /// Source: `GDK_KEY_9`.
    @_alwaysEmitIntoClient
    public static var _9: Int { 0x39 }
    /// Source: `GDK_KEY_colon`.
    @_alwaysEmitIntoClient
    public static var colon: Int { 0x3a }
    /// Source: `GDK_KEY_semicolon`.
    @_alwaysEmitIntoClient
    public static var semicolon: Int { 0x3b }
    /// Source: `GDK_KEY_less`.
    @_alwaysEmitIntoClient
    public static var less: Int { 0x3c }
    /// Source: `GDK_KEY_equal`.
    @_alwaysEmitIntoClient
    public static var equal: Int { 0x3d }
    /// Source: `GDK_KEY_greater`.
    @_alwaysEmitIntoClient
    public static var greater: Int { 0x3e }
    /// Source: `GDK_KEY_question`.
    @_alwaysEmitIntoClient
    public static var question: Int { 0x3f }
    /// Source: `GDK_KEY_at`.
    @_alwaysEmitIntoClient
    public static var at: Int { 0x40 }
    /// Source: `GDK_KEY_A`.
    @_alwaysEmitIntoClient
    public static var A: Int { 0x41 }
    /// Source: `GDK_KEY_B`.
    @_alwaysEmitIntoClient
    public static var B: Int { 0x42 }
    /// Source: `GDK_KEY_C`.
    @_alwaysEmitIntoClient
    public static var C: Int { 0x43 }
    /// Source: `GDK_KEY_D`.
    @_alwaysEmitIntoClient
    public static var D: Int { 0x44 }
    /// Source: `GDK_KEY_E`.
    @_alwaysEmitIntoClient
    public static var E: Int { 0x45 }
    /// Source: `GDK_KEY_F`.
    @_alwaysEmitIntoClient
    public static var F: Int { 0x46 }
    /// Source: `GDK_KEY_G`.
    @_alwaysEmitIntoClient
    public static var G: Int { 0x47 }
    /// Source: `GDK_KEY_H`.
    @_alwaysEmitIntoClient
    public static var H: Int { 0x48 }
    /// Source: `GDK_KEY_I`.
    @_alwaysEmitIntoClient
    public static var I: Int { 0x49 }
    /// Source: `GDK_KEY_J`.
    @_alwaysEmitIntoClient
    public static var J: Int { 0x4a }
    /// Source: `GDK_KEY_K`.
    @_alwaysEmitIntoClient
    public static var K: Int { 0x4b }
    /// Source: `GDK_KEY_L`.
    @_alwaysEmitIntoClient
    public static var L: Int { 0x4c }
    /// Source: `GDK_KEY_M`.
    @_alwaysEmitIntoClient
    public static var M: Int { 0x4d }
    /// Source: `GDK_KEY_N`.
    @_alwaysEmitIntoClient
    public static var N: Int { 0x4e }
    /// Source: `GDK_KEY_O`.
    @_alwaysEmitIntoClient
    public static var O: Int { 0x4f }
    /// Source: `GDK_KEY_P`.
    @_alwaysEmitIntoClient
    public static var P: Int { 0x50 }
    /// Source: `GDK_KEY_Q`.
    @_alwaysEmitIntoClient
    public static var Q: Int { 0x51 }
    /// Source: `GDK_KEY_R`.
    @_alwaysEmitIntoClient
    public static var R: Int { 0x52 }
    /// Source: `GDK_KEY_S`.
    @_alwaysEmitIntoClient
    public static var S: Int { 0x53 }
    /// Source: `GDK_KEY_T`.
    @_alwaysEmitIntoClient
    public static var T: Int { 0x54 }
    /// Source: `GDK_KEY_U`.
    @_alwaysEmitIntoClient
    public static var U: Int { 0x55 }
    /// Source: `GDK_KEY_V`.
    @_alwaysEmitIntoClient
    public static var V: Int { 0x56 }
    /// Source: `GDK_KEY_W`.
    @_alwaysEmitIntoClient
    public static var W: Int { 0x57 }
    /// Source: `GDK_KEY_X`.
    @_alwaysEmitIntoClient
    public static var X: Int { 0x58 }
    /// Source: `GDK_KEY_Y`.
    @_alwaysEmitIntoClient
    public static var Y: Int { 0x59 }
    /// Source: `GDK_KEY_Z`.
    @_alwaysEmitIntoClient
    public static var Z: Int { 0x5a }
    /// Source: `GDK_KEY_bracketleft`.
    @_alwaysEmitIntoClient
    public static var bracketleft: Int { 0x5b }
    /// Source: `GDK_KEY_backslash`.
    @_alwaysEmitIntoClient
    public static var backslash: Int { 0x5c }
    /// Source: `GDK_KEY_bracketright`.
    @_alwaysEmitIntoClient
    public static var bracketright: Int { 0x5d }
    /// Source: `GDK_KEY_asciicircum`.
    @_alwaysEmitIntoClient
    public static var asciicircum: Int { 0x5e }
    /// Source: `GDK_KEY_underscore`.
    @_alwaysEmitIntoClient
    public static var underscore: Int { 0x5f }
    /// Source: `GDK_KEY_grave`.
    @_alwaysEmitIntoClient
    public static var grave: Int { 0x60 }
    /// Source: `GDK_KEY_quoteleft`.
    @_alwaysEmitIntoClient
    public static var quoteleft: Int { 0x60 }
    /// Source: `GDK_KEY_a`.
    @_alwaysEmitIntoClient
    public static var a: Int { 0x61 }
    /// Source: `GDK_KEY_b`.
    @_alwaysEmitIntoClient
    public static var b: Int { 0x62 }
    /// Source: `GDK_KEY_c`.
    @_alwaysEmitIntoClient
    public static var c: Int { 0x63 }
    /// Source: `GDK_KEY_d`.
    @_alwaysEmitIntoClient
    public static var d: Int { 0x64 }
    /// Source: `GDK_KEY_e`.
    @_alwaysEmitIntoClient
    public static var e: Int { 0x65 }
    /// Source: `GDK_KEY_f`.
    @_alwaysEmitIntoClient
    public static var f: Int { 0x66 }
    /// Source: `GDK_KEY_g`.
    @_alwaysEmitIntoClient
    public static var g: Int { 0x67 }
    /// Source: `GDK_KEY_h`.
    @_alwaysEmitIntoClient
    public static var h: Int { 0x68 }
    /// Source: `GDK_KEY_i`.
    @_alwaysEmitIntoClient
    public static var i: Int { 0x69 }
    /// Source: `GDK_KEY_j`.
    @_alwaysEmitIntoClient
    public static var j: Int { 0x6a }
    /// Source: `GDK_KEY_k`.
    @_alwaysEmitIntoClient
    public static var k: Int { 0x6b }
    /// Source: `GDK_KEY_l`.
    @_alwaysEmitIntoClient
    public static var l: Int { 0x6c }
    /// Source: `GDK_KEY_m`.
    @_alwaysEmitIntoClient
    public static var m: Int { 0x6d }
    /// Source: `GDK_KEY_n`.
    @_alwaysEmitIntoClient
    public static var n: Int { 0x6e }
    /// Source: `GDK_KEY_o`.
    @_alwaysEmitIntoClient
    public static var o: Int { 0x6f }
    /// Source: `GDK_KEY_p`.
    @_alwaysEmitIntoClient
    public static var p: Int { 0x70 }
    /// Source: `GDK_KEY_q`.
    @_alwaysEmitIntoClient
    public static var q: Int { 0x71 }
    /// Source: `GDK_KEY_r`.
    @_alwaysEmitIntoClient
    public static var r: Int { 0x72 }
    /// Source: `GDK_KEY_s`.
    @_alwaysEmitIntoClient
    public static var s: Int { 0x73 }
    /// Source: `GDK_KEY_t`.
    @_alwaysEmitIntoClient
    public static var t: Int { 0x74 }
    /// Source: `GDK_KEY_u`.
    @_alwaysEmitIntoClient
    public static var u: Int { 0x75 }
    /// Source: `GDK_KEY_v`.
    @_alwaysEmitIntoClient
    public static var v: Int { 0x76 }
    /// Source: `GDK_KEY_w`.
    @_alwaysEmitIntoClient
    public static var w: Int { 0x77 }
    /// Source: `GDK_KEY_x`.
    @_alwaysEmitIntoClient
    public static var x: Int { 0x78 }
    /// Source: `GDK_KEY_y`.
    @_alwaysEmitIntoClient
    public static var y: Int { 0x79 }
    /// Source: `GDK_KEY_z`.
    @_alwaysEmitIntoClient
    public static var z: Int { 0x7a }
    /// Source: `GDK_KEY_braceleft`.
    @_alwaysEmitIntoClient
    public static var braceleft: Int { 0x7b }
    /// Source: `GDK_KEY_bar`.
    @_alwaysEmitIntoClient
    public static var bar: Int { 0x7c }
    /// Source: `GDK_KEY_braceright`.
    @_alwaysEmitIntoClient
    public static var braceright: Int { 0x7d }
    /// Source: `GDK_KEY_asciitilde`.
    @_alwaysEmitIntoClient
    public static var asciitilde: Int { 0x7e }
    /// Source: `GDK_KEY_nobreakspace`.
    @_alwaysEmitIntoClient
    public static var nobreakspace: Int { 0xa0 }
    /// Source: `GDK_KEY_exclamdown`.
    @_alwaysEmitIntoClient
    public static var exclamdown: Int { 0xa1 }
    /// Source: `GDK_KEY_cent`.
    @_alwaysEmitIntoClient
    public static var cent: Int { 0xa2 }
    /// Source: `GDK_KEY_sterling`.
    @_alwaysEmitIntoClient
    public static var sterling: Int { 0xa3 }
    /// Source: `GDK_KEY_currency`.
    @_alwaysEmitIntoClient
    public static var currency: Int { 0xa4 }
    /// Source: `GDK_KEY_yen`.
    @_alwaysEmitIntoClient
    public static var yen: Int { 0xa5 }
    /// Source: `GDK_KEY_brokenbar`.
    @_alwaysEmitIntoClient
    public static var brokenbar: Int { 0xa6 }
    /// Source: `GDK_KEY_section`.
    @_alwaysEmitIntoClient
    public static var section: Int { 0xa7 }
    /// Source: `GDK_KEY_diaeresis`.
    @_alwaysEmitIntoClient
    public static var diaeresis: Int { 0xa8 }
    /// Source: `GDK_KEY_copyright`.
    @_alwaysEmitIntoClient
    public static var copyright: Int { 0xa9 }
    /// Source: `GDK_KEY_ordfeminine`.
    @_alwaysEmitIntoClient
    public static var ordfeminine: Int { 0xaa }
    /// Source: `GDK_KEY_guillemotleft`.
    @_alwaysEmitIntoClient
    public static var guillemotleft: Int { 0xab }
    /// Source: `GDK_KEY_notsign`.
    @_alwaysEmitIntoClient
    public static var notsign: Int { 0xac }
    /// Source: `GDK_KEY_hyphen`.
    @_alwaysEmitIntoClient
    public static var hyphen: Int { 0xad }
    /// Source: `GDK_KEY_registered`.
    @_alwaysEmitIntoClient
    public static var registered: Int { 0xae }
    /// Source: `GDK_KEY_macron`.
    @_alwaysEmitIntoClient
    public static var macron: Int { 0xaf }
    /// Source: `GDK_KEY_degree`.
    @_alwaysEmitIntoClient
    public static var degree: Int { 0xb0 }
    /// Source: `GDK_KEY_plusminus`.
    @_alwaysEmitIntoClient
    public static var plusminus: Int { 0xb1 }
    /// Source: `GDK_KEY_twosuperior`.
    @_alwaysEmitIntoClient
    public static var twosuperior: Int { 0xb2 }
    /// Source: `GDK_KEY_threesuperior`.
    @_alwaysEmitIntoClient
    public static var threesuperior: Int { 0xb3 }
    /// Source: `GDK_KEY_acute`.
    @_alwaysEmitIntoClient
    public static var acute: Int { 0xb4 }
    /// Source: `GDK_KEY_mu`.
    @_alwaysEmitIntoClient
    public static var mu: Int { 0xb5 }
    /// Source: `GDK_KEY_paragraph`.
    @_alwaysEmitIntoClient
    public static var paragraph: Int { 0xb6 }
    /// Source: `GDK_KEY_periodcentered`.
    @_alwaysEmitIntoClient
    public static var periodcentered: Int { 0xb7 }
    /// Source: `GDK_KEY_cedilla`.
    @_alwaysEmitIntoClient
    public static var cedilla: Int { 0xb8 }
    /// Source: `GDK_KEY_onesuperior`.
    @_alwaysEmitIntoClient
    public static var onesuperior: Int { 0xb9 }
    /// Source: `GDK_KEY_masculine`.
    @_alwaysEmitIntoClient
    public static var masculine: Int { 0xba }
    /// Source: `GDK_KEY_guillemotright`.
    @_alwaysEmitIntoClient
    public static var guillemotright: Int { 0xbb }
    /// Source: `GDK_KEY_onequarter`.
    @_alwaysEmitIntoClient
    public static var onequarter: Int { 0xbc }
    /// Source: `GDK_KEY_onehalf`.
    @_alwaysEmitIntoClient
    public static var onehalf: Int { 0xbd }
    /// Source: `GDK_KEY_threequarters`.
    @_alwaysEmitIntoClient
    public static var threequarters: Int { 0xbe }
    /// Source: `GDK_KEY_questiondown`.
    @_alwaysEmitIntoClient
    public static var questiondown: Int { 0xbf }
    /// Source: `GDK_KEY_Agrave`.
    @_alwaysEmitIntoClient
    public static var Agrave: Int { 0xc0 }
    /// Source: `GDK_KEY_Aacute`.
    @_alwaysEmitIntoClient
    public static var Aacute: Int { 0xc1 }
    /// Source: `GDK_KEY_Acircumflex`.
    @_alwaysEmitIntoClient
    public static var Acircumflex: Int { 0xc2 }
    /// Source: `GDK_KEY_Atilde`.
    @_alwaysEmitIntoClient
    public static var Atilde: Int { 0xc3 }
    /// Source: `GDK_KEY_Adiaeresis`.
    @_alwaysEmitIntoClient
    public static var Adiaeresis: Int { 0xc4 }
    /// Source: `GDK_KEY_Aring`.
    @_alwaysEmitIntoClient
    public static var Aring: Int { 0xc5 }
    /// Source: `GDK_KEY_AE`.
    @_alwaysEmitIntoClient
    public static var AE: Int { 0xc6 }
    /// Source: `GDK_KEY_Ccedilla`.
    @_alwaysEmitIntoClient
    public static var Ccedilla: Int { 0xc7 }
    /// Source: `GDK_KEY_Egrave`.
    @_alwaysEmitIntoClient
    public static var Egrave: Int { 0xc8 }
    /// Source: `GDK_KEY_Eacute`.
    @_alwaysEmitIntoClient
    public static var Eacute: Int { 0xc9 }
    /// Source: `GDK_KEY_Ecircumflex`.
    @_alwaysEmitIntoClient
    public static var Ecircumflex: Int { 0xca }
    /// Source: `GDK_KEY_Ediaeresis`.
    @_alwaysEmitIntoClient
    public static var Ediaeresis: Int { 0xcb }
    /// Source: `GDK_KEY_Igrave`.
    @_alwaysEmitIntoClient
    public static var Igrave: Int { 0xcc }
    /// Source: `GDK_KEY_Iacute`.
    @_alwaysEmitIntoClient
    public static var Iacute: Int { 0xcd }
    /// Source: `GDK_KEY_Icircumflex`.
    @_alwaysEmitIntoClient
    public static var Icircumflex: Int { 0xce }
    /// Source: `GDK_KEY_Idiaeresis`.
    @_alwaysEmitIntoClient
    public static var Idiaeresis: Int { 0xcf }
    /// Source: `GDK_KEY_ETH`.
    @_alwaysEmitIntoClient
    public static var ETH: Int { 0xd0 }
    /// Source: `GDK_KEY_Eth`.
    @_alwaysEmitIntoClient
    public static var Eth: Int { 0xd0 }
    /// Source: `GDK_KEY_Ntilde`.
    @_alwaysEmitIntoClient
    public static var Ntilde: Int { 0xd1 }
    /// Source: `GDK_KEY_Ograve`.
    @_alwaysEmitIntoClient
    public static var Ograve: Int { 0xd2 }
    /// Source: `GDK_KEY_Oacute`.
    @_alwaysEmitIntoClient
    public static var Oacute: Int { 0xd3 }
    /// Source: `GDK_KEY_Ocircumflex`.
    @_alwaysEmitIntoClient
    public static var Ocircumflex: Int { 0xd4 }
    /// Source: `GDK_KEY_Otilde`.
    @_alwaysEmitIntoClient
    public static var Otilde: Int { 0xd5 }
    /// Source: `GDK_KEY_Odiaeresis`.
    @_alwaysEmitIntoClient
    public static var Odiaeresis: Int { 0xd6 }
    /// Source: `GDK_KEY_multiply`.
    @_alwaysEmitIntoClient
    public static var multiply: Int { 0xd7 }
    /// Source: `GDK_KEY_Ooblique`.
    @_alwaysEmitIntoClient
    public static var Ooblique: Int { 0xd8 }
    /// Source: `GDK_KEY_Oslash`.
    @_alwaysEmitIntoClient
    public static var Oslash: Int { 0xd8 }
    /// Source: `GDK_KEY_Ugrave`.
    @_alwaysEmitIntoClient
    public static var Ugrave: Int { 0xd9 }
    /// Source: `GDK_KEY_Uacute`.
    @_alwaysEmitIntoClient
    public static var Uacute: Int { 0xda }
    /// Source: `GDK_KEY_Ucircumflex`.
    @_alwaysEmitIntoClient
    public static var Ucircumflex: Int { 0xdb }
    /// Source: `GDK_KEY_Udiaeresis`.
    @_alwaysEmitIntoClient
    public static var Udiaeresis: Int { 0xdc }
    /// Source: `GDK_KEY_Yacute`.
    @_alwaysEmitIntoClient
    public static var Yacute: Int { 0xdd }
    /// Source: `GDK_KEY_THORN`.
    @_alwaysEmitIntoClient
    public static var THORN: Int { 0xde }
    /// Source: `GDK_KEY_Thorn`.
    @_alwaysEmitIntoClient
    public static var Thorn: Int { 0xde }
    /// Source: `GDK_KEY_ssharp`.
    @_alwaysEmitIntoClient
    public static var ssharp: Int { 0xdf }
    /// Source: `GDK_KEY_agrave`.
    @_alwaysEmitIntoClient
    public static var agrave: Int { 0xe0 }
    /// Source: `GDK_KEY_aacute`.
    @_alwaysEmitIntoClient
    public static var aacute: Int { 0xe1 }
    /// Source: `GDK_KEY_acircumflex`.
    @_alwaysEmitIntoClient
    public static var acircumflex: Int { 0xe2 }
    /// Source: `GDK_KEY_atilde`.
    @_alwaysEmitIntoClient
    public static var atilde: Int { 0xe3 }
    /// Source: `GDK_KEY_adiaeresis`.
    @_alwaysEmitIntoClient
    public static var adiaeresis: Int { 0xe4 }
    /// Source: `GDK_KEY_aring`.
    @_alwaysEmitIntoClient
    public static var aring: Int { 0xe5 }
    /// Source: `GDK_KEY_ae`.
    @_alwaysEmitIntoClient
    public static var ae: Int { 0xe6 }
    /// Source: `GDK_KEY_ccedilla`.
    @_alwaysEmitIntoClient
    public static var ccedilla: Int { 0xe7 }
    /// Source: `GDK_KEY_egrave`.
    @_alwaysEmitIntoClient
    public static var egrave: Int { 0xe8 }
    /// Source: `GDK_KEY_eacute`.
    @_alwaysEmitIntoClient
    public static var eacute: Int { 0xe9 }
    /// Source: `GDK_KEY_ecircumflex`.
    @_alwaysEmitIntoClient
    public static var ecircumflex: Int { 0xea }
    /// Source: `GDK_KEY_ediaeresis`.
    @_alwaysEmitIntoClient
    public static var ediaeresis: Int { 0xeb }
    /// Source: `GDK_KEY_igrave`.
    @_alwaysEmitIntoClient
    public static var igrave: Int { 0xec }
    /// Source: `GDK_KEY_iacute`.
    @_alwaysEmitIntoClient
    public static var iacute: Int { 0xed }
    /// Source: `GDK_KEY_icircumflex`.
    @_alwaysEmitIntoClient
    public static var icircumflex: Int { 0xee }
    /// Source: `GDK_KEY_idiaeresis`.
    @_alwaysEmitIntoClient
    public static var idiaeresis: Int { 0xef }
    /// Source: `GDK_KEY_eth`.
    @_alwaysEmitIntoClient
    public static var eth: Int { 0xf0 }
    /// Source: `GDK_KEY_ntilde`.
    @_alwaysEmitIntoClient
    public static var ntilde: Int { 0xf1 }
    /// Source: `GDK_KEY_ograve`.
    @_alwaysEmitIntoClient
    public static var ograve: Int { 0xf2 }
    /// Source: `GDK_KEY_oacute`.
    @_alwaysEmitIntoClient
    public static var oacute: Int { 0xf3 }
    /// Source: `GDK_KEY_ocircumflex`.
    @_alwaysEmitIntoClient
    public static var ocircumflex: Int { 0xf4 }
    /// Source: `GDK_KEY_otilde`.
    @_alwaysEmitIntoClient
    public static var otilde: Int { 0xf5 }
    /// Source: `GDK_KEY_odiaeresis`.
    @_alwaysEmitIntoClient
    public static var odiaeresis: Int { 0xf6 }
    /// Source: `GDK_KEY_division`.
    @_alwaysEmitIntoClient
    public static var division: Int { 0xf7 }
    /// Source: `GDK_KEY_ooblique`.
    @_alwaysEmitIntoClient
    public static var ooblique: Int { 0xf8 }
    /// Source: `GDK_KEY_oslash`.
    @_alwaysEmitIntoClient
    public static var oslash: Int { 0xf8 }
    /// Source: `GDK_KEY_ugrave`.
    @_alwaysEmitIntoClient
    public static var ugrave: Int { 0xf9 }
    /// Source: `GDK_KEY_uacute`.
    @_alwaysEmitIntoClient
    public static var uacute: Int { 0xfa }
    /// Source: `GDK_KEY_ucircumflex`.
    @_alwaysEmitIntoClient
    public static var ucircumflex: Int { 0xfb }
    /// Source: `GDK_KEY_udiaeresis`.
    @_alwaysEmitIntoClient
    public static var udiaeresis: Int { 0xfc }
    /// Source: `GDK_KEY_yacute`.
    @_alwaysEmitIntoClient
    public static var yacute: Int { 0xfd }
    /// Source: `GDK_KEY_thorn`.
    @_alwaysEmitIntoClient
    public static var thorn: Int { 0xfe }
    /// Source: `GDK_KEY_ydiaeresis`.
    @_alwaysEmitIntoClient
    public static var ydiaeresis: Int { 0xff }
    /// Source: `GDK_KEY_Aogonek`.
    @_alwaysEmitIntoClient
    public static var Aogonek: Int { 0x1a1 }
    /// Source: `GDK_KEY_breve`.
    @_alwaysEmitIntoClient
    public static var breve: Int { 0x1a2 }
    /// Source: `GDK_KEY_Lstroke`.
    @_alwaysEmitIntoClient
    public static var Lstroke: Int { 0x1a3 }
    /// Source: `GDK_KEY_Lcaron`.
    @_alwaysEmitIntoClient
    public static var Lcaron: Int { 0x1a5 }
    /// Source: `GDK_KEY_Sacute`.
    @_alwaysEmitIntoClient
    public static var Sacute: Int { 0x1a6 }
    /// Source: `GDK_KEY_Scaron`.
    @_alwaysEmitIntoClient
    public static var Scaron: Int { 0x1a9 }
    /// Source: `GDK_KEY_Scedilla`.
    @_alwaysEmitIntoClient
    public static var Scedilla: Int { 0x1aa }
    /// Source: `GDK_KEY_Tcaron`.
    @_alwaysEmitIntoClient
    public static var Tcaron: Int { 0x1ab }
    /// Source: `GDK_KEY_Zacute`.
    @_alwaysEmitIntoClient
    public static var Zacute: Int { 0x1ac }
    /// Source: `GDK_KEY_Zcaron`.
    @_alwaysEmitIntoClient
    public static var Zcaron: Int { 0x1ae }
    /// Source: `GDK_KEY_Zabovedot`.
    @_alwaysEmitIntoClient
    public static var Zabovedot: Int { 0x1af }
    /// Source: `GDK_KEY_aogonek`.
    @_alwaysEmitIntoClient
    public static var aogonek: Int { 0x1b1 }
    /// Source: `GDK_KEY_ogonek`.
    @_alwaysEmitIntoClient
    public static var ogonek: Int { 0x1b2 }
    /// Source: `GDK_KEY_lstroke`.
    @_alwaysEmitIntoClient
    public static var lstroke: Int { 0x1b3 }
    /// Source: `GDK_KEY_lcaron`.
    @_alwaysEmitIntoClient
    public static var lcaron: Int { 0x1b5 }
    /// Source: `GDK_KEY_sacute`.
    @_alwaysEmitIntoClient
    public static var sacute: Int { 0x1b6 }
    /// Source: `GDK_KEY_caron`.
    @_alwaysEmitIntoClient
    public static var caron: Int { 0x1b7 }
    /// Source: `GDK_KEY_scaron`.
    @_alwaysEmitIntoClient
    public static var scaron: Int { 0x1b9 }
    /// Source: `GDK_KEY_scedilla`.
    @_alwaysEmitIntoClient
    public static var scedilla: Int { 0x1ba }
    /// Source: `GDK_KEY_tcaron`.
    @_alwaysEmitIntoClient
    public static var tcaron: Int { 0x1bb }
    /// Source: `GDK_KEY_zacute`.
    @_alwaysEmitIntoClient
    public static var zacute: Int { 0x1bc }
    /// Source: `GDK_KEY_doubleacute`.
    @_alwaysEmitIntoClient
    public static var doubleacute: Int { 0x1bd }
    /// Source: `GDK_KEY_zcaron`.
    @_alwaysEmitIntoClient
    public static var zcaron: Int { 0x1be }
    /// Source: `GDK_KEY_zabovedot`.
    @_alwaysEmitIntoClient
    public static var zabovedot: Int { 0x1bf }
    /// Source: `GDK_KEY_Racute`.
    @_alwaysEmitIntoClient
    public static var Racute: Int { 0x1c0 }
    /// Source: `GDK_KEY_Abreve`.
    @_alwaysEmitIntoClient
    public static var Abreve: Int { 0x1c3 }
    /// Source: `GDK_KEY_Lacute`.
    @_alwaysEmitIntoClient
    public static var Lacute: Int { 0x1c5 }
    /// Source: `GDK_KEY_Cacute`.
    @_alwaysEmitIntoClient
    public static var Cacute: Int { 0x1c6 }
    /// Source: `GDK_KEY_Ccaron`.
    @_alwaysEmitIntoClient
    public static var Ccaron: Int { 0x1c8 }
    /// Source: `GDK_KEY_Eogonek`.
    @_alwaysEmitIntoClient
    public static var Eogonek: Int { 0x1ca }
    /// Source: `GDK_KEY_Ecaron`.
    @_alwaysEmitIntoClient
    public static var Ecaron: Int { 0x1cc }
    /// Source: `GDK_KEY_Dcaron`.
    @_alwaysEmitIntoClient
    public static var Dcaron: Int { 0x1cf }
    /// Source: `GDK_KEY_Dstroke`.
    @_alwaysEmitIntoClient
    public static var Dstroke: Int { 0x1d0 }
    /// Source: `GDK_KEY_Nacute`.
    @_alwaysEmitIntoClient
    public static var Nacute: Int { 0x1d1 }
    /// Source: `GDK_KEY_Ncaron`.
    @_alwaysEmitIntoClient
    public static var Ncaron: Int { 0x1d2 }
    /// Source: `GDK_KEY_Odoubleacute`.
    @_alwaysEmitIntoClient
    public static var Odoubleacute: Int { 0x1d5 }
    /// Source: `GDK_KEY_Rcaron`.
    @_alwaysEmitIntoClient
    public static var Rcaron: Int { 0x1d8 }
    /// Source: `GDK_KEY_Uring`.
    @_alwaysEmitIntoClient
    public static var Uring: Int { 0x1d9 }
    /// Source: `GDK_KEY_Udoubleacute`.
    @_alwaysEmitIntoClient
    public static var Udoubleacute: Int { 0x1db }
    /// Source: `GDK_KEY_Tcedilla`.
    @_alwaysEmitIntoClient
    public static var Tcedilla: Int { 0x1de }
    /// Source: `GDK_KEY_racute`.
    @_alwaysEmitIntoClient
    public static var racute: Int { 0x1e0 }
    /// Source: `GDK_KEY_abreve`.
    @_alwaysEmitIntoClient
    public static var abreve: Int { 0x1e3 }
    /// Source: `GDK_KEY_lacute`.
    @_alwaysEmitIntoClient
    public static var lacute: Int { 0x1e5 }
    /// Source: `GDK_KEY_cacute`.
    @_alwaysEmitIntoClient
    public static var cacute: Int { 0x1e6 }
    /// Source: `GDK_KEY_ccaron`.
    @_alwaysEmitIntoClient
    public static var ccaron: Int { 0x1e8 }
    /// Source: `GDK_KEY_eogonek`.
    @_alwaysEmitIntoClient
    public static var eogonek: Int { 0x1ea }
    /// Source: `GDK_KEY_ecaron`.
    @_alwaysEmitIntoClient
    public static var ecaron: Int { 0x1ec }
    /// Source: `GDK_KEY_dcaron`.
    @_alwaysEmitIntoClient
    public static var dcaron: Int { 0x1ef }
    /// Source: `GDK_KEY_dstroke`.
    @_alwaysEmitIntoClient
    public static var dstroke: Int { 0x1f0 }
    /// Source: `GDK_KEY_nacute`.
    @_alwaysEmitIntoClient
    public static var nacute: Int { 0x1f1 }
    /// Source: `GDK_KEY_ncaron`.
    @_alwaysEmitIntoClient
    public static var ncaron: Int { 0x1f2 }
    /// Source: `GDK_KEY_odoubleacute`.
    @_alwaysEmitIntoClient
    public static var odoubleacute: Int { 0x1f5 }
    /// Source: `GDK_KEY_rcaron`.
    @_alwaysEmitIntoClient
    public static var rcaron: Int { 0x1f8 }
    /// Source: `GDK_KEY_uring`.
    @_alwaysEmitIntoClient
    public static var uring: Int { 0x1f9 }
    /// Source: `GDK_KEY_udoubleacute`.
    @_alwaysEmitIntoClient
    public static var udoubleacute: Int { 0x1fb }
    /// Source: `GDK_KEY_tcedilla`.
    @_alwaysEmitIntoClient
    public static var tcedilla: Int { 0x1fe }
    /// Source: `GDK_KEY_abovedot`.
    @_alwaysEmitIntoClient
    public static var abovedot: Int { 0x1ff }
    /// Source: `GDK_KEY_Hstroke`.
    @_alwaysEmitIntoClient
    public static var Hstroke: Int { 0x2a1 }
    /// Source: `GDK_KEY_Hcircumflex`.
    @_alwaysEmitIntoClient
    public static var Hcircumflex: Int { 0x2a6 }
    /// Source: `GDK_KEY_Iabovedot`.
    @_alwaysEmitIntoClient
    public static var iabovedot: Int { 0x2a9 }
    /// Source: `GDK_KEY_Gbreve`.
    @_alwaysEmitIntoClient
    public static var Gbreve: Int { 0x2ab }
    /// Source: `GDK_KEY_Jcircumflex`.
    @_alwaysEmitIntoClient
    public static var Jcircumflex: Int { 0x2ac }
    /// Source: `GDK_KEY_hstroke`.
    @_alwaysEmitIntoClient
    public static var hstroke: Int { 0x2b1 }
    /// Source: `GDK_KEY_hcircumflex`.
    @_alwaysEmitIntoClient
    public static var hcircumflex: Int { 0x2b6 }
    /// Source: `GDK_KEY_idotless`.
    @_alwaysEmitIntoClient
    public static var idotless: Int { 0x2b9 }
    /// Source: `GDK_KEY_gbreve`.
    @_alwaysEmitIntoClient
    public static var gbreve: Int { 0x2bb }
    /// Source: `GDK_KEY_jcircumflex`.
    @_alwaysEmitIntoClient
    public static var jcircumflex: Int { 0x2bc }
    /// Source: `GDK_KEY_Cabovedot`.
    @_alwaysEmitIntoClient
    public static var Cabovedot: Int { 0x2c5 }
    /// Source: `GDK_KEY_Ccircumflex`.
    @_alwaysEmitIntoClient
    public static var Ccircumflex: Int { 0x2c6 }
    /// Source: `GDK_KEY_Gabovedot`.
    @_alwaysEmitIntoClient
    public static var Gabovedot: Int { 0x2d5 }
    /// Source: `GDK_KEY_Gcircumflex`.
    @_alwaysEmitIntoClient
    public static var Gcircumflex: Int { 0x2d8 }
    /// Source: `GDK_KEY_Ubreve`.
    @_alwaysEmitIntoClient
    public static var Ubreve: Int { 0x2dd }
    /// Source: `GDK_KEY_Scircumflex`.
    @_alwaysEmitIntoClient
    public static var Scircumflex: Int { 0x2de }
    /// Source: `GDK_KEY_cabovedot`.
    @_alwaysEmitIntoClient
    public static var cabovedot: Int { 0x2e5 }
    /// Source: `GDK_KEY_ccircumflex`.
    @_alwaysEmitIntoClient
    public static var ccircumflex: Int { 0x2e6 }
    /// Source: `GDK_KEY_gabovedot`.
    @_alwaysEmitIntoClient
    public static var gabovedot: Int { 0x2f5 }
    /// Source: `GDK_KEY_gcircumflex`.
    @_alwaysEmitIntoClient
    public static var gcircumflex: Int { 0x2f8 }
    /// Source: `GDK_KEY_ubreve`.
    @_alwaysEmitIntoClient
    public static var ubreve: Int { 0x2fd }
    /// Source: `GDK_KEY_scircumflex`.
    @_alwaysEmitIntoClient
    public static var scircumflex: Int { 0x2fe }
    /// Source: `GDK_KEY_kappa`.
    @_alwaysEmitIntoClient
    public static var kappa: Int { 0x3a2 }
    /// Source: `GDK_KEY_kra`.
    @_alwaysEmitIntoClient
    public static var kra: Int { 0x3a2 }
    /// Source: `GDK_KEY_Rcedilla`.
    @_alwaysEmitIntoClient
    public static var Rcedilla: Int { 0x3a3 }
    /// Source: `GDK_KEY_Itilde`.
    @_alwaysEmitIntoClient
    public static var Itilde: Int { 0x3a5 }
    /// Source: `GDK_KEY_Lcedilla`.
    @_alwaysEmitIntoClient
    public static var Lcedilla: Int { 0x3a6 }
    /// Source: `GDK_KEY_Emacron`.
    @_alwaysEmitIntoClient
    public static var Emacron: Int { 0x3aa }
    /// Source: `GDK_KEY_Gcedilla`.
    @_alwaysEmitIntoClient
    public static var Gcedilla: Int { 0x3ab }
    /// Source: `GDK_KEY_Tslash`.
    @_alwaysEmitIntoClient
    public static var Tslash: Int { 0x3ac }
    /// Source: `GDK_KEY_rcedilla`.
    @_alwaysEmitIntoClient
    public static var rcedilla: Int { 0x3b3 }
    /// Source: `GDK_KEY_itilde`.
    @_alwaysEmitIntoClient
    public static var itilde: Int { 0x3b5 }
    /// Source: `GDK_KEY_lcedilla`.
    @_alwaysEmitIntoClient
    public static var lcedilla: Int { 0x3b6 }
    /// Source: `GDK_KEY_emacron`.
    @_alwaysEmitIntoClient
    public static var emacron: Int { 0x3ba }
    /// Source: `GDK_KEY_gcedilla`.
    @_alwaysEmitIntoClient
    public static var gcedilla: Int { 0x3bb }
    /// Source: `GDK_KEY_tslash`.
    @_alwaysEmitIntoClient
    public static var tslash: Int { 0x3bc }
    /// Source: `GDK_KEY_ENG`.
    @_alwaysEmitIntoClient
    public static var ENG: Int { 0x3bd }
    /// Source: `GDK_KEY_eng`.
    @_alwaysEmitIntoClient
    public static var eng: Int { 0x3bf }
    /// Source: `GDK_KEY_Amacron`.
    @_alwaysEmitIntoClient
    public static var Amacron: Int { 0x3c0 }
    /// Source: `GDK_KEY_Iogonek`.
    @_alwaysEmitIntoClient
    public static var Iogonek: Int { 0x3c7 }
    /// Source: `GDK_KEY_Eabovedot`.
    @_alwaysEmitIntoClient
    public static var Eabovedot: Int { 0x3cc }
    /// Source: `GDK_KEY_Imacron`.
    @_alwaysEmitIntoClient
    public static var Imacron: Int { 0x3cf }
    /// Source: `GDK_KEY_Ncedilla`.
    @_alwaysEmitIntoClient
    public static var Ncedilla: Int { 0x3d1 }
    /// Source: `GDK_KEY_Omacron`.
    @_alwaysEmitIntoClient
    public static var Omacron: Int { 0x3d2 }
    /// Source: `GDK_KEY_Kcedilla`.
    @_alwaysEmitIntoClient
    public static var Kcedilla: Int { 0x3d3 }
    /// Source: `GDK_KEY_Uogonek`.
    @_alwaysEmitIntoClient
    public static var Uogonek: Int { 0x3d9 }
    /// Source: `GDK_KEY_Utilde`.
    @_alwaysEmitIntoClient
    public static var Utilde: Int { 0x3dd }
    /// Source: `GDK_KEY_Umacron`.
    @_alwaysEmitIntoClient
    public static var Umacron: Int { 0x3de }
    /// Source: `GDK_KEY_amacron`.
    @_alwaysEmitIntoClient
    public static var amacron: Int { 0x3e0 }
    /// Source: `GDK_KEY_iogonek`.
    @_alwaysEmitIntoClient
    public static var iogonek: Int { 0x3e7 }
    /// Source: `GDK_KEY_eabovedot`.
    @_alwaysEmitIntoClient
    public static var eabovedot: Int { 0x3ec }
    /// Source: `GDK_KEY_imacron`.
    @_alwaysEmitIntoClient
    public static var imacron: Int { 0x3ef }
    /// Source: `GDK_KEY_ncedilla`.
    @_alwaysEmitIntoClient
    public static var ncedilla: Int { 0x3f1 }
    /// Source: `GDK_KEY_omacron`.
    @_alwaysEmitIntoClient
    public static var omacron: Int { 0x3f2 }
    /// Source: `GDK_KEY_kcedilla`.
    @_alwaysEmitIntoClient
    public static var kcedilla: Int { 0x3f3 }
    /// Source: `GDK_KEY_uogonek`.
    @_alwaysEmitIntoClient
    public static var uogonek: Int { 0x3f9 }
    /// Source: `GDK_KEY_utilde`.
    @_alwaysEmitIntoClient
    public static var utilde: Int { 0x3fd }
    /// Source: `GDK_KEY_umacron`.
    @_alwaysEmitIntoClient
    public static var umacron: Int { 0x3fe }
    /// Source: `GDK_KEY_overline`.
    @_alwaysEmitIntoClient
    public static var overline: Int { 0x47e }
    /// Source: `GDK_KEY_kana_fullstop`.
    @_alwaysEmitIntoClient
    public static var kanaFullstop: Int { 0x4a1 }
    /// Source: `GDK_KEY_kana_openingbracket`.
    @_alwaysEmitIntoClient
    public static var kanaOpeningbracket: Int { 0x4a2 }
    /// Source: `GDK_KEY_kana_closingbracket`.
    @_alwaysEmitIntoClient
    public static var kanaClosingbracket: Int { 0x4a3 }
    /// Source: `GDK_KEY_kana_comma`.
    @_alwaysEmitIntoClient
    public static var kanaComma: Int { 0x4a4 }
    /// Source: `GDK_KEY_kana_conjunctive`.
    @_alwaysEmitIntoClient
    public static var kanaConjunctive: Int { 0x4a5 }
    /// Source: `GDK_KEY_kana_middledot`.
    @_alwaysEmitIntoClient
    public static var kanaMiddledot: Int { 0x4a5 }
    /// Source: `GDK_KEY_kana_WO`.
    @_alwaysEmitIntoClient
    public static var kanaWO: Int { 0x4a6 }
    /// Source: `GDK_KEY_kana_a`.
    @_alwaysEmitIntoClient
    public static var kana_a: Int { 0x4a7 }
    /// Source: `GDK_KEY_kana_i`.
    @_alwaysEmitIntoClient
    public static var kana_i: Int { 0x4a8 }
    /// Source: `GDK_KEY_kana_u`.
    @_alwaysEmitIntoClient
    public static var kana_u: Int { 0x4a9 }
    /// Source: `GDK_KEY_kana_e`.
    @_alwaysEmitIntoClient
    public static var kana_e: Int { 0x4aa }
    /// Source: `GDK_KEY_kana_o`.
    @_alwaysEmitIntoClient
    public static var kana_o: Int { 0x4ab }
    /// Source: `GDK_KEY_kana_ya`.
    @_alwaysEmitIntoClient
    public static var kanaYa: Int { 0x4ac }
    /// Source: `GDK_KEY_kana_yu`.
    @_alwaysEmitIntoClient
    public static var kanaYu: Int { 0x4ad }
    /// Source: `GDK_KEY_kana_yo`.
    @_alwaysEmitIntoClient
    public static var kanaYo: Int { 0x4ae }
    /// Source: `GDK_KEY_kana_tsu`.
    @_alwaysEmitIntoClient
    public static var kanaTsu: Int { 0x4af }
    /// Source: `GDK_KEY_kana_tu`.
    @_alwaysEmitIntoClient
    public static var kanaTu: Int { 0x4af }
    /// Source: `GDK_KEY_prolongedsound`.
    @_alwaysEmitIntoClient
    public static var prolongedsound: Int { 0x4b0 }
    /// Source: `GDK_KEY_kana_A`.
    @_alwaysEmitIntoClient
    public static var kana_A: Int { 0x4b1 }
    /// Source: `GDK_KEY_kana_I`.
    @_alwaysEmitIntoClient
    public static var kana_I: Int { 0x4b2 }
    /// Source: `GDK_KEY_kana_U`.
    @_alwaysEmitIntoClient
    public static var kana_U: Int { 0x4b3 }
    /// Source: `GDK_KEY_kana_E`.
    @_alwaysEmitIntoClient
    public static var kana_E: Int { 0x4b4 }
    /// Source: `GDK_KEY_kana_O`.
    @_alwaysEmitIntoClient
    public static var kana_O: Int { 0x4b5 }
    /// Source: `GDK_KEY_kana_KA`.
    @_alwaysEmitIntoClient
    public static var kanaKA: Int { 0x4b6 }
    /// Source: `GDK_KEY_kana_KI`.
    @_alwaysEmitIntoClient
    public static var kanaKI: Int { 0x4b7 }
    /// Source: `GDK_KEY_kana_KU`.
    @_alwaysEmitIntoClient
    public static var kanaKU: Int { 0x4b8 }
    /// Source: `GDK_KEY_kana_KE`.
    @_alwaysEmitIntoClient
    public static var kanaKE: Int { 0x4b9 }
    /// Source: `GDK_KEY_kana_KO`.
    @_alwaysEmitIntoClient
    public static var kanaKO: Int { 0x4ba }
    /// Source: `GDK_KEY_kana_SA`.
    @_alwaysEmitIntoClient
    public static var kanaSA: Int { 0x4bb }
    /// Source: `GDK_KEY_kana_SHI`.
    @_alwaysEmitIntoClient
    public static var kanaSHI: Int { 0x4bc }
    /// Source: `GDK_KEY_kana_SU`.
    @_alwaysEmitIntoClient
    public static var kanaSU: Int { 0x4bd }
    /// Source: `GDK_KEY_kana_SE`.
    @_alwaysEmitIntoClient
    public static var kanaSE: Int { 0x4be }
    /// Source: `GDK_KEY_kana_SO`.
    @_alwaysEmitIntoClient
    public static var kanaSO: Int { 0x4bf }
    /// Source: `GDK_KEY_kana_TA`.
    @_alwaysEmitIntoClient
    public static var kanaTA: Int { 0x4c0 }
    /// Source: `GDK_KEY_kana_CHI`.
    @_alwaysEmitIntoClient
    public static var kanaCHI: Int { 0x4c1 }
    /// Source: `GDK_KEY_kana_TI`.
    @_alwaysEmitIntoClient
    public static var kanaTI: Int { 0x4c1 }
    /// Source: `GDK_KEY_kana_TSU`.
    @_alwaysEmitIntoClient
    public static var kanaTSU: Int { 0x4c2 }
    /// Source: `GDK_KEY_kana_TU`.
    @_alwaysEmitIntoClient
    public static var kanaTU: Int { 0x4c2 }
    /// Source: `GDK_KEY_kana_TE`.
    @_alwaysEmitIntoClient
    public static var kanaTE: Int { 0x4c3 }
    /// Source: `GDK_KEY_kana_TO`.
    @_alwaysEmitIntoClient
    public static var kanaTO: Int { 0x4c4 }
    /// Source: `GDK_KEY_kana_NA`.
    @_alwaysEmitIntoClient
    public static var kanaNA: Int { 0x4c5 }
    /// Source: `GDK_KEY_kana_NI`.
    @_alwaysEmitIntoClient
    public static var kanaNI: Int { 0x4c6 }
    /// Source: `GDK_KEY_kana_NU`.
    @_alwaysEmitIntoClient
    public static var kanaNU: Int { 0x4c7 }
    /// Source: `GDK_KEY_kana_NE`.
    @_alwaysEmitIntoClient
    public static var kanaNE: Int { 0x4c8 }
    /// Source: `GDK_KEY_kana_NO`.
    @_alwaysEmitIntoClient
    public static var kanaNO: Int { 0x4c9 }
    /// Source: `GDK_KEY_kana_HA`.
    @_alwaysEmitIntoClient
    public static var kanaHA: Int { 0x4ca }
    /// Source: `GDK_KEY_kana_HI`.
    @_alwaysEmitIntoClient
    public static var kanaHI: Int { 0x4cb }
    /// Source: `GDK_KEY_kana_FU`.
    @_alwaysEmitIntoClient
    public static var kanaFU: Int { 0x4cc }
    /// Source: `GDK_KEY_kana_HU`.
    @_alwaysEmitIntoClient
    public static var kanaHU: Int { 0x4cc }
    /// Source: `GDK_KEY_kana_HE`.
    @_alwaysEmitIntoClient
    public static var kanaHE: Int { 0x4cd }
    /// Source: `GDK_KEY_kana_HO`.
    @_alwaysEmitIntoClient
    public static var kanaHO: Int { 0x4ce }
    /// Source: `GDK_KEY_kana_MA`.
    @_alwaysEmitIntoClient
    public static var kanaMA: Int { 0x4cf }
    /// Source: `GDK_KEY_kana_MI`.
    @_alwaysEmitIntoClient
    public static var kanaMI: Int { 0x4d0 }
    /// Source: `GDK_KEY_kana_MU`.
    @_alwaysEmitIntoClient
    public static var kanaMU: Int { 0x4d1 }
    /// Source: `GDK_KEY_kana_ME`.
    @_alwaysEmitIntoClient
    public static var kanaME: Int { 0x4d2 }
    /// Source: `GDK_KEY_kana_MO`.
    @_alwaysEmitIntoClient
    public static var kanaMO: Int { 0x4d3 }
    /// Source: `GDK_KEY_kana_YA`.
    @_alwaysEmitIntoClient
    public static var kanaYA: Int { 0x4d4 }
    /// Source: `GDK_KEY_kana_YU`.
    @_alwaysEmitIntoClient
    public static var kanaYU: Int { 0x4d5 }
    /// Source: `GDK_KEY_kana_YO`.
    @_alwaysEmitIntoClient
    public static var kanaYO: Int { 0x4d6 }
    /// Source: `GDK_KEY_kana_RA`.
    @_alwaysEmitIntoClient
    public static var kanaRA: Int { 0x4d7 }
    /// Source: `GDK_KEY_kana_RI`.
    @_alwaysEmitIntoClient
    public static var kanaRI: Int { 0x4d8 }
    /// Source: `GDK_KEY_kana_RU`.
    @_alwaysEmitIntoClient
    public static var kanaRU: Int { 0x4d9 }
    /// Source: `GDK_KEY_kana_RE`.
    @_alwaysEmitIntoClient
    public static var kanaRE: Int { 0x4da }
    /// Source: `GDK_KEY_kana_RO`.
    @_alwaysEmitIntoClient
    public static var kanaRO: Int { 0x4db }
    /// Source: `GDK_KEY_kana_WA`.
    @_alwaysEmitIntoClient
    public static var kanaWA: Int { 0x4dc }
    /// Source: `GDK_KEY_kana_N`.
    @_alwaysEmitIntoClient
    public static var kanaN: Int { 0x4dd }
    /// Source: `GDK_KEY_voicedsound`.
    @_alwaysEmitIntoClient
    public static var voicedsound: Int { 0x4de }
    /// Source: `GDK_KEY_semivoicedsound`.
    @_alwaysEmitIntoClient
    public static var semivoicedsound: Int { 0x4df }
    /// Source: `GDK_KEY_Arabic_comma`.
    @_alwaysEmitIntoClient
    public static var arabicComma: Int { 0x5ac }
    /// Source: `GDK_KEY_Arabic_semicolon`.
    @_alwaysEmitIntoClient
    public static var arabicSemicolon: Int { 0x5bb }
    /// Source: `GDK_KEY_Arabic_question_mark`.
    @_alwaysEmitIntoClient
    public static var arabicQuestionMark: Int { 0x5bf }
    /// Source: `GDK_KEY_Arabic_hamza`.
    @_alwaysEmitIntoClient
    public static var arabicHamza: Int { 0x5c1 }
    /// Source: `GDK_KEY_Arabic_maddaonalef`.
    @_alwaysEmitIntoClient
    public static var arabicMaddaonalef: Int { 0x5c2 }
    /// Source: `GDK_KEY_Arabic_hamzaonalef`.
    @_alwaysEmitIntoClient
    public static var arabicHamzaonalef: Int { 0x5c3 }
    /// Source: `GDK_KEY_Arabic_hamzaonwaw`.
    @_alwaysEmitIntoClient
    public static var arabicHamzaonwaw: Int { 0x5c4 }
    /// Source: `GDK_KEY_Arabic_hamzaunderalef`.
    @_alwaysEmitIntoClient
    public static var arabicHamzaunderalef: Int { 0x5c5 }
    /// Source: `GDK_KEY_Arabic_hamzaonyeh`.
    @_alwaysEmitIntoClient
    public static var arabicHamzaonyeh: Int { 0x5c6 }
    /// Source: `GDK_KEY_Arabic_alef`.
    @_alwaysEmitIntoClient
    public static var arabicAlef: Int { 0x5c7 }
    /// Source: `GDK_KEY_Arabic_beh`.
    @_alwaysEmitIntoClient
    public static var arabicBeh: Int { 0x5c8 }
    /// Source: `GDK_KEY_Arabic_tehmarbuta`.
    @_alwaysEmitIntoClient
    public static var arabicTehmarbuta: Int { 0x5c9 }
    /// Source: `GDK_KEY_Arabic_teh`.
    @_alwaysEmitIntoClient
    public static var arabicTeh: Int { 0x5ca }
    /// Source: `GDK_KEY_Arabic_theh`.
    @_alwaysEmitIntoClient
    public static var arabicTheh: Int { 0x5cb }
    /// Source: `GDK_KEY_Arabic_jeem`.
    @_alwaysEmitIntoClient
    public static var arabicJeem: Int { 0x5cc }
    /// Source: `GDK_KEY_Arabic_hah`.
    @_alwaysEmitIntoClient
    public static var arabicHah: Int { 0x5cd }
    /// Source: `GDK_KEY_Arabic_khah`.
    @_alwaysEmitIntoClient
    public static var arabicKhah: Int { 0x5ce }
    /// Source: `GDK_KEY_Arabic_dal`.
    @_alwaysEmitIntoClient
    public static var arabicDal: Int { 0x5cf }
    /// Source: `GDK_KEY_Arabic_thal`.
    @_alwaysEmitIntoClient
    public static var arabicThal: Int { 0x5d0 }
    /// Source: `GDK_KEY_Arabic_ra`.
    @_alwaysEmitIntoClient
    public static var arabicRa: Int { 0x5d1 }
    /// Source: `GDK_KEY_Arabic_zain`.
    @_alwaysEmitIntoClient
    public static var arabicZain: Int { 0x5d2 }
    /// Source: `GDK_KEY_Arabic_seen`.
    @_alwaysEmitIntoClient
    public static var arabicSeen: Int { 0x5d3 }
    /// Source: `GDK_KEY_Arabic_sheen`.
    @_alwaysEmitIntoClient
    public static var arabicSheen: Int { 0x5d4 }
    /// Source: `GDK_KEY_Arabic_sad`.
    @_alwaysEmitIntoClient
    public static var arabicSad: Int { 0x5d5 }
    /// Source: `GDK_KEY_Arabic_dad`.
    @_alwaysEmitIntoClient
    public static var arabicDad: Int { 0x5d6 }
    /// Source: `GDK_KEY_Arabic_tah`.
    @_alwaysEmitIntoClient
    public static var arabicTah: Int { 0x5d7 }
    /// Source: `GDK_KEY_Arabic_zah`.
    @_alwaysEmitIntoClient
    public static var arabicZah: Int { 0x5d8 }
    /// Source: `GDK_KEY_Arabic_ain`.
    @_alwaysEmitIntoClient
    public static var arabicAin: Int { 0x5d9 }
    /// Source: `GDK_KEY_Arabic_ghain`.
    @_alwaysEmitIntoClient
    public static var arabicGhain: Int { 0x5da }
    /// Source: `GDK_KEY_Arabic_tatweel`.
    @_alwaysEmitIntoClient
    public static var arabicTatweel: Int { 0x5e0 }
    /// Source: `GDK_KEY_Arabic_feh`.
    @_alwaysEmitIntoClient
    public static var arabicFeh: Int { 0x5e1 }
    /// Source: `GDK_KEY_Arabic_qaf`.
    @_alwaysEmitIntoClient
    public static var arabicQaf: Int { 0x5e2 }
    /// Source: `GDK_KEY_Arabic_kaf`.
    @_alwaysEmitIntoClient
    public static var arabicKaf: Int { 0x5e3 }
    /// Source: `GDK_KEY_Arabic_lam`.
    @_alwaysEmitIntoClient
    public static var arabicLam: Int { 0x5e4 }
    /// Source: `GDK_KEY_Arabic_meem`.
    @_alwaysEmitIntoClient
    public static var arabicMeem: Int { 0x5e5 }
    /// Source: `GDK_KEY_Arabic_noon`.
    @_alwaysEmitIntoClient
    public static var arabicNoon: Int { 0x5e6 }
    /// Source: `GDK_KEY_Arabic_ha`.
    @_alwaysEmitIntoClient
    public static var arabicHa: Int { 0x5e7 }
    /// Source: `GDK_KEY_Arabic_heh`.
    @_alwaysEmitIntoClient
    public static var arabicHeh: Int { 0x5e7 }
    /// Source: `GDK_KEY_Arabic_waw`.
    @_alwaysEmitIntoClient
    public static var arabicWaw: Int { 0x5e8 }
    /// Source: `GDK_KEY_Arabic_alefmaksura`.
    @_alwaysEmitIntoClient
    public static var arabicAlefmaksura: Int { 0x5e9 }
    /// Source: `GDK_KEY_Arabic_yeh`.
    @_alwaysEmitIntoClient
    public static var arabicYeh: Int { 0x5ea }
    /// Source: `GDK_KEY_Arabic_fathatan`.
    @_alwaysEmitIntoClient
    public static var arabicFathatan: Int { 0x5eb }
    /// Source: `GDK_KEY_Arabic_dammatan`.
    @_alwaysEmitIntoClient
    public static var arabicDammatan: Int { 0x5ec }
    /// Source: `GDK_KEY_Arabic_kasratan`.
    @_alwaysEmitIntoClient
    public static var arabicKasratan: Int { 0x5ed }
    /// Source: `GDK_KEY_Arabic_fatha`.
    @_alwaysEmitIntoClient
    public static var arabicFatha: Int { 0x5ee }
    /// Source: `GDK_KEY_Arabic_damma`.
    @_alwaysEmitIntoClient
    public static var arabicDamma: Int { 0x5ef }
    /// Source: `GDK_KEY_Arabic_kasra`.
    @_alwaysEmitIntoClient
    public static var arabicKasra: Int { 0x5f0 }
    /// Source: `GDK_KEY_Arabic_shadda`.
    @_alwaysEmitIntoClient
    public static var arabicShadda: Int { 0x5f1 }
    /// Source: `GDK_KEY_Arabic_sukun`.
    @_alwaysEmitIntoClient
    public static var arabicSukun: Int { 0x5f2 }
    /// Source: `GDK_KEY_Serbian_dje`.
    @_alwaysEmitIntoClient
    public static var serbianDje: Int { 0x6a1 }
    /// Source: `GDK_KEY_Macedonia_gje`.
    @_alwaysEmitIntoClient
    public static var macedoniaGje: Int { 0x6a2 }
    /// Source: `GDK_KEY_Cyrillic_io`.
    @_alwaysEmitIntoClient
    public static var cyrillicIo: Int { 0x6a3 }
    /// Source: `GDK_KEY_Ukrainian_ie`.
    @_alwaysEmitIntoClient
    public static var ukrainianIe: Int { 0x6a4 }
    /// Source: `GDK_KEY_Ukranian_je`.
    @_alwaysEmitIntoClient
    public static var ukranianJe: Int { 0x6a4 }
    /// Source: `GDK_KEY_Macedonia_dse`.
    @_alwaysEmitIntoClient
    public static var macedoniaDse: Int { 0x6a5 }
    /// Source: `GDK_KEY_Ukrainian_i`.
    @_alwaysEmitIntoClient
    public static var Ukrainian_i: Int { 0x6a6 }
    /// Source: `GDK_KEY_Ukranian_i`.
    @_alwaysEmitIntoClient
    public static var Ukranian_i: Int { 0x6a6 }
    /// Source: `GDK_KEY_Ukrainian_yi`.
    @_alwaysEmitIntoClient
    public static var ukrainianYi: Int { 0x6a7 }
    /// Source: `GDK_KEY_Ukranian_yi`.
    @_alwaysEmitIntoClient
    public static var ukranianYi: Int { 0x6a7 }
    /// Source: `GDK_KEY_Cyrillic_je`.
    @_alwaysEmitIntoClient
    public static var cyrillicJe: Int { 0x6a8 }
    /// Source: `GDK_KEY_Serbian_je`.
    @_alwaysEmitIntoClient
    public static var serbianJe: Int { 0x6a8 }
    /// Source: `GDK_KEY_Cyrillic_lje`.
    @_alwaysEmitIntoClient
    public static var cyrillicLje: Int { 0x6a9 }
    /// Source: `GDK_KEY_Serbian_lje`.
    @_alwaysEmitIntoClient
    public static var serbianLje: Int { 0x6a9 }
    /// Source: `GDK_KEY_Cyrillic_nje`.
    @_alwaysEmitIntoClient
    public static var cyrillicNje: Int { 0x6aa }
    /// Source: `GDK_KEY_Serbian_nje`.
    @_alwaysEmitIntoClient
    public static var serbianNje: Int { 0x6aa }
    /// Source: `GDK_KEY_Serbian_tshe`.
    @_alwaysEmitIntoClient
    public static var serbianTshe: Int { 0x6ab }
    /// Source: `GDK_KEY_Macedonia_kje`.
    @_alwaysEmitIntoClient
    public static var macedoniaKje: Int { 0x6ac }
    /// Source: `GDK_KEY_Ukrainian_ghe_with_upturn`.
    @_alwaysEmitIntoClient
    public static var ukrainianGheWithUpturn: Int { 0x6ad }
    /// Source: `GDK_KEY_Byelorussian_shortu`.
    @_alwaysEmitIntoClient
    public static var byelorussianShortu: Int { 0x6ae }
    /// Source: `GDK_KEY_Cyrillic_dzhe`.
    @_alwaysEmitIntoClient
    public static var cyrillicDzhe: Int { 0x6af }
    /// Source: `GDK_KEY_Serbian_dze`.
    @_alwaysEmitIntoClient
    public static var serbianDze: Int { 0x6af }
    /// Source: `GDK_KEY_numerosign`.
    @_alwaysEmitIntoClient
    public static var numerosign: Int { 0x6b0 }
    /// Source: `GDK_KEY_Serbian_DJE`.
    @_alwaysEmitIntoClient
    public static var serbianDJE: Int { 0x6b1 }
    /// Source: `GDK_KEY_Macedonia_GJE`.
    @_alwaysEmitIntoClient
    public static var macedoniaGJE: Int { 0x6b2 }
    /// Source: `GDK_KEY_Cyrillic_IO`.
    @_alwaysEmitIntoClient
    public static var cyrillicIO: Int { 0x6b3 }
    /// Source: `GDK_KEY_Ukrainian_IE`.
    @_alwaysEmitIntoClient
    public static var ukrainianIE: Int { 0x6b4 }
    /// Source: `GDK_KEY_Ukranian_JE`.
    @_alwaysEmitIntoClient
    public static var ukranianJE: Int { 0x6b4 }
    /// Source: `GDK_KEY_Macedonia_DSE`.
    @_alwaysEmitIntoClient
    public static var macedoniaDSE: Int { 0x6b5 }
    /// Source: `GDK_KEY_Ukrainian_I`.
    @_alwaysEmitIntoClient
    public static var Ukrainian_I: Int { 0x6b6 }
    /// Source: `GDK_KEY_Ukranian_I`.
    @_alwaysEmitIntoClient
    public static var Ukranian_I: Int { 0x6b6 }
    /// Source: `GDK_KEY_Ukrainian_YI`.
    @_alwaysEmitIntoClient
    public static var ukrainianYI: Int { 0x6b7 }
    /// Source: `GDK_KEY_Ukranian_YI`.
    @_alwaysEmitIntoClient
    public static var ukranianYI: Int { 0x6b7 }
    /// Source: `GDK_KEY_Cyrillic_JE`.
    @_alwaysEmitIntoClient
    public static var cyrillicJE: Int { 0x6b8 }
    /// Source: `GDK_KEY_Serbian_JE`.
    @_alwaysEmitIntoClient
    public static var serbianJE: Int { 0x6b8 }
    /// Source: `GDK_KEY_Cyrillic_LJE`.
    @_alwaysEmitIntoClient
    public static var cyrillicLJE: Int { 0x6b9 }
    /// Source: `GDK_KEY_Serbian_LJE`.
    @_alwaysEmitIntoClient
    public static var serbianLJE: Int { 0x6b9 }
    /// Source: `GDK_KEY_Cyrillic_NJE`.
    @_alwaysEmitIntoClient
    public static var cyrillicNJE: Int { 0x6ba }
    /// Source: `GDK_KEY_Serbian_NJE`.
    @_alwaysEmitIntoClient
    public static var serbianNJE: Int { 0x6ba }
    /// Source: `GDK_KEY_Serbian_TSHE`.
    @_alwaysEmitIntoClient
    public static var serbianTSHE: Int { 0x6bb }
    /// Source: `GDK_KEY_Macedonia_KJE`.
    @_alwaysEmitIntoClient
    public static var macedoniaKJE: Int { 0x6bc }
    /// Source: `GDK_KEY_Ukrainian_GHE_WITH_UPTURN`.
    @_alwaysEmitIntoClient
    public static var ukrainianGHEWITHUPTURN: Int { 0x6bd }
    /// Source: `GDK_KEY_Byelorussian_SHORTU`.
    @_alwaysEmitIntoClient
    public static var byelorussianSHORTU: Int { 0x6be }
    /// Source: `GDK_KEY_Cyrillic_DZHE`.
    @_alwaysEmitIntoClient
    public static var cyrillicDZHE: Int { 0x6bf }
    /// Source: `GDK_KEY_Serbian_DZE`.
    @_alwaysEmitIntoClient
    public static var serbianDZE: Int { 0x6bf }
    /// Source: `GDK_KEY_Cyrillic_yu`.
    @_alwaysEmitIntoClient
    public static var cyrillicYu: Int { 0x6c0 }
    /// Source: `GDK_KEY_Cyrillic_a`.
    @_alwaysEmitIntoClient
    public static var Cyrillic_a: Int { 0x6c1 }
    /// Source: `GDK_KEY_Cyrillic_be`.
    @_alwaysEmitIntoClient
    public static var cyrillicBe: Int { 0x6c2 }
    /// Source: `GDK_KEY_Cyrillic_tse`.
    @_alwaysEmitIntoClient
    public static var cyrillicTse: Int { 0x6c3 }
    /// Source: `GDK_KEY_Cyrillic_de`.
    @_alwaysEmitIntoClient
    public static var cyrillicDe: Int { 0x6c4 }
    /// Source: `GDK_KEY_Cyrillic_ie`.
    @_alwaysEmitIntoClient
    public static var cyrillicIe: Int { 0x6c5 }
    /// Source: `GDK_KEY_Cyrillic_ef`.
    @_alwaysEmitIntoClient
    public static var cyrillicEf: Int { 0x6c6 }
    /// Source: `GDK_KEY_Cyrillic_ghe`.
    @_alwaysEmitIntoClient
    public static var cyrillicGhe: Int { 0x6c7 }
    /// Source: `GDK_KEY_Cyrillic_ha`.
    @_alwaysEmitIntoClient
    public static var cyrillicHa: Int { 0x6c8 }
    /// Source: `GDK_KEY_Cyrillic_i`.
    @_alwaysEmitIntoClient
    public static var Cyrillic_i: Int { 0x6c9 }
    /// Source: `GDK_KEY_Cyrillic_shorti`.
    @_alwaysEmitIntoClient
    public static var cyrillicShorti: Int { 0x6ca }
    /// Source: `GDK_KEY_Cyrillic_ka`.
    @_alwaysEmitIntoClient
    public static var cyrillicKa: Int { 0x6cb }
    /// Source: `GDK_KEY_Cyrillic_el`.
    @_alwaysEmitIntoClient
    public static var cyrillicEl: Int { 0x6cc }
    /// Source: `GDK_KEY_Cyrillic_em`.
    @_alwaysEmitIntoClient
    public static var cyrillicEm: Int { 0x6cd }
    /// Source: `GDK_KEY_Cyrillic_en`.
    @_alwaysEmitIntoClient
    public static var cyrillicEn: Int { 0x6ce }
    /// Source: `GDK_KEY_Cyrillic_o`.
    @_alwaysEmitIntoClient
    public static var Cyrillic_o: Int { 0x6cf }
    /// Source: `GDK_KEY_Cyrillic_pe`.
    @_alwaysEmitIntoClient
    public static var cyrillicPe: Int { 0x6d0 }
    /// Source: `GDK_KEY_Cyrillic_ya`.
    @_alwaysEmitIntoClient
    public static var cyrillicYa: Int { 0x6d1 }
    /// Source: `GDK_KEY_Cyrillic_er`.
    @_alwaysEmitIntoClient
    public static var cyrillicEr: Int { 0x6d2 }
    /// Source: `GDK_KEY_Cyrillic_es`.
    @_alwaysEmitIntoClient
    public static var cyrillicEs: Int { 0x6d3 }
    /// Source: `GDK_KEY_Cyrillic_te`.
    @_alwaysEmitIntoClient
    public static var cyrillicTe: Int { 0x6d4 }
    /// Source: `GDK_KEY_Cyrillic_u`.
    @_alwaysEmitIntoClient
    public static var Cyrillic_u: Int { 0x6d5 }
    /// Source: `GDK_KEY_Cyrillic_zhe`.
    @_alwaysEmitIntoClient
    public static var cyrillicZhe: Int { 0x6d6 }
    /// Source: `GDK_KEY_Cyrillic_ve`.
    @_alwaysEmitIntoClient
    public static var cyrillicVe: Int { 0x6d7 }
    /// Source: `GDK_KEY_Cyrillic_softsign`.
    @_alwaysEmitIntoClient
    public static var cyrillicSoftsign: Int { 0x6d8 }
    /// Source: `GDK_KEY_Cyrillic_yeru`.
    @_alwaysEmitIntoClient
    public static var cyrillicYeru: Int { 0x6d9 }
    /// Source: `GDK_KEY_Cyrillic_ze`.
    @_alwaysEmitIntoClient
    public static var cyrillicZe: Int { 0x6da }
    /// Source: `GDK_KEY_Cyrillic_sha`.
    @_alwaysEmitIntoClient
    public static var cyrillicSha: Int { 0x6db }
    /// Source: `GDK_KEY_Cyrillic_e`.
    @_alwaysEmitIntoClient
    public static var Cyrillic_e: Int { 0x6dc }
    /// Source: `GDK_KEY_Cyrillic_shcha`.
    @_alwaysEmitIntoClient
    public static var cyrillicShcha: Int { 0x6dd }
    /// Source: `GDK_KEY_Cyrillic_che`.
    @_alwaysEmitIntoClient
    public static var cyrillicChe: Int { 0x6de }
    /// Source: `GDK_KEY_Cyrillic_hardsign`.
    @_alwaysEmitIntoClient
    public static var cyrillicHardsign: Int { 0x6df }
    /// Source: `GDK_KEY_Cyrillic_YU`.
    @_alwaysEmitIntoClient
    public static var cyrillicYU: Int { 0x6e0 }
    /// Source: `GDK_KEY_Cyrillic_A`.
    @_alwaysEmitIntoClient
    public static var Cyrillic_A: Int { 0x6e1 }
    /// Source: `GDK_KEY_Cyrillic_BE`.
    @_alwaysEmitIntoClient
    public static var cyrillicBE: Int { 0x6e2 }
    /// Source: `GDK_KEY_Cyrillic_TSE`.
    @_alwaysEmitIntoClient
    public static var cyrillicTSE: Int { 0x6e3 }
    /// Source: `GDK_KEY_Cyrillic_DE`.
    @_alwaysEmitIntoClient
    public static var cyrillicDE: Int { 0x6e4 }
    /// Source: `GDK_KEY_Cyrillic_IE`.
    @_alwaysEmitIntoClient
    public static var cyrillicIE: Int { 0x6e5 }
    /// Source: `GDK_KEY_Cyrillic_EF`.
    @_alwaysEmitIntoClient
    public static var cyrillicEF: Int { 0x6e6 }
    /// Source: `GDK_KEY_Cyrillic_GHE`.
    @_alwaysEmitIntoClient
    public static var cyrillicGHE: Int { 0x6e7 }
    /// Source: `GDK_KEY_Cyrillic_HA`.
    @_alwaysEmitIntoClient
    public static var cyrillicHA: Int { 0x6e8 }
    /// Source: `GDK_KEY_Cyrillic_I`.
    @_alwaysEmitIntoClient
    public static var Cyrillic_I: Int { 0x6e9 }
    /// Source: `GDK_KEY_Cyrillic_SHORTI`.
    @_alwaysEmitIntoClient
    public static var cyrillicSHORTI: Int { 0x6ea }
    /// Source: `GDK_KEY_Cyrillic_KA`.
    @_alwaysEmitIntoClient
    public static var cyrillicKA: Int { 0x6eb }
    /// Source: `GDK_KEY_Cyrillic_EL`.
    @_alwaysEmitIntoClient
    public static var cyrillicEL: Int { 0x6ec }
    /// Source: `GDK_KEY_Cyrillic_EM`.
    @_alwaysEmitIntoClient
    public static var cyrillicEM: Int { 0x6ed }
    /// Source: `GDK_KEY_Cyrillic_EN`.
    @_alwaysEmitIntoClient
    public static var cyrillicEN: Int { 0x6ee }
    /// Source: `GDK_KEY_Cyrillic_O`.
    @_alwaysEmitIntoClient
    public static var Cyrillic_O: Int { 0x6ef }
    /// Source: `GDK_KEY_Cyrillic_PE`.
    @_alwaysEmitIntoClient
    public static var cyrillicPE: Int { 0x6f0 }
    /// Source: `GDK_KEY_Cyrillic_YA`.
    @_alwaysEmitIntoClient
    public static var cyrillicYA: Int { 0x6f1 }
    /// Source: `GDK_KEY_Cyrillic_ER`.
    @_alwaysEmitIntoClient
    public static var cyrillicER: Int { 0x6f2 }
    /// Source: `GDK_KEY_Cyrillic_ES`.
    @_alwaysEmitIntoClient
    public static var cyrillicES: Int { 0x6f3 }
    /// Source: `GDK_KEY_Cyrillic_TE`.
    @_alwaysEmitIntoClient
    public static var cyrillicTE: Int { 0x6f4 }
    /// Source: `GDK_KEY_Cyrillic_U`.
    @_alwaysEmitIntoClient
    public static var Cyrillic_U: Int { 0x6f5 }
    /// Source: `GDK_KEY_Cyrillic_ZHE`.
    @_alwaysEmitIntoClient
    public static var cyrillicZHE: Int { 0x6f6 }
    /// Source: `GDK_KEY_Cyrillic_VE`.
    @_alwaysEmitIntoClient
    public static var cyrillicVE: Int { 0x6f7 }
    /// Source: `GDK_KEY_Cyrillic_SOFTSIGN`.
    @_alwaysEmitIntoClient
    public static var cyrillicSOFTSIGN: Int { 0x6f8 }
    /// Source: `GDK_KEY_Cyrillic_YERU`.
    @_alwaysEmitIntoClient
    public static var cyrillicYERU: Int { 0x6f9 }
    /// Source: `GDK_KEY_Cyrillic_ZE`.
    @_alwaysEmitIntoClient
    public static var cyrillicZE: Int { 0x6fa }
    /// Source: `GDK_KEY_Cyrillic_SHA`.
    @_alwaysEmitIntoClient
    public static var cyrillicSHA: Int { 0x6fb }
    /// Source: `GDK_KEY_Cyrillic_E`.
    @_alwaysEmitIntoClient
    public static var Cyrillic_E: Int { 0x6fc }
    /// Source: `GDK_KEY_Cyrillic_SHCHA`.
    @_alwaysEmitIntoClient
    public static var cyrillicSHCHA: Int { 0x6fd }
    /// Source: `GDK_KEY_Cyrillic_CHE`.
    @_alwaysEmitIntoClient
    public static var cyrillicCHE: Int { 0x6fe }
    /// Source: `GDK_KEY_Cyrillic_HARDSIGN`.
    @_alwaysEmitIntoClient
    public static var cyrillicHARDSIGN: Int { 0x6ff }
    /// Source: `GDK_KEY_Greek_ALPHAaccent`.
    @_alwaysEmitIntoClient
    public static var greekALPHAaccent: Int { 0x7a1 }
    /// Source: `GDK_KEY_Greek_EPSILONaccent`.
    @_alwaysEmitIntoClient
    public static var greekEPSILONaccent: Int { 0x7a2 }
    /// Source: `GDK_KEY_Greek_ETAaccent`.
    @_alwaysEmitIntoClient
    public static var greekETAaccent: Int { 0x7a3 }
    /// Source: `GDK_KEY_Greek_IOTAaccent`.
    @_alwaysEmitIntoClient
    public static var greekIOTAaccent: Int { 0x7a4 }
    /// Source: `GDK_KEY_Greek_IOTAdiaeresis`.
    @_alwaysEmitIntoClient
    public static var greekIOTAdiaeresis: Int { 0x7a5 }
    /// Source: `GDK_KEY_Greek_IOTAdieresis`.
    @_alwaysEmitIntoClient
    public static var greekIOTAdieresis: Int { 0x7a5 }
    /// Source: `GDK_KEY_Greek_OMICRONaccent`.
    @_alwaysEmitIntoClient
    public static var greekOMICRONaccent: Int { 0x7a7 }
    /// Source: `GDK_KEY_Greek_UPSILONaccent`.
    @_alwaysEmitIntoClient
    public static var greekUPSILONaccent: Int { 0x7a8 }
    /// Source: `GDK_KEY_Greek_UPSILONdieresis`.
    @_alwaysEmitIntoClient
    public static var greekUPSILONdieresis: Int { 0x7a9 }
    /// Source: `GDK_KEY_Greek_OMEGAaccent`.
    @_alwaysEmitIntoClient
    public static var greekOMEGAaccent: Int { 0x7ab }
    /// Source: `GDK_KEY_Greek_accentdieresis`.
    @_alwaysEmitIntoClient
    public static var greekAccentdieresis: Int { 0x7ae }
    /// Source: `GDK_KEY_Greek_horizbar`.
    @_alwaysEmitIntoClient
    public static var greekHorizbar: Int { 0x7af }
    /// Source: `GDK_KEY_Greek_alphaaccent`.
    @_alwaysEmitIntoClient
    public static var greekAlphaaccent: Int { 0x7b1 }
    /// Source: `GDK_KEY_Greek_epsilonaccent`.
    @_alwaysEmitIntoClient
    public static var greekEpsilonaccent: Int { 0x7b2 }
    /// Source: `GDK_KEY_Greek_etaaccent`.
    @_alwaysEmitIntoClient
    public static var greekEtaaccent: Int { 0x7b3 }
    /// Source: `GDK_KEY_Greek_iotaaccent`.
    @_alwaysEmitIntoClient
    public static var greekIotaaccent: Int { 0x7b4 }
    /// Source: `GDK_KEY_Greek_iotadieresis`.
    @_alwaysEmitIntoClient
    public static var greekIotadieresis: Int { 0x7b5 }
    /// Source: `GDK_KEY_Greek_iotaaccentdieresis`.
    @_alwaysEmitIntoClient
    public static var greekIotaaccentdieresis: Int { 0x7b6 }
    /// Source: `GDK_KEY_Greek_omicronaccent`.
    @_alwaysEmitIntoClient
    public static var greekOmicronaccent: Int { 0x7b7 }
    /// Source: `GDK_KEY_Greek_upsilonaccent`.
    @_alwaysEmitIntoClient
    public static var greekUpsilonaccent: Int { 0x7b8 }
    /// Source: `GDK_KEY_Greek_upsilondieresis`.
    @_alwaysEmitIntoClient
    public static var greekUpsilondieresis: Int { 0x7b9 }
    /// Source: `GDK_KEY_Greek_upsilonaccentdieresis`.
    @_alwaysEmitIntoClient
    public static var greekUpsilonaccentdieresis: Int { 0x7ba }
    /// Source: `GDK_KEY_Greek_omegaaccent`.
    @_alwaysEmitIntoClient
    public static var greekOmegaaccent: Int { 0x7bb }
    /// Source: `GDK_KEY_Greek_ALPHA`.
    @_alwaysEmitIntoClient
    public static var greekALPHA: Int { 0x7c1 }
    /// Source: `GDK_KEY_Greek_BETA`.
    @_alwaysEmitIntoClient
    public static var greekBETA: Int { 0x7c2 }
    /// Source: `GDK_KEY_Greek_GAMMA`.
    @_alwaysEmitIntoClient
    public static var greekGAMMA: Int { 0x7c3 }
    /// Source: `GDK_KEY_Greek_DELTA`.
    @_alwaysEmitIntoClient
    public static var greekDELTA: Int { 0x7c4 }
    /// Source: `GDK_KEY_Greek_EPSILON`.
    @_alwaysEmitIntoClient
    public static var greekEPSILON: Int { 0x7c5 }
    /// Source: `GDK_KEY_Greek_ZETA`.
    @_alwaysEmitIntoClient
    public static var greekZETA: Int { 0x7c6 }
    /// Source: `GDK_KEY_Greek_ETA`.
    @_alwaysEmitIntoClient
    public static var greekETA: Int { 0x7c7 }
    /// Source: `GDK_KEY_Greek_THETA`.
    @_alwaysEmitIntoClient
    public static var greekTHETA: Int { 0x7c8 }
    /// Source: `GDK_KEY_Greek_IOTA`.
    @_alwaysEmitIntoClient
    public static var greekIOTA: Int { 0x7c9 }
    /// Source: `GDK_KEY_Greek_KAPPA`.
    @_alwaysEmitIntoClient
    public static var greekKAPPA: Int { 0x7ca }
    /// Source: `GDK_KEY_Greek_LAMBDA`.
    @_alwaysEmitIntoClient
    public static var greekLAMBDA: Int { 0x7cb }
    /// Source: `GDK_KEY_Greek_LAMDA`.
    @_alwaysEmitIntoClient
    public static var greekLAMDA: Int { 0x7cb }
    /// Source: `GDK_KEY_Greek_MU`.
    @_alwaysEmitIntoClient
    public static var greekMU: Int { 0x7cc }
    /// Source: `GDK_KEY_Greek_NU`.
    @_alwaysEmitIntoClient
    public static var greekNU: Int { 0x7cd }
    /// Source: `GDK_KEY_Greek_XI`.
    @_alwaysEmitIntoClient
    public static var greekXI: Int { 0x7ce }
    /// Source: `GDK_KEY_Greek_OMICRON`.
    @_alwaysEmitIntoClient
    public static var greekOMICRON: Int { 0x7cf }
    /// Source: `GDK_KEY_Greek_PI`.
    @_alwaysEmitIntoClient
    public static var greekPI: Int { 0x7d0 }
    /// Source: `GDK_KEY_Greek_RHO`.
    @_alwaysEmitIntoClient
    public static var greekRHO: Int { 0x7d1 }
    /// Source: `GDK_KEY_Greek_SIGMA`.
    @_alwaysEmitIntoClient
    public static var greekSIGMA: Int { 0x7d2 }
    /// Source: `GDK_KEY_Greek_TAU`.
    @_alwaysEmitIntoClient
    public static var greekTAU: Int { 0x7d4 }
    /// Source: `GDK_KEY_Greek_UPSILON`.
    @_alwaysEmitIntoClient
    public static var greekUPSILON: Int { 0x7d5 }
    /// Source: `GDK_KEY_Greek_PHI`.
    @_alwaysEmitIntoClient
    public static var greekPHI: Int { 0x7d6 }
    /// Source: `GDK_KEY_Greek_CHI`.
    @_alwaysEmitIntoClient
    public static var greekCHI: Int { 0x7d7 }
    /// Source: `GDK_KEY_Greek_PSI`.
    @_alwaysEmitIntoClient
    public static var greekPSI: Int { 0x7d8 }
    /// Source: `GDK_KEY_Greek_OMEGA`.
    @_alwaysEmitIntoClient
    public static var greekOMEGA: Int { 0x7d9 }
    /// Source: `GDK_KEY_Greek_alpha`.
    @_alwaysEmitIntoClient
    public static var greekAlpha: Int { 0x7e1 }
    /// Source: `GDK_KEY_Greek_beta`.
    @_alwaysEmitIntoClient
    public static var greekBeta: Int { 0x7e2 }
    /// Source: `GDK_KEY_Greek_gamma`.
    @_alwaysEmitIntoClient
    public static var greekGamma: Int { 0x7e3 }
    /// Source: `GDK_KEY_Greek_delta`.
    @_alwaysEmitIntoClient
    public static var greekDelta: Int { 0x7e4 }
    /// Source: `GDK_KEY_Greek_epsilon`.
    @_alwaysEmitIntoClient
    public static var greekEpsilon: Int { 0x7e5 }
    /// Source: `GDK_KEY_Greek_zeta`.
    @_alwaysEmitIntoClient
    public static var greekZeta: Int { 0x7e6 }
    /// Source: `GDK_KEY_Greek_eta`.
    @_alwaysEmitIntoClient
    public static var greekEta: Int { 0x7e7 }
    /// Source: `GDK_KEY_Greek_theta`.
    @_alwaysEmitIntoClient
    public static var greekTheta: Int { 0x7e8 }
    /// Source: `GDK_KEY_Greek_iota`.
    @_alwaysEmitIntoClient
    public static var greekIota: Int { 0x7e9 }
    /// Source: `GDK_KEY_Greek_kappa`.
    @_alwaysEmitIntoClient
    public static var greekKappa: Int { 0x7ea }
    /// Source: `GDK_KEY_Greek_lambda`.
    @_alwaysEmitIntoClient
    public static var greekLambda: Int { 0x7eb }
    /// Source: `GDK_KEY_Greek_lamda`.
    @_alwaysEmitIntoClient
    public static var greekLamda: Int { 0x7eb }
    /// Source: `GDK_KEY_Greek_mu`.
    @_alwaysEmitIntoClient
    public static var greekMu: Int { 0x7ec }
    /// Source: `GDK_KEY_Greek_nu`.
    @_alwaysEmitIntoClient
    public static var greekNu: Int { 0x7ed }
    /// Source: `GDK_KEY_Greek_xi`.
    @_alwaysEmitIntoClient
    public static var greekXi: Int { 0x7ee }
    /// Source: `GDK_KEY_Greek_omicron`.
    @_alwaysEmitIntoClient
    public static var greekOmicron: Int { 0x7ef }
    /// Source: `GDK_KEY_Greek_pi`.
    @_alwaysEmitIntoClient
    public static var greekPi: Int { 0x7f0 }
    /// Source: `GDK_KEY_Greek_rho`.
    @_alwaysEmitIntoClient
    public static var greekRho: Int { 0x7f1 }
    /// Source: `GDK_KEY_Greek_sigma`.
    @_alwaysEmitIntoClient
    public static var greekSigma: Int { 0x7f2 }
    /// Source: `GDK_KEY_Greek_finalsmallsigma`.
    @_alwaysEmitIntoClient
    public static var greekFinalsmallsigma: Int { 0x7f3 }
    /// Source: `GDK_KEY_Greek_tau`.
    @_alwaysEmitIntoClient
    public static var greekTau: Int { 0x7f4 }
    /// Source: `GDK_KEY_Greek_upsilon`.
    @_alwaysEmitIntoClient
    public static var greekUpsilon: Int { 0x7f5 }
    /// Source: `GDK_KEY_Greek_phi`.
    @_alwaysEmitIntoClient
    public static var greekPhi: Int { 0x7f6 }
    /// Source: `GDK_KEY_Greek_chi`.
    @_alwaysEmitIntoClient
    public static var greekChi: Int { 0x7f7 }
    /// Source: `GDK_KEY_Greek_psi`.
    @_alwaysEmitIntoClient
    public static var greekPsi: Int { 0x7f8 }
    /// Source: `GDK_KEY_Greek_omega`.
    @_alwaysEmitIntoClient
    public static var greekOmega: Int { 0x7f9 }
    /// Source: `GDK_KEY_leftradical`.
    @_alwaysEmitIntoClient
    public static var leftradical: Int { 0x8a1 }
    /// Source: `GDK_KEY_topleftradical`.
    @_alwaysEmitIntoClient
    public static var topleftradical: Int { 0x8a2 }
    /// Source: `GDK_KEY_horizconnector`.
    @_alwaysEmitIntoClient
    public static var horizconnector: Int { 0x8a3 }
    /// Source: `GDK_KEY_topintegral`.
    @_alwaysEmitIntoClient
    public static var topintegral: Int { 0x8a4 }
    /// Source: `GDK_KEY_botintegral`.
    @_alwaysEmitIntoClient
    public static var botintegral: Int { 0x8a5 }
    /// Source: `GDK_KEY_vertconnector`.
    @_alwaysEmitIntoClient
    public static var vertconnector: Int { 0x8a6 }
    /// Source: `GDK_KEY_topleftsqbracket`.
    @_alwaysEmitIntoClient
    public static var topleftsqbracket: Int { 0x8a7 }
    /// Source: `GDK_KEY_botleftsqbracket`.
    @_alwaysEmitIntoClient
    public static var botleftsqbracket: Int { 0x8a8 }
    /// Source: `GDK_KEY_toprightsqbracket`.
    @_alwaysEmitIntoClient
    public static var toprightsqbracket: Int { 0x8a9 }
    /// Source: `GDK_KEY_botrightsqbracket`.
    @_alwaysEmitIntoClient
    public static var botrightsqbracket: Int { 0x8aa }
    /// Source: `GDK_KEY_topleftparens`.
    @_alwaysEmitIntoClient
    public static var topleftparens: Int { 0x8ab }
    /// Source: `GDK_KEY_botleftparens`.
    @_alwaysEmitIntoClient
    public static var botleftparens: Int { 0x8ac }
    /// Source: `GDK_KEY_toprightparens`.
    @_alwaysEmitIntoClient
    public static var toprightparens: Int { 0x8ad }
    /// Source: `GDK_KEY_botrightparens`.
    @_alwaysEmitIntoClient
    public static var botrightparens: Int { 0x8ae }
    /// Source: `GDK_KEY_leftmiddlecurlybrace`.
    @_alwaysEmitIntoClient
    public static var leftmiddlecurlybrace: Int { 0x8af }
    /// Source: `GDK_KEY_rightmiddlecurlybrace`.
    @_alwaysEmitIntoClient
    public static var rightmiddlecurlybrace: Int { 0x8b0 }
    /// Source: `GDK_KEY_topleftsummation`.
    @_alwaysEmitIntoClient
    public static var topleftsummation: Int { 0x8b1 }
    /// Source: `GDK_KEY_botleftsummation`.
    @_alwaysEmitIntoClient
    public static var botleftsummation: Int { 0x8b2 }
    /// Source: `GDK_KEY_topvertsummationconnector`.
    @_alwaysEmitIntoClient
    public static var topvertsummationconnector: Int { 0x8b3 }
    /// Source: `GDK_KEY_botvertsummationconnector`.
    @_alwaysEmitIntoClient
    public static var botvertsummationconnector: Int { 0x8b4 }
    /// Source: `GDK_KEY_toprightsummation`.
    @_alwaysEmitIntoClient
    public static var toprightsummation: Int { 0x8b5 }
    /// Source: `GDK_KEY_botrightsummation`.
    @_alwaysEmitIntoClient
    public static var botrightsummation: Int { 0x8b6 }
    /// Source: `GDK_KEY_rightmiddlesummation`.
    @_alwaysEmitIntoClient
    public static var rightmiddlesummation: Int { 0x8b7 }
    /// Source: `GDK_KEY_lessthanequal`.
    @_alwaysEmitIntoClient
    public static var lessthanequal: Int { 0x8bc }
    /// Source: `GDK_KEY_notequal`.
    @_alwaysEmitIntoClient
    public static var notequal: Int { 0x8bd }
    /// Source: `GDK_KEY_greaterthanequal`.
    @_alwaysEmitIntoClient
    public static var greaterthanequal: Int { 0x8be }
    /// Source: `GDK_KEY_integral`.
    @_alwaysEmitIntoClient
    public static var integral: Int { 0x8bf }
    /// Source: `GDK_KEY_therefore`.
    @_alwaysEmitIntoClient
    public static var therefore: Int { 0x8c0 }
    /// Source: `GDK_KEY_variation`.
    @_alwaysEmitIntoClient
    public static var variation: Int { 0x8c1 }
    /// Source: `GDK_KEY_infinity`.
    @_alwaysEmitIntoClient
    public static var infinity: Int { 0x8c2 }
    /// Source: `GDK_KEY_nabla`.
    @_alwaysEmitIntoClient
    public static var nabla: Int { 0x8c5 }
    /// Source: `GDK_KEY_approximate`.
    @_alwaysEmitIntoClient
    public static var approximate: Int { 0x8c8 }
    /// Source: `GDK_KEY_similarequal`.
    @_alwaysEmitIntoClient
    public static var similarequal: Int { 0x8c9 }
    /// Source: `GDK_KEY_ifonlyif`.
    @_alwaysEmitIntoClient
    public static var ifonlyif: Int { 0x8cd }
    /// Source: `GDK_KEY_implies`.
    @_alwaysEmitIntoClient
    public static var implies: Int { 0x8ce }
    /// Source: `GDK_KEY_identical`.
    @_alwaysEmitIntoClient
    public static var identical: Int { 0x8cf }
    /// Source: `GDK_KEY_radical`.
    @_alwaysEmitIntoClient
    public static var radical: Int { 0x8d6 }
    /// Source: `GDK_KEY_includedin`.
    @_alwaysEmitIntoClient
    public static var includedin: Int { 0x8da }
    /// Source: `GDK_KEY_includes`.
    @_alwaysEmitIntoClient
    public static var includes: Int { 0x8db }
    /// Source: `GDK_KEY_intersection`.
    @_alwaysEmitIntoClient
    public static var intersection: Int { 0x8dc }
    /// Source: `GDK_KEY_union`.
    @_alwaysEmitIntoClient
    public static var union: Int { 0x8dd }
    /// Source: `GDK_KEY_logicaland`.
    @_alwaysEmitIntoClient
    public static var logicaland: Int { 0x8de }
    /// Source: `GDK_KEY_logicalor`.
    @_alwaysEmitIntoClient
    public static var logicalor: Int { 0x8df }
    /// Source: `GDK_KEY_partialderivative`.
    @_alwaysEmitIntoClient
    public static var partialderivative: Int { 0x8ef }
    /// Source: `GDK_KEY_function`.
    @_alwaysEmitIntoClient
    public static var function: Int { 0x8f6 }
    /// Source: `GDK_KEY_leftarrow`.
    @_alwaysEmitIntoClient
    public static var leftarrow: Int { 0x8fb }
    /// Source: `GDK_KEY_uparrow`.
    @_alwaysEmitIntoClient
    public static var uparrow: Int { 0x8fc }
    /// Source: `GDK_KEY_rightarrow`.
    @_alwaysEmitIntoClient
    public static var rightarrow: Int { 0x8fd }
    /// Source: `GDK_KEY_downarrow`.
    @_alwaysEmitIntoClient
    public static var downarrow: Int { 0x8fe }
    /// Source: `GDK_KEY_blank`.
    @_alwaysEmitIntoClient
    public static var blank: Int { 0x9df }
    /// Source: `GDK_KEY_soliddiamond`.
    @_alwaysEmitIntoClient
    public static var soliddiamond: Int { 0x9e0 }
    /// Source: `GDK_KEY_checkerboard`.
    @_alwaysEmitIntoClient
    public static var checkerboard: Int { 0x9e1 }
    /// Source: `GDK_KEY_ht`.
    @_alwaysEmitIntoClient
    public static var ht: Int { 0x9e2 }
    /// Source: `GDK_KEY_ff`.
    @_alwaysEmitIntoClient
    public static var ff: Int { 0x9e3 }
    /// Source: `GDK_KEY_cr`.
    @_alwaysEmitIntoClient
    public static var cr: Int { 0x9e4 }
    /// Source: `GDK_KEY_lf`.
    @_alwaysEmitIntoClient
    public static var lf: Int { 0x9e5 }
    /// Source: `GDK_KEY_nl`.
    @_alwaysEmitIntoClient
    public static var nl: Int { 0x9e8 }
    /// Source: `GDK_KEY_vt`.
    @_alwaysEmitIntoClient
    public static var vt: Int { 0x9e9 }
    /// Source: `GDK_KEY_lowrightcorner`.
    @_alwaysEmitIntoClient
    public static var lowrightcorner: Int { 0x9ea }
    /// Source: `GDK_KEY_uprightcorner`.
    @_alwaysEmitIntoClient
    public static var uprightcorner: Int { 0x9eb }
    /// Source: `GDK_KEY_upleftcorner`.
    @_alwaysEmitIntoClient
    public static var upleftcorner: Int { 0x9ec }
    /// Source: `GDK_KEY_lowleftcorner`.
    @_alwaysEmitIntoClient
    public static var lowleftcorner: Int { 0x9ed }
    /// Source: `GDK_KEY_crossinglines`.
    @_alwaysEmitIntoClient
    public static var crossinglines: Int { 0x9ee }
    /// Source: `GDK_KEY_horizlinescan1`.
    @_alwaysEmitIntoClient
    public static var horizlinescan1: Int { 0x9ef }
    /// Source: `GDK_KEY_horizlinescan3`.
    @_alwaysEmitIntoClient
    public static var horizlinescan3: Int { 0x9f0 }
    /// Source: `GDK_KEY_horizlinescan5`.
    @_alwaysEmitIntoClient
    public static var horizlinescan5: Int { 0x9f1 }
    /// Source: `GDK_KEY_horizlinescan7`.
    @_alwaysEmitIntoClient
    public static var horizlinescan7: Int { 0x9f2 }
    /// Source: `GDK_KEY_horizlinescan9`.
    @_alwaysEmitIntoClient
    public static var horizlinescan9: Int { 0x9f3 }
    /// Source: `GDK_KEY_leftt`.
    @_alwaysEmitIntoClient
    public static var leftt: Int { 0x9f4 }
    /// Source: `GDK_KEY_rightt`.
    @_alwaysEmitIntoClient
    public static var rightt: Int { 0x9f5 }
    /// Source: `GDK_KEY_bott`.
    @_alwaysEmitIntoClient
    public static var bott: Int { 0x9f6 }
    /// Source: `GDK_KEY_topt`.
    @_alwaysEmitIntoClient
    public static var topt: Int { 0x9f7 }
    /// Source: `GDK_KEY_vertbar`.
    @_alwaysEmitIntoClient
    public static var vertbar: Int { 0x9f8 }
    /// Source: `GDK_KEY_emspace`.
    @_alwaysEmitIntoClient
    public static var emspace: Int { 0xaa1 }
    /// Source: `GDK_KEY_enspace`.
    @_alwaysEmitIntoClient
    public static var enspace: Int { 0xaa2 }
    /// Source: `GDK_KEY_em3space`.
    @_alwaysEmitIntoClient
    public static var em3space: Int { 0xaa3 }
    /// Source: `GDK_KEY_em4space`.
    @_alwaysEmitIntoClient
    public static var em4space: Int { 0xaa4 }
    /// Source: `GDK_KEY_digitspace`.
    @_alwaysEmitIntoClient
    public static var digitspace: Int { 0xaa5 }
    /// Source: `GDK_KEY_punctspace`.
    @_alwaysEmitIntoClient
    public static var punctspace: Int { 0xaa6 }
    /// Source: `GDK_KEY_thinspace`.
    @_alwaysEmitIntoClient
    public static var thinspace: Int { 0xaa7 }
    /// Source: `GDK_KEY_hairspace`.
    @_alwaysEmitIntoClient
    public static var hairspace: Int { 0xaa8 }
    /// Source: `GDK_KEY_emdash`.
    @_alwaysEmitIntoClient
    public static var emdash: Int { 0xaa9 }
    /// Source: `GDK_KEY_endash`.
    @_alwaysEmitIntoClient
    public static var endash: Int { 0xaaa }
    /// Source: `GDK_KEY_signifblank`.
    @_alwaysEmitIntoClient
    public static var signifblank: Int { 0xaac }
    /// Source: `GDK_KEY_ellipsis`.
    @_alwaysEmitIntoClient
    public static var ellipsis: Int { 0xaae }
    /// Source: `GDK_KEY_doubbaselinedot`.
    @_alwaysEmitIntoClient
    public static var doubbaselinedot: Int { 0xaaf }
    /// Source: `GDK_KEY_onethird`.
    @_alwaysEmitIntoClient
    public static var onethird: Int { 0xab0 }
    /// Source: `GDK_KEY_twothirds`.
    @_alwaysEmitIntoClient
    public static var twothirds: Int { 0xab1 }
    /// Source: `GDK_KEY_onefifth`.
    @_alwaysEmitIntoClient
    public static var onefifth: Int { 0xab2 }
    /// Source: `GDK_KEY_twofifths`.
    @_alwaysEmitIntoClient
    public static var twofifths: Int { 0xab3 }
    /// Source: `GDK_KEY_threefifths`.
    @_alwaysEmitIntoClient
    public static var threefifths: Int { 0xab4 }
    /// Source: `GDK_KEY_fourfifths`.
    @_alwaysEmitIntoClient
    public static var fourfifths: Int { 0xab5 }
    /// Source: `GDK_KEY_onesixth`.
    @_alwaysEmitIntoClient
    public static var onesixth: Int { 0xab6 }
    /// Source: `GDK_KEY_fivesixths`.
    @_alwaysEmitIntoClient
    public static var fivesixths: Int { 0xab7 }
    /// Source: `GDK_KEY_careof`.
    @_alwaysEmitIntoClient
    public static var careof: Int { 0xab8 }
    /// Source: `GDK_KEY_figdash`.
    @_alwaysEmitIntoClient
    public static var figdash: Int { 0xabb }
    /// Source: `GDK_KEY_leftanglebracket`.
    @_alwaysEmitIntoClient
    public static var leftanglebracket: Int { 0xabc }
    /// Source: `GDK_KEY_decimalpoint`.
    @_alwaysEmitIntoClient
    public static var decimalpoint: Int { 0xabd }
    /// Source: `GDK_KEY_rightanglebracket`.
    @_alwaysEmitIntoClient
    public static var rightanglebracket: Int { 0xabe }
    /// Source: `GDK_KEY_marker`.
    @_alwaysEmitIntoClient
    public static var marker: Int { 0xabf }
    /// Source: `GDK_KEY_oneeighth`.
    @_alwaysEmitIntoClient
    public static var oneeighth: Int { 0xac3 }
    /// Source: `GDK_KEY_threeeighths`.
    @_alwaysEmitIntoClient
    public static var threeeighths: Int { 0xac4 }
    /// Source: `GDK_KEY_fiveeighths`.
    @_alwaysEmitIntoClient
    public static var fiveeighths: Int { 0xac5 }
    /// Source: `GDK_KEY_seveneighths`.
    @_alwaysEmitIntoClient
    public static var seveneighths: Int { 0xac6 }
    /// Source: `GDK_KEY_trademark`.
    @_alwaysEmitIntoClient
    public static var trademark: Int { 0xac9 }
    /// Source: `GDK_KEY_signaturemark`.
    @_alwaysEmitIntoClient
    public static var signaturemark: Int { 0xaca }
    /// Source: `GDK_KEY_trademarkincircle`.
    @_alwaysEmitIntoClient
    public static var trademarkincircle: Int { 0xacb }
    /// Source: `GDK_KEY_leftopentriangle`.
    @_alwaysEmitIntoClient
    public static var leftopentriangle: Int { 0xacc }
    /// Source: `GDK_KEY_rightopentriangle`.
    @_alwaysEmitIntoClient
    public static var rightopentriangle: Int { 0xacd }
    /// Source: `GDK_KEY_emopencircle`.
    @_alwaysEmitIntoClient
    public static var emopencircle: Int { 0xace }
    /// Source: `GDK_KEY_emopenrectangle`.
    @_alwaysEmitIntoClient
    public static var emopenrectangle: Int { 0xacf }
    /// Source: `GDK_KEY_leftsinglequotemark`.
    @_alwaysEmitIntoClient
    public static var leftsinglequotemark: Int { 0xad0 }
    /// Source: `GDK_KEY_rightsinglequotemark`.
    @_alwaysEmitIntoClient
    public static var rightsinglequotemark: Int { 0xad1 }
    /// Source: `GDK_KEY_leftdoublequotemark`.
    @_alwaysEmitIntoClient
    public static var leftdoublequotemark: Int { 0xad2 }
    /// Source: `GDK_KEY_rightdoublequotemark`.
    @_alwaysEmitIntoClient
    public static var rightdoublequotemark: Int { 0xad3 }
    /// Source: `GDK_KEY_prescription`.
    @_alwaysEmitIntoClient
    public static var prescription: Int { 0xad4 }
    /// Source: `GDK_KEY_permille`.
    @_alwaysEmitIntoClient
    public static var permille: Int { 0xad5 }
    /// Source: `GDK_KEY_minutes`.
    @_alwaysEmitIntoClient
    public static var minutes: Int { 0xad6 }
    /// Source: `GDK_KEY_seconds`.
    @_alwaysEmitIntoClient
    public static var seconds: Int { 0xad7 }
    /// Source: `GDK_KEY_latincross`.
    @_alwaysEmitIntoClient
    public static var latincross: Int { 0xad9 }
    /// Source: `GDK_KEY_hexagram`.
    @_alwaysEmitIntoClient
    public static var hexagram: Int { 0xada }
    /// Source: `GDK_KEY_filledrectbullet`.
    @_alwaysEmitIntoClient
    public static var filledrectbullet: Int { 0xadb }
    /// Source: `GDK_KEY_filledlefttribullet`.
    @_alwaysEmitIntoClient
    public static var filledlefttribullet: Int { 0xadc }
    /// Source: `GDK_KEY_filledrighttribullet`.
    @_alwaysEmitIntoClient
    public static var filledrighttribullet: Int { 0xadd }
    /// Source: `GDK_KEY_emfilledcircle`.
    @_alwaysEmitIntoClient
    public static var emfilledcircle: Int { 0xade }
    /// Source: `GDK_KEY_emfilledrect`.
    @_alwaysEmitIntoClient
    public static var emfilledrect: Int { 0xadf }
    /// Source: `GDK_KEY_enopencircbullet`.
    @_alwaysEmitIntoClient
    public static var enopencircbullet: Int { 0xae0 }
    /// Source: `GDK_KEY_enopensquarebullet`.
    @_alwaysEmitIntoClient
    public static var enopensquarebullet: Int { 0xae1 }
    /// Source: `GDK_KEY_openrectbullet`.
    @_alwaysEmitIntoClient
    public static var openrectbullet: Int { 0xae2 }
    /// Source: `GDK_KEY_opentribulletup`.
    @_alwaysEmitIntoClient
    public static var opentribulletup: Int { 0xae3 }
    /// Source: `GDK_KEY_opentribulletdown`.
    @_alwaysEmitIntoClient
    public static var opentribulletdown: Int { 0xae4 }
    /// Source: `GDK_KEY_openstar`.
    @_alwaysEmitIntoClient
    public static var openstar: Int { 0xae5 }
    /// Source: `GDK_KEY_enfilledcircbullet`.
    @_alwaysEmitIntoClient
    public static var enfilledcircbullet: Int { 0xae6 }
    /// Source: `GDK_KEY_enfilledsqbullet`.
    @_alwaysEmitIntoClient
    public static var enfilledsqbullet: Int { 0xae7 }
    /// Source: `GDK_KEY_filledtribulletup`.
    @_alwaysEmitIntoClient
    public static var filledtribulletup: Int { 0xae8 }
    /// Source: `GDK_KEY_filledtribulletdown`.
    @_alwaysEmitIntoClient
    public static var filledtribulletdown: Int { 0xae9 }
    /// Source: `GDK_KEY_leftpointer`.
    @_alwaysEmitIntoClient
    public static var leftpointer: Int { 0xaea }
    /// Source: `GDK_KEY_rightpointer`.
    @_alwaysEmitIntoClient
    public static var rightpointer: Int { 0xaeb }
    /// Source: `GDK_KEY_club`.
    @_alwaysEmitIntoClient
    public static var club: Int { 0xaec }
    /// Source: `GDK_KEY_diamond`.
    @_alwaysEmitIntoClient
    public static var diamond: Int { 0xaed }
    /// Source: `GDK_KEY_heart`.
    @_alwaysEmitIntoClient
    public static var heart: Int { 0xaee }
    /// Source: `GDK_KEY_maltesecross`.
    @_alwaysEmitIntoClient
    public static var maltesecross: Int { 0xaf0 }
    /// Source: `GDK_KEY_dagger`.
    @_alwaysEmitIntoClient
    public static var dagger: Int { 0xaf1 }
    /// Source: `GDK_KEY_doubledagger`.
    @_alwaysEmitIntoClient
    public static var doubledagger: Int { 0xaf2 }
    /// Source: `GDK_KEY_checkmark`.
    @_alwaysEmitIntoClient
    public static var checkmark: Int { 0xaf3 }
    /// Source: `GDK_KEY_ballotcross`.
    @_alwaysEmitIntoClient
    public static var ballotcross: Int { 0xaf4 }
    /// Source: `GDK_KEY_musicalsharp`.
    @_alwaysEmitIntoClient
    public static var musicalsharp: Int { 0xaf5 }
    /// Source: `GDK_KEY_musicalflat`.
    @_alwaysEmitIntoClient
    public static var musicalflat: Int { 0xaf6 }
    /// Source: `GDK_KEY_malesymbol`.
    @_alwaysEmitIntoClient
    public static var malesymbol: Int { 0xaf7 }
    /// Source: `GDK_KEY_femalesymbol`.
    @_alwaysEmitIntoClient
    public static var femalesymbol: Int { 0xaf8 }
    /// Source: `GDK_KEY_telephone`.
    @_alwaysEmitIntoClient
    public static var telephone: Int { 0xaf9 }
    /// Source: `GDK_KEY_telephonerecorder`.
    @_alwaysEmitIntoClient
    public static var telephonerecorder: Int { 0xafa }
    /// Source: `GDK_KEY_phonographcopyright`.
    @_alwaysEmitIntoClient
    public static var phonographcopyright: Int { 0xafb }
    /// Source: `GDK_KEY_caret`.
    @_alwaysEmitIntoClient
    public static var caret: Int { 0xafc }
    /// Source: `GDK_KEY_singlelowquotemark`.
    @_alwaysEmitIntoClient
    public static var singlelowquotemark: Int { 0xafd }
    /// Source: `GDK_KEY_doublelowquotemark`.
    @_alwaysEmitIntoClient
    public static var doublelowquotemark: Int { 0xafe }
    /// Source: `GDK_KEY_cursor`.
    @_alwaysEmitIntoClient
    public static var cursor: Int { 0xaff }
    /// Source: `GDK_KEY_leftcaret`.
    @_alwaysEmitIntoClient
    public static var leftcaret: Int { 0xba3 }
    /// Source: `GDK_KEY_rightcaret`.
    @_alwaysEmitIntoClient
    public static var rightcaret: Int { 0xba6 }
    /// Source: `GDK_KEY_downcaret`.
    @_alwaysEmitIntoClient
    public static var downcaret: Int { 0xba8 }
    /// Source: `GDK_KEY_upcaret`.
    @_alwaysEmitIntoClient
    public static var upcaret: Int { 0xba9 }
    /// Source: `GDK_KEY_overbar`.
    @_alwaysEmitIntoClient
    public static var overbar: Int { 0xbc0 }
    /// Source: `GDK_KEY_downtack`.
    @_alwaysEmitIntoClient
    public static var downtack: Int { 0xbc2 }
    /// Source: `GDK_KEY_upshoe`.
    @_alwaysEmitIntoClient
    public static var upshoe: Int { 0xbc3 }
    /// Source: `GDK_KEY_downstile`.
    @_alwaysEmitIntoClient
    public static var downstile: Int { 0xbc4 }
    /// Source: `GDK_KEY_underbar`.
    @_alwaysEmitIntoClient
    public static var underbar: Int { 0xbc6 }
    /// Source: `GDK_KEY_jot`.
    @_alwaysEmitIntoClient
    public static var jot: Int { 0xbca }
    /// Source: `GDK_KEY_quad`.
    @_alwaysEmitIntoClient
    public static var quad: Int { 0xbcc }
    /// Source: `GDK_KEY_uptack`.
    @_alwaysEmitIntoClient
    public static var uptack: Int { 0xbce }
    /// Source: `GDK_KEY_circle`.
    @_alwaysEmitIntoClient
    public static var circle: Int { 0xbcf }
    /// Source: `GDK_KEY_upstile`.
    @_alwaysEmitIntoClient
    public static var upstile: Int { 0xbd3 }
    /// Source: `GDK_KEY_downshoe`.
    @_alwaysEmitIntoClient
    public static var downshoe: Int { 0xbd6 }
    /// Source: `GDK_KEY_rightshoe`.
    @_alwaysEmitIntoClient
    public static var rightshoe: Int { 0xbd8 }
    /// Source: `GDK_KEY_leftshoe`.
    @_alwaysEmitIntoClient
    public static var leftshoe: Int { 0xbda }
    /// Source: `GDK_KEY_lefttack`.
    @_alwaysEmitIntoClient
    public static var lefttack: Int { 0xbdc }
    /// Source: `GDK_KEY_righttack`.
    @_alwaysEmitIntoClient
    public static var righttack: Int { 0xbfc }
    /// Source: `GDK_KEY_hebrew_doublelowline`.
    @_alwaysEmitIntoClient
    public static var hebrewDoublelowline: Int { 0xcdf }
    /// Source: `GDK_KEY_hebrew_aleph`.
    @_alwaysEmitIntoClient
    public static var hebrewAleph: Int { 0xce0 }
    /// Source: `GDK_KEY_hebrew_bet`.
    @_alwaysEmitIntoClient
    public static var hebrewBet: Int { 0xce1 }
    /// Source: `GDK_KEY_hebrew_beth`.
    @_alwaysEmitIntoClient
    public static var hebrewBeth: Int { 0xce1 }
    /// Source: `GDK_KEY_hebrew_gimel`.
    @_alwaysEmitIntoClient
    public static var hebrewGimel: Int { 0xce2 }
    /// Source: `GDK_KEY_hebrew_gimmel`.
    @_alwaysEmitIntoClient
    public static var hebrewGimmel: Int { 0xce2 }
    /// Source: `GDK_KEY_hebrew_dalet`.
    @_alwaysEmitIntoClient
    public static var hebrewDalet: Int { 0xce3 }
    /// Source: `GDK_KEY_hebrew_daleth`.
    @_alwaysEmitIntoClient
    public static var hebrewDaleth: Int { 0xce3 }
    /// Source: `GDK_KEY_hebrew_he`.
    @_alwaysEmitIntoClient
    public static var hebrewHe: Int { 0xce4 }
    /// Source: `GDK_KEY_hebrew_waw`.
    @_alwaysEmitIntoClient
    public static var hebrewWaw: Int { 0xce5 }
    /// Source: `GDK_KEY_hebrew_zain`.
    @_alwaysEmitIntoClient
    public static var hebrewZain: Int { 0xce6 }
    /// Source: `GDK_KEY_hebrew_zayin`.
    @_alwaysEmitIntoClient
    public static var hebrewZayin: Int { 0xce6 }
    /// Source: `GDK_KEY_hebrew_chet`.
    @_alwaysEmitIntoClient
    public static var hebrewChet: Int { 0xce7 }
    /// Source: `GDK_KEY_hebrew_het`.
    @_alwaysEmitIntoClient
    public static var hebrewHet: Int { 0xce7 }
    /// Source: `GDK_KEY_hebrew_tet`.
    @_alwaysEmitIntoClient
    public static var hebrewTet: Int { 0xce8 }
    /// Source: `GDK_KEY_hebrew_teth`.
    @_alwaysEmitIntoClient
    public static var hebrewTeth: Int { 0xce8 }
    /// Source: `GDK_KEY_hebrew_yod`.
    @_alwaysEmitIntoClient
    public static var hebrewYod: Int { 0xce9 }
    /// Source: `GDK_KEY_hebrew_finalkaph`.
    @_alwaysEmitIntoClient
    public static var hebrewFinalkaph: Int { 0xcea }
    /// Source: `GDK_KEY_hebrew_kaph`.
    @_alwaysEmitIntoClient
    public static var hebrewKaph: Int { 0xceb }
    /// Source: `GDK_KEY_hebrew_lamed`.
    @_alwaysEmitIntoClient
    public static var hebrewLamed: Int { 0xcec }
    /// Source: `GDK_KEY_hebrew_finalmem`.
    @_alwaysEmitIntoClient
    public static var hebrewFinalmem: Int { 0xced }
    /// Source: `GDK_KEY_hebrew_mem`.
    @_alwaysEmitIntoClient
    public static var hebrewMem: Int { 0xcee }
    /// Source: `GDK_KEY_hebrew_finalnun`.
    @_alwaysEmitIntoClient
    public static var hebrewFinalnun: Int { 0xcef }
    /// Source: `GDK_KEY_hebrew_nun`.
    @_alwaysEmitIntoClient
    public static var hebrewNun: Int { 0xcf0 }
    /// Source: `GDK_KEY_hebrew_samech`.
    @_alwaysEmitIntoClient
    public static var hebrewSamech: Int { 0xcf1 }
    /// Source: `GDK_KEY_hebrew_samekh`.
    @_alwaysEmitIntoClient
    public static var hebrewSamekh: Int { 0xcf1 }
    /// Source: `GDK_KEY_hebrew_ayin`.
    @_alwaysEmitIntoClient
    public static var hebrewAyin: Int { 0xcf2 }
    /// Source: `GDK_KEY_hebrew_finalpe`.
    @_alwaysEmitIntoClient
    public static var hebrewFinalpe: Int { 0xcf3 }
    /// Source: `GDK_KEY_hebrew_pe`.
    @_alwaysEmitIntoClient
    public static var hebrewPe: Int { 0xcf4 }
    /// Source: `GDK_KEY_hebrew_finalzade`.
    @_alwaysEmitIntoClient
    public static var hebrewFinalzade: Int { 0xcf5 }
    /// Source: `GDK_KEY_hebrew_finalzadi`.
    @_alwaysEmitIntoClient
    public static var hebrewFinalzadi: Int { 0xcf5 }
    /// Source: `GDK_KEY_hebrew_zade`.
    @_alwaysEmitIntoClient
    public static var hebrewZade: Int { 0xcf6 }
    /// Source: `GDK_KEY_hebrew_zadi`.
    @_alwaysEmitIntoClient
    public static var hebrewZadi: Int { 0xcf6 }
    /// Source: `GDK_KEY_hebrew_kuf`.
    @_alwaysEmitIntoClient
    public static var hebrewKuf: Int { 0xcf7 }
    /// Source: `GDK_KEY_hebrew_qoph`.
    @_alwaysEmitIntoClient
    public static var hebrewQoph: Int { 0xcf7 }
    /// Source: `GDK_KEY_hebrew_resh`.
    @_alwaysEmitIntoClient
    public static var hebrewResh: Int { 0xcf8 }
    /// Source: `GDK_KEY_hebrew_shin`.
    @_alwaysEmitIntoClient
    public static var hebrewShin: Int { 0xcf9 }
    /// Source: `GDK_KEY_hebrew_taf`.
    @_alwaysEmitIntoClient
    public static var hebrewTaf: Int { 0xcfa }
    /// Source: `GDK_KEY_hebrew_taw`.
    @_alwaysEmitIntoClient
    public static var hebrewTaw: Int { 0xcfa }
    /// Source: `GDK_KEY_Thai_kokai`.
    @_alwaysEmitIntoClient
    public static var thaiKokai: Int { 0xda1 }
    /// Source: `GDK_KEY_Thai_khokhai`.
    @_alwaysEmitIntoClient
    public static var thaiKhokhai: Int { 0xda2 }
    /// Source: `GDK_KEY_Thai_khokhuat`.
    @_alwaysEmitIntoClient
    public static var thaiKhokhuat: Int { 0xda3 }
    /// Source: `GDK_KEY_Thai_khokhwai`.
    @_alwaysEmitIntoClient
    public static var thaiKhokhwai: Int { 0xda4 }
    /// Source: `GDK_KEY_Thai_khokhon`.
    @_alwaysEmitIntoClient
    public static var thaiKhokhon: Int { 0xda5 }
    /// Source: `GDK_KEY_Thai_khorakhang`.
    @_alwaysEmitIntoClient
    public static var thaiKhorakhang: Int { 0xda6 }
    /// Source: `GDK_KEY_Thai_ngongu`.
    @_alwaysEmitIntoClient
    public static var thaiNgongu: Int { 0xda7 }
    /// Source: `GDK_KEY_Thai_chochan`.
    @_alwaysEmitIntoClient
    public static var thaiChochan: Int { 0xda8 }
    /// Source: `GDK_KEY_Thai_choching`.
    @_alwaysEmitIntoClient
    public static var thaiChoching: Int { 0xda9 }
    /// Source: `GDK_KEY_Thai_chochang`.
    @_alwaysEmitIntoClient
    public static var thaiChochang: Int { 0xdaa }
    /// Source: `GDK_KEY_Thai_soso`.
    @_alwaysEmitIntoClient
    public static var thaiSoso: Int { 0xdab }
    /// Source: `GDK_KEY_Thai_chochoe`.
    @_alwaysEmitIntoClient
    public static var thaiChochoe: Int { 0xdac }
    /// Source: `GDK_KEY_Thai_yoying`.
    @_alwaysEmitIntoClient
    public static var thaiYoying: Int { 0xdad }
    /// Source: `GDK_KEY_Thai_dochada`.
    @_alwaysEmitIntoClient
    public static var thaiDochada: Int { 0xdae }
    /// Source: `GDK_KEY_Thai_topatak`.
    @_alwaysEmitIntoClient
    public static var thaiTopatak: Int { 0xdaf }
    /// Source: `GDK_KEY_Thai_thothan`.
    @_alwaysEmitIntoClient
    public static var thaiThothan: Int { 0xdb0 }
    /// Source: `GDK_KEY_Thai_thonangmontho`.
    @_alwaysEmitIntoClient
    public static var thaiThonangmontho: Int { 0xdb1 }
    /// Source: `GDK_KEY_Thai_thophuthao`.
    @_alwaysEmitIntoClient
    public static var thaiThophuthao: Int { 0xdb2 }
    /// Source: `GDK_KEY_Thai_nonen`.
    @_alwaysEmitIntoClient
    public static var thaiNonen: Int { 0xdb3 }
    /// Source: `GDK_KEY_Thai_dodek`.
    @_alwaysEmitIntoClient
    public static var thaiDodek: Int { 0xdb4 }
    /// Source: `GDK_KEY_Thai_totao`.
    @_alwaysEmitIntoClient
    public static var thaiTotao: Int { 0xdb5 }
    /// Source: `GDK_KEY_Thai_thothung`.
    @_alwaysEmitIntoClient
    public static var thaiThothung: Int { 0xdb6 }
    /// Source: `GDK_KEY_Thai_thothahan`.
    @_alwaysEmitIntoClient
    public static var thaiThothahan: Int { 0xdb7 }
    /// Source: `GDK_KEY_Thai_thothong`.
    @_alwaysEmitIntoClient
    public static var thaiThothong: Int { 0xdb8 }
    /// Source: `GDK_KEY_Thai_nonu`.
    @_alwaysEmitIntoClient
    public static var thaiNonu: Int { 0xdb9 }
    /// Source: `GDK_KEY_Thai_bobaimai`.
    @_alwaysEmitIntoClient
    public static var thaiBobaimai: Int { 0xdba }
    /// Source: `GDK_KEY_Thai_popla`.
    @_alwaysEmitIntoClient
    public static var thaiPopla: Int { 0xdbb }
    /// Source: `GDK_KEY_Thai_phophung`.
    @_alwaysEmitIntoClient
    public static var thaiPhophung: Int { 0xdbc }
    /// Source: `GDK_KEY_Thai_fofa`.
    @_alwaysEmitIntoClient
    public static var thaiFofa: Int { 0xdbd }
    /// Source: `GDK_KEY_Thai_phophan`.
    @_alwaysEmitIntoClient
    public static var thaiPhophan: Int { 0xdbe }
    /// Source: `GDK_KEY_Thai_fofan`.
    @_alwaysEmitIntoClient
    public static var thaiFofan: Int { 0xdbf }
    /// Source: `GDK_KEY_Thai_phosamphao`.
    @_alwaysEmitIntoClient
    public static var thaiPhosamphao: Int { 0xdc0 }
    /// Source: `GDK_KEY_Thai_moma`.
    @_alwaysEmitIntoClient
    public static var thaiMoma: Int { 0xdc1 }
    /// Source: `GDK_KEY_Thai_yoyak`.
    @_alwaysEmitIntoClient
    public static var thaiYoyak: Int { 0xdc2 }
    /// Source: `GDK_KEY_Thai_rorua`.
    @_alwaysEmitIntoClient
    public static var thaiRorua: Int { 0xdc3 }
    /// Source: `GDK_KEY_Thai_ru`.
    @_alwaysEmitIntoClient
    public static var thaiRu: Int { 0xdc4 }
    /// Source: `GDK_KEY_Thai_loling`.
    @_alwaysEmitIntoClient
    public static var thaiLoling: Int { 0xdc5 }
    /// Source: `GDK_KEY_Thai_lu`.
    @_alwaysEmitIntoClient
    public static var thaiLu: Int { 0xdc6 }
    /// Source: `GDK_KEY_Thai_wowaen`.
    @_alwaysEmitIntoClient
    public static var thaiWowaen: Int { 0xdc7 }
    /// Source: `GDK_KEY_Thai_sosala`.
    @_alwaysEmitIntoClient
    public static var thaiSosala: Int { 0xdc8 }
    /// Source: `GDK_KEY_Thai_sorusi`.
    @_alwaysEmitIntoClient
    public static var thaiSorusi: Int { 0xdc9 }
    /// Source: `GDK_KEY_Thai_sosua`.
    @_alwaysEmitIntoClient
    public static var thaiSosua: Int { 0xdca }
    /// Source: `GDK_KEY_Thai_hohip`.
    @_alwaysEmitIntoClient
    public static var thaiHohip: Int { 0xdcb }
    /// Source: `GDK_KEY_Thai_lochula`.
    @_alwaysEmitIntoClient
    public static var thaiLochula: Int { 0xdcc }
    /// Source: `GDK_KEY_Thai_oang`.
    @_alwaysEmitIntoClient
    public static var thaiOang: Int { 0xdcd }
    /// Source: `GDK_KEY_Thai_honokhuk`.
    @_alwaysEmitIntoClient
    public static var thaiHonokhuk: Int { 0xdce }
    /// Source: `GDK_KEY_Thai_paiyannoi`.
    @_alwaysEmitIntoClient
    public static var thaiPaiyannoi: Int { 0xdcf }
    /// Source: `GDK_KEY_Thai_saraa`.
    @_alwaysEmitIntoClient
    public static var thaiSaraa: Int { 0xdd0 }
    /// Source: `GDK_KEY_Thai_maihanakat`.
    @_alwaysEmitIntoClient
    public static var thaiMaihanakat: Int { 0xdd1 }
    /// Source: `GDK_KEY_Thai_saraaa`.
    @_alwaysEmitIntoClient
    public static var thaiSaraaa: Int { 0xdd2 }
    /// Source: `GDK_KEY_Thai_saraam`.
    @_alwaysEmitIntoClient
    public static var thaiSaraam: Int { 0xdd3 }
    /// Source: `GDK_KEY_Thai_sarai`.
    @_alwaysEmitIntoClient
    public static var thaiSarai: Int { 0xdd4 }
    /// Source: `GDK_KEY_Thai_saraii`.
    @_alwaysEmitIntoClient
    public static var thaiSaraii: Int { 0xdd5 }
    /// Source: `GDK_KEY_Thai_saraue`.
    @_alwaysEmitIntoClient
    public static var thaiSaraue: Int { 0xdd6 }
    /// Source: `GDK_KEY_Thai_sarauee`.
    @_alwaysEmitIntoClient
    public static var thaiSarauee: Int { 0xdd7 }
    /// Source: `GDK_KEY_Thai_sarau`.
    @_alwaysEmitIntoClient
    public static var thaiSarau: Int { 0xdd8 }
    /// Source: `GDK_KEY_Thai_sarauu`.
    @_alwaysEmitIntoClient
    public static var thaiSarauu: Int { 0xdd9 }
    /// Source: `GDK_KEY_Thai_phinthu`.
    @_alwaysEmitIntoClient
    public static var thaiPhinthu: Int { 0xdda }
    /// Source: `GDK_KEY_Thai_maihanakat_maitho`.
    @_alwaysEmitIntoClient
    public static var thaiMaihanakatMaitho: Int { 0xdde }
    /// Source: `GDK_KEY_Thai_baht`.
    @_alwaysEmitIntoClient
    public static var thaiBaht: Int { 0xddf }
    /// Source: `GDK_KEY_Thai_sarae`.
    @_alwaysEmitIntoClient
    public static var thaiSarae: Int { 0xde0 }
    /// Source: `GDK_KEY_Thai_saraae`.
    @_alwaysEmitIntoClient
    public static var thaiSaraae: Int { 0xde1 }
    /// Source: `GDK_KEY_Thai_sarao`.
    @_alwaysEmitIntoClient
    public static var thaiSarao: Int { 0xde2 }
    /// Source: `GDK_KEY_Thai_saraaimaimuan`.
    @_alwaysEmitIntoClient
    public static var thaiSaraaimaimuan: Int { 0xde3 }
    /// Source: `GDK_KEY_Thai_saraaimaimalai`.
    @_alwaysEmitIntoClient
    public static var thaiSaraaimaimalai: Int { 0xde4 }
    /// Source: `GDK_KEY_Thai_lakkhangyao`.
    @_alwaysEmitIntoClient
    public static var thaiLakkhangyao: Int { 0xde5 }
    /// Source: `GDK_KEY_Thai_maiyamok`.
    @_alwaysEmitIntoClient
    public static var thaiMaiyamok: Int { 0xde6 }
    /// Source: `GDK_KEY_Thai_maitaikhu`.
    @_alwaysEmitIntoClient
    public static var thaiMaitaikhu: Int { 0xde7 }
    /// Source: `GDK_KEY_Thai_maiek`.
    @_alwaysEmitIntoClient
    public static var thaiMaiek: Int { 0xde8 }
    /// Source: `GDK_KEY_Thai_maitho`.
    @_alwaysEmitIntoClient
    public static var thaiMaitho: Int { 0xde9 }
    /// Source: `GDK_KEY_Thai_maitri`.
    @_alwaysEmitIntoClient
    public static var thaiMaitri: Int { 0xdea }
    /// Source: `GDK_KEY_Thai_maichattawa`.
    @_alwaysEmitIntoClient
    public static var thaiMaichattawa: Int { 0xdeb }
    /// Source: `GDK_KEY_Thai_thanthakhat`.
    @_alwaysEmitIntoClient
    public static var thaiThanthakhat: Int { 0xdec }
    /// Source: `GDK_KEY_Thai_nikhahit`.
    @_alwaysEmitIntoClient
    public static var thaiNikhahit: Int { 0xded }
    /// Source: `GDK_KEY_Thai_leksun`.
    @_alwaysEmitIntoClient
    public static var thaiLeksun: Int { 0xdf0 }
    /// Source: `GDK_KEY_Thai_leknung`.
    @_alwaysEmitIntoClient
    public static var thaiLeknung: Int { 0xdf1 }
    /// Source: `GDK_KEY_Thai_leksong`.
    @_alwaysEmitIntoClient
    public static var thaiLeksong: Int { 0xdf2 }
    /// Source: `GDK_KEY_Thai_leksam`.
    @_alwaysEmitIntoClient
    public static var thaiLeksam: Int { 0xdf3 }
    /// Source: `GDK_KEY_Thai_leksi`.
    @_alwaysEmitIntoClient
    public static var thaiLeksi: Int { 0xdf4 }
    /// Source: `GDK_KEY_Thai_lekha`.
    @_alwaysEmitIntoClient
    public static var thaiLekha: Int { 0xdf5 }
    /// Source: `GDK_KEY_Thai_lekhok`.
    @_alwaysEmitIntoClient
    public static var thaiLekhok: Int { 0xdf6 }
    /// Source: `GDK_KEY_Thai_lekchet`.
    @_alwaysEmitIntoClient
    public static var thaiLekchet: Int { 0xdf7 }
    /// Source: `GDK_KEY_Thai_lekpaet`.
    @_alwaysEmitIntoClient
    public static var thaiLekpaet: Int { 0xdf8 }
    /// Source: `GDK_KEY_Thai_lekkao`.
    @_alwaysEmitIntoClient
    public static var thaiLekkao: Int { 0xdf9 }
    /// Source: `GDK_KEY_Hangul_Kiyeog`.
    @_alwaysEmitIntoClient
    public static var hangulKiyeog: Int { 0xea1 }
    /// Source: `GDK_KEY_Hangul_SsangKiyeog`.
    @_alwaysEmitIntoClient
    public static var hangulSsangKiyeog: Int { 0xea2 }
    /// Source: `GDK_KEY_Hangul_KiyeogSios`.
    @_alwaysEmitIntoClient
    public static var hangulKiyeogSios: Int { 0xea3 }
    /// Source: `GDK_KEY_Hangul_Nieun`.
    @_alwaysEmitIntoClient
    public static var hangulNieun: Int { 0xea4 }
    /// Source: `GDK_KEY_Hangul_NieunJieuj`.
    @_alwaysEmitIntoClient
    public static var hangulNieunJieuj: Int { 0xea5 }
    /// Source: `GDK_KEY_Hangul_NieunHieuh`.
    @_alwaysEmitIntoClient
    public static var hangulNieunHieuh: Int { 0xea6 }
    /// Source: `GDK_KEY_Hangul_Dikeud`.
    @_alwaysEmitIntoClient
    public static var hangulDikeud: Int { 0xea7 }
    /// Source: `GDK_KEY_Hangul_SsangDikeud`.
    @_alwaysEmitIntoClient
    public static var hangulSsangDikeud: Int { 0xea8 }
    /// Source: `GDK_KEY_Hangul_Rieul`.
    @_alwaysEmitIntoClient
    public static var hangulRieul: Int { 0xea9 }
    /// Source: `GDK_KEY_Hangul_RieulKiyeog`.
    @_alwaysEmitIntoClient
    public static var hangulRieulKiyeog: Int { 0xeaa }
    /// Source: `GDK_KEY_Hangul_RieulMieum`.
    @_alwaysEmitIntoClient
    public static var hangulRieulMieum: Int { 0xeab }
    /// Source: `GDK_KEY_Hangul_RieulPieub`.
    @_alwaysEmitIntoClient
    public static var hangulRieulPieub: Int { 0xeac }
    /// Source: `GDK_KEY_Hangul_RieulSios`.
    @_alwaysEmitIntoClient
    public static var hangulRieulSios: Int { 0xead }
    /// Source: `GDK_KEY_Hangul_RieulTieut`.
    @_alwaysEmitIntoClient
    public static var hangulRieulTieut: Int { 0xeae }
    /// Source: `GDK_KEY_Hangul_RieulPhieuf`.
    @_alwaysEmitIntoClient
    public static var hangulRieulPhieuf: Int { 0xeaf }
    /// Source: `GDK_KEY_Hangul_RieulHieuh`.
    @_alwaysEmitIntoClient
    public static var hangulRieulHieuh: Int { 0xeb0 }
    /// Source: `GDK_KEY_Hangul_Mieum`.
    @_alwaysEmitIntoClient
    public static var hangulMieum: Int { 0xeb1 }
    /// Source: `GDK_KEY_Hangul_Pieub`.
    @_alwaysEmitIntoClient
    public static var hangulPieub: Int { 0xeb2 }
    /// Source: `GDK_KEY_Hangul_SsangPieub`.
    @_alwaysEmitIntoClient
    public static var hangulSsangPieub: Int { 0xeb3 }
    /// Source: `GDK_KEY_Hangul_PieubSios`.
    @_alwaysEmitIntoClient
    public static var hangulPieubSios: Int { 0xeb4 }
    /// Source: `GDK_KEY_Hangul_Sios`.
    @_alwaysEmitIntoClient
    public static var hangulSios: Int { 0xeb5 }
    /// Source: `GDK_KEY_Hangul_SsangSios`.
    @_alwaysEmitIntoClient
    public static var hangulSsangSios: Int { 0xeb6 }
    /// Source: `GDK_KEY_Hangul_Ieung`.
    @_alwaysEmitIntoClient
    public static var hangulIeung: Int { 0xeb7 }
    /// Source: `GDK_KEY_Hangul_Jieuj`.
    @_alwaysEmitIntoClient
    public static var hangulJieuj: Int { 0xeb8 }
    /// Source: `GDK_KEY_Hangul_SsangJieuj`.
    @_alwaysEmitIntoClient
    public static var hangulSsangJieuj: Int { 0xeb9 }
    /// Source: `GDK_KEY_Hangul_Cieuc`.
    @_alwaysEmitIntoClient
    public static var hangulCieuc: Int { 0xeba }
    /// Source: `GDK_KEY_Hangul_Khieuq`.
    @_alwaysEmitIntoClient
    public static var hangulKhieuq: Int { 0xebb }
    /// Source: `GDK_KEY_Hangul_Tieut`.
    @_alwaysEmitIntoClient
    public static var hangulTieut: Int { 0xebc }
    /// Source: `GDK_KEY_Hangul_Phieuf`.
    @_alwaysEmitIntoClient
    public static var hangulPhieuf: Int { 0xebd }
    /// Source: `GDK_KEY_Hangul_Hieuh`.
    @_alwaysEmitIntoClient
    public static var hangulHieuh: Int { 0xebe }
    /// Source: `GDK_KEY_Hangul_A`.
    @_alwaysEmitIntoClient
    public static var hangulA: Int { 0xebf }
    /// Source: `GDK_KEY_Hangul_AE`.
    @_alwaysEmitIntoClient
    public static var hangulAE: Int { 0xec0 }
    /// Source: `GDK_KEY_Hangul_YA`.
    @_alwaysEmitIntoClient
    public static var hangulYA: Int { 0xec1 }
    /// Source: `GDK_KEY_Hangul_YAE`.
    @_alwaysEmitIntoClient
    public static var hangulYAE: Int { 0xec2 }
    /// Source: `GDK_KEY_Hangul_EO`.
    @_alwaysEmitIntoClient
    public static var hangulEO: Int { 0xec3 }
    /// Source: `GDK_KEY_Hangul_E`.
    @_alwaysEmitIntoClient
    public static var hangulE: Int { 0xec4 }
    /// Source: `GDK_KEY_Hangul_YEO`.
    @_alwaysEmitIntoClient
    public static var hangulYEO: Int { 0xec5 }
    /// Source: `GDK_KEY_Hangul_YE`.
    @_alwaysEmitIntoClient
    public static var hangulYE: Int { 0xec6 }
    /// Source: `GDK_KEY_Hangul_O`.
    @_alwaysEmitIntoClient
    public static var hangulO: Int { 0xec7 }
    /// Source: `GDK_KEY_Hangul_WA`.
    @_alwaysEmitIntoClient
    public static var hangulWA: Int { 0xec8 }
    /// Source: `GDK_KEY_Hangul_WAE`.
    @_alwaysEmitIntoClient
    public static var hangulWAE: Int { 0xec9 }
    /// Source: `GDK_KEY_Hangul_OE`.
    @_alwaysEmitIntoClient
    public static var hangulOE: Int { 0xeca }
    /// Source: `GDK_KEY_Hangul_YO`.
    @_alwaysEmitIntoClient
    public static var hangulYO: Int { 0xecb }
    /// Source: `GDK_KEY_Hangul_U`.
    @_alwaysEmitIntoClient
    public static var hangulU: Int { 0xecc }
    /// Source: `GDK_KEY_Hangul_WEO`.
    @_alwaysEmitIntoClient
    public static var hangulWEO: Int { 0xecd }
    /// Source: `GDK_KEY_Hangul_WE`.
    @_alwaysEmitIntoClient
    public static var hangulWE: Int { 0xece }
    /// Source: `GDK_KEY_Hangul_WI`.
    @_alwaysEmitIntoClient
    public static var hangulWI: Int { 0xecf }
    /// Source: `GDK_KEY_Hangul_YU`.
    @_alwaysEmitIntoClient
    public static var hangulYU: Int { 0xed0 }
    /// Source: `GDK_KEY_Hangul_EU`.
    @_alwaysEmitIntoClient
    public static var hangulEU: Int { 0xed1 }
    /// Source: `GDK_KEY_Hangul_YI`.
    @_alwaysEmitIntoClient
    public static var hangulYI: Int { 0xed2 }
    /// Source: `GDK_KEY_Hangul_I`.
    @_alwaysEmitIntoClient
    public static var hangulI: Int { 0xed3 }
    /// Source: `GDK_KEY_Hangul_J_Kiyeog`.
    @_alwaysEmitIntoClient
    public static var hangulJKiyeog: Int { 0xed4 }
    /// Source: `GDK_KEY_Hangul_J_SsangKiyeog`.
    @_alwaysEmitIntoClient
    public static var hangulJSsangKiyeog: Int { 0xed5 }
    /// Source: `GDK_KEY_Hangul_J_KiyeogSios`.
    @_alwaysEmitIntoClient
    public static var hangulJKiyeogSios: Int { 0xed6 }
    /// Source: `GDK_KEY_Hangul_J_Nieun`.
    @_alwaysEmitIntoClient
    public static var hangulJNieun: Int { 0xed7 }
    /// Source: `GDK_KEY_Hangul_J_NieunJieuj`.
    @_alwaysEmitIntoClient
    public static var hangulJNieunJieuj: Int { 0xed8 }
    /// Source: `GDK_KEY_Hangul_J_NieunHieuh`.
    @_alwaysEmitIntoClient
    public static var hangulJNieunHieuh: Int { 0xed9 }
    /// Source: `GDK_KEY_Hangul_J_Dikeud`.
    @_alwaysEmitIntoClient
    public static var hangulJDikeud: Int { 0xeda }
    /// Source: `GDK_KEY_Hangul_J_Rieul`.
    @_alwaysEmitIntoClient
    public static var hangulJRieul: Int { 0xedb }
    /// Source: `GDK_KEY_Hangul_J_RieulKiyeog`.
    @_alwaysEmitIntoClient
    public static var hangulJRieulKiyeog: Int { 0xedc }
    /// Source: `GDK_KEY_Hangul_J_RieulMieum`.
    @_alwaysEmitIntoClient
    public static var hangulJRieulMieum: Int { 0xedd }
    /// Source: `GDK_KEY_Hangul_J_RieulPieub`.
    @_alwaysEmitIntoClient
    public static var hangulJRieulPieub: Int { 0xede }
    /// Source: `GDK_KEY_Hangul_J_RieulSios`.
    @_alwaysEmitIntoClient
    public static var hangulJRieulSios: Int { 0xedf }
    /// Source: `GDK_KEY_Hangul_J_RieulTieut`.
    @_alwaysEmitIntoClient
    public static var hangulJRieulTieut: Int { 0xee0 }
    /// Source: `GDK_KEY_Hangul_J_RieulPhieuf`.
    @_alwaysEmitIntoClient
    public static var hangulJRieulPhieuf: Int { 0xee1 }
    /// Source: `GDK_KEY_Hangul_J_RieulHieuh`.
    @_alwaysEmitIntoClient
    public static var hangulJRieulHieuh: Int { 0xee2 }
    /// Source: `GDK_KEY_Hangul_J_Mieum`.
    @_alwaysEmitIntoClient
    public static var hangulJMieum: Int { 0xee3 }
    /// Source: `GDK_KEY_Hangul_J_Pieub`.
    @_alwaysEmitIntoClient
    public static var hangulJPieub: Int { 0xee4 }
    /// Source: `GDK_KEY_Hangul_J_PieubSios`.
    @_alwaysEmitIntoClient
    public static var hangulJPieubSios: Int { 0xee5 }
    /// Source: `GDK_KEY_Hangul_J_Sios`.
    @_alwaysEmitIntoClient
    public static var hangulJSios: Int { 0xee6 }
    /// Source: `GDK_KEY_Hangul_J_SsangSios`.
    @_alwaysEmitIntoClient
    public static var hangulJSsangSios: Int { 0xee7 }
    /// Source: `GDK_KEY_Hangul_J_Ieung`.
    @_alwaysEmitIntoClient
    public static var hangulJIeung: Int { 0xee8 }
    /// Source: `GDK_KEY_Hangul_J_Jieuj`.
    @_alwaysEmitIntoClient
    public static var hangulJJieuj: Int { 0xee9 }
    /// Source: `GDK_KEY_Hangul_J_Cieuc`.
    @_alwaysEmitIntoClient
    public static var hangulJCieuc: Int { 0xeea }
    /// Source: `GDK_KEY_Hangul_J_Khieuq`.
    @_alwaysEmitIntoClient
    public static var hangulJKhieuq: Int { 0xeeb }
    /// Source: `GDK_KEY_Hangul_J_Tieut`.
    @_alwaysEmitIntoClient
    public static var hangulJTieut: Int { 0xeec }
    /// Source: `GDK_KEY_Hangul_J_Phieuf`.
    @_alwaysEmitIntoClient
    public static var hangulJPhieuf: Int { 0xeed }
    /// Source: `GDK_KEY_Hangul_J_Hieuh`.
    @_alwaysEmitIntoClient
    public static var hangulJHieuh: Int { 0xeee }
    /// Source: `GDK_KEY_Hangul_RieulYeorinHieuh`.
    @_alwaysEmitIntoClient
    public static var hangulRieulYeorinHieuh: Int { 0xeef }
    /// Source: `GDK_KEY_Hangul_SunkyeongeumMieum`.
    @_alwaysEmitIntoClient
    public static var hangulSunkyeongeumMieum: Int { 0xef0 }
    /// Source: `GDK_KEY_Hangul_SunkyeongeumPieub`.
    @_alwaysEmitIntoClient
    public static var hangulSunkyeongeumPieub: Int { 0xef1 }
    /// Source: `GDK_KEY_Hangul_PanSios`.
    @_alwaysEmitIntoClient
    public static var hangulPanSios: Int { 0xef2 }
    /// Source: `GDK_KEY_Hangul_KkogjiDalrinIeung`.
    @_alwaysEmitIntoClient
    public static var hangulKkogjiDalrinIeung: Int { 0xef3 }
    /// Source: `GDK_KEY_Hangul_SunkyeongeumPhieuf`.
    @_alwaysEmitIntoClient
    public static var hangulSunkyeongeumPhieuf: Int { 0xef4 }
    /// Source: `GDK_KEY_Hangul_YeorinHieuh`.
    @_alwaysEmitIntoClient
    public static var hangulYeorinHieuh: Int { 0xef5 }
    /// Source: `GDK_KEY_Hangul_AraeA`.
    @_alwaysEmitIntoClient
    public static var hangulAraeA: Int { 0xef6 }
    /// Source: `GDK_KEY_Hangul_AraeAE`.
    @_alwaysEmitIntoClient
    public static var hangulAraeAE: Int { 0xef7 }
    /// Source: `GDK_KEY_Hangul_J_PanSios`.
    @_alwaysEmitIntoClient
    public static var hangulJPanSios: Int { 0xef8 }
    /// Source: `GDK_KEY_Hangul_J_KkogjiDalrinIeung`.
    @_alwaysEmitIntoClient
    public static var hangulJKkogjiDalrinIeung: Int { 0xef9 }
    /// Source: `GDK_KEY_Hangul_J_YeorinHieuh`.
    @_alwaysEmitIntoClient
    public static var hangulJYeorinHieuh: Int { 0xefa }
    /// Source: `GDK_KEY_Korean_Won`.
    @_alwaysEmitIntoClient
    public static var koreanWon: Int { 0xeff }
    /// Source: `GDK_KEY_OE`.
    @_alwaysEmitIntoClient
    public static var OE: Int { 0x13bc }
    /// Source: `GDK_KEY_oe`.
    @_alwaysEmitIntoClient
    public static var oe: Int { 0x13bd }
    /// Source: `GDK_KEY_Ydiaeresis`.
    @_alwaysEmitIntoClient
    public static var Ydiaeresis: Int { 0x13be }
    /// Source: `GDK_KEY_EuroSign`.
    @_alwaysEmitIntoClient
    public static var euroSign: Int { 0x20ac }
    /// Source: `GDK_KEY_3270_Duplicate`.
    @_alwaysEmitIntoClient
    public static var _3270Duplicate: Int { 0xfd01 }
    /// Source: `GDK_KEY_3270_FieldMark`.
    @_alwaysEmitIntoClient
    public static var _3270FieldMark: Int { 0xfd02 }
    /// Source: `GDK_KEY_3270_Right2`.
    @_alwaysEmitIntoClient
    public static var _3270Right2: Int { 0xfd03 }
    /// Source: `GDK_KEY_3270_Left2`.
    @_alwaysEmitIntoClient
    public static var _3270Left2: Int { 0xfd04 }
    /// Source: `GDK_KEY_3270_BackTab`.
    @_alwaysEmitIntoClient
    public static var _3270BackTab: Int { 0xfd05 }
    /// Source: `GDK_KEY_3270_EraseEOF`.
    @_alwaysEmitIntoClient
    public static var _3270EraseEOF: Int { 0xfd06 }
    /// Source: `GDK_KEY_3270_EraseInput`.
    @_alwaysEmitIntoClient
    public static var _3270EraseInput: Int { 0xfd07 }
    /// Source: `GDK_KEY_3270_Reset`.
    @_alwaysEmitIntoClient
    public static var _3270Reset: Int { 0xfd08 }
    /// Source: `GDK_KEY_3270_Quit`.
    @_alwaysEmitIntoClient
    public static var _3270Quit: Int { 0xfd09 }
    /// Source: `GDK_KEY_3270_PA1`.
    @_alwaysEmitIntoClient
    public static var _3270PA1: Int { 0xfd0a }
    /// Source: `GDK_KEY_3270_PA2`.
    @_alwaysEmitIntoClient
    public static var _3270PA2: Int { 0xfd0b }
    /// Source: `GDK_KEY_3270_PA3`.
    @_alwaysEmitIntoClient
    public static var _3270PA3: Int { 0xfd0c }
    /// Source: `GDK_KEY_3270_Test`.
    @_alwaysEmitIntoClient
    public static var _3270Test: Int { 0xfd0d }
    /// Source: `GDK_KEY_3270_Attn`.
    @_alwaysEmitIntoClient
    public static var _3270Attn: Int { 0xfd0e }
    /// Source: `GDK_KEY_3270_CursorBlink`.
    @_alwaysEmitIntoClient
    public static var _3270CursorBlink: Int { 0xfd0f }
    /// Source: `GDK_KEY_3270_AltCursor`.
    @_alwaysEmitIntoClient
    public static var _3270AltCursor: Int { 0xfd10 }
    /// Source: `GDK_KEY_3270_KeyClick`.
    @_alwaysEmitIntoClient
    public static var _3270KeyClick: Int { 0xfd11 }
    /// Source: `GDK_KEY_3270_Jump`.
    @_alwaysEmitIntoClient
    public static var _3270Jump: Int { 0xfd12 }
    /// Source: `GDK_KEY_3270_Ident`.
    @_alwaysEmitIntoClient
    public static var _3270Ident: Int { 0xfd13 }
    /// Source: `GDK_KEY_3270_Rule`.
    @_alwaysEmitIntoClient
    public static var _3270Rule: Int { 0xfd14 }
    /// Source: `GDK_KEY_3270_Copy`.
    @_alwaysEmitIntoClient
    public static var _3270Copy: Int { 0xfd15 }
    /// Source: `GDK_KEY_3270_Play`.
    @_alwaysEmitIntoClient
    public static var _3270Play: Int { 0xfd16 }
    /// Source: `GDK_KEY_3270_Setup`.
    @_alwaysEmitIntoClient
    public static var _3270Setup: Int { 0xfd17 }
    /// Source: `GDK_KEY_3270_Record`.
    @_alwaysEmitIntoClient
    public static var _3270Record: Int { 0xfd18 }
    /// Source: `GDK_KEY_3270_ChangeScreen`.
    @_alwaysEmitIntoClient
    public static var _3270ChangeScreen: Int { 0xfd19 }
    /// Source: `GDK_KEY_3270_DeleteWord`.
    @_alwaysEmitIntoClient
    public static var _3270DeleteWord: Int { 0xfd1a }
    /// Source: `GDK_KEY_3270_ExSelect`.
    @_alwaysEmitIntoClient
    public static var _3270ExSelect: Int { 0xfd1b }
    /// Source: `GDK_KEY_3270_CursorSelect`.
    @_alwaysEmitIntoClient
    public static var _3270CursorSelect: Int { 0xfd1c }
    /// Source: `GDK_KEY_3270_PrintScreen`.
    @_alwaysEmitIntoClient
    public static var _3270PrintScreen: Int { 0xfd1d }
    /// Source: `GDK_KEY_3270_Enter`.
    @_alwaysEmitIntoClient
    public static var _3270Enter: Int { 0xfd1e }
    /// Source: `GDK_KEY_ISO_Lock`.
    @_alwaysEmitIntoClient
    public static var isoLock: Int { 0xfe01 }
    /// Source: `GDK_KEY_ISO_Level2_Latch`.
    @_alwaysEmitIntoClient
    public static var isoLevel2Latch: Int { 0xfe02 }
    /// Source: `GDK_KEY_ISO_Level3_Shift`.
    @_alwaysEmitIntoClient
    public static var isoLevel3Shift: Int { 0xfe03 }
    /// Source: `GDK_KEY_ISO_Level3_Latch`.
    @_alwaysEmitIntoClient
    public static var isoLevel3Latch: Int { 0xfe04 }
    /// Source: `GDK_KEY_ISO_Level3_Lock`.
    @_alwaysEmitIntoClient
    public static var isoLevel3Lock: Int { 0xfe05 }
    /// Source: `GDK_KEY_ISO_Group_Latch`.
    @_alwaysEmitIntoClient
    public static var isoGroupLatch: Int { 0xfe06 }
    /// Source: `GDK_KEY_ISO_Group_Lock`.
    @_alwaysEmitIntoClient
    public static var isoGroupLock: Int { 0xfe07 }
    /// Source: `GDK_KEY_ISO_Next_Group`.
    @_alwaysEmitIntoClient
    public static var isoNextGroup: Int { 0xfe08 }
    /// Source: `GDK_KEY_ISO_Next_Group_Lock`.
    @_alwaysEmitIntoClient
    public static var isoNextGroupLock: Int { 0xfe09 }
    /// Source: `GDK_KEY_ISO_Prev_Group`.
    @_alwaysEmitIntoClient
    public static var isoPrevGroup: Int { 0xfe0a }
    /// Source: `GDK_KEY_ISO_Prev_Group_Lock`.
    @_alwaysEmitIntoClient
    public static var isoPrevGroupLock: Int { 0xfe0b }
    /// Source: `GDK_KEY_ISO_First_Group`.
    @_alwaysEmitIntoClient
    public static var isoFirstGroup: Int { 0xfe0c }
    /// Source: `GDK_KEY_ISO_First_Group_Lock`.
    @_alwaysEmitIntoClient
    public static var isoFirstGroupLock: Int { 0xfe0d }
    /// Source: `GDK_KEY_ISO_Last_Group`.
    @_alwaysEmitIntoClient
    public static var isoLastGroup: Int { 0xfe0e }
    /// Source: `GDK_KEY_ISO_Last_Group_Lock`.
    @_alwaysEmitIntoClient
    public static var isoLastGroupLock: Int { 0xfe0f }
    /// Source: `GDK_KEY_ISO_Level5_Shift`.
    @_alwaysEmitIntoClient
    public static var isoLevel5Shift: Int { 0xfe11 }
    /// Source: `GDK_KEY_ISO_Level5_Latch`.
    @_alwaysEmitIntoClient
    public static var isoLevel5Latch: Int { 0xfe12 }
    /// Source: `GDK_KEY_ISO_Level5_Lock`.
    @_alwaysEmitIntoClient
    public static var isoLevel5Lock: Int { 0xfe13 }
    /// Source: `GDK_KEY_ISO_Left_Tab`.
    @_alwaysEmitIntoClient
    public static var isoLeftTab: Int { 0xfe20 }
    /// Source: `GDK_KEY_ISO_Move_Line_Up`.
    @_alwaysEmitIntoClient
    public static var isoMoveLineUp: Int { 0xfe21 }
    /// Source: `GDK_KEY_ISO_Move_Line_Down`.
    @_alwaysEmitIntoClient
    public static var isoMoveLineDown: Int { 0xfe22 }
    /// Source: `GDK_KEY_ISO_Partial_Line_Up`.
    @_alwaysEmitIntoClient
    public static var isoPartialLineUp: Int { 0xfe23 }
    /// Source: `GDK_KEY_ISO_Partial_Line_Down`.
    @_alwaysEmitIntoClient
    public static var isoPartialLineDown: Int { 0xfe24 }
    /// Source: `GDK_KEY_ISO_Partial_Space_Left`.
    @_alwaysEmitIntoClient
    public static var isoPartialSpaceLeft: Int { 0xfe25 }
    /// Source: `GDK_KEY_ISO_Partial_Space_Right`.
    @_alwaysEmitIntoClient
    public static var isoPartialSpaceRight: Int { 0xfe26 }
    /// Source: `GDK_KEY_ISO_Set_Margin_Left`.
    @_alwaysEmitIntoClient
    public static var isoSetMarginLeft: Int { 0xfe27 }
    /// Source: `GDK_KEY_ISO_Set_Margin_Right`.
    @_alwaysEmitIntoClient
    public static var isoSetMarginRight: Int { 0xfe28 }
    /// Source: `GDK_KEY_ISO_Release_Margin_Left`.
    @_alwaysEmitIntoClient
    public static var isoReleaseMarginLeft: Int { 0xfe29 }
    /// Source: `GDK_KEY_ISO_Release_Margin_Right`.
    @_alwaysEmitIntoClient
    public static var isoReleaseMarginRight: Int { 0xfe2a }
    /// Source: `GDK_KEY_ISO_Release_Both_Margins`.
    @_alwaysEmitIntoClient
    public static var isoReleaseBothMargins: Int { 0xfe2b }
    /// Source: `GDK_KEY_ISO_Fast_Cursor_Left`.
    @_alwaysEmitIntoClient
    public static var isoFastCursorLeft: Int { 0xfe2c }
    /// Source: `GDK_KEY_ISO_Fast_Cursor_Right`.
    @_alwaysEmitIntoClient
    public static var isoFastCursorRight: Int { 0xfe2d }
    /// Source: `GDK_KEY_ISO_Fast_Cursor_Up`.
    @_alwaysEmitIntoClient
    public static var isoFastCursorUp: Int { 0xfe2e }
    /// Source: `GDK_KEY_ISO_Fast_Cursor_Down`.
    @_alwaysEmitIntoClient
    public static var isoFastCursorDown: Int { 0xfe2f }
    /// Source: `GDK_KEY_ISO_Continuous_Underline`.
    @_alwaysEmitIntoClient
    public static var isoContinuousUnderline: Int { 0xfe30 }
    /// Source: `GDK_KEY_ISO_Discontinuous_Underline`.
    @_alwaysEmitIntoClient
    public static var isoDiscontinuousUnderline: Int { 0xfe31 }
    /// Source: `GDK_KEY_ISO_Emphasize`.
    @_alwaysEmitIntoClient
    public static var isoEmphasize: Int { 0xfe32 }
    /// Source: `GDK_KEY_ISO_Center_Object`.
    @_alwaysEmitIntoClient
    public static var isoCenterObject: Int { 0xfe33 }
    /// Source: `GDK_KEY_ISO_Enter`.
    @_alwaysEmitIntoClient
    public static var isoEnter: Int { 0xfe34 }
    /// Source: `GDK_KEY_dead_grave`.
    @_alwaysEmitIntoClient
    public static var deadGrave: Int { 0xfe50 }
    /// Source: `GDK_KEY_dead_acute`.
    @_alwaysEmitIntoClient
    public static var deadAcute: Int { 0xfe51 }
    /// Source: `GDK_KEY_dead_circumflex`.
    @_alwaysEmitIntoClient
    public static var deadCircumflex: Int { 0xfe52 }
    /// Source: `GDK_KEY_dead_perispomeni`.
    @_alwaysEmitIntoClient
    public static var deadPerispomeni: Int { 0xfe53 }
    /// Source: `GDK_KEY_dead_tilde`.
    @_alwaysEmitIntoClient
    public static var deadTilde: Int { 0xfe53 }
    /// Source: `GDK_KEY_dead_macron`.
    @_alwaysEmitIntoClient
    public static var deadMacron: Int { 0xfe54 }
    /// Source: `GDK_KEY_dead_breve`.
    @_alwaysEmitIntoClient
    public static var deadBreve: Int { 0xfe55 }
    /// Source: `GDK_KEY_dead_abovedot`.
    @_alwaysEmitIntoClient
    public static var deadAbovedot: Int { 0xfe56 }
    /// Source: `GDK_KEY_dead_diaeresis`.
    @_alwaysEmitIntoClient
    public static var deadDiaeresis: Int { 0xfe57 }
    /// Source: `GDK_KEY_dead_abovering`.
    @_alwaysEmitIntoClient
    public static var deadAbovering: Int { 0xfe58 }
    /// Source: `GDK_KEY_dead_doubleacute`.
    @_alwaysEmitIntoClient
    public static var deadDoubleacute: Int { 0xfe59 }
    /// Source: `GDK_KEY_dead_caron`.
    @_alwaysEmitIntoClient
    public static var deadCaron: Int { 0xfe5a }
    /// Source: `GDK_KEY_dead_cedilla`.
    @_alwaysEmitIntoClient
    public static var deadCedilla: Int { 0xfe5b }
    /// Source: `GDK_KEY_dead_ogonek`.
    @_alwaysEmitIntoClient
    public static var deadOgonek: Int { 0xfe5c }
    /// Source: `GDK_KEY_dead_iota`.
    @_alwaysEmitIntoClient
    public static var deadIota: Int { 0xfe5d }
    /// Source: `GDK_KEY_dead_voiced_sound`.
    @_alwaysEmitIntoClient
    public static var deadVoicedSound: Int { 0xfe5e }
    /// Source: `GDK_KEY_dead_semivoiced_sound`.
    @_alwaysEmitIntoClient
    public static var deadSemivoicedSound: Int { 0xfe5f }
    /// Source: `GDK_KEY_dead_belowdot`.
    @_alwaysEmitIntoClient
    public static var deadBelowdot: Int { 0xfe60 }
    /// Source: `GDK_KEY_dead_hook`.
    @_alwaysEmitIntoClient
    public static var deadHook: Int { 0xfe61 }
    /// Source: `GDK_KEY_dead_horn`.
    @_alwaysEmitIntoClient
    public static var deadHorn: Int { 0xfe62 }
    /// Source: `GDK_KEY_dead_stroke`.
    @_alwaysEmitIntoClient
    public static var deadStroke: Int { 0xfe63 }
    /// Source: `GDK_KEY_dead_abovecomma`.
    @_alwaysEmitIntoClient
    public static var deadAbovecomma: Int { 0xfe64 }
    /// Source: `GDK_KEY_dead_psili`.
    @_alwaysEmitIntoClient
    public static var deadPsili: Int { 0xfe64 }
    /// Source: `GDK_KEY_dead_abovereversedcomma`.
    @_alwaysEmitIntoClient
    public static var deadAbovereversedcomma: Int { 0xfe65 }
    /// Source: `GDK_KEY_dead_dasia`.
    @_alwaysEmitIntoClient
    public static var deadDasia: Int { 0xfe65 }
    /// Source: `GDK_KEY_dead_doublegrave`.
    @_alwaysEmitIntoClient
    public static var deadDoublegrave: Int { 0xfe66 }
    /// Source: `GDK_KEY_dead_belowring`.
    @_alwaysEmitIntoClient
    public static var deadBelowring: Int { 0xfe67 }
    /// Source: `GDK_KEY_dead_belowmacron`.
    @_alwaysEmitIntoClient
    public static var deadBelowmacron: Int { 0xfe68 }
    /// Source: `GDK_KEY_dead_belowcircumflex`.
    @_alwaysEmitIntoClient
    public static var deadBelowcircumflex: Int { 0xfe69 }
    /// Source: `GDK_KEY_dead_belowtilde`.
    @_alwaysEmitIntoClient
    public static var deadBelowtilde: Int { 0xfe6a }
    /// Source: `GDK_KEY_dead_belowbreve`.
    @_alwaysEmitIntoClient
    public static var deadBelowbreve: Int { 0xfe6b }
    /// Source: `GDK_KEY_dead_belowdiaeresis`.
    @_alwaysEmitIntoClient
    public static var deadBelowdiaeresis: Int { 0xfe6c }
    /// Source: `GDK_KEY_dead_invertedbreve`.
    @_alwaysEmitIntoClient
    public static var deadInvertedbreve: Int { 0xfe6d }
    /// Source: `GDK_KEY_dead_belowcomma`.
    @_alwaysEmitIntoClient
    public static var deadBelowcomma: Int { 0xfe6e }
    /// Source: `GDK_KEY_dead_currency`.
    @_alwaysEmitIntoClient
    public static var deadCurrency: Int { 0xfe6f }
    /// Source: `GDK_KEY_AccessX_Enable`.
    @_alwaysEmitIntoClient
    public static var accessXEnable: Int { 0xfe70 }
    /// Source: `GDK_KEY_AccessX_Feedback_Enable`.
    @_alwaysEmitIntoClient
    public static var accessXFeedbackEnable: Int { 0xfe71 }
    /// Source: `GDK_KEY_RepeatKeys_Enable`.
    @_alwaysEmitIntoClient
    public static var repeatKeysEnable: Int { 0xfe72 }
    /// Source: `GDK_KEY_SlowKeys_Enable`.
    @_alwaysEmitIntoClient
    public static var slowKeysEnable: Int { 0xfe73 }
    /// Source: `GDK_KEY_BounceKeys_Enable`.
    @_alwaysEmitIntoClient
    public static var bounceKeysEnable: Int { 0xfe74 }
    /// Source: `GDK_KEY_StickyKeys_Enable`.
    @_alwaysEmitIntoClient
    public static var stickyKeysEnable: Int { 0xfe75 }
    /// Source: `GDK_KEY_MouseKeys_Enable`.
    @_alwaysEmitIntoClient
    public static var mouseKeysEnable: Int { 0xfe76 }
    /// Source: `GDK_KEY_MouseKeys_Accel_Enable`.
    @_alwaysEmitIntoClient
    public static var mouseKeysAccelEnable: Int { 0xfe77 }
    /// Source: `GDK_KEY_Overlay1_Enable`.
    @_alwaysEmitIntoClient
    public static var overlay1Enable: Int { 0xfe78 }
    /// Source: `GDK_KEY_Overlay2_Enable`.
    @_alwaysEmitIntoClient
    public static var overlay2Enable: Int { 0xfe79 }
    /// Source: `GDK_KEY_AudibleBell_Enable`.
    @_alwaysEmitIntoClient
    public static var audibleBellEnable: Int { 0xfe7a }
    /// Source: `GDK_KEY_dead_a`.
    @_alwaysEmitIntoClient
    public static var dead_a: Int { 0xfe80 }
    /// Source: `GDK_KEY_dead_A`.
    @_alwaysEmitIntoClient
    public static var dead_A: Int { 0xfe81 }
    /// Source: `GDK_KEY_dead_e`.
    @_alwaysEmitIntoClient
    public static var dead_e: Int { 0xfe82 }
    /// Source: `GDK_KEY_dead_E`.
    @_alwaysEmitIntoClient
    public static var dead_E: Int { 0xfe83 }
    /// Source: `GDK_KEY_dead_i`.
    @_alwaysEmitIntoClient
    public static var dead_i: Int { 0xfe84 }
    /// Source: `GDK_KEY_dead_I`.
    @_alwaysEmitIntoClient
    public static var dead_I: Int { 0xfe85 }
    /// Source: `GDK_KEY_dead_o`.
    @_alwaysEmitIntoClient
    public static var dead_o: Int { 0xfe86 }
    /// Source: `GDK_KEY_dead_O`.
    @_alwaysEmitIntoClient
    public static var dead_O: Int { 0xfe87 }
    /// Source: `GDK_KEY_dead_u`.
    @_alwaysEmitIntoClient
    public static var dead_u: Int { 0xfe88 }
    /// Source: `GDK_KEY_dead_U`.
    @_alwaysEmitIntoClient
    public static var dead_U: Int { 0xfe89 }
    /// Source: `GDK_KEY_dead_small_schwa`.
    @_alwaysEmitIntoClient
    public static var deadSmallSchwa: Int { 0xfe8a }
    /// Source: `GDK_KEY_dead_capital_schwa`.
    @_alwaysEmitIntoClient
    public static var deadCapitalSchwa: Int { 0xfe8b }
    /// Source: `GDK_KEY_dead_greek`.
    @_alwaysEmitIntoClient
    public static var deadGreek: Int { 0xfe8c }
    /// Source: `GDK_KEY_dead_lowline`.
    @_alwaysEmitIntoClient
    public static var deadLowline: Int { 0xfe90 }
    /// Source: `GDK_KEY_dead_aboveverticalline`.
    @_alwaysEmitIntoClient
    public static var deadAboveverticalline: Int { 0xfe91 }
    /// Source: `GDK_KEY_dead_belowverticalline`.
    @_alwaysEmitIntoClient
    public static var deadBelowverticalline: Int { 0xfe92 }
    /// Source: `GDK_KEY_dead_longsolidusoverlay`.
    @_alwaysEmitIntoClient
    public static var deadLongsolidusoverlay: Int { 0xfe93 }
    /// Source: `GDK_KEY_ch`.
    @_alwaysEmitIntoClient
    public static var ch: Int { 0xfea0 }
    /// Source: `GDK_KEY_Ch`.
    @_alwaysEmitIntoClient
    public static var Ch: Int { 0xfea1 }
    /// Source: `GDK_KEY_CH`.
    @_alwaysEmitIntoClient
    public static var CH: Int { 0xfea2 }
    /// Source: `GDK_KEY_c_h`.
    @_alwaysEmitIntoClient
    public static var c_h: Int { 0xfea3 }
    /// Source: `GDK_KEY_C_h`.
    @_alwaysEmitIntoClient
    public static var C_h: Int { 0xfea4 }
    /// Source: `GDK_KEY_C_H`.
    @_alwaysEmitIntoClient
    public static var C_H: Int { 0xfea5 }
    /// Source: `GDK_KEY_First_Virtual_Screen`.
    @_alwaysEmitIntoClient
    public static var firstVirtualScreen: Int { 0xfed0 }
    /// Source: `GDK_KEY_Prev_Virtual_Screen`.
    @_alwaysEmitIntoClient
    public static var prevVirtualScreen: Int { 0xfed1 }
    /// Source: `GDK_KEY_Next_Virtual_Screen`.
    @_alwaysEmitIntoClient
    public static var nextVirtualScreen: Int { 0xfed2 }
    /// Source: `GDK_KEY_Last_Virtual_Screen`.
    @_alwaysEmitIntoClient
    public static var lastVirtualScreen: Int { 0xfed4 }
    /// Source: `GDK_KEY_Terminate_Server`.
    @_alwaysEmitIntoClient
    public static var terminateServer: Int { 0xfed5 }
    /// Source: `GDK_KEY_Pointer_Left`.
    @_alwaysEmitIntoClient
    public static var pointerLeft: Int { 0xfee0 }
    /// Source: `GDK_KEY_Pointer_Right`.
    @_alwaysEmitIntoClient
    public static var pointerRight: Int { 0xfee1 }
    /// Source: `GDK_KEY_Pointer_Up`.
    @_alwaysEmitIntoClient
    public static var pointerUp: Int { 0xfee2 }
    /// Source: `GDK_KEY_Pointer_Down`.
    @_alwaysEmitIntoClient
    public static var pointerDown: Int { 0xfee3 }
    /// Source: `GDK_KEY_Pointer_UpLeft`.
    @_alwaysEmitIntoClient
    public static var pointerUpLeft: Int { 0xfee4 }
    /// Source: `GDK_KEY_Pointer_UpRight`.
    @_alwaysEmitIntoClient
    public static var pointerUpRight: Int { 0xfee5 }
    /// Source: `GDK_KEY_Pointer_DownLeft`.
    @_alwaysEmitIntoClient
    public static var pointerDownLeft: Int { 0xfee6 }
    /// Source: `GDK_KEY_Pointer_DownRight`.
    @_alwaysEmitIntoClient
    public static var pointerDownRight: Int { 0xfee7 }
    /// Source: `GDK_KEY_Pointer_Button_Dflt`.
    @_alwaysEmitIntoClient
    public static var pointerButtonDflt: Int { 0xfee8 }
    /// Source: `GDK_KEY_Pointer_Button1`.
    @_alwaysEmitIntoClient
    public static var pointerButton1: Int { 0xfee9 }
    /// Source: `GDK_KEY_Pointer_Button2`.
    @_alwaysEmitIntoClient
    public static var pointerButton2: Int { 0xfeea }
    /// Source: `GDK_KEY_Pointer_Button3`.
    @_alwaysEmitIntoClient
    public static var pointerButton3: Int { 0xfeeb }
    /// Source: `GDK_KEY_Pointer_Button4`.
    @_alwaysEmitIntoClient
    public static var pointerButton4: Int { 0xfeec }
    /// Source: `GDK_KEY_Pointer_Button5`.
    @_alwaysEmitIntoClient
    public static var pointerButton5: Int { 0xfeed }
    /// Source: `GDK_KEY_Pointer_DblClick_Dflt`.
    @_alwaysEmitIntoClient
    public static var pointerDblClickDflt: Int { 0xfeee }
    /// Source: `GDK_KEY_Pointer_DblClick1`.
    @_alwaysEmitIntoClient
    public static var pointerDblClick1: Int { 0xfeef }
    /// Source: `GDK_KEY_Pointer_DblClick2`.
    @_alwaysEmitIntoClient
    public static var pointerDblClick2: Int { 0xfef0 }
    /// Source: `GDK_KEY_Pointer_DblClick3`.
    @_alwaysEmitIntoClient
    public static var pointerDblClick3: Int { 0xfef1 }
    /// Source: `GDK_KEY_Pointer_DblClick4`.
    @_alwaysEmitIntoClient
    public static var pointerDblClick4: Int { 0xfef2 }
    /// Source: `GDK_KEY_Pointer_DblClick5`.
    @_alwaysEmitIntoClient
    public static var pointerDblClick5: Int { 0xfef3 }
    /// Source: `GDK_KEY_Pointer_Drag_Dflt`.
    @_alwaysEmitIntoClient
    public static var pointerDragDflt: Int { 0xfef4 }
    /// Source: `GDK_KEY_Pointer_Drag1`.
    @_alwaysEmitIntoClient
    public static var pointerDrag1: Int { 0xfef5 }
    /// Source: `GDK_KEY_Pointer_Drag2`.
    @_alwaysEmitIntoClient
    public static var pointerDrag2: Int { 0xfef6 }
    /// Source: `GDK_KEY_Pointer_Drag3`.
    @_alwaysEmitIntoClient
    public static var pointerDrag3: Int { 0xfef7 }
    /// Source: `GDK_KEY_Pointer_Drag4`.
    @_alwaysEmitIntoClient
    public static var pointerDrag4: Int { 0xfef8 }
    /// Source: `GDK_KEY_Pointer_EnableKeys`.
    @_alwaysEmitIntoClient
    public static var pointerEnableKeys: Int { 0xfef9 }
    /// Source: `GDK_KEY_Pointer_Accelerate`.
    @_alwaysEmitIntoClient
    public static var pointerAccelerate: Int { 0xfefa }
    /// Source: `GDK_KEY_Pointer_DfltBtnNext`.
    @_alwaysEmitIntoClient
    public static var pointerDfltBtnNext: Int { 0xfefb }
    /// Source: `GDK_KEY_Pointer_DfltBtnPrev`.
    @_alwaysEmitIntoClient
    public static var pointerDfltBtnPrev: Int { 0xfefc }
    /// Source: `GDK_KEY_Pointer_Drag5`.
    @_alwaysEmitIntoClient
    public static var pointerDrag5: Int { 0xfefd }
    /// Source: `GDK_KEY_BackSpace`.
    @_alwaysEmitIntoClient
    public static var backSpace: Int { 0xff08 }
    /// Source: `GDK_KEY_Tab`.
    @_alwaysEmitIntoClient
    public static var tab: Int { 0xff09 }
    /// Source: `GDK_KEY_Linefeed`.
    @_alwaysEmitIntoClient
    public static var linefeed: Int { 0xff0a }
    /// Source: `GDK_KEY_Clear`.
    @_alwaysEmitIntoClient
    public static var clear: Int { 0xff0b }
    /// Source: `GDK_KEY_Return`.
    @_alwaysEmitIntoClient
    public static var `return`: Int { 0xff0d }
    /// Source: `GDK_KEY_Pause`.
    @_alwaysEmitIntoClient
    public static var pause: Int { 0xff13 }
    /// Source: `GDK_KEY_Scroll_Lock`.
    @_alwaysEmitIntoClient
    public static var scrollLock: Int { 0xff14 }
    /// Source: `GDK_KEY_Sys_Req`.
    @_alwaysEmitIntoClient
    public static var sysReq: Int { 0xff15 }
    /// Source: `GDK_KEY_Escape`.
    @_alwaysEmitIntoClient
    public static var escape: Int { 0xff1b }
    /// Source: `GDK_KEY_Multi_key`.
    @_alwaysEmitIntoClient
    public static var multiKey: Int { 0xff20 }
    /// Source: `GDK_KEY_Kanji`.
    @_alwaysEmitIntoClient
    public static var kanji: Int { 0xff21 }
    /// Source: `GDK_KEY_Muhenkan`.
    @_alwaysEmitIntoClient
    public static var muhenkan: Int { 0xff22 }
    /// Source: `GDK_KEY_Henkan`.
    @_alwaysEmitIntoClient
    public static var henkan: Int { 0xff23 }
    /// Source: `GDK_KEY_Henkan_Mode`.
    @_alwaysEmitIntoClient
    public static var henkanMode: Int { 0xff23 }
    /// Source: `GDK_KEY_Romaji`.
    @_alwaysEmitIntoClient
    public static var romaji: Int { 0xff24 }
    /// Source: `GDK_KEY_Hiragana`.
    @_alwaysEmitIntoClient
    public static var hiragana: Int { 0xff25 }
    /// Source: `GDK_KEY_Katakana`.
    @_alwaysEmitIntoClient
    public static var katakana: Int { 0xff26 }
    /// Source: `GDK_KEY_Hiragana_Katakana`.
    @_alwaysEmitIntoClient
    public static var hiraganaKatakana: Int { 0xff27 }
    /// Source: `GDK_KEY_Zenkaku`.
    @_alwaysEmitIntoClient
    public static var zenkaku: Int { 0xff28 }
    /// Source: `GDK_KEY_Hankaku`.
    @_alwaysEmitIntoClient
    public static var hankaku: Int { 0xff29 }
    /// Source: `GDK_KEY_Zenkaku_Hankaku`.
    @_alwaysEmitIntoClient
    public static var zenkakuHankaku: Int { 0xff2a }
    /// Source: `GDK_KEY_Touroku`.
    @_alwaysEmitIntoClient
    public static var touroku: Int { 0xff2b }
    /// Source: `GDK_KEY_Massyo`.
    @_alwaysEmitIntoClient
    public static var massyo: Int { 0xff2c }
    /// Source: `GDK_KEY_Kana_Lock`.
    @_alwaysEmitIntoClient
    public static var kanaLock: Int { 0xff2d }
    /// Source: `GDK_KEY_Kana_Shift`.
    @_alwaysEmitIntoClient
    public static var kanaShift: Int { 0xff2e }
    /// Source: `GDK_KEY_Eisu_Shift`.
    @_alwaysEmitIntoClient
    public static var eisuShift: Int { 0xff2f }
    /// Source: `GDK_KEY_Eisu_toggle`.
    @_alwaysEmitIntoClient
    public static var eisuToggle: Int { 0xff30 }
    /// Source: `GDK_KEY_Hangul`.
    @_alwaysEmitIntoClient
    public static var hangul: Int { 0xff31 }
    /// Source: `GDK_KEY_Hangul_Start`.
    @_alwaysEmitIntoClient
    public static var hangulStart: Int { 0xff32 }
    /// Source: `GDK_KEY_Hangul_End`.
    @_alwaysEmitIntoClient
    public static var hangulEnd: Int { 0xff33 }
    /// Source: `GDK_KEY_Hangul_Hanja`.
    @_alwaysEmitIntoClient
    public static var hangulHanja: Int { 0xff34 }
    /// Source: `GDK_KEY_Hangul_Jamo`.
    @_alwaysEmitIntoClient
    public static var hangulJamo: Int { 0xff35 }
    /// Source: `GDK_KEY_Hangul_Romaja`.
    @_alwaysEmitIntoClient
    public static var hangulRomaja: Int { 0xff36 }
    /// Source: `GDK_KEY_Codeinput`.
    @_alwaysEmitIntoClient
    public static var codeinput: Int { 0xff37 }
    /// Source: `GDK_KEY_Hangul_Codeinput`.
    @_alwaysEmitIntoClient
    public static var hangulCodeinput: Int { 0xff37 }
    /// Source: `GDK_KEY_Kanji_Bangou`.
    @_alwaysEmitIntoClient
    public static var kanjiBangou: Int { 0xff37 }
    /// Source: `GDK_KEY_Hangul_Jeonja`.
    @_alwaysEmitIntoClient
    public static var hangulJeonja: Int { 0xff38 }
    /// Source: `GDK_KEY_Hangul_Banja`.
    @_alwaysEmitIntoClient
    public static var hangulBanja: Int { 0xff39 }
    /// Source: `GDK_KEY_Hangul_PreHanja`.
    @_alwaysEmitIntoClient
    public static var hangulPreHanja: Int { 0xff3a }
    /// Source: `GDK_KEY_Hangul_PostHanja`.
    @_alwaysEmitIntoClient
    public static var hangulPostHanja: Int { 0xff3b }
    /// Source: `GDK_KEY_Hangul_SingleCandidate`.
    @_alwaysEmitIntoClient
    public static var hangulSingleCandidate: Int { 0xff3c }
    /// Source: `GDK_KEY_SingleCandidate`.
    @_alwaysEmitIntoClient
    public static var singleCandidate: Int { 0xff3c }
    /// Source: `GDK_KEY_Hangul_MultipleCandidate`.
    @_alwaysEmitIntoClient
    public static var hangulMultipleCandidate: Int { 0xff3d }
    /// Source: `GDK_KEY_MultipleCandidate`.
    @_alwaysEmitIntoClient
    public static var multipleCandidate: Int { 0xff3d }
    /// Source: `GDK_KEY_Zen_Koho`.
    @_alwaysEmitIntoClient
    public static var zenKoho: Int { 0xff3d }
    /// Source: `GDK_KEY_Hangul_PreviousCandidate`.
    @_alwaysEmitIntoClient
    public static var hangulPreviousCandidate: Int { 0xff3e }
    /// Source: `GDK_KEY_Mae_Koho`.
    @_alwaysEmitIntoClient
    public static var maeKoho: Int { 0xff3e }
    /// Source: `GDK_KEY_PreviousCandidate`.
    @_alwaysEmitIntoClient
    public static var previousCandidate: Int { 0xff3e }
    /// Source: `GDK_KEY_Hangul_Special`.
    @_alwaysEmitIntoClient
    public static var hangulSpecial: Int { 0xff3f }
    /// Source: `GDK_KEY_Home`.
    @_alwaysEmitIntoClient
    public static var home: Int { 0xff50 }
    /// Source: `GDK_KEY_Left`.
    @_alwaysEmitIntoClient
    public static var left: Int { 0xff51 }
    /// Source: `GDK_KEY_Up`.
    @_alwaysEmitIntoClient
    public static var up: Int { 0xff52 }
    /// Source: `GDK_KEY_Right`.
    @_alwaysEmitIntoClient
    public static var right: Int { 0xff53 }
    /// Source: `GDK_KEY_Down`.
    @_alwaysEmitIntoClient
    public static var down: Int { 0xff54 }
    /// Source: `GDK_KEY_Page_Up`.
    @_alwaysEmitIntoClient
    public static var pageUp: Int { 0xff55 }
    /// Source: `GDK_KEY_Prior`.
    @_alwaysEmitIntoClient
    public static var prior: Int { 0xff55 }
    /// Source: `GDK_KEY_Next`.
    @_alwaysEmitIntoClient
    public static var next: Int { 0xff56 }
    /// Source: `GDK_KEY_Page_Down`.
    @_alwaysEmitIntoClient
    public static var pageDown: Int { 0xff56 }
    /// Source: `GDK_KEY_End`.
    @_alwaysEmitIntoClient
    public static var end: Int { 0xff57 }
    /// Source: `GDK_KEY_Begin`.
    @_alwaysEmitIntoClient
    public static var begin: Int { 0xff58 }
    /// Source: `GDK_KEY_Select`.
    @_alwaysEmitIntoClient
    public static var select: Int { 0xff60 }
    /// Source: `GDK_KEY_Print`.
    @_alwaysEmitIntoClient
    public static var print: Int { 0xff61 }
    /// Source: `GDK_KEY_Execute`.
    @_alwaysEmitIntoClient
    public static var execute: Int { 0xff62 }
    /// Source: `GDK_KEY_Insert`.
    @_alwaysEmitIntoClient
    public static var insert: Int { 0xff63 }
    /// Source: `GDK_KEY_Undo`.
    @_alwaysEmitIntoClient
    public static var undo: Int { 0xff65 }
    /// Source: `GDK_KEY_Redo`.
    @_alwaysEmitIntoClient
    public static var redo: Int { 0xff66 }
    /// Source: `GDK_KEY_Menu`.
    @_alwaysEmitIntoClient
    public static var menu: Int { 0xff67 }
    /// Source: `GDK_KEY_Find`.
    @_alwaysEmitIntoClient
    public static var find: Int { 0xff68 }
    /// Source: `GDK_KEY_Cancel`.
    @_alwaysEmitIntoClient
    public static var cancel: Int { 0xff69 }
    /// Source: `GDK_KEY_Help`.
    @_alwaysEmitIntoClient
    public static var help: Int { 0xff6a }
    /// Source: `GDK_KEY_Break`.
    @_alwaysEmitIntoClient
    public static var `break`: Int { 0xff6b }
    /// Source: `GDK_KEY_Arabic_switch`.
    @_alwaysEmitIntoClient
    public static var arabicSwitch: Int { 0xff7e }
    /// Source: `GDK_KEY_Greek_switch`.
    @_alwaysEmitIntoClient
    public static var greekSwitch: Int { 0xff7e }
    /// Source: `GDK_KEY_Hangul_switch`.
    @_alwaysEmitIntoClient
    public static var hangulSwitch: Int { 0xff7e }
    /// Source: `GDK_KEY_Hebrew_switch`.
    @_alwaysEmitIntoClient
    public static var hebrewSwitch: Int { 0xff7e }
    /// Source: `GDK_KEY_ISO_Group_Shift`.
    @_alwaysEmitIntoClient
    public static var isoGroupShift: Int { 0xff7e }
    /// Source: `GDK_KEY_Mode_switch`.
    @_alwaysEmitIntoClient
    public static var modeSwitch: Int { 0xff7e }
    /// Source: `GDK_KEY_kana_switch`.
    @_alwaysEmitIntoClient
    public static var kanaSwitch: Int { 0xff7e }
    /// Source: `GDK_KEY_script_switch`.
    @_alwaysEmitIntoClient
    public static var scriptSwitch: Int { 0xff7e }
    /// Source: `GDK_KEY_Num_Lock`.
    @_alwaysEmitIntoClient
    public static var numLock: Int { 0xff7f }
    /// Source: `GDK_KEY_KP_Space`.
    @_alwaysEmitIntoClient
    public static var kpSpace: Int { 0xff80 }
    /// Source: `GDK_KEY_KP_Tab`.
    @_alwaysEmitIntoClient
    public static var kpTab: Int { 0xff89 }
    /// Source: `GDK_KEY_KP_Enter`.
    @_alwaysEmitIntoClient
    public static var kpEnter: Int { 0xff8d }
    /// Source: `GDK_KEY_KP_F1`.
    @_alwaysEmitIntoClient
    public static var kpF1: Int { 0xff91 }
    /// Source: `GDK_KEY_KP_F2`.
    @_alwaysEmitIntoClient
    public static var kpF2: Int { 0xff92 }
    /// Source: `GDK_KEY_KP_F3`.
    @_alwaysEmitIntoClient
    public static var kpF3: Int { 0xff93 }
    /// Source: `GDK_KEY_KP_F4`.
    @_alwaysEmitIntoClient
    public static var kpF4: Int { 0xff94 }
    /// Source: `GDK_KEY_KP_Home`.
    @_alwaysEmitIntoClient
    public static var kpHome: Int { 0xff95 }
    /// Source: `GDK_KEY_KP_Left`.
    @_alwaysEmitIntoClient
    public static var kpLeft: Int { 0xff96 }
    /// Source: `GDK_KEY_KP_Up`.
    @_alwaysEmitIntoClient
    public static var kpUp: Int { 0xff97 }
    /// Source: `GDK_KEY_KP_Right`.
    @_alwaysEmitIntoClient
    public static var kpRight: Int { 0xff98 }
    /// Source: `GDK_KEY_KP_Down`.
    @_alwaysEmitIntoClient
    public static var kpDown: Int { 0xff99 }
    /// Source: `GDK_KEY_KP_Page_Up`.
    @_alwaysEmitIntoClient
    public static var kpPageUp: Int { 0xff9a }
    /// Source: `GDK_KEY_KP_Prior`.
    @_alwaysEmitIntoClient
    public static var kpPrior: Int { 0xff9a }
    /// Source: `GDK_KEY_KP_Next`.
    @_alwaysEmitIntoClient
    public static var kpNext: Int { 0xff9b }
    /// Source: `GDK_KEY_KP_Page_Down`.
    @_alwaysEmitIntoClient
    public static var kpPageDown: Int { 0xff9b }
    /// Source: `GDK_KEY_KP_End`.
    @_alwaysEmitIntoClient
    public static var kpEnd: Int { 0xff9c }
    /// Source: `GDK_KEY_KP_Begin`.
    @_alwaysEmitIntoClient
    public static var kpBegin: Int { 0xff9d }
    /// Source: `GDK_KEY_KP_Insert`.
    @_alwaysEmitIntoClient
    public static var kpInsert: Int { 0xff9e }
    /// Source: `GDK_KEY_KP_Delete`.
    @_alwaysEmitIntoClient
    public static var kpDelete: Int { 0xff9f }
    /// Source: `GDK_KEY_KP_Multiply`.
    @_alwaysEmitIntoClient
    public static var kpMultiply: Int { 0xffaa }
    /// Source: `GDK_KEY_KP_Add`.
    @_alwaysEmitIntoClient
    public static var kpAdd: Int { 0xffab }
    /// Source: `GDK_KEY_KP_Separator`.
    @_alwaysEmitIntoClient
    public static var kpSeparator: Int { 0xffac }
    /// Source: `GDK_KEY_KP_Subtract`.
    @_alwaysEmitIntoClient
    public static var kpSubtract: Int { 0xffad }
    /// Source: `GDK_KEY_KP_Decimal`.
    @_alwaysEmitIntoClient
    public static var kpDecimal: Int { 0xffae }
    /// Source: `GDK_KEY_KP_Divide`.
    @_alwaysEmitIntoClient
    public static var kpDivide: Int { 0xffaf }
    /// Source: `GDK_KEY_KP_0`.
    @_alwaysEmitIntoClient
    public static var kp0: Int { 0xffb0 }
    /// Source: `GDK_KEY_KP_1`.
    @_alwaysEmitIntoClient
    public static var kp1: Int { 0xffb1 }
    /// Source: `GDK_KEY_KP_2`.
    @_alwaysEmitIntoClient
    public static var kp2: Int { 0xffb2 }
    /// Source: `GDK_KEY_KP_3`.
    @_alwaysEmitIntoClient
    public static var kp3: Int { 0xffb3 }
    /// Source: `GDK_KEY_KP_4`.
    @_alwaysEmitIntoClient
    public static var kp4: Int { 0xffb4 }
    /// Source: `GDK_KEY_KP_5`.
    @_alwaysEmitIntoClient
    public static var kp5: Int { 0xffb5 }
    /// Source: `GDK_KEY_KP_6`.
    @_alwaysEmitIntoClient
    public static var kp6: Int { 0xffb6 }
    /// Source: `GDK_KEY_KP_7`.
    @_alwaysEmitIntoClient
    public static var kp7: Int { 0xffb7 }
    /// Source: `GDK_KEY_KP_8`.
    @_alwaysEmitIntoClient
    public static var kp8: Int { 0xffb8 }
    /// Source: `GDK_KEY_KP_9`.
    @_alwaysEmitIntoClient
    public static var kp9: Int { 0xffb9 }
    /// Source: `GDK_KEY_KP_Equal`.
    @_alwaysEmitIntoClient
    public static var kpEqual: Int { 0xffbd }
    /// Source: `GDK_KEY_F1`.
    @_alwaysEmitIntoClient
    public static var f1: Int { 0xffbe }
    /// Source: `GDK_KEY_F2`.
    @_alwaysEmitIntoClient
    public static var f2: Int { 0xffbf }
    /// Source: `GDK_KEY_F3`.
    @_alwaysEmitIntoClient
    public static var f3: Int { 0xffc0 }
    /// Source: `GDK_KEY_F4`.
    @_alwaysEmitIntoClient
    public static var f4: Int { 0xffc1 }
    /// Source: `GDK_KEY_F5`.
    @_alwaysEmitIntoClient
    public static var f5: Int { 0xffc2 }
    /// Source: `GDK_KEY_F6`.
    @_alwaysEmitIntoClient
    public static var f6: Int { 0xffc3 }
    /// Source: `GDK_KEY_F7`.
    @_alwaysEmitIntoClient
    public static var f7: Int { 0xffc4 }
    /// Source: `GDK_KEY_F8`.
    @_alwaysEmitIntoClient
    public static var f8: Int { 0xffc5 }
    /// Source: `GDK_KEY_F9`.
    @_alwaysEmitIntoClient
    public static var f9: Int { 0xffc6 }
    /// Source: `GDK_KEY_F10`.
    @_alwaysEmitIntoClient
    public static var f10: Int { 0xffc7 }
    /// Source: `GDK_KEY_F11`.
    @_alwaysEmitIntoClient
    public static var f11: Int { 0xffc8 }
    /// Source: `GDK_KEY_L1`.
    @_alwaysEmitIntoClient
    public static var l1: Int { 0xffc8 }
    /// Source: `GDK_KEY_F12`.
    @_alwaysEmitIntoClient
    public static var f12: Int { 0xffc9 }
    /// Source: `GDK_KEY_L2`.
    @_alwaysEmitIntoClient
    public static var l2: Int { 0xffc9 }
    /// Source: `GDK_KEY_F13`.
    @_alwaysEmitIntoClient
    public static var f13: Int { 0xffca }
    /// Source: `GDK_KEY_L3`.
    @_alwaysEmitIntoClient
    public static var l3: Int { 0xffca }
    /// Source: `GDK_KEY_F14`.
    @_alwaysEmitIntoClient
    public static var f14: Int { 0xffcb }
    /// Source: `GDK_KEY_L4`.
    @_alwaysEmitIntoClient
    public static var l4: Int { 0xffcb }
    /// Source: `GDK_KEY_F15`.
    @_alwaysEmitIntoClient
    public static var f15: Int { 0xffcc }
    /// Source: `GDK_KEY_L5`.
    @_alwaysEmitIntoClient
    public static var l5: Int { 0xffcc }
    /// Source: `GDK_KEY_F16`.
    @_alwaysEmitIntoClient
    public static var f16: Int { 0xffcd }
    /// Source: `GDK_KEY_L6`.
    @_alwaysEmitIntoClient
    public static var l6: Int { 0xffcd }
    /// Source: `GDK_KEY_F17`.
    @_alwaysEmitIntoClient
    public static var f17: Int { 0xffce }
    /// Source: `GDK_KEY_L7`.
    @_alwaysEmitIntoClient
    public static var l7: Int { 0xffce }
    /// Source: `GDK_KEY_F18`.
    @_alwaysEmitIntoClient
    public static var f18: Int { 0xffcf }
    /// Source: `GDK_KEY_L8`.
    @_alwaysEmitIntoClient
    public static var l8: Int { 0xffcf }
    /// Source: `GDK_KEY_F19`.
    @_alwaysEmitIntoClient
    public static var f19: Int { 0xffd0 }
    /// Source: `GDK_KEY_L9`.
    @_alwaysEmitIntoClient
    public static var l9: Int { 0xffd0 }
    /// Source: `GDK_KEY_F20`.
    @_alwaysEmitIntoClient
    public static var f20: Int { 0xffd1 }
    /// Source: `GDK_KEY_L10`.
    @_alwaysEmitIntoClient
    public static var l10: Int { 0xffd1 }
    /// Source: `GDK_KEY_F21`.
    @_alwaysEmitIntoClient
    public static var f21: Int { 0xffd2 }
    /// Source: `GDK_KEY_R1`.
    @_alwaysEmitIntoClient
    public static var r1: Int { 0xffd2 }
    /// Source: `GDK_KEY_F22`.
    @_alwaysEmitIntoClient
    public static var f22: Int { 0xffd3 }
    /// Source: `GDK_KEY_R2`.
    @_alwaysEmitIntoClient
    public static var r2: Int { 0xffd3 }
    /// Source: `GDK_KEY_F23`.
    @_alwaysEmitIntoClient
    public static var f23: Int { 0xffd4 }
    /// Source: `GDK_KEY_R3`.
    @_alwaysEmitIntoClient
    public static var r3: Int { 0xffd4 }
    /// Source: `GDK_KEY_F24`.
    @_alwaysEmitIntoClient
    public static var f24: Int { 0xffd5 }
    /// Source: `GDK_KEY_R4`.
    @_alwaysEmitIntoClient
    public static var r4: Int { 0xffd5 }
    /// Source: `GDK_KEY_F25`.
    @_alwaysEmitIntoClient
    public static var f25: Int { 0xffd6 }
    /// Source: `GDK_KEY_R5`.
    @_alwaysEmitIntoClient
    public static var r5: Int { 0xffd6 }
    /// Source: `GDK_KEY_F26`.
    @_alwaysEmitIntoClient
    public static var f26: Int { 0xffd7 }
    /// Source: `GDK_KEY_R6`.
    @_alwaysEmitIntoClient
    public static var r6: Int { 0xffd7 }
    /// Source: `GDK_KEY_F27`.
    @_alwaysEmitIntoClient
    public static var f27: Int { 0xffd8 }
    /// Source: `GDK_KEY_R7`.
    @_alwaysEmitIntoClient
    public static var r7: Int { 0xffd8 }
    /// Source: `GDK_KEY_F28`.
    @_alwaysEmitIntoClient
    public static var f28: Int { 0xffd9 }
    /// Source: `GDK_KEY_R8`.
    @_alwaysEmitIntoClient
    public static var r8: Int { 0xffd9 }
    /// Source: `GDK_KEY_F29`.
    @_alwaysEmitIntoClient
    public static var f29: Int { 0xffda }
    /// Source: `GDK_KEY_R9`.
    @_alwaysEmitIntoClient
    public static var r9: Int { 0xffda }
    /// Source: `GDK_KEY_F30`.
    @_alwaysEmitIntoClient
    public static var f30: Int { 0xffdb }
    /// Source: `GDK_KEY_R10`.
    @_alwaysEmitIntoClient
    public static var r10: Int { 0xffdb }
    /// Source: `GDK_KEY_F31`.
    @_alwaysEmitIntoClient
    public static var f31: Int { 0xffdc }
    /// Source: `GDK_KEY_R11`.
    @_alwaysEmitIntoClient
    public static var r11: Int { 0xffdc }
    /// Source: `GDK_KEY_F32`.
    @_alwaysEmitIntoClient
    public static var f32: Int { 0xffdd }
    /// Source: `GDK_KEY_R12`.
    @_alwaysEmitIntoClient
    public static var r12: Int { 0xffdd }
    /// Source: `GDK_KEY_F33`.
    @_alwaysEmitIntoClient
    public static var f33: Int { 0xffde }
    /// Source: `GDK_KEY_R13`.
    @_alwaysEmitIntoClient
    public static var r13: Int { 0xffde }
    /// Source: `GDK_KEY_F34`.
    @_alwaysEmitIntoClient
    public static var f34: Int { 0xffdf }
    /// Source: `GDK_KEY_R14`.
    @_alwaysEmitIntoClient
    public static var r14: Int { 0xffdf }
    /// Source: `GDK_KEY_F35`.
    @_alwaysEmitIntoClient
    public static var f35: Int { 0xffe0 }
    /// Source: `GDK_KEY_R15`.
    @_alwaysEmitIntoClient
    public static var r15: Int { 0xffe0 }
    /// Source: `GDK_KEY_Shift_L`.
    @_alwaysEmitIntoClient
    public static var shiftL: Int { 0xffe1 }
    /// Source: `GDK_KEY_Shift_R`.
    @_alwaysEmitIntoClient
    public static var shiftR: Int { 0xffe2 }
    /// Source: `GDK_KEY_Control_L`.
    @_alwaysEmitIntoClient
    public static var controlL: Int { 0xffe3 }
    /// Source: `GDK_KEY_Control_R`.
    @_alwaysEmitIntoClient
    public static var controlR: Int { 0xffe4 }
    /// Source: `GDK_KEY_Caps_Lock`.
    @_alwaysEmitIntoClient
    public static var capsLock: Int { 0xffe5 }
    /// Source: `GDK_KEY_Shift_Lock`.
    @_alwaysEmitIntoClient
    public static var shiftLock: Int { 0xffe6 }
    /// Source: `GDK_KEY_Meta_L`.
    @_alwaysEmitIntoClient
    public static var metaL: Int { 0xffe7 }
    /// Source: `GDK_KEY_Meta_R`.
    @_alwaysEmitIntoClient
    public static var metaR: Int { 0xffe8 }
    /// Source: `GDK_KEY_Alt_L`.
    @_alwaysEmitIntoClient
    public static var altL: Int { 0xffe9 }
    /// Source: `GDK_KEY_Alt_R`.
    @_alwaysEmitIntoClient
    public static var altR: Int { 0xffea }
    /// Source: `GDK_KEY_Super_L`.
    @_alwaysEmitIntoClient
    public static var superL: Int { 0xffeb }
    /// Source: `GDK_KEY_Super_R`.
    @_alwaysEmitIntoClient
    public static var superR: Int { 0xffec }
    /// Source: `GDK_KEY_Hyper_L`.
    @_alwaysEmitIntoClient
    public static var hyperL: Int { 0xffed }
    /// Source: `GDK_KEY_Hyper_R`.
    @_alwaysEmitIntoClient
    public static var hyperR: Int { 0xffee }
    /// Source: `GDK_KEY_braille_dot_1`.
    @_alwaysEmitIntoClient
    public static var brailleDot1: Int { 0xfff1 }
    /// Source: `GDK_KEY_braille_dot_2`.
    @_alwaysEmitIntoClient
    public static var brailleDot2: Int { 0xfff2 }
    /// Source: `GDK_KEY_braille_dot_3`.
    @_alwaysEmitIntoClient
    public static var brailleDot3: Int { 0xfff3 }
    /// Source: `GDK_KEY_braille_dot_4`.
    @_alwaysEmitIntoClient
    public static var brailleDot4: Int { 0xfff4 }
    /// Source: `GDK_KEY_braille_dot_5`.
    @_alwaysEmitIntoClient
    public static var brailleDot5: Int { 0xfff5 }
    /// Source: `GDK_KEY_braille_dot_6`.
    @_alwaysEmitIntoClient
    public static var brailleDot6: Int { 0xfff6 }
    /// Source: `GDK_KEY_braille_dot_7`.
    @_alwaysEmitIntoClient
    public static var brailleDot7: Int { 0xfff7 }
    /// Source: `GDK_KEY_braille_dot_8`.
    @_alwaysEmitIntoClient
    public static var brailleDot8: Int { 0xfff8 }
    /// Source: `GDK_KEY_braille_dot_9`.
    @_alwaysEmitIntoClient
    public static var brailleDot9: Int { 0xfff9 }
    /// Source: `GDK_KEY_braille_dot_10`.
    @_alwaysEmitIntoClient
    public static var brailleDot10: Int { 0xfffa }
    /// Source: `GDK_KEY_Delete`.
    @_alwaysEmitIntoClient
    public static var delete: Int { 0xffff }
    /// Source: `GDK_KEY_VoidSymbol`.
    @_alwaysEmitIntoClient
    public static var voidSymbol: Int { 0xffffff }
    /// Source: `GDK_KEY_Ibreve`.
    @_alwaysEmitIntoClient
    public static var Ibreve: Int { 0x100012c }
    /// Source: `GDK_KEY_ibreve`.
    @_alwaysEmitIntoClient
    public static var ibreve: Int { 0x100012d }
    /// Source: `GDK_KEY_Wcircumflex`.
    @_alwaysEmitIntoClient
    public static var Wcircumflex: Int { 0x1000174 }
    /// Source: `GDK_KEY_wcircumflex`.
    @_alwaysEmitIntoClient
    public static var wcircumflex: Int { 0x1000175 }
    /// Source: `GDK_KEY_Ycircumflex`.
    @_alwaysEmitIntoClient
    public static var Ycircumflex: Int { 0x1000176 }
    /// Source: `GDK_KEY_ycircumflex`.
    @_alwaysEmitIntoClient
    public static var ycircumflex: Int { 0x1000177 }
    /// Source: `GDK_KEY_SCHWA`.
    @_alwaysEmitIntoClient
    public static var SCHWA: Int { 0x100018f }
    /// Source: `GDK_KEY_Obarred`.
    @_alwaysEmitIntoClient
    public static var Obarred: Int { 0x100019f }
    /// Source: `GDK_KEY_Ohorn`.
    @_alwaysEmitIntoClient
    public static var Ohorn: Int { 0x10001a0 }
    /// Source: `GDK_KEY_ohorn`.
    @_alwaysEmitIntoClient
    public static var ohorn: Int { 0x10001a1 }
    /// Source: `GDK_KEY_Uhorn`.
    @_alwaysEmitIntoClient
    public static var Uhorn: Int { 0x10001af }
    /// Source: `GDK_KEY_uhorn`.
    @_alwaysEmitIntoClient
    public static var uhorn: Int { 0x10001b0 }
    /// Source: `GDK_KEY_Zstroke`.
    @_alwaysEmitIntoClient
    public static var Zstroke: Int { 0x10001b5 }
    /// Source: `GDK_KEY_zstroke`.
    @_alwaysEmitIntoClient
    public static var zstroke: Int { 0x10001b6 }
    /// Source: `GDK_KEY_EZH`.
    @_alwaysEmitIntoClient
    public static var EZH: Int { 0x10001b7 }
    /// Source: `GDK_KEY_Ocaron`.
    @_alwaysEmitIntoClient
    public static var Ocaron: Int { 0x10001d1 }
    /// Source: `GDK_KEY_ocaron`.
    @_alwaysEmitIntoClient
    public static var ocaron: Int { 0x10001d2 }
    /// Source: `GDK_KEY_Gcaron`.
    @_alwaysEmitIntoClient
    public static var Gcaron: Int { 0x10001e6 }
    /// Source: `GDK_KEY_gcaron`.
    @_alwaysEmitIntoClient
    public static var gcaron: Int { 0x10001e7 }
    /// Source: `GDK_KEY_schwa`.
    @_alwaysEmitIntoClient
    public static var schwa: Int { 0x1000259 }
    /// Source: `GDK_KEY_obarred`.
    @_alwaysEmitIntoClient
    public static var obarred: Int { 0x1000275 }
    /// Source: `GDK_KEY_ezh`.
    @_alwaysEmitIntoClient
    public static var ezh: Int { 0x1000292 }
    /// Source: `GDK_KEY_Cyrillic_GHE_bar`.
    @_alwaysEmitIntoClient
    public static var cyrillicGHEBar: Int { 0x1000492 }
    /// Source: `GDK_KEY_Cyrillic_ghe_bar`.
    @_alwaysEmitIntoClient
    public static var cyrillicGheBar: Int { 0x1000493 }
    /// Source: `GDK_KEY_Cyrillic_ZHE_descender`.
    @_alwaysEmitIntoClient
    public static var cyrillicZHEDescender: Int { 0x1000496 }
    /// Source: `GDK_KEY_Cyrillic_zhe_descender`.
    @_alwaysEmitIntoClient
    public static var cyrillicZheDescender: Int { 0x1000497 }
    /// Source: `GDK_KEY_Cyrillic_KA_descender`.
    @_alwaysEmitIntoClient
    public static var cyrillicKADescender: Int { 0x100049a }
    /// Source: `GDK_KEY_Cyrillic_ka_descender`.
    @_alwaysEmitIntoClient
    public static var cyrillicKaDescender: Int { 0x100049b }
    /// Source: `GDK_KEY_Cyrillic_KA_vertstroke`.
    @_alwaysEmitIntoClient
    public static var cyrillicKAVertstroke: Int { 0x100049c }
    /// Source: `GDK_KEY_Cyrillic_ka_vertstroke`.
    @_alwaysEmitIntoClient
    public static var cyrillicKaVertstroke: Int { 0x100049d }
    /// Source: `GDK_KEY_Cyrillic_EN_descender`.
    @_alwaysEmitIntoClient
    public static var cyrillicENDescender: Int { 0x10004a2 }
    /// Source: `GDK_KEY_Cyrillic_en_descender`.
    @_alwaysEmitIntoClient
    public static var cyrillicEnDescender: Int { 0x10004a3 }
    /// Source: `GDK_KEY_Cyrillic_U_straight`.
    @_alwaysEmitIntoClient
    public static var Cyrillic_U_straight: Int { 0x10004ae }
    /// Source: `GDK_KEY_Cyrillic_u_straight`.
    @_alwaysEmitIntoClient
    public static var Cyrillic_u_straight: Int { 0x10004af }
    /// Source: `GDK_KEY_Cyrillic_U_straight_bar`.
    @_alwaysEmitIntoClient
    public static var Cyrillic_U_straight_bar: Int { 0x10004b0 }
    /// Source: `GDK_KEY_Cyrillic_u_straight_bar`.
    @_alwaysEmitIntoClient
    public static var Cyrillic_u_straight_bar: Int { 0x10004b1 }
    /// Source: `GDK_KEY_Cyrillic_HA_descender`.
    @_alwaysEmitIntoClient
    public static var cyrillicHADescender: Int { 0x10004b2 }
    /// Source: `GDK_KEY_Cyrillic_ha_descender`.
    @_alwaysEmitIntoClient
    public static var cyrillicHaDescender: Int { 0x10004b3 }
    /// Source: `GDK_KEY_Cyrillic_CHE_descender`.
    @_alwaysEmitIntoClient
    public static var cyrillicCHEDescender: Int { 0x10004b6 }
    /// Source: `GDK_KEY_Cyrillic_che_descender`.
    @_alwaysEmitIntoClient
    public static var cyrillicCheDescender: Int { 0x10004b7 }
    /// Source: `GDK_KEY_Cyrillic_CHE_vertstroke`.
    @_alwaysEmitIntoClient
    public static var cyrillicCHEVertstroke: Int { 0x10004b8 }
    /// Source: `GDK_KEY_Cyrillic_che_vertstroke`.
    @_alwaysEmitIntoClient
    public static var cyrillicCheVertstroke: Int { 0x10004b9 }
    /// Source: `GDK_KEY_Cyrillic_SHHA`.
    @_alwaysEmitIntoClient
    public static var cyrillicSHHA: Int { 0x10004ba }
    /// Source: `GDK_KEY_Cyrillic_shha`.
    @_alwaysEmitIntoClient
    public static var cyrillicShha: Int { 0x10004bb }
    /// Source: `GDK_KEY_Cyrillic_SCHWA`.
    @_alwaysEmitIntoClient
    public static var cyrillicSCHWA: Int { 0x10004d8 }
    /// Source: `GDK_KEY_Cyrillic_schwa`.
    @_alwaysEmitIntoClient
    public static var cyrillicSchwa: Int { 0x10004d9 }
    /// Source: `GDK_KEY_Cyrillic_I_macron`.
    @_alwaysEmitIntoClient
    public static var Cyrillic_I_macron: Int { 0x10004e2 }
    /// Source: `GDK_KEY_Cyrillic_i_macron`.
    @_alwaysEmitIntoClient
    public static var Cyrillic_i_macron: Int { 0x10004e3 }
    /// Source: `GDK_KEY_Cyrillic_O_bar`.
    @_alwaysEmitIntoClient
    public static var Cyrillic_O_bar: Int { 0x10004e8 }
    /// Source: `GDK_KEY_Cyrillic_o_bar`.
    @_alwaysEmitIntoClient
    public static var Cyrillic_o_bar: Int { 0x10004e9 }
    /// Source: `GDK_KEY_Cyrillic_U_macron`.
    @_alwaysEmitIntoClient
    public static var Cyrillic_U_macron: Int { 0x10004ee }
    /// Source: `GDK_KEY_Cyrillic_u_macron`.
    @_alwaysEmitIntoClient
    public static var Cyrillic_u_macron: Int { 0x10004ef }
    /// Source: `GDK_KEY_Armenian_AYB`.
    @_alwaysEmitIntoClient
    public static var armenianAYB: Int { 0x1000531 }
    /// Source: `GDK_KEY_Armenian_BEN`.
    @_alwaysEmitIntoClient
    public static var armenianBEN: Int { 0x1000532 }
    /// Source: `GDK_KEY_Armenian_GIM`.
    @_alwaysEmitIntoClient
    public static var armenianGIM: Int { 0x1000533 }
    /// Source: `GDK_KEY_Armenian_DA`.
    @_alwaysEmitIntoClient
    public static var armenianDA: Int { 0x1000534 }
    /// Source: `GDK_KEY_Armenian_YECH`.
    @_alwaysEmitIntoClient
    public static var armenianYECH: Int { 0x1000535 }
    /// Source: `GDK_KEY_Armenian_ZA`.
    @_alwaysEmitIntoClient
    public static var armenianZA: Int { 0x1000536 }
    /// Source: `GDK_KEY_Armenian_E`.
    @_alwaysEmitIntoClient
    public static var Armenian_E: Int { 0x1000537 }
    /// Source: `GDK_KEY_Armenian_AT`.
    @_alwaysEmitIntoClient
    public static var armenianAT: Int { 0x1000538 }
    /// Source: `GDK_KEY_Armenian_TO`.
    @_alwaysEmitIntoClient
    public static var armenianTO: Int { 0x1000539 }
    /// Source: `GDK_KEY_Armenian_ZHE`.
    @_alwaysEmitIntoClient
    public static var armenianZHE: Int { 0x100053a }
    /// Source: `GDK_KEY_Armenian_INI`.
    @_alwaysEmitIntoClient
    public static var armenianINI: Int { 0x100053b }
    /// Source: `GDK_KEY_Armenian_LYUN`.
    @_alwaysEmitIntoClient
    public static var armenianLYUN: Int { 0x100053c }
    /// Source: `GDK_KEY_Armenian_KHE`.
    @_alwaysEmitIntoClient
    public static var armenianKHE: Int { 0x100053d }
    /// Source: `GDK_KEY_Armenian_TSA`.
    @_alwaysEmitIntoClient
    public static var armenianTSA: Int { 0x100053e }
    /// Source: `GDK_KEY_Armenian_KEN`.
    @_alwaysEmitIntoClient
    public static var armenianKEN: Int { 0x100053f }
    /// Source: `GDK_KEY_Armenian_HO`.
    @_alwaysEmitIntoClient
    public static var armenianHO: Int { 0x1000540 }
    /// Source: `GDK_KEY_Armenian_DZA`.
    @_alwaysEmitIntoClient
    public static var armenianDZA: Int { 0x1000541 }
    /// Source: `GDK_KEY_Armenian_GHAT`.
    @_alwaysEmitIntoClient
    public static var armenianGHAT: Int { 0x1000542 }
    /// Source: `GDK_KEY_Armenian_TCHE`.
    @_alwaysEmitIntoClient
    public static var armenianTCHE: Int { 0x1000543 }
    /// Source: `GDK_KEY_Armenian_MEN`.
    @_alwaysEmitIntoClient
    public static var armenianMEN: Int { 0x1000544 }
    /// Source: `GDK_KEY_Armenian_HI`.
    @_alwaysEmitIntoClient
    public static var armenianHI: Int { 0x1000545 }
    /// Source: `GDK_KEY_Armenian_NU`.
    @_alwaysEmitIntoClient
    public static var armenianNU: Int { 0x1000546 }
    /// Source: `GDK_KEY_Armenian_SHA`.
    @_alwaysEmitIntoClient
    public static var armenianSHA: Int { 0x1000547 }
    /// Source: `GDK_KEY_Armenian_VO`.
    @_alwaysEmitIntoClient
    public static var armenianVO: Int { 0x1000548 }
    /// Source: `GDK_KEY_Armenian_CHA`.
    @_alwaysEmitIntoClient
    public static var armenianCHA: Int { 0x1000549 }
    /// Source: `GDK_KEY_Armenian_PE`.
    @_alwaysEmitIntoClient
    public static var armenianPE: Int { 0x100054a }
    /// Source: `GDK_KEY_Armenian_JE`.
    @_alwaysEmitIntoClient
    public static var armenianJE: Int { 0x100054b }
    /// Source: `GDK_KEY_Armenian_RA`.
    @_alwaysEmitIntoClient
    public static var armenianRA: Int { 0x100054c }
    /// Source: `GDK_KEY_Armenian_SE`.
    @_alwaysEmitIntoClient
    public static var armenianSE: Int { 0x100054d }
    /// Source: `GDK_KEY_Armenian_VEV`.
    @_alwaysEmitIntoClient
    public static var armenianVEV: Int { 0x100054e }
    /// Source: `GDK_KEY_Armenian_TYUN`.
    @_alwaysEmitIntoClient
    public static var armenianTYUN: Int { 0x100054f }
    /// Source: `GDK_KEY_Armenian_RE`.
    @_alwaysEmitIntoClient
    public static var armenianRE: Int { 0x1000550 }
    /// Source: `GDK_KEY_Armenian_TSO`.
    @_alwaysEmitIntoClient
    public static var armenianTSO: Int { 0x1000551 }
    /// Source: `GDK_KEY_Armenian_VYUN`.
    @_alwaysEmitIntoClient
    public static var armenianVYUN: Int { 0x1000552 }
    /// Source: `GDK_KEY_Armenian_PYUR`.
    @_alwaysEmitIntoClient
    public static var armenianPYUR: Int { 0x1000553 }
    /// Source: `GDK_KEY_Armenian_KE`.
    @_alwaysEmitIntoClient
    public static var armenianKE: Int { 0x1000554 }
    /// Source: `GDK_KEY_Armenian_O`.
    @_alwaysEmitIntoClient
    public static var Armenian_O: Int { 0x1000555 }
    /// Source: `GDK_KEY_Armenian_FE`.
    @_alwaysEmitIntoClient
    public static var armenianFE: Int { 0x1000556 }
    /// Source: `GDK_KEY_Armenian_apostrophe`.
    @_alwaysEmitIntoClient
    public static var armenianApostrophe: Int { 0x100055a }
    /// Source: `GDK_KEY_Armenian_accent`.
    @_alwaysEmitIntoClient
    public static var armenianAccent: Int { 0x100055b }
    /// Source: `GDK_KEY_Armenian_shesht`.
    @_alwaysEmitIntoClient
    public static var armenianShesht: Int { 0x100055b }
    /// Source: `GDK_KEY_Armenian_amanak`.
    @_alwaysEmitIntoClient
    public static var armenianAmanak: Int { 0x100055c }
    /// Source: `GDK_KEY_Armenian_exclam`.
    @_alwaysEmitIntoClient
    public static var armenianExclam: Int { 0x100055c }
    /// Source: `GDK_KEY_Armenian_but`.
    @_alwaysEmitIntoClient
    public static var armenianBut: Int { 0x100055d }
    /// Source: `GDK_KEY_Armenian_separation_mark`.
    @_alwaysEmitIntoClient
    public static var armenianSeparationMark: Int { 0x100055d }
    /// Source: `GDK_KEY_Armenian_paruyk`.
    @_alwaysEmitIntoClient
    public static var armenianParuyk: Int { 0x100055e }
    /// Source: `GDK_KEY_Armenian_question`.
    @_alwaysEmitIntoClient
    public static var armenianQuestion: Int { 0x100055e }
    /// Source: `GDK_KEY_Armenian_ayb`.
    @_alwaysEmitIntoClient
    public static var armenianAyb: Int { 0x1000561 }
    /// Source: `GDK_KEY_Armenian_ben`.
    @_alwaysEmitIntoClient
    public static var armenianBen: Int { 0x1000562 }
    /// Source: `GDK_KEY_Armenian_gim`.
    @_alwaysEmitIntoClient
    public static var armenianGim: Int { 0x1000563 }
    /// Source: `GDK_KEY_Armenian_da`.
    @_alwaysEmitIntoClient
    public static var armenianDa: Int { 0x1000564 }
    /// Source: `GDK_KEY_Armenian_yech`.
    @_alwaysEmitIntoClient
    public static var armenianYech: Int { 0x1000565 }
    /// Source: `GDK_KEY_Armenian_za`.
    @_alwaysEmitIntoClient
    public static var armenianZa: Int { 0x1000566 }
    /// Source: `GDK_KEY_Armenian_e`.
    @_alwaysEmitIntoClient
    public static var Armenian_e: Int { 0x1000567 }
    /// Source: `GDK_KEY_Armenian_at`.
    @_alwaysEmitIntoClient
    public static var armenianAt: Int { 0x1000568 }
    /// Source: `GDK_KEY_Armenian_to`.
    @_alwaysEmitIntoClient
    public static var armenianTo: Int { 0x1000569 }
    /// Source: `GDK_KEY_Armenian_zhe`.
    @_alwaysEmitIntoClient
    public static var armenianZhe: Int { 0x100056a }
    /// Source: `GDK_KEY_Armenian_ini`.
    @_alwaysEmitIntoClient
    public static var armenianIni: Int { 0x100056b }
    /// Source: `GDK_KEY_Armenian_lyun`.
    @_alwaysEmitIntoClient
    public static var armenianLyun: Int { 0x100056c }
    /// Source: `GDK_KEY_Armenian_khe`.
    @_alwaysEmitIntoClient
    public static var armenianKhe: Int { 0x100056d }
    /// Source: `GDK_KEY_Armenian_tsa`.
    @_alwaysEmitIntoClient
    public static var armenianTsa: Int { 0x100056e }
    /// Source: `GDK_KEY_Armenian_ken`.
    @_alwaysEmitIntoClient
    public static var armenianKen: Int { 0x100056f }
    /// Source: `GDK_KEY_Armenian_ho`.
    @_alwaysEmitIntoClient
    public static var armenianHo: Int { 0x1000570 }
    /// Source: `GDK_KEY_Armenian_dza`.
    @_alwaysEmitIntoClient
    public static var armenianDza: Int { 0x1000571 }
    /// Source: `GDK_KEY_Armenian_ghat`.
    @_alwaysEmitIntoClient
    public static var armenianGhat: Int { 0x1000572 }
    /// Source: `GDK_KEY_Armenian_tche`.
    @_alwaysEmitIntoClient
    public static var armenianTche: Int { 0x1000573 }
    /// Source: `GDK_KEY_Armenian_men`.
    @_alwaysEmitIntoClient
    public static var armenianMen: Int { 0x1000574 }
    /// Source: `GDK_KEY_Armenian_hi`.
    @_alwaysEmitIntoClient
    public static var armenianHi: Int { 0x1000575 }
    /// Source: `GDK_KEY_Armenian_nu`.
    @_alwaysEmitIntoClient
    public static var armenianNu: Int { 0x1000576 }
    /// Source: `GDK_KEY_Armenian_sha`.
    @_alwaysEmitIntoClient
    public static var armenianSha: Int { 0x1000577 }
    /// Source: `GDK_KEY_Armenian_vo`.
    @_alwaysEmitIntoClient
    public static var armenianVo: Int { 0x1000578 }
    /// Source: `GDK_KEY_Armenian_cha`.
    @_alwaysEmitIntoClient
    public static var armenianCha: Int { 0x1000579 }
    /// Source: `GDK_KEY_Armenian_pe`.
    @_alwaysEmitIntoClient
    public static var armenianPe: Int { 0x100057a }
    /// Source: `GDK_KEY_Armenian_je`.
    @_alwaysEmitIntoClient
    public static var armenianJe: Int { 0x100057b }
    /// Source: `GDK_KEY_Armenian_ra`.
    @_alwaysEmitIntoClient
    public static var armenianRa: Int { 0x100057c }
    /// Source: `GDK_KEY_Armenian_se`.
    @_alwaysEmitIntoClient
    public static var armenianSe: Int { 0x100057d }
    /// Source: `GDK_KEY_Armenian_vev`.
    @_alwaysEmitIntoClient
    public static var armenianVev: Int { 0x100057e }
    /// Source: `GDK_KEY_Armenian_tyun`.
    @_alwaysEmitIntoClient
    public static var armenianTyun: Int { 0x100057f }
    /// Source: `GDK_KEY_Armenian_re`.
    @_alwaysEmitIntoClient
    public static var armenianRe: Int { 0x1000580 }
    /// Source: `GDK_KEY_Armenian_tso`.
    @_alwaysEmitIntoClient
    public static var armenianTso: Int { 0x1000581 }
    /// Source: `GDK_KEY_Armenian_vyun`.
    @_alwaysEmitIntoClient
    public static var armenianVyun: Int { 0x1000582 }
    /// Source: `GDK_KEY_Armenian_pyur`.
    @_alwaysEmitIntoClient
    public static var armenianPyur: Int { 0x1000583 }
    /// Source: `GDK_KEY_Armenian_ke`.
    @_alwaysEmitIntoClient
    public static var armenianKe: Int { 0x1000584 }
    /// Source: `GDK_KEY_Armenian_o`.
    @_alwaysEmitIntoClient
    public static var Armenian_o: Int { 0x1000585 }
    /// Source: `GDK_KEY_Armenian_fe`.
    @_alwaysEmitIntoClient
    public static var armenianFe: Int { 0x1000586 }
    /// Source: `GDK_KEY_Armenian_ligature_ew`.
    @_alwaysEmitIntoClient
    public static var armenianLigatureEw: Int { 0x1000587 }
    /// Source: `GDK_KEY_Armenian_full_stop`.
    @_alwaysEmitIntoClient
    public static var armenianFullStop: Int { 0x1000589 }
    /// Source: `GDK_KEY_Armenian_verjaket`.
    @_alwaysEmitIntoClient
    public static var armenianVerjaket: Int { 0x1000589 }
    /// Source: `GDK_KEY_Armenian_hyphen`.
    @_alwaysEmitIntoClient
    public static var armenianHyphen: Int { 0x100058a }
    /// Source: `GDK_KEY_Armenian_yentamna`.
    @_alwaysEmitIntoClient
    public static var armenianYentamna: Int { 0x100058a }
    /// Source: `GDK_KEY_Arabic_madda_above`.
    @_alwaysEmitIntoClient
    public static var arabicMaddaAbove: Int { 0x1000653 }
    /// Source: `GDK_KEY_Arabic_hamza_above`.
    @_alwaysEmitIntoClient
    public static var arabicHamzaAbove: Int { 0x1000654 }
    /// Source: `GDK_KEY_Arabic_hamza_below`.
    @_alwaysEmitIntoClient
    public static var arabicHamzaBelow: Int { 0x1000655 }
    /// Source: `GDK_KEY_Arabic_0`.
    @_alwaysEmitIntoClient
    public static var arabic0: Int { 0x1000660 }
    /// Source: `GDK_KEY_Arabic_1`.
    @_alwaysEmitIntoClient
    public static var arabic1: Int { 0x1000661 }
    /// Source: `GDK_KEY_Arabic_2`.
    @_alwaysEmitIntoClient
    public static var arabic2: Int { 0x1000662 }
    /// Source: `GDK_KEY_Arabic_3`.
    @_alwaysEmitIntoClient
    public static var arabic3: Int { 0x1000663 }
    /// Source: `GDK_KEY_Arabic_4`.
    @_alwaysEmitIntoClient
    public static var arabic4: Int { 0x1000664 }
    /// Source: `GDK_KEY_Arabic_5`.
    @_alwaysEmitIntoClient
    public static var arabic5: Int { 0x1000665 }
    /// Source: `GDK_KEY_Arabic_6`.
    @_alwaysEmitIntoClient
    public static var arabic6: Int { 0x1000666 }
    /// Source: `GDK_KEY_Arabic_7`.
    @_alwaysEmitIntoClient
    public static var arabic7: Int { 0x1000667 }
    /// Source: `GDK_KEY_Arabic_8`.
    @_alwaysEmitIntoClient
    public static var arabic8: Int { 0x1000668 }
    /// Source: `GDK_KEY_Arabic_9`.
    @_alwaysEmitIntoClient
    public static var arabic9: Int { 0x1000669 }
    /// Source: `GDK_KEY_Arabic_percent`.
    @_alwaysEmitIntoClient
    public static var arabicPercent: Int { 0x100066a }
    /// Source: `GDK_KEY_Arabic_superscript_alef`.
    @_alwaysEmitIntoClient
    public static var arabicSuperscriptAlef: Int { 0x1000670 }
    /// Source: `GDK_KEY_Arabic_tteh`.
    @_alwaysEmitIntoClient
    public static var arabicTteh: Int { 0x1000679 }
    /// Source: `GDK_KEY_Arabic_peh`.
    @_alwaysEmitIntoClient
    public static var arabicPeh: Int { 0x100067e }
    /// Source: `GDK_KEY_Arabic_tcheh`.
    @_alwaysEmitIntoClient
    public static var arabicTcheh: Int { 0x1000686 }
    /// Source: `GDK_KEY_Arabic_ddal`.
    @_alwaysEmitIntoClient
    public static var arabicDdal: Int { 0x1000688 }
    /// Source: `GDK_KEY_Arabic_rreh`.
    @_alwaysEmitIntoClient
    public static var arabicRreh: Int { 0x1000691 }
    /// Source: `GDK_KEY_Arabic_jeh`.
    @_alwaysEmitIntoClient
    public static var arabicJeh: Int { 0x1000698 }
    /// Source: `GDK_KEY_Arabic_veh`.
    @_alwaysEmitIntoClient
    public static var arabicVeh: Int { 0x10006a4 }
    /// Source: `GDK_KEY_Arabic_keheh`.
    @_alwaysEmitIntoClient
    public static var arabicKeheh: Int { 0x10006a9 }
    /// Source: `GDK_KEY_Arabic_gaf`.
    @_alwaysEmitIntoClient
    public static var arabicGaf: Int { 0x10006af }
    /// Source: `GDK_KEY_Arabic_noon_ghunna`.
    @_alwaysEmitIntoClient
    public static var arabicNoonGhunna: Int { 0x10006ba }
    /// Source: `GDK_KEY_Arabic_heh_doachashmee`.
    @_alwaysEmitIntoClient
    public static var arabicHehDoachashmee: Int { 0x10006be }
    /// Source: `GDK_KEY_Arabic_heh_goal`.
    @_alwaysEmitIntoClient
    public static var arabicHehGoal: Int { 0x10006c1 }
    /// Source: `GDK_KEY_Arabic_farsi_yeh`.
    @_alwaysEmitIntoClient
    public static var arabicFarsiYeh: Int { 0x10006cc }
    /// Source: `GDK_KEY_Farsi_yeh`.
    @_alwaysEmitIntoClient
    public static var farsiYeh: Int { 0x10006cc }
    /// Source: `GDK_KEY_Arabic_yeh_baree`.
    @_alwaysEmitIntoClient
    public static var arabicYehBaree: Int { 0x10006d2 }
    /// Source: `GDK_KEY_Arabic_fullstop`.
    @_alwaysEmitIntoClient
    public static var arabicFullstop: Int { 0x10006d4 }
    /// Source: `GDK_KEY_Farsi_0`.
    @_alwaysEmitIntoClient
    public static var farsi0: Int { 0x10006f0 }
    /// Source: `GDK_KEY_Farsi_1`.
    @_alwaysEmitIntoClient
    public static var farsi1: Int { 0x10006f1 }
    /// Source: `GDK_KEY_Farsi_2`.
    @_alwaysEmitIntoClient
    public static var farsi2: Int { 0x10006f2 }
    /// Source: `GDK_KEY_Farsi_3`.
    @_alwaysEmitIntoClient
    public static var farsi3: Int { 0x10006f3 }
    /// Source: `GDK_KEY_Farsi_4`.
    @_alwaysEmitIntoClient
    public static var farsi4: Int { 0x10006f4 }
    /// Source: `GDK_KEY_Farsi_5`.
    @_alwaysEmitIntoClient
    public static var farsi5: Int { 0x10006f5 }
    /// Source: `GDK_KEY_Farsi_6`.
    @_alwaysEmitIntoClient
    public static var farsi6: Int { 0x10006f6 }
    /// Source: `GDK_KEY_Farsi_7`.
    @_alwaysEmitIntoClient
    public static var farsi7: Int { 0x10006f7 }
    /// Source: `GDK_KEY_Farsi_8`.
    @_alwaysEmitIntoClient
    public static var farsi8: Int { 0x10006f8 }
    /// Source: `GDK_KEY_Farsi_9`.
    @_alwaysEmitIntoClient
    public static var farsi9: Int { 0x10006f9 }
    /// Source: `GDK_KEY_Sinh_ng`.
    @_alwaysEmitIntoClient
    public static var sinhNg: Int { 0x1000d82 }
    /// Source: `GDK_KEY_Sinh_h2`.
    @_alwaysEmitIntoClient
    public static var sinhH2: Int { 0x1000d83 }
    /// Source: `GDK_KEY_Sinh_a`.
    @_alwaysEmitIntoClient
    public static var sinhA: Int { 0x1000d85 }
    /// Source: `GDK_KEY_Sinh_aa`.
    @_alwaysEmitIntoClient
    public static var sinhAa: Int { 0x1000d86 }
    /// Source: `GDK_KEY_Sinh_ae`.
    @_alwaysEmitIntoClient
    public static var sinhAe: Int { 0x1000d87 }
    /// Source: `GDK_KEY_Sinh_aee`.
    @_alwaysEmitIntoClient
    public static var sinhAee: Int { 0x1000d88 }
    /// Source: `GDK_KEY_Sinh_i`.
    @_alwaysEmitIntoClient
    public static var sinhI: Int { 0x1000d89 }
    /// Source: `GDK_KEY_Sinh_ii`.
    @_alwaysEmitIntoClient
    public static var sinhIi: Int { 0x1000d8a }
    /// Source: `GDK_KEY_Sinh_u`.
    @_alwaysEmitIntoClient
    public static var sinhU: Int { 0x1000d8b }
    /// Source: `GDK_KEY_Sinh_uu`.
    @_alwaysEmitIntoClient
    public static var sinhUu: Int { 0x1000d8c }
    /// Source: `GDK_KEY_Sinh_ri`.
    @_alwaysEmitIntoClient
    public static var sinhRi: Int { 0x1000d8d }
    /// Source: `GDK_KEY_Sinh_rii`.
    @_alwaysEmitIntoClient
    public static var sinhRii: Int { 0x1000d8e }
    /// Source: `GDK_KEY_Sinh_lu`.
    @_alwaysEmitIntoClient
    public static var sinhLu: Int { 0x1000d8f }
    /// Source: `GDK_KEY_Sinh_luu`.
    @_alwaysEmitIntoClient
    public static var sinhLuu: Int { 0x1000d90 }
    /// Source: `GDK_KEY_Sinh_e`.
    @_alwaysEmitIntoClient
    public static var sinhE: Int { 0x1000d91 }
    /// Source: `GDK_KEY_Sinh_ee`.
    @_alwaysEmitIntoClient
    public static var sinhEe: Int { 0x1000d92 }
    /// Source: `GDK_KEY_Sinh_ai`.
    @_alwaysEmitIntoClient
    public static var sinhAi: Int { 0x1000d93 }
    /// Source: `GDK_KEY_Sinh_o`.
    @_alwaysEmitIntoClient
    public static var sinhO: Int { 0x1000d94 }
    /// Source: `GDK_KEY_Sinh_oo`.
    @_alwaysEmitIntoClient
    public static var sinhOo: Int { 0x1000d95 }
    /// Source: `GDK_KEY_Sinh_au`.
    @_alwaysEmitIntoClient
    public static var sinhAu: Int { 0x1000d96 }
    /// Source: `GDK_KEY_Sinh_ka`.
    @_alwaysEmitIntoClient
    public static var sinhKa: Int { 0x1000d9a }
    /// Source: `GDK_KEY_Sinh_kha`.
    @_alwaysEmitIntoClient
    public static var sinhKha: Int { 0x1000d9b }
    /// Source: `GDK_KEY_Sinh_ga`.
    @_alwaysEmitIntoClient
    public static var sinhGa: Int { 0x1000d9c }
    /// Source: `GDK_KEY_Sinh_gha`.
    @_alwaysEmitIntoClient
    public static var sinhGha: Int { 0x1000d9d }
    /// Source: `GDK_KEY_Sinh_ng2`.
    @_alwaysEmitIntoClient
    public static var sinhNg2: Int { 0x1000d9e }
    /// Source: `GDK_KEY_Sinh_nga`.
    @_alwaysEmitIntoClient
    public static var sinhNga: Int { 0x1000d9f }
    /// Source: `GDK_KEY_Sinh_ca`.
    @_alwaysEmitIntoClient
    public static var sinhCa: Int { 0x1000da0 }
    /// Source: `GDK_KEY_Sinh_cha`.
    @_alwaysEmitIntoClient
    public static var sinhCha: Int { 0x1000da1 }
    /// Source: `GDK_KEY_Sinh_ja`.
    @_alwaysEmitIntoClient
    public static var sinhJa: Int { 0x1000da2 }
    /// Source: `GDK_KEY_Sinh_jha`.
    @_alwaysEmitIntoClient
    public static var sinhJha: Int { 0x1000da3 }
    /// Source: `GDK_KEY_Sinh_nya`.
    @_alwaysEmitIntoClient
    public static var sinhNya: Int { 0x1000da4 }
    /// Source: `GDK_KEY_Sinh_jnya`.
    @_alwaysEmitIntoClient
    public static var sinhJnya: Int { 0x1000da5 }
    /// Source: `GDK_KEY_Sinh_nja`.
    @_alwaysEmitIntoClient
    public static var sinhNja: Int { 0x1000da6 }
    /// Source: `GDK_KEY_Sinh_tta`.
    @_alwaysEmitIntoClient
    public static var sinhTta: Int { 0x1000da7 }
    /// Source: `GDK_KEY_Sinh_ttha`.
    @_alwaysEmitIntoClient
    public static var sinhTtha: Int { 0x1000da8 }
    /// Source: `GDK_KEY_Sinh_dda`.
    @_alwaysEmitIntoClient
    public static var sinhDda: Int { 0x1000da9 }
    /// Source: `GDK_KEY_Sinh_ddha`.
    @_alwaysEmitIntoClient
    public static var sinhDdha: Int { 0x1000daa }
    /// Source: `GDK_KEY_Sinh_nna`.
    @_alwaysEmitIntoClient
    public static var sinhNna: Int { 0x1000dab }
    /// Source: `GDK_KEY_Sinh_ndda`.
    @_alwaysEmitIntoClient
    public static var sinhNdda: Int { 0x1000dac }
    /// Source: `GDK_KEY_Sinh_tha`.
    @_alwaysEmitIntoClient
    public static var sinhTha: Int { 0x1000dad }
    /// Source: `GDK_KEY_Sinh_thha`.
    @_alwaysEmitIntoClient
    public static var sinhThha: Int { 0x1000dae }
    /// Source: `GDK_KEY_Sinh_dha`.
    @_alwaysEmitIntoClient
    public static var sinhDha: Int { 0x1000daf }
    /// Source: `GDK_KEY_Sinh_dhha`.
    @_alwaysEmitIntoClient
    public static var sinhDhha: Int { 0x1000db0 }
    /// Source: `GDK_KEY_Sinh_na`.
    @_alwaysEmitIntoClient
    public static var sinhNa: Int { 0x1000db1 }
    /// Source: `GDK_KEY_Sinh_ndha`.
    @_alwaysEmitIntoClient
    public static var sinhNdha: Int { 0x1000db3 }
    /// Source: `GDK_KEY_Sinh_pa`.
    @_alwaysEmitIntoClient
    public static var sinhPa: Int { 0x1000db4 }
    /// Source: `GDK_KEY_Sinh_pha`.
    @_alwaysEmitIntoClient
    public static var sinhPha: Int { 0x1000db5 }
    /// Source: `GDK_KEY_Sinh_ba`.
    @_alwaysEmitIntoClient
    public static var sinhBa: Int { 0x1000db6 }
    /// Source: `GDK_KEY_Sinh_bha`.
    @_alwaysEmitIntoClient
    public static var sinhBha: Int { 0x1000db7 }
    /// Source: `GDK_KEY_Sinh_ma`.
    @_alwaysEmitIntoClient
    public static var sinhMa: Int { 0x1000db8 }
    /// Source: `GDK_KEY_Sinh_mba`.
    @_alwaysEmitIntoClient
    public static var sinhMba: Int { 0x1000db9 }
    /// Source: `GDK_KEY_Sinh_ya`.
    @_alwaysEmitIntoClient
    public static var sinhYa: Int { 0x1000dba }
    /// Source: `GDK_KEY_Sinh_ra`.
    @_alwaysEmitIntoClient
    public static var sinhRa: Int { 0x1000dbb }
    /// Source: `GDK_KEY_Sinh_la`.
    @_alwaysEmitIntoClient
    public static var sinhLa: Int { 0x1000dbd }
    /// Source: `GDK_KEY_Sinh_va`.
    @_alwaysEmitIntoClient
    public static var sinhVa: Int { 0x1000dc0 }
    /// Source: `GDK_KEY_Sinh_sha`.
    @_alwaysEmitIntoClient
    public static var sinhSha: Int { 0x1000dc1 }
    /// Source: `GDK_KEY_Sinh_ssha`.
    @_alwaysEmitIntoClient
    public static var sinhSsha: Int { 0x1000dc2 }
    /// Source: `GDK_KEY_Sinh_sa`.
    @_alwaysEmitIntoClient
    public static var sinhSa: Int { 0x1000dc3 }
    /// Source: `GDK_KEY_Sinh_ha`.
    @_alwaysEmitIntoClient
    public static var sinhHa: Int { 0x1000dc4 }
    /// Source: `GDK_KEY_Sinh_lla`.
    @_alwaysEmitIntoClient
    public static var sinhLla: Int { 0x1000dc5 }
    /// Source: `GDK_KEY_Sinh_fa`.
    @_alwaysEmitIntoClient
    public static var sinhFa: Int { 0x1000dc6 }
    /// Source: `GDK_KEY_Sinh_al`.
    @_alwaysEmitIntoClient
    public static var sinhAl: Int { 0x1000dca }
    /// Source: `GDK_KEY_Sinh_aa2`.
    @_alwaysEmitIntoClient
    public static var sinhAa2: Int { 0x1000dcf }
    /// Source: `GDK_KEY_Sinh_ae2`.
    @_alwaysEmitIntoClient
    public static var sinhAe2: Int { 0x1000dd0 }
    /// Source: `GDK_KEY_Sinh_aee2`.
    @_alwaysEmitIntoClient
    public static var sinhAee2: Int { 0x1000dd1 }
    /// Source: `GDK_KEY_Sinh_i2`.
    @_alwaysEmitIntoClient
    public static var sinhI2: Int { 0x1000dd2 }
    /// Source: `GDK_KEY_Sinh_ii2`.
    @_alwaysEmitIntoClient
    public static var sinhIi2: Int { 0x1000dd3 }
    /// Source: `GDK_KEY_Sinh_u2`.
    @_alwaysEmitIntoClient
    public static var sinhU2: Int { 0x1000dd4 }
    /// Source: `GDK_KEY_Sinh_uu2`.
    @_alwaysEmitIntoClient
    public static var sinhUu2: Int { 0x1000dd6 }
    /// Source: `GDK_KEY_Sinh_ru2`.
    @_alwaysEmitIntoClient
    public static var sinhRu2: Int { 0x1000dd8 }
    /// Source: `GDK_KEY_Sinh_e2`.
    @_alwaysEmitIntoClient
    public static var sinhE2: Int { 0x1000dd9 }
    /// Source: `GDK_KEY_Sinh_ee2`.
    @_alwaysEmitIntoClient
    public static var sinhEe2: Int { 0x1000dda }
    /// Source: `GDK_KEY_Sinh_ai2`.
    @_alwaysEmitIntoClient
    public static var sinhAi2: Int { 0x1000ddb }
    /// Source: `GDK_KEY_Sinh_o2`.
    @_alwaysEmitIntoClient
    public static var sinhO2: Int { 0x1000ddc }
    /// Source: `GDK_KEY_Sinh_oo2`.
    @_alwaysEmitIntoClient
    public static var sinhOo2: Int { 0x1000ddd }
    /// Source: `GDK_KEY_Sinh_au2`.
    @_alwaysEmitIntoClient
    public static var sinhAu2: Int { 0x1000dde }
    /// Source: `GDK_KEY_Sinh_lu2`.
    @_alwaysEmitIntoClient
    public static var sinhLu2: Int { 0x1000ddf }
    /// Source: `GDK_KEY_Sinh_ruu2`.
    @_alwaysEmitIntoClient
    public static var sinhRuu2: Int { 0x1000df2 }
    /// Source: `GDK_KEY_Sinh_luu2`.
    @_alwaysEmitIntoClient
    public static var sinhLuu2: Int { 0x1000df3 }
    /// Source: `GDK_KEY_Sinh_kunddaliya`.
    @_alwaysEmitIntoClient
    public static var sinhKunddaliya: Int { 0x1000df4 }
    /// Source: `GDK_KEY_Georgian_an`.
    @_alwaysEmitIntoClient
    public static var georgianAn: Int { 0x10010d0 }
    /// Source: `GDK_KEY_Georgian_ban`.
    @_alwaysEmitIntoClient
    public static var georgianBan: Int { 0x10010d1 }
    /// Source: `GDK_KEY_Georgian_gan`.
    @_alwaysEmitIntoClient
    public static var georgianGan: Int { 0x10010d2 }
    /// Source: `GDK_KEY_Georgian_don`.
    @_alwaysEmitIntoClient
    public static var georgianDon: Int { 0x10010d3 }
    /// Source: `GDK_KEY_Georgian_en`.
    @_alwaysEmitIntoClient
    public static var georgianEn: Int { 0x10010d4 }
    /// Source: `GDK_KEY_Georgian_vin`.
    @_alwaysEmitIntoClient
    public static var georgianVin: Int { 0x10010d5 }
    /// Source: `GDK_KEY_Georgian_zen`.
    @_alwaysEmitIntoClient
    public static var georgianZen: Int { 0x10010d6 }
    /// Source: `GDK_KEY_Georgian_tan`.
    @_alwaysEmitIntoClient
    public static var georgianTan: Int { 0x10010d7 }
    /// Source: `GDK_KEY_Georgian_in`.
    @_alwaysEmitIntoClient
    public static var georgianIn: Int { 0x10010d8 }
    /// Source: `GDK_KEY_Georgian_kan`.
    @_alwaysEmitIntoClient
    public static var georgianKan: Int { 0x10010d9 }
    /// Source: `GDK_KEY_Georgian_las`.
    @_alwaysEmitIntoClient
    public static var georgianLas: Int { 0x10010da }
    /// Source: `GDK_KEY_Georgian_man`.
    @_alwaysEmitIntoClient
    public static var georgianMan: Int { 0x10010db }
    /// Source: `GDK_KEY_Georgian_nar`.
    @_alwaysEmitIntoClient
    public static var georgianNar: Int { 0x10010dc }
    /// Source: `GDK_KEY_Georgian_on`.
    @_alwaysEmitIntoClient
    public static var georgianOn: Int { 0x10010dd }
    /// Source: `GDK_KEY_Georgian_par`.
    @_alwaysEmitIntoClient
    public static var georgianPar: Int { 0x10010de }
    /// Source: `GDK_KEY_Georgian_zhar`.
    @_alwaysEmitIntoClient
    public static var georgianZhar: Int { 0x10010df }
    /// Source: `GDK_KEY_Georgian_rae`.
    @_alwaysEmitIntoClient
    public static var georgianRae: Int { 0x10010e0 }
    /// Source: `GDK_KEY_Georgian_san`.
    @_alwaysEmitIntoClient
    public static var georgianSan: Int { 0x10010e1 }
    /// Source: `GDK_KEY_Georgian_tar`.
    @_alwaysEmitIntoClient
    public static var georgianTar: Int { 0x10010e2 }
    /// Source: `GDK_KEY_Georgian_un`.
    @_alwaysEmitIntoClient
    public static var georgianUn: Int { 0x10010e3 }
    /// Source: `GDK_KEY_Georgian_phar`.
    @_alwaysEmitIntoClient
    public static var georgianPhar: Int { 0x10010e4 }
    /// Source: `GDK_KEY_Georgian_khar`.
    @_alwaysEmitIntoClient
    public static var georgianKhar: Int { 0x10010e5 }
    /// Source: `GDK_KEY_Georgian_ghan`.
    @_alwaysEmitIntoClient
    public static var georgianGhan: Int { 0x10010e6 }
    /// Source: `GDK_KEY_Georgian_qar`.
    @_alwaysEmitIntoClient
    public static var georgianQar: Int { 0x10010e7 }
    /// Source: `GDK_KEY_Georgian_shin`.
    @_alwaysEmitIntoClient
    public static var georgianShin: Int { 0x10010e8 }
    /// Source: `GDK_KEY_Georgian_chin`.
    @_alwaysEmitIntoClient
    public static var georgianChin: Int { 0x10010e9 }
    /// Source: `GDK_KEY_Georgian_can`.
    @_alwaysEmitIntoClient
    public static var georgianCan: Int { 0x10010ea }
    /// Source: `GDK_KEY_Georgian_jil`.
    @_alwaysEmitIntoClient
    public static var georgianJil: Int { 0x10010eb }
    /// Source: `GDK_KEY_Georgian_cil`.
    @_alwaysEmitIntoClient
    public static var georgianCil: Int { 0x10010ec }
    /// Source: `GDK_KEY_Georgian_char`.
    @_alwaysEmitIntoClient
    public static var georgianChar: Int { 0x10010ed }
    /// Source: `GDK_KEY_Georgian_xan`.
    @_alwaysEmitIntoClient
    public static var georgianXan: Int { 0x10010ee }
    /// Source: `GDK_KEY_Georgian_jhan`.
    @_alwaysEmitIntoClient
    public static var georgianJhan: Int { 0x10010ef }
    /// Source: `GDK_KEY_Georgian_hae`.
    @_alwaysEmitIntoClient
    public static var georgianHae: Int { 0x10010f0 }
    /// Source: `GDK_KEY_Georgian_he`.
    @_alwaysEmitIntoClient
    public static var georgianHe: Int { 0x10010f1 }
    /// Source: `GDK_KEY_Georgian_hie`.
    @_alwaysEmitIntoClient
    public static var georgianHie: Int { 0x10010f2 }
    /// Source: `GDK_KEY_Georgian_we`.
    @_alwaysEmitIntoClient
    public static var georgianWe: Int { 0x10010f3 }
    /// Source: `GDK_KEY_Georgian_har`.
    @_alwaysEmitIntoClient
    public static var georgianHar: Int { 0x10010f4 }
    /// Source: `GDK_KEY_Georgian_hoe`.
    @_alwaysEmitIntoClient
    public static var georgianHoe: Int { 0x10010f5 }
    /// Source: `GDK_KEY_Georgian_fi`.
    @_alwaysEmitIntoClient
    public static var georgianFi: Int { 0x10010f6 }
    /// Source: `GDK_KEY_Babovedot`.
    @_alwaysEmitIntoClient
    public static var Babovedot: Int { 0x1001e02 }
    /// Source: `GDK_KEY_babovedot`.
    @_alwaysEmitIntoClient
    public static var babovedot: Int { 0x1001e03 }
    /// Source: `GDK_KEY_Dabovedot`.
    @_alwaysEmitIntoClient
    public static var Dabovedot: Int { 0x1001e0a }
    /// Source: `GDK_KEY_dabovedot`.
    @_alwaysEmitIntoClient
    public static var dabovedot: Int { 0x1001e0b }
    /// Source: `GDK_KEY_Fabovedot`.
    @_alwaysEmitIntoClient
    public static var Fabovedot: Int { 0x1001e1e }
    /// Source: `GDK_KEY_fabovedot`.
    @_alwaysEmitIntoClient
    public static var fabovedot: Int { 0x1001e1f }
    /// Source: `GDK_KEY_Lbelowdot`.
    @_alwaysEmitIntoClient
    public static var Lbelowdot: Int { 0x1001e36 }
    /// Source: `GDK_KEY_lbelowdot`.
    @_alwaysEmitIntoClient
    public static var lbelowdot: Int { 0x1001e37 }
    /// Source: `GDK_KEY_Mabovedot`.
    @_alwaysEmitIntoClient
    public static var Mabovedot: Int { 0x1001e40 }
    /// Source: `GDK_KEY_mabovedot`.
    @_alwaysEmitIntoClient
    public static var mabovedot: Int { 0x1001e41 }
    /// Source: `GDK_KEY_Pabovedot`.
    @_alwaysEmitIntoClient
    public static var Pabovedot: Int { 0x1001e56 }
    /// Source: `GDK_KEY_pabovedot`.
    @_alwaysEmitIntoClient
    public static var pabovedot: Int { 0x1001e57 }
    /// Source: `GDK_KEY_Sabovedot`.
    @_alwaysEmitIntoClient
    public static var Sabovedot: Int { 0x1001e60 }
    /// Source: `GDK_KEY_sabovedot`.
    @_alwaysEmitIntoClient
    public static var sabovedot: Int { 0x1001e61 }
    /// Source: `GDK_KEY_Tabovedot`.
    @_alwaysEmitIntoClient
    public static var Tabovedot: Int { 0x1001e6a }
    /// Source: `GDK_KEY_tabovedot`.
    @_alwaysEmitIntoClient
    public static var tabovedot: Int { 0x1001e6b }
    /// Source: `GDK_KEY_Wgrave`.
    @_alwaysEmitIntoClient
    public static var Wgrave: Int { 0x1001e80 }
    /// Source: `GDK_KEY_wgrave`.
    @_alwaysEmitIntoClient
    public static var wgrave: Int { 0x1001e81 }
    /// Source: `GDK_KEY_Wacute`.
    @_alwaysEmitIntoClient
    public static var Wacute: Int { 0x1001e82 }
    /// Source: `GDK_KEY_wacute`.
    @_alwaysEmitIntoClient
    public static var wacute: Int { 0x1001e83 }
    /// Source: `GDK_KEY_Wdiaeresis`.
    @_alwaysEmitIntoClient
    public static var Wdiaeresis: Int { 0x1001e84 }
    /// Source: `GDK_KEY_wdiaeresis`.
    @_alwaysEmitIntoClient
    public static var wdiaeresis: Int { 0x1001e85 }
    /// Source: `GDK_KEY_Xabovedot`.
    @_alwaysEmitIntoClient
    public static var Xabovedot: Int { 0x1001e8a }
    /// Source: `GDK_KEY_xabovedot`.
    @_alwaysEmitIntoClient
    public static var xabovedot: Int { 0x1001e8b }
    /// Source: `GDK_KEY_Abelowdot`.
    @_alwaysEmitIntoClient
    public static var Abelowdot: Int { 0x1001ea0 }
    /// Source: `GDK_KEY_abelowdot`.
    @_alwaysEmitIntoClient
    public static var abelowdot: Int { 0x1001ea1 }
    /// Source: `GDK_KEY_Ahook`.
    @_alwaysEmitIntoClient
    public static var Ahook: Int { 0x1001ea2 }
    /// Source: `GDK_KEY_ahook`.
    @_alwaysEmitIntoClient
    public static var ahook: Int { 0x1001ea3 }
    /// Source: `GDK_KEY_Acircumflexacute`.
    @_alwaysEmitIntoClient
    public static var Acircumflexacute: Int { 0x1001ea4 }
    /// Source: `GDK_KEY_acircumflexacute`.
    @_alwaysEmitIntoClient
    public static var acircumflexacute: Int { 0x1001ea5 }
    /// Source: `GDK_KEY_Acircumflexgrave`.
    @_alwaysEmitIntoClient
    public static var Acircumflexgrave: Int { 0x1001ea6 }
    /// Source: `GDK_KEY_acircumflexgrave`.
    @_alwaysEmitIntoClient
    public static var acircumflexgrave: Int { 0x1001ea7 }
    /// Source: `GDK_KEY_Acircumflexhook`.
    @_alwaysEmitIntoClient
    public static var Acircumflexhook: Int { 0x1001ea8 }
    /// Source: `GDK_KEY_acircumflexhook`.
    @_alwaysEmitIntoClient
    public static var acircumflexhook: Int { 0x1001ea9 }
    /// Source: `GDK_KEY_Acircumflextilde`.
    @_alwaysEmitIntoClient
    public static var Acircumflextilde: Int { 0x1001eaa }
    /// Source: `GDK_KEY_acircumflextilde`.
    @_alwaysEmitIntoClient
    public static var acircumflextilde: Int { 0x1001eab }
    /// Source: `GDK_KEY_Acircumflexbelowdot`.
    @_alwaysEmitIntoClient
    public static var Acircumflexbelowdot: Int { 0x1001eac }
    /// Source: `GDK_KEY_acircumflexbelowdot`.
    @_alwaysEmitIntoClient
    public static var acircumflexbelowdot: Int { 0x1001ead }
    /// Source: `GDK_KEY_Abreveacute`.
    @_alwaysEmitIntoClient
    public static var Abreveacute: Int { 0x1001eae }
    /// Source: `GDK_KEY_abreveacute`.
    @_alwaysEmitIntoClient
    public static var abreveacute: Int { 0x1001eaf }
    /// Source: `GDK_KEY_Abrevegrave`.
    @_alwaysEmitIntoClient
    public static var Abrevegrave: Int { 0x1001eb0 }
    /// Source: `GDK_KEY_abrevegrave`.
    @_alwaysEmitIntoClient
    public static var abrevegrave: Int { 0x1001eb1 }
    /// Source: `GDK_KEY_Abrevehook`.
    @_alwaysEmitIntoClient
    public static var Abrevehook: Int { 0x1001eb2 }
    /// Source: `GDK_KEY_abrevehook`.
    @_alwaysEmitIntoClient
    public static var abrevehook: Int { 0x1001eb3 }
    /// Source: `GDK_KEY_Abrevetilde`.
    @_alwaysEmitIntoClient
    public static var Abrevetilde: Int { 0x1001eb4 }
    /// Source: `GDK_KEY_abrevetilde`.
    @_alwaysEmitIntoClient
    public static var abrevetilde: Int { 0x1001eb5 }
    /// Source: `GDK_KEY_Abrevebelowdot`.
    @_alwaysEmitIntoClient
    public static var Abrevebelowdot: Int { 0x1001eb6 }
    /// Source: `GDK_KEY_abrevebelowdot`.
    @_alwaysEmitIntoClient
    public static var abrevebelowdot: Int { 0x1001eb7 }
    /// Source: `GDK_KEY_Ebelowdot`.
    @_alwaysEmitIntoClient
    public static var Ebelowdot: Int { 0x1001eb8 }
    /// Source: `GDK_KEY_ebelowdot`.
    @_alwaysEmitIntoClient
    public static var ebelowdot: Int { 0x1001eb9 }
    /// Source: `GDK_KEY_Ehook`.
    @_alwaysEmitIntoClient
    public static var Ehook: Int { 0x1001eba }
    /// Source: `GDK_KEY_ehook`.
    @_alwaysEmitIntoClient
    public static var ehook: Int { 0x1001ebb }
    /// Source: `GDK_KEY_Etilde`.
    @_alwaysEmitIntoClient
    public static var Etilde: Int { 0x1001ebc }
    /// Source: `GDK_KEY_etilde`.
    @_alwaysEmitIntoClient
    public static var etilde: Int { 0x1001ebd }
    /// Source: `GDK_KEY_Ecircumflexacute`.
    @_alwaysEmitIntoClient
    public static var Ecircumflexacute: Int { 0x1001ebe }
    /// Source: `GDK_KEY_ecircumflexacute`.
    @_alwaysEmitIntoClient
    public static var ecircumflexacute: Int { 0x1001ebf }
    /// Source: `GDK_KEY_Ecircumflexgrave`.
    @_alwaysEmitIntoClient
    public static var Ecircumflexgrave: Int { 0x1001ec0 }
    /// Source: `GDK_KEY_ecircumflexgrave`.
    @_alwaysEmitIntoClient
    public static var ecircumflexgrave: Int { 0x1001ec1 }
    /// Source: `GDK_KEY_Ecircumflexhook`.
    @_alwaysEmitIntoClient
    public static var Ecircumflexhook: Int { 0x1001ec2 }
    /// Source: `GDK_KEY_ecircumflexhook`.
    @_alwaysEmitIntoClient
    public static var ecircumflexhook: Int { 0x1001ec3 }
    /// Source: `GDK_KEY_Ecircumflextilde`.
    @_alwaysEmitIntoClient
    public static var Ecircumflextilde: Int { 0x1001ec4 }
    /// Source: `GDK_KEY_ecircumflextilde`.
    @_alwaysEmitIntoClient
    public static var ecircumflextilde: Int { 0x1001ec5 }
    /// Source: `GDK_KEY_Ecircumflexbelowdot`.
    @_alwaysEmitIntoClient
    public static var Ecircumflexbelowdot: Int { 0x1001ec6 }
    /// Source: `GDK_KEY_ecircumflexbelowdot`.
    @_alwaysEmitIntoClient
    public static var ecircumflexbelowdot: Int { 0x1001ec7 }
    /// Source: `GDK_KEY_Ihook`.
    @_alwaysEmitIntoClient
    public static var Ihook: Int { 0x1001ec8 }
    /// Source: `GDK_KEY_ihook`.
    @_alwaysEmitIntoClient
    public static var ihook: Int { 0x1001ec9 }
    /// Source: `GDK_KEY_Ibelowdot`.
    @_alwaysEmitIntoClient
    public static var Ibelowdot: Int { 0x1001eca }
    /// Source: `GDK_KEY_ibelowdot`.
    @_alwaysEmitIntoClient
    public static var ibelowdot: Int { 0x1001ecb }
    /// Source: `GDK_KEY_Obelowdot`.
    @_alwaysEmitIntoClient
    public static var Obelowdot: Int { 0x1001ecc }
    /// Source: `GDK_KEY_obelowdot`.
    @_alwaysEmitIntoClient
    public static var obelowdot: Int { 0x1001ecd }
    /// Source: `GDK_KEY_Ohook`.
    @_alwaysEmitIntoClient
    public static var Ohook: Int { 0x1001ece }
    /// Source: `GDK_KEY_ohook`.
    @_alwaysEmitIntoClient
    public static var ohook: Int { 0x1001ecf }
    /// Source: `GDK_KEY_Ocircumflexacute`.
    @_alwaysEmitIntoClient
    public static var Ocircumflexacute: Int { 0x1001ed0 }
    /// Source: `GDK_KEY_ocircumflexacute`.
    @_alwaysEmitIntoClient
    public static var ocircumflexacute: Int { 0x1001ed1 }
    /// Source: `GDK_KEY_Ocircumflexgrave`.
    @_alwaysEmitIntoClient
    public static var Ocircumflexgrave: Int { 0x1001ed2 }
    /// Source: `GDK_KEY_ocircumflexgrave`.
    @_alwaysEmitIntoClient
    public static var ocircumflexgrave: Int { 0x1001ed3 }
    /// Source: `GDK_KEY_Ocircumflexhook`.
    @_alwaysEmitIntoClient
    public static var Ocircumflexhook: Int { 0x1001ed4 }
    /// Source: `GDK_KEY_ocircumflexhook`.
    @_alwaysEmitIntoClient
    public static var ocircumflexhook: Int { 0x1001ed5 }
    /// Source: `GDK_KEY_Ocircumflextilde`.
    @_alwaysEmitIntoClient
    public static var Ocircumflextilde: Int { 0x1001ed6 }
    /// Source: `GDK_KEY_ocircumflextilde`.
    @_alwaysEmitIntoClient
    public static var ocircumflextilde: Int { 0x1001ed7 }
    /// Source: `GDK_KEY_Ocircumflexbelowdot`.
    @_alwaysEmitIntoClient
    public static var Ocircumflexbelowdot: Int { 0x1001ed8 }
    /// Source: `GDK_KEY_ocircumflexbelowdot`.
    @_alwaysEmitIntoClient
    public static var ocircumflexbelowdot: Int { 0x1001ed9 }
    /// Source: `GDK_KEY_Ohornacute`.
    @_alwaysEmitIntoClient
    public static var Ohornacute: Int { 0x1001eda }
    /// Source: `GDK_KEY_ohornacute`.
    @_alwaysEmitIntoClient
    public static var ohornacute: Int { 0x1001edb }
    /// Source: `GDK_KEY_Ohorngrave`.
    @_alwaysEmitIntoClient
    public static var Ohorngrave: Int { 0x1001edc }
    /// Source: `GDK_KEY_ohorngrave`.
    @_alwaysEmitIntoClient
    public static var ohorngrave: Int { 0x1001edd }
    /// Source: `GDK_KEY_Ohornhook`.
    @_alwaysEmitIntoClient
    public static var Ohornhook: Int { 0x1001ede }
    /// Source: `GDK_KEY_ohornhook`.
    @_alwaysEmitIntoClient
    public static var ohornhook: Int { 0x1001edf }
    /// Source: `GDK_KEY_Ohorntilde`.
    @_alwaysEmitIntoClient
    public static var Ohorntilde: Int { 0x1001ee0 }
    /// Source: `GDK_KEY_ohorntilde`.
    @_alwaysEmitIntoClient
    public static var ohorntilde: Int { 0x1001ee1 }
    /// Source: `GDK_KEY_Ohornbelowdot`.
    @_alwaysEmitIntoClient
    public static var Ohornbelowdot: Int { 0x1001ee2 }
    /// Source: `GDK_KEY_ohornbelowdot`.
    @_alwaysEmitIntoClient
    public static var ohornbelowdot: Int { 0x1001ee3 }
    /// Source: `GDK_KEY_Ubelowdot`.
    @_alwaysEmitIntoClient
    public static var Ubelowdot: Int { 0x1001ee4 }
    /// Source: `GDK_KEY_ubelowdot`.
    @_alwaysEmitIntoClient
    public static var ubelowdot: Int { 0x1001ee5 }
    /// Source: `GDK_KEY_Uhook`.
    @_alwaysEmitIntoClient
    public static var Uhook: Int { 0x1001ee6 }
    /// Source: `GDK_KEY_uhook`.
    @_alwaysEmitIntoClient
    public static var uhook: Int { 0x1001ee7 }
    /// Source: `GDK_KEY_Uhornacute`.
    @_alwaysEmitIntoClient
    public static var Uhornacute: Int { 0x1001ee8 }
    /// Source: `GDK_KEY_uhornacute`.
    @_alwaysEmitIntoClient
    public static var uhornacute: Int { 0x1001ee9 }
    /// Source: `GDK_KEY_Uhorngrave`.
    @_alwaysEmitIntoClient
    public static var Uhorngrave: Int { 0x1001eea }
    /// Source: `GDK_KEY_uhorngrave`.
    @_alwaysEmitIntoClient
    public static var uhorngrave: Int { 0x1001eeb }
    /// Source: `GDK_KEY_Uhornhook`.
    @_alwaysEmitIntoClient
    public static var Uhornhook: Int { 0x1001eec }
    /// Source: `GDK_KEY_uhornhook`.
    @_alwaysEmitIntoClient
    public static var uhornhook: Int { 0x1001eed }
    /// Source: `GDK_KEY_Uhorntilde`.
    @_alwaysEmitIntoClient
    public static var Uhorntilde: Int { 0x1001eee }
    /// Source: `GDK_KEY_uhorntilde`.
    @_alwaysEmitIntoClient
    public static var uhorntilde: Int { 0x1001eef }
    /// Source: `GDK_KEY_Uhornbelowdot`.
    @_alwaysEmitIntoClient
    public static var Uhornbelowdot: Int { 0x1001ef0 }
    /// Source: `GDK_KEY_uhornbelowdot`.
    @_alwaysEmitIntoClient
    public static var uhornbelowdot: Int { 0x1001ef1 }
    /// Source: `GDK_KEY_Ygrave`.
    @_alwaysEmitIntoClient
    public static var Ygrave: Int { 0x1001ef2 }
    /// Source: `GDK_KEY_ygrave`.
    @_alwaysEmitIntoClient
    public static var ygrave: Int { 0x1001ef3 }
    /// Source: `GDK_KEY_Ybelowdot`.
    @_alwaysEmitIntoClient
    public static var Ybelowdot: Int { 0x1001ef4 }
    /// Source: `GDK_KEY_ybelowdot`.
    @_alwaysEmitIntoClient
    public static var ybelowdot: Int { 0x1001ef5 }
    /// Source: `GDK_KEY_Yhook`.
    @_alwaysEmitIntoClient
    public static var Yhook: Int { 0x1001ef6 }
    /// Source: `GDK_KEY_yhook`.
    @_alwaysEmitIntoClient
    public static var yhook: Int { 0x1001ef7 }
    /// Source: `GDK_KEY_Ytilde`.
    @_alwaysEmitIntoClient
    public static var Ytilde: Int { 0x1001ef8 }
    /// Source: `GDK_KEY_ytilde`.
    @_alwaysEmitIntoClient
    public static var ytilde: Int { 0x1001ef9 }
    /// Source: `GDK_KEY_zerosuperior`.
    @_alwaysEmitIntoClient
    public static var zerosuperior: Int { 0x1002070 }
    /// Source: `GDK_KEY_foursuperior`.
    @_alwaysEmitIntoClient
    public static var foursuperior: Int { 0x1002074 }
    /// Source: `GDK_KEY_fivesuperior`.
    @_alwaysEmitIntoClient
    public static var fivesuperior: Int { 0x1002075 }
    /// Source: `GDK_KEY_sixsuperior`.
    @_alwaysEmitIntoClient
    public static var sixsuperior: Int { 0x1002076 }
    /// Source: `GDK_KEY_sevensuperior`.
    @_alwaysEmitIntoClient
    public static var sevensuperior: Int { 0x1002077 }
    /// Source: `GDK_KEY_eightsuperior`.
    @_alwaysEmitIntoClient
    public static var eightsuperior: Int { 0x1002078 }
    /// Source: `GDK_KEY_ninesuperior`.
    @_alwaysEmitIntoClient
    public static var ninesuperior: Int { 0x1002079 }
    /// Source: `GDK_KEY_zerosubscript`.
    @_alwaysEmitIntoClient
    public static var zerosubscript: Int { 0x1002080 }
    /// Source: `GDK_KEY_onesubscript`.
    @_alwaysEmitIntoClient
    public static var onesubscript: Int { 0x1002081 }
    /// Source: `GDK_KEY_twosubscript`.
    @_alwaysEmitIntoClient
    public static var twosubscript: Int { 0x1002082 }
    /// Source: `GDK_KEY_threesubscript`.
    @_alwaysEmitIntoClient
    public static var threesubscript: Int { 0x1002083 }
    /// Source: `GDK_KEY_foursubscript`.
    @_alwaysEmitIntoClient
    public static var foursubscript: Int { 0x1002084 }
    /// Source: `GDK_KEY_fivesubscript`.
    @_alwaysEmitIntoClient
    public static var fivesubscript: Int { 0x1002085 }
    /// Source: `GDK_KEY_sixsubscript`.
    @_alwaysEmitIntoClient
    public static var sixsubscript: Int { 0x1002086 }
    /// Source: `GDK_KEY_sevensubscript`.
    @_alwaysEmitIntoClient
    public static var sevensubscript: Int { 0x1002087 }
    /// Source: `GDK_KEY_eightsubscript`.
    @_alwaysEmitIntoClient
    public static var eightsubscript: Int { 0x1002088 }
    /// Source: `GDK_KEY_ninesubscript`.
    @_alwaysEmitIntoClient
    public static var ninesubscript: Int { 0x1002089 }
    /// Source: `GDK_KEY_EcuSign`.
    @_alwaysEmitIntoClient
    public static var ecuSign: Int { 0x10020a0 }
    /// Source: `GDK_KEY_ColonSign`.
    @_alwaysEmitIntoClient
    public static var colonSign: Int { 0x10020a1 }
    /// Source: `GDK_KEY_CruzeiroSign`.
    @_alwaysEmitIntoClient
    public static var cruzeiroSign: Int { 0x10020a2 }
    /// Source: `GDK_KEY_FFrancSign`.
    @_alwaysEmitIntoClient
    public static var fFrancSign: Int { 0x10020a3 }
    /// Source: `GDK_KEY_LiraSign`.
    @_alwaysEmitIntoClient
    public static var liraSign: Int { 0x10020a4 }
    /// Source: `GDK_KEY_MillSign`.
    @_alwaysEmitIntoClient
    public static var millSign: Int { 0x10020a5 }
    /// Source: `GDK_KEY_NairaSign`.
    @_alwaysEmitIntoClient
    public static var nairaSign: Int { 0x10020a6 }
    /// Source: `GDK_KEY_PesetaSign`.
    @_alwaysEmitIntoClient
    public static var pesetaSign: Int { 0x10020a7 }
    /// Source: `GDK_KEY_RupeeSign`.
    @_alwaysEmitIntoClient
    public static var rupeeSign: Int { 0x10020a8 }
    /// Source: `GDK_KEY_WonSign`.
    @_alwaysEmitIntoClient
    public static var wonSign: Int { 0x10020a9 }
    /// Source: `GDK_KEY_NewSheqelSign`.
    @_alwaysEmitIntoClient
    public static var newSheqelSign: Int { 0x10020aa }
    /// Source: `GDK_KEY_DongSign`.
    @_alwaysEmitIntoClient
    public static var dongSign: Int { 0x10020ab }
    /// Source: `GDK_KEY_partdifferential`.
    @_alwaysEmitIntoClient
    public static var partdifferential: Int { 0x1002202 }
    /// Source: `GDK_KEY_emptyset`.
    @_alwaysEmitIntoClient
    public static var emptyset: Int { 0x1002205 }
    /// Source: `GDK_KEY_elementof`.
    @_alwaysEmitIntoClient
    public static var elementof: Int { 0x1002208 }
    /// Source: `GDK_KEY_notelementof`.
    @_alwaysEmitIntoClient
    public static var notelementof: Int { 0x1002209 }
    /// Source: `GDK_KEY_containsas`.
    @_alwaysEmitIntoClient
    public static var containsas: Int { 0x100220b }
    /// Source: `GDK_KEY_squareroot`.
    @_alwaysEmitIntoClient
    public static var squareroot: Int { 0x100221a }
    /// Source: `GDK_KEY_cuberoot`.
    @_alwaysEmitIntoClient
    public static var cuberoot: Int { 0x100221b }
    /// Source: `GDK_KEY_fourthroot`.
    @_alwaysEmitIntoClient
    public static var fourthroot: Int { 0x100221c }
    /// Source: `GDK_KEY_dintegral`.
    @_alwaysEmitIntoClient
    public static var dintegral: Int { 0x100222c }
    /// Source: `GDK_KEY_tintegral`.
    @_alwaysEmitIntoClient
    public static var tintegral: Int { 0x100222d }
    /// Source: `GDK_KEY_because`.
    @_alwaysEmitIntoClient
    public static var because: Int { 0x1002235 }
    /// Source: `GDK_KEY_notapproxeq`.
    @_alwaysEmitIntoClient
    public static var notapproxeq: Int { 0x1002247 }
    /// Source: `GDK_KEY_approxeq`.
    @_alwaysEmitIntoClient
    public static var approxeq: Int { 0x1002248 }
    /// Source: `GDK_KEY_notidentical`.
    @_alwaysEmitIntoClient
    public static var notidentical: Int { 0x1002262 }
    /// Source: `GDK_KEY_stricteq`.
    @_alwaysEmitIntoClient
    public static var stricteq: Int { 0x1002263 }
    /// Source: `GDK_KEY_braille_blank`.
    @_alwaysEmitIntoClient
    public static var brailleBlank: Int { 0x1002800 }
    /// Source: `GDK_KEY_braille_dots_1`.
    @_alwaysEmitIntoClient
    public static var brailleDots1: Int { 0x1002801 }
    /// Source: `GDK_KEY_braille_dots_2`.
    @_alwaysEmitIntoClient
    public static var brailleDots2: Int { 0x1002802 }
    /// Source: `GDK_KEY_braille_dots_12`.
    @_alwaysEmitIntoClient
    public static var brailleDots12: Int { 0x1002803 }
    /// Source: `GDK_KEY_braille_dots_3`.
    @_alwaysEmitIntoClient
    public static var brailleDots3: Int { 0x1002804 }
    /// Source: `GDK_KEY_braille_dots_13`.
    @_alwaysEmitIntoClient
    public static var brailleDots13: Int { 0x1002805 }
    /// Source: `GDK_KEY_braille_dots_23`.
    @_alwaysEmitIntoClient
    public static var brailleDots23: Int { 0x1002806 }
    /// Source: `GDK_KEY_braille_dots_123`.
    @_alwaysEmitIntoClient
    public static var brailleDots123: Int { 0x1002807 }
    /// Source: `GDK_KEY_braille_dots_4`.
    @_alwaysEmitIntoClient
    public static var brailleDots4: Int { 0x1002808 }
    /// Source: `GDK_KEY_braille_dots_14`.
    @_alwaysEmitIntoClient
    public static var brailleDots14: Int { 0x1002809 }
    /// Source: `GDK_KEY_braille_dots_24`.
    @_alwaysEmitIntoClient
    public static var brailleDots24: Int { 0x100280a }
    /// Source: `GDK_KEY_braille_dots_124`.
    @_alwaysEmitIntoClient
    public static var brailleDots124: Int { 0x100280b }
    /// Source: `GDK_KEY_braille_dots_34`.
    @_alwaysEmitIntoClient
    public static var brailleDots34: Int { 0x100280c }
    /// Source: `GDK_KEY_braille_dots_134`.
    @_alwaysEmitIntoClient
    public static var brailleDots134: Int { 0x100280d }
    /// Source: `GDK_KEY_braille_dots_234`.
    @_alwaysEmitIntoClient
    public static var brailleDots234: Int { 0x100280e }
    /// Source: `GDK_KEY_braille_dots_1234`.
    @_alwaysEmitIntoClient
    public static var brailleDots1234: Int { 0x100280f }
    /// Source: `GDK_KEY_braille_dots_5`.
    @_alwaysEmitIntoClient
    public static var brailleDots5: Int { 0x1002810 }
    /// Source: `GDK_KEY_braille_dots_15`.
    @_alwaysEmitIntoClient
    public static var brailleDots15: Int { 0x1002811 }
    /// Source: `GDK_KEY_braille_dots_25`.
    @_alwaysEmitIntoClient
    public static var brailleDots25: Int { 0x1002812 }
    /// Source: `GDK_KEY_braille_dots_125`.
    @_alwaysEmitIntoClient
    public static var brailleDots125: Int { 0x1002813 }
    /// Source: `GDK_KEY_braille_dots_35`.
    @_alwaysEmitIntoClient
    public static var brailleDots35: Int { 0x1002814 }
    /// Source: `GDK_KEY_braille_dots_135`.
    @_alwaysEmitIntoClient
    public static var brailleDots135: Int { 0x1002815 }
    /// Source: `GDK_KEY_braille_dots_235`.
    @_alwaysEmitIntoClient
    public static var brailleDots235: Int { 0x1002816 }
    /// Source: `GDK_KEY_braille_dots_1235`.
    @_alwaysEmitIntoClient
    public static var brailleDots1235: Int { 0x1002817 }
    /// Source: `GDK_KEY_braille_dots_45`.
    @_alwaysEmitIntoClient
    public static var brailleDots45: Int { 0x1002818 }
    /// Source: `GDK_KEY_braille_dots_145`.
    @_alwaysEmitIntoClient
    public static var brailleDots145: Int { 0x1002819 }
    /// Source: `GDK_KEY_braille_dots_245`.
    @_alwaysEmitIntoClient
    public static var brailleDots245: Int { 0x100281a }
    /// Source: `GDK_KEY_braille_dots_1245`.
    @_alwaysEmitIntoClient
    public static var brailleDots1245: Int { 0x100281b }
    /// Source: `GDK_KEY_braille_dots_345`.
    @_alwaysEmitIntoClient
    public static var brailleDots345: Int { 0x100281c }
    /// Source: `GDK_KEY_braille_dots_1345`.
    @_alwaysEmitIntoClient
    public static var brailleDots1345: Int { 0x100281d }
    /// Source: `GDK_KEY_braille_dots_2345`.
    @_alwaysEmitIntoClient
    public static var brailleDots2345: Int { 0x100281e }
    /// Source: `GDK_KEY_braille_dots_12345`.
    @_alwaysEmitIntoClient
    public static var brailleDots12345: Int { 0x100281f }
    /// Source: `GDK_KEY_braille_dots_6`.
    @_alwaysEmitIntoClient
    public static var brailleDots6: Int { 0x1002820 }
    /// Source: `GDK_KEY_braille_dots_16`.
    @_alwaysEmitIntoClient
    public static var brailleDots16: Int { 0x1002821 }
    /// Source: `GDK_KEY_braille_dots_26`.
    @_alwaysEmitIntoClient
    public static var brailleDots26: Int { 0x1002822 }
    /// Source: `GDK_KEY_braille_dots_126`.
    @_alwaysEmitIntoClient
    public static var brailleDots126: Int { 0x1002823 }
    /// Source: `GDK_KEY_braille_dots_36`.
    @_alwaysEmitIntoClient
    public static var brailleDots36: Int { 0x1002824 }
    /// Source: `GDK_KEY_braille_dots_136`.
    @_alwaysEmitIntoClient
    public static var brailleDots136: Int { 0x1002825 }
    /// Source: `GDK_KEY_braille_dots_236`.
    @_alwaysEmitIntoClient
    public static var brailleDots236: Int { 0x1002826 }
    /// Source: `GDK_KEY_braille_dots_1236`.
    @_alwaysEmitIntoClient
    public static var brailleDots1236: Int { 0x1002827 }
    /// Source: `GDK_KEY_braille_dots_46`.
    @_alwaysEmitIntoClient
    public static var brailleDots46: Int { 0x1002828 }
    /// Source: `GDK_KEY_braille_dots_146`.
    @_alwaysEmitIntoClient
    public static var brailleDots146: Int { 0x1002829 }
    /// Source: `GDK_KEY_braille_dots_246`.
    @_alwaysEmitIntoClient
    public static var brailleDots246: Int { 0x100282a }
    /// Source: `GDK_KEY_braille_dots_1246`.
    @_alwaysEmitIntoClient
    public static var brailleDots1246: Int { 0x100282b }
    /// Source: `GDK_KEY_braille_dots_346`.
    @_alwaysEmitIntoClient
    public static var brailleDots346: Int { 0x100282c }
    /// Source: `GDK_KEY_braille_dots_1346`.
    @_alwaysEmitIntoClient
    public static var brailleDots1346: Int { 0x100282d }
    /// Source: `GDK_KEY_braille_dots_2346`.
    @_alwaysEmitIntoClient
    public static var brailleDots2346: Int { 0x100282e }
    /// Source: `GDK_KEY_braille_dots_12346`.
    @_alwaysEmitIntoClient
    public static var brailleDots12346: Int { 0x100282f }
    /// Source: `GDK_KEY_braille_dots_56`.
    @_alwaysEmitIntoClient
    public static var brailleDots56: Int { 0x1002830 }
    /// Source: `GDK_KEY_braille_dots_156`.
    @_alwaysEmitIntoClient
    public static var brailleDots156: Int { 0x1002831 }
    /// Source: `GDK_KEY_braille_dots_256`.
    @_alwaysEmitIntoClient
    public static var brailleDots256: Int { 0x1002832 }
    /// Source: `GDK_KEY_braille_dots_1256`.
    @_alwaysEmitIntoClient
    public static var brailleDots1256: Int { 0x1002833 }
    /// Source: `GDK_KEY_braille_dots_356`.
    @_alwaysEmitIntoClient
    public static var brailleDots356: Int { 0x1002834 }
    /// Source: `GDK_KEY_braille_dots_1356`.
    @_alwaysEmitIntoClient
    public static var brailleDots1356: Int { 0x1002835 }
    /// Source: `GDK_KEY_braille_dots_2356`.
    @_alwaysEmitIntoClient
    public static var brailleDots2356: Int { 0x1002836 }
    /// Source: `GDK_KEY_braille_dots_12356`.
    @_alwaysEmitIntoClient
    public static var brailleDots12356: Int { 0x1002837 }
    /// Source: `GDK_KEY_braille_dots_456`.
    @_alwaysEmitIntoClient
    public static var brailleDots456: Int { 0x1002838 }
    /// Source: `GDK_KEY_braille_dots_1456`.
    @_alwaysEmitIntoClient
    public static var brailleDots1456: Int { 0x1002839 }
    /// Source: `GDK_KEY_braille_dots_2456`.
    @_alwaysEmitIntoClient
    public static var brailleDots2456: Int { 0x100283a }
    /// Source: `GDK_KEY_braille_dots_12456`.
    @_alwaysEmitIntoClient
    public static var brailleDots12456: Int { 0x100283b }
    /// Source: `GDK_KEY_braille_dots_3456`.
    @_alwaysEmitIntoClient
    public static var brailleDots3456: Int { 0x100283c }
    /// Source: `GDK_KEY_braille_dots_13456`.
    @_alwaysEmitIntoClient
    public static var brailleDots13456: Int { 0x100283d }
    /// Source: `GDK_KEY_braille_dots_23456`.
    @_alwaysEmitIntoClient
    public static var brailleDots23456: Int { 0x100283e }
    /// Source: `GDK_KEY_braille_dots_123456`.
    @_alwaysEmitIntoClient
    public static var brailleDots123456: Int { 0x100283f }
    /// Source: `GDK_KEY_braille_dots_7`.
    @_alwaysEmitIntoClient
    public static var brailleDots7: Int { 0x1002840 }
    /// Source: `GDK_KEY_braille_dots_17`.
    @_alwaysEmitIntoClient
    public static var brailleDots17: Int { 0x1002841 }
    /// Source: `GDK_KEY_braille_dots_27`.
    @_alwaysEmitIntoClient
    public static var brailleDots27: Int { 0x1002842 }
    /// Source: `GDK_KEY_braille_dots_127`.
    @_alwaysEmitIntoClient
    public static var brailleDots127: Int { 0x1002843 }
    /// Source: `GDK_KEY_braille_dots_37`.
    @_alwaysEmitIntoClient
    public static var brailleDots37: Int { 0x1002844 }
    /// Source: `GDK_KEY_braille_dots_137`.
    @_alwaysEmitIntoClient
    public static var brailleDots137: Int { 0x1002845 }
    /// Source: `GDK_KEY_braille_dots_237`.
    @_alwaysEmitIntoClient
    public static var brailleDots237: Int { 0x1002846 }
    /// Source: `GDK_KEY_braille_dots_1237`.
    @_alwaysEmitIntoClient
    public static var brailleDots1237: Int { 0x1002847 }
    /// Source: `GDK_KEY_braille_dots_47`.
    @_alwaysEmitIntoClient
    public static var brailleDots47: Int { 0x1002848 }
    /// Source: `GDK_KEY_braille_dots_147`.
    @_alwaysEmitIntoClient
    public static var brailleDots147: Int { 0x1002849 }
    /// Source: `GDK_KEY_braille_dots_247`.
    @_alwaysEmitIntoClient
    public static var brailleDots247: Int { 0x100284a }
    /// Source: `GDK_KEY_braille_dots_1247`.
    @_alwaysEmitIntoClient
    public static var brailleDots1247: Int { 0x100284b }
    /// Source: `GDK_KEY_braille_dots_347`.
    @_alwaysEmitIntoClient
    public static var brailleDots347: Int { 0x100284c }
    /// Source: `GDK_KEY_braille_dots_1347`.
    @_alwaysEmitIntoClient
    public static var brailleDots1347: Int { 0x100284d }
    /// Source: `GDK_KEY_braille_dots_2347`.
    @_alwaysEmitIntoClient
    public static var brailleDots2347: Int { 0x100284e }
    /// Source: `GDK_KEY_braille_dots_12347`.
    @_alwaysEmitIntoClient
    public static var brailleDots12347: Int { 0x100284f }
    /// Source: `GDK_KEY_braille_dots_57`.
    @_alwaysEmitIntoClient
    public static var brailleDots57: Int { 0x1002850 }
    /// Source: `GDK_KEY_braille_dots_157`.
    @_alwaysEmitIntoClient
    public static var brailleDots157: Int { 0x1002851 }
    /// Source: `GDK_KEY_braille_dots_257`.
    @_alwaysEmitIntoClient
    public static var brailleDots257: Int { 0x1002852 }
    /// Source: `GDK_KEY_braille_dots_1257`.
    @_alwaysEmitIntoClient
    public static var brailleDots1257: Int { 0x1002853 }
    /// Source: `GDK_KEY_braille_dots_357`.
    @_alwaysEmitIntoClient
    public static var brailleDots357: Int { 0x1002854 }
    /// Source: `GDK_KEY_braille_dots_1357`.
    @_alwaysEmitIntoClient
    public static var brailleDots1357: Int { 0x1002855 }
    /// Source: `GDK_KEY_braille_dots_2357`.
    @_alwaysEmitIntoClient
    public static var brailleDots2357: Int { 0x1002856 }
    /// Source: `GDK_KEY_braille_dots_12357`.
    @_alwaysEmitIntoClient
    public static var brailleDots12357: Int { 0x1002857 }
    /// Source: `GDK_KEY_braille_dots_457`.
    @_alwaysEmitIntoClient
    public static var brailleDots457: Int { 0x1002858 }
    /// Source: `GDK_KEY_braille_dots_1457`.
    @_alwaysEmitIntoClient
    public static var brailleDots1457: Int { 0x1002859 }
    /// Source: `GDK_KEY_braille_dots_2457`.
    @_alwaysEmitIntoClient
    public static var brailleDots2457: Int { 0x100285a }
    /// Source: `GDK_KEY_braille_dots_12457`.
    @_alwaysEmitIntoClient
    public static var brailleDots12457: Int { 0x100285b }
    /// Source: `GDK_KEY_braille_dots_3457`.
    @_alwaysEmitIntoClient
    public static var brailleDots3457: Int { 0x100285c }
    /// Source: `GDK_KEY_braille_dots_13457`.
    @_alwaysEmitIntoClient
    public static var brailleDots13457: Int { 0x100285d }
    /// Source: `GDK_KEY_braille_dots_23457`.
    @_alwaysEmitIntoClient
    public static var brailleDots23457: Int { 0x100285e }
    /// Source: `GDK_KEY_braille_dots_123457`.
    @_alwaysEmitIntoClient
    public static var brailleDots123457: Int { 0x100285f }
    /// Source: `GDK_KEY_braille_dots_67`.
    @_alwaysEmitIntoClient
    public static var brailleDots67: Int { 0x1002860 }
    /// Source: `GDK_KEY_braille_dots_167`.
    @_alwaysEmitIntoClient
    public static var brailleDots167: Int { 0x1002861 }
    /// Source: `GDK_KEY_braille_dots_267`.
    @_alwaysEmitIntoClient
    public static var brailleDots267: Int { 0x1002862 }
    /// Source: `GDK_KEY_braille_dots_1267`.
    @_alwaysEmitIntoClient
    public static var brailleDots1267: Int { 0x1002863 }
    /// Source: `GDK_KEY_braille_dots_367`.
    @_alwaysEmitIntoClient
    public static var brailleDots367: Int { 0x1002864 }
    /// Source: `GDK_KEY_braille_dots_1367`.
    @_alwaysEmitIntoClient
    public static var brailleDots1367: Int { 0x1002865 }
    /// Source: `GDK_KEY_braille_dots_2367`.
    @_alwaysEmitIntoClient
    public static var brailleDots2367: Int { 0x1002866 }
    /// Source: `GDK_KEY_braille_dots_12367`.
    @_alwaysEmitIntoClient
    public static var brailleDots12367: Int { 0x1002867 }
    /// Source: `GDK_KEY_braille_dots_467`.
    @_alwaysEmitIntoClient
    public static var brailleDots467: Int { 0x1002868 }
    /// Source: `GDK_KEY_braille_dots_1467`.
    @_alwaysEmitIntoClient
    public static var brailleDots1467: Int { 0x1002869 }
    /// Source: `GDK_KEY_braille_dots_2467`.
    @_alwaysEmitIntoClient
    public static var brailleDots2467: Int { 0x100286a }
    /// Source: `GDK_KEY_braille_dots_12467`.
    @_alwaysEmitIntoClient
    public static var brailleDots12467: Int { 0x100286b }
    /// Source: `GDK_KEY_braille_dots_3467`.
    @_alwaysEmitIntoClient
    public static var brailleDots3467: Int { 0x100286c }
    /// Source: `GDK_KEY_braille_dots_13467`.
    @_alwaysEmitIntoClient
    public static var brailleDots13467: Int { 0x100286d }
    /// Source: `GDK_KEY_braille_dots_23467`.
    @_alwaysEmitIntoClient
    public static var brailleDots23467: Int { 0x100286e }
    /// Source: `GDK_KEY_braille_dots_123467`.
    @_alwaysEmitIntoClient
    public static var brailleDots123467: Int { 0x100286f }
    /// Source: `GDK_KEY_braille_dots_567`.
    @_alwaysEmitIntoClient
    public static var brailleDots567: Int { 0x1002870 }
    /// Source: `GDK_KEY_braille_dots_1567`.
    @_alwaysEmitIntoClient
    public static var brailleDots1567: Int { 0x1002871 }
    /// Source: `GDK_KEY_braille_dots_2567`.
    @_alwaysEmitIntoClient
    public static var brailleDots2567: Int { 0x1002872 }
    /// Source: `GDK_KEY_braille_dots_12567`.
    @_alwaysEmitIntoClient
    public static var brailleDots12567: Int { 0x1002873 }
    /// Source: `GDK_KEY_braille_dots_3567`.
    @_alwaysEmitIntoClient
    public static var brailleDots3567: Int { 0x1002874 }
    /// Source: `GDK_KEY_braille_dots_13567`.
    @_alwaysEmitIntoClient
    public static var brailleDots13567: Int { 0x1002875 }
    /// Source: `GDK_KEY_braille_dots_23567`.
    @_alwaysEmitIntoClient
    public static var brailleDots23567: Int { 0x1002876 }
    /// Source: `GDK_KEY_braille_dots_123567`.
    @_alwaysEmitIntoClient
    public static var brailleDots123567: Int { 0x1002877 }
    /// Source: `GDK_KEY_braille_dots_4567`.
    @_alwaysEmitIntoClient
    public static var brailleDots4567: Int { 0x1002878 }
    /// Source: `GDK_KEY_braille_dots_14567`.
    @_alwaysEmitIntoClient
    public static var brailleDots14567: Int { 0x1002879 }
    /// Source: `GDK_KEY_braille_dots_24567`.
    @_alwaysEmitIntoClient
    public static var brailleDots24567: Int { 0x100287a }
    /// Source: `GDK_KEY_braille_dots_124567`.
    @_alwaysEmitIntoClient
    public static var brailleDots124567: Int { 0x100287b }
    /// Source: `GDK_KEY_braille_dots_34567`.
    @_alwaysEmitIntoClient
    public static var brailleDots34567: Int { 0x100287c }
    /// Source: `GDK_KEY_braille_dots_134567`.
    @_alwaysEmitIntoClient
    public static var brailleDots134567: Int { 0x100287d }
    /// Source: `GDK_KEY_braille_dots_234567`.
    @_alwaysEmitIntoClient
    public static var brailleDots234567: Int { 0x100287e }
    /// Source: `GDK_KEY_braille_dots_1234567`.
    @_alwaysEmitIntoClient
    public static var brailleDots1234567: Int { 0x100287f }
    /// Source: `GDK_KEY_braille_dots_8`.
    @_alwaysEmitIntoClient
    public static var brailleDots8: Int { 0x1002880 }
    /// Source: `GDK_KEY_braille_dots_18`.
    @_alwaysEmitIntoClient
    public static var brailleDots18: Int { 0x1002881 }
    /// Source: `GDK_KEY_braille_dots_28`.
    @_alwaysEmitIntoClient
    public static var brailleDots28: Int { 0x1002882 }
    /// Source: `GDK_KEY_braille_dots_128`.
    @_alwaysEmitIntoClient
    public static var brailleDots128: Int { 0x1002883 }
    /// Source: `GDK_KEY_braille_dots_38`.
    @_alwaysEmitIntoClient
    public static var brailleDots38: Int { 0x1002884 }
    /// Source: `GDK_KEY_braille_dots_138`.
    @_alwaysEmitIntoClient
    public static var brailleDots138: Int { 0x1002885 }
    /// Source: `GDK_KEY_braille_dots_238`.
    @_alwaysEmitIntoClient
    public static var brailleDots238: Int { 0x1002886 }
    /// Source: `GDK_KEY_braille_dots_1238`.
    @_alwaysEmitIntoClient
    public static var brailleDots1238: Int { 0x1002887 }
    /// Source: `GDK_KEY_braille_dots_48`.
    @_alwaysEmitIntoClient
    public static var brailleDots48: Int { 0x1002888 }
    /// Source: `GDK_KEY_braille_dots_148`.
    @_alwaysEmitIntoClient
    public static var brailleDots148: Int { 0x1002889 }
    /// Source: `GDK_KEY_braille_dots_248`.
    @_alwaysEmitIntoClient
    public static var brailleDots248: Int { 0x100288a }
    /// Source: `GDK_KEY_braille_dots_1248`.
    @_alwaysEmitIntoClient
    public static var brailleDots1248: Int { 0x100288b }
    /// Source: `GDK_KEY_braille_dots_348`.
    @_alwaysEmitIntoClient
    public static var brailleDots348: Int { 0x100288c }
    /// Source: `GDK_KEY_braille_dots_1348`.
    @_alwaysEmitIntoClient
    public static var brailleDots1348: Int { 0x100288d }
    /// Source: `GDK_KEY_braille_dots_2348`.
    @_alwaysEmitIntoClient
    public static var brailleDots2348: Int { 0x100288e }
    /// Source: `GDK_KEY_braille_dots_12348`.
    @_alwaysEmitIntoClient
    public static var brailleDots12348: Int { 0x100288f }
    /// Source: `GDK_KEY_braille_dots_58`.
    @_alwaysEmitIntoClient
    public static var brailleDots58: Int { 0x1002890 }
    /// Source: `GDK_KEY_braille_dots_158`.
    @_alwaysEmitIntoClient
    public static var brailleDots158: Int { 0x1002891 }
    /// Source: `GDK_KEY_braille_dots_258`.
    @_alwaysEmitIntoClient
    public static var brailleDots258: Int { 0x1002892 }
    /// Source: `GDK_KEY_braille_dots_1258`.
    @_alwaysEmitIntoClient
    public static var brailleDots1258: Int { 0x1002893 }
    /// Source: `GDK_KEY_braille_dots_358`.
    @_alwaysEmitIntoClient
    public static var brailleDots358: Int { 0x1002894 }
    /// Source: `GDK_KEY_braille_dots_1358`.
    @_alwaysEmitIntoClient
    public static var brailleDots1358: Int { 0x1002895 }
    /// Source: `GDK_KEY_braille_dots_2358`.
    @_alwaysEmitIntoClient
    public static var brailleDots2358: Int { 0x1002896 }
    /// Source: `GDK_KEY_braille_dots_12358`.
    @_alwaysEmitIntoClient
    public static var brailleDots12358: Int { 0x1002897 }
    /// Source: `GDK_KEY_braille_dots_458`.
    @_alwaysEmitIntoClient
    public static var brailleDots458: Int { 0x1002898 }
    /// Source: `GDK_KEY_braille_dots_1458`.
    @_alwaysEmitIntoClient
    public static var brailleDots1458: Int { 0x1002899 }
    /// Source: `GDK_KEY_braille_dots_2458`.
    @_alwaysEmitIntoClient
    public static var brailleDots2458: Int { 0x100289a }
    /// Source: `GDK_KEY_braille_dots_12458`.
    @_alwaysEmitIntoClient
    public static var brailleDots12458: Int { 0x100289b }
    /// Source: `GDK_KEY_braille_dots_3458`.
    @_alwaysEmitIntoClient
    public static var brailleDots3458: Int { 0x100289c }
    /// Source: `GDK_KEY_braille_dots_13458`.
    @_alwaysEmitIntoClient
    public static var brailleDots13458: Int { 0x100289d }
    /// Source: `GDK_KEY_braille_dots_23458`.
    @_alwaysEmitIntoClient
    public static var brailleDots23458: Int { 0x100289e }
    /// Source: `GDK_KEY_braille_dots_123458`.
    @_alwaysEmitIntoClient
    public static var brailleDots123458: Int { 0x100289f }
    /// Source: `GDK_KEY_braille_dots_68`.
    @_alwaysEmitIntoClient
    public static var brailleDots68: Int { 0x10028a0 }
    /// Source: `GDK_KEY_braille_dots_168`.
    @_alwaysEmitIntoClient
    public static var brailleDots168: Int { 0x10028a1 }
    /// Source: `GDK_KEY_braille_dots_268`.
    @_alwaysEmitIntoClient
    public static var brailleDots268: Int { 0x10028a2 }
    /// Source: `GDK_KEY_braille_dots_1268`.
    @_alwaysEmitIntoClient
    public static var brailleDots1268: Int { 0x10028a3 }
    /// Source: `GDK_KEY_braille_dots_368`.
    @_alwaysEmitIntoClient
    public static var brailleDots368: Int { 0x10028a4 }
    /// Source: `GDK_KEY_braille_dots_1368`.
    @_alwaysEmitIntoClient
    public static var brailleDots1368: Int { 0x10028a5 }
    /// Source: `GDK_KEY_braille_dots_2368`.
    @_alwaysEmitIntoClient
    public static var brailleDots2368: Int { 0x10028a6 }
    /// Source: `GDK_KEY_braille_dots_12368`.
    @_alwaysEmitIntoClient
    public static var brailleDots12368: Int { 0x10028a7 }
    /// Source: `GDK_KEY_braille_dots_468`.
    @_alwaysEmitIntoClient
    public static var brailleDots468: Int { 0x10028a8 }
    /// Source: `GDK_KEY_braille_dots_1468`.
    @_alwaysEmitIntoClient
    public static var brailleDots1468: Int { 0x10028a9 }
    /// Source: `GDK_KEY_braille_dots_2468`.
    @_alwaysEmitIntoClient
    public static var brailleDots2468: Int { 0x10028aa }
    /// Source: `GDK_KEY_braille_dots_12468`.
    @_alwaysEmitIntoClient
    public static var brailleDots12468: Int { 0x10028ab }
    /// Source: `GDK_KEY_braille_dots_3468`.
    @_alwaysEmitIntoClient
    public static var brailleDots3468: Int { 0x10028ac }
    /// Source: `GDK_KEY_braille_dots_13468`.
    @_alwaysEmitIntoClient
    public static var brailleDots13468: Int { 0x10028ad }
    /// Source: `GDK_KEY_braille_dots_23468`.
    @_alwaysEmitIntoClient
    public static var brailleDots23468: Int { 0x10028ae }
    /// Source: `GDK_KEY_braille_dots_123468`.
    @_alwaysEmitIntoClient
    public static var brailleDots123468: Int { 0x10028af }
    /// Source: `GDK_KEY_braille_dots_568`.
    @_alwaysEmitIntoClient
    public static var brailleDots568: Int { 0x10028b0 }
    /// Source: `GDK_KEY_braille_dots_1568`.
    @_alwaysEmitIntoClient
    public static var brailleDots1568: Int { 0x10028b1 }
    /// Source: `GDK_KEY_braille_dots_2568`.
    @_alwaysEmitIntoClient
    public static var brailleDots2568: Int { 0x10028b2 }
    /// Source: `GDK_KEY_braille_dots_12568`.
    @_alwaysEmitIntoClient
    public static var brailleDots12568: Int { 0x10028b3 }
    /// Source: `GDK_KEY_braille_dots_3568`.
    @_alwaysEmitIntoClient
    public static var brailleDots3568: Int { 0x10028b4 }
    /// Source: `GDK_KEY_braille_dots_13568`.
    @_alwaysEmitIntoClient
    public static var brailleDots13568: Int { 0x10028b5 }
    /// Source: `GDK_KEY_braille_dots_23568`.
    @_alwaysEmitIntoClient
    public static var brailleDots23568: Int { 0x10028b6 }
    /// Source: `GDK_KEY_braille_dots_123568`.
    @_alwaysEmitIntoClient
    public static var brailleDots123568: Int { 0x10028b7 }
    /// Source: `GDK_KEY_braille_dots_4568`.
    @_alwaysEmitIntoClient
    public static var brailleDots4568: Int { 0x10028b8 }
    /// Source: `GDK_KEY_braille_dots_14568`.
    @_alwaysEmitIntoClient
    public static var brailleDots14568: Int { 0x10028b9 }
    /// Source: `GDK_KEY_braille_dots_24568`.
    @_alwaysEmitIntoClient
    public static var brailleDots24568: Int { 0x10028ba }
    /// Source: `GDK_KEY_braille_dots_124568`.
    @_alwaysEmitIntoClient
    public static var brailleDots124568: Int { 0x10028bb }
    /// Source: `GDK_KEY_braille_dots_34568`.
    @_alwaysEmitIntoClient
    public static var brailleDots34568: Int { 0x10028bc }
    /// Source: `GDK_KEY_braille_dots_134568`.
    @_alwaysEmitIntoClient
    public static var brailleDots134568: Int { 0x10028bd }
    /// Source: `GDK_KEY_braille_dots_234568`.
    @_alwaysEmitIntoClient
    public static var brailleDots234568: Int { 0x10028be }
    /// Source: `GDK_KEY_braille_dots_1234568`.
    @_alwaysEmitIntoClient
    public static var brailleDots1234568: Int { 0x10028bf }
    /// Source: `GDK_KEY_braille_dots_78`.
    @_alwaysEmitIntoClient
    public static var brailleDots78: Int { 0x10028c0 }
    /// Source: `GDK_KEY_braille_dots_178`.
    @_alwaysEmitIntoClient
    public static var brailleDots178: Int { 0x10028c1 }
    /// Source: `GDK_KEY_braille_dots_278`.
    @_alwaysEmitIntoClient
    public static var brailleDots278: Int { 0x10028c2 }
    /// Source: `GDK_KEY_braille_dots_1278`.
    @_alwaysEmitIntoClient
    public static var brailleDots1278: Int { 0x10028c3 }
    /// Source: `GDK_KEY_braille_dots_378`.
    @_alwaysEmitIntoClient
    public static var brailleDots378: Int { 0x10028c4 }
    /// Source: `GDK_KEY_braille_dots_1378`.
    @_alwaysEmitIntoClient
    public static var brailleDots1378: Int { 0x10028c5 }
    /// Source: `GDK_KEY_braille_dots_2378`.
    @_alwaysEmitIntoClient
    public static var brailleDots2378: Int { 0x10028c6 }
    /// Source: `GDK_KEY_braille_dots_12378`.
    @_alwaysEmitIntoClient
    public static var brailleDots12378: Int { 0x10028c7 }
    /// Source: `GDK_KEY_braille_dots_478`.
    @_alwaysEmitIntoClient
    public static var brailleDots478: Int { 0x10028c8 }
    /// Source: `GDK_KEY_braille_dots_1478`.
    @_alwaysEmitIntoClient
    public static var brailleDots1478: Int { 0x10028c9 }
    /// Source: `GDK_KEY_braille_dots_2478`.
    @_alwaysEmitIntoClient
    public static var brailleDots2478: Int { 0x10028ca }
    /// Source: `GDK_KEY_braille_dots_12478`.
    @_alwaysEmitIntoClient
    public static var brailleDots12478: Int { 0x10028cb }
    /// Source: `GDK_KEY_braille_dots_3478`.
    @_alwaysEmitIntoClient
    public static var brailleDots3478: Int { 0x10028cc }
    /// Source: `GDK_KEY_braille_dots_13478`.
    @_alwaysEmitIntoClient
    public static var brailleDots13478: Int { 0x10028cd }
    /// Source: `GDK_KEY_braille_dots_23478`.
    @_alwaysEmitIntoClient
    public static var brailleDots23478: Int { 0x10028ce }
    /// Source: `GDK_KEY_braille_dots_123478`.
    @_alwaysEmitIntoClient
    public static var brailleDots123478: Int { 0x10028cf }
    /// Source: `GDK_KEY_braille_dots_578`.
    @_alwaysEmitIntoClient
    public static var brailleDots578: Int { 0x10028d0 }
    /// Source: `GDK_KEY_braille_dots_1578`.
    @_alwaysEmitIntoClient
    public static var brailleDots1578: Int { 0x10028d1 }
    /// Source: `GDK_KEY_braille_dots_2578`.
    @_alwaysEmitIntoClient
    public static var brailleDots2578: Int { 0x10028d2 }
    /// Source: `GDK_KEY_braille_dots_12578`.
    @_alwaysEmitIntoClient
    public static var brailleDots12578: Int { 0x10028d3 }
    /// Source: `GDK_KEY_braille_dots_3578`.
    @_alwaysEmitIntoClient
    public static var brailleDots3578: Int { 0x10028d4 }
    /// Source: `GDK_KEY_braille_dots_13578`.
    @_alwaysEmitIntoClient
    public static var brailleDots13578: Int { 0x10028d5 }
    /// Source: `GDK_KEY_braille_dots_23578`.
    @_alwaysEmitIntoClient
    public static var brailleDots23578: Int { 0x10028d6 }
    /// Source: `GDK_KEY_braille_dots_123578`.
    @_alwaysEmitIntoClient
    public static var brailleDots123578: Int { 0x10028d7 }
    /// Source: `GDK_KEY_braille_dots_4578`.
    @_alwaysEmitIntoClient
    public static var brailleDots4578: Int { 0x10028d8 }
    /// Source: `GDK_KEY_braille_dots_14578`.
    @_alwaysEmitIntoClient
    public static var brailleDots14578: Int { 0x10028d9 }
    /// Source: `GDK_KEY_braille_dots_24578`.
    @_alwaysEmitIntoClient
    public static var brailleDots24578: Int { 0x10028da }
    /// Source: `GDK_KEY_braille_dots_124578`.
    @_alwaysEmitIntoClient
    public static var brailleDots124578: Int { 0x10028db }
    /// Source: `GDK_KEY_braille_dots_34578`.
    @_alwaysEmitIntoClient
    public static var brailleDots34578: Int { 0x10028dc }
    /// Source: `GDK_KEY_braille_dots_134578`.
    @_alwaysEmitIntoClient
    public static var brailleDots134578: Int { 0x10028dd }
    /// Source: `GDK_KEY_braille_dots_234578`.
    @_alwaysEmitIntoClient
    public static var brailleDots234578: Int { 0x10028de }
    /// Source: `GDK_KEY_braille_dots_1234578`.
    @_alwaysEmitIntoClient
    public static var brailleDots1234578: Int { 0x10028df }
    /// Source: `GDK_KEY_braille_dots_678`.
    @_alwaysEmitIntoClient
    public static var brailleDots678: Int { 0x10028e0 }
    /// Source: `GDK_KEY_braille_dots_1678`.
    @_alwaysEmitIntoClient
    public static var brailleDots1678: Int { 0x10028e1 }
    /// Source: `GDK_KEY_braille_dots_2678`.
    @_alwaysEmitIntoClient
    public static var brailleDots2678: Int { 0x10028e2 }
    /// Source: `GDK_KEY_braille_dots_12678`.
    @_alwaysEmitIntoClient
    public static var brailleDots12678: Int { 0x10028e3 }
    /// Source: `GDK_KEY_braille_dots_3678`.
    @_alwaysEmitIntoClient
    public static var brailleDots3678: Int { 0x10028e4 }
    /// Source: `GDK_KEY_braille_dots_13678`.
    @_alwaysEmitIntoClient
    public static var brailleDots13678: Int { 0x10028e5 }
    /// Source: `GDK_KEY_braille_dots_23678`.
    @_alwaysEmitIntoClient
    public static var brailleDots23678: Int { 0x10028e6 }
    /// Source: `GDK_KEY_braille_dots_123678`.
    @_alwaysEmitIntoClient
    public static var brailleDots123678: Int { 0x10028e7 }
    /// Source: `GDK_KEY_braille_dots_4678`.
    @_alwaysEmitIntoClient
    public static var brailleDots4678: Int { 0x10028e8 }
    /// Source: `GDK_KEY_braille_dots_14678`.
    @_alwaysEmitIntoClient
    public static var brailleDots14678: Int { 0x10028e9 }
    /// Source: `GDK_KEY_braille_dots_24678`.
    @_alwaysEmitIntoClient
    public static var brailleDots24678: Int { 0x10028ea }
    /// Source: `GDK_KEY_braille_dots_124678`.
    @_alwaysEmitIntoClient
    public static var brailleDots124678: Int { 0x10028eb }
    /// Source: `GDK_KEY_braille_dots_34678`.
    @_alwaysEmitIntoClient
    public static var brailleDots34678: Int { 0x10028ec }
    /// Source: `GDK_KEY_braille_dots_134678`.
    @_alwaysEmitIntoClient
    public static var brailleDots134678: Int { 0x10028ed }
    /// Source: `GDK_KEY_braille_dots_234678`.
    @_alwaysEmitIntoClient
    public static var brailleDots234678: Int { 0x10028ee }
    /// Source: `GDK_KEY_braille_dots_1234678`.
    @_alwaysEmitIntoClient
    public static var brailleDots1234678: Int { 0x10028ef }
    /// Source: `GDK_KEY_braille_dots_5678`.
    @_alwaysEmitIntoClient
    public static var brailleDots5678: Int { 0x10028f0 }
    /// Source: `GDK_KEY_braille_dots_15678`.
    @_alwaysEmitIntoClient
    public static var brailleDots15678: Int { 0x10028f1 }
    /// Source: `GDK_KEY_braille_dots_25678`.
    @_alwaysEmitIntoClient
    public static var brailleDots25678: Int { 0x10028f2 }
    /// Source: `GDK_KEY_braille_dots_125678`.
    @_alwaysEmitIntoClient
    public static var brailleDots125678: Int { 0x10028f3 }
    /// Source: `GDK_KEY_braille_dots_35678`.
    @_alwaysEmitIntoClient
    public static var brailleDots35678: Int { 0x10028f4 }
    /// Source: `GDK_KEY_braille_dots_135678`.
    @_alwaysEmitIntoClient
    public static var brailleDots135678: Int { 0x10028f5 }
    /// Source: `GDK_KEY_braille_dots_235678`.
    @_alwaysEmitIntoClient
    public static var brailleDots235678: Int { 0x10028f6 }
    /// Source: `GDK_KEY_braille_dots_1235678`.
    @_alwaysEmitIntoClient
    public static var brailleDots1235678: Int { 0x10028f7 }
    /// Source: `GDK_KEY_braille_dots_45678`.
    @_alwaysEmitIntoClient
    public static var brailleDots45678: Int { 0x10028f8 }
    /// Source: `GDK_KEY_braille_dots_145678`.
    @_alwaysEmitIntoClient
    public static var brailleDots145678: Int { 0x10028f9 }
    /// Source: `GDK_KEY_braille_dots_245678`.
    @_alwaysEmitIntoClient
    public static var brailleDots245678: Int { 0x10028fa }
    /// Source: `GDK_KEY_braille_dots_1245678`.
    @_alwaysEmitIntoClient
    public static var brailleDots1245678: Int { 0x10028fb }
    /// Source: `GDK_KEY_braille_dots_345678`.
    @_alwaysEmitIntoClient
    public static var brailleDots345678: Int { 0x10028fc }
    /// Source: `GDK_KEY_braille_dots_1345678`.
    @_alwaysEmitIntoClient
    public static var brailleDots1345678: Int { 0x10028fd }
    /// Source: `GDK_KEY_braille_dots_2345678`.
    @_alwaysEmitIntoClient
    public static var brailleDots2345678: Int { 0x10028fe }
    /// Source: `GDK_KEY_braille_dots_12345678`.
    @_alwaysEmitIntoClient
    public static var brailleDots12345678: Int { 0x10028ff }
    /// Source: `GDK_KEY_Switch_VT_1`.
    @_alwaysEmitIntoClient
    public static var switchVT1: Int { 0x1008fe01 }
    /// Source: `GDK_KEY_Switch_VT_2`.
    @_alwaysEmitIntoClient
    public static var switchVT2: Int { 0x1008fe02 }
    /// Source: `GDK_KEY_Switch_VT_3`.
    @_alwaysEmitIntoClient
    public static var switchVT3: Int { 0x1008fe03 }
    /// Source: `GDK_KEY_Switch_VT_4`.
    @_alwaysEmitIntoClient
    public static var switchVT4: Int { 0x1008fe04 }
    /// Source: `GDK_KEY_Switch_VT_5`.
    @_alwaysEmitIntoClient
    public static var switchVT5: Int { 0x1008fe05 }
    /// Source: `GDK_KEY_Switch_VT_6`.
    @_alwaysEmitIntoClient
    public static var switchVT6: Int { 0x1008fe06 }
    /// Source: `GDK_KEY_Switch_VT_7`.
    @_alwaysEmitIntoClient
    public static var switchVT7: Int { 0x1008fe07 }
    /// Source: `GDK_KEY_Switch_VT_8`.
    @_alwaysEmitIntoClient
    public static var switchVT8: Int { 0x1008fe08 }
    /// Source: `GDK_KEY_Switch_VT_9`.
    @_alwaysEmitIntoClient
    public static var switchVT9: Int { 0x1008fe09 }
    /// Source: `GDK_KEY_Switch_VT_10`.
    @_alwaysEmitIntoClient
    public static var switchVT10: Int { 0x1008fe0a }
    /// Source: `GDK_KEY_Switch_VT_11`.
    @_alwaysEmitIntoClient
    public static var switchVT11: Int { 0x1008fe0b }
    /// Source: `GDK_KEY_Switch_VT_12`.
    @_alwaysEmitIntoClient
    public static var switchVT12: Int { 0x1008fe0c }
    /// Source: `GDK_KEY_Ungrab`.
    @_alwaysEmitIntoClient
    public static var ungrab: Int { 0x1008fe20 }
    /// Source: `GDK_KEY_ClearGrab`.
    @_alwaysEmitIntoClient
    public static var clearGrab: Int { 0x1008fe21 }
    /// Source: `GDK_KEY_Next_VMode`.
    @_alwaysEmitIntoClient
    public static var nextVMode: Int { 0x1008fe22 }
    /// Source: `GDK_KEY_Prev_VMode`.
    @_alwaysEmitIntoClient
    public static var prevVMode: Int { 0x1008fe23 }
    /// Source: `GDK_KEY_LogWindowTree`.
    @_alwaysEmitIntoClient
    public static var logWindowTree: Int { 0x1008fe24 }
    /// Source: `GDK_KEY_LogGrabInfo`.
    @_alwaysEmitIntoClient
    public static var logGrabInfo: Int { 0x1008fe25 }
    /// Source: `GDK_KEY_ModeLock`.
    @_alwaysEmitIntoClient
    public static var modeLock: Int { 0x1008ff01 }
    /// Source: `GDK_KEY_MonBrightnessUp`.
    @_alwaysEmitIntoClient
    public static var monBrightnessUp: Int { 0x1008ff02 }
    /// Source: `GDK_KEY_MonBrightnessDown`.
    @_alwaysEmitIntoClient
    public static var monBrightnessDown: Int { 0x1008ff03 }
    /// Source: `GDK_KEY_KbdLightOnOff`.
    @_alwaysEmitIntoClient
    public static var kbdLightOnOff: Int { 0x1008ff04 }
    /// Source: `GDK_KEY_KbdBrightnessUp`.
    @_alwaysEmitIntoClient
    public static var kbdBrightnessUp: Int { 0x1008ff05 }
    /// Source: `GDK_KEY_KbdBrightnessDown`.
    @_alwaysEmitIntoClient
    public static var kbdBrightnessDown: Int { 0x1008ff06 }
    /// Source: `GDK_KEY_Standby`.
    @_alwaysEmitIntoClient
    public static var standby: Int { 0x1008ff10 }
    /// Source: `GDK_KEY_AudioLowerVolume`.
    @_alwaysEmitIntoClient
    public static var audioLowerVolume: Int { 0x1008ff11 }
    /// Source: `GDK_KEY_AudioMute`.
    @_alwaysEmitIntoClient
    public static var audioMute: Int { 0x1008ff12 }
    /// Source: `GDK_KEY_AudioRaiseVolume`.
    @_alwaysEmitIntoClient
    public static var audioRaiseVolume: Int { 0x1008ff13 }
    /// Source: `GDK_KEY_AudioPlay`.
    @_alwaysEmitIntoClient
    public static var audioPlay: Int { 0x1008ff14 }
    /// Source: `GDK_KEY_AudioStop`.
    @_alwaysEmitIntoClient
    public static var audioStop: Int { 0x1008ff15 }
    /// Source: `GDK_KEY_AudioPrev`.
    @_alwaysEmitIntoClient
    public static var audioPrev: Int { 0x1008ff16 }
    /// Source: `GDK_KEY_AudioNext`.
    @_alwaysEmitIntoClient
    public static var audioNext: Int { 0x1008ff17 }
    /// Source: `GDK_KEY_HomePage`.
    @_alwaysEmitIntoClient
    public static var homePage: Int { 0x1008ff18 }
    /// Source: `GDK_KEY_Mail`.
    @_alwaysEmitIntoClient
    public static var mail: Int { 0x1008ff19 }
    /// Source: `GDK_KEY_Start`.
    @_alwaysEmitIntoClient
    public static var start: Int { 0x1008ff1a }
    /// Source: `GDK_KEY_Search`.
    @_alwaysEmitIntoClient
    public static var search: Int { 0x1008ff1b }
    /// Source: `GDK_KEY_AudioRecord`.
    @_alwaysEmitIntoClient
    public static var audioRecord: Int { 0x1008ff1c }
    /// Source: `GDK_KEY_Calculator`.
    @_alwaysEmitIntoClient
    public static var calculator: Int { 0x1008ff1d }
    /// Source: `GDK_KEY_Memo`.
    @_alwaysEmitIntoClient
    public static var memo: Int { 0x1008ff1e }
    /// Source: `GDK_KEY_ToDoList`.
    @_alwaysEmitIntoClient
    public static var toDoList: Int { 0x1008ff1f }
    /// Source: `GDK_KEY_Calendar`.
    @_alwaysEmitIntoClient
    public static var calendar: Int { 0x1008ff20 }
    /// Source: `GDK_KEY_PowerDown`.
    @_alwaysEmitIntoClient
    public static var powerDown: Int { 0x1008ff21 }
    /// Source: `GDK_KEY_ContrastAdjust`.
    @_alwaysEmitIntoClient
    public static var contrastAdjust: Int { 0x1008ff22 }
    /// Source: `GDK_KEY_RockerUp`.
    @_alwaysEmitIntoClient
    public static var rockerUp: Int { 0x1008ff23 }
    /// Source: `GDK_KEY_RockerDown`.
    @_alwaysEmitIntoClient
    public static var rockerDown: Int { 0x1008ff24 }
    /// Source: `GDK_KEY_RockerEnter`.
    @_alwaysEmitIntoClient
    public static var rockerEnter: Int { 0x1008ff25 }
    /// Source: `GDK_KEY_Back`.
    @_alwaysEmitIntoClient
    public static var back: Int { 0x1008ff26 }
    /// Source: `GDK_KEY_Forward`.
    @_alwaysEmitIntoClient
    public static var forward: Int { 0x1008ff27 }
    /// Source: `GDK_KEY_Stop`.
    @_alwaysEmitIntoClient
    public static var stop: Int { 0x1008ff28 }
    /// Source: `GDK_KEY_Refresh`.
    @_alwaysEmitIntoClient
    public static var refresh: Int { 0x1008ff29 }
    /// Source: `GDK_KEY_PowerOff`.
    @_alwaysEmitIntoClient
    public static var powerOff: Int { 0x1008ff2a }
    /// Source: `GDK_KEY_WakeUp`.
    @_alwaysEmitIntoClient
    public static var wakeUp: Int { 0x1008ff2b }
    /// Source: `GDK_KEY_Eject`.
    @_alwaysEmitIntoClient
    public static var eject: Int { 0x1008ff2c }
    /// Source: `GDK_KEY_ScreenSaver`.
    @_alwaysEmitIntoClient
    public static var screenSaver: Int { 0x1008ff2d }
    /// Source: `GDK_KEY_WWW`.
    @_alwaysEmitIntoClient
    public static var www: Int { 0x1008ff2e }
    /// Source: `GDK_KEY_Sleep`.
    @_alwaysEmitIntoClient
    public static var sleep: Int { 0x1008ff2f }
    /// Source: `GDK_KEY_Favorites`.
    @_alwaysEmitIntoClient
    public static var favorites: Int { 0x1008ff30 }
    /// Source: `GDK_KEY_AudioPause`.
    @_alwaysEmitIntoClient
    public static var audioPause: Int { 0x1008ff31 }
    /// Source: `GDK_KEY_AudioMedia`.
    @_alwaysEmitIntoClient
    public static var audioMedia: Int { 0x1008ff32 }
    /// Source: `GDK_KEY_MyComputer`.
    @_alwaysEmitIntoClient
    public static var myComputer: Int { 0x1008ff33 }
    /// Source: `GDK_KEY_VendorHome`.
    @_alwaysEmitIntoClient
    public static var vendorHome: Int { 0x1008ff34 }
    /// Source: `GDK_KEY_LightBulb`.
    @_alwaysEmitIntoClient
    public static var lightBulb: Int { 0x1008ff35 }
    /// Source: `GDK_KEY_Shop`.
    @_alwaysEmitIntoClient
    public static var shop: Int { 0x1008ff36 }
    /// Source: `GDK_KEY_History`.
    @_alwaysEmitIntoClient
    public static var history: Int { 0x1008ff37 }
    /// Source: `GDK_KEY_OpenURL`.
    @_alwaysEmitIntoClient
    public static var openURL: Int { 0x1008ff38 }
    /// Source: `GDK_KEY_AddFavorite`.
    @_alwaysEmitIntoClient
    public static var addFavorite: Int { 0x1008ff39 }
    /// Source: `GDK_KEY_HotLinks`.
    @_alwaysEmitIntoClient
    public static var hotLinks: Int { 0x1008ff3a }
    /// Source: `GDK_KEY_BrightnessAdjust`.
    @_alwaysEmitIntoClient
    public static var brightnessAdjust: Int { 0x1008ff3b }
    /// Source: `GDK_KEY_Finance`.
    @_alwaysEmitIntoClient
    public static var finance: Int { 0x1008ff3c }
    /// Source: `GDK_KEY_Community`.
    @_alwaysEmitIntoClient
    public static var community: Int { 0x1008ff3d }
    /// Source: `GDK_KEY_AudioRewind`.
    @_alwaysEmitIntoClient
    public static var audioRewind: Int { 0x1008ff3e }
    /// Source: `GDK_KEY_BackForward`.
    @_alwaysEmitIntoClient
    public static var backForward: Int { 0x1008ff3f }
    /// Source: `GDK_KEY_Launch0`.
    @_alwaysEmitIntoClient
    public static var launch0: Int { 0x1008ff40 }
    /// Source: `GDK_KEY_Launch1`.
    @_alwaysEmitIntoClient
    public static var launch1: Int { 0x1008ff41 }
    /// Source: `GDK_KEY_Launch2`.
    @_alwaysEmitIntoClient
    public static var launch2: Int { 0x1008ff42 }
    /// Source: `GDK_KEY_Launch3`.
    @_alwaysEmitIntoClient
    public static var launch3: Int { 0x1008ff43 }
    /// Source: `GDK_KEY_Launch4`.
    @_alwaysEmitIntoClient
    public static var launch4: Int { 0x1008ff44 }
    /// Source: `GDK_KEY_Launch5`.
    @_alwaysEmitIntoClient
    public static var launch5: Int { 0x1008ff45 }
    /// Source: `GDK_KEY_Launch6`.
    @_alwaysEmitIntoClient
    public static var launch6: Int { 0x1008ff46 }
    /// Source: `GDK_KEY_Launch7`.
    @_alwaysEmitIntoClient
    public static var launch7: Int { 0x1008ff47 }
    /// Source: `GDK_KEY_Launch8`.
    @_alwaysEmitIntoClient
    public static var launch8: Int { 0x1008ff48 }
    /// Source: `GDK_KEY_Launch9`.
    @_alwaysEmitIntoClient
    public static var launch9: Int { 0x1008ff49 }
    /// Source: `GDK_KEY_LaunchA`.
    @_alwaysEmitIntoClient
    public static var launchA: Int { 0x1008ff4a }
    /// Source: `GDK_KEY_LaunchB`.
    @_alwaysEmitIntoClient
    public static var launchB: Int { 0x1008ff4b }
    /// Source: `GDK_KEY_LaunchC`.
    @_alwaysEmitIntoClient
    public static var launchC: Int { 0x1008ff4c }
    /// Source: `GDK_KEY_LaunchD`.
    @_alwaysEmitIntoClient
    public static var launchD: Int { 0x1008ff4d }
    /// Source: `GDK_KEY_LaunchE`.
    @_alwaysEmitIntoClient
    public static var launchE: Int { 0x1008ff4e }
    /// Source: `GDK_KEY_LaunchF`.
    @_alwaysEmitIntoClient
    public static var launchF: Int { 0x1008ff4f }
    /// Source: `GDK_KEY_ApplicationLeft`.
    @_alwaysEmitIntoClient
    public static var applicationLeft: Int { 0x1008ff50 }
    /// Source: `GDK_KEY_ApplicationRight`.
    @_alwaysEmitIntoClient
    public static var applicationRight: Int { 0x1008ff51 }
    /// Source: `GDK_KEY_Book`.
    @_alwaysEmitIntoClient
    public static var book: Int { 0x1008ff52 }
    /// Source: `GDK_KEY_CD`.
    @_alwaysEmitIntoClient
    public static var cd: Int { 0x1008ff53 }
    /// Source: `GDK_KEY_WindowClear`.
    @_alwaysEmitIntoClient
    public static var windowClear: Int { 0x1008ff55 }
    /// Source: `GDK_KEY_Close`.
    @_alwaysEmitIntoClient
    public static var close: Int { 0x1008ff56 }
    /// Source: `GDK_KEY_Copy`.
    @_alwaysEmitIntoClient
    public static var copy: Int { 0x1008ff57 }
    /// Source: `GDK_KEY_Cut`.
    @_alwaysEmitIntoClient
    public static var cut: Int { 0x1008ff58 }
    /// Source: `GDK_KEY_Display`.
    @_alwaysEmitIntoClient
    public static var display: Int { 0x1008ff59 }
    /// Source: `GDK_KEY_DOS`.
    @_alwaysEmitIntoClient
    public static var dos: Int { 0x1008ff5a }
    /// Source: `GDK_KEY_Documents`.
    @_alwaysEmitIntoClient
    public static var documents: Int { 0x1008ff5b }
    /// Source: `GDK_KEY_Excel`.
    @_alwaysEmitIntoClient
    public static var excel: Int { 0x1008ff5c }
    /// Source: `GDK_KEY_Explorer`.
    @_alwaysEmitIntoClient
    public static var explorer: Int { 0x1008ff5d }
    /// Source: `GDK_KEY_Game`.
    @_alwaysEmitIntoClient
    public static var game: Int { 0x1008ff5e }
    /// Source: `GDK_KEY_Go`.
    @_alwaysEmitIntoClient
    public static var go: Int { 0x1008ff5f }
    /// Source: `GDK_KEY_iTouch`.
    @_alwaysEmitIntoClient
    public static var iTouch: Int { 0x1008ff60 }
    /// Source: `GDK_KEY_LogOff`.
    @_alwaysEmitIntoClient
    public static var logOff: Int { 0x1008ff61 }
    /// Source: `GDK_KEY_Market`.
    @_alwaysEmitIntoClient
    public static var market: Int { 0x1008ff62 }
    /// Source: `GDK_KEY_Meeting`.
    @_alwaysEmitIntoClient
    public static var meeting: Int { 0x1008ff63 }
    /// Source: `GDK_KEY_MenuKB`.
    @_alwaysEmitIntoClient
    public static var menuKB: Int { 0x1008ff65 }
    /// Source: `GDK_KEY_MenuPB`.
    @_alwaysEmitIntoClient
    public static var menuPB: Int { 0x1008ff66 }
    /// Source: `GDK_KEY_MySites`.
    @_alwaysEmitIntoClient
    public static var mySites: Int { 0x1008ff67 }
    /// Source: `GDK_KEY_New`.
    @_alwaysEmitIntoClient
    public static var new: Int { 0x1008ff68 }
    /// Source: `GDK_KEY_News`.
    @_alwaysEmitIntoClient
    public static var news: Int { 0x1008ff69 }
    /// Source: `GDK_KEY_OfficeHome`.
    @_alwaysEmitIntoClient
    public static var officeHome: Int { 0x1008ff6a }
    /// Source: `GDK_KEY_Open`.
    @_alwaysEmitIntoClient
    public static var open: Int { 0x1008ff6b }
    /// Source: `GDK_KEY_Option`.
    @_alwaysEmitIntoClient
    public static var option: Int { 0x1008ff6c }
    /// Source: `GDK_KEY_Paste`.
    @_alwaysEmitIntoClient
    public static var paste: Int { 0x1008ff6d }
    /// Source: `GDK_KEY_Phone`.
    @_alwaysEmitIntoClient
    public static var phone: Int { 0x1008ff6e }
    /// Source: `GDK_KEY_Reply`.
    @_alwaysEmitIntoClient
    public static var reply: Int { 0x1008ff72 }
    /// Source: `GDK_KEY_Reload`.
    @_alwaysEmitIntoClient
    public static var reload: Int { 0x1008ff73 }
    /// Source: `GDK_KEY_RotateWindows`.
    @_alwaysEmitIntoClient
    public static var rotateWindows: Int { 0x1008ff74 }
    /// Source: `GDK_KEY_RotationPB`.
    @_alwaysEmitIntoClient
    public static var rotationPB: Int { 0x1008ff75 }
    /// Source: `GDK_KEY_RotationKB`.
    @_alwaysEmitIntoClient
    public static var rotationKB: Int { 0x1008ff76 }
    /// Source: `GDK_KEY_Save`.
    @_alwaysEmitIntoClient
    public static var save: Int { 0x1008ff77 }
    /// Source: `GDK_KEY_ScrollUp`.
    @_alwaysEmitIntoClient
    public static var scrollUp: Int { 0x1008ff78 }
    /// Source: `GDK_KEY_ScrollDown`.
    @_alwaysEmitIntoClient
    public static var scrollDown: Int { 0x1008ff79 }
    /// Source: `GDK_KEY_ScrollClick`.
    @_alwaysEmitIntoClient
    public static var scrollClick: Int { 0x1008ff7a }
    /// Source: `GDK_KEY_Send`.
    @_alwaysEmitIntoClient
    public static var send: Int { 0x1008ff7b }
    /// Source: `GDK_KEY_Spell`.
    @_alwaysEmitIntoClient
    public static var spell: Int { 0x1008ff7c }
    /// Source: `GDK_KEY_SplitScreen`.
    @_alwaysEmitIntoClient
    public static var splitScreen: Int { 0x1008ff7d }
    /// Source: `GDK_KEY_Support`.
    @_alwaysEmitIntoClient
    public static var support: Int { 0x1008ff7e }
    /// Source: `GDK_KEY_TaskPane`.
    @_alwaysEmitIntoClient
    public static var taskPane: Int { 0x1008ff7f }
    /// Source: `GDK_KEY_Terminal`.
    @_alwaysEmitIntoClient
    public static var terminal: Int { 0x1008ff80 }
    /// Source: `GDK_KEY_Tools`.
    @_alwaysEmitIntoClient
    public static var tools: Int { 0x1008ff81 }
    /// Source: `GDK_KEY_Travel`.
    @_alwaysEmitIntoClient
    public static var travel: Int { 0x1008ff82 }
    /// Source: `GDK_KEY_UserPB`.
    @_alwaysEmitIntoClient
    public static var userPB: Int { 0x1008ff84 }
    /// Source: `GDK_KEY_User1KB`.
    @_alwaysEmitIntoClient
    public static var user1KB: Int { 0x1008ff85 }
    /// Source: `GDK_KEY_User2KB`.
    @_alwaysEmitIntoClient
    public static var user2KB: Int { 0x1008ff86 }
    /// Source: `GDK_KEY_Video`.
    @_alwaysEmitIntoClient
    public static var video: Int { 0x1008ff87 }
    /// Source: `GDK_KEY_WheelButton`.
    @_alwaysEmitIntoClient
    public static var wheelButton: Int { 0x1008ff88 }
    /// Source: `GDK_KEY_Word`.
    @_alwaysEmitIntoClient
    public static var word: Int { 0x1008ff89 }
    /// Source: `GDK_KEY_Xfer`.
    @_alwaysEmitIntoClient
    public static var xfer: Int { 0x1008ff8a }
    /// Source: `GDK_KEY_ZoomIn`.
    @_alwaysEmitIntoClient
    public static var zoomIn: Int { 0x1008ff8b }
    /// Source: `GDK_KEY_ZoomOut`.
    @_alwaysEmitIntoClient
    public static var zoomOut: Int { 0x1008ff8c }
    /// Source: `GDK_KEY_Away`.
    @_alwaysEmitIntoClient
    public static var away: Int { 0x1008ff8d }
    /// Source: `GDK_KEY_Messenger`.
    @_alwaysEmitIntoClient
    public static var messenger: Int { 0x1008ff8e }
    /// Source: `GDK_KEY_WebCam`.
    @_alwaysEmitIntoClient
    public static var webCam: Int { 0x1008ff8f }
    /// Source: `GDK_KEY_MailForward`.
    @_alwaysEmitIntoClient
    public static var mailForward: Int { 0x1008ff90 }
    /// Source: `GDK_KEY_Pictures`.
    @_alwaysEmitIntoClient
    public static var pictures: Int { 0x1008ff91 }
    /// Source: `GDK_KEY_Music`.
    @_alwaysEmitIntoClient
    public static var music: Int { 0x1008ff92 }
    /// Source: `GDK_KEY_Battery`.
    @_alwaysEmitIntoClient
    public static var battery: Int { 0x1008ff93 }
    /// Source: `GDK_KEY_Bluetooth`.
    @_alwaysEmitIntoClient
    public static var bluetooth: Int { 0x1008ff94 }
    /// Source: `GDK_KEY_WLAN`.
    @_alwaysEmitIntoClient
    public static var wlan: Int { 0x1008ff95 }
    /// Source: `GDK_KEY_UWB`.
    @_alwaysEmitIntoClient
    public static var uwb: Int { 0x1008ff96 }
    /// Source: `GDK_KEY_AudioForward`.
    @_alwaysEmitIntoClient
    public static var audioForward: Int { 0x1008ff97 }
    /// Source: `GDK_KEY_AudioRepeat`.
    @_alwaysEmitIntoClient
    public static var audioRepeat: Int { 0x1008ff98 }
    /// Source: `GDK_KEY_AudioRandomPlay`.
    @_alwaysEmitIntoClient
    public static var audioRandomPlay: Int { 0x1008ff99 }
    /// Source: `GDK_KEY_Subtitle`.
    @_alwaysEmitIntoClient
    public static var subtitle: Int { 0x1008ff9a }
    /// Source: `GDK_KEY_AudioCycleTrack`.
    @_alwaysEmitIntoClient
    public static var audioCycleTrack: Int { 0x1008ff9b }
    /// Source: `GDK_KEY_CycleAngle`.
    @_alwaysEmitIntoClient
    public static var cycleAngle: Int { 0x1008ff9c }
    /// Source: `GDK_KEY_FrameBack`.
    @_alwaysEmitIntoClient
    public static var frameBack: Int { 0x1008ff9d }
    /// Source: `GDK_KEY_FrameForward`.
    @_alwaysEmitIntoClient
    public static var frameForward: Int { 0x1008ff9e }
    /// Source: `GDK_KEY_Time`.
    @_alwaysEmitIntoClient
    public static var time: Int { 0x1008ff9f }
    /// Source: `GDK_KEY_SelectButton`.
    @_alwaysEmitIntoClient
    public static var selectButton: Int { 0x1008ffa0 }
    /// Source: `GDK_KEY_View`.
    @_alwaysEmitIntoClient
    public static var view: Int { 0x1008ffa1 }
    /// Source: `GDK_KEY_TopMenu`.
    @_alwaysEmitIntoClient
    public static var topMenu: Int { 0x1008ffa2 }
    /// Source: `GDK_KEY_Red`.
    @_alwaysEmitIntoClient
    public static var red: Int { 0x1008ffa3 }
    /// Source: `GDK_KEY_Green`.
    @_alwaysEmitIntoClient
    public static var green: Int { 0x1008ffa4 }
    /// Source: `GDK_KEY_Yellow`.
    @_alwaysEmitIntoClient
    public static var yellow: Int { 0x1008ffa5 }
    /// Source: `GDK_KEY_Blue`.
    @_alwaysEmitIntoClient
    public static var blue: Int { 0x1008ffa6 }
    /// Source: `GDK_KEY_Suspend`.
    @_alwaysEmitIntoClient
    public static var suspend: Int { 0x1008ffa7 }
    /// Source: `GDK_KEY_Hibernate`.
    @_alwaysEmitIntoClient
    public static var hibernate: Int { 0x1008ffa8 }
    /// Source: `GDK_KEY_TouchpadToggle`.
    @_alwaysEmitIntoClient
    public static var touchpadToggle: Int { 0x1008ffa9 }
    /// Source: `GDK_KEY_TouchpadOn`.
    @_alwaysEmitIntoClient
    public static var touchpadOn: Int { 0x1008ffb0 }
    /// Source: `GDK_KEY_TouchpadOff`.
    @_alwaysEmitIntoClient
    public static var touchpadOff: Int { 0x1008ffb1 }
    /// Source: `GDK_KEY_AudioMicMute`.
    @_alwaysEmitIntoClient
    public static var audioMicMute: Int { 0x1008ffb2 }
    /// Source: `GDK_KEY_Keyboard`.
    @_alwaysEmitIntoClient
    public static var keyboard: Int { 0x1008ffb3 }
    /// Source: `GDK_KEY_WWAN`.
    @_alwaysEmitIntoClient
    public static var wwan: Int { 0x1008ffb4 }
    /// Source: `GDK_KEY_RFKill`.
    @_alwaysEmitIntoClient
    public static var rFKill: Int { 0x1008ffb5 }
    /// Source: `GDK_KEY_AudioPreset`.
    @_alwaysEmitIntoClient
    public static var audioPreset: Int { 0x1008ffb6 }
}
