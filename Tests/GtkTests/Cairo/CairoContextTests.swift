import CGtk
import LassoGtkTestUtilities
import Testing

@testable import Gtk

/// Tests of drawing with Cairo.
@Suite(.display) struct CairoContextTests {
    @Test func aDrawingFunctionDraws() throws {
        let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 4, 4)
        defer { cairo_surface_destroy(surface) }
        let context = try #require(CairoContext.wrapping(cairo_create(surface), transfer: .full))
        context.saved {
            context.setSource(RGBA(red: 1, green: 0, blue: 0, alpha: 1))
            context.rectangle(x: 0, y: 0, width: 4, height: 4)
            context.fill()
        }
        cairo_surface_flush(surface)
        let pixel = try #require(cairo_image_surface_get_data(surface))
        #expect(Array(UnsafeBufferPointer(start: pixel, count: 4)) == [0, 0, 255, 255])
    }
}
