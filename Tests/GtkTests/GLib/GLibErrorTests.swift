import CGtk
import LassoGtkTestUtilities
import Testing

@testable import Gtk

/// Tests of errors of C functions.
@Suite(.display) struct GLibErrorTests {
    @Test func anErrorMatchesItsDomainAndItsCode() {
        let missing = IOErrorEnum.notFound
        let error = GLibError(domain: IOErrorEnum.errorDomain, code: missing.rawValue, message: "There is no file.")
        #expect(error.matches(missing))
        #expect(!error.matches(IOErrorEnum.exists))
        #expect(!error.matches(FileError(rawValue: missing.rawValue)))
        #expect(error.message == "There is no file.")
    }

    @Test func anErrorOfAFunctionMatches() {
        let error = #expect(throws: GLibError.self) { try KeyFile().loadFromFile("/nowhere/at-all", flags: []) }
        #expect(error?.matches(FileError.noent) == true)
    }

    @Test func theNamesOfDomainsAreThoseOfTheirFunctions() {
        let names = [
            (IOErrorEnum.errorDomain, g_io_error_quark()), (FileError.errorDomain, g_file_error_quark()),
            (TextureError.errorDomain, gdk_texture_error_quark()),
            (PixbufError.errorDomain, gdk_pixbuf_error_quark()),
            (BuilderError.errorDomain, gtk_builder_error_quark()),
            (ConstraintVflParserError.errorDomain, gtk_constraint_vfl_parser_error_quark()),
            (CssParserError.errorDomain, gtk_css_parser_error_quark()),
            (FileChooserError.errorDomain, gtk_file_chooser_error_quark()),
            (IconThemeError.errorDomain, gtk_icon_theme_error_quark()),
            (PrintError.errorDomain, gtk_print_error_quark()),
            (RecentManagerError.errorDomain, gtk_recent_manager_error_quark()),
        ]
        for (name, quark) in names { #expect(name == String(cString: g_quark_to_string(quark))) }
    }
}
