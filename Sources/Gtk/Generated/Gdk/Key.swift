// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// The key values that ``EventControllerKey`` reports and ``Accelerator`` uses.
///
/// A letter has two values: `Key.a`, and `Key.A` with Shift.
///
/// Source: `GDK_KEY_...`.
nonisolated public enum Key {
    /// Source: `GDK_KEY_space`.
    public static var space: Int { 0x20 }
    /// Source: `GDK_KEY_exclam`.
    public static var exclam: Int { 0x21 }
    /// Source: `GDK_KEY_quotedbl`.
    public static var quotedbl: Int { 0x22 }
    /// Source: `GDK_KEY_numbersign`.
    public static var numbersign: Int { 0x23 }
    /// Source: `GDK_KEY_dollar`.
    public static var dollar: Int { 0x24 }
    /// Source: `GDK_KEY_percent`.
    public static var percent: Int { 0x25 }
    /// Source: `GDK_KEY_ampersand`.
    public static var ampersand: Int { 0x26 }
    /// Source: `GDK_KEY_apostrophe`.
    public static var apostrophe: Int { 0x27 }
    /// Source: `GDK_KEY_quoteright`.
    public static var quoteright: Int { 0x27 }
    /// Source: `GDK_KEY_parenleft`.
    public static var parenleft: Int { 0x28 }
    /// Source: `GDK_KEY_parenright`.
    public static var parenright: Int { 0x29 }
    /// Source: `GDK_KEY_asterisk`.
    public static var asterisk: Int { 0x2a }
    /// Source: `GDK_KEY_plus`.
    public static var plus: Int { 0x2b }
    /// Source: `GDK_KEY_comma`.
    public static var comma: Int { 0x2c }
    /// Source: `GDK_KEY_minus`.
    public static var minus: Int { 0x2d }
    /// Source: `GDK_KEY_period`.
    public static var period: Int { 0x2e }
    /// Source: `GDK_KEY_slash`.
    public static var slash: Int { 0x2f }
    /// Source: `GDK_KEY_0`.
    public static var _0: Int { 0x30 }
    /// Source: `GDK_KEY_1`.
    public static var _1: Int { 0x31 }
    /// Source: `GDK_KEY_2`.
    public static var _2: Int { 0x32 }
    /// Source: `GDK_KEY_3`.
    public static var _3: Int { 0x33 }
    /// Source: `GDK_KEY_4`.
    public static var _4: Int { 0x34 }
    /// Source: `GDK_KEY_5`.
    public static var _5: Int { 0x35 }
    /// Source: `GDK_KEY_6`.
    public static var _6: Int { 0x36 }
    /// Source: `GDK_KEY_7`.
    public static var _7: Int { 0x37 }
    /// Source: `GDK_KEY_8`.
    public static var _8: Int { 0x38 }
    /// Source: `GDK_KEY_9`.
    public static var _9: Int { 0x39 }
    /// Source: `GDK_KEY_colon`.
    public static var colon: Int { 0x3a }
    /// Source: `GDK_KEY_semicolon`.
    public static var semicolon: Int { 0x3b }
    /// Source: `GDK_KEY_less`.
    public static var less: Int { 0x3c }
    /// Source: `GDK_KEY_equal`.
    public static var equal: Int { 0x3d }
    /// Source: `GDK_KEY_greater`.
    public static var greater: Int { 0x3e }
    /// Source: `GDK_KEY_question`.
    public static var question: Int { 0x3f }
    /// Source: `GDK_KEY_at`.
    public static var at: Int { 0x40 }
    /// Source: `GDK_KEY_A`.
    public static var A: Int { 0x41 }
    /// Source: `GDK_KEY_B`.
    public static var B: Int { 0x42 }
    /// Source: `GDK_KEY_C`.
    public static var C: Int { 0x43 }
    /// Source: `GDK_KEY_D`.
    public static var D: Int { 0x44 }
    /// Source: `GDK_KEY_E`.
    public static var E: Int { 0x45 }
    /// Source: `GDK_KEY_F`.
    public static var F: Int { 0x46 }
    /// Source: `GDK_KEY_G`.
    public static var G: Int { 0x47 }
    /// Source: `GDK_KEY_H`.
    public static var H: Int { 0x48 }
    /// Source: `GDK_KEY_I`.
    public static var I: Int { 0x49 }
    /// Source: `GDK_KEY_J`.
    public static var J: Int { 0x4a }
    /// Source: `GDK_KEY_K`.
    public static var K: Int { 0x4b }
    /// Source: `GDK_KEY_L`.
    public static var L: Int { 0x4c }
    /// Source: `GDK_KEY_M`.
    public static var M: Int { 0x4d }
    /// Source: `GDK_KEY_N`.
    public static var N: Int { 0x4e }
    /// Source: `GDK_KEY_O`.
    public static var O: Int { 0x4f }
    /// Source: `GDK_KEY_P`.
    public static var P: Int { 0x50 }
    /// Source: `GDK_KEY_Q`.
    public static var Q: Int { 0x51 }
    /// Source: `GDK_KEY_R`.
    public static var R: Int { 0x52 }
    /// Source: `GDK_KEY_S`.
    public static var S: Int { 0x53 }
    /// Source: `GDK_KEY_T`.
    public static var T: Int { 0x54 }
    /// Source: `GDK_KEY_U`.
    public static var U: Int { 0x55 }
    /// Source: `GDK_KEY_V`.
    public static var V: Int { 0x56 }
    /// Source: `GDK_KEY_W`.
    public static var W: Int { 0x57 }
    /// Source: `GDK_KEY_X`.
    public static var X: Int { 0x58 }
    /// Source: `GDK_KEY_Y`.
    public static var Y: Int { 0x59 }
    /// Source: `GDK_KEY_Z`.
    public static var Z: Int { 0x5a }
    /// Source: `GDK_KEY_bracketleft`.
    public static var bracketleft: Int { 0x5b }
    /// Source: `GDK_KEY_backslash`.
    public static var backslash: Int { 0x5c }
    /// Source: `GDK_KEY_bracketright`.
    public static var bracketright: Int { 0x5d }
    /// Source: `GDK_KEY_asciicircum`.
    public static var asciicircum: Int { 0x5e }
    /// Source: `GDK_KEY_underscore`.
    public static var underscore: Int { 0x5f }
    /// Source: `GDK_KEY_grave`.
    public static var grave: Int { 0x60 }
    /// Source: `GDK_KEY_quoteleft`.
    public static var quoteleft: Int { 0x60 }
    /// Source: `GDK_KEY_a`.
    public static var a: Int { 0x61 }
    /// Source: `GDK_KEY_b`.
    public static var b: Int { 0x62 }
    /// Source: `GDK_KEY_c`.
    public static var c: Int { 0x63 }
    /// Source: `GDK_KEY_d`.
    public static var d: Int { 0x64 }
    /// Source: `GDK_KEY_e`.
    public static var e: Int { 0x65 }
    /// Source: `GDK_KEY_f`.
    public static var f: Int { 0x66 }
    /// Source: `GDK_KEY_g`.
    public static var g: Int { 0x67 }
    /// Source: `GDK_KEY_h`.
    public static var h: Int { 0x68 }
    /// Source: `GDK_KEY_i`.
    public static var i: Int { 0x69 }
    /// Source: `GDK_KEY_j`.
    public static var j: Int { 0x6a }
    /// Source: `GDK_KEY_k`.
    public static var k: Int { 0x6b }
    /// Source: `GDK_KEY_l`.
    public static var l: Int { 0x6c }
    /// Source: `GDK_KEY_m`.
    public static var m: Int { 0x6d }
    /// Source: `GDK_KEY_n`.
    public static var n: Int { 0x6e }
    /// Source: `GDK_KEY_o`.
    public static var o: Int { 0x6f }
    /// Source: `GDK_KEY_p`.
    public static var p: Int { 0x70 }
    /// Source: `GDK_KEY_q`.
    public static var q: Int { 0x71 }
    /// Source: `GDK_KEY_r`.
    public static var r: Int { 0x72 }
    /// Source: `GDK_KEY_s`.
    public static var s: Int { 0x73 }
    /// Source: `GDK_KEY_t`.
    public static var t: Int { 0x74 }
    /// Source: `GDK_KEY_u`.
    public static var u: Int { 0x75 }
    /// Source: `GDK_KEY_v`.
    public static var v: Int { 0x76 }
    /// Source: `GDK_KEY_w`.
    public static var w: Int { 0x77 }
    /// Source: `GDK_KEY_x`.
    public static var x: Int { 0x78 }
    /// Source: `GDK_KEY_y`.
    public static var y: Int { 0x79 }
    /// Source: `GDK_KEY_z`.
    public static var z: Int { 0x7a }
    /// Source: `GDK_KEY_braceleft`.
    public static var braceleft: Int { 0x7b }
    /// Source: `GDK_KEY_bar`.
    public static var bar: Int { 0x7c }
    /// Source: `GDK_KEY_braceright`.
    public static var braceright: Int { 0x7d }
    /// Source: `GDK_KEY_asciitilde`.
    public static var asciitilde: Int { 0x7e }
    /// Source: `GDK_KEY_nobreakspace`.
    public static var nobreakspace: Int { 0xa0 }
    /// Source: `GDK_KEY_exclamdown`.
    public static var exclamdown: Int { 0xa1 }
    /// Source: `GDK_KEY_cent`.
    public static var cent: Int { 0xa2 }
    /// Source: `GDK_KEY_sterling`.
    public static var sterling: Int { 0xa3 }
    /// Source: `GDK_KEY_currency`.
    public static var currency: Int { 0xa4 }
    /// Source: `GDK_KEY_yen`.
    public static var yen: Int { 0xa5 }
    /// Source: `GDK_KEY_brokenbar`.
    public static var brokenbar: Int { 0xa6 }
    /// Source: `GDK_KEY_section`.
    public static var section: Int { 0xa7 }
    /// Source: `GDK_KEY_diaeresis`.
    public static var diaeresis: Int { 0xa8 }
    /// Source: `GDK_KEY_copyright`.
    public static var copyright: Int { 0xa9 }
    /// Source: `GDK_KEY_ordfeminine`.
    public static var ordfeminine: Int { 0xaa }
    /// Source: `GDK_KEY_guillemotleft`.
    public static var guillemotleft: Int { 0xab }
    /// Source: `GDK_KEY_notsign`.
    public static var notsign: Int { 0xac }
    /// Source: `GDK_KEY_hyphen`.
    public static var hyphen: Int { 0xad }
    /// Source: `GDK_KEY_registered`.
    public static var registered: Int { 0xae }
    /// Source: `GDK_KEY_macron`.
    public static var macron: Int { 0xaf }
    /// Source: `GDK_KEY_degree`.
    public static var degree: Int { 0xb0 }
    /// Source: `GDK_KEY_plusminus`.
    public static var plusminus: Int { 0xb1 }
    /// Source: `GDK_KEY_twosuperior`.
    public static var twosuperior: Int { 0xb2 }
    /// Source: `GDK_KEY_threesuperior`.
    public static var threesuperior: Int { 0xb3 }
    /// Source: `GDK_KEY_acute`.
    public static var acute: Int { 0xb4 }
    /// Source: `GDK_KEY_mu`.
    public static var mu: Int { 0xb5 }
    /// Source: `GDK_KEY_paragraph`.
    public static var paragraph: Int { 0xb6 }
    /// Source: `GDK_KEY_periodcentered`.
    public static var periodcentered: Int { 0xb7 }
    /// Source: `GDK_KEY_cedilla`.
    public static var cedilla: Int { 0xb8 }
    /// Source: `GDK_KEY_onesuperior`.
    public static var onesuperior: Int { 0xb9 }
    /// Source: `GDK_KEY_masculine`.
    public static var masculine: Int { 0xba }
    /// Source: `GDK_KEY_guillemotright`.
    public static var guillemotright: Int { 0xbb }
    /// Source: `GDK_KEY_onequarter`.
    public static var onequarter: Int { 0xbc }
    /// Source: `GDK_KEY_onehalf`.
    public static var onehalf: Int { 0xbd }
    /// Source: `GDK_KEY_threequarters`.
    public static var threequarters: Int { 0xbe }
    /// Source: `GDK_KEY_questiondown`.
    public static var questiondown: Int { 0xbf }
    /// Source: `GDK_KEY_Agrave`.
    public static var Agrave: Int { 0xc0 }
    /// Source: `GDK_KEY_Aacute`.
    public static var Aacute: Int { 0xc1 }
    /// Source: `GDK_KEY_Acircumflex`.
    public static var Acircumflex: Int { 0xc2 }
    /// Source: `GDK_KEY_Atilde`.
    public static var Atilde: Int { 0xc3 }
    /// Source: `GDK_KEY_Adiaeresis`.
    public static var Adiaeresis: Int { 0xc4 }
    /// Source: `GDK_KEY_Aring`.
    public static var Aring: Int { 0xc5 }
    /// Source: `GDK_KEY_AE`.
    public static var AE: Int { 0xc6 }
    /// Source: `GDK_KEY_Ccedilla`.
    public static var Ccedilla: Int { 0xc7 }
    /// Source: `GDK_KEY_Egrave`.
    public static var Egrave: Int { 0xc8 }
    /// Source: `GDK_KEY_Eacute`.
    public static var Eacute: Int { 0xc9 }
    /// Source: `GDK_KEY_Ecircumflex`.
    public static var Ecircumflex: Int { 0xca }
    /// Source: `GDK_KEY_Ediaeresis`.
    public static var Ediaeresis: Int { 0xcb }
    /// Source: `GDK_KEY_Igrave`.
    public static var Igrave: Int { 0xcc }
    /// Source: `GDK_KEY_Iacute`.
    public static var Iacute: Int { 0xcd }
    /// Source: `GDK_KEY_Icircumflex`.
    public static var Icircumflex: Int { 0xce }
    /// Source: `GDK_KEY_Idiaeresis`.
    public static var Idiaeresis: Int { 0xcf }
    /// Source: `GDK_KEY_ETH`.
    public static var ETH: Int { 0xd0 }
    /// Source: `GDK_KEY_Eth`.
    public static var Eth: Int { 0xd0 }
    /// Source: `GDK_KEY_Ntilde`.
    public static var Ntilde: Int { 0xd1 }
    /// Source: `GDK_KEY_Ograve`.
    public static var Ograve: Int { 0xd2 }
    /// Source: `GDK_KEY_Oacute`.
    public static var Oacute: Int { 0xd3 }
    /// Source: `GDK_KEY_Ocircumflex`.
    public static var Ocircumflex: Int { 0xd4 }
    /// Source: `GDK_KEY_Otilde`.
    public static var Otilde: Int { 0xd5 }
    /// Source: `GDK_KEY_Odiaeresis`.
    public static var Odiaeresis: Int { 0xd6 }
    /// Source: `GDK_KEY_multiply`.
    public static var multiply: Int { 0xd7 }
    /// Source: `GDK_KEY_Ooblique`.
    public static var Ooblique: Int { 0xd8 }
    /// Source: `GDK_KEY_Oslash`.
    public static var Oslash: Int { 0xd8 }
    /// Source: `GDK_KEY_Ugrave`.
    public static var Ugrave: Int { 0xd9 }
    /// Source: `GDK_KEY_Uacute`.
    public static var Uacute: Int { 0xda }
    /// Source: `GDK_KEY_Ucircumflex`.
    public static var Ucircumflex: Int { 0xdb }
    /// Source: `GDK_KEY_Udiaeresis`.
    public static var Udiaeresis: Int { 0xdc }
    /// Source: `GDK_KEY_Yacute`.
    public static var Yacute: Int { 0xdd }
    /// Source: `GDK_KEY_THORN`.
    public static var THORN: Int { 0xde }
    /// Source: `GDK_KEY_Thorn`.
    public static var Thorn: Int { 0xde }
    /// Source: `GDK_KEY_ssharp`.
    public static var ssharp: Int { 0xdf }
    /// Source: `GDK_KEY_agrave`.
    public static var agrave: Int { 0xe0 }
    /// Source: `GDK_KEY_aacute`.
    public static var aacute: Int { 0xe1 }
    /// Source: `GDK_KEY_acircumflex`.
    public static var acircumflex: Int { 0xe2 }
    /// Source: `GDK_KEY_atilde`.
    public static var atilde: Int { 0xe3 }
    /// Source: `GDK_KEY_adiaeresis`.
    public static var adiaeresis: Int { 0xe4 }
    /// Source: `GDK_KEY_aring`.
    public static var aring: Int { 0xe5 }
    /// Source: `GDK_KEY_ae`.
    public static var ae: Int { 0xe6 }
    /// Source: `GDK_KEY_ccedilla`.
    public static var ccedilla: Int { 0xe7 }
    /// Source: `GDK_KEY_egrave`.
    public static var egrave: Int { 0xe8 }
    /// Source: `GDK_KEY_eacute`.
    public static var eacute: Int { 0xe9 }
    /// Source: `GDK_KEY_ecircumflex`.
    public static var ecircumflex: Int { 0xea }
    /// Source: `GDK_KEY_ediaeresis`.
    public static var ediaeresis: Int { 0xeb }
    /// Source: `GDK_KEY_igrave`.
    public static var igrave: Int { 0xec }
    /// Source: `GDK_KEY_iacute`.
    public static var iacute: Int { 0xed }
    /// Source: `GDK_KEY_icircumflex`.
    public static var icircumflex: Int { 0xee }
    /// Source: `GDK_KEY_idiaeresis`.
    public static var idiaeresis: Int { 0xef }
    /// Source: `GDK_KEY_eth`.
    public static var eth: Int { 0xf0 }
    /// Source: `GDK_KEY_ntilde`.
    public static var ntilde: Int { 0xf1 }
    /// Source: `GDK_KEY_ograve`.
    public static var ograve: Int { 0xf2 }
    /// Source: `GDK_KEY_oacute`.
    public static var oacute: Int { 0xf3 }
    /// Source: `GDK_KEY_ocircumflex`.
    public static var ocircumflex: Int { 0xf4 }
    /// Source: `GDK_KEY_otilde`.
    public static var otilde: Int { 0xf5 }
    /// Source: `GDK_KEY_odiaeresis`.
    public static var odiaeresis: Int { 0xf6 }
    /// Source: `GDK_KEY_division`.
    public static var division: Int { 0xf7 }
    /// Source: `GDK_KEY_ooblique`.
    public static var ooblique: Int { 0xf8 }
    /// Source: `GDK_KEY_oslash`.
    public static var oslash: Int { 0xf8 }
    /// Source: `GDK_KEY_ugrave`.
    public static var ugrave: Int { 0xf9 }
    /// Source: `GDK_KEY_uacute`.
    public static var uacute: Int { 0xfa }
    /// Source: `GDK_KEY_ucircumflex`.
    public static var ucircumflex: Int { 0xfb }
    /// Source: `GDK_KEY_udiaeresis`.
    public static var udiaeresis: Int { 0xfc }
    /// Source: `GDK_KEY_yacute`.
    public static var yacute: Int { 0xfd }
    /// Source: `GDK_KEY_thorn`.
    public static var thorn: Int { 0xfe }
    /// Source: `GDK_KEY_ydiaeresis`.
    public static var ydiaeresis: Int { 0xff }
    /// Source: `GDK_KEY_Aogonek`.
    public static var Aogonek: Int { 0x1a1 }
    /// Source: `GDK_KEY_breve`.
    public static var breve: Int { 0x1a2 }
    /// Source: `GDK_KEY_Lstroke`.
    public static var Lstroke: Int { 0x1a3 }
    /// Source: `GDK_KEY_Lcaron`.
    public static var Lcaron: Int { 0x1a5 }
    /// Source: `GDK_KEY_Sacute`.
    public static var Sacute: Int { 0x1a6 }
    /// Source: `GDK_KEY_Scaron`.
    public static var Scaron: Int { 0x1a9 }
    /// Source: `GDK_KEY_Scedilla`.
    public static var Scedilla: Int { 0x1aa }
    /// Source: `GDK_KEY_Tcaron`.
    public static var Tcaron: Int { 0x1ab }
    /// Source: `GDK_KEY_Zacute`.
    public static var Zacute: Int { 0x1ac }
    /// Source: `GDK_KEY_Zcaron`.
    public static var Zcaron: Int { 0x1ae }
    /// Source: `GDK_KEY_Zabovedot`.
    public static var Zabovedot: Int { 0x1af }
    /// Source: `GDK_KEY_aogonek`.
    public static var aogonek: Int { 0x1b1 }
    /// Source: `GDK_KEY_ogonek`.
    public static var ogonek: Int { 0x1b2 }
    /// Source: `GDK_KEY_lstroke`.
    public static var lstroke: Int { 0x1b3 }
    /// Source: `GDK_KEY_lcaron`.
    public static var lcaron: Int { 0x1b5 }
    /// Source: `GDK_KEY_sacute`.
    public static var sacute: Int { 0x1b6 }
    /// Source: `GDK_KEY_caron`.
    public static var caron: Int { 0x1b7 }
    /// Source: `GDK_KEY_scaron`.
    public static var scaron: Int { 0x1b9 }
    /// Source: `GDK_KEY_scedilla`.
    public static var scedilla: Int { 0x1ba }
    /// Source: `GDK_KEY_tcaron`.
    public static var tcaron: Int { 0x1bb }
    /// Source: `GDK_KEY_zacute`.
    public static var zacute: Int { 0x1bc }
    /// Source: `GDK_KEY_doubleacute`.
    public static var doubleacute: Int { 0x1bd }
    /// Source: `GDK_KEY_zcaron`.
    public static var zcaron: Int { 0x1be }
    /// Source: `GDK_KEY_zabovedot`.
    public static var zabovedot: Int { 0x1bf }
    /// Source: `GDK_KEY_Racute`.
    public static var Racute: Int { 0x1c0 }
    /// Source: `GDK_KEY_Abreve`.
    public static var Abreve: Int { 0x1c3 }
    /// Source: `GDK_KEY_Lacute`.
    public static var Lacute: Int { 0x1c5 }
    /// Source: `GDK_KEY_Cacute`.
    public static var Cacute: Int { 0x1c6 }
    /// Source: `GDK_KEY_Ccaron`.
    public static var Ccaron: Int { 0x1c8 }
    /// Source: `GDK_KEY_Eogonek`.
    public static var Eogonek: Int { 0x1ca }
    /// Source: `GDK_KEY_Ecaron`.
    public static var Ecaron: Int { 0x1cc }
    /// Source: `GDK_KEY_Dcaron`.
    public static var Dcaron: Int { 0x1cf }
    /// Source: `GDK_KEY_Dstroke`.
    public static var Dstroke: Int { 0x1d0 }
    /// Source: `GDK_KEY_Nacute`.
    public static var Nacute: Int { 0x1d1 }
    /// Source: `GDK_KEY_Ncaron`.
    public static var Ncaron: Int { 0x1d2 }
    /// Source: `GDK_KEY_Odoubleacute`.
    public static var Odoubleacute: Int { 0x1d5 }
    /// Source: `GDK_KEY_Rcaron`.
    public static var Rcaron: Int { 0x1d8 }
    /// Source: `GDK_KEY_Uring`.
    public static var Uring: Int { 0x1d9 }
    /// Source: `GDK_KEY_Udoubleacute`.
    public static var Udoubleacute: Int { 0x1db }
    /// Source: `GDK_KEY_Tcedilla`.
    public static var Tcedilla: Int { 0x1de }
    /// Source: `GDK_KEY_racute`.
    public static var racute: Int { 0x1e0 }
    /// Source: `GDK_KEY_abreve`.
    public static var abreve: Int { 0x1e3 }
    /// Source: `GDK_KEY_lacute`.
    public static var lacute: Int { 0x1e5 }
    /// Source: `GDK_KEY_cacute`.
    public static var cacute: Int { 0x1e6 }
    /// Source: `GDK_KEY_ccaron`.
    public static var ccaron: Int { 0x1e8 }
    /// Source: `GDK_KEY_eogonek`.
    public static var eogonek: Int { 0x1ea }
    /// Source: `GDK_KEY_ecaron`.
    public static var ecaron: Int { 0x1ec }
    /// Source: `GDK_KEY_dcaron`.
    public static var dcaron: Int { 0x1ef }
    /// Source: `GDK_KEY_dstroke`.
    public static var dstroke: Int { 0x1f0 }
    /// Source: `GDK_KEY_nacute`.
    public static var nacute: Int { 0x1f1 }
    /// Source: `GDK_KEY_ncaron`.
    public static var ncaron: Int { 0x1f2 }
    /// Source: `GDK_KEY_odoubleacute`.
    public static var odoubleacute: Int { 0x1f5 }
    /// Source: `GDK_KEY_rcaron`.
    public static var rcaron: Int { 0x1f8 }
    /// Source: `GDK_KEY_uring`.
    public static var uring: Int { 0x1f9 }
    /// Source: `GDK_KEY_udoubleacute`.
    public static var udoubleacute: Int { 0x1fb }
    /// Source: `GDK_KEY_tcedilla`.
    public static var tcedilla: Int { 0x1fe }
    /// Source: `GDK_KEY_abovedot`.
    public static var abovedot: Int { 0x1ff }
    /// Source: `GDK_KEY_Hstroke`.
    public static var Hstroke: Int { 0x2a1 }
    /// Source: `GDK_KEY_Hcircumflex`.
    public static var Hcircumflex: Int { 0x2a6 }
    /// Source: `GDK_KEY_Iabovedot`.
    public static var iabovedot: Int { 0x2a9 }
    /// Source: `GDK_KEY_Gbreve`.
    public static var Gbreve: Int { 0x2ab }
    /// Source: `GDK_KEY_Jcircumflex`.
    public static var Jcircumflex: Int { 0x2ac }
    /// Source: `GDK_KEY_hstroke`.
    public static var hstroke: Int { 0x2b1 }
    /// Source: `GDK_KEY_hcircumflex`.
    public static var hcircumflex: Int { 0x2b6 }
    /// Source: `GDK_KEY_idotless`.
    public static var idotless: Int { 0x2b9 }
    /// Source: `GDK_KEY_gbreve`.
    public static var gbreve: Int { 0x2bb }
    /// Source: `GDK_KEY_jcircumflex`.
    public static var jcircumflex: Int { 0x2bc }
    /// Source: `GDK_KEY_Cabovedot`.
    public static var Cabovedot: Int { 0x2c5 }
    /// Source: `GDK_KEY_Ccircumflex`.
    public static var Ccircumflex: Int { 0x2c6 }
    /// Source: `GDK_KEY_Gabovedot`.
    public static var Gabovedot: Int { 0x2d5 }
    /// Source: `GDK_KEY_Gcircumflex`.
    public static var Gcircumflex: Int { 0x2d8 }
    /// Source: `GDK_KEY_Ubreve`.
    public static var Ubreve: Int { 0x2dd }
    /// Source: `GDK_KEY_Scircumflex`.
    public static var Scircumflex: Int { 0x2de }
    /// Source: `GDK_KEY_cabovedot`.
    public static var cabovedot: Int { 0x2e5 }
    /// Source: `GDK_KEY_ccircumflex`.
    public static var ccircumflex: Int { 0x2e6 }
    /// Source: `GDK_KEY_gabovedot`.
    public static var gabovedot: Int { 0x2f5 }
    /// Source: `GDK_KEY_gcircumflex`.
    public static var gcircumflex: Int { 0x2f8 }
    /// Source: `GDK_KEY_ubreve`.
    public static var ubreve: Int { 0x2fd }
    /// Source: `GDK_KEY_scircumflex`.
    public static var scircumflex: Int { 0x2fe }
    /// Source: `GDK_KEY_kappa`.
    public static var kappa: Int { 0x3a2 }
    /// Source: `GDK_KEY_kra`.
    public static var kra: Int { 0x3a2 }
    /// Source: `GDK_KEY_Rcedilla`.
    public static var Rcedilla: Int { 0x3a3 }
    /// Source: `GDK_KEY_Itilde`.
    public static var Itilde: Int { 0x3a5 }
    /// Source: `GDK_KEY_Lcedilla`.
    public static var Lcedilla: Int { 0x3a6 }
    /// Source: `GDK_KEY_Emacron`.
    public static var Emacron: Int { 0x3aa }
    /// Source: `GDK_KEY_Gcedilla`.
    public static var Gcedilla: Int { 0x3ab }
    /// Source: `GDK_KEY_Tslash`.
    public static var Tslash: Int { 0x3ac }
    /// Source: `GDK_KEY_rcedilla`.
    public static var rcedilla: Int { 0x3b3 }
    /// Source: `GDK_KEY_itilde`.
    public static var itilde: Int { 0x3b5 }
    /// Source: `GDK_KEY_lcedilla`.
    public static var lcedilla: Int { 0x3b6 }
    /// Source: `GDK_KEY_emacron`.
    public static var emacron: Int { 0x3ba }
    /// Source: `GDK_KEY_gcedilla`.
    public static var gcedilla: Int { 0x3bb }
    /// Source: `GDK_KEY_tslash`.
    public static var tslash: Int { 0x3bc }
    /// Source: `GDK_KEY_ENG`.
    public static var ENG: Int { 0x3bd }
    /// Source: `GDK_KEY_eng`.
    public static var eng: Int { 0x3bf }
    /// Source: `GDK_KEY_Amacron`.
    public static var Amacron: Int { 0x3c0 }
    /// Source: `GDK_KEY_Iogonek`.
    public static var Iogonek: Int { 0x3c7 }
    /// Source: `GDK_KEY_Eabovedot`.
    public static var Eabovedot: Int { 0x3cc }
    /// Source: `GDK_KEY_Imacron`.
    public static var Imacron: Int { 0x3cf }
    /// Source: `GDK_KEY_Ncedilla`.
    public static var Ncedilla: Int { 0x3d1 }
    /// Source: `GDK_KEY_Omacron`.
    public static var Omacron: Int { 0x3d2 }
    /// Source: `GDK_KEY_Kcedilla`.
    public static var Kcedilla: Int { 0x3d3 }
    /// Source: `GDK_KEY_Uogonek`.
    public static var Uogonek: Int { 0x3d9 }
    /// Source: `GDK_KEY_Utilde`.
    public static var Utilde: Int { 0x3dd }
    /// Source: `GDK_KEY_Umacron`.
    public static var Umacron: Int { 0x3de }
    /// Source: `GDK_KEY_amacron`.
    public static var amacron: Int { 0x3e0 }
    /// Source: `GDK_KEY_iogonek`.
    public static var iogonek: Int { 0x3e7 }
    /// Source: `GDK_KEY_eabovedot`.
    public static var eabovedot: Int { 0x3ec }
    /// Source: `GDK_KEY_imacron`.
    public static var imacron: Int { 0x3ef }
    /// Source: `GDK_KEY_ncedilla`.
    public static var ncedilla: Int { 0x3f1 }
    /// Source: `GDK_KEY_omacron`.
    public static var omacron: Int { 0x3f2 }
    /// Source: `GDK_KEY_kcedilla`.
    public static var kcedilla: Int { 0x3f3 }
    /// Source: `GDK_KEY_uogonek`.
    public static var uogonek: Int { 0x3f9 }
    /// Source: `GDK_KEY_utilde`.
    public static var utilde: Int { 0x3fd }
    /// Source: `GDK_KEY_umacron`.
    public static var umacron: Int { 0x3fe }
    /// Source: `GDK_KEY_overline`.
    public static var overline: Int { 0x47e }
    /// Source: `GDK_KEY_kana_fullstop`.
    public static var kanaFullstop: Int { 0x4a1 }
    /// Source: `GDK_KEY_kana_openingbracket`.
    public static var kanaOpeningbracket: Int { 0x4a2 }
    /// Source: `GDK_KEY_kana_closingbracket`.
    public static var kanaClosingbracket: Int { 0x4a3 }
    /// Source: `GDK_KEY_kana_comma`.
    public static var kanaComma: Int { 0x4a4 }
    /// Source: `GDK_KEY_kana_conjunctive`.
    public static var kanaConjunctive: Int { 0x4a5 }
    /// Source: `GDK_KEY_kana_middledot`.
    public static var kanaMiddledot: Int { 0x4a5 }
    /// Source: `GDK_KEY_kana_WO`.
    public static var kanaWO: Int { 0x4a6 }
    /// Source: `GDK_KEY_kana_a`.
    public static var kana_a: Int { 0x4a7 }
    /// Source: `GDK_KEY_kana_i`.
    public static var kana_i: Int { 0x4a8 }
    /// Source: `GDK_KEY_kana_u`.
    public static var kana_u: Int { 0x4a9 }
    /// Source: `GDK_KEY_kana_e`.
    public static var kana_e: Int { 0x4aa }
    /// Source: `GDK_KEY_kana_o`.
    public static var kana_o: Int { 0x4ab }
    /// Source: `GDK_KEY_kana_ya`.
    public static var kanaYa: Int { 0x4ac }
    /// Source: `GDK_KEY_kana_yu`.
    public static var kanaYu: Int { 0x4ad }
    /// Source: `GDK_KEY_kana_yo`.
    public static var kanaYo: Int { 0x4ae }
    /// Source: `GDK_KEY_kana_tsu`.
    public static var kanaTsu: Int { 0x4af }
    /// Source: `GDK_KEY_kana_tu`.
    public static var kanaTu: Int { 0x4af }
    /// Source: `GDK_KEY_prolongedsound`.
    public static var prolongedsound: Int { 0x4b0 }
    /// Source: `GDK_KEY_kana_A`.
    public static var kana_A: Int { 0x4b1 }
    /// Source: `GDK_KEY_kana_I`.
    public static var kana_I: Int { 0x4b2 }
    /// Source: `GDK_KEY_kana_U`.
    public static var kana_U: Int { 0x4b3 }
    /// Source: `GDK_KEY_kana_E`.
    public static var kana_E: Int { 0x4b4 }
    /// Source: `GDK_KEY_kana_O`.
    public static var kana_O: Int { 0x4b5 }
    /// Source: `GDK_KEY_kana_KA`.
    public static var kanaKA: Int { 0x4b6 }
    /// Source: `GDK_KEY_kana_KI`.
    public static var kanaKI: Int { 0x4b7 }
    /// Source: `GDK_KEY_kana_KU`.
    public static var kanaKU: Int { 0x4b8 }
    /// Source: `GDK_KEY_kana_KE`.
    public static var kanaKE: Int { 0x4b9 }
    /// Source: `GDK_KEY_kana_KO`.
    public static var kanaKO: Int { 0x4ba }
    /// Source: `GDK_KEY_kana_SA`.
    public static var kanaSA: Int { 0x4bb }
    /// Source: `GDK_KEY_kana_SHI`.
    public static var kanaSHI: Int { 0x4bc }
    /// Source: `GDK_KEY_kana_SU`.
    public static var kanaSU: Int { 0x4bd }
    /// Source: `GDK_KEY_kana_SE`.
    public static var kanaSE: Int { 0x4be }
    /// Source: `GDK_KEY_kana_SO`.
    public static var kanaSO: Int { 0x4bf }
    /// Source: `GDK_KEY_kana_TA`.
    public static var kanaTA: Int { 0x4c0 }
    /// Source: `GDK_KEY_kana_CHI`.
    public static var kanaCHI: Int { 0x4c1 }
    /// Source: `GDK_KEY_kana_TI`.
    public static var kanaTI: Int { 0x4c1 }
    /// Source: `GDK_KEY_kana_TSU`.
    public static var kanaTSU: Int { 0x4c2 }
    /// Source: `GDK_KEY_kana_TU`.
    public static var kanaTU: Int { 0x4c2 }
    /// Source: `GDK_KEY_kana_TE`.
    public static var kanaTE: Int { 0x4c3 }
    /// Source: `GDK_KEY_kana_TO`.
    public static var kanaTO: Int { 0x4c4 }
    /// Source: `GDK_KEY_kana_NA`.
    public static var kanaNA: Int { 0x4c5 }
    /// Source: `GDK_KEY_kana_NI`.
    public static var kanaNI: Int { 0x4c6 }
    /// Source: `GDK_KEY_kana_NU`.
    public static var kanaNU: Int { 0x4c7 }
    /// Source: `GDK_KEY_kana_NE`.
    public static var kanaNE: Int { 0x4c8 }
    /// Source: `GDK_KEY_kana_NO`.
    public static var kanaNO: Int { 0x4c9 }
    /// Source: `GDK_KEY_kana_HA`.
    public static var kanaHA: Int { 0x4ca }
    /// Source: `GDK_KEY_kana_HI`.
    public static var kanaHI: Int { 0x4cb }
    /// Source: `GDK_KEY_kana_FU`.
    public static var kanaFU: Int { 0x4cc }
    /// Source: `GDK_KEY_kana_HU`.
    public static var kanaHU: Int { 0x4cc }
    /// Source: `GDK_KEY_kana_HE`.
    public static var kanaHE: Int { 0x4cd }
    /// Source: `GDK_KEY_kana_HO`.
    public static var kanaHO: Int { 0x4ce }
    /// Source: `GDK_KEY_kana_MA`.
    public static var kanaMA: Int { 0x4cf }
    /// Source: `GDK_KEY_kana_MI`.
    public static var kanaMI: Int { 0x4d0 }
    /// Source: `GDK_KEY_kana_MU`.
    public static var kanaMU: Int { 0x4d1 }
    /// Source: `GDK_KEY_kana_ME`.
    public static var kanaME: Int { 0x4d2 }
    /// Source: `GDK_KEY_kana_MO`.
    public static var kanaMO: Int { 0x4d3 }
    /// Source: `GDK_KEY_kana_YA`.
    public static var kanaYA: Int { 0x4d4 }
    /// Source: `GDK_KEY_kana_YU`.
    public static var kanaYU: Int { 0x4d5 }
    /// Source: `GDK_KEY_kana_YO`.
    public static var kanaYO: Int { 0x4d6 }
    /// Source: `GDK_KEY_kana_RA`.
    public static var kanaRA: Int { 0x4d7 }
    /// Source: `GDK_KEY_kana_RI`.
    public static var kanaRI: Int { 0x4d8 }
    /// Source: `GDK_KEY_kana_RU`.
    public static var kanaRU: Int { 0x4d9 }
    /// Source: `GDK_KEY_kana_RE`.
    public static var kanaRE: Int { 0x4da }
    /// Source: `GDK_KEY_kana_RO`.
    public static var kanaRO: Int { 0x4db }
    /// Source: `GDK_KEY_kana_WA`.
    public static var kanaWA: Int { 0x4dc }
    /// Source: `GDK_KEY_kana_N`.
    public static var kanaN: Int { 0x4dd }
    /// Source: `GDK_KEY_voicedsound`.
    public static var voicedsound: Int { 0x4de }
    /// Source: `GDK_KEY_semivoicedsound`.
    public static var semivoicedsound: Int { 0x4df }
    /// Source: `GDK_KEY_Arabic_comma`.
    public static var arabicComma: Int { 0x5ac }
    /// Source: `GDK_KEY_Arabic_semicolon`.
    public static var arabicSemicolon: Int { 0x5bb }
    /// Source: `GDK_KEY_Arabic_question_mark`.
    public static var arabicQuestionMark: Int { 0x5bf }
    /// Source: `GDK_KEY_Arabic_hamza`.
    public static var arabicHamza: Int { 0x5c1 }
    /// Source: `GDK_KEY_Arabic_maddaonalef`.
    public static var arabicMaddaonalef: Int { 0x5c2 }
    /// Source: `GDK_KEY_Arabic_hamzaonalef`.
    public static var arabicHamzaonalef: Int { 0x5c3 }
    /// Source: `GDK_KEY_Arabic_hamzaonwaw`.
    public static var arabicHamzaonwaw: Int { 0x5c4 }
    /// Source: `GDK_KEY_Arabic_hamzaunderalef`.
    public static var arabicHamzaunderalef: Int { 0x5c5 }
    /// Source: `GDK_KEY_Arabic_hamzaonyeh`.
    public static var arabicHamzaonyeh: Int { 0x5c6 }
    /// Source: `GDK_KEY_Arabic_alef`.
    public static var arabicAlef: Int { 0x5c7 }
    /// Source: `GDK_KEY_Arabic_beh`.
    public static var arabicBeh: Int { 0x5c8 }
    /// Source: `GDK_KEY_Arabic_tehmarbuta`.
    public static var arabicTehmarbuta: Int { 0x5c9 }
    /// Source: `GDK_KEY_Arabic_teh`.
    public static var arabicTeh: Int { 0x5ca }
    /// Source: `GDK_KEY_Arabic_theh`.
    public static var arabicTheh: Int { 0x5cb }
    /// Source: `GDK_KEY_Arabic_jeem`.
    public static var arabicJeem: Int { 0x5cc }
    /// Source: `GDK_KEY_Arabic_hah`.
    public static var arabicHah: Int { 0x5cd }
    /// Source: `GDK_KEY_Arabic_khah`.
    public static var arabicKhah: Int { 0x5ce }
    /// Source: `GDK_KEY_Arabic_dal`.
    public static var arabicDal: Int { 0x5cf }
    /// Source: `GDK_KEY_Arabic_thal`.
    public static var arabicThal: Int { 0x5d0 }
    /// Source: `GDK_KEY_Arabic_ra`.
    public static var arabicRa: Int { 0x5d1 }
    /// Source: `GDK_KEY_Arabic_zain`.
    public static var arabicZain: Int { 0x5d2 }
    /// Source: `GDK_KEY_Arabic_seen`.
    public static var arabicSeen: Int { 0x5d3 }
    /// Source: `GDK_KEY_Arabic_sheen`.
    public static var arabicSheen: Int { 0x5d4 }
    /// Source: `GDK_KEY_Arabic_sad`.
    public static var arabicSad: Int { 0x5d5 }
    /// Source: `GDK_KEY_Arabic_dad`.
    public static var arabicDad: Int { 0x5d6 }
    /// Source: `GDK_KEY_Arabic_tah`.
    public static var arabicTah: Int { 0x5d7 }
    /// Source: `GDK_KEY_Arabic_zah`.
    public static var arabicZah: Int { 0x5d8 }
    /// Source: `GDK_KEY_Arabic_ain`.
    public static var arabicAin: Int { 0x5d9 }
    /// Source: `GDK_KEY_Arabic_ghain`.
    public static var arabicGhain: Int { 0x5da }
    /// Source: `GDK_KEY_Arabic_tatweel`.
    public static var arabicTatweel: Int { 0x5e0 }
    /// Source: `GDK_KEY_Arabic_feh`.
    public static var arabicFeh: Int { 0x5e1 }
    /// Source: `GDK_KEY_Arabic_qaf`.
    public static var arabicQaf: Int { 0x5e2 }
    /// Source: `GDK_KEY_Arabic_kaf`.
    public static var arabicKaf: Int { 0x5e3 }
    /// Source: `GDK_KEY_Arabic_lam`.
    public static var arabicLam: Int { 0x5e4 }
    /// Source: `GDK_KEY_Arabic_meem`.
    public static var arabicMeem: Int { 0x5e5 }
    /// Source: `GDK_KEY_Arabic_noon`.
    public static var arabicNoon: Int { 0x5e6 }
    /// Source: `GDK_KEY_Arabic_ha`.
    public static var arabicHa: Int { 0x5e7 }
    /// Source: `GDK_KEY_Arabic_heh`.
    public static var arabicHeh: Int { 0x5e7 }
    /// Source: `GDK_KEY_Arabic_waw`.
    public static var arabicWaw: Int { 0x5e8 }
    /// Source: `GDK_KEY_Arabic_alefmaksura`.
    public static var arabicAlefmaksura: Int { 0x5e9 }
    /// Source: `GDK_KEY_Arabic_yeh`.
    public static var arabicYeh: Int { 0x5ea }
    /// Source: `GDK_KEY_Arabic_fathatan`.
    public static var arabicFathatan: Int { 0x5eb }
    /// Source: `GDK_KEY_Arabic_dammatan`.
    public static var arabicDammatan: Int { 0x5ec }
    /// Source: `GDK_KEY_Arabic_kasratan`.
    public static var arabicKasratan: Int { 0x5ed }
    /// Source: `GDK_KEY_Arabic_fatha`.
    public static var arabicFatha: Int { 0x5ee }
    /// Source: `GDK_KEY_Arabic_damma`.
    public static var arabicDamma: Int { 0x5ef }
    /// Source: `GDK_KEY_Arabic_kasra`.
    public static var arabicKasra: Int { 0x5f0 }
    /// Source: `GDK_KEY_Arabic_shadda`.
    public static var arabicShadda: Int { 0x5f1 }
    /// Source: `GDK_KEY_Arabic_sukun`.
    public static var arabicSukun: Int { 0x5f2 }
    /// Source: `GDK_KEY_Serbian_dje`.
    public static var serbianDje: Int { 0x6a1 }
    /// Source: `GDK_KEY_Macedonia_gje`.
    public static var macedoniaGje: Int { 0x6a2 }
    /// Source: `GDK_KEY_Cyrillic_io`.
    public static var cyrillicIo: Int { 0x6a3 }
    /// Source: `GDK_KEY_Ukrainian_ie`.
    public static var ukrainianIe: Int { 0x6a4 }
    /// Source: `GDK_KEY_Ukranian_je`.
    public static var ukranianJe: Int { 0x6a4 }
    /// Source: `GDK_KEY_Macedonia_dse`.
    public static var macedoniaDse: Int { 0x6a5 }
    /// Source: `GDK_KEY_Ukrainian_i`.
    public static var Ukrainian_i: Int { 0x6a6 }
    /// Source: `GDK_KEY_Ukranian_i`.
    public static var Ukranian_i: Int { 0x6a6 }
    /// Source: `GDK_KEY_Ukrainian_yi`.
    public static var ukrainianYi: Int { 0x6a7 }
    /// Source: `GDK_KEY_Ukranian_yi`.
    public static var ukranianYi: Int { 0x6a7 }
    /// Source: `GDK_KEY_Cyrillic_je`.
    public static var cyrillicJe: Int { 0x6a8 }
    /// Source: `GDK_KEY_Serbian_je`.
    public static var serbianJe: Int { 0x6a8 }
    /// Source: `GDK_KEY_Cyrillic_lje`.
    public static var cyrillicLje: Int { 0x6a9 }
    /// Source: `GDK_KEY_Serbian_lje`.
    public static var serbianLje: Int { 0x6a9 }
    /// Source: `GDK_KEY_Cyrillic_nje`.
    public static var cyrillicNje: Int { 0x6aa }
    /// Source: `GDK_KEY_Serbian_nje`.
    public static var serbianNje: Int { 0x6aa }
    /// Source: `GDK_KEY_Serbian_tshe`.
    public static var serbianTshe: Int { 0x6ab }
    /// Source: `GDK_KEY_Macedonia_kje`.
    public static var macedoniaKje: Int { 0x6ac }
    /// Source: `GDK_KEY_Ukrainian_ghe_with_upturn`.
    public static var ukrainianGheWithUpturn: Int { 0x6ad }
    /// Source: `GDK_KEY_Byelorussian_shortu`.
    public static var byelorussianShortu: Int { 0x6ae }
    /// Source: `GDK_KEY_Cyrillic_dzhe`.
    public static var cyrillicDzhe: Int { 0x6af }
    /// Source: `GDK_KEY_Serbian_dze`.
    public static var serbianDze: Int { 0x6af }
    /// Source: `GDK_KEY_numerosign`.
    public static var numerosign: Int { 0x6b0 }
    /// Source: `GDK_KEY_Serbian_DJE`.
    public static var serbianDJE: Int { 0x6b1 }
    /// Source: `GDK_KEY_Macedonia_GJE`.
    public static var macedoniaGJE: Int { 0x6b2 }
    /// Source: `GDK_KEY_Cyrillic_IO`.
    public static var cyrillicIO: Int { 0x6b3 }
    /// Source: `GDK_KEY_Ukrainian_IE`.
    public static var ukrainianIE: Int { 0x6b4 }
    /// Source: `GDK_KEY_Ukranian_JE`.
    public static var ukranianJE: Int { 0x6b4 }
    /// Source: `GDK_KEY_Macedonia_DSE`.
    public static var macedoniaDSE: Int { 0x6b5 }
    /// Source: `GDK_KEY_Ukrainian_I`.
    public static var Ukrainian_I: Int { 0x6b6 }
    /// Source: `GDK_KEY_Ukranian_I`.
    public static var Ukranian_I: Int { 0x6b6 }
    /// Source: `GDK_KEY_Ukrainian_YI`.
    public static var ukrainianYI: Int { 0x6b7 }
    /// Source: `GDK_KEY_Ukranian_YI`.
    public static var ukranianYI: Int { 0x6b7 }
    /// Source: `GDK_KEY_Cyrillic_JE`.
    public static var cyrillicJE: Int { 0x6b8 }
    /// Source: `GDK_KEY_Serbian_JE`.
    public static var serbianJE: Int { 0x6b8 }
    /// Source: `GDK_KEY_Cyrillic_LJE`.
    public static var cyrillicLJE: Int { 0x6b9 }
    /// Source: `GDK_KEY_Serbian_LJE`.
    public static var serbianLJE: Int { 0x6b9 }
    /// Source: `GDK_KEY_Cyrillic_NJE`.
    public static var cyrillicNJE: Int { 0x6ba }
    /// Source: `GDK_KEY_Serbian_NJE`.
    public static var serbianNJE: Int { 0x6ba }
    /// Source: `GDK_KEY_Serbian_TSHE`.
    public static var serbianTSHE: Int { 0x6bb }
    /// Source: `GDK_KEY_Macedonia_KJE`.
    public static var macedoniaKJE: Int { 0x6bc }
    /// Source: `GDK_KEY_Ukrainian_GHE_WITH_UPTURN`.
    public static var ukrainianGHEWITHUPTURN: Int { 0x6bd }
    /// Source: `GDK_KEY_Byelorussian_SHORTU`.
    public static var byelorussianSHORTU: Int { 0x6be }
    /// Source: `GDK_KEY_Cyrillic_DZHE`.
    public static var cyrillicDZHE: Int { 0x6bf }
    /// Source: `GDK_KEY_Serbian_DZE`.
    public static var serbianDZE: Int { 0x6bf }
    /// Source: `GDK_KEY_Cyrillic_yu`.
    public static var cyrillicYu: Int { 0x6c0 }
    /// Source: `GDK_KEY_Cyrillic_a`.
    public static var Cyrillic_a: Int { 0x6c1 }
    /// Source: `GDK_KEY_Cyrillic_be`.
    public static var cyrillicBe: Int { 0x6c2 }
    /// Source: `GDK_KEY_Cyrillic_tse`.
    public static var cyrillicTse: Int { 0x6c3 }
    /// Source: `GDK_KEY_Cyrillic_de`.
    public static var cyrillicDe: Int { 0x6c4 }
    /// Source: `GDK_KEY_Cyrillic_ie`.
    public static var cyrillicIe: Int { 0x6c5 }
    /// Source: `GDK_KEY_Cyrillic_ef`.
    public static var cyrillicEf: Int { 0x6c6 }
    /// Source: `GDK_KEY_Cyrillic_ghe`.
    public static var cyrillicGhe: Int { 0x6c7 }
    /// Source: `GDK_KEY_Cyrillic_ha`.
    public static var cyrillicHa: Int { 0x6c8 }
    /// Source: `GDK_KEY_Cyrillic_i`.
    public static var Cyrillic_i: Int { 0x6c9 }
    /// Source: `GDK_KEY_Cyrillic_shorti`.
    public static var cyrillicShorti: Int { 0x6ca }
    /// Source: `GDK_KEY_Cyrillic_ka`.
    public static var cyrillicKa: Int { 0x6cb }
    /// Source: `GDK_KEY_Cyrillic_el`.
    public static var cyrillicEl: Int { 0x6cc }
    /// Source: `GDK_KEY_Cyrillic_em`.
    public static var cyrillicEm: Int { 0x6cd }
    /// Source: `GDK_KEY_Cyrillic_en`.
    public static var cyrillicEn: Int { 0x6ce }
    /// Source: `GDK_KEY_Cyrillic_o`.
    public static var Cyrillic_o: Int { 0x6cf }
    /// Source: `GDK_KEY_Cyrillic_pe`.
    public static var cyrillicPe: Int { 0x6d0 }
    /// Source: `GDK_KEY_Cyrillic_ya`.
    public static var cyrillicYa: Int { 0x6d1 }
    /// Source: `GDK_KEY_Cyrillic_er`.
    public static var cyrillicEr: Int { 0x6d2 }
    /// Source: `GDK_KEY_Cyrillic_es`.
    public static var cyrillicEs: Int { 0x6d3 }
    /// Source: `GDK_KEY_Cyrillic_te`.
    public static var cyrillicTe: Int { 0x6d4 }
    /// Source: `GDK_KEY_Cyrillic_u`.
    public static var Cyrillic_u: Int { 0x6d5 }
    /// Source: `GDK_KEY_Cyrillic_zhe`.
    public static var cyrillicZhe: Int { 0x6d6 }
    /// Source: `GDK_KEY_Cyrillic_ve`.
    public static var cyrillicVe: Int { 0x6d7 }
    /// Source: `GDK_KEY_Cyrillic_softsign`.
    public static var cyrillicSoftsign: Int { 0x6d8 }
    /// Source: `GDK_KEY_Cyrillic_yeru`.
    public static var cyrillicYeru: Int { 0x6d9 }
    /// Source: `GDK_KEY_Cyrillic_ze`.
    public static var cyrillicZe: Int { 0x6da }
    /// Source: `GDK_KEY_Cyrillic_sha`.
    public static var cyrillicSha: Int { 0x6db }
    /// Source: `GDK_KEY_Cyrillic_e`.
    public static var Cyrillic_e: Int { 0x6dc }
    /// Source: `GDK_KEY_Cyrillic_shcha`.
    public static var cyrillicShcha: Int { 0x6dd }
    /// Source: `GDK_KEY_Cyrillic_che`.
    public static var cyrillicChe: Int { 0x6de }
    /// Source: `GDK_KEY_Cyrillic_hardsign`.
    public static var cyrillicHardsign: Int { 0x6df }
    /// Source: `GDK_KEY_Cyrillic_YU`.
    public static var cyrillicYU: Int { 0x6e0 }
    /// Source: `GDK_KEY_Cyrillic_A`.
    public static var Cyrillic_A: Int { 0x6e1 }
    /// Source: `GDK_KEY_Cyrillic_BE`.
    public static var cyrillicBE: Int { 0x6e2 }
    /// Source: `GDK_KEY_Cyrillic_TSE`.
    public static var cyrillicTSE: Int { 0x6e3 }
    /// Source: `GDK_KEY_Cyrillic_DE`.
    public static var cyrillicDE: Int { 0x6e4 }
    /// Source: `GDK_KEY_Cyrillic_IE`.
    public static var cyrillicIE: Int { 0x6e5 }
    /// Source: `GDK_KEY_Cyrillic_EF`.
    public static var cyrillicEF: Int { 0x6e6 }
    /// Source: `GDK_KEY_Cyrillic_GHE`.
    public static var cyrillicGHE: Int { 0x6e7 }
    /// Source: `GDK_KEY_Cyrillic_HA`.
    public static var cyrillicHA: Int { 0x6e8 }
    /// Source: `GDK_KEY_Cyrillic_I`.
    public static var Cyrillic_I: Int { 0x6e9 }
    /// Source: `GDK_KEY_Cyrillic_SHORTI`.
    public static var cyrillicSHORTI: Int { 0x6ea }
    /// Source: `GDK_KEY_Cyrillic_KA`.
    public static var cyrillicKA: Int { 0x6eb }
    /// Source: `GDK_KEY_Cyrillic_EL`.
    public static var cyrillicEL: Int { 0x6ec }
    /// Source: `GDK_KEY_Cyrillic_EM`.
    public static var cyrillicEM: Int { 0x6ed }
    /// Source: `GDK_KEY_Cyrillic_EN`.
    public static var cyrillicEN: Int { 0x6ee }
    /// Source: `GDK_KEY_Cyrillic_O`.
    public static var Cyrillic_O: Int { 0x6ef }
    /// Source: `GDK_KEY_Cyrillic_PE`.
    public static var cyrillicPE: Int { 0x6f0 }
    /// Source: `GDK_KEY_Cyrillic_YA`.
    public static var cyrillicYA: Int { 0x6f1 }
    /// Source: `GDK_KEY_Cyrillic_ER`.
    public static var cyrillicER: Int { 0x6f2 }
    /// Source: `GDK_KEY_Cyrillic_ES`.
    public static var cyrillicES: Int { 0x6f3 }
    /// Source: `GDK_KEY_Cyrillic_TE`.
    public static var cyrillicTE: Int { 0x6f4 }
    /// Source: `GDK_KEY_Cyrillic_U`.
    public static var Cyrillic_U: Int { 0x6f5 }
    /// Source: `GDK_KEY_Cyrillic_ZHE`.
    public static var cyrillicZHE: Int { 0x6f6 }
    /// Source: `GDK_KEY_Cyrillic_VE`.
    public static var cyrillicVE: Int { 0x6f7 }
    /// Source: `GDK_KEY_Cyrillic_SOFTSIGN`.
    public static var cyrillicSOFTSIGN: Int { 0x6f8 }
    /// Source: `GDK_KEY_Cyrillic_YERU`.
    public static var cyrillicYERU: Int { 0x6f9 }
    /// Source: `GDK_KEY_Cyrillic_ZE`.
    public static var cyrillicZE: Int { 0x6fa }
    /// Source: `GDK_KEY_Cyrillic_SHA`.
    public static var cyrillicSHA: Int { 0x6fb }
    /// Source: `GDK_KEY_Cyrillic_E`.
    public static var Cyrillic_E: Int { 0x6fc }
    /// Source: `GDK_KEY_Cyrillic_SHCHA`.
    public static var cyrillicSHCHA: Int { 0x6fd }
    /// Source: `GDK_KEY_Cyrillic_CHE`.
    public static var cyrillicCHE: Int { 0x6fe }
    /// Source: `GDK_KEY_Cyrillic_HARDSIGN`.
    public static var cyrillicHARDSIGN: Int { 0x6ff }
    /// Source: `GDK_KEY_Greek_ALPHAaccent`.
    public static var greekALPHAaccent: Int { 0x7a1 }
    /// Source: `GDK_KEY_Greek_EPSILONaccent`.
    public static var greekEPSILONaccent: Int { 0x7a2 }
    /// Source: `GDK_KEY_Greek_ETAaccent`.
    public static var greekETAaccent: Int { 0x7a3 }
    /// Source: `GDK_KEY_Greek_IOTAaccent`.
    public static var greekIOTAaccent: Int { 0x7a4 }
    /// Source: `GDK_KEY_Greek_IOTAdiaeresis`.
    public static var greekIOTAdiaeresis: Int { 0x7a5 }
    /// Source: `GDK_KEY_Greek_IOTAdieresis`.
    public static var greekIOTAdieresis: Int { 0x7a5 }
    /// Source: `GDK_KEY_Greek_OMICRONaccent`.
    public static var greekOMICRONaccent: Int { 0x7a7 }
    /// Source: `GDK_KEY_Greek_UPSILONaccent`.
    public static var greekUPSILONaccent: Int { 0x7a8 }
    /// Source: `GDK_KEY_Greek_UPSILONdieresis`.
    public static var greekUPSILONdieresis: Int { 0x7a9 }
    /// Source: `GDK_KEY_Greek_OMEGAaccent`.
    public static var greekOMEGAaccent: Int { 0x7ab }
    /// Source: `GDK_KEY_Greek_accentdieresis`.
    public static var greekAccentdieresis: Int { 0x7ae }
    /// Source: `GDK_KEY_Greek_horizbar`.
    public static var greekHorizbar: Int { 0x7af }
    /// Source: `GDK_KEY_Greek_alphaaccent`.
    public static var greekAlphaaccent: Int { 0x7b1 }
    /// Source: `GDK_KEY_Greek_epsilonaccent`.
    public static var greekEpsilonaccent: Int { 0x7b2 }
    /// Source: `GDK_KEY_Greek_etaaccent`.
    public static var greekEtaaccent: Int { 0x7b3 }
    /// Source: `GDK_KEY_Greek_iotaaccent`.
    public static var greekIotaaccent: Int { 0x7b4 }
    /// Source: `GDK_KEY_Greek_iotadieresis`.
    public static var greekIotadieresis: Int { 0x7b5 }
    /// Source: `GDK_KEY_Greek_iotaaccentdieresis`.
    public static var greekIotaaccentdieresis: Int { 0x7b6 }
    /// Source: `GDK_KEY_Greek_omicronaccent`.
    public static var greekOmicronaccent: Int { 0x7b7 }
    /// Source: `GDK_KEY_Greek_upsilonaccent`.
    public static var greekUpsilonaccent: Int { 0x7b8 }
    /// Source: `GDK_KEY_Greek_upsilondieresis`.
    public static var greekUpsilondieresis: Int { 0x7b9 }
    /// Source: `GDK_KEY_Greek_upsilonaccentdieresis`.
    public static var greekUpsilonaccentdieresis: Int { 0x7ba }
    /// Source: `GDK_KEY_Greek_omegaaccent`.
    public static var greekOmegaaccent: Int { 0x7bb }
    /// Source: `GDK_KEY_Greek_ALPHA`.
    public static var greekALPHA: Int { 0x7c1 }
    /// Source: `GDK_KEY_Greek_BETA`.
    public static var greekBETA: Int { 0x7c2 }
    /// Source: `GDK_KEY_Greek_GAMMA`.
    public static var greekGAMMA: Int { 0x7c3 }
    /// Source: `GDK_KEY_Greek_DELTA`.
    public static var greekDELTA: Int { 0x7c4 }
    /// Source: `GDK_KEY_Greek_EPSILON`.
    public static var greekEPSILON: Int { 0x7c5 }
    /// Source: `GDK_KEY_Greek_ZETA`.
    public static var greekZETA: Int { 0x7c6 }
    /// Source: `GDK_KEY_Greek_ETA`.
    public static var greekETA: Int { 0x7c7 }
    /// Source: `GDK_KEY_Greek_THETA`.
    public static var greekTHETA: Int { 0x7c8 }
    /// Source: `GDK_KEY_Greek_IOTA`.
    public static var greekIOTA: Int { 0x7c9 }
    /// Source: `GDK_KEY_Greek_KAPPA`.
    public static var greekKAPPA: Int { 0x7ca }
    /// Source: `GDK_KEY_Greek_LAMBDA`.
    public static var greekLAMBDA: Int { 0x7cb }
    /// Source: `GDK_KEY_Greek_LAMDA`.
    public static var greekLAMDA: Int { 0x7cb }
    /// Source: `GDK_KEY_Greek_MU`.
    public static var greekMU: Int { 0x7cc }
    /// Source: `GDK_KEY_Greek_NU`.
    public static var greekNU: Int { 0x7cd }
    /// Source: `GDK_KEY_Greek_XI`.
    public static var greekXI: Int { 0x7ce }
    /// Source: `GDK_KEY_Greek_OMICRON`.
    public static var greekOMICRON: Int { 0x7cf }
    /// Source: `GDK_KEY_Greek_PI`.
    public static var greekPI: Int { 0x7d0 }
    /// Source: `GDK_KEY_Greek_RHO`.
    public static var greekRHO: Int { 0x7d1 }
    /// Source: `GDK_KEY_Greek_SIGMA`.
    public static var greekSIGMA: Int { 0x7d2 }
    /// Source: `GDK_KEY_Greek_TAU`.
    public static var greekTAU: Int { 0x7d4 }
    /// Source: `GDK_KEY_Greek_UPSILON`.
    public static var greekUPSILON: Int { 0x7d5 }
    /// Source: `GDK_KEY_Greek_PHI`.
    public static var greekPHI: Int { 0x7d6 }
    /// Source: `GDK_KEY_Greek_CHI`.
    public static var greekCHI: Int { 0x7d7 }
    /// Source: `GDK_KEY_Greek_PSI`.
    public static var greekPSI: Int { 0x7d8 }
    /// Source: `GDK_KEY_Greek_OMEGA`.
    public static var greekOMEGA: Int { 0x7d9 }
    /// Source: `GDK_KEY_Greek_alpha`.
    public static var greekAlpha: Int { 0x7e1 }
    /// Source: `GDK_KEY_Greek_beta`.
    public static var greekBeta: Int { 0x7e2 }
    /// Source: `GDK_KEY_Greek_gamma`.
    public static var greekGamma: Int { 0x7e3 }
    /// Source: `GDK_KEY_Greek_delta`.
    public static var greekDelta: Int { 0x7e4 }
    /// Source: `GDK_KEY_Greek_epsilon`.
    public static var greekEpsilon: Int { 0x7e5 }
    /// Source: `GDK_KEY_Greek_zeta`.
    public static var greekZeta: Int { 0x7e6 }
    /// Source: `GDK_KEY_Greek_eta`.
    public static var greekEta: Int { 0x7e7 }
    /// Source: `GDK_KEY_Greek_theta`.
    public static var greekTheta: Int { 0x7e8 }
    /// Source: `GDK_KEY_Greek_iota`.
    public static var greekIota: Int { 0x7e9 }
    /// Source: `GDK_KEY_Greek_kappa`.
    public static var greekKappa: Int { 0x7ea }
    /// Source: `GDK_KEY_Greek_lambda`.
    public static var greekLambda: Int { 0x7eb }
    /// Source: `GDK_KEY_Greek_lamda`.
    public static var greekLamda: Int { 0x7eb }
    /// Source: `GDK_KEY_Greek_mu`.
    public static var greekMu: Int { 0x7ec }
    /// Source: `GDK_KEY_Greek_nu`.
    public static var greekNu: Int { 0x7ed }
    /// Source: `GDK_KEY_Greek_xi`.
    public static var greekXi: Int { 0x7ee }
    /// Source: `GDK_KEY_Greek_omicron`.
    public static var greekOmicron: Int { 0x7ef }
    /// Source: `GDK_KEY_Greek_pi`.
    public static var greekPi: Int { 0x7f0 }
    /// Source: `GDK_KEY_Greek_rho`.
    public static var greekRho: Int { 0x7f1 }
    /// Source: `GDK_KEY_Greek_sigma`.
    public static var greekSigma: Int { 0x7f2 }
    /// Source: `GDK_KEY_Greek_finalsmallsigma`.
    public static var greekFinalsmallsigma: Int { 0x7f3 }
    /// Source: `GDK_KEY_Greek_tau`.
    public static var greekTau: Int { 0x7f4 }
    /// Source: `GDK_KEY_Greek_upsilon`.
    public static var greekUpsilon: Int { 0x7f5 }
    /// Source: `GDK_KEY_Greek_phi`.
    public static var greekPhi: Int { 0x7f6 }
    /// Source: `GDK_KEY_Greek_chi`.
    public static var greekChi: Int { 0x7f7 }
    /// Source: `GDK_KEY_Greek_psi`.
    public static var greekPsi: Int { 0x7f8 }
    /// Source: `GDK_KEY_Greek_omega`.
    public static var greekOmega: Int { 0x7f9 }
    /// Source: `GDK_KEY_leftradical`.
    public static var leftradical: Int { 0x8a1 }
    /// Source: `GDK_KEY_topleftradical`.
    public static var topleftradical: Int { 0x8a2 }
    /// Source: `GDK_KEY_horizconnector`.
    public static var horizconnector: Int { 0x8a3 }
    /// Source: `GDK_KEY_topintegral`.
    public static var topintegral: Int { 0x8a4 }
    /// Source: `GDK_KEY_botintegral`.
    public static var botintegral: Int { 0x8a5 }
    /// Source: `GDK_KEY_vertconnector`.
    public static var vertconnector: Int { 0x8a6 }
    /// Source: `GDK_KEY_topleftsqbracket`.
    public static var topleftsqbracket: Int { 0x8a7 }
    /// Source: `GDK_KEY_botleftsqbracket`.
    public static var botleftsqbracket: Int { 0x8a8 }
    /// Source: `GDK_KEY_toprightsqbracket`.
    public static var toprightsqbracket: Int { 0x8a9 }
    /// Source: `GDK_KEY_botrightsqbracket`.
    public static var botrightsqbracket: Int { 0x8aa }
    /// Source: `GDK_KEY_topleftparens`.
    public static var topleftparens: Int { 0x8ab }
    /// Source: `GDK_KEY_botleftparens`.
    public static var botleftparens: Int { 0x8ac }
    /// Source: `GDK_KEY_toprightparens`.
    public static var toprightparens: Int { 0x8ad }
    /// Source: `GDK_KEY_botrightparens`.
    public static var botrightparens: Int { 0x8ae }
    /// Source: `GDK_KEY_leftmiddlecurlybrace`.
    public static var leftmiddlecurlybrace: Int { 0x8af }
    /// Source: `GDK_KEY_rightmiddlecurlybrace`.
    public static var rightmiddlecurlybrace: Int { 0x8b0 }
    /// Source: `GDK_KEY_topleftsummation`.
    public static var topleftsummation: Int { 0x8b1 }
    /// Source: `GDK_KEY_botleftsummation`.
    public static var botleftsummation: Int { 0x8b2 }
    /// Source: `GDK_KEY_topvertsummationconnector`.
    public static var topvertsummationconnector: Int { 0x8b3 }
    /// Source: `GDK_KEY_botvertsummationconnector`.
    public static var botvertsummationconnector: Int { 0x8b4 }
    /// Source: `GDK_KEY_toprightsummation`.
    public static var toprightsummation: Int { 0x8b5 }
    /// Source: `GDK_KEY_botrightsummation`.
    public static var botrightsummation: Int { 0x8b6 }
    /// Source: `GDK_KEY_rightmiddlesummation`.
    public static var rightmiddlesummation: Int { 0x8b7 }
    /// Source: `GDK_KEY_lessthanequal`.
    public static var lessthanequal: Int { 0x8bc }
    /// Source: `GDK_KEY_notequal`.
    public static var notequal: Int { 0x8bd }
    /// Source: `GDK_KEY_greaterthanequal`.
    public static var greaterthanequal: Int { 0x8be }
    /// Source: `GDK_KEY_integral`.
    public static var integral: Int { 0x8bf }
    /// Source: `GDK_KEY_therefore`.
    public static var therefore: Int { 0x8c0 }
    /// Source: `GDK_KEY_variation`.
    public static var variation: Int { 0x8c1 }
    /// Source: `GDK_KEY_infinity`.
    public static var infinity: Int { 0x8c2 }
    /// Source: `GDK_KEY_nabla`.
    public static var nabla: Int { 0x8c5 }
    /// Source: `GDK_KEY_approximate`.
    public static var approximate: Int { 0x8c8 }
    /// Source: `GDK_KEY_similarequal`.
    public static var similarequal: Int { 0x8c9 }
    /// Source: `GDK_KEY_ifonlyif`.
    public static var ifonlyif: Int { 0x8cd }
    /// Source: `GDK_KEY_implies`.
    public static var implies: Int { 0x8ce }
    /// Source: `GDK_KEY_identical`.
    public static var identical: Int { 0x8cf }
    /// Source: `GDK_KEY_radical`.
    public static var radical: Int { 0x8d6 }
    /// Source: `GDK_KEY_includedin`.
    public static var includedin: Int { 0x8da }
    /// Source: `GDK_KEY_includes`.
    public static var includes: Int { 0x8db }
    /// Source: `GDK_KEY_intersection`.
    public static var intersection: Int { 0x8dc }
    /// Source: `GDK_KEY_union`.
    public static var union: Int { 0x8dd }
    /// Source: `GDK_KEY_logicaland`.
    public static var logicaland: Int { 0x8de }
    /// Source: `GDK_KEY_logicalor`.
    public static var logicalor: Int { 0x8df }
    /// Source: `GDK_KEY_partialderivative`.
    public static var partialderivative: Int { 0x8ef }
    /// Source: `GDK_KEY_function`.
    public static var function: Int { 0x8f6 }
    /// Source: `GDK_KEY_leftarrow`.
    public static var leftarrow: Int { 0x8fb }
    /// Source: `GDK_KEY_uparrow`.
    public static var uparrow: Int { 0x8fc }
    /// Source: `GDK_KEY_rightarrow`.
    public static var rightarrow: Int { 0x8fd }
    /// Source: `GDK_KEY_downarrow`.
    public static var downarrow: Int { 0x8fe }
    /// Source: `GDK_KEY_blank`.
    public static var blank: Int { 0x9df }
    /// Source: `GDK_KEY_soliddiamond`.
    public static var soliddiamond: Int { 0x9e0 }
    /// Source: `GDK_KEY_checkerboard`.
    public static var checkerboard: Int { 0x9e1 }
    /// Source: `GDK_KEY_ht`.
    public static var ht: Int { 0x9e2 }
    /// Source: `GDK_KEY_ff`.
    public static var ff: Int { 0x9e3 }
    /// Source: `GDK_KEY_cr`.
    public static var cr: Int { 0x9e4 }
    /// Source: `GDK_KEY_lf`.
    public static var lf: Int { 0x9e5 }
    /// Source: `GDK_KEY_nl`.
    public static var nl: Int { 0x9e8 }
    /// Source: `GDK_KEY_vt`.
    public static var vt: Int { 0x9e9 }
    /// Source: `GDK_KEY_lowrightcorner`.
    public static var lowrightcorner: Int { 0x9ea }
    /// Source: `GDK_KEY_uprightcorner`.
    public static var uprightcorner: Int { 0x9eb }
    /// Source: `GDK_KEY_upleftcorner`.
    public static var upleftcorner: Int { 0x9ec }
    /// Source: `GDK_KEY_lowleftcorner`.
    public static var lowleftcorner: Int { 0x9ed }
    /// Source: `GDK_KEY_crossinglines`.
    public static var crossinglines: Int { 0x9ee }
    /// Source: `GDK_KEY_horizlinescan1`.
    public static var horizlinescan1: Int { 0x9ef }
    /// Source: `GDK_KEY_horizlinescan3`.
    public static var horizlinescan3: Int { 0x9f0 }
    /// Source: `GDK_KEY_horizlinescan5`.
    public static var horizlinescan5: Int { 0x9f1 }
    /// Source: `GDK_KEY_horizlinescan7`.
    public static var horizlinescan7: Int { 0x9f2 }
    /// Source: `GDK_KEY_horizlinescan9`.
    public static var horizlinescan9: Int { 0x9f3 }
    /// Source: `GDK_KEY_leftt`.
    public static var leftt: Int { 0x9f4 }
    /// Source: `GDK_KEY_rightt`.
    public static var rightt: Int { 0x9f5 }
    /// Source: `GDK_KEY_bott`.
    public static var bott: Int { 0x9f6 }
    /// Source: `GDK_KEY_topt`.
    public static var topt: Int { 0x9f7 }
    /// Source: `GDK_KEY_vertbar`.
    public static var vertbar: Int { 0x9f8 }
    /// Source: `GDK_KEY_emspace`.
    public static var emspace: Int { 0xaa1 }
    /// Source: `GDK_KEY_enspace`.
    public static var enspace: Int { 0xaa2 }
    /// Source: `GDK_KEY_em3space`.
    public static var em3space: Int { 0xaa3 }
    /// Source: `GDK_KEY_em4space`.
    public static var em4space: Int { 0xaa4 }
    /// Source: `GDK_KEY_digitspace`.
    public static var digitspace: Int { 0xaa5 }
    /// Source: `GDK_KEY_punctspace`.
    public static var punctspace: Int { 0xaa6 }
    /// Source: `GDK_KEY_thinspace`.
    public static var thinspace: Int { 0xaa7 }
    /// Source: `GDK_KEY_hairspace`.
    public static var hairspace: Int { 0xaa8 }
    /// Source: `GDK_KEY_emdash`.
    public static var emdash: Int { 0xaa9 }
    /// Source: `GDK_KEY_endash`.
    public static var endash: Int { 0xaaa }
    /// Source: `GDK_KEY_signifblank`.
    public static var signifblank: Int { 0xaac }
    /// Source: `GDK_KEY_ellipsis`.
    public static var ellipsis: Int { 0xaae }
    /// Source: `GDK_KEY_doubbaselinedot`.
    public static var doubbaselinedot: Int { 0xaaf }
    /// Source: `GDK_KEY_onethird`.
    public static var onethird: Int { 0xab0 }
    /// Source: `GDK_KEY_twothirds`.
    public static var twothirds: Int { 0xab1 }
    /// Source: `GDK_KEY_onefifth`.
    public static var onefifth: Int { 0xab2 }
    /// Source: `GDK_KEY_twofifths`.
    public static var twofifths: Int { 0xab3 }
    /// Source: `GDK_KEY_threefifths`.
    public static var threefifths: Int { 0xab4 }
    /// Source: `GDK_KEY_fourfifths`.
    public static var fourfifths: Int { 0xab5 }
    /// Source: `GDK_KEY_onesixth`.
    public static var onesixth: Int { 0xab6 }
    /// Source: `GDK_KEY_fivesixths`.
    public static var fivesixths: Int { 0xab7 }
    /// Source: `GDK_KEY_careof`.
    public static var careof: Int { 0xab8 }
    /// Source: `GDK_KEY_figdash`.
    public static var figdash: Int { 0xabb }
    /// Source: `GDK_KEY_leftanglebracket`.
    public static var leftanglebracket: Int { 0xabc }
    /// Source: `GDK_KEY_decimalpoint`.
    public static var decimalpoint: Int { 0xabd }
    /// Source: `GDK_KEY_rightanglebracket`.
    public static var rightanglebracket: Int { 0xabe }
    /// Source: `GDK_KEY_marker`.
    public static var marker: Int { 0xabf }
    /// Source: `GDK_KEY_oneeighth`.
    public static var oneeighth: Int { 0xac3 }
    /// Source: `GDK_KEY_threeeighths`.
    public static var threeeighths: Int { 0xac4 }
    /// Source: `GDK_KEY_fiveeighths`.
    public static var fiveeighths: Int { 0xac5 }
    /// Source: `GDK_KEY_seveneighths`.
    public static var seveneighths: Int { 0xac6 }
    /// Source: `GDK_KEY_trademark`.
    public static var trademark: Int { 0xac9 }
    /// Source: `GDK_KEY_signaturemark`.
    public static var signaturemark: Int { 0xaca }
    /// Source: `GDK_KEY_trademarkincircle`.
    public static var trademarkincircle: Int { 0xacb }
    /// Source: `GDK_KEY_leftopentriangle`.
    public static var leftopentriangle: Int { 0xacc }
    /// Source: `GDK_KEY_rightopentriangle`.
    public static var rightopentriangle: Int { 0xacd }
    /// Source: `GDK_KEY_emopencircle`.
    public static var emopencircle: Int { 0xace }
    /// Source: `GDK_KEY_emopenrectangle`.
    public static var emopenrectangle: Int { 0xacf }
    /// Source: `GDK_KEY_leftsinglequotemark`.
    public static var leftsinglequotemark: Int { 0xad0 }
    /// Source: `GDK_KEY_rightsinglequotemark`.
    public static var rightsinglequotemark: Int { 0xad1 }
    /// Source: `GDK_KEY_leftdoublequotemark`.
    public static var leftdoublequotemark: Int { 0xad2 }
    /// Source: `GDK_KEY_rightdoublequotemark`.
    public static var rightdoublequotemark: Int { 0xad3 }
    /// Source: `GDK_KEY_prescription`.
    public static var prescription: Int { 0xad4 }
    /// Source: `GDK_KEY_permille`.
    public static var permille: Int { 0xad5 }
    /// Source: `GDK_KEY_minutes`.
    public static var minutes: Int { 0xad6 }
    /// Source: `GDK_KEY_seconds`.
    public static var seconds: Int { 0xad7 }
    /// Source: `GDK_KEY_latincross`.
    public static var latincross: Int { 0xad9 }
    /// Source: `GDK_KEY_hexagram`.
    public static var hexagram: Int { 0xada }
    /// Source: `GDK_KEY_filledrectbullet`.
    public static var filledrectbullet: Int { 0xadb }
    /// Source: `GDK_KEY_filledlefttribullet`.
    public static var filledlefttribullet: Int { 0xadc }
    /// Source: `GDK_KEY_filledrighttribullet`.
    public static var filledrighttribullet: Int { 0xadd }
    /// Source: `GDK_KEY_emfilledcircle`.
    public static var emfilledcircle: Int { 0xade }
    /// Source: `GDK_KEY_emfilledrect`.
    public static var emfilledrect: Int { 0xadf }
    /// Source: `GDK_KEY_enopencircbullet`.
    public static var enopencircbullet: Int { 0xae0 }
    /// Source: `GDK_KEY_enopensquarebullet`.
    public static var enopensquarebullet: Int { 0xae1 }
    /// Source: `GDK_KEY_openrectbullet`.
    public static var openrectbullet: Int { 0xae2 }
    /// Source: `GDK_KEY_opentribulletup`.
    public static var opentribulletup: Int { 0xae3 }
    /// Source: `GDK_KEY_opentribulletdown`.
    public static var opentribulletdown: Int { 0xae4 }
    /// Source: `GDK_KEY_openstar`.
    public static var openstar: Int { 0xae5 }
    /// Source: `GDK_KEY_enfilledcircbullet`.
    public static var enfilledcircbullet: Int { 0xae6 }
    /// Source: `GDK_KEY_enfilledsqbullet`.
    public static var enfilledsqbullet: Int { 0xae7 }
    /// Source: `GDK_KEY_filledtribulletup`.
    public static var filledtribulletup: Int { 0xae8 }
    /// Source: `GDK_KEY_filledtribulletdown`.
    public static var filledtribulletdown: Int { 0xae9 }
    /// Source: `GDK_KEY_leftpointer`.
    public static var leftpointer: Int { 0xaea }
    /// Source: `GDK_KEY_rightpointer`.
    public static var rightpointer: Int { 0xaeb }
    /// Source: `GDK_KEY_club`.
    public static var club: Int { 0xaec }
    /// Source: `GDK_KEY_diamond`.
    public static var diamond: Int { 0xaed }
    /// Source: `GDK_KEY_heart`.
    public static var heart: Int { 0xaee }
    /// Source: `GDK_KEY_maltesecross`.
    public static var maltesecross: Int { 0xaf0 }
    /// Source: `GDK_KEY_dagger`.
    public static var dagger: Int { 0xaf1 }
    /// Source: `GDK_KEY_doubledagger`.
    public static var doubledagger: Int { 0xaf2 }
    /// Source: `GDK_KEY_checkmark`.
    public static var checkmark: Int { 0xaf3 }
    /// Source: `GDK_KEY_ballotcross`.
    public static var ballotcross: Int { 0xaf4 }
    /// Source: `GDK_KEY_musicalsharp`.
    public static var musicalsharp: Int { 0xaf5 }
    /// Source: `GDK_KEY_musicalflat`.
    public static var musicalflat: Int { 0xaf6 }
    /// Source: `GDK_KEY_malesymbol`.
    public static var malesymbol: Int { 0xaf7 }
    /// Source: `GDK_KEY_femalesymbol`.
    public static var femalesymbol: Int { 0xaf8 }
    /// Source: `GDK_KEY_telephone`.
    public static var telephone: Int { 0xaf9 }
    /// Source: `GDK_KEY_telephonerecorder`.
    public static var telephonerecorder: Int { 0xafa }
    /// Source: `GDK_KEY_phonographcopyright`.
    public static var phonographcopyright: Int { 0xafb }
    /// Source: `GDK_KEY_caret`.
    public static var caret: Int { 0xafc }
    /// Source: `GDK_KEY_singlelowquotemark`.
    public static var singlelowquotemark: Int { 0xafd }
    /// Source: `GDK_KEY_doublelowquotemark`.
    public static var doublelowquotemark: Int { 0xafe }
    /// Source: `GDK_KEY_cursor`.
    public static var cursor: Int { 0xaff }
    /// Source: `GDK_KEY_leftcaret`.
    public static var leftcaret: Int { 0xba3 }
    /// Source: `GDK_KEY_rightcaret`.
    public static var rightcaret: Int { 0xba6 }
    /// Source: `GDK_KEY_downcaret`.
    public static var downcaret: Int { 0xba8 }
    /// Source: `GDK_KEY_upcaret`.
    public static var upcaret: Int { 0xba9 }
    /// Source: `GDK_KEY_overbar`.
    public static var overbar: Int { 0xbc0 }
    /// Source: `GDK_KEY_downtack`.
    public static var downtack: Int { 0xbc2 }
    /// Source: `GDK_KEY_upshoe`.
    public static var upshoe: Int { 0xbc3 }
    /// Source: `GDK_KEY_downstile`.
    public static var downstile: Int { 0xbc4 }
    /// Source: `GDK_KEY_underbar`.
    public static var underbar: Int { 0xbc6 }
    /// Source: `GDK_KEY_jot`.
    public static var jot: Int { 0xbca }
    /// Source: `GDK_KEY_quad`.
    public static var quad: Int { 0xbcc }
    /// Source: `GDK_KEY_uptack`.
    public static var uptack: Int { 0xbce }
    /// Source: `GDK_KEY_circle`.
    public static var circle: Int { 0xbcf }
    /// Source: `GDK_KEY_upstile`.
    public static var upstile: Int { 0xbd3 }
    /// Source: `GDK_KEY_downshoe`.
    public static var downshoe: Int { 0xbd6 }
    /// Source: `GDK_KEY_rightshoe`.
    public static var rightshoe: Int { 0xbd8 }
    /// Source: `GDK_KEY_leftshoe`.
    public static var leftshoe: Int { 0xbda }
    /// Source: `GDK_KEY_lefttack`.
    public static var lefttack: Int { 0xbdc }
    /// Source: `GDK_KEY_righttack`.
    public static var righttack: Int { 0xbfc }
    /// Source: `GDK_KEY_hebrew_doublelowline`.
    public static var hebrewDoublelowline: Int { 0xcdf }
    /// Source: `GDK_KEY_hebrew_aleph`.
    public static var hebrewAleph: Int { 0xce0 }
    /// Source: `GDK_KEY_hebrew_bet`.
    public static var hebrewBet: Int { 0xce1 }
    /// Source: `GDK_KEY_hebrew_beth`.
    public static var hebrewBeth: Int { 0xce1 }
    /// Source: `GDK_KEY_hebrew_gimel`.
    public static var hebrewGimel: Int { 0xce2 }
    /// Source: `GDK_KEY_hebrew_gimmel`.
    public static var hebrewGimmel: Int { 0xce2 }
    /// Source: `GDK_KEY_hebrew_dalet`.
    public static var hebrewDalet: Int { 0xce3 }
    /// Source: `GDK_KEY_hebrew_daleth`.
    public static var hebrewDaleth: Int { 0xce3 }
    /// Source: `GDK_KEY_hebrew_he`.
    public static var hebrewHe: Int { 0xce4 }
    /// Source: `GDK_KEY_hebrew_waw`.
    public static var hebrewWaw: Int { 0xce5 }
    /// Source: `GDK_KEY_hebrew_zain`.
    public static var hebrewZain: Int { 0xce6 }
    /// Source: `GDK_KEY_hebrew_zayin`.
    public static var hebrewZayin: Int { 0xce6 }
    /// Source: `GDK_KEY_hebrew_chet`.
    public static var hebrewChet: Int { 0xce7 }
    /// Source: `GDK_KEY_hebrew_het`.
    public static var hebrewHet: Int { 0xce7 }
    /// Source: `GDK_KEY_hebrew_tet`.
    public static var hebrewTet: Int { 0xce8 }
    /// Source: `GDK_KEY_hebrew_teth`.
    public static var hebrewTeth: Int { 0xce8 }
    /// Source: `GDK_KEY_hebrew_yod`.
    public static var hebrewYod: Int { 0xce9 }
    /// Source: `GDK_KEY_hebrew_finalkaph`.
    public static var hebrewFinalkaph: Int { 0xcea }
    /// Source: `GDK_KEY_hebrew_kaph`.
    public static var hebrewKaph: Int { 0xceb }
    /// Source: `GDK_KEY_hebrew_lamed`.
    public static var hebrewLamed: Int { 0xcec }
    /// Source: `GDK_KEY_hebrew_finalmem`.
    public static var hebrewFinalmem: Int { 0xced }
    /// Source: `GDK_KEY_hebrew_mem`.
    public static var hebrewMem: Int { 0xcee }
    /// Source: `GDK_KEY_hebrew_finalnun`.
    public static var hebrewFinalnun: Int { 0xcef }
    /// Source: `GDK_KEY_hebrew_nun`.
    public static var hebrewNun: Int { 0xcf0 }
    /// Source: `GDK_KEY_hebrew_samech`.
    public static var hebrewSamech: Int { 0xcf1 }
    /// Source: `GDK_KEY_hebrew_samekh`.
    public static var hebrewSamekh: Int { 0xcf1 }
    /// Source: `GDK_KEY_hebrew_ayin`.
    public static var hebrewAyin: Int { 0xcf2 }
    /// Source: `GDK_KEY_hebrew_finalpe`.
    public static var hebrewFinalpe: Int { 0xcf3 }
    /// Source: `GDK_KEY_hebrew_pe`.
    public static var hebrewPe: Int { 0xcf4 }
    /// Source: `GDK_KEY_hebrew_finalzade`.
    public static var hebrewFinalzade: Int { 0xcf5 }
    /// Source: `GDK_KEY_hebrew_finalzadi`.
    public static var hebrewFinalzadi: Int { 0xcf5 }
    /// Source: `GDK_KEY_hebrew_zade`.
    public static var hebrewZade: Int { 0xcf6 }
    /// Source: `GDK_KEY_hebrew_zadi`.
    public static var hebrewZadi: Int { 0xcf6 }
    /// Source: `GDK_KEY_hebrew_kuf`.
    public static var hebrewKuf: Int { 0xcf7 }
    /// Source: `GDK_KEY_hebrew_qoph`.
    public static var hebrewQoph: Int { 0xcf7 }
    /// Source: `GDK_KEY_hebrew_resh`.
    public static var hebrewResh: Int { 0xcf8 }
    /// Source: `GDK_KEY_hebrew_shin`.
    public static var hebrewShin: Int { 0xcf9 }
    /// Source: `GDK_KEY_hebrew_taf`.
    public static var hebrewTaf: Int { 0xcfa }
    /// Source: `GDK_KEY_hebrew_taw`.
    public static var hebrewTaw: Int { 0xcfa }
    /// Source: `GDK_KEY_Thai_kokai`.
    public static var thaiKokai: Int { 0xda1 }
    /// Source: `GDK_KEY_Thai_khokhai`.
    public static var thaiKhokhai: Int { 0xda2 }
    /// Source: `GDK_KEY_Thai_khokhuat`.
    public static var thaiKhokhuat: Int { 0xda3 }
    /// Source: `GDK_KEY_Thai_khokhwai`.
    public static var thaiKhokhwai: Int { 0xda4 }
    /// Source: `GDK_KEY_Thai_khokhon`.
    public static var thaiKhokhon: Int { 0xda5 }
    /// Source: `GDK_KEY_Thai_khorakhang`.
    public static var thaiKhorakhang: Int { 0xda6 }
    /// Source: `GDK_KEY_Thai_ngongu`.
    public static var thaiNgongu: Int { 0xda7 }
    /// Source: `GDK_KEY_Thai_chochan`.
    public static var thaiChochan: Int { 0xda8 }
    /// Source: `GDK_KEY_Thai_choching`.
    public static var thaiChoching: Int { 0xda9 }
    /// Source: `GDK_KEY_Thai_chochang`.
    public static var thaiChochang: Int { 0xdaa }
    /// Source: `GDK_KEY_Thai_soso`.
    public static var thaiSoso: Int { 0xdab }
    /// Source: `GDK_KEY_Thai_chochoe`.
    public static var thaiChochoe: Int { 0xdac }
    /// Source: `GDK_KEY_Thai_yoying`.
    public static var thaiYoying: Int { 0xdad }
    /// Source: `GDK_KEY_Thai_dochada`.
    public static var thaiDochada: Int { 0xdae }
    /// Source: `GDK_KEY_Thai_topatak`.
    public static var thaiTopatak: Int { 0xdaf }
    /// Source: `GDK_KEY_Thai_thothan`.
    public static var thaiThothan: Int { 0xdb0 }
    /// Source: `GDK_KEY_Thai_thonangmontho`.
    public static var thaiThonangmontho: Int { 0xdb1 }
    /// Source: `GDK_KEY_Thai_thophuthao`.
    public static var thaiThophuthao: Int { 0xdb2 }
    /// Source: `GDK_KEY_Thai_nonen`.
    public static var thaiNonen: Int { 0xdb3 }
    /// Source: `GDK_KEY_Thai_dodek`.
    public static var thaiDodek: Int { 0xdb4 }
    /// Source: `GDK_KEY_Thai_totao`.
    public static var thaiTotao: Int { 0xdb5 }
    /// Source: `GDK_KEY_Thai_thothung`.
    public static var thaiThothung: Int { 0xdb6 }
    /// Source: `GDK_KEY_Thai_thothahan`.
    public static var thaiThothahan: Int { 0xdb7 }
    /// Source: `GDK_KEY_Thai_thothong`.
    public static var thaiThothong: Int { 0xdb8 }
    /// Source: `GDK_KEY_Thai_nonu`.
    public static var thaiNonu: Int { 0xdb9 }
    /// Source: `GDK_KEY_Thai_bobaimai`.
    public static var thaiBobaimai: Int { 0xdba }
    /// Source: `GDK_KEY_Thai_popla`.
    public static var thaiPopla: Int { 0xdbb }
    /// Source: `GDK_KEY_Thai_phophung`.
    public static var thaiPhophung: Int { 0xdbc }
    /// Source: `GDK_KEY_Thai_fofa`.
    public static var thaiFofa: Int { 0xdbd }
    /// Source: `GDK_KEY_Thai_phophan`.
    public static var thaiPhophan: Int { 0xdbe }
    /// Source: `GDK_KEY_Thai_fofan`.
    public static var thaiFofan: Int { 0xdbf }
    /// Source: `GDK_KEY_Thai_phosamphao`.
    public static var thaiPhosamphao: Int { 0xdc0 }
    /// Source: `GDK_KEY_Thai_moma`.
    public static var thaiMoma: Int { 0xdc1 }
    /// Source: `GDK_KEY_Thai_yoyak`.
    public static var thaiYoyak: Int { 0xdc2 }
    /// Source: `GDK_KEY_Thai_rorua`.
    public static var thaiRorua: Int { 0xdc3 }
    /// Source: `GDK_KEY_Thai_ru`.
    public static var thaiRu: Int { 0xdc4 }
    /// Source: `GDK_KEY_Thai_loling`.
    public static var thaiLoling: Int { 0xdc5 }
    /// Source: `GDK_KEY_Thai_lu`.
    public static var thaiLu: Int { 0xdc6 }
    /// Source: `GDK_KEY_Thai_wowaen`.
    public static var thaiWowaen: Int { 0xdc7 }
    /// Source: `GDK_KEY_Thai_sosala`.
    public static var thaiSosala: Int { 0xdc8 }
    /// Source: `GDK_KEY_Thai_sorusi`.
    public static var thaiSorusi: Int { 0xdc9 }
    /// Source: `GDK_KEY_Thai_sosua`.
    public static var thaiSosua: Int { 0xdca }
    /// Source: `GDK_KEY_Thai_hohip`.
    public static var thaiHohip: Int { 0xdcb }
    /// Source: `GDK_KEY_Thai_lochula`.
    public static var thaiLochula: Int { 0xdcc }
    /// Source: `GDK_KEY_Thai_oang`.
    public static var thaiOang: Int { 0xdcd }
    /// Source: `GDK_KEY_Thai_honokhuk`.
    public static var thaiHonokhuk: Int { 0xdce }
    /// Source: `GDK_KEY_Thai_paiyannoi`.
    public static var thaiPaiyannoi: Int { 0xdcf }
    /// Source: `GDK_KEY_Thai_saraa`.
    public static var thaiSaraa: Int { 0xdd0 }
    /// Source: `GDK_KEY_Thai_maihanakat`.
    public static var thaiMaihanakat: Int { 0xdd1 }
    /// Source: `GDK_KEY_Thai_saraaa`.
    public static var thaiSaraaa: Int { 0xdd2 }
    /// Source: `GDK_KEY_Thai_saraam`.
    public static var thaiSaraam: Int { 0xdd3 }
    /// Source: `GDK_KEY_Thai_sarai`.
    public static var thaiSarai: Int { 0xdd4 }
    /// Source: `GDK_KEY_Thai_saraii`.
    public static var thaiSaraii: Int { 0xdd5 }
    /// Source: `GDK_KEY_Thai_saraue`.
    public static var thaiSaraue: Int { 0xdd6 }
    /// Source: `GDK_KEY_Thai_sarauee`.
    public static var thaiSarauee: Int { 0xdd7 }
    /// Source: `GDK_KEY_Thai_sarau`.
    public static var thaiSarau: Int { 0xdd8 }
    /// Source: `GDK_KEY_Thai_sarauu`.
    public static var thaiSarauu: Int { 0xdd9 }
    /// Source: `GDK_KEY_Thai_phinthu`.
    public static var thaiPhinthu: Int { 0xdda }
    /// Source: `GDK_KEY_Thai_maihanakat_maitho`.
    public static var thaiMaihanakatMaitho: Int { 0xdde }
    /// Source: `GDK_KEY_Thai_baht`.
    public static var thaiBaht: Int { 0xddf }
    /// Source: `GDK_KEY_Thai_sarae`.
    public static var thaiSarae: Int { 0xde0 }
    /// Source: `GDK_KEY_Thai_saraae`.
    public static var thaiSaraae: Int { 0xde1 }
    /// Source: `GDK_KEY_Thai_sarao`.
    public static var thaiSarao: Int { 0xde2 }
    /// Source: `GDK_KEY_Thai_saraaimaimuan`.
    public static var thaiSaraaimaimuan: Int { 0xde3 }
    /// Source: `GDK_KEY_Thai_saraaimaimalai`.
    public static var thaiSaraaimaimalai: Int { 0xde4 }
    /// Source: `GDK_KEY_Thai_lakkhangyao`.
    public static var thaiLakkhangyao: Int { 0xde5 }
    /// Source: `GDK_KEY_Thai_maiyamok`.
    public static var thaiMaiyamok: Int { 0xde6 }
    /// Source: `GDK_KEY_Thai_maitaikhu`.
    public static var thaiMaitaikhu: Int { 0xde7 }
    /// Source: `GDK_KEY_Thai_maiek`.
    public static var thaiMaiek: Int { 0xde8 }
    /// Source: `GDK_KEY_Thai_maitho`.
    public static var thaiMaitho: Int { 0xde9 }
    /// Source: `GDK_KEY_Thai_maitri`.
    public static var thaiMaitri: Int { 0xdea }
    /// Source: `GDK_KEY_Thai_maichattawa`.
    public static var thaiMaichattawa: Int { 0xdeb }
    /// Source: `GDK_KEY_Thai_thanthakhat`.
    public static var thaiThanthakhat: Int { 0xdec }
    /// Source: `GDK_KEY_Thai_nikhahit`.
    public static var thaiNikhahit: Int { 0xded }
    /// Source: `GDK_KEY_Thai_leksun`.
    public static var thaiLeksun: Int { 0xdf0 }
    /// Source: `GDK_KEY_Thai_leknung`.
    public static var thaiLeknung: Int { 0xdf1 }
    /// Source: `GDK_KEY_Thai_leksong`.
    public static var thaiLeksong: Int { 0xdf2 }
    /// Source: `GDK_KEY_Thai_leksam`.
    public static var thaiLeksam: Int { 0xdf3 }
    /// Source: `GDK_KEY_Thai_leksi`.
    public static var thaiLeksi: Int { 0xdf4 }
    /// Source: `GDK_KEY_Thai_lekha`.
    public static var thaiLekha: Int { 0xdf5 }
    /// Source: `GDK_KEY_Thai_lekhok`.
    public static var thaiLekhok: Int { 0xdf6 }
    /// Source: `GDK_KEY_Thai_lekchet`.
    public static var thaiLekchet: Int { 0xdf7 }
    /// Source: `GDK_KEY_Thai_lekpaet`.
    public static var thaiLekpaet: Int { 0xdf8 }
    /// Source: `GDK_KEY_Thai_lekkao`.
    public static var thaiLekkao: Int { 0xdf9 }
    /// Source: `GDK_KEY_Hangul_Kiyeog`.
    public static var hangulKiyeog: Int { 0xea1 }
    /// Source: `GDK_KEY_Hangul_SsangKiyeog`.
    public static var hangulSsangKiyeog: Int { 0xea2 }
    /// Source: `GDK_KEY_Hangul_KiyeogSios`.
    public static var hangulKiyeogSios: Int { 0xea3 }
    /// Source: `GDK_KEY_Hangul_Nieun`.
    public static var hangulNieun: Int { 0xea4 }
    /// Source: `GDK_KEY_Hangul_NieunJieuj`.
    public static var hangulNieunJieuj: Int { 0xea5 }
    /// Source: `GDK_KEY_Hangul_NieunHieuh`.
    public static var hangulNieunHieuh: Int { 0xea6 }
    /// Source: `GDK_KEY_Hangul_Dikeud`.
    public static var hangulDikeud: Int { 0xea7 }
    /// Source: `GDK_KEY_Hangul_SsangDikeud`.
    public static var hangulSsangDikeud: Int { 0xea8 }
    /// Source: `GDK_KEY_Hangul_Rieul`.
    public static var hangulRieul: Int { 0xea9 }
    /// Source: `GDK_KEY_Hangul_RieulKiyeog`.
    public static var hangulRieulKiyeog: Int { 0xeaa }
    /// Source: `GDK_KEY_Hangul_RieulMieum`.
    public static var hangulRieulMieum: Int { 0xeab }
    /// Source: `GDK_KEY_Hangul_RieulPieub`.
    public static var hangulRieulPieub: Int { 0xeac }
    /// Source: `GDK_KEY_Hangul_RieulSios`.
    public static var hangulRieulSios: Int { 0xead }
    /// Source: `GDK_KEY_Hangul_RieulTieut`.
    public static var hangulRieulTieut: Int { 0xeae }
    /// Source: `GDK_KEY_Hangul_RieulPhieuf`.
    public static var hangulRieulPhieuf: Int { 0xeaf }
    /// Source: `GDK_KEY_Hangul_RieulHieuh`.
    public static var hangulRieulHieuh: Int { 0xeb0 }
    /// Source: `GDK_KEY_Hangul_Mieum`.
    public static var hangulMieum: Int { 0xeb1 }
    /// Source: `GDK_KEY_Hangul_Pieub`.
    public static var hangulPieub: Int { 0xeb2 }
    /// Source: `GDK_KEY_Hangul_SsangPieub`.
    public static var hangulSsangPieub: Int { 0xeb3 }
    /// Source: `GDK_KEY_Hangul_PieubSios`.
    public static var hangulPieubSios: Int { 0xeb4 }
    /// Source: `GDK_KEY_Hangul_Sios`.
    public static var hangulSios: Int { 0xeb5 }
    /// Source: `GDK_KEY_Hangul_SsangSios`.
    public static var hangulSsangSios: Int { 0xeb6 }
    /// Source: `GDK_KEY_Hangul_Ieung`.
    public static var hangulIeung: Int { 0xeb7 }
    /// Source: `GDK_KEY_Hangul_Jieuj`.
    public static var hangulJieuj: Int { 0xeb8 }
    /// Source: `GDK_KEY_Hangul_SsangJieuj`.
    public static var hangulSsangJieuj: Int { 0xeb9 }
    /// Source: `GDK_KEY_Hangul_Cieuc`.
    public static var hangulCieuc: Int { 0xeba }
    /// Source: `GDK_KEY_Hangul_Khieuq`.
    public static var hangulKhieuq: Int { 0xebb }
    /// Source: `GDK_KEY_Hangul_Tieut`.
    public static var hangulTieut: Int { 0xebc }
    /// Source: `GDK_KEY_Hangul_Phieuf`.
    public static var hangulPhieuf: Int { 0xebd }
    /// Source: `GDK_KEY_Hangul_Hieuh`.
    public static var hangulHieuh: Int { 0xebe }
    /// Source: `GDK_KEY_Hangul_A`.
    public static var hangulA: Int { 0xebf }
    /// Source: `GDK_KEY_Hangul_AE`.
    public static var hangulAE: Int { 0xec0 }
    /// Source: `GDK_KEY_Hangul_YA`.
    public static var hangulYA: Int { 0xec1 }
    /// Source: `GDK_KEY_Hangul_YAE`.
    public static var hangulYAE: Int { 0xec2 }
    /// Source: `GDK_KEY_Hangul_EO`.
    public static var hangulEO: Int { 0xec3 }
    /// Source: `GDK_KEY_Hangul_E`.
    public static var hangulE: Int { 0xec4 }
    /// Source: `GDK_KEY_Hangul_YEO`.
    public static var hangulYEO: Int { 0xec5 }
    /// Source: `GDK_KEY_Hangul_YE`.
    public static var hangulYE: Int { 0xec6 }
    /// Source: `GDK_KEY_Hangul_O`.
    public static var hangulO: Int { 0xec7 }
    /// Source: `GDK_KEY_Hangul_WA`.
    public static var hangulWA: Int { 0xec8 }
    /// Source: `GDK_KEY_Hangul_WAE`.
    public static var hangulWAE: Int { 0xec9 }
    /// Source: `GDK_KEY_Hangul_OE`.
    public static var hangulOE: Int { 0xeca }
    /// Source: `GDK_KEY_Hangul_YO`.
    public static var hangulYO: Int { 0xecb }
    /// Source: `GDK_KEY_Hangul_U`.
    public static var hangulU: Int { 0xecc }
    /// Source: `GDK_KEY_Hangul_WEO`.
    public static var hangulWEO: Int { 0xecd }
    /// Source: `GDK_KEY_Hangul_WE`.
    public static var hangulWE: Int { 0xece }
    /// Source: `GDK_KEY_Hangul_WI`.
    public static var hangulWI: Int { 0xecf }
    /// Source: `GDK_KEY_Hangul_YU`.
    public static var hangulYU: Int { 0xed0 }
    /// Source: `GDK_KEY_Hangul_EU`.
    public static var hangulEU: Int { 0xed1 }
    /// Source: `GDK_KEY_Hangul_YI`.
    public static var hangulYI: Int { 0xed2 }
    /// Source: `GDK_KEY_Hangul_I`.
    public static var hangulI: Int { 0xed3 }
    /// Source: `GDK_KEY_Hangul_J_Kiyeog`.
    public static var hangulJKiyeog: Int { 0xed4 }
    /// Source: `GDK_KEY_Hangul_J_SsangKiyeog`.
    public static var hangulJSsangKiyeog: Int { 0xed5 }
    /// Source: `GDK_KEY_Hangul_J_KiyeogSios`.
    public static var hangulJKiyeogSios: Int { 0xed6 }
    /// Source: `GDK_KEY_Hangul_J_Nieun`.
    public static var hangulJNieun: Int { 0xed7 }
    /// Source: `GDK_KEY_Hangul_J_NieunJieuj`.
    public static var hangulJNieunJieuj: Int { 0xed8 }
    /// Source: `GDK_KEY_Hangul_J_NieunHieuh`.
    public static var hangulJNieunHieuh: Int { 0xed9 }
    /// Source: `GDK_KEY_Hangul_J_Dikeud`.
    public static var hangulJDikeud: Int { 0xeda }
    /// Source: `GDK_KEY_Hangul_J_Rieul`.
    public static var hangulJRieul: Int { 0xedb }
    /// Source: `GDK_KEY_Hangul_J_RieulKiyeog`.
    public static var hangulJRieulKiyeog: Int { 0xedc }
    /// Source: `GDK_KEY_Hangul_J_RieulMieum`.
    public static var hangulJRieulMieum: Int { 0xedd }
    /// Source: `GDK_KEY_Hangul_J_RieulPieub`.
    public static var hangulJRieulPieub: Int { 0xede }
    /// Source: `GDK_KEY_Hangul_J_RieulSios`.
    public static var hangulJRieulSios: Int { 0xedf }
    /// Source: `GDK_KEY_Hangul_J_RieulTieut`.
    public static var hangulJRieulTieut: Int { 0xee0 }
    /// Source: `GDK_KEY_Hangul_J_RieulPhieuf`.
    public static var hangulJRieulPhieuf: Int { 0xee1 }
    /// Source: `GDK_KEY_Hangul_J_RieulHieuh`.
    public static var hangulJRieulHieuh: Int { 0xee2 }
    /// Source: `GDK_KEY_Hangul_J_Mieum`.
    public static var hangulJMieum: Int { 0xee3 }
    /// Source: `GDK_KEY_Hangul_J_Pieub`.
    public static var hangulJPieub: Int { 0xee4 }
    /// Source: `GDK_KEY_Hangul_J_PieubSios`.
    public static var hangulJPieubSios: Int { 0xee5 }
    /// Source: `GDK_KEY_Hangul_J_Sios`.
    public static var hangulJSios: Int { 0xee6 }
    /// Source: `GDK_KEY_Hangul_J_SsangSios`.
    public static var hangulJSsangSios: Int { 0xee7 }
    /// Source: `GDK_KEY_Hangul_J_Ieung`.
    public static var hangulJIeung: Int { 0xee8 }
    /// Source: `GDK_KEY_Hangul_J_Jieuj`.
    public static var hangulJJieuj: Int { 0xee9 }
    /// Source: `GDK_KEY_Hangul_J_Cieuc`.
    public static var hangulJCieuc: Int { 0xeea }
    /// Source: `GDK_KEY_Hangul_J_Khieuq`.
    public static var hangulJKhieuq: Int { 0xeeb }
    /// Source: `GDK_KEY_Hangul_J_Tieut`.
    public static var hangulJTieut: Int { 0xeec }
    /// Source: `GDK_KEY_Hangul_J_Phieuf`.
    public static var hangulJPhieuf: Int { 0xeed }
    /// Source: `GDK_KEY_Hangul_J_Hieuh`.
    public static var hangulJHieuh: Int { 0xeee }
    /// Source: `GDK_KEY_Hangul_RieulYeorinHieuh`.
    public static var hangulRieulYeorinHieuh: Int { 0xeef }
    /// Source: `GDK_KEY_Hangul_SunkyeongeumMieum`.
    public static var hangulSunkyeongeumMieum: Int { 0xef0 }
    /// Source: `GDK_KEY_Hangul_SunkyeongeumPieub`.
    public static var hangulSunkyeongeumPieub: Int { 0xef1 }
    /// Source: `GDK_KEY_Hangul_PanSios`.
    public static var hangulPanSios: Int { 0xef2 }
    /// Source: `GDK_KEY_Hangul_KkogjiDalrinIeung`.
    public static var hangulKkogjiDalrinIeung: Int { 0xef3 }
    /// Source: `GDK_KEY_Hangul_SunkyeongeumPhieuf`.
    public static var hangulSunkyeongeumPhieuf: Int { 0xef4 }
    /// Source: `GDK_KEY_Hangul_YeorinHieuh`.
    public static var hangulYeorinHieuh: Int { 0xef5 }
    /// Source: `GDK_KEY_Hangul_AraeA`.
    public static var hangulAraeA: Int { 0xef6 }
    /// Source: `GDK_KEY_Hangul_AraeAE`.
    public static var hangulAraeAE: Int { 0xef7 }
    /// Source: `GDK_KEY_Hangul_J_PanSios`.
    public static var hangulJPanSios: Int { 0xef8 }
    /// Source: `GDK_KEY_Hangul_J_KkogjiDalrinIeung`.
    public static var hangulJKkogjiDalrinIeung: Int { 0xef9 }
    /// Source: `GDK_KEY_Hangul_J_YeorinHieuh`.
    public static var hangulJYeorinHieuh: Int { 0xefa }
    /// Source: `GDK_KEY_Korean_Won`.
    public static var koreanWon: Int { 0xeff }
    /// Source: `GDK_KEY_OE`.
    public static var OE: Int { 0x13bc }
    /// Source: `GDK_KEY_oe`.
    public static var oe: Int { 0x13bd }
    /// Source: `GDK_KEY_Ydiaeresis`.
    public static var Ydiaeresis: Int { 0x13be }
    /// Source: `GDK_KEY_EuroSign`.
    public static var euroSign: Int { 0x20ac }
    /// Source: `GDK_KEY_3270_Duplicate`.
    public static var _3270Duplicate: Int { 0xfd01 }
    /// Source: `GDK_KEY_3270_FieldMark`.
    public static var _3270FieldMark: Int { 0xfd02 }
    /// Source: `GDK_KEY_3270_Right2`.
    public static var _3270Right2: Int { 0xfd03 }
    /// Source: `GDK_KEY_3270_Left2`.
    public static var _3270Left2: Int { 0xfd04 }
    /// Source: `GDK_KEY_3270_BackTab`.
    public static var _3270BackTab: Int { 0xfd05 }
    /// Source: `GDK_KEY_3270_EraseEOF`.
    public static var _3270EraseEOF: Int { 0xfd06 }
    /// Source: `GDK_KEY_3270_EraseInput`.
    public static var _3270EraseInput: Int { 0xfd07 }
    /// Source: `GDK_KEY_3270_Reset`.
    public static var _3270Reset: Int { 0xfd08 }
    /// Source: `GDK_KEY_3270_Quit`.
    public static var _3270Quit: Int { 0xfd09 }
    /// Source: `GDK_KEY_3270_PA1`.
    public static var _3270PA1: Int { 0xfd0a }
    /// Source: `GDK_KEY_3270_PA2`.
    public static var _3270PA2: Int { 0xfd0b }
    /// Source: `GDK_KEY_3270_PA3`.
    public static var _3270PA3: Int { 0xfd0c }
    /// Source: `GDK_KEY_3270_Test`.
    public static var _3270Test: Int { 0xfd0d }
    /// Source: `GDK_KEY_3270_Attn`.
    public static var _3270Attn: Int { 0xfd0e }
    /// Source: `GDK_KEY_3270_CursorBlink`.
    public static var _3270CursorBlink: Int { 0xfd0f }
    /// Source: `GDK_KEY_3270_AltCursor`.
    public static var _3270AltCursor: Int { 0xfd10 }
    /// Source: `GDK_KEY_3270_KeyClick`.
    public static var _3270KeyClick: Int { 0xfd11 }
    /// Source: `GDK_KEY_3270_Jump`.
    public static var _3270Jump: Int { 0xfd12 }
    /// Source: `GDK_KEY_3270_Ident`.
    public static var _3270Ident: Int { 0xfd13 }
    /// Source: `GDK_KEY_3270_Rule`.
    public static var _3270Rule: Int { 0xfd14 }
    /// Source: `GDK_KEY_3270_Copy`.
    public static var _3270Copy: Int { 0xfd15 }
    /// Source: `GDK_KEY_3270_Play`.
    public static var _3270Play: Int { 0xfd16 }
    /// Source: `GDK_KEY_3270_Setup`.
    public static var _3270Setup: Int { 0xfd17 }
    /// Source: `GDK_KEY_3270_Record`.
    public static var _3270Record: Int { 0xfd18 }
    /// Source: `GDK_KEY_3270_ChangeScreen`.
    public static var _3270ChangeScreen: Int { 0xfd19 }
    /// Source: `GDK_KEY_3270_DeleteWord`.
    public static var _3270DeleteWord: Int { 0xfd1a }
    /// Source: `GDK_KEY_3270_ExSelect`.
    public static var _3270ExSelect: Int { 0xfd1b }
    /// Source: `GDK_KEY_3270_CursorSelect`.
    public static var _3270CursorSelect: Int { 0xfd1c }
    /// Source: `GDK_KEY_3270_PrintScreen`.
    public static var _3270PrintScreen: Int { 0xfd1d }
    /// Source: `GDK_KEY_3270_Enter`.
    public static var _3270Enter: Int { 0xfd1e }
    /// Source: `GDK_KEY_ISO_Lock`.
    public static var isoLock: Int { 0xfe01 }
    /// Source: `GDK_KEY_ISO_Level2_Latch`.
    public static var isoLevel2Latch: Int { 0xfe02 }
    /// Source: `GDK_KEY_ISO_Level3_Shift`.
    public static var isoLevel3Shift: Int { 0xfe03 }
    /// Source: `GDK_KEY_ISO_Level3_Latch`.
    public static var isoLevel3Latch: Int { 0xfe04 }
    /// Source: `GDK_KEY_ISO_Level3_Lock`.
    public static var isoLevel3Lock: Int { 0xfe05 }
    /// Source: `GDK_KEY_ISO_Group_Latch`.
    public static var isoGroupLatch: Int { 0xfe06 }
    /// Source: `GDK_KEY_ISO_Group_Lock`.
    public static var isoGroupLock: Int { 0xfe07 }
    /// Source: `GDK_KEY_ISO_Next_Group`.
    public static var isoNextGroup: Int { 0xfe08 }
    /// Source: `GDK_KEY_ISO_Next_Group_Lock`.
    public static var isoNextGroupLock: Int { 0xfe09 }
    /// Source: `GDK_KEY_ISO_Prev_Group`.
    public static var isoPrevGroup: Int { 0xfe0a }
    /// Source: `GDK_KEY_ISO_Prev_Group_Lock`.
    public static var isoPrevGroupLock: Int { 0xfe0b }
    /// Source: `GDK_KEY_ISO_First_Group`.
    public static var isoFirstGroup: Int { 0xfe0c }
    /// Source: `GDK_KEY_ISO_First_Group_Lock`.
    public static var isoFirstGroupLock: Int { 0xfe0d }
    /// Source: `GDK_KEY_ISO_Last_Group`.
    public static var isoLastGroup: Int { 0xfe0e }
    /// Source: `GDK_KEY_ISO_Last_Group_Lock`.
    public static var isoLastGroupLock: Int { 0xfe0f }
    /// Source: `GDK_KEY_ISO_Level5_Shift`.
    public static var isoLevel5Shift: Int { 0xfe11 }
    /// Source: `GDK_KEY_ISO_Level5_Latch`.
    public static var isoLevel5Latch: Int { 0xfe12 }
    /// Source: `GDK_KEY_ISO_Level5_Lock`.
    public static var isoLevel5Lock: Int { 0xfe13 }
    /// Source: `GDK_KEY_ISO_Left_Tab`.
    public static var isoLeftTab: Int { 0xfe20 }
    /// Source: `GDK_KEY_ISO_Move_Line_Up`.
    public static var isoMoveLineUp: Int { 0xfe21 }
    /// Source: `GDK_KEY_ISO_Move_Line_Down`.
    public static var isoMoveLineDown: Int { 0xfe22 }
    /// Source: `GDK_KEY_ISO_Partial_Line_Up`.
    public static var isoPartialLineUp: Int { 0xfe23 }
    /// Source: `GDK_KEY_ISO_Partial_Line_Down`.
    public static var isoPartialLineDown: Int { 0xfe24 }
    /// Source: `GDK_KEY_ISO_Partial_Space_Left`.
    public static var isoPartialSpaceLeft: Int { 0xfe25 }
    /// Source: `GDK_KEY_ISO_Partial_Space_Right`.
    public static var isoPartialSpaceRight: Int { 0xfe26 }
    /// Source: `GDK_KEY_ISO_Set_Margin_Left`.
    public static var isoSetMarginLeft: Int { 0xfe27 }
    /// Source: `GDK_KEY_ISO_Set_Margin_Right`.
    public static var isoSetMarginRight: Int { 0xfe28 }
    /// Source: `GDK_KEY_ISO_Release_Margin_Left`.
    public static var isoReleaseMarginLeft: Int { 0xfe29 }
    /// Source: `GDK_KEY_ISO_Release_Margin_Right`.
    public static var isoReleaseMarginRight: Int { 0xfe2a }
    /// Source: `GDK_KEY_ISO_Release_Both_Margins`.
    public static var isoReleaseBothMargins: Int { 0xfe2b }
    /// Source: `GDK_KEY_ISO_Fast_Cursor_Left`.
    public static var isoFastCursorLeft: Int { 0xfe2c }
    /// Source: `GDK_KEY_ISO_Fast_Cursor_Right`.
    public static var isoFastCursorRight: Int { 0xfe2d }
    /// Source: `GDK_KEY_ISO_Fast_Cursor_Up`.
    public static var isoFastCursorUp: Int { 0xfe2e }
    /// Source: `GDK_KEY_ISO_Fast_Cursor_Down`.
    public static var isoFastCursorDown: Int { 0xfe2f }
    /// Source: `GDK_KEY_ISO_Continuous_Underline`.
    public static var isoContinuousUnderline: Int { 0xfe30 }
    /// Source: `GDK_KEY_ISO_Discontinuous_Underline`.
    public static var isoDiscontinuousUnderline: Int { 0xfe31 }
    /// Source: `GDK_KEY_ISO_Emphasize`.
    public static var isoEmphasize: Int { 0xfe32 }
    /// Source: `GDK_KEY_ISO_Center_Object`.
    public static var isoCenterObject: Int { 0xfe33 }
    /// Source: `GDK_KEY_ISO_Enter`.
    public static var isoEnter: Int { 0xfe34 }
    /// Source: `GDK_KEY_dead_grave`.
    public static var deadGrave: Int { 0xfe50 }
    /// Source: `GDK_KEY_dead_acute`.
    public static var deadAcute: Int { 0xfe51 }
    /// Source: `GDK_KEY_dead_circumflex`.
    public static var deadCircumflex: Int { 0xfe52 }
    /// Source: `GDK_KEY_dead_perispomeni`.
    public static var deadPerispomeni: Int { 0xfe53 }
    /// Source: `GDK_KEY_dead_tilde`.
    public static var deadTilde: Int { 0xfe53 }
    /// Source: `GDK_KEY_dead_macron`.
    public static var deadMacron: Int { 0xfe54 }
    /// Source: `GDK_KEY_dead_breve`.
    public static var deadBreve: Int { 0xfe55 }
    /// Source: `GDK_KEY_dead_abovedot`.
    public static var deadAbovedot: Int { 0xfe56 }
    /// Source: `GDK_KEY_dead_diaeresis`.
    public static var deadDiaeresis: Int { 0xfe57 }
    /// Source: `GDK_KEY_dead_abovering`.
    public static var deadAbovering: Int { 0xfe58 }
    /// Source: `GDK_KEY_dead_doubleacute`.
    public static var deadDoubleacute: Int { 0xfe59 }
    /// Source: `GDK_KEY_dead_caron`.
    public static var deadCaron: Int { 0xfe5a }
    /// Source: `GDK_KEY_dead_cedilla`.
    public static var deadCedilla: Int { 0xfe5b }
    /// Source: `GDK_KEY_dead_ogonek`.
    public static var deadOgonek: Int { 0xfe5c }
    /// Source: `GDK_KEY_dead_iota`.
    public static var deadIota: Int { 0xfe5d }
    /// Source: `GDK_KEY_dead_voiced_sound`.
    public static var deadVoicedSound: Int { 0xfe5e }
    /// Source: `GDK_KEY_dead_semivoiced_sound`.
    public static var deadSemivoicedSound: Int { 0xfe5f }
    /// Source: `GDK_KEY_dead_belowdot`.
    public static var deadBelowdot: Int { 0xfe60 }
    /// Source: `GDK_KEY_dead_hook`.
    public static var deadHook: Int { 0xfe61 }
    /// Source: `GDK_KEY_dead_horn`.
    public static var deadHorn: Int { 0xfe62 }
    /// Source: `GDK_KEY_dead_stroke`.
    public static var deadStroke: Int { 0xfe63 }
    /// Source: `GDK_KEY_dead_abovecomma`.
    public static var deadAbovecomma: Int { 0xfe64 }
    /// Source: `GDK_KEY_dead_psili`.
    public static var deadPsili: Int { 0xfe64 }
    /// Source: `GDK_KEY_dead_abovereversedcomma`.
    public static var deadAbovereversedcomma: Int { 0xfe65 }
    /// Source: `GDK_KEY_dead_dasia`.
    public static var deadDasia: Int { 0xfe65 }
    /// Source: `GDK_KEY_dead_doublegrave`.
    public static var deadDoublegrave: Int { 0xfe66 }
    /// Source: `GDK_KEY_dead_belowring`.
    public static var deadBelowring: Int { 0xfe67 }
    /// Source: `GDK_KEY_dead_belowmacron`.
    public static var deadBelowmacron: Int { 0xfe68 }
    /// Source: `GDK_KEY_dead_belowcircumflex`.
    public static var deadBelowcircumflex: Int { 0xfe69 }
    /// Source: `GDK_KEY_dead_belowtilde`.
    public static var deadBelowtilde: Int { 0xfe6a }
    /// Source: `GDK_KEY_dead_belowbreve`.
    public static var deadBelowbreve: Int { 0xfe6b }
    /// Source: `GDK_KEY_dead_belowdiaeresis`.
    public static var deadBelowdiaeresis: Int { 0xfe6c }
    /// Source: `GDK_KEY_dead_invertedbreve`.
    public static var deadInvertedbreve: Int { 0xfe6d }
    /// Source: `GDK_KEY_dead_belowcomma`.
    public static var deadBelowcomma: Int { 0xfe6e }
    /// Source: `GDK_KEY_dead_currency`.
    public static var deadCurrency: Int { 0xfe6f }
    /// Source: `GDK_KEY_AccessX_Enable`.
    public static var accessXEnable: Int { 0xfe70 }
    /// Source: `GDK_KEY_AccessX_Feedback_Enable`.
    public static var accessXFeedbackEnable: Int { 0xfe71 }
    /// Source: `GDK_KEY_RepeatKeys_Enable`.
    public static var repeatKeysEnable: Int { 0xfe72 }
    /// Source: `GDK_KEY_SlowKeys_Enable`.
    public static var slowKeysEnable: Int { 0xfe73 }
    /// Source: `GDK_KEY_BounceKeys_Enable`.
    public static var bounceKeysEnable: Int { 0xfe74 }
    /// Source: `GDK_KEY_StickyKeys_Enable`.
    public static var stickyKeysEnable: Int { 0xfe75 }
    /// Source: `GDK_KEY_MouseKeys_Enable`.
    public static var mouseKeysEnable: Int { 0xfe76 }
    /// Source: `GDK_KEY_MouseKeys_Accel_Enable`.
    public static var mouseKeysAccelEnable: Int { 0xfe77 }
    /// Source: `GDK_KEY_Overlay1_Enable`.
    public static var overlay1Enable: Int { 0xfe78 }
    /// Source: `GDK_KEY_Overlay2_Enable`.
    public static var overlay2Enable: Int { 0xfe79 }
    /// Source: `GDK_KEY_AudibleBell_Enable`.
    public static var audibleBellEnable: Int { 0xfe7a }
    /// Source: `GDK_KEY_dead_a`.
    public static var dead_a: Int { 0xfe80 }
    /// Source: `GDK_KEY_dead_A`.
    public static var dead_A: Int { 0xfe81 }
    /// Source: `GDK_KEY_dead_e`.
    public static var dead_e: Int { 0xfe82 }
    /// Source: `GDK_KEY_dead_E`.
    public static var dead_E: Int { 0xfe83 }
    /// Source: `GDK_KEY_dead_i`.
    public static var dead_i: Int { 0xfe84 }
    /// Source: `GDK_KEY_dead_I`.
    public static var dead_I: Int { 0xfe85 }
    /// Source: `GDK_KEY_dead_o`.
    public static var dead_o: Int { 0xfe86 }
    /// Source: `GDK_KEY_dead_O`.
    public static var dead_O: Int { 0xfe87 }
    /// Source: `GDK_KEY_dead_u`.
    public static var dead_u: Int { 0xfe88 }
    /// Source: `GDK_KEY_dead_U`.
    public static var dead_U: Int { 0xfe89 }
    /// Source: `GDK_KEY_dead_small_schwa`.
    public static var deadSmallSchwa: Int { 0xfe8a }
    /// Source: `GDK_KEY_dead_capital_schwa`.
    public static var deadCapitalSchwa: Int { 0xfe8b }
    /// Source: `GDK_KEY_dead_greek`.
    public static var deadGreek: Int { 0xfe8c }
    /// Source: `GDK_KEY_dead_lowline`.
    public static var deadLowline: Int { 0xfe90 }
    /// Source: `GDK_KEY_dead_aboveverticalline`.
    public static var deadAboveverticalline: Int { 0xfe91 }
    /// Source: `GDK_KEY_dead_belowverticalline`.
    public static var deadBelowverticalline: Int { 0xfe92 }
    /// Source: `GDK_KEY_dead_longsolidusoverlay`.
    public static var deadLongsolidusoverlay: Int { 0xfe93 }
    /// Source: `GDK_KEY_ch`.
    public static var ch: Int { 0xfea0 }
    /// Source: `GDK_KEY_Ch`.
    public static var Ch: Int { 0xfea1 }
    /// Source: `GDK_KEY_CH`.
    public static var CH: Int { 0xfea2 }
    /// Source: `GDK_KEY_c_h`.
    public static var c_h: Int { 0xfea3 }
    /// Source: `GDK_KEY_C_h`.
    public static var C_h: Int { 0xfea4 }
    /// Source: `GDK_KEY_C_H`.
    public static var C_H: Int { 0xfea5 }
    /// Source: `GDK_KEY_First_Virtual_Screen`.
    public static var firstVirtualScreen: Int { 0xfed0 }
    /// Source: `GDK_KEY_Prev_Virtual_Screen`.
    public static var prevVirtualScreen: Int { 0xfed1 }
    /// Source: `GDK_KEY_Next_Virtual_Screen`.
    public static var nextVirtualScreen: Int { 0xfed2 }
    /// Source: `GDK_KEY_Last_Virtual_Screen`.
    public static var lastVirtualScreen: Int { 0xfed4 }
    /// Source: `GDK_KEY_Terminate_Server`.
    public static var terminateServer: Int { 0xfed5 }
    /// Source: `GDK_KEY_Pointer_Left`.
    public static var pointerLeft: Int { 0xfee0 }
    /// Source: `GDK_KEY_Pointer_Right`.
    public static var pointerRight: Int { 0xfee1 }
    /// Source: `GDK_KEY_Pointer_Up`.
    public static var pointerUp: Int { 0xfee2 }
    /// Source: `GDK_KEY_Pointer_Down`.
    public static var pointerDown: Int { 0xfee3 }
    /// Source: `GDK_KEY_Pointer_UpLeft`.
    public static var pointerUpLeft: Int { 0xfee4 }
    /// Source: `GDK_KEY_Pointer_UpRight`.
    public static var pointerUpRight: Int { 0xfee5 }
    /// Source: `GDK_KEY_Pointer_DownLeft`.
    public static var pointerDownLeft: Int { 0xfee6 }
    /// Source: `GDK_KEY_Pointer_DownRight`.
    public static var pointerDownRight: Int { 0xfee7 }
    /// Source: `GDK_KEY_Pointer_Button_Dflt`.
    public static var pointerButtonDflt: Int { 0xfee8 }
    /// Source: `GDK_KEY_Pointer_Button1`.
    public static var pointerButton1: Int { 0xfee9 }
    /// Source: `GDK_KEY_Pointer_Button2`.
    public static var pointerButton2: Int { 0xfeea }
    /// Source: `GDK_KEY_Pointer_Button3`.
    public static var pointerButton3: Int { 0xfeeb }
    /// Source: `GDK_KEY_Pointer_Button4`.
    public static var pointerButton4: Int { 0xfeec }
    /// Source: `GDK_KEY_Pointer_Button5`.
    public static var pointerButton5: Int { 0xfeed }
    /// Source: `GDK_KEY_Pointer_DblClick_Dflt`.
    public static var pointerDblClickDflt: Int { 0xfeee }
    /// Source: `GDK_KEY_Pointer_DblClick1`.
    public static var pointerDblClick1: Int { 0xfeef }
    /// Source: `GDK_KEY_Pointer_DblClick2`.
    public static var pointerDblClick2: Int { 0xfef0 }
    /// Source: `GDK_KEY_Pointer_DblClick3`.
    public static var pointerDblClick3: Int { 0xfef1 }
    /// Source: `GDK_KEY_Pointer_DblClick4`.
    public static var pointerDblClick4: Int { 0xfef2 }
    /// Source: `GDK_KEY_Pointer_DblClick5`.
    public static var pointerDblClick5: Int { 0xfef3 }
    /// Source: `GDK_KEY_Pointer_Drag_Dflt`.
    public static var pointerDragDflt: Int { 0xfef4 }
    /// Source: `GDK_KEY_Pointer_Drag1`.
    public static var pointerDrag1: Int { 0xfef5 }
    /// Source: `GDK_KEY_Pointer_Drag2`.
    public static var pointerDrag2: Int { 0xfef6 }
    /// Source: `GDK_KEY_Pointer_Drag3`.
    public static var pointerDrag3: Int { 0xfef7 }
    /// Source: `GDK_KEY_Pointer_Drag4`.
    public static var pointerDrag4: Int { 0xfef8 }
    /// Source: `GDK_KEY_Pointer_EnableKeys`.
    public static var pointerEnableKeys: Int { 0xfef9 }
    /// Source: `GDK_KEY_Pointer_Accelerate`.
    public static var pointerAccelerate: Int { 0xfefa }
    /// Source: `GDK_KEY_Pointer_DfltBtnNext`.
    public static var pointerDfltBtnNext: Int { 0xfefb }
    /// Source: `GDK_KEY_Pointer_DfltBtnPrev`.
    public static var pointerDfltBtnPrev: Int { 0xfefc }
    /// Source: `GDK_KEY_Pointer_Drag5`.
    public static var pointerDrag5: Int { 0xfefd }
    /// Source: `GDK_KEY_BackSpace`.
    public static var backSpace: Int { 0xff08 }
    /// Source: `GDK_KEY_Tab`.
    public static var tab: Int { 0xff09 }
    /// Source: `GDK_KEY_Linefeed`.
    public static var linefeed: Int { 0xff0a }
    /// Source: `GDK_KEY_Clear`.
    public static var clear: Int { 0xff0b }
    /// Source: `GDK_KEY_Return`.
    public static var `return`: Int { 0xff0d }
    /// Source: `GDK_KEY_Pause`.
    public static var pause: Int { 0xff13 }
    /// Source: `GDK_KEY_Scroll_Lock`.
    public static var scrollLock: Int { 0xff14 }
    /// Source: `GDK_KEY_Sys_Req`.
    public static var sysReq: Int { 0xff15 }
    /// Source: `GDK_KEY_Escape`.
    public static var escape: Int { 0xff1b }
    /// Source: `GDK_KEY_Multi_key`.
    public static var multiKey: Int { 0xff20 }
    /// Source: `GDK_KEY_Kanji`.
    public static var kanji: Int { 0xff21 }
    /// Source: `GDK_KEY_Muhenkan`.
    public static var muhenkan: Int { 0xff22 }
    /// Source: `GDK_KEY_Henkan`.
    public static var henkan: Int { 0xff23 }
    /// Source: `GDK_KEY_Henkan_Mode`.
    public static var henkanMode: Int { 0xff23 }
    /// Source: `GDK_KEY_Romaji`.
    public static var romaji: Int { 0xff24 }
    /// Source: `GDK_KEY_Hiragana`.
    public static var hiragana: Int { 0xff25 }
    /// Source: `GDK_KEY_Katakana`.
    public static var katakana: Int { 0xff26 }
    /// Source: `GDK_KEY_Hiragana_Katakana`.
    public static var hiraganaKatakana: Int { 0xff27 }
    /// Source: `GDK_KEY_Zenkaku`.
    public static var zenkaku: Int { 0xff28 }
    /// Source: `GDK_KEY_Hankaku`.
    public static var hankaku: Int { 0xff29 }
    /// Source: `GDK_KEY_Zenkaku_Hankaku`.
    public static var zenkakuHankaku: Int { 0xff2a }
    /// Source: `GDK_KEY_Touroku`.
    public static var touroku: Int { 0xff2b }
    /// Source: `GDK_KEY_Massyo`.
    public static var massyo: Int { 0xff2c }
    /// Source: `GDK_KEY_Kana_Lock`.
    public static var kanaLock: Int { 0xff2d }
    /// Source: `GDK_KEY_Kana_Shift`.
    public static var kanaShift: Int { 0xff2e }
    /// Source: `GDK_KEY_Eisu_Shift`.
    public static var eisuShift: Int { 0xff2f }
    /// Source: `GDK_KEY_Eisu_toggle`.
    public static var eisuToggle: Int { 0xff30 }
    /// Source: `GDK_KEY_Hangul`.
    public static var hangul: Int { 0xff31 }
    /// Source: `GDK_KEY_Hangul_Start`.
    public static var hangulStart: Int { 0xff32 }
    /// Source: `GDK_KEY_Hangul_End`.
    public static var hangulEnd: Int { 0xff33 }
    /// Source: `GDK_KEY_Hangul_Hanja`.
    public static var hangulHanja: Int { 0xff34 }
    /// Source: `GDK_KEY_Hangul_Jamo`.
    public static var hangulJamo: Int { 0xff35 }
    /// Source: `GDK_KEY_Hangul_Romaja`.
    public static var hangulRomaja: Int { 0xff36 }
    /// Source: `GDK_KEY_Codeinput`.
    public static var codeinput: Int { 0xff37 }
    /// Source: `GDK_KEY_Hangul_Codeinput`.
    public static var hangulCodeinput: Int { 0xff37 }
    /// Source: `GDK_KEY_Kanji_Bangou`.
    public static var kanjiBangou: Int { 0xff37 }
    /// Source: `GDK_KEY_Hangul_Jeonja`.
    public static var hangulJeonja: Int { 0xff38 }
    /// Source: `GDK_KEY_Hangul_Banja`.
    public static var hangulBanja: Int { 0xff39 }
    /// Source: `GDK_KEY_Hangul_PreHanja`.
    public static var hangulPreHanja: Int { 0xff3a }
    /// Source: `GDK_KEY_Hangul_PostHanja`.
    public static var hangulPostHanja: Int { 0xff3b }
    /// Source: `GDK_KEY_Hangul_SingleCandidate`.
    public static var hangulSingleCandidate: Int { 0xff3c }
    /// Source: `GDK_KEY_SingleCandidate`.
    public static var singleCandidate: Int { 0xff3c }
    /// Source: `GDK_KEY_Hangul_MultipleCandidate`.
    public static var hangulMultipleCandidate: Int { 0xff3d }
    /// Source: `GDK_KEY_MultipleCandidate`.
    public static var multipleCandidate: Int { 0xff3d }
    /// Source: `GDK_KEY_Zen_Koho`.
    public static var zenKoho: Int { 0xff3d }
    /// Source: `GDK_KEY_Hangul_PreviousCandidate`.
    public static var hangulPreviousCandidate: Int { 0xff3e }
    /// Source: `GDK_KEY_Mae_Koho`.
    public static var maeKoho: Int { 0xff3e }
    /// Source: `GDK_KEY_PreviousCandidate`.
    public static var previousCandidate: Int { 0xff3e }
    /// Source: `GDK_KEY_Hangul_Special`.
    public static var hangulSpecial: Int { 0xff3f }
    /// Source: `GDK_KEY_Home`.
    public static var home: Int { 0xff50 }
    /// Source: `GDK_KEY_Left`.
    public static var left: Int { 0xff51 }
    /// Source: `GDK_KEY_Up`.
    public static var up: Int { 0xff52 }
    /// Source: `GDK_KEY_Right`.
    public static var right: Int { 0xff53 }
    /// Source: `GDK_KEY_Down`.
    public static var down: Int { 0xff54 }
    /// Source: `GDK_KEY_Page_Up`.
    public static var pageUp: Int { 0xff55 }
    /// Source: `GDK_KEY_Prior`.
    public static var prior: Int { 0xff55 }
    /// Source: `GDK_KEY_Next`.
    public static var next: Int { 0xff56 }
    /// Source: `GDK_KEY_Page_Down`.
    public static var pageDown: Int { 0xff56 }
    /// Source: `GDK_KEY_End`.
    public static var end: Int { 0xff57 }
    /// Source: `GDK_KEY_Begin`.
    public static var begin: Int { 0xff58 }
    /// Source: `GDK_KEY_Select`.
    public static var select: Int { 0xff60 }
    /// Source: `GDK_KEY_Print`.
    public static var print: Int { 0xff61 }
    /// Source: `GDK_KEY_Execute`.
    public static var execute: Int { 0xff62 }
    /// Source: `GDK_KEY_Insert`.
    public static var insert: Int { 0xff63 }
    /// Source: `GDK_KEY_Undo`.
    public static var undo: Int { 0xff65 }
    /// Source: `GDK_KEY_Redo`.
    public static var redo: Int { 0xff66 }
    /// Source: `GDK_KEY_Menu`.
    public static var menu: Int { 0xff67 }
    /// Source: `GDK_KEY_Find`.
    public static var find: Int { 0xff68 }
    /// Source: `GDK_KEY_Cancel`.
    public static var cancel: Int { 0xff69 }
    /// Source: `GDK_KEY_Help`.
    public static var help: Int { 0xff6a }
    /// Source: `GDK_KEY_Break`.
    public static var `break`: Int { 0xff6b }
    /// Source: `GDK_KEY_Arabic_switch`.
    public static var arabicSwitch: Int { 0xff7e }
    /// Source: `GDK_KEY_Greek_switch`.
    public static var greekSwitch: Int { 0xff7e }
    /// Source: `GDK_KEY_Hangul_switch`.
    public static var hangulSwitch: Int { 0xff7e }
    /// Source: `GDK_KEY_Hebrew_switch`.
    public static var hebrewSwitch: Int { 0xff7e }
    /// Source: `GDK_KEY_ISO_Group_Shift`.
    public static var isoGroupShift: Int { 0xff7e }
    /// Source: `GDK_KEY_Mode_switch`.
    public static var modeSwitch: Int { 0xff7e }
    /// Source: `GDK_KEY_kana_switch`.
    public static var kanaSwitch: Int { 0xff7e }
    /// Source: `GDK_KEY_script_switch`.
    public static var scriptSwitch: Int { 0xff7e }
    /// Source: `GDK_KEY_Num_Lock`.
    public static var numLock: Int { 0xff7f }
    /// Source: `GDK_KEY_KP_Space`.
    public static var kpSpace: Int { 0xff80 }
    /// Source: `GDK_KEY_KP_Tab`.
    public static var kpTab: Int { 0xff89 }
    /// Source: `GDK_KEY_KP_Enter`.
    public static var kpEnter: Int { 0xff8d }
    /// Source: `GDK_KEY_KP_F1`.
    public static var kpF1: Int { 0xff91 }
    /// Source: `GDK_KEY_KP_F2`.
    public static var kpF2: Int { 0xff92 }
    /// Source: `GDK_KEY_KP_F3`.
    public static var kpF3: Int { 0xff93 }
    /// Source: `GDK_KEY_KP_F4`.
    public static var kpF4: Int { 0xff94 }
    /// Source: `GDK_KEY_KP_Home`.
    public static var kpHome: Int { 0xff95 }
    /// Source: `GDK_KEY_KP_Left`.
    public static var kpLeft: Int { 0xff96 }
    /// Source: `GDK_KEY_KP_Up`.
    public static var kpUp: Int { 0xff97 }
    /// Source: `GDK_KEY_KP_Right`.
    public static var kpRight: Int { 0xff98 }
    /// Source: `GDK_KEY_KP_Down`.
    public static var kpDown: Int { 0xff99 }
    /// Source: `GDK_KEY_KP_Page_Up`.
    public static var kpPageUp: Int { 0xff9a }
    /// Source: `GDK_KEY_KP_Prior`.
    public static var kpPrior: Int { 0xff9a }
    /// Source: `GDK_KEY_KP_Next`.
    public static var kpNext: Int { 0xff9b }
    /// Source: `GDK_KEY_KP_Page_Down`.
    public static var kpPageDown: Int { 0xff9b }
    /// Source: `GDK_KEY_KP_End`.
    public static var kpEnd: Int { 0xff9c }
    /// Source: `GDK_KEY_KP_Begin`.
    public static var kpBegin: Int { 0xff9d }
    /// Source: `GDK_KEY_KP_Insert`.
    public static var kpInsert: Int { 0xff9e }
    /// Source: `GDK_KEY_KP_Delete`.
    public static var kpDelete: Int { 0xff9f }
    /// Source: `GDK_KEY_KP_Multiply`.
    public static var kpMultiply: Int { 0xffaa }
    /// Source: `GDK_KEY_KP_Add`.
    public static var kpAdd: Int { 0xffab }
    /// Source: `GDK_KEY_KP_Separator`.
    public static var kpSeparator: Int { 0xffac }
    /// Source: `GDK_KEY_KP_Subtract`.
    public static var kpSubtract: Int { 0xffad }
    /// Source: `GDK_KEY_KP_Decimal`.
    public static var kpDecimal: Int { 0xffae }
    /// Source: `GDK_KEY_KP_Divide`.
    public static var kpDivide: Int { 0xffaf }
    /// Source: `GDK_KEY_KP_0`.
    public static var kp0: Int { 0xffb0 }
    /// Source: `GDK_KEY_KP_1`.
    public static var kp1: Int { 0xffb1 }
    /// Source: `GDK_KEY_KP_2`.
    public static var kp2: Int { 0xffb2 }
    /// Source: `GDK_KEY_KP_3`.
    public static var kp3: Int { 0xffb3 }
    /// Source: `GDK_KEY_KP_4`.
    public static var kp4: Int { 0xffb4 }
    /// Source: `GDK_KEY_KP_5`.
    public static var kp5: Int { 0xffb5 }
    /// Source: `GDK_KEY_KP_6`.
    public static var kp6: Int { 0xffb6 }
    /// Source: `GDK_KEY_KP_7`.
    public static var kp7: Int { 0xffb7 }
    /// Source: `GDK_KEY_KP_8`.
    public static var kp8: Int { 0xffb8 }
    /// Source: `GDK_KEY_KP_9`.
    public static var kp9: Int { 0xffb9 }
    /// Source: `GDK_KEY_KP_Equal`.
    public static var kpEqual: Int { 0xffbd }
    /// Source: `GDK_KEY_F1`.
    public static var f1: Int { 0xffbe }
    /// Source: `GDK_KEY_F2`.
    public static var f2: Int { 0xffbf }
    /// Source: `GDK_KEY_F3`.
    public static var f3: Int { 0xffc0 }
    /// Source: `GDK_KEY_F4`.
    public static var f4: Int { 0xffc1 }
    /// Source: `GDK_KEY_F5`.
    public static var f5: Int { 0xffc2 }
    /// Source: `GDK_KEY_F6`.
    public static var f6: Int { 0xffc3 }
    /// Source: `GDK_KEY_F7`.
    public static var f7: Int { 0xffc4 }
    /// Source: `GDK_KEY_F8`.
    public static var f8: Int { 0xffc5 }
    /// Source: `GDK_KEY_F9`.
    public static var f9: Int { 0xffc6 }
    /// Source: `GDK_KEY_F10`.
    public static var f10: Int { 0xffc7 }
    /// Source: `GDK_KEY_F11`.
    public static var f11: Int { 0xffc8 }
    /// Source: `GDK_KEY_L1`.
    public static var l1: Int { 0xffc8 }
    /// Source: `GDK_KEY_F12`.
    public static var f12: Int { 0xffc9 }
    /// Source: `GDK_KEY_L2`.
    public static var l2: Int { 0xffc9 }
    /// Source: `GDK_KEY_F13`.
    public static var f13: Int { 0xffca }
    /// Source: `GDK_KEY_L3`.
    public static var l3: Int { 0xffca }
    /// Source: `GDK_KEY_F14`.
    public static var f14: Int { 0xffcb }
    /// Source: `GDK_KEY_L4`.
    public static var l4: Int { 0xffcb }
    /// Source: `GDK_KEY_F15`.
    public static var f15: Int { 0xffcc }
    /// Source: `GDK_KEY_L5`.
    public static var l5: Int { 0xffcc }
    /// Source: `GDK_KEY_F16`.
    public static var f16: Int { 0xffcd }
    /// Source: `GDK_KEY_L6`.
    public static var l6: Int { 0xffcd }
    /// Source: `GDK_KEY_F17`.
    public static var f17: Int { 0xffce }
    /// Source: `GDK_KEY_L7`.
    public static var l7: Int { 0xffce }
    /// Source: `GDK_KEY_F18`.
    public static var f18: Int { 0xffcf }
    /// Source: `GDK_KEY_L8`.
    public static var l8: Int { 0xffcf }
    /// Source: `GDK_KEY_F19`.
    public static var f19: Int { 0xffd0 }
    /// Source: `GDK_KEY_L9`.
    public static var l9: Int { 0xffd0 }
    /// Source: `GDK_KEY_F20`.
    public static var f20: Int { 0xffd1 }
    /// Source: `GDK_KEY_L10`.
    public static var l10: Int { 0xffd1 }
    /// Source: `GDK_KEY_F21`.
    public static var f21: Int { 0xffd2 }
    /// Source: `GDK_KEY_R1`.
    public static var r1: Int { 0xffd2 }
    /// Source: `GDK_KEY_F22`.
    public static var f22: Int { 0xffd3 }
    /// Source: `GDK_KEY_R2`.
    public static var r2: Int { 0xffd3 }
    /// Source: `GDK_KEY_F23`.
    public static var f23: Int { 0xffd4 }
    /// Source: `GDK_KEY_R3`.
    public static var r3: Int { 0xffd4 }
    /// Source: `GDK_KEY_F24`.
    public static var f24: Int { 0xffd5 }
    /// Source: `GDK_KEY_R4`.
    public static var r4: Int { 0xffd5 }
    /// Source: `GDK_KEY_F25`.
    public static var f25: Int { 0xffd6 }
    /// Source: `GDK_KEY_R5`.
    public static var r5: Int { 0xffd6 }
    /// Source: `GDK_KEY_F26`.
    public static var f26: Int { 0xffd7 }
    /// Source: `GDK_KEY_R6`.
    public static var r6: Int { 0xffd7 }
    /// Source: `GDK_KEY_F27`.
    public static var f27: Int { 0xffd8 }
    /// Source: `GDK_KEY_R7`.
    public static var r7: Int { 0xffd8 }
    /// Source: `GDK_KEY_F28`.
    public static var f28: Int { 0xffd9 }
    /// Source: `GDK_KEY_R8`.
    public static var r8: Int { 0xffd9 }
    /// Source: `GDK_KEY_F29`.
    public static var f29: Int { 0xffda }
    /// Source: `GDK_KEY_R9`.
    public static var r9: Int { 0xffda }
    /// Source: `GDK_KEY_F30`.
    public static var f30: Int { 0xffdb }
    /// Source: `GDK_KEY_R10`.
    public static var r10: Int { 0xffdb }
    /// Source: `GDK_KEY_F31`.
    public static var f31: Int { 0xffdc }
    /// Source: `GDK_KEY_R11`.
    public static var r11: Int { 0xffdc }
    /// Source: `GDK_KEY_F32`.
    public static var f32: Int { 0xffdd }
    /// Source: `GDK_KEY_R12`.
    public static var r12: Int { 0xffdd }
    /// Source: `GDK_KEY_F33`.
    public static var f33: Int { 0xffde }
    /// Source: `GDK_KEY_R13`.
    public static var r13: Int { 0xffde }
    /// Source: `GDK_KEY_F34`.
    public static var f34: Int { 0xffdf }
    /// Source: `GDK_KEY_R14`.
    public static var r14: Int { 0xffdf }
    /// Source: `GDK_KEY_F35`.
    public static var f35: Int { 0xffe0 }
    /// Source: `GDK_KEY_R15`.
    public static var r15: Int { 0xffe0 }
    /// Source: `GDK_KEY_Shift_L`.
    public static var shiftL: Int { 0xffe1 }
    /// Source: `GDK_KEY_Shift_R`.
    public static var shiftR: Int { 0xffe2 }
    /// Source: `GDK_KEY_Control_L`.
    public static var controlL: Int { 0xffe3 }
    /// Source: `GDK_KEY_Control_R`.
    public static var controlR: Int { 0xffe4 }
    /// Source: `GDK_KEY_Caps_Lock`.
    public static var capsLock: Int { 0xffe5 }
    /// Source: `GDK_KEY_Shift_Lock`.
    public static var shiftLock: Int { 0xffe6 }
    /// Source: `GDK_KEY_Meta_L`.
    public static var metaL: Int { 0xffe7 }
    /// Source: `GDK_KEY_Meta_R`.
    public static var metaR: Int { 0xffe8 }
    /// Source: `GDK_KEY_Alt_L`.
    public static var altL: Int { 0xffe9 }
    /// Source: `GDK_KEY_Alt_R`.
    public static var altR: Int { 0xffea }
    /// Source: `GDK_KEY_Super_L`.
    public static var superL: Int { 0xffeb }
    /// Source: `GDK_KEY_Super_R`.
    public static var superR: Int { 0xffec }
    /// Source: `GDK_KEY_Hyper_L`.
    public static var hyperL: Int { 0xffed }
    /// Source: `GDK_KEY_Hyper_R`.
    public static var hyperR: Int { 0xffee }
    /// Source: `GDK_KEY_braille_dot_1`.
    public static var brailleDot1: Int { 0xfff1 }
    /// Source: `GDK_KEY_braille_dot_2`.
    public static var brailleDot2: Int { 0xfff2 }
    /// Source: `GDK_KEY_braille_dot_3`.
    public static var brailleDot3: Int { 0xfff3 }
    /// Source: `GDK_KEY_braille_dot_4`.
    public static var brailleDot4: Int { 0xfff4 }
    /// Source: `GDK_KEY_braille_dot_5`.
    public static var brailleDot5: Int { 0xfff5 }
    /// Source: `GDK_KEY_braille_dot_6`.
    public static var brailleDot6: Int { 0xfff6 }
    /// Source: `GDK_KEY_braille_dot_7`.
    public static var brailleDot7: Int { 0xfff7 }
    /// Source: `GDK_KEY_braille_dot_8`.
    public static var brailleDot8: Int { 0xfff8 }
    /// Source: `GDK_KEY_braille_dot_9`.
    public static var brailleDot9: Int { 0xfff9 }
    /// Source: `GDK_KEY_braille_dot_10`.
    public static var brailleDot10: Int { 0xfffa }
    /// Source: `GDK_KEY_Delete`.
    public static var delete: Int { 0xffff }
    /// Source: `GDK_KEY_VoidSymbol`.
    public static var voidSymbol: Int { 0xffffff }
    /// Source: `GDK_KEY_Ibreve`.
    public static var Ibreve: Int { 0x100012c }
    /// Source: `GDK_KEY_ibreve`.
    public static var ibreve: Int { 0x100012d }
    /// Source: `GDK_KEY_Wcircumflex`.
    public static var Wcircumflex: Int { 0x1000174 }
    /// Source: `GDK_KEY_wcircumflex`.
    public static var wcircumflex: Int { 0x1000175 }
    /// Source: `GDK_KEY_Ycircumflex`.
    public static var Ycircumflex: Int { 0x1000176 }
    /// Source: `GDK_KEY_ycircumflex`.
    public static var ycircumflex: Int { 0x1000177 }
    /// Source: `GDK_KEY_SCHWA`.
    public static var SCHWA: Int { 0x100018f }
    /// Source: `GDK_KEY_Obarred`.
    public static var Obarred: Int { 0x100019f }
    /// Source: `GDK_KEY_Ohorn`.
    public static var Ohorn: Int { 0x10001a0 }
    /// Source: `GDK_KEY_ohorn`.
    public static var ohorn: Int { 0x10001a1 }
    /// Source: `GDK_KEY_Uhorn`.
    public static var Uhorn: Int { 0x10001af }
    /// Source: `GDK_KEY_uhorn`.
    public static var uhorn: Int { 0x10001b0 }
    /// Source: `GDK_KEY_Zstroke`.
    public static var Zstroke: Int { 0x10001b5 }
    /// Source: `GDK_KEY_zstroke`.
    public static var zstroke: Int { 0x10001b6 }
    /// Source: `GDK_KEY_EZH`.
    public static var EZH: Int { 0x10001b7 }
    /// Source: `GDK_KEY_Ocaron`.
    public static var Ocaron: Int { 0x10001d1 }
    /// Source: `GDK_KEY_ocaron`.
    public static var ocaron: Int { 0x10001d2 }
    /// Source: `GDK_KEY_Gcaron`.
    public static var Gcaron: Int { 0x10001e6 }
    /// Source: `GDK_KEY_gcaron`.
    public static var gcaron: Int { 0x10001e7 }
    /// Source: `GDK_KEY_schwa`.
    public static var schwa: Int { 0x1000259 }
    /// Source: `GDK_KEY_obarred`.
    public static var obarred: Int { 0x1000275 }
    /// Source: `GDK_KEY_ezh`.
    public static var ezh: Int { 0x1000292 }
    /// Source: `GDK_KEY_Cyrillic_GHE_bar`.
    public static var cyrillicGHEBar: Int { 0x1000492 }
    /// Source: `GDK_KEY_Cyrillic_ghe_bar`.
    public static var cyrillicGheBar: Int { 0x1000493 }
    /// Source: `GDK_KEY_Cyrillic_ZHE_descender`.
    public static var cyrillicZHEDescender: Int { 0x1000496 }
    /// Source: `GDK_KEY_Cyrillic_zhe_descender`.
    public static var cyrillicZheDescender: Int { 0x1000497 }
    /// Source: `GDK_KEY_Cyrillic_KA_descender`.
    public static var cyrillicKADescender: Int { 0x100049a }
    /// Source: `GDK_KEY_Cyrillic_ka_descender`.
    public static var cyrillicKaDescender: Int { 0x100049b }
    /// Source: `GDK_KEY_Cyrillic_KA_vertstroke`.
    public static var cyrillicKAVertstroke: Int { 0x100049c }
    /// Source: `GDK_KEY_Cyrillic_ka_vertstroke`.
    public static var cyrillicKaVertstroke: Int { 0x100049d }
    /// Source: `GDK_KEY_Cyrillic_EN_descender`.
    public static var cyrillicENDescender: Int { 0x10004a2 }
    /// Source: `GDK_KEY_Cyrillic_en_descender`.
    public static var cyrillicEnDescender: Int { 0x10004a3 }
    /// Source: `GDK_KEY_Cyrillic_U_straight`.
    public static var Cyrillic_U_straight: Int { 0x10004ae }
    /// Source: `GDK_KEY_Cyrillic_u_straight`.
    public static var Cyrillic_u_straight: Int { 0x10004af }
    /// Source: `GDK_KEY_Cyrillic_U_straight_bar`.
    public static var Cyrillic_U_straight_bar: Int { 0x10004b0 }
    /// Source: `GDK_KEY_Cyrillic_u_straight_bar`.
    public static var Cyrillic_u_straight_bar: Int { 0x10004b1 }
    /// Source: `GDK_KEY_Cyrillic_HA_descender`.
    public static var cyrillicHADescender: Int { 0x10004b2 }
    /// Source: `GDK_KEY_Cyrillic_ha_descender`.
    public static var cyrillicHaDescender: Int { 0x10004b3 }
    /// Source: `GDK_KEY_Cyrillic_CHE_descender`.
    public static var cyrillicCHEDescender: Int { 0x10004b6 }
    /// Source: `GDK_KEY_Cyrillic_che_descender`.
    public static var cyrillicCheDescender: Int { 0x10004b7 }
    /// Source: `GDK_KEY_Cyrillic_CHE_vertstroke`.
    public static var cyrillicCHEVertstroke: Int { 0x10004b8 }
    /// Source: `GDK_KEY_Cyrillic_che_vertstroke`.
    public static var cyrillicCheVertstroke: Int { 0x10004b9 }
    /// Source: `GDK_KEY_Cyrillic_SHHA`.
    public static var cyrillicSHHA: Int { 0x10004ba }
    /// Source: `GDK_KEY_Cyrillic_shha`.
    public static var cyrillicShha: Int { 0x10004bb }
    /// Source: `GDK_KEY_Cyrillic_SCHWA`.
    public static var cyrillicSCHWA: Int { 0x10004d8 }
    /// Source: `GDK_KEY_Cyrillic_schwa`.
    public static var cyrillicSchwa: Int { 0x10004d9 }
    /// Source: `GDK_KEY_Cyrillic_I_macron`.
    public static var Cyrillic_I_macron: Int { 0x10004e2 }
    /// Source: `GDK_KEY_Cyrillic_i_macron`.
    public static var Cyrillic_i_macron: Int { 0x10004e3 }
    /// Source: `GDK_KEY_Cyrillic_O_bar`.
    public static var Cyrillic_O_bar: Int { 0x10004e8 }
    /// Source: `GDK_KEY_Cyrillic_o_bar`.
    public static var Cyrillic_o_bar: Int { 0x10004e9 }
    /// Source: `GDK_KEY_Cyrillic_U_macron`.
    public static var Cyrillic_U_macron: Int { 0x10004ee }
    /// Source: `GDK_KEY_Cyrillic_u_macron`.
    public static var Cyrillic_u_macron: Int { 0x10004ef }
    /// Source: `GDK_KEY_Armenian_AYB`.
    public static var armenianAYB: Int { 0x1000531 }
    /// Source: `GDK_KEY_Armenian_BEN`.
    public static var armenianBEN: Int { 0x1000532 }
    /// Source: `GDK_KEY_Armenian_GIM`.
    public static var armenianGIM: Int { 0x1000533 }
    /// Source: `GDK_KEY_Armenian_DA`.
    public static var armenianDA: Int { 0x1000534 }
    /// Source: `GDK_KEY_Armenian_YECH`.
    public static var armenianYECH: Int { 0x1000535 }
    /// Source: `GDK_KEY_Armenian_ZA`.
    public static var armenianZA: Int { 0x1000536 }
    /// Source: `GDK_KEY_Armenian_E`.
    public static var Armenian_E: Int { 0x1000537 }
    /// Source: `GDK_KEY_Armenian_AT`.
    public static var armenianAT: Int { 0x1000538 }
    /// Source: `GDK_KEY_Armenian_TO`.
    public static var armenianTO: Int { 0x1000539 }
    /// Source: `GDK_KEY_Armenian_ZHE`.
    public static var armenianZHE: Int { 0x100053a }
    /// Source: `GDK_KEY_Armenian_INI`.
    public static var armenianINI: Int { 0x100053b }
    /// Source: `GDK_KEY_Armenian_LYUN`.
    public static var armenianLYUN: Int { 0x100053c }
    /// Source: `GDK_KEY_Armenian_KHE`.
    public static var armenianKHE: Int { 0x100053d }
    /// Source: `GDK_KEY_Armenian_TSA`.
    public static var armenianTSA: Int { 0x100053e }
    /// Source: `GDK_KEY_Armenian_KEN`.
    public static var armenianKEN: Int { 0x100053f }
    /// Source: `GDK_KEY_Armenian_HO`.
    public static var armenianHO: Int { 0x1000540 }
    /// Source: `GDK_KEY_Armenian_DZA`.
    public static var armenianDZA: Int { 0x1000541 }
    /// Source: `GDK_KEY_Armenian_GHAT`.
    public static var armenianGHAT: Int { 0x1000542 }
    /// Source: `GDK_KEY_Armenian_TCHE`.
    public static var armenianTCHE: Int { 0x1000543 }
    /// Source: `GDK_KEY_Armenian_MEN`.
    public static var armenianMEN: Int { 0x1000544 }
    /// Source: `GDK_KEY_Armenian_HI`.
    public static var armenianHI: Int { 0x1000545 }
    /// Source: `GDK_KEY_Armenian_NU`.
    public static var armenianNU: Int { 0x1000546 }
    /// Source: `GDK_KEY_Armenian_SHA`.
    public static var armenianSHA: Int { 0x1000547 }
    /// Source: `GDK_KEY_Armenian_VO`.
    public static var armenianVO: Int { 0x1000548 }
    /// Source: `GDK_KEY_Armenian_CHA`.
    public static var armenianCHA: Int { 0x1000549 }
    /// Source: `GDK_KEY_Armenian_PE`.
    public static var armenianPE: Int { 0x100054a }
    /// Source: `GDK_KEY_Armenian_JE`.
    public static var armenianJE: Int { 0x100054b }
    /// Source: `GDK_KEY_Armenian_RA`.
    public static var armenianRA: Int { 0x100054c }
    /// Source: `GDK_KEY_Armenian_SE`.
    public static var armenianSE: Int { 0x100054d }
    /// Source: `GDK_KEY_Armenian_VEV`.
    public static var armenianVEV: Int { 0x100054e }
    /// Source: `GDK_KEY_Armenian_TYUN`.
    public static var armenianTYUN: Int { 0x100054f }
    /// Source: `GDK_KEY_Armenian_RE`.
    public static var armenianRE: Int { 0x1000550 }
    /// Source: `GDK_KEY_Armenian_TSO`.
    public static var armenianTSO: Int { 0x1000551 }
    /// Source: `GDK_KEY_Armenian_VYUN`.
    public static var armenianVYUN: Int { 0x1000552 }
    /// Source: `GDK_KEY_Armenian_PYUR`.
    public static var armenianPYUR: Int { 0x1000553 }
    /// Source: `GDK_KEY_Armenian_KE`.
    public static var armenianKE: Int { 0x1000554 }
    /// Source: `GDK_KEY_Armenian_O`.
    public static var Armenian_O: Int { 0x1000555 }
    /// Source: `GDK_KEY_Armenian_FE`.
    public static var armenianFE: Int { 0x1000556 }
    /// Source: `GDK_KEY_Armenian_apostrophe`.
    public static var armenianApostrophe: Int { 0x100055a }
    /// Source: `GDK_KEY_Armenian_accent`.
    public static var armenianAccent: Int { 0x100055b }
    /// Source: `GDK_KEY_Armenian_shesht`.
    public static var armenianShesht: Int { 0x100055b }
    /// Source: `GDK_KEY_Armenian_amanak`.
    public static var armenianAmanak: Int { 0x100055c }
    /// Source: `GDK_KEY_Armenian_exclam`.
    public static var armenianExclam: Int { 0x100055c }
    /// Source: `GDK_KEY_Armenian_but`.
    public static var armenianBut: Int { 0x100055d }
    /// Source: `GDK_KEY_Armenian_separation_mark`.
    public static var armenianSeparationMark: Int { 0x100055d }
    /// Source: `GDK_KEY_Armenian_paruyk`.
    public static var armenianParuyk: Int { 0x100055e }
    /// Source: `GDK_KEY_Armenian_question`.
    public static var armenianQuestion: Int { 0x100055e }
    /// Source: `GDK_KEY_Armenian_ayb`.
    public static var armenianAyb: Int { 0x1000561 }
    /// Source: `GDK_KEY_Armenian_ben`.
    public static var armenianBen: Int { 0x1000562 }
    /// Source: `GDK_KEY_Armenian_gim`.
    public static var armenianGim: Int { 0x1000563 }
    /// Source: `GDK_KEY_Armenian_da`.
    public static var armenianDa: Int { 0x1000564 }
    /// Source: `GDK_KEY_Armenian_yech`.
    public static var armenianYech: Int { 0x1000565 }
    /// Source: `GDK_KEY_Armenian_za`.
    public static var armenianZa: Int { 0x1000566 }
    /// Source: `GDK_KEY_Armenian_e`.
    public static var Armenian_e: Int { 0x1000567 }
    /// Source: `GDK_KEY_Armenian_at`.
    public static var armenianAt: Int { 0x1000568 }
    /// Source: `GDK_KEY_Armenian_to`.
    public static var armenianTo: Int { 0x1000569 }
    /// Source: `GDK_KEY_Armenian_zhe`.
    public static var armenianZhe: Int { 0x100056a }
    /// Source: `GDK_KEY_Armenian_ini`.
    public static var armenianIni: Int { 0x100056b }
    /// Source: `GDK_KEY_Armenian_lyun`.
    public static var armenianLyun: Int { 0x100056c }
    /// Source: `GDK_KEY_Armenian_khe`.
    public static var armenianKhe: Int { 0x100056d }
    /// Source: `GDK_KEY_Armenian_tsa`.
    public static var armenianTsa: Int { 0x100056e }
    /// Source: `GDK_KEY_Armenian_ken`.
    public static var armenianKen: Int { 0x100056f }
    /// Source: `GDK_KEY_Armenian_ho`.
    public static var armenianHo: Int { 0x1000570 }
    /// Source: `GDK_KEY_Armenian_dza`.
    public static var armenianDza: Int { 0x1000571 }
    /// Source: `GDK_KEY_Armenian_ghat`.
    public static var armenianGhat: Int { 0x1000572 }
    /// Source: `GDK_KEY_Armenian_tche`.
    public static var armenianTche: Int { 0x1000573 }
    /// Source: `GDK_KEY_Armenian_men`.
    public static var armenianMen: Int { 0x1000574 }
    /// Source: `GDK_KEY_Armenian_hi`.
    public static var armenianHi: Int { 0x1000575 }
    /// Source: `GDK_KEY_Armenian_nu`.
    public static var armenianNu: Int { 0x1000576 }
    /// Source: `GDK_KEY_Armenian_sha`.
    public static var armenianSha: Int { 0x1000577 }
    /// Source: `GDK_KEY_Armenian_vo`.
    public static var armenianVo: Int { 0x1000578 }
    /// Source: `GDK_KEY_Armenian_cha`.
    public static var armenianCha: Int { 0x1000579 }
    /// Source: `GDK_KEY_Armenian_pe`.
    public static var armenianPe: Int { 0x100057a }
    /// Source: `GDK_KEY_Armenian_je`.
    public static var armenianJe: Int { 0x100057b }
    /// Source: `GDK_KEY_Armenian_ra`.
    public static var armenianRa: Int { 0x100057c }
    /// Source: `GDK_KEY_Armenian_se`.
    public static var armenianSe: Int { 0x100057d }
    /// Source: `GDK_KEY_Armenian_vev`.
    public static var armenianVev: Int { 0x100057e }
    /// Source: `GDK_KEY_Armenian_tyun`.
    public static var armenianTyun: Int { 0x100057f }
    /// Source: `GDK_KEY_Armenian_re`.
    public static var armenianRe: Int { 0x1000580 }
    /// Source: `GDK_KEY_Armenian_tso`.
    public static var armenianTso: Int { 0x1000581 }
    /// Source: `GDK_KEY_Armenian_vyun`.
    public static var armenianVyun: Int { 0x1000582 }
    /// Source: `GDK_KEY_Armenian_pyur`.
    public static var armenianPyur: Int { 0x1000583 }
    /// Source: `GDK_KEY_Armenian_ke`.
    public static var armenianKe: Int { 0x1000584 }
    /// Source: `GDK_KEY_Armenian_o`.
    public static var Armenian_o: Int { 0x1000585 }
    /// Source: `GDK_KEY_Armenian_fe`.
    public static var armenianFe: Int { 0x1000586 }
    /// Source: `GDK_KEY_Armenian_ligature_ew`.
    public static var armenianLigatureEw: Int { 0x1000587 }
    /// Source: `GDK_KEY_Armenian_full_stop`.
    public static var armenianFullStop: Int { 0x1000589 }
    /// Source: `GDK_KEY_Armenian_verjaket`.
    public static var armenianVerjaket: Int { 0x1000589 }
    /// Source: `GDK_KEY_Armenian_hyphen`.
    public static var armenianHyphen: Int { 0x100058a }
    /// Source: `GDK_KEY_Armenian_yentamna`.
    public static var armenianYentamna: Int { 0x100058a }
    /// Source: `GDK_KEY_Arabic_madda_above`.
    public static var arabicMaddaAbove: Int { 0x1000653 }
    /// Source: `GDK_KEY_Arabic_hamza_above`.
    public static var arabicHamzaAbove: Int { 0x1000654 }
    /// Source: `GDK_KEY_Arabic_hamza_below`.
    public static var arabicHamzaBelow: Int { 0x1000655 }
    /// Source: `GDK_KEY_Arabic_0`.
    public static var arabic0: Int { 0x1000660 }
    /// Source: `GDK_KEY_Arabic_1`.
    public static var arabic1: Int { 0x1000661 }
    /// Source: `GDK_KEY_Arabic_2`.
    public static var arabic2: Int { 0x1000662 }
    /// Source: `GDK_KEY_Arabic_3`.
    public static var arabic3: Int { 0x1000663 }
    /// Source: `GDK_KEY_Arabic_4`.
    public static var arabic4: Int { 0x1000664 }
    /// Source: `GDK_KEY_Arabic_5`.
    public static var arabic5: Int { 0x1000665 }
    /// Source: `GDK_KEY_Arabic_6`.
    public static var arabic6: Int { 0x1000666 }
    /// Source: `GDK_KEY_Arabic_7`.
    public static var arabic7: Int { 0x1000667 }
    /// Source: `GDK_KEY_Arabic_8`.
    public static var arabic8: Int { 0x1000668 }
    /// Source: `GDK_KEY_Arabic_9`.
    public static var arabic9: Int { 0x1000669 }
    /// Source: `GDK_KEY_Arabic_percent`.
    public static var arabicPercent: Int { 0x100066a }
    /// Source: `GDK_KEY_Arabic_superscript_alef`.
    public static var arabicSuperscriptAlef: Int { 0x1000670 }
    /// Source: `GDK_KEY_Arabic_tteh`.
    public static var arabicTteh: Int { 0x1000679 }
    /// Source: `GDK_KEY_Arabic_peh`.
    public static var arabicPeh: Int { 0x100067e }
    /// Source: `GDK_KEY_Arabic_tcheh`.
    public static var arabicTcheh: Int { 0x1000686 }
    /// Source: `GDK_KEY_Arabic_ddal`.
    public static var arabicDdal: Int { 0x1000688 }
    /// Source: `GDK_KEY_Arabic_rreh`.
    public static var arabicRreh: Int { 0x1000691 }
    /// Source: `GDK_KEY_Arabic_jeh`.
    public static var arabicJeh: Int { 0x1000698 }
    /// Source: `GDK_KEY_Arabic_veh`.
    public static var arabicVeh: Int { 0x10006a4 }
    /// Source: `GDK_KEY_Arabic_keheh`.
    public static var arabicKeheh: Int { 0x10006a9 }
    /// Source: `GDK_KEY_Arabic_gaf`.
    public static var arabicGaf: Int { 0x10006af }
    /// Source: `GDK_KEY_Arabic_noon_ghunna`.
    public static var arabicNoonGhunna: Int { 0x10006ba }
    /// Source: `GDK_KEY_Arabic_heh_doachashmee`.
    public static var arabicHehDoachashmee: Int { 0x10006be }
    /// Source: `GDK_KEY_Arabic_heh_goal`.
    public static var arabicHehGoal: Int { 0x10006c1 }
    /// Source: `GDK_KEY_Arabic_farsi_yeh`.
    public static var arabicFarsiYeh: Int { 0x10006cc }
    /// Source: `GDK_KEY_Farsi_yeh`.
    public static var farsiYeh: Int { 0x10006cc }
    /// Source: `GDK_KEY_Arabic_yeh_baree`.
    public static var arabicYehBaree: Int { 0x10006d2 }
    /// Source: `GDK_KEY_Arabic_fullstop`.
    public static var arabicFullstop: Int { 0x10006d4 }
    /// Source: `GDK_KEY_Farsi_0`.
    public static var farsi0: Int { 0x10006f0 }
    /// Source: `GDK_KEY_Farsi_1`.
    public static var farsi1: Int { 0x10006f1 }
    /// Source: `GDK_KEY_Farsi_2`.
    public static var farsi2: Int { 0x10006f2 }
    /// Source: `GDK_KEY_Farsi_3`.
    public static var farsi3: Int { 0x10006f3 }
    /// Source: `GDK_KEY_Farsi_4`.
    public static var farsi4: Int { 0x10006f4 }
    /// Source: `GDK_KEY_Farsi_5`.
    public static var farsi5: Int { 0x10006f5 }
    /// Source: `GDK_KEY_Farsi_6`.
    public static var farsi6: Int { 0x10006f6 }
    /// Source: `GDK_KEY_Farsi_7`.
    public static var farsi7: Int { 0x10006f7 }
    /// Source: `GDK_KEY_Farsi_8`.
    public static var farsi8: Int { 0x10006f8 }
    /// Source: `GDK_KEY_Farsi_9`.
    public static var farsi9: Int { 0x10006f9 }
    /// Source: `GDK_KEY_Sinh_ng`.
    public static var sinhNg: Int { 0x1000d82 }
    /// Source: `GDK_KEY_Sinh_h2`.
    public static var sinhH2: Int { 0x1000d83 }
    /// Source: `GDK_KEY_Sinh_a`.
    public static var sinhA: Int { 0x1000d85 }
    /// Source: `GDK_KEY_Sinh_aa`.
    public static var sinhAa: Int { 0x1000d86 }
    /// Source: `GDK_KEY_Sinh_ae`.
    public static var sinhAe: Int { 0x1000d87 }
    /// Source: `GDK_KEY_Sinh_aee`.
    public static var sinhAee: Int { 0x1000d88 }
    /// Source: `GDK_KEY_Sinh_i`.
    public static var sinhI: Int { 0x1000d89 }
    /// Source: `GDK_KEY_Sinh_ii`.
    public static var sinhIi: Int { 0x1000d8a }
    /// Source: `GDK_KEY_Sinh_u`.
    public static var sinhU: Int { 0x1000d8b }
    /// Source: `GDK_KEY_Sinh_uu`.
    public static var sinhUu: Int { 0x1000d8c }
    /// Source: `GDK_KEY_Sinh_ri`.
    public static var sinhRi: Int { 0x1000d8d }
    /// Source: `GDK_KEY_Sinh_rii`.
    public static var sinhRii: Int { 0x1000d8e }
    /// Source: `GDK_KEY_Sinh_lu`.
    public static var sinhLu: Int { 0x1000d8f }
    /// Source: `GDK_KEY_Sinh_luu`.
    public static var sinhLuu: Int { 0x1000d90 }
    /// Source: `GDK_KEY_Sinh_e`.
    public static var sinhE: Int { 0x1000d91 }
    /// Source: `GDK_KEY_Sinh_ee`.
    public static var sinhEe: Int { 0x1000d92 }
    /// Source: `GDK_KEY_Sinh_ai`.
    public static var sinhAi: Int { 0x1000d93 }
    /// Source: `GDK_KEY_Sinh_o`.
    public static var sinhO: Int { 0x1000d94 }
    /// Source: `GDK_KEY_Sinh_oo`.
    public static var sinhOo: Int { 0x1000d95 }
    /// Source: `GDK_KEY_Sinh_au`.
    public static var sinhAu: Int { 0x1000d96 }
    /// Source: `GDK_KEY_Sinh_ka`.
    public static var sinhKa: Int { 0x1000d9a }
    /// Source: `GDK_KEY_Sinh_kha`.
    public static var sinhKha: Int { 0x1000d9b }
    /// Source: `GDK_KEY_Sinh_ga`.
    public static var sinhGa: Int { 0x1000d9c }
    /// Source: `GDK_KEY_Sinh_gha`.
    public static var sinhGha: Int { 0x1000d9d }
    /// Source: `GDK_KEY_Sinh_ng2`.
    public static var sinhNg2: Int { 0x1000d9e }
    /// Source: `GDK_KEY_Sinh_nga`.
    public static var sinhNga: Int { 0x1000d9f }
    /// Source: `GDK_KEY_Sinh_ca`.
    public static var sinhCa: Int { 0x1000da0 }
    /// Source: `GDK_KEY_Sinh_cha`.
    public static var sinhCha: Int { 0x1000da1 }
    /// Source: `GDK_KEY_Sinh_ja`.
    public static var sinhJa: Int { 0x1000da2 }
    /// Source: `GDK_KEY_Sinh_jha`.
    public static var sinhJha: Int { 0x1000da3 }
    /// Source: `GDK_KEY_Sinh_nya`.
    public static var sinhNya: Int { 0x1000da4 }
    /// Source: `GDK_KEY_Sinh_jnya`.
    public static var sinhJnya: Int { 0x1000da5 }
    /// Source: `GDK_KEY_Sinh_nja`.
    public static var sinhNja: Int { 0x1000da6 }
    /// Source: `GDK_KEY_Sinh_tta`.
    public static var sinhTta: Int { 0x1000da7 }
    /// Source: `GDK_KEY_Sinh_ttha`.
    public static var sinhTtha: Int { 0x1000da8 }
    /// Source: `GDK_KEY_Sinh_dda`.
    public static var sinhDda: Int { 0x1000da9 }
    /// Source: `GDK_KEY_Sinh_ddha`.
    public static var sinhDdha: Int { 0x1000daa }
    /// Source: `GDK_KEY_Sinh_nna`.
    public static var sinhNna: Int { 0x1000dab }
    /// Source: `GDK_KEY_Sinh_ndda`.
    public static var sinhNdda: Int { 0x1000dac }
    /// Source: `GDK_KEY_Sinh_tha`.
    public static var sinhTha: Int { 0x1000dad }
    /// Source: `GDK_KEY_Sinh_thha`.
    public static var sinhThha: Int { 0x1000dae }
    /// Source: `GDK_KEY_Sinh_dha`.
    public static var sinhDha: Int { 0x1000daf }
    /// Source: `GDK_KEY_Sinh_dhha`.
    public static var sinhDhha: Int { 0x1000db0 }
    /// Source: `GDK_KEY_Sinh_na`.
    public static var sinhNa: Int { 0x1000db1 }
    /// Source: `GDK_KEY_Sinh_ndha`.
    public static var sinhNdha: Int { 0x1000db3 }
    /// Source: `GDK_KEY_Sinh_pa`.
    public static var sinhPa: Int { 0x1000db4 }
    /// Source: `GDK_KEY_Sinh_pha`.
    public static var sinhPha: Int { 0x1000db5 }
    /// Source: `GDK_KEY_Sinh_ba`.
    public static var sinhBa: Int { 0x1000db6 }
    /// Source: `GDK_KEY_Sinh_bha`.
    public static var sinhBha: Int { 0x1000db7 }
    /// Source: `GDK_KEY_Sinh_ma`.
    public static var sinhMa: Int { 0x1000db8 }
    /// Source: `GDK_KEY_Sinh_mba`.
    public static var sinhMba: Int { 0x1000db9 }
    /// Source: `GDK_KEY_Sinh_ya`.
    public static var sinhYa: Int { 0x1000dba }
    /// Source: `GDK_KEY_Sinh_ra`.
    public static var sinhRa: Int { 0x1000dbb }
    /// Source: `GDK_KEY_Sinh_la`.
    public static var sinhLa: Int { 0x1000dbd }
    /// Source: `GDK_KEY_Sinh_va`.
    public static var sinhVa: Int { 0x1000dc0 }
    /// Source: `GDK_KEY_Sinh_sha`.
    public static var sinhSha: Int { 0x1000dc1 }
    /// Source: `GDK_KEY_Sinh_ssha`.
    public static var sinhSsha: Int { 0x1000dc2 }
    /// Source: `GDK_KEY_Sinh_sa`.
    public static var sinhSa: Int { 0x1000dc3 }
    /// Source: `GDK_KEY_Sinh_ha`.
    public static var sinhHa: Int { 0x1000dc4 }
    /// Source: `GDK_KEY_Sinh_lla`.
    public static var sinhLla: Int { 0x1000dc5 }
    /// Source: `GDK_KEY_Sinh_fa`.
    public static var sinhFa: Int { 0x1000dc6 }
    /// Source: `GDK_KEY_Sinh_al`.
    public static var sinhAl: Int { 0x1000dca }
    /// Source: `GDK_KEY_Sinh_aa2`.
    public static var sinhAa2: Int { 0x1000dcf }
    /// Source: `GDK_KEY_Sinh_ae2`.
    public static var sinhAe2: Int { 0x1000dd0 }
    /// Source: `GDK_KEY_Sinh_aee2`.
    public static var sinhAee2: Int { 0x1000dd1 }
    /// Source: `GDK_KEY_Sinh_i2`.
    public static var sinhI2: Int { 0x1000dd2 }
    /// Source: `GDK_KEY_Sinh_ii2`.
    public static var sinhIi2: Int { 0x1000dd3 }
    /// Source: `GDK_KEY_Sinh_u2`.
    public static var sinhU2: Int { 0x1000dd4 }
    /// Source: `GDK_KEY_Sinh_uu2`.
    public static var sinhUu2: Int { 0x1000dd6 }
    /// Source: `GDK_KEY_Sinh_ru2`.
    public static var sinhRu2: Int { 0x1000dd8 }
    /// Source: `GDK_KEY_Sinh_e2`.
    public static var sinhE2: Int { 0x1000dd9 }
    /// Source: `GDK_KEY_Sinh_ee2`.
    public static var sinhEe2: Int { 0x1000dda }
    /// Source: `GDK_KEY_Sinh_ai2`.
    public static var sinhAi2: Int { 0x1000ddb }
    /// Source: `GDK_KEY_Sinh_o2`.
    public static var sinhO2: Int { 0x1000ddc }
    /// Source: `GDK_KEY_Sinh_oo2`.
    public static var sinhOo2: Int { 0x1000ddd }
    /// Source: `GDK_KEY_Sinh_au2`.
    public static var sinhAu2: Int { 0x1000dde }
    /// Source: `GDK_KEY_Sinh_lu2`.
    public static var sinhLu2: Int { 0x1000ddf }
    /// Source: `GDK_KEY_Sinh_ruu2`.
    public static var sinhRuu2: Int { 0x1000df2 }
    /// Source: `GDK_KEY_Sinh_luu2`.
    public static var sinhLuu2: Int { 0x1000df3 }
    /// Source: `GDK_KEY_Sinh_kunddaliya`.
    public static var sinhKunddaliya: Int { 0x1000df4 }
    /// Source: `GDK_KEY_Georgian_an`.
    public static var georgianAn: Int { 0x10010d0 }
    /// Source: `GDK_KEY_Georgian_ban`.
    public static var georgianBan: Int { 0x10010d1 }
    /// Source: `GDK_KEY_Georgian_gan`.
    public static var georgianGan: Int { 0x10010d2 }
    /// Source: `GDK_KEY_Georgian_don`.
    public static var georgianDon: Int { 0x10010d3 }
    /// Source: `GDK_KEY_Georgian_en`.
    public static var georgianEn: Int { 0x10010d4 }
    /// Source: `GDK_KEY_Georgian_vin`.
    public static var georgianVin: Int { 0x10010d5 }
    /// Source: `GDK_KEY_Georgian_zen`.
    public static var georgianZen: Int { 0x10010d6 }
    /// Source: `GDK_KEY_Georgian_tan`.
    public static var georgianTan: Int { 0x10010d7 }
    /// Source: `GDK_KEY_Georgian_in`.
    public static var georgianIn: Int { 0x10010d8 }
    /// Source: `GDK_KEY_Georgian_kan`.
    public static var georgianKan: Int { 0x10010d9 }
    /// Source: `GDK_KEY_Georgian_las`.
    public static var georgianLas: Int { 0x10010da }
    /// Source: `GDK_KEY_Georgian_man`.
    public static var georgianMan: Int { 0x10010db }
    /// Source: `GDK_KEY_Georgian_nar`.
    public static var georgianNar: Int { 0x10010dc }
    /// Source: `GDK_KEY_Georgian_on`.
    public static var georgianOn: Int { 0x10010dd }
    /// Source: `GDK_KEY_Georgian_par`.
    public static var georgianPar: Int { 0x10010de }
    /// Source: `GDK_KEY_Georgian_zhar`.
    public static var georgianZhar: Int { 0x10010df }
    /// Source: `GDK_KEY_Georgian_rae`.
    public static var georgianRae: Int { 0x10010e0 }
    /// Source: `GDK_KEY_Georgian_san`.
    public static var georgianSan: Int { 0x10010e1 }
    /// Source: `GDK_KEY_Georgian_tar`.
    public static var georgianTar: Int { 0x10010e2 }
    /// Source: `GDK_KEY_Georgian_un`.
    public static var georgianUn: Int { 0x10010e3 }
    /// Source: `GDK_KEY_Georgian_phar`.
    public static var georgianPhar: Int { 0x10010e4 }
    /// Source: `GDK_KEY_Georgian_khar`.
    public static var georgianKhar: Int { 0x10010e5 }
    /// Source: `GDK_KEY_Georgian_ghan`.
    public static var georgianGhan: Int { 0x10010e6 }
    /// Source: `GDK_KEY_Georgian_qar`.
    public static var georgianQar: Int { 0x10010e7 }
    /// Source: `GDK_KEY_Georgian_shin`.
    public static var georgianShin: Int { 0x10010e8 }
    /// Source: `GDK_KEY_Georgian_chin`.
    public static var georgianChin: Int { 0x10010e9 }
    /// Source: `GDK_KEY_Georgian_can`.
    public static var georgianCan: Int { 0x10010ea }
    /// Source: `GDK_KEY_Georgian_jil`.
    public static var georgianJil: Int { 0x10010eb }
    /// Source: `GDK_KEY_Georgian_cil`.
    public static var georgianCil: Int { 0x10010ec }
    /// Source: `GDK_KEY_Georgian_char`.
    public static var georgianChar: Int { 0x10010ed }
    /// Source: `GDK_KEY_Georgian_xan`.
    public static var georgianXan: Int { 0x10010ee }
    /// Source: `GDK_KEY_Georgian_jhan`.
    public static var georgianJhan: Int { 0x10010ef }
    /// Source: `GDK_KEY_Georgian_hae`.
    public static var georgianHae: Int { 0x10010f0 }
    /// Source: `GDK_KEY_Georgian_he`.
    public static var georgianHe: Int { 0x10010f1 }
    /// Source: `GDK_KEY_Georgian_hie`.
    public static var georgianHie: Int { 0x10010f2 }
    /// Source: `GDK_KEY_Georgian_we`.
    public static var georgianWe: Int { 0x10010f3 }
    /// Source: `GDK_KEY_Georgian_har`.
    public static var georgianHar: Int { 0x10010f4 }
    /// Source: `GDK_KEY_Georgian_hoe`.
    public static var georgianHoe: Int { 0x10010f5 }
    /// Source: `GDK_KEY_Georgian_fi`.
    public static var georgianFi: Int { 0x10010f6 }
    /// Source: `GDK_KEY_Babovedot`.
    public static var Babovedot: Int { 0x1001e02 }
    /// Source: `GDK_KEY_babovedot`.
    public static var babovedot: Int { 0x1001e03 }
    /// Source: `GDK_KEY_Dabovedot`.
    public static var Dabovedot: Int { 0x1001e0a }
    /// Source: `GDK_KEY_dabovedot`.
    public static var dabovedot: Int { 0x1001e0b }
    /// Source: `GDK_KEY_Fabovedot`.
    public static var Fabovedot: Int { 0x1001e1e }
    /// Source: `GDK_KEY_fabovedot`.
    public static var fabovedot: Int { 0x1001e1f }
    /// Source: `GDK_KEY_Lbelowdot`.
    public static var Lbelowdot: Int { 0x1001e36 }
    /// Source: `GDK_KEY_lbelowdot`.
    public static var lbelowdot: Int { 0x1001e37 }
    /// Source: `GDK_KEY_Mabovedot`.
    public static var Mabovedot: Int { 0x1001e40 }
    /// Source: `GDK_KEY_mabovedot`.
    public static var mabovedot: Int { 0x1001e41 }
    /// Source: `GDK_KEY_Pabovedot`.
    public static var Pabovedot: Int { 0x1001e56 }
    /// Source: `GDK_KEY_pabovedot`.
    public static var pabovedot: Int { 0x1001e57 }
    /// Source: `GDK_KEY_Sabovedot`.
    public static var Sabovedot: Int { 0x1001e60 }
    /// Source: `GDK_KEY_sabovedot`.
    public static var sabovedot: Int { 0x1001e61 }
    /// Source: `GDK_KEY_Tabovedot`.
    public static var Tabovedot: Int { 0x1001e6a }
    /// Source: `GDK_KEY_tabovedot`.
    public static var tabovedot: Int { 0x1001e6b }
    /// Source: `GDK_KEY_Wgrave`.
    public static var Wgrave: Int { 0x1001e80 }
    /// Source: `GDK_KEY_wgrave`.
    public static var wgrave: Int { 0x1001e81 }
    /// Source: `GDK_KEY_Wacute`.
    public static var Wacute: Int { 0x1001e82 }
    /// Source: `GDK_KEY_wacute`.
    public static var wacute: Int { 0x1001e83 }
    /// Source: `GDK_KEY_Wdiaeresis`.
    public static var Wdiaeresis: Int { 0x1001e84 }
    /// Source: `GDK_KEY_wdiaeresis`.
    public static var wdiaeresis: Int { 0x1001e85 }
    /// Source: `GDK_KEY_Xabovedot`.
    public static var Xabovedot: Int { 0x1001e8a }
    /// Source: `GDK_KEY_xabovedot`.
    public static var xabovedot: Int { 0x1001e8b }
    /// Source: `GDK_KEY_Abelowdot`.
    public static var Abelowdot: Int { 0x1001ea0 }
    /// Source: `GDK_KEY_abelowdot`.
    public static var abelowdot: Int { 0x1001ea1 }
    /// Source: `GDK_KEY_Ahook`.
    public static var Ahook: Int { 0x1001ea2 }
    /// Source: `GDK_KEY_ahook`.
    public static var ahook: Int { 0x1001ea3 }
    /// Source: `GDK_KEY_Acircumflexacute`.
    public static var Acircumflexacute: Int { 0x1001ea4 }
    /// Source: `GDK_KEY_acircumflexacute`.
    public static var acircumflexacute: Int { 0x1001ea5 }
    /// Source: `GDK_KEY_Acircumflexgrave`.
    public static var Acircumflexgrave: Int { 0x1001ea6 }
    /// Source: `GDK_KEY_acircumflexgrave`.
    public static var acircumflexgrave: Int { 0x1001ea7 }
    /// Source: `GDK_KEY_Acircumflexhook`.
    public static var Acircumflexhook: Int { 0x1001ea8 }
    /// Source: `GDK_KEY_acircumflexhook`.
    public static var acircumflexhook: Int { 0x1001ea9 }
    /// Source: `GDK_KEY_Acircumflextilde`.
    public static var Acircumflextilde: Int { 0x1001eaa }
    /// Source: `GDK_KEY_acircumflextilde`.
    public static var acircumflextilde: Int { 0x1001eab }
    /// Source: `GDK_KEY_Acircumflexbelowdot`.
    public static var Acircumflexbelowdot: Int { 0x1001eac }
    /// Source: `GDK_KEY_acircumflexbelowdot`.
    public static var acircumflexbelowdot: Int { 0x1001ead }
    /// Source: `GDK_KEY_Abreveacute`.
    public static var Abreveacute: Int { 0x1001eae }
    /// Source: `GDK_KEY_abreveacute`.
    public static var abreveacute: Int { 0x1001eaf }
    /// Source: `GDK_KEY_Abrevegrave`.
    public static var Abrevegrave: Int { 0x1001eb0 }
    /// Source: `GDK_KEY_abrevegrave`.
    public static var abrevegrave: Int { 0x1001eb1 }
    /// Source: `GDK_KEY_Abrevehook`.
    public static var Abrevehook: Int { 0x1001eb2 }
    /// Source: `GDK_KEY_abrevehook`.
    public static var abrevehook: Int { 0x1001eb3 }
    /// Source: `GDK_KEY_Abrevetilde`.
    public static var Abrevetilde: Int { 0x1001eb4 }
    /// Source: `GDK_KEY_abrevetilde`.
    public static var abrevetilde: Int { 0x1001eb5 }
    /// Source: `GDK_KEY_Abrevebelowdot`.
    public static var Abrevebelowdot: Int { 0x1001eb6 }
    /// Source: `GDK_KEY_abrevebelowdot`.
    public static var abrevebelowdot: Int { 0x1001eb7 }
    /// Source: `GDK_KEY_Ebelowdot`.
    public static var Ebelowdot: Int { 0x1001eb8 }
    /// Source: `GDK_KEY_ebelowdot`.
    public static var ebelowdot: Int { 0x1001eb9 }
    /// Source: `GDK_KEY_Ehook`.
    public static var Ehook: Int { 0x1001eba }
    /// Source: `GDK_KEY_ehook`.
    public static var ehook: Int { 0x1001ebb }
    /// Source: `GDK_KEY_Etilde`.
    public static var Etilde: Int { 0x1001ebc }
    /// Source: `GDK_KEY_etilde`.
    public static var etilde: Int { 0x1001ebd }
    /// Source: `GDK_KEY_Ecircumflexacute`.
    public static var Ecircumflexacute: Int { 0x1001ebe }
    /// Source: `GDK_KEY_ecircumflexacute`.
    public static var ecircumflexacute: Int { 0x1001ebf }
    /// Source: `GDK_KEY_Ecircumflexgrave`.
    public static var Ecircumflexgrave: Int { 0x1001ec0 }
    /// Source: `GDK_KEY_ecircumflexgrave`.
    public static var ecircumflexgrave: Int { 0x1001ec1 }
    /// Source: `GDK_KEY_Ecircumflexhook`.
    public static var Ecircumflexhook: Int { 0x1001ec2 }
    /// Source: `GDK_KEY_ecircumflexhook`.
    public static var ecircumflexhook: Int { 0x1001ec3 }
    /// Source: `GDK_KEY_Ecircumflextilde`.
    public static var Ecircumflextilde: Int { 0x1001ec4 }
    /// Source: `GDK_KEY_ecircumflextilde`.
    public static var ecircumflextilde: Int { 0x1001ec5 }
    /// Source: `GDK_KEY_Ecircumflexbelowdot`.
    public static var Ecircumflexbelowdot: Int { 0x1001ec6 }
    /// Source: `GDK_KEY_ecircumflexbelowdot`.
    public static var ecircumflexbelowdot: Int { 0x1001ec7 }
    /// Source: `GDK_KEY_Ihook`.
    public static var Ihook: Int { 0x1001ec8 }
    /// Source: `GDK_KEY_ihook`.
    public static var ihook: Int { 0x1001ec9 }
    /// Source: `GDK_KEY_Ibelowdot`.
    public static var Ibelowdot: Int { 0x1001eca }
    /// Source: `GDK_KEY_ibelowdot`.
    public static var ibelowdot: Int { 0x1001ecb }
    /// Source: `GDK_KEY_Obelowdot`.
    public static var Obelowdot: Int { 0x1001ecc }
    /// Source: `GDK_KEY_obelowdot`.
    public static var obelowdot: Int { 0x1001ecd }
    /// Source: `GDK_KEY_Ohook`.
    public static var Ohook: Int { 0x1001ece }
    /// Source: `GDK_KEY_ohook`.
    public static var ohook: Int { 0x1001ecf }
    /// Source: `GDK_KEY_Ocircumflexacute`.
    public static var Ocircumflexacute: Int { 0x1001ed0 }
    /// Source: `GDK_KEY_ocircumflexacute`.
    public static var ocircumflexacute: Int { 0x1001ed1 }
    /// Source: `GDK_KEY_Ocircumflexgrave`.
    public static var Ocircumflexgrave: Int { 0x1001ed2 }
    /// Source: `GDK_KEY_ocircumflexgrave`.
    public static var ocircumflexgrave: Int { 0x1001ed3 }
    /// Source: `GDK_KEY_Ocircumflexhook`.
    public static var Ocircumflexhook: Int { 0x1001ed4 }
    /// Source: `GDK_KEY_ocircumflexhook`.
    public static var ocircumflexhook: Int { 0x1001ed5 }
    /// Source: `GDK_KEY_Ocircumflextilde`.
    public static var Ocircumflextilde: Int { 0x1001ed6 }
    /// Source: `GDK_KEY_ocircumflextilde`.
    public static var ocircumflextilde: Int { 0x1001ed7 }
    /// Source: `GDK_KEY_Ocircumflexbelowdot`.
    public static var Ocircumflexbelowdot: Int { 0x1001ed8 }
    /// Source: `GDK_KEY_ocircumflexbelowdot`.
    public static var ocircumflexbelowdot: Int { 0x1001ed9 }
    /// Source: `GDK_KEY_Ohornacute`.
    public static var Ohornacute: Int { 0x1001eda }
    /// Source: `GDK_KEY_ohornacute`.
    public static var ohornacute: Int { 0x1001edb }
    /// Source: `GDK_KEY_Ohorngrave`.
    public static var Ohorngrave: Int { 0x1001edc }
    /// Source: `GDK_KEY_ohorngrave`.
    public static var ohorngrave: Int { 0x1001edd }
    /// Source: `GDK_KEY_Ohornhook`.
    public static var Ohornhook: Int { 0x1001ede }
    /// Source: `GDK_KEY_ohornhook`.
    public static var ohornhook: Int { 0x1001edf }
    /// Source: `GDK_KEY_Ohorntilde`.
    public static var Ohorntilde: Int { 0x1001ee0 }
    /// Source: `GDK_KEY_ohorntilde`.
    public static var ohorntilde: Int { 0x1001ee1 }
    /// Source: `GDK_KEY_Ohornbelowdot`.
    public static var Ohornbelowdot: Int { 0x1001ee2 }
    /// Source: `GDK_KEY_ohornbelowdot`.
    public static var ohornbelowdot: Int { 0x1001ee3 }
    /// Source: `GDK_KEY_Ubelowdot`.
    public static var Ubelowdot: Int { 0x1001ee4 }
    /// Source: `GDK_KEY_ubelowdot`.
    public static var ubelowdot: Int { 0x1001ee5 }
    /// Source: `GDK_KEY_Uhook`.
    public static var Uhook: Int { 0x1001ee6 }
    /// Source: `GDK_KEY_uhook`.
    public static var uhook: Int { 0x1001ee7 }
    /// Source: `GDK_KEY_Uhornacute`.
    public static var Uhornacute: Int { 0x1001ee8 }
    /// Source: `GDK_KEY_uhornacute`.
    public static var uhornacute: Int { 0x1001ee9 }
    /// Source: `GDK_KEY_Uhorngrave`.
    public static var Uhorngrave: Int { 0x1001eea }
    /// Source: `GDK_KEY_uhorngrave`.
    public static var uhorngrave: Int { 0x1001eeb }
    /// Source: `GDK_KEY_Uhornhook`.
    public static var Uhornhook: Int { 0x1001eec }
    /// Source: `GDK_KEY_uhornhook`.
    public static var uhornhook: Int { 0x1001eed }
    /// Source: `GDK_KEY_Uhorntilde`.
    public static var Uhorntilde: Int { 0x1001eee }
    /// Source: `GDK_KEY_uhorntilde`.
    public static var uhorntilde: Int { 0x1001eef }
    /// Source: `GDK_KEY_Uhornbelowdot`.
    public static var Uhornbelowdot: Int { 0x1001ef0 }
    /// Source: `GDK_KEY_uhornbelowdot`.
    public static var uhornbelowdot: Int { 0x1001ef1 }
    /// Source: `GDK_KEY_Ygrave`.
    public static var Ygrave: Int { 0x1001ef2 }
    /// Source: `GDK_KEY_ygrave`.
    public static var ygrave: Int { 0x1001ef3 }
    /// Source: `GDK_KEY_Ybelowdot`.
    public static var Ybelowdot: Int { 0x1001ef4 }
    /// Source: `GDK_KEY_ybelowdot`.
    public static var ybelowdot: Int { 0x1001ef5 }
    /// Source: `GDK_KEY_Yhook`.
    public static var Yhook: Int { 0x1001ef6 }
    /// Source: `GDK_KEY_yhook`.
    public static var yhook: Int { 0x1001ef7 }
    /// Source: `GDK_KEY_Ytilde`.
    public static var Ytilde: Int { 0x1001ef8 }
    /// Source: `GDK_KEY_ytilde`.
    public static var ytilde: Int { 0x1001ef9 }
    /// Source: `GDK_KEY_zerosuperior`.
    public static var zerosuperior: Int { 0x1002070 }
    /// Source: `GDK_KEY_foursuperior`.
    public static var foursuperior: Int { 0x1002074 }
    /// Source: `GDK_KEY_fivesuperior`.
    public static var fivesuperior: Int { 0x1002075 }
    /// Source: `GDK_KEY_sixsuperior`.
    public static var sixsuperior: Int { 0x1002076 }
    /// Source: `GDK_KEY_sevensuperior`.
    public static var sevensuperior: Int { 0x1002077 }
    /// Source: `GDK_KEY_eightsuperior`.
    public static var eightsuperior: Int { 0x1002078 }
    /// Source: `GDK_KEY_ninesuperior`.
    public static var ninesuperior: Int { 0x1002079 }
    /// Source: `GDK_KEY_zerosubscript`.
    public static var zerosubscript: Int { 0x1002080 }
    /// Source: `GDK_KEY_onesubscript`.
    public static var onesubscript: Int { 0x1002081 }
    /// Source: `GDK_KEY_twosubscript`.
    public static var twosubscript: Int { 0x1002082 }
    /// Source: `GDK_KEY_threesubscript`.
    public static var threesubscript: Int { 0x1002083 }
    /// Source: `GDK_KEY_foursubscript`.
    public static var foursubscript: Int { 0x1002084 }
    /// Source: `GDK_KEY_fivesubscript`.
    public static var fivesubscript: Int { 0x1002085 }
    /// Source: `GDK_KEY_sixsubscript`.
    public static var sixsubscript: Int { 0x1002086 }
    /// Source: `GDK_KEY_sevensubscript`.
    public static var sevensubscript: Int { 0x1002087 }
    /// Source: `GDK_KEY_eightsubscript`.
    public static var eightsubscript: Int { 0x1002088 }
    /// Source: `GDK_KEY_ninesubscript`.
    public static var ninesubscript: Int { 0x1002089 }
    /// Source: `GDK_KEY_EcuSign`.
    public static var ecuSign: Int { 0x10020a0 }
    /// Source: `GDK_KEY_ColonSign`.
    public static var colonSign: Int { 0x10020a1 }
    /// Source: `GDK_KEY_CruzeiroSign`.
    public static var cruzeiroSign: Int { 0x10020a2 }
    /// Source: `GDK_KEY_FFrancSign`.
    public static var fFrancSign: Int { 0x10020a3 }
    /// Source: `GDK_KEY_LiraSign`.
    public static var liraSign: Int { 0x10020a4 }
    /// Source: `GDK_KEY_MillSign`.
    public static var millSign: Int { 0x10020a5 }
    /// Source: `GDK_KEY_NairaSign`.
    public static var nairaSign: Int { 0x10020a6 }
    /// Source: `GDK_KEY_PesetaSign`.
    public static var pesetaSign: Int { 0x10020a7 }
    /// Source: `GDK_KEY_RupeeSign`.
    public static var rupeeSign: Int { 0x10020a8 }
    /// Source: `GDK_KEY_WonSign`.
    public static var wonSign: Int { 0x10020a9 }
    /// Source: `GDK_KEY_NewSheqelSign`.
    public static var newSheqelSign: Int { 0x10020aa }
    /// Source: `GDK_KEY_DongSign`.
    public static var dongSign: Int { 0x10020ab }
    /// Source: `GDK_KEY_partdifferential`.
    public static var partdifferential: Int { 0x1002202 }
    /// Source: `GDK_KEY_emptyset`.
    public static var emptyset: Int { 0x1002205 }
    /// Source: `GDK_KEY_elementof`.
    public static var elementof: Int { 0x1002208 }
    /// Source: `GDK_KEY_notelementof`.
    public static var notelementof: Int { 0x1002209 }
    /// Source: `GDK_KEY_containsas`.
    public static var containsas: Int { 0x100220b }
    /// Source: `GDK_KEY_squareroot`.
    public static var squareroot: Int { 0x100221a }
    /// Source: `GDK_KEY_cuberoot`.
    public static var cuberoot: Int { 0x100221b }
    /// Source: `GDK_KEY_fourthroot`.
    public static var fourthroot: Int { 0x100221c }
    /// Source: `GDK_KEY_dintegral`.
    public static var dintegral: Int { 0x100222c }
    /// Source: `GDK_KEY_tintegral`.
    public static var tintegral: Int { 0x100222d }
    /// Source: `GDK_KEY_because`.
    public static var because: Int { 0x1002235 }
    /// Source: `GDK_KEY_notapproxeq`.
    public static var notapproxeq: Int { 0x1002247 }
    /// Source: `GDK_KEY_approxeq`.
    public static var approxeq: Int { 0x1002248 }
    /// Source: `GDK_KEY_notidentical`.
    public static var notidentical: Int { 0x1002262 }
    /// Source: `GDK_KEY_stricteq`.
    public static var stricteq: Int { 0x1002263 }
    /// Source: `GDK_KEY_braille_blank`.
    public static var brailleBlank: Int { 0x1002800 }
    /// Source: `GDK_KEY_braille_dots_1`.
    public static var brailleDots1: Int { 0x1002801 }
    /// Source: `GDK_KEY_braille_dots_2`.
    public static var brailleDots2: Int { 0x1002802 }
    /// Source: `GDK_KEY_braille_dots_12`.
    public static var brailleDots12: Int { 0x1002803 }
    /// Source: `GDK_KEY_braille_dots_3`.
    public static var brailleDots3: Int { 0x1002804 }
    /// Source: `GDK_KEY_braille_dots_13`.
    public static var brailleDots13: Int { 0x1002805 }
    /// Source: `GDK_KEY_braille_dots_23`.
    public static var brailleDots23: Int { 0x1002806 }
    /// Source: `GDK_KEY_braille_dots_123`.
    public static var brailleDots123: Int { 0x1002807 }
    /// Source: `GDK_KEY_braille_dots_4`.
    public static var brailleDots4: Int { 0x1002808 }
    /// Source: `GDK_KEY_braille_dots_14`.
    public static var brailleDots14: Int { 0x1002809 }
    /// Source: `GDK_KEY_braille_dots_24`.
    public static var brailleDots24: Int { 0x100280a }
    /// Source: `GDK_KEY_braille_dots_124`.
    public static var brailleDots124: Int { 0x100280b }
    /// Source: `GDK_KEY_braille_dots_34`.
    public static var brailleDots34: Int { 0x100280c }
    /// Source: `GDK_KEY_braille_dots_134`.
    public static var brailleDots134: Int { 0x100280d }
    /// Source: `GDK_KEY_braille_dots_234`.
    public static var brailleDots234: Int { 0x100280e }
    /// Source: `GDK_KEY_braille_dots_1234`.
    public static var brailleDots1234: Int { 0x100280f }
    /// Source: `GDK_KEY_braille_dots_5`.
    public static var brailleDots5: Int { 0x1002810 }
    /// Source: `GDK_KEY_braille_dots_15`.
    public static var brailleDots15: Int { 0x1002811 }
    /// Source: `GDK_KEY_braille_dots_25`.
    public static var brailleDots25: Int { 0x1002812 }
    /// Source: `GDK_KEY_braille_dots_125`.
    public static var brailleDots125: Int { 0x1002813 }
    /// Source: `GDK_KEY_braille_dots_35`.
    public static var brailleDots35: Int { 0x1002814 }
    /// Source: `GDK_KEY_braille_dots_135`.
    public static var brailleDots135: Int { 0x1002815 }
    /// Source: `GDK_KEY_braille_dots_235`.
    public static var brailleDots235: Int { 0x1002816 }
    /// Source: `GDK_KEY_braille_dots_1235`.
    public static var brailleDots1235: Int { 0x1002817 }
    /// Source: `GDK_KEY_braille_dots_45`.
    public static var brailleDots45: Int { 0x1002818 }
    /// Source: `GDK_KEY_braille_dots_145`.
    public static var brailleDots145: Int { 0x1002819 }
    /// Source: `GDK_KEY_braille_dots_245`.
    public static var brailleDots245: Int { 0x100281a }
    /// Source: `GDK_KEY_braille_dots_1245`.
    public static var brailleDots1245: Int { 0x100281b }
    /// Source: `GDK_KEY_braille_dots_345`.
    public static var brailleDots345: Int { 0x100281c }
    /// Source: `GDK_KEY_braille_dots_1345`.
    public static var brailleDots1345: Int { 0x100281d }
    /// Source: `GDK_KEY_braille_dots_2345`.
    public static var brailleDots2345: Int { 0x100281e }
    /// Source: `GDK_KEY_braille_dots_12345`.
    public static var brailleDots12345: Int { 0x100281f }
    /// Source: `GDK_KEY_braille_dots_6`.
    public static var brailleDots6: Int { 0x1002820 }
    /// Source: `GDK_KEY_braille_dots_16`.
    public static var brailleDots16: Int { 0x1002821 }
    /// Source: `GDK_KEY_braille_dots_26`.
    public static var brailleDots26: Int { 0x1002822 }
    /// Source: `GDK_KEY_braille_dots_126`.
    public static var brailleDots126: Int { 0x1002823 }
    /// Source: `GDK_KEY_braille_dots_36`.
    public static var brailleDots36: Int { 0x1002824 }
    /// Source: `GDK_KEY_braille_dots_136`.
    public static var brailleDots136: Int { 0x1002825 }
    /// Source: `GDK_KEY_braille_dots_236`.
    public static var brailleDots236: Int { 0x1002826 }
    /// Source: `GDK_KEY_braille_dots_1236`.
    public static var brailleDots1236: Int { 0x1002827 }
    /// Source: `GDK_KEY_braille_dots_46`.
    public static var brailleDots46: Int { 0x1002828 }
    /// Source: `GDK_KEY_braille_dots_146`.
    public static var brailleDots146: Int { 0x1002829 }
    /// Source: `GDK_KEY_braille_dots_246`.
    public static var brailleDots246: Int { 0x100282a }
    /// Source: `GDK_KEY_braille_dots_1246`.
    public static var brailleDots1246: Int { 0x100282b }
    /// Source: `GDK_KEY_braille_dots_346`.
    public static var brailleDots346: Int { 0x100282c }
    /// Source: `GDK_KEY_braille_dots_1346`.
    public static var brailleDots1346: Int { 0x100282d }
    /// Source: `GDK_KEY_braille_dots_2346`.
    public static var brailleDots2346: Int { 0x100282e }
    /// Source: `GDK_KEY_braille_dots_12346`.
    public static var brailleDots12346: Int { 0x100282f }
    /// Source: `GDK_KEY_braille_dots_56`.
    public static var brailleDots56: Int { 0x1002830 }
    /// Source: `GDK_KEY_braille_dots_156`.
    public static var brailleDots156: Int { 0x1002831 }
    /// Source: `GDK_KEY_braille_dots_256`.
    public static var brailleDots256: Int { 0x1002832 }
    /// Source: `GDK_KEY_braille_dots_1256`.
    public static var brailleDots1256: Int { 0x1002833 }
    /// Source: `GDK_KEY_braille_dots_356`.
    public static var brailleDots356: Int { 0x1002834 }
    /// Source: `GDK_KEY_braille_dots_1356`.
    public static var brailleDots1356: Int { 0x1002835 }
    /// Source: `GDK_KEY_braille_dots_2356`.
    public static var brailleDots2356: Int { 0x1002836 }
    /// Source: `GDK_KEY_braille_dots_12356`.
    public static var brailleDots12356: Int { 0x1002837 }
    /// Source: `GDK_KEY_braille_dots_456`.
    public static var brailleDots456: Int { 0x1002838 }
    /// Source: `GDK_KEY_braille_dots_1456`.
    public static var brailleDots1456: Int { 0x1002839 }
    /// Source: `GDK_KEY_braille_dots_2456`.
    public static var brailleDots2456: Int { 0x100283a }
    /// Source: `GDK_KEY_braille_dots_12456`.
    public static var brailleDots12456: Int { 0x100283b }
    /// Source: `GDK_KEY_braille_dots_3456`.
    public static var brailleDots3456: Int { 0x100283c }
    /// Source: `GDK_KEY_braille_dots_13456`.
    public static var brailleDots13456: Int { 0x100283d }
    /// Source: `GDK_KEY_braille_dots_23456`.
    public static var brailleDots23456: Int { 0x100283e }
    /// Source: `GDK_KEY_braille_dots_123456`.
    public static var brailleDots123456: Int { 0x100283f }
    /// Source: `GDK_KEY_braille_dots_7`.
    public static var brailleDots7: Int { 0x1002840 }
    /// Source: `GDK_KEY_braille_dots_17`.
    public static var brailleDots17: Int { 0x1002841 }
    /// Source: `GDK_KEY_braille_dots_27`.
    public static var brailleDots27: Int { 0x1002842 }
    /// Source: `GDK_KEY_braille_dots_127`.
    public static var brailleDots127: Int { 0x1002843 }
    /// Source: `GDK_KEY_braille_dots_37`.
    public static var brailleDots37: Int { 0x1002844 }
    /// Source: `GDK_KEY_braille_dots_137`.
    public static var brailleDots137: Int { 0x1002845 }
    /// Source: `GDK_KEY_braille_dots_237`.
    public static var brailleDots237: Int { 0x1002846 }
    /// Source: `GDK_KEY_braille_dots_1237`.
    public static var brailleDots1237: Int { 0x1002847 }
    /// Source: `GDK_KEY_braille_dots_47`.
    public static var brailleDots47: Int { 0x1002848 }
    /// Source: `GDK_KEY_braille_dots_147`.
    public static var brailleDots147: Int { 0x1002849 }
    /// Source: `GDK_KEY_braille_dots_247`.
    public static var brailleDots247: Int { 0x100284a }
    /// Source: `GDK_KEY_braille_dots_1247`.
    public static var brailleDots1247: Int { 0x100284b }
    /// Source: `GDK_KEY_braille_dots_347`.
    public static var brailleDots347: Int { 0x100284c }
    /// Source: `GDK_KEY_braille_dots_1347`.
    public static var brailleDots1347: Int { 0x100284d }
    /// Source: `GDK_KEY_braille_dots_2347`.
    public static var brailleDots2347: Int { 0x100284e }
    /// Source: `GDK_KEY_braille_dots_12347`.
    public static var brailleDots12347: Int { 0x100284f }
    /// Source: `GDK_KEY_braille_dots_57`.
    public static var brailleDots57: Int { 0x1002850 }
    /// Source: `GDK_KEY_braille_dots_157`.
    public static var brailleDots157: Int { 0x1002851 }
    /// Source: `GDK_KEY_braille_dots_257`.
    public static var brailleDots257: Int { 0x1002852 }
    /// Source: `GDK_KEY_braille_dots_1257`.
    public static var brailleDots1257: Int { 0x1002853 }
    /// Source: `GDK_KEY_braille_dots_357`.
    public static var brailleDots357: Int { 0x1002854 }
    /// Source: `GDK_KEY_braille_dots_1357`.
    public static var brailleDots1357: Int { 0x1002855 }
    /// Source: `GDK_KEY_braille_dots_2357`.
    public static var brailleDots2357: Int { 0x1002856 }
    /// Source: `GDK_KEY_braille_dots_12357`.
    public static var brailleDots12357: Int { 0x1002857 }
    /// Source: `GDK_KEY_braille_dots_457`.
    public static var brailleDots457: Int { 0x1002858 }
    /// Source: `GDK_KEY_braille_dots_1457`.
    public static var brailleDots1457: Int { 0x1002859 }
    /// Source: `GDK_KEY_braille_dots_2457`.
    public static var brailleDots2457: Int { 0x100285a }
    /// Source: `GDK_KEY_braille_dots_12457`.
    public static var brailleDots12457: Int { 0x100285b }
    /// Source: `GDK_KEY_braille_dots_3457`.
    public static var brailleDots3457: Int { 0x100285c }
    /// Source: `GDK_KEY_braille_dots_13457`.
    public static var brailleDots13457: Int { 0x100285d }
    /// Source: `GDK_KEY_braille_dots_23457`.
    public static var brailleDots23457: Int { 0x100285e }
    /// Source: `GDK_KEY_braille_dots_123457`.
    public static var brailleDots123457: Int { 0x100285f }
    /// Source: `GDK_KEY_braille_dots_67`.
    public static var brailleDots67: Int { 0x1002860 }
    /// Source: `GDK_KEY_braille_dots_167`.
    public static var brailleDots167: Int { 0x1002861 }
    /// Source: `GDK_KEY_braille_dots_267`.
    public static var brailleDots267: Int { 0x1002862 }
    /// Source: `GDK_KEY_braille_dots_1267`.
    public static var brailleDots1267: Int { 0x1002863 }
    /// Source: `GDK_KEY_braille_dots_367`.
    public static var brailleDots367: Int { 0x1002864 }
    /// Source: `GDK_KEY_braille_dots_1367`.
    public static var brailleDots1367: Int { 0x1002865 }
    /// Source: `GDK_KEY_braille_dots_2367`.
    public static var brailleDots2367: Int { 0x1002866 }
    /// Source: `GDK_KEY_braille_dots_12367`.
    public static var brailleDots12367: Int { 0x1002867 }
    /// Source: `GDK_KEY_braille_dots_467`.
    public static var brailleDots467: Int { 0x1002868 }
    /// Source: `GDK_KEY_braille_dots_1467`.
    public static var brailleDots1467: Int { 0x1002869 }
    /// Source: `GDK_KEY_braille_dots_2467`.
    public static var brailleDots2467: Int { 0x100286a }
    /// Source: `GDK_KEY_braille_dots_12467`.
    public static var brailleDots12467: Int { 0x100286b }
    /// Source: `GDK_KEY_braille_dots_3467`.
    public static var brailleDots3467: Int { 0x100286c }
    /// Source: `GDK_KEY_braille_dots_13467`.
    public static var brailleDots13467: Int { 0x100286d }
    /// Source: `GDK_KEY_braille_dots_23467`.
    public static var brailleDots23467: Int { 0x100286e }
    /// Source: `GDK_KEY_braille_dots_123467`.
    public static var brailleDots123467: Int { 0x100286f }
    /// Source: `GDK_KEY_braille_dots_567`.
    public static var brailleDots567: Int { 0x1002870 }
    /// Source: `GDK_KEY_braille_dots_1567`.
    public static var brailleDots1567: Int { 0x1002871 }
    /// Source: `GDK_KEY_braille_dots_2567`.
    public static var brailleDots2567: Int { 0x1002872 }
    /// Source: `GDK_KEY_braille_dots_12567`.
    public static var brailleDots12567: Int { 0x1002873 }
    /// Source: `GDK_KEY_braille_dots_3567`.
    public static var brailleDots3567: Int { 0x1002874 }
    /// Source: `GDK_KEY_braille_dots_13567`.
    public static var brailleDots13567: Int { 0x1002875 }
    /// Source: `GDK_KEY_braille_dots_23567`.
    public static var brailleDots23567: Int { 0x1002876 }
    /// Source: `GDK_KEY_braille_dots_123567`.
    public static var brailleDots123567: Int { 0x1002877 }
    /// Source: `GDK_KEY_braille_dots_4567`.
    public static var brailleDots4567: Int { 0x1002878 }
    /// Source: `GDK_KEY_braille_dots_14567`.
    public static var brailleDots14567: Int { 0x1002879 }
    /// Source: `GDK_KEY_braille_dots_24567`.
    public static var brailleDots24567: Int { 0x100287a }
    /// Source: `GDK_KEY_braille_dots_124567`.
    public static var brailleDots124567: Int { 0x100287b }
    /// Source: `GDK_KEY_braille_dots_34567`.
    public static var brailleDots34567: Int { 0x100287c }
    /// Source: `GDK_KEY_braille_dots_134567`.
    public static var brailleDots134567: Int { 0x100287d }
    /// Source: `GDK_KEY_braille_dots_234567`.
    public static var brailleDots234567: Int { 0x100287e }
    /// Source: `GDK_KEY_braille_dots_1234567`.
    public static var brailleDots1234567: Int { 0x100287f }
    /// Source: `GDK_KEY_braille_dots_8`.
    public static var brailleDots8: Int { 0x1002880 }
    /// Source: `GDK_KEY_braille_dots_18`.
    public static var brailleDots18: Int { 0x1002881 }
    /// Source: `GDK_KEY_braille_dots_28`.
    public static var brailleDots28: Int { 0x1002882 }
    /// Source: `GDK_KEY_braille_dots_128`.
    public static var brailleDots128: Int { 0x1002883 }
    /// Source: `GDK_KEY_braille_dots_38`.
    public static var brailleDots38: Int { 0x1002884 }
    /// Source: `GDK_KEY_braille_dots_138`.
    public static var brailleDots138: Int { 0x1002885 }
    /// Source: `GDK_KEY_braille_dots_238`.
    public static var brailleDots238: Int { 0x1002886 }
    /// Source: `GDK_KEY_braille_dots_1238`.
    public static var brailleDots1238: Int { 0x1002887 }
    /// Source: `GDK_KEY_braille_dots_48`.
    public static var brailleDots48: Int { 0x1002888 }
    /// Source: `GDK_KEY_braille_dots_148`.
    public static var brailleDots148: Int { 0x1002889 }
    /// Source: `GDK_KEY_braille_dots_248`.
    public static var brailleDots248: Int { 0x100288a }
    /// Source: `GDK_KEY_braille_dots_1248`.
    public static var brailleDots1248: Int { 0x100288b }
    /// Source: `GDK_KEY_braille_dots_348`.
    public static var brailleDots348: Int { 0x100288c }
    /// Source: `GDK_KEY_braille_dots_1348`.
    public static var brailleDots1348: Int { 0x100288d }
    /// Source: `GDK_KEY_braille_dots_2348`.
    public static var brailleDots2348: Int { 0x100288e }
    /// Source: `GDK_KEY_braille_dots_12348`.
    public static var brailleDots12348: Int { 0x100288f }
    /// Source: `GDK_KEY_braille_dots_58`.
    public static var brailleDots58: Int { 0x1002890 }
    /// Source: `GDK_KEY_braille_dots_158`.
    public static var brailleDots158: Int { 0x1002891 }
    /// Source: `GDK_KEY_braille_dots_258`.
    public static var brailleDots258: Int { 0x1002892 }
    /// Source: `GDK_KEY_braille_dots_1258`.
    public static var brailleDots1258: Int { 0x1002893 }
    /// Source: `GDK_KEY_braille_dots_358`.
    public static var brailleDots358: Int { 0x1002894 }
    /// Source: `GDK_KEY_braille_dots_1358`.
    public static var brailleDots1358: Int { 0x1002895 }
    /// Source: `GDK_KEY_braille_dots_2358`.
    public static var brailleDots2358: Int { 0x1002896 }
    /// Source: `GDK_KEY_braille_dots_12358`.
    public static var brailleDots12358: Int { 0x1002897 }
    /// Source: `GDK_KEY_braille_dots_458`.
    public static var brailleDots458: Int { 0x1002898 }
    /// Source: `GDK_KEY_braille_dots_1458`.
    public static var brailleDots1458: Int { 0x1002899 }
    /// Source: `GDK_KEY_braille_dots_2458`.
    public static var brailleDots2458: Int { 0x100289a }
    /// Source: `GDK_KEY_braille_dots_12458`.
    public static var brailleDots12458: Int { 0x100289b }
    /// Source: `GDK_KEY_braille_dots_3458`.
    public static var brailleDots3458: Int { 0x100289c }
    /// Source: `GDK_KEY_braille_dots_13458`.
    public static var brailleDots13458: Int { 0x100289d }
    /// Source: `GDK_KEY_braille_dots_23458`.
    public static var brailleDots23458: Int { 0x100289e }
    /// Source: `GDK_KEY_braille_dots_123458`.
    public static var brailleDots123458: Int { 0x100289f }
    /// Source: `GDK_KEY_braille_dots_68`.
    public static var brailleDots68: Int { 0x10028a0 }
    /// Source: `GDK_KEY_braille_dots_168`.
    public static var brailleDots168: Int { 0x10028a1 }
    /// Source: `GDK_KEY_braille_dots_268`.
    public static var brailleDots268: Int { 0x10028a2 }
    /// Source: `GDK_KEY_braille_dots_1268`.
    public static var brailleDots1268: Int { 0x10028a3 }
    /// Source: `GDK_KEY_braille_dots_368`.
    public static var brailleDots368: Int { 0x10028a4 }
    /// Source: `GDK_KEY_braille_dots_1368`.
    public static var brailleDots1368: Int { 0x10028a5 }
    /// Source: `GDK_KEY_braille_dots_2368`.
    public static var brailleDots2368: Int { 0x10028a6 }
    /// Source: `GDK_KEY_braille_dots_12368`.
    public static var brailleDots12368: Int { 0x10028a7 }
    /// Source: `GDK_KEY_braille_dots_468`.
    public static var brailleDots468: Int { 0x10028a8 }
    /// Source: `GDK_KEY_braille_dots_1468`.
    public static var brailleDots1468: Int { 0x10028a9 }
    /// Source: `GDK_KEY_braille_dots_2468`.
    public static var brailleDots2468: Int { 0x10028aa }
    /// Source: `GDK_KEY_braille_dots_12468`.
    public static var brailleDots12468: Int { 0x10028ab }
    /// Source: `GDK_KEY_braille_dots_3468`.
    public static var brailleDots3468: Int { 0x10028ac }
    /// Source: `GDK_KEY_braille_dots_13468`.
    public static var brailleDots13468: Int { 0x10028ad }
    /// Source: `GDK_KEY_braille_dots_23468`.
    public static var brailleDots23468: Int { 0x10028ae }
    /// Source: `GDK_KEY_braille_dots_123468`.
    public static var brailleDots123468: Int { 0x10028af }
    /// Source: `GDK_KEY_braille_dots_568`.
    public static var brailleDots568: Int { 0x10028b0 }
    /// Source: `GDK_KEY_braille_dots_1568`.
    public static var brailleDots1568: Int { 0x10028b1 }
    /// Source: `GDK_KEY_braille_dots_2568`.
    public static var brailleDots2568: Int { 0x10028b2 }
    /// Source: `GDK_KEY_braille_dots_12568`.
    public static var brailleDots12568: Int { 0x10028b3 }
    /// Source: `GDK_KEY_braille_dots_3568`.
    public static var brailleDots3568: Int { 0x10028b4 }
    /// Source: `GDK_KEY_braille_dots_13568`.
    public static var brailleDots13568: Int { 0x10028b5 }
    /// Source: `GDK_KEY_braille_dots_23568`.
    public static var brailleDots23568: Int { 0x10028b6 }
    /// Source: `GDK_KEY_braille_dots_123568`.
    public static var brailleDots123568: Int { 0x10028b7 }
    /// Source: `GDK_KEY_braille_dots_4568`.
    public static var brailleDots4568: Int { 0x10028b8 }
    /// Source: `GDK_KEY_braille_dots_14568`.
    public static var brailleDots14568: Int { 0x10028b9 }
    /// Source: `GDK_KEY_braille_dots_24568`.
    public static var brailleDots24568: Int { 0x10028ba }
    /// Source: `GDK_KEY_braille_dots_124568`.
    public static var brailleDots124568: Int { 0x10028bb }
    /// Source: `GDK_KEY_braille_dots_34568`.
    public static var brailleDots34568: Int { 0x10028bc }
    /// Source: `GDK_KEY_braille_dots_134568`.
    public static var brailleDots134568: Int { 0x10028bd }
    /// Source: `GDK_KEY_braille_dots_234568`.
    public static var brailleDots234568: Int { 0x10028be }
    /// Source: `GDK_KEY_braille_dots_1234568`.
    public static var brailleDots1234568: Int { 0x10028bf }
    /// Source: `GDK_KEY_braille_dots_78`.
    public static var brailleDots78: Int { 0x10028c0 }
    /// Source: `GDK_KEY_braille_dots_178`.
    public static var brailleDots178: Int { 0x10028c1 }
    /// Source: `GDK_KEY_braille_dots_278`.
    public static var brailleDots278: Int { 0x10028c2 }
    /// Source: `GDK_KEY_braille_dots_1278`.
    public static var brailleDots1278: Int { 0x10028c3 }
    /// Source: `GDK_KEY_braille_dots_378`.
    public static var brailleDots378: Int { 0x10028c4 }
    /// Source: `GDK_KEY_braille_dots_1378`.
    public static var brailleDots1378: Int { 0x10028c5 }
    /// Source: `GDK_KEY_braille_dots_2378`.
    public static var brailleDots2378: Int { 0x10028c6 }
    /// Source: `GDK_KEY_braille_dots_12378`.
    public static var brailleDots12378: Int { 0x10028c7 }
    /// Source: `GDK_KEY_braille_dots_478`.
    public static var brailleDots478: Int { 0x10028c8 }
    /// Source: `GDK_KEY_braille_dots_1478`.
    public static var brailleDots1478: Int { 0x10028c9 }
    /// Source: `GDK_KEY_braille_dots_2478`.
    public static var brailleDots2478: Int { 0x10028ca }
    /// Source: `GDK_KEY_braille_dots_12478`.
    public static var brailleDots12478: Int { 0x10028cb }
    /// Source: `GDK_KEY_braille_dots_3478`.
    public static var brailleDots3478: Int { 0x10028cc }
    /// Source: `GDK_KEY_braille_dots_13478`.
    public static var brailleDots13478: Int { 0x10028cd }
    /// Source: `GDK_KEY_braille_dots_23478`.
    public static var brailleDots23478: Int { 0x10028ce }
    /// Source: `GDK_KEY_braille_dots_123478`.
    public static var brailleDots123478: Int { 0x10028cf }
    /// Source: `GDK_KEY_braille_dots_578`.
    public static var brailleDots578: Int { 0x10028d0 }
    /// Source: `GDK_KEY_braille_dots_1578`.
    public static var brailleDots1578: Int { 0x10028d1 }
    /// Source: `GDK_KEY_braille_dots_2578`.
    public static var brailleDots2578: Int { 0x10028d2 }
    /// Source: `GDK_KEY_braille_dots_12578`.
    public static var brailleDots12578: Int { 0x10028d3 }
    /// Source: `GDK_KEY_braille_dots_3578`.
    public static var brailleDots3578: Int { 0x10028d4 }
    /// Source: `GDK_KEY_braille_dots_13578`.
    public static var brailleDots13578: Int { 0x10028d5 }
    /// Source: `GDK_KEY_braille_dots_23578`.
    public static var brailleDots23578: Int { 0x10028d6 }
    /// Source: `GDK_KEY_braille_dots_123578`.
    public static var brailleDots123578: Int { 0x10028d7 }
    /// Source: `GDK_KEY_braille_dots_4578`.
    public static var brailleDots4578: Int { 0x10028d8 }
    /// Source: `GDK_KEY_braille_dots_14578`.
    public static var brailleDots14578: Int { 0x10028d9 }
    /// Source: `GDK_KEY_braille_dots_24578`.
    public static var brailleDots24578: Int { 0x10028da }
    /// Source: `GDK_KEY_braille_dots_124578`.
    public static var brailleDots124578: Int { 0x10028db }
    /// Source: `GDK_KEY_braille_dots_34578`.
    public static var brailleDots34578: Int { 0x10028dc }
    /// Source: `GDK_KEY_braille_dots_134578`.
    public static var brailleDots134578: Int { 0x10028dd }
    /// Source: `GDK_KEY_braille_dots_234578`.
    public static var brailleDots234578: Int { 0x10028de }
    /// Source: `GDK_KEY_braille_dots_1234578`.
    public static var brailleDots1234578: Int { 0x10028df }
    /// Source: `GDK_KEY_braille_dots_678`.
    public static var brailleDots678: Int { 0x10028e0 }
    /// Source: `GDK_KEY_braille_dots_1678`.
    public static var brailleDots1678: Int { 0x10028e1 }
    /// Source: `GDK_KEY_braille_dots_2678`.
    public static var brailleDots2678: Int { 0x10028e2 }
    /// Source: `GDK_KEY_braille_dots_12678`.
    public static var brailleDots12678: Int { 0x10028e3 }
    /// Source: `GDK_KEY_braille_dots_3678`.
    public static var brailleDots3678: Int { 0x10028e4 }
    /// Source: `GDK_KEY_braille_dots_13678`.
    public static var brailleDots13678: Int { 0x10028e5 }
    /// Source: `GDK_KEY_braille_dots_23678`.
    public static var brailleDots23678: Int { 0x10028e6 }
    /// Source: `GDK_KEY_braille_dots_123678`.
    public static var brailleDots123678: Int { 0x10028e7 }
    /// Source: `GDK_KEY_braille_dots_4678`.
    public static var brailleDots4678: Int { 0x10028e8 }
    /// Source: `GDK_KEY_braille_dots_14678`.
    public static var brailleDots14678: Int { 0x10028e9 }
    /// Source: `GDK_KEY_braille_dots_24678`.
    public static var brailleDots24678: Int { 0x10028ea }
    /// Source: `GDK_KEY_braille_dots_124678`.
    public static var brailleDots124678: Int { 0x10028eb }
    /// Source: `GDK_KEY_braille_dots_34678`.
    public static var brailleDots34678: Int { 0x10028ec }
    /// Source: `GDK_KEY_braille_dots_134678`.
    public static var brailleDots134678: Int { 0x10028ed }
    /// Source: `GDK_KEY_braille_dots_234678`.
    public static var brailleDots234678: Int { 0x10028ee }
    /// Source: `GDK_KEY_braille_dots_1234678`.
    public static var brailleDots1234678: Int { 0x10028ef }
    /// Source: `GDK_KEY_braille_dots_5678`.
    public static var brailleDots5678: Int { 0x10028f0 }
    /// Source: `GDK_KEY_braille_dots_15678`.
    public static var brailleDots15678: Int { 0x10028f1 }
    /// Source: `GDK_KEY_braille_dots_25678`.
    public static var brailleDots25678: Int { 0x10028f2 }
    /// Source: `GDK_KEY_braille_dots_125678`.
    public static var brailleDots125678: Int { 0x10028f3 }
    /// Source: `GDK_KEY_braille_dots_35678`.
    public static var brailleDots35678: Int { 0x10028f4 }
    /// Source: `GDK_KEY_braille_dots_135678`.
    public static var brailleDots135678: Int { 0x10028f5 }
    /// Source: `GDK_KEY_braille_dots_235678`.
    public static var brailleDots235678: Int { 0x10028f6 }
    /// Source: `GDK_KEY_braille_dots_1235678`.
    public static var brailleDots1235678: Int { 0x10028f7 }
    /// Source: `GDK_KEY_braille_dots_45678`.
    public static var brailleDots45678: Int { 0x10028f8 }
    /// Source: `GDK_KEY_braille_dots_145678`.
    public static var brailleDots145678: Int { 0x10028f9 }
    /// Source: `GDK_KEY_braille_dots_245678`.
    public static var brailleDots245678: Int { 0x10028fa }
    /// Source: `GDK_KEY_braille_dots_1245678`.
    public static var brailleDots1245678: Int { 0x10028fb }
    /// Source: `GDK_KEY_braille_dots_345678`.
    public static var brailleDots345678: Int { 0x10028fc }
    /// Source: `GDK_KEY_braille_dots_1345678`.
    public static var brailleDots1345678: Int { 0x10028fd }
    /// Source: `GDK_KEY_braille_dots_2345678`.
    public static var brailleDots2345678: Int { 0x10028fe }
    /// Source: `GDK_KEY_braille_dots_12345678`.
    public static var brailleDots12345678: Int { 0x10028ff }
    /// Source: `GDK_KEY_Switch_VT_1`.
    public static var switchVT1: Int { 0x1008fe01 }
    /// Source: `GDK_KEY_Switch_VT_2`.
    public static var switchVT2: Int { 0x1008fe02 }
    /// Source: `GDK_KEY_Switch_VT_3`.
    public static var switchVT3: Int { 0x1008fe03 }
    /// Source: `GDK_KEY_Switch_VT_4`.
    public static var switchVT4: Int { 0x1008fe04 }
    /// Source: `GDK_KEY_Switch_VT_5`.
    public static var switchVT5: Int { 0x1008fe05 }
    /// Source: `GDK_KEY_Switch_VT_6`.
    public static var switchVT6: Int { 0x1008fe06 }
    /// Source: `GDK_KEY_Switch_VT_7`.
    public static var switchVT7: Int { 0x1008fe07 }
    /// Source: `GDK_KEY_Switch_VT_8`.
    public static var switchVT8: Int { 0x1008fe08 }
    /// Source: `GDK_KEY_Switch_VT_9`.
    public static var switchVT9: Int { 0x1008fe09 }
    /// Source: `GDK_KEY_Switch_VT_10`.
    public static var switchVT10: Int { 0x1008fe0a }
    /// Source: `GDK_KEY_Switch_VT_11`.
    public static var switchVT11: Int { 0x1008fe0b }
    /// Source: `GDK_KEY_Switch_VT_12`.
    public static var switchVT12: Int { 0x1008fe0c }
    /// Source: `GDK_KEY_Ungrab`.
    public static var ungrab: Int { 0x1008fe20 }
    /// Source: `GDK_KEY_ClearGrab`.
    public static var clearGrab: Int { 0x1008fe21 }
    /// Source: `GDK_KEY_Next_VMode`.
    public static var nextVMode: Int { 0x1008fe22 }
    /// Source: `GDK_KEY_Prev_VMode`.
    public static var prevVMode: Int { 0x1008fe23 }
    /// Source: `GDK_KEY_LogWindowTree`.
    public static var logWindowTree: Int { 0x1008fe24 }
    /// Source: `GDK_KEY_LogGrabInfo`.
    public static var logGrabInfo: Int { 0x1008fe25 }
    /// Source: `GDK_KEY_ModeLock`.
    public static var modeLock: Int { 0x1008ff01 }
    /// Source: `GDK_KEY_MonBrightnessUp`.
    public static var monBrightnessUp: Int { 0x1008ff02 }
    /// Source: `GDK_KEY_MonBrightnessDown`.
    public static var monBrightnessDown: Int { 0x1008ff03 }
    /// Source: `GDK_KEY_KbdLightOnOff`.
    public static var kbdLightOnOff: Int { 0x1008ff04 }
    /// Source: `GDK_KEY_KbdBrightnessUp`.
    public static var kbdBrightnessUp: Int { 0x1008ff05 }
    /// Source: `GDK_KEY_KbdBrightnessDown`.
    public static var kbdBrightnessDown: Int { 0x1008ff06 }
    /// Source: `GDK_KEY_Standby`.
    public static var standby: Int { 0x1008ff10 }
    /// Source: `GDK_KEY_AudioLowerVolume`.
    public static var audioLowerVolume: Int { 0x1008ff11 }
    /// Source: `GDK_KEY_AudioMute`.
    public static var audioMute: Int { 0x1008ff12 }
    /// Source: `GDK_KEY_AudioRaiseVolume`.
    public static var audioRaiseVolume: Int { 0x1008ff13 }
    /// Source: `GDK_KEY_AudioPlay`.
    public static var audioPlay: Int { 0x1008ff14 }
    /// Source: `GDK_KEY_AudioStop`.
    public static var audioStop: Int { 0x1008ff15 }
    /// Source: `GDK_KEY_AudioPrev`.
    public static var audioPrev: Int { 0x1008ff16 }
    /// Source: `GDK_KEY_AudioNext`.
    public static var audioNext: Int { 0x1008ff17 }
    /// Source: `GDK_KEY_HomePage`.
    public static var homePage: Int { 0x1008ff18 }
    /// Source: `GDK_KEY_Mail`.
    public static var mail: Int { 0x1008ff19 }
    /// Source: `GDK_KEY_Start`.
    public static var start: Int { 0x1008ff1a }
    /// Source: `GDK_KEY_Search`.
    public static var search: Int { 0x1008ff1b }
    /// Source: `GDK_KEY_AudioRecord`.
    public static var audioRecord: Int { 0x1008ff1c }
    /// Source: `GDK_KEY_Calculator`.
    public static var calculator: Int { 0x1008ff1d }
    /// Source: `GDK_KEY_Memo`.
    public static var memo: Int { 0x1008ff1e }
    /// Source: `GDK_KEY_ToDoList`.
    public static var toDoList: Int { 0x1008ff1f }
    /// Source: `GDK_KEY_Calendar`.
    public static var calendar: Int { 0x1008ff20 }
    /// Source: `GDK_KEY_PowerDown`.
    public static var powerDown: Int { 0x1008ff21 }
    /// Source: `GDK_KEY_ContrastAdjust`.
    public static var contrastAdjust: Int { 0x1008ff22 }
    /// Source: `GDK_KEY_RockerUp`.
    public static var rockerUp: Int { 0x1008ff23 }
    /// Source: `GDK_KEY_RockerDown`.
    public static var rockerDown: Int { 0x1008ff24 }
    /// Source: `GDK_KEY_RockerEnter`.
    public static var rockerEnter: Int { 0x1008ff25 }
    /// Source: `GDK_KEY_Back`.
    public static var back: Int { 0x1008ff26 }
    /// Source: `GDK_KEY_Forward`.
    public static var forward: Int { 0x1008ff27 }
    /// Source: `GDK_KEY_Stop`.
    public static var stop: Int { 0x1008ff28 }
    /// Source: `GDK_KEY_Refresh`.
    public static var refresh: Int { 0x1008ff29 }
    /// Source: `GDK_KEY_PowerOff`.
    public static var powerOff: Int { 0x1008ff2a }
    /// Source: `GDK_KEY_WakeUp`.
    public static var wakeUp: Int { 0x1008ff2b }
    /// Source: `GDK_KEY_Eject`.
    public static var eject: Int { 0x1008ff2c }
    /// Source: `GDK_KEY_ScreenSaver`.
    public static var screenSaver: Int { 0x1008ff2d }
    /// Source: `GDK_KEY_WWW`.
    public static var www: Int { 0x1008ff2e }
    /// Source: `GDK_KEY_Sleep`.
    public static var sleep: Int { 0x1008ff2f }
    /// Source: `GDK_KEY_Favorites`.
    public static var favorites: Int { 0x1008ff30 }
    /// Source: `GDK_KEY_AudioPause`.
    public static var audioPause: Int { 0x1008ff31 }
    /// Source: `GDK_KEY_AudioMedia`.
    public static var audioMedia: Int { 0x1008ff32 }
    /// Source: `GDK_KEY_MyComputer`.
    public static var myComputer: Int { 0x1008ff33 }
    /// Source: `GDK_KEY_VendorHome`.
    public static var vendorHome: Int { 0x1008ff34 }
    /// Source: `GDK_KEY_LightBulb`.
    public static var lightBulb: Int { 0x1008ff35 }
    /// Source: `GDK_KEY_Shop`.
    public static var shop: Int { 0x1008ff36 }
    /// Source: `GDK_KEY_History`.
    public static var history: Int { 0x1008ff37 }
    /// Source: `GDK_KEY_OpenURL`.
    public static var openURL: Int { 0x1008ff38 }
    /// Source: `GDK_KEY_AddFavorite`.
    public static var addFavorite: Int { 0x1008ff39 }
    /// Source: `GDK_KEY_HotLinks`.
    public static var hotLinks: Int { 0x1008ff3a }
    /// Source: `GDK_KEY_BrightnessAdjust`.
    public static var brightnessAdjust: Int { 0x1008ff3b }
    /// Source: `GDK_KEY_Finance`.
    public static var finance: Int { 0x1008ff3c }
    /// Source: `GDK_KEY_Community`.
    public static var community: Int { 0x1008ff3d }
    /// Source: `GDK_KEY_AudioRewind`.
    public static var audioRewind: Int { 0x1008ff3e }
    /// Source: `GDK_KEY_BackForward`.
    public static var backForward: Int { 0x1008ff3f }
    /// Source: `GDK_KEY_Launch0`.
    public static var launch0: Int { 0x1008ff40 }
    /// Source: `GDK_KEY_Launch1`.
    public static var launch1: Int { 0x1008ff41 }
    /// Source: `GDK_KEY_Launch2`.
    public static var launch2: Int { 0x1008ff42 }
    /// Source: `GDK_KEY_Launch3`.
    public static var launch3: Int { 0x1008ff43 }
    /// Source: `GDK_KEY_Launch4`.
    public static var launch4: Int { 0x1008ff44 }
    /// Source: `GDK_KEY_Launch5`.
    public static var launch5: Int { 0x1008ff45 }
    /// Source: `GDK_KEY_Launch6`.
    public static var launch6: Int { 0x1008ff46 }
    /// Source: `GDK_KEY_Launch7`.
    public static var launch7: Int { 0x1008ff47 }
    /// Source: `GDK_KEY_Launch8`.
    public static var launch8: Int { 0x1008ff48 }
    /// Source: `GDK_KEY_Launch9`.
    public static var launch9: Int { 0x1008ff49 }
    /// Source: `GDK_KEY_LaunchA`.
    public static var launchA: Int { 0x1008ff4a }
    /// Source: `GDK_KEY_LaunchB`.
    public static var launchB: Int { 0x1008ff4b }
    /// Source: `GDK_KEY_LaunchC`.
    public static var launchC: Int { 0x1008ff4c }
    /// Source: `GDK_KEY_LaunchD`.
    public static var launchD: Int { 0x1008ff4d }
    /// Source: `GDK_KEY_LaunchE`.
    public static var launchE: Int { 0x1008ff4e }
    /// Source: `GDK_KEY_LaunchF`.
    public static var launchF: Int { 0x1008ff4f }
    /// Source: `GDK_KEY_ApplicationLeft`.
    public static var applicationLeft: Int { 0x1008ff50 }
    /// Source: `GDK_KEY_ApplicationRight`.
    public static var applicationRight: Int { 0x1008ff51 }
    /// Source: `GDK_KEY_Book`.
    public static var book: Int { 0x1008ff52 }
    /// Source: `GDK_KEY_CD`.
    public static var cd: Int { 0x1008ff53 }
    /// Source: `GDK_KEY_WindowClear`.
    public static var windowClear: Int { 0x1008ff55 }
    /// Source: `GDK_KEY_Close`.
    public static var close: Int { 0x1008ff56 }
    /// Source: `GDK_KEY_Copy`.
    public static var copy: Int { 0x1008ff57 }
    /// Source: `GDK_KEY_Cut`.
    public static var cut: Int { 0x1008ff58 }
    /// Source: `GDK_KEY_Display`.
    public static var display: Int { 0x1008ff59 }
    /// Source: `GDK_KEY_DOS`.
    public static var dos: Int { 0x1008ff5a }
    /// Source: `GDK_KEY_Documents`.
    public static var documents: Int { 0x1008ff5b }
    /// Source: `GDK_KEY_Excel`.
    public static var excel: Int { 0x1008ff5c }
    /// Source: `GDK_KEY_Explorer`.
    public static var explorer: Int { 0x1008ff5d }
    /// Source: `GDK_KEY_Game`.
    public static var game: Int { 0x1008ff5e }
    /// Source: `GDK_KEY_Go`.
    public static var go: Int { 0x1008ff5f }
    /// Source: `GDK_KEY_iTouch`.
    public static var iTouch: Int { 0x1008ff60 }
    /// Source: `GDK_KEY_LogOff`.
    public static var logOff: Int { 0x1008ff61 }
    /// Source: `GDK_KEY_Market`.
    public static var market: Int { 0x1008ff62 }
    /// Source: `GDK_KEY_Meeting`.
    public static var meeting: Int { 0x1008ff63 }
    /// Source: `GDK_KEY_MenuKB`.
    public static var menuKB: Int { 0x1008ff65 }
    /// Source: `GDK_KEY_MenuPB`.
    public static var menuPB: Int { 0x1008ff66 }
    /// Source: `GDK_KEY_MySites`.
    public static var mySites: Int { 0x1008ff67 }
    /// Source: `GDK_KEY_New`.
    public static var new: Int { 0x1008ff68 }
    /// Source: `GDK_KEY_News`.
    public static var news: Int { 0x1008ff69 }
    /// Source: `GDK_KEY_OfficeHome`.
    public static var officeHome: Int { 0x1008ff6a }
    /// Source: `GDK_KEY_Open`.
    public static var open: Int { 0x1008ff6b }
    /// Source: `GDK_KEY_Option`.
    public static var option: Int { 0x1008ff6c }
    /// Source: `GDK_KEY_Paste`.
    public static var paste: Int { 0x1008ff6d }
    /// Source: `GDK_KEY_Phone`.
    public static var phone: Int { 0x1008ff6e }
    /// Source: `GDK_KEY_Reply`.
    public static var reply: Int { 0x1008ff72 }
    /// Source: `GDK_KEY_Reload`.
    public static var reload: Int { 0x1008ff73 }
    /// Source: `GDK_KEY_RotateWindows`.
    public static var rotateWindows: Int { 0x1008ff74 }
    /// Source: `GDK_KEY_RotationPB`.
    public static var rotationPB: Int { 0x1008ff75 }
    /// Source: `GDK_KEY_RotationKB`.
    public static var rotationKB: Int { 0x1008ff76 }
    /// Source: `GDK_KEY_Save`.
    public static var save: Int { 0x1008ff77 }
    /// Source: `GDK_KEY_ScrollUp`.
    public static var scrollUp: Int { 0x1008ff78 }
    /// Source: `GDK_KEY_ScrollDown`.
    public static var scrollDown: Int { 0x1008ff79 }
    /// Source: `GDK_KEY_ScrollClick`.
    public static var scrollClick: Int { 0x1008ff7a }
    /// Source: `GDK_KEY_Send`.
    public static var send: Int { 0x1008ff7b }
    /// Source: `GDK_KEY_Spell`.
    public static var spell: Int { 0x1008ff7c }
    /// Source: `GDK_KEY_SplitScreen`.
    public static var splitScreen: Int { 0x1008ff7d }
    /// Source: `GDK_KEY_Support`.
    public static var support: Int { 0x1008ff7e }
    /// Source: `GDK_KEY_TaskPane`.
    public static var taskPane: Int { 0x1008ff7f }
    /// Source: `GDK_KEY_Terminal`.
    public static var terminal: Int { 0x1008ff80 }
    /// Source: `GDK_KEY_Tools`.
    public static var tools: Int { 0x1008ff81 }
    /// Source: `GDK_KEY_Travel`.
    public static var travel: Int { 0x1008ff82 }
    /// Source: `GDK_KEY_UserPB`.
    public static var userPB: Int { 0x1008ff84 }
    /// Source: `GDK_KEY_User1KB`.
    public static var user1KB: Int { 0x1008ff85 }
    /// Source: `GDK_KEY_User2KB`.
    public static var user2KB: Int { 0x1008ff86 }
    /// Source: `GDK_KEY_Video`.
    public static var video: Int { 0x1008ff87 }
    /// Source: `GDK_KEY_WheelButton`.
    public static var wheelButton: Int { 0x1008ff88 }
    /// Source: `GDK_KEY_Word`.
    public static var word: Int { 0x1008ff89 }
    /// Source: `GDK_KEY_Xfer`.
    public static var xfer: Int { 0x1008ff8a }
    /// Source: `GDK_KEY_ZoomIn`.
    public static var zoomIn: Int { 0x1008ff8b }
    /// Source: `GDK_KEY_ZoomOut`.
    public static var zoomOut: Int { 0x1008ff8c }
    /// Source: `GDK_KEY_Away`.
    public static var away: Int { 0x1008ff8d }
    /// Source: `GDK_KEY_Messenger`.
    public static var messenger: Int { 0x1008ff8e }
    /// Source: `GDK_KEY_WebCam`.
    public static var webCam: Int { 0x1008ff8f }
    /// Source: `GDK_KEY_MailForward`.
    public static var mailForward: Int { 0x1008ff90 }
    /// Source: `GDK_KEY_Pictures`.
    public static var pictures: Int { 0x1008ff91 }
    /// Source: `GDK_KEY_Music`.
    public static var music: Int { 0x1008ff92 }
    /// Source: `GDK_KEY_Battery`.
    public static var battery: Int { 0x1008ff93 }
    /// Source: `GDK_KEY_Bluetooth`.
    public static var bluetooth: Int { 0x1008ff94 }
    /// Source: `GDK_KEY_WLAN`.
    public static var wlan: Int { 0x1008ff95 }
    /// Source: `GDK_KEY_UWB`.
    public static var uwb: Int { 0x1008ff96 }
    /// Source: `GDK_KEY_AudioForward`.
    public static var audioForward: Int { 0x1008ff97 }
    /// Source: `GDK_KEY_AudioRepeat`.
    public static var audioRepeat: Int { 0x1008ff98 }
    /// Source: `GDK_KEY_AudioRandomPlay`.
    public static var audioRandomPlay: Int { 0x1008ff99 }
    /// Source: `GDK_KEY_Subtitle`.
    public static var subtitle: Int { 0x1008ff9a }
    /// Source: `GDK_KEY_AudioCycleTrack`.
    public static var audioCycleTrack: Int { 0x1008ff9b }
    /// Source: `GDK_KEY_CycleAngle`.
    public static var cycleAngle: Int { 0x1008ff9c }
    /// Source: `GDK_KEY_FrameBack`.
    public static var frameBack: Int { 0x1008ff9d }
    /// Source: `GDK_KEY_FrameForward`.
    public static var frameForward: Int { 0x1008ff9e }
    /// Source: `GDK_KEY_Time`.
    public static var time: Int { 0x1008ff9f }
    /// Source: `GDK_KEY_SelectButton`.
    public static var selectButton: Int { 0x1008ffa0 }
    /// Source: `GDK_KEY_View`.
    public static var view: Int { 0x1008ffa1 }
    /// Source: `GDK_KEY_TopMenu`.
    public static var topMenu: Int { 0x1008ffa2 }
    /// Source: `GDK_KEY_Red`.
    public static var red: Int { 0x1008ffa3 }
    /// Source: `GDK_KEY_Green`.
    public static var green: Int { 0x1008ffa4 }
    /// Source: `GDK_KEY_Yellow`.
    public static var yellow: Int { 0x1008ffa5 }
    /// Source: `GDK_KEY_Blue`.
    public static var blue: Int { 0x1008ffa6 }
    /// Source: `GDK_KEY_Suspend`.
    public static var suspend: Int { 0x1008ffa7 }
    /// Source: `GDK_KEY_Hibernate`.
    public static var hibernate: Int { 0x1008ffa8 }
    /// Source: `GDK_KEY_TouchpadToggle`.
    public static var touchpadToggle: Int { 0x1008ffa9 }
    /// Source: `GDK_KEY_TouchpadOn`.
    public static var touchpadOn: Int { 0x1008ffb0 }
    /// Source: `GDK_KEY_TouchpadOff`.
    public static var touchpadOff: Int { 0x1008ffb1 }
    /// Source: `GDK_KEY_AudioMicMute`.
    public static var audioMicMute: Int { 0x1008ffb2 }
    /// Source: `GDK_KEY_Keyboard`.
    public static var keyboard: Int { 0x1008ffb3 }
    /// Source: `GDK_KEY_WWAN`.
    public static var wwan: Int { 0x1008ffb4 }
    /// Source: `GDK_KEY_RFKill`.
    public static var rFKill: Int { 0x1008ffb5 }
    /// Source: `GDK_KEY_AudioPreset`.
    public static var audioPreset: Int { 0x1008ffb6 }
}
