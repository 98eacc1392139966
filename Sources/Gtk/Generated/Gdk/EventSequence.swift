// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GdkEventSequence`.
/// [Reference](https://docs.gtk.org/gdk4/struct.EventSequence.html)
public final class EventSequence: Boxed {
    public override class var valueType: GType { GType(rawValue: gdk_event_sequence_get_type()) }
}
