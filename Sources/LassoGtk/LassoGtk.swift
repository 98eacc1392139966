// A file that imports LassoGtk uses Lasso's types and GTK's widgets to write screens.
@_exported public import Gtk
@_exported public import Lasso
