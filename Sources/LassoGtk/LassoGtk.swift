// Whoever imports LassoGtk writes screens with Lasso's types and GTK's widgets.
@_exported public import Gtk
@_exported public import Lasso
