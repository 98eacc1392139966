// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkMapListModel`.
/// [Reference](https://docs.gtk.org/gtk4/class.MapListModel.html)
open class MapListModel: Object, ListModel {
    /// Source: `gtk_map_list_model_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.MapListModel.new.html)
    @_alwaysEmitIntoClient
    public init(model: (any ListModel)? = nil, mapFunc: MapListModelMapFunc? = nil) {
        super.init(
            instance: CInstance(
                gtk_map_list_model_new(
                    model?.retainedOpaquePointer,
                    mapFunc == nil ? nil : callMapListModelMapFunc,
                    retainedClosure(ifAny: mapFunc),
                    mapFunc == nil ? nil : releaseClosure
                )
            ),
            transfer: .full
        )
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension MapListModel {
    /// Source: `gtk_map_list_model_has_map`.
    /// [Reference](https://docs.gtk.org/gtk4/property.MapListModel.has-map.html)
    @_alwaysEmitIntoClient
    public var hasMap: Bool {
        gtk_map_list_model_has_map(opaquePointer) != 0
    }

    /// Source: the property `GtkMapListModel:item-type`, since GTK 4.8.
    /// [Reference](https://docs.gtk.org/gtk4/property.MapListModel.item-type.html)
    @_alwaysEmitIntoClient
    public var itemType: GType {
        self[property: "item-type"]
    }

    /// Source: `gtk_map_list_model_get_model`.
    /// [Reference](https://docs.gtk.org/gtk4/property.MapListModel.model.html)
    @_alwaysEmitIntoClient
    public var model: (any ListModel)? {
        wrappingInterface(gtk_map_list_model_get_model(opaquePointer))
    }

    /// Source: the property `GtkMapListModel:n-items`, since GTK 4.8.
    /// [Reference](https://docs.gtk.org/gtk4/property.MapListModel.n-items.html)
    @_alwaysEmitIntoClient
    public var nItems: Int {
        self[property: "n-items"]
    }

    /// Source: `gtk_map_list_model_set_map_func`.
    /// [Reference](https://docs.gtk.org/gtk4/method.MapListModel.set_map_func.html)
    @_alwaysEmitIntoClient
    public func setMapFunc(_ mapFunc: MapListModelMapFunc?) {
        gtk_map_list_model_set_map_func(
            opaquePointer,
            mapFunc == nil ? nil : callMapListModelMapFunc,
            retainedClosure(ifAny: mapFunc),
            mapFunc == nil ? nil : releaseClosure
        )
    }

    /// Source: `gtk_map_list_model_set_model`.
    /// [Reference](https://docs.gtk.org/gtk4/method.MapListModel.set_model.html)
    @_alwaysEmitIntoClient
    public func setModel(_ model: (any ListModel)?) {
        gtk_map_list_model_set_model(opaquePointer, model?.opaquePointer)
    }
}

/// Source: `GtkMapListModelMapFunc`.
/// [Reference](https://docs.gtk.org/gtk4/callback.MapListModelMapFunc.html)
public typealias MapListModelMapFunc = @MainActor (Object) -> Object

@_alwaysEmitIntoClient
nonisolated var callMapListModelMapFunc: GtkMapListModelMapFunc {
    { item, userData in
        onMainActor((item, userData)) { item, userData in
            let handler: MapListModelMapFunc = cClosure(userData)
            return handler(Object.wrapping(required: item, transfer: .full)).retainedRawPointer
        }
    }
}

/// Source: `GtkMediaControls`.
/// [Reference](https://docs.gtk.org/gtk4/class.MediaControls.html)
open class MediaControls: Widget {
    /// Source: `gtk_media_controls_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.MediaControls.new.html)
    @_alwaysEmitIntoClient
    public init(stream: MediaStream? = nil) {
        requireDisplay()
        super.init(instance: CInstance(gtk_media_controls_new(stream?.mediaStreamPointer)))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension MediaControls {
    /// Source: `gtk_media_controls_get_media_stream`, `gtk_media_controls_set_media_stream`.
    /// [Reference](https://docs.gtk.org/gtk4/property.MediaControls.media-stream.html)
    @_alwaysEmitIntoClient
    public var mediaStream: MediaStream? {
        get {
            MediaStream.wrapping(gtk_media_controls_get_media_stream(opaquePointer))
        }
        set {
            gtk_media_controls_set_media_stream(opaquePointer, newValue?.mediaStreamPointer)
        }
    }
}

/// Source: `GtkMediaFile`.
/// [Reference](https://docs.gtk.org/gtk4/class.MediaFile.html)
open class MediaFile: MediaStream {
    /// Source: `gtk_media_file_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.MediaFile.new.html)
    public class func new() -> MediaFile {
        MediaFile.wrapping(required: gtk_media_file_new(), transfer: .full)
    }

    /// Source: `gtk_media_file_new_for_file`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.MediaFile.new_for_file.html)
    public class func newForFile(_ file: any File) -> MediaFile {
        MediaFile.wrapping(required: gtk_media_file_new_for_file(file.opaquePointer), transfer: .full)
    }

    /// Source: `gtk_media_file_new_for_filename`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.MediaFile.new_for_filename.html)
    public class func newForFilename(_ filename: String) -> MediaFile {
        MediaFile.wrapping(required: gtk_media_file_new_for_filename(cText(filename)), transfer: .full)
    }

    /// Source: `gtk_media_file_new_for_input_stream`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.MediaFile.new_for_input_stream.html)
    public class func newForInputStream(_ stream: GioInputStream) -> MediaFile {
        MediaFile.wrapping(required: gtk_media_file_new_for_input_stream(stream.gioInputStreamPointer), transfer: .full)
    }

    /// Source: `gtk_media_file_new_for_resource`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.MediaFile.new_for_resource.html)
    public class func newForResource(_ resourcePath: String) -> MediaFile {
        MediaFile.wrapping(required: gtk_media_file_new_for_resource(cText(resourcePath)), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension MediaFile {
    @_alwaysEmitIntoClient
    var mediaFilePointer: UnsafeMutablePointer<GtkMediaFile> { pointer() }

    /// Source: `gtk_media_file_get_file`, `gtk_media_file_set_file`.
    /// [Reference](https://docs.gtk.org/gtk4/property.MediaFile.file.html)
    @_alwaysEmitIntoClient
    public var file: (any File)? {
        get {
            wrappingInterface(gtk_media_file_get_file(mediaFilePointer))
        }
        set {
            gtk_media_file_set_file(mediaFilePointer, newValue?.opaquePointer)
        }
    }

    /// Source: `gtk_media_file_get_input_stream`, `gtk_media_file_set_input_stream`.
    /// [Reference](https://docs.gtk.org/gtk4/property.MediaFile.input-stream.html)
    @_alwaysEmitIntoClient
    public var inputStream: GioInputStream? {
        get {
            GioInputStream.wrapping(gtk_media_file_get_input_stream(mediaFilePointer))
        }
        set {
            gtk_media_file_set_input_stream(mediaFilePointer, newValue?.gioInputStreamPointer)
        }
    }

    /// Source: `gtk_media_file_clear`.
    /// [Reference](https://docs.gtk.org/gtk4/method.MediaFile.clear.html)
    @_alwaysEmitIntoClient
    public func clear() {
        gtk_media_file_clear(mediaFilePointer)
    }

    /// Source: `gtk_media_file_set_filename`.
    /// [Reference](https://docs.gtk.org/gtk4/method.MediaFile.set_filename.html)
    @_alwaysEmitIntoClient
    public func setFilename(_ filename: String?) {
        gtk_media_file_set_filename(mediaFilePointer, cText(ifAny: filename))
    }

    /// Source: `gtk_media_file_set_resource`.
    /// [Reference](https://docs.gtk.org/gtk4/method.MediaFile.set_resource.html)
    @_alwaysEmitIntoClient
    public func setResource(_ resourcePath: String?) {
        gtk_media_file_set_resource(mediaFilePointer, cText(ifAny: resourcePath))
    }
}

/// Source: `GtkMediaStream`.
/// [Reference](https://docs.gtk.org/gtk4/class.MediaStream.html)
open class MediaStream: Object, Paintable {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension MediaStream {
    @_alwaysEmitIntoClient
    var mediaStreamPointer: UnsafeMutablePointer<GtkMediaStream> { pointer() }

    /// Source: `gtk_media_stream_get_duration`.
    /// [Reference](https://docs.gtk.org/gtk4/property.MediaStream.duration.html)
    @_alwaysEmitIntoClient
    public var duration: Int {
        gtk_media_stream_get_duration(mediaStreamPointer)
    }

    /// Source: `gtk_media_stream_get_ended`.
    /// [Reference](https://docs.gtk.org/gtk4/property.MediaStream.ended.html)
    @_alwaysEmitIntoClient
    public var ended: Bool {
        gtk_media_stream_get_ended(mediaStreamPointer) != 0
    }

    /// Source: `gtk_media_stream_get_error`.
    /// [Reference](https://docs.gtk.org/gtk4/property.MediaStream.error.html)
    @_alwaysEmitIntoClient
    public var error: GLibError? {
        gtk_media_stream_get_error(mediaStreamPointer).map { GLibError($0) }
    }

    /// Source: `gtk_media_stream_has_audio`.
    /// [Reference](https://docs.gtk.org/gtk4/property.MediaStream.has-audio.html)
    @_alwaysEmitIntoClient
    public var hasAudio: Bool {
        gtk_media_stream_has_audio(mediaStreamPointer) != 0
    }

    /// Source: `gtk_media_stream_has_video`.
    /// [Reference](https://docs.gtk.org/gtk4/property.MediaStream.has-video.html)
    @_alwaysEmitIntoClient
    public var hasVideo: Bool {
        gtk_media_stream_has_video(mediaStreamPointer) != 0
    }

    /// Source: `gtk_media_stream_get_loop`, `gtk_media_stream_set_loop`.
    /// [Reference](https://docs.gtk.org/gtk4/property.MediaStream.loop.html)
    @_alwaysEmitIntoClient
    public var loop: Bool {
        get {
            gtk_media_stream_get_loop(mediaStreamPointer) != 0
        }
        set {
            gtk_media_stream_set_loop(mediaStreamPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_media_stream_get_muted`, `gtk_media_stream_set_muted`.
    /// [Reference](https://docs.gtk.org/gtk4/property.MediaStream.muted.html)
    @_alwaysEmitIntoClient
    public var muted: Bool {
        get {
            gtk_media_stream_get_muted(mediaStreamPointer) != 0
        }
        set {
            gtk_media_stream_set_muted(mediaStreamPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_media_stream_get_playing`, `gtk_media_stream_set_playing`.
    /// [Reference](https://docs.gtk.org/gtk4/property.MediaStream.playing.html)
    @_alwaysEmitIntoClient
    public var playing: Bool {
        get {
            gtk_media_stream_get_playing(mediaStreamPointer) != 0
        }
        set {
            gtk_media_stream_set_playing(mediaStreamPointer, newValue ? 1 : 0)
        }
    }

    /// Source: the property `GtkMediaStream:prepared`.
    /// [Reference](https://docs.gtk.org/gtk4/property.MediaStream.prepared.html)
    @_alwaysEmitIntoClient
    public var prepared: Bool {
        get {
            gtk_media_stream_is_prepared(mediaStreamPointer) != 0
        }
        set {
            self[property: "prepared"] = newValue
        }
    }

    /// Source: `gtk_media_stream_is_seekable`.
    /// [Reference](https://docs.gtk.org/gtk4/property.MediaStream.seekable.html)
    @_alwaysEmitIntoClient
    public var seekable: Bool {
        gtk_media_stream_is_seekable(mediaStreamPointer) != 0
    }

    /// Source: `gtk_media_stream_is_seeking`.
    /// [Reference](https://docs.gtk.org/gtk4/property.MediaStream.seeking.html)
    @_alwaysEmitIntoClient
    public var seeking: Bool {
        gtk_media_stream_is_seeking(mediaStreamPointer) != 0
    }

    /// Source: `gtk_media_stream_get_timestamp`.
    /// [Reference](https://docs.gtk.org/gtk4/property.MediaStream.timestamp.html)
    @_alwaysEmitIntoClient
    public var timestamp: Int {
        gtk_media_stream_get_timestamp(mediaStreamPointer)
    }

    /// Source: `gtk_media_stream_get_volume`, `gtk_media_stream_set_volume`.
    /// [Reference](https://docs.gtk.org/gtk4/property.MediaStream.volume.html)
    @_alwaysEmitIntoClient
    public var volume: Double {
        get {
            gtk_media_stream_get_volume(mediaStreamPointer)
        }
        set {
            gtk_media_stream_set_volume(mediaStreamPointer, newValue)
        }
    }

    /// Source: `gtk_media_stream_gerror`.
    /// [Reference](https://docs.gtk.org/gtk4/method.MediaStream.gerror.html)
    @_alwaysEmitIntoClient
    public func gerror(_ error: GLibError) {
        gtk_media_stream_gerror(mediaStreamPointer, error.newCError())
    }

    /// Source: `gtk_media_stream_pause`.
    /// [Reference](https://docs.gtk.org/gtk4/method.MediaStream.pause.html)
    @_alwaysEmitIntoClient
    public func pause() {
        gtk_media_stream_pause(mediaStreamPointer)
    }

    /// Source: `gtk_media_stream_play`.
    /// [Reference](https://docs.gtk.org/gtk4/method.MediaStream.play.html)
    @_alwaysEmitIntoClient
    public func play() {
        gtk_media_stream_play(mediaStreamPointer)
    }

    /// Source: `gtk_media_stream_realize`.
    /// [Reference](https://docs.gtk.org/gtk4/method.MediaStream.realize.html)
    @_alwaysEmitIntoClient
    public func realize(_ surface: GdkSurface) {
        gtk_media_stream_realize(mediaStreamPointer, surface.opaquePointer)
    }

    /// Source: `gtk_media_stream_seek`.
    /// [Reference](https://docs.gtk.org/gtk4/method.MediaStream.seek.html)
    @_alwaysEmitIntoClient
    public func seek(_ timestamp: Int) {
        gtk_media_stream_seek(mediaStreamPointer, timestamp)
    }

    /// Source: `gtk_media_stream_seek_failed`.
    /// [Reference](https://docs.gtk.org/gtk4/method.MediaStream.seek_failed.html)
    @_alwaysEmitIntoClient
    public func seekFailed() {
        gtk_media_stream_seek_failed(mediaStreamPointer)
    }

    /// Source: `gtk_media_stream_seek_success`.
    /// [Reference](https://docs.gtk.org/gtk4/method.MediaStream.seek_success.html)
    @_alwaysEmitIntoClient
    public func seekSuccess() {
        gtk_media_stream_seek_success(mediaStreamPointer)
    }

    /// Source: `gtk_media_stream_stream_ended`, since GTK 4.4.
    /// [Reference](https://docs.gtk.org/gtk4/method.MediaStream.stream_ended.html)
    @_alwaysEmitIntoClient
    public func streamEnded() {
        gtk_media_stream_stream_ended(mediaStreamPointer)
    }

    /// Source: `gtk_media_stream_stream_prepared`, since GTK 4.4.
    /// [Reference](https://docs.gtk.org/gtk4/method.MediaStream.stream_prepared.html)
    @_alwaysEmitIntoClient
    public func streamPrepared(hasAudio: Bool, hasVideo: Bool, seekable: Bool, duration: Int) {
        gtk_media_stream_stream_prepared(
            mediaStreamPointer,
            hasAudio ? 1 : 0,
            hasVideo ? 1 : 0,
            seekable ? 1 : 0,
            duration
        )
    }

    /// Source: `gtk_media_stream_stream_unprepared`, since GTK 4.4.
    /// [Reference](https://docs.gtk.org/gtk4/method.MediaStream.stream_unprepared.html)
    @_alwaysEmitIntoClient
    public func streamUnprepared() {
        gtk_media_stream_stream_unprepared(mediaStreamPointer)
    }

    /// Source: `gtk_media_stream_unrealize`.
    /// [Reference](https://docs.gtk.org/gtk4/method.MediaStream.unrealize.html)
    @_alwaysEmitIntoClient
    public func unrealize(_ surface: GdkSurface) {
        gtk_media_stream_unrealize(mediaStreamPointer, surface.opaquePointer)
    }

    /// Source: `gtk_media_stream_update`.
    /// [Reference](https://docs.gtk.org/gtk4/method.MediaStream.update.html)
    @_alwaysEmitIntoClient
    public func update(_ timestamp: Int) {
        gtk_media_stream_update(mediaStreamPointer, timestamp)
    }
}

/// Source: `GtkMenuButton`.
/// [Reference](https://docs.gtk.org/gtk4/class.MenuButton.html)
open class MenuButton: Widget {
    /// Source: `gtk_menu_button_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.MenuButton.new.html)
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_menu_button_new()))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension MenuButton {
    /// Source: `gtk_menu_button_get_always_show_arrow`, `gtk_menu_button_set_always_show_arrow`, since GTK 4.4.
    /// [Reference](https://docs.gtk.org/gtk4/property.MenuButton.always-show-arrow.html)
    @_alwaysEmitIntoClient
    public var alwaysShowArrow: Bool {
        get {
            gtk_menu_button_get_always_show_arrow(opaquePointer) != 0
        }
        set {
            gtk_menu_button_set_always_show_arrow(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_menu_button_get_child`, `gtk_menu_button_set_child`, since GTK 4.6.
    /// [Reference](https://docs.gtk.org/gtk4/property.MenuButton.child.html)
    @_alwaysEmitIntoClient
    public var child: Widget? {
        get {
            Widget.wrapping(gtk_menu_button_get_child(opaquePointer))
        }
        set {
            gtk_menu_button_set_child(opaquePointer, newValue?.widgetPointer)
        }
    }

    /// Source: `gtk_menu_button_get_direction`, `gtk_menu_button_set_direction`.
    /// [Reference](https://docs.gtk.org/gtk4/property.MenuButton.direction.html)
    @_alwaysEmitIntoClient
    public var menuButtonDirection: ArrowType {
        get {
            ArrowType(gtk_menu_button_get_direction(opaquePointer))
        }
        set {
            gtk_menu_button_set_direction(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_menu_button_get_has_frame`, `gtk_menu_button_set_has_frame`.
    /// [Reference](https://docs.gtk.org/gtk4/property.MenuButton.has-frame.html)
    @_alwaysEmitIntoClient
    public var hasFrame: Bool {
        get {
            gtk_menu_button_get_has_frame(opaquePointer) != 0
        }
        set {
            gtk_menu_button_set_has_frame(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_menu_button_get_icon_name`, `gtk_menu_button_set_icon_name`.
    /// [Reference](https://docs.gtk.org/gtk4/property.MenuButton.icon-name.html)
    @_alwaysEmitIntoClient
    public var iconName: String? {
        get {
            String.optional(copying: gtk_menu_button_get_icon_name(opaquePointer))
        }
        set {
            gtk_menu_button_set_icon_name(opaquePointer, cText(ifAny: newValue))
        }
    }

    /// Source: `gtk_menu_button_get_label`, `gtk_menu_button_set_label`.
    /// [Reference](https://docs.gtk.org/gtk4/property.MenuButton.label.html)
    @_alwaysEmitIntoClient
    public var label: String? {
        get {
            String.optional(copying: gtk_menu_button_get_label(opaquePointer))
        }
        set {
            gtk_menu_button_set_label(opaquePointer, cText(ifAny: newValue))
        }
    }

    /// Source: `gtk_menu_button_get_menu_model`, `gtk_menu_button_set_menu_model`.
    /// [Reference](https://docs.gtk.org/gtk4/property.MenuButton.menu-model.html)
    @_alwaysEmitIntoClient
    public var menuModel: MenuModel? {
        get {
            MenuModel.wrapping(gtk_menu_button_get_menu_model(opaquePointer))
        }
        set {
            gtk_menu_button_set_menu_model(opaquePointer, newValue?.menuModelPointer)
        }
    }

    /// Source: `gtk_menu_button_get_popover`.
    /// [Reference](https://docs.gtk.org/gtk4/property.MenuButton.popover.html)
    @_alwaysEmitIntoClient
    public var popover: Popover? {
        Popover.wrapping(gtk_menu_button_get_popover(opaquePointer))
    }

    /// Source: `gtk_menu_button_get_primary`, `gtk_menu_button_set_primary`, since GTK 4.4.
    /// [Reference](https://docs.gtk.org/gtk4/property.MenuButton.primary.html)
    @_alwaysEmitIntoClient
    public var primary: Bool {
        get {
            gtk_menu_button_get_primary(opaquePointer) != 0
        }
        set {
            gtk_menu_button_set_primary(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_menu_button_get_use_underline`, `gtk_menu_button_set_use_underline`.
    /// [Reference](https://docs.gtk.org/gtk4/property.MenuButton.use-underline.html)
    @_alwaysEmitIntoClient
    public var useUnderline: Bool {
        get {
            gtk_menu_button_get_use_underline(opaquePointer) != 0
        }
        set {
            gtk_menu_button_set_use_underline(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_menu_button_popdown`.
    /// [Reference](https://docs.gtk.org/gtk4/method.MenuButton.popdown.html)
    @_alwaysEmitIntoClient
    public func popdown() {
        gtk_menu_button_popdown(opaquePointer)
    }

    /// Source: `gtk_menu_button_popup`.
    /// [Reference](https://docs.gtk.org/gtk4/method.MenuButton.popup.html)
    @_alwaysEmitIntoClient
    public func popup() {
        gtk_menu_button_popup(opaquePointer)
    }

    /// Source: `gtk_menu_button_set_create_popup_func`.
    /// [Reference](https://docs.gtk.org/gtk4/method.MenuButton.set_create_popup_func.html)
    @_alwaysEmitIntoClient
    public func setCreatePopupFunc(_ handler: MenuButtonCreatePopupFunc?) {
        gtk_menu_button_set_create_popup_func(
            opaquePointer,
            handler == nil ? nil : callMenuButtonCreatePopupFunc,
            retainedClosure(ifAny: handler),
            handler == nil ? nil : releaseClosure
        )
    }

    /// Source: `gtk_menu_button_set_popover`.
    /// [Reference](https://docs.gtk.org/gtk4/method.MenuButton.set_popover.html)
    @_alwaysEmitIntoClient
    public func setPopover(_ popover: Widget?) {
        gtk_menu_button_set_popover(opaquePointer, popover?.widgetPointer)
    }

    /// Source: the signal `GtkMenuButton::activate`, since GTK 4.4.
    /// [Reference](https://docs.gtk.org/gtk4/signal.MenuButton.activate.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onActivate(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("activate", after: after, handler)
    }
}

/// Source: `GtkMenuButtonCreatePopupFunc`.
/// [Reference](https://docs.gtk.org/gtk4/callback.MenuButtonCreatePopupFunc.html)
public typealias MenuButtonCreatePopupFunc = @MainActor (MenuButton) -> Void

@_alwaysEmitIntoClient
nonisolated var callMenuButtonCreatePopupFunc: GtkMenuButtonCreatePopupFunc {
    { menuButton, userData in
        onMainActor((menuButton, userData)) { menuButton, userData in
            let handler: MenuButtonCreatePopupFunc = cClosure(userData)
            handler(MenuButton.wrapping(required: menuButton))
        }
    }
}

/// Source: `GtkMessageDialog`.
/// [Reference](https://docs.gtk.org/gtk4/class.MessageDialog.html)
open class MessageDialog: Dialog {
    /// Source: `g_object_new`.
    @_alwaysEmitIntoClient
    public override init() {
        requireDisplay()
        super.init(instance: CInstance(g_object_new_with_properties(gtk_message_dialog_get_type(), 0, nil, nil)))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension MessageDialog {
    @_alwaysEmitIntoClient
    var messageDialogPointer: UnsafeMutablePointer<GtkMessageDialog> { pointer() }

    /// Source: `gtk_message_dialog_get_message_area`.
    /// [Reference](https://docs.gtk.org/gtk4/property.MessageDialog.message-area.html)
    @_alwaysEmitIntoClient
    public var messageArea: Widget {
        Widget.wrapping(required: gtk_message_dialog_get_message_area(messageDialogPointer))
    }

    /// Source: the property `GtkMessageDialog:message-type`.
    /// [Reference](https://docs.gtk.org/gtk4/property.MessageDialog.message-type.html)
    @_alwaysEmitIntoClient
    public var messageType: MessageType {
        get {
            self[property: "message-type"]
        }
        set {
            self[property: "message-type"] = newValue
        }
    }

    /// Source: the property `GtkMessageDialog:secondary-text`.
    /// [Reference](https://docs.gtk.org/gtk4/property.MessageDialog.secondary-text.html)
    @_alwaysEmitIntoClient
    public var secondaryText: String? {
        get {
            self[property: "secondary-text"]
        }
        set {
            self[property: "secondary-text"] = newValue
        }
    }

    /// Source: the property `GtkMessageDialog:secondary-use-markup`.
    /// [Reference](https://docs.gtk.org/gtk4/property.MessageDialog.secondary-use-markup.html)
    @_alwaysEmitIntoClient
    public var secondaryUseMarkup: Bool {
        get {
            self[property: "secondary-use-markup"]
        }
        set {
            self[property: "secondary-use-markup"] = newValue
        }
    }

    /// Source: the property `GtkMessageDialog:text`.
    /// [Reference](https://docs.gtk.org/gtk4/property.MessageDialog.text.html)
    @_alwaysEmitIntoClient
    public var text: String? {
        get {
            self[property: "text"]
        }
        set {
            self[property: "text"] = newValue
        }
    }

    /// Source: the property `GtkMessageDialog:use-markup`.
    /// [Reference](https://docs.gtk.org/gtk4/property.MessageDialog.use-markup.html)
    @_alwaysEmitIntoClient
    public var useMarkup: Bool {
        get {
            self[property: "use-markup"]
        }
        set {
            self[property: "use-markup"] = newValue
        }
    }

    /// Source: `gtk_message_dialog_set_markup`.
    /// [Reference](https://docs.gtk.org/gtk4/method.MessageDialog.set_markup.html)
    @_alwaysEmitIntoClient
    public func setMarkup(_ str: String) {
        gtk_message_dialog_set_markup(messageDialogPointer, cText(str))
    }
}

/// Source: `GtkMessageType`.
/// [Reference](https://docs.gtk.org/gtk4/enum.MessageType.html)
nonisolated public enum MessageType: Enumeration {
    /// Source: `GTK_MESSAGE_INFO`.
    case info
    /// Source: `GTK_MESSAGE_WARNING`.
    case warning
    /// Source: `GTK_MESSAGE_QUESTION`.
    case question
    /// Source: `GTK_MESSAGE_ERROR`.
    case error
    /// Source: `GTK_MESSAGE_OTHER`.
    case other
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [MessageType] = [
        .info,
        .warning,
        .question,
        .error,
        .other,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .info
        case 1: self = .warning
        case 2: self = .question
        case 3: self = .error
        case 4: self = .other
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .info: 0
        case .warning: 1
        case .question: 2
        case .error: 3
        case .other: 4
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkMessageType) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkMessageType { GtkMessageType(rawValue: UInt32(bitPattern: rawValue)) }
}

extension MessageType: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_message_type_get_type()) }
}

/// Source: `GtkMnemonicAction`.
/// [Reference](https://docs.gtk.org/gtk4/class.MnemonicAction.html)
open class MnemonicAction: ShortcutAction {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension MnemonicAction {
    /// Source: `gtk_mnemonic_action_get`.
    /// [Reference](https://docs.gtk.org/gtk4/type_func.MnemonicAction.get.html)
    @_alwaysEmitIntoClient
    public static var shared: MnemonicAction {
        MnemonicAction.wrapping(required: gtk_mnemonic_action_get())
    }
}

/// Source: `GtkMnemonicTrigger`.
/// [Reference](https://docs.gtk.org/gtk4/class.MnemonicTrigger.html)
open class MnemonicTrigger: ShortcutTrigger {
    /// Source: `gtk_mnemonic_trigger_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.MnemonicTrigger.new.html)
    @_alwaysEmitIntoClient
    public init(keyval: Int) {
        super.init(instance: CInstance(gtk_mnemonic_trigger_new(cInteger(keyval))), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension MnemonicTrigger {
    /// Source: `gtk_mnemonic_trigger_get_keyval`.
    /// [Reference](https://docs.gtk.org/gtk4/property.MnemonicTrigger.keyval.html)
    @_alwaysEmitIntoClient
    public var keyval: Int {
        Int(gtk_mnemonic_trigger_get_keyval(opaquePointer))
    }
}

/// Source: `GtkMountOperation`.
/// [Reference](https://docs.gtk.org/gtk4/class.MountOperation.html)
open class MountOperation: GioMountOperation {
    /// Source: `gtk_mount_operation_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.MountOperation.new.html)
    @_alwaysEmitIntoClient
    public init(parent: Window? = nil) {
        super.init(instance: CInstance(gtk_mount_operation_new(parent?.windowPointer)), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension MountOperation {
    @_alwaysEmitIntoClient
    var mountOperationPointer: UnsafeMutablePointer<GtkMountOperation> { pointer() }

    /// Source: `gtk_mount_operation_get_display`, `gtk_mount_operation_set_display`.
    /// [Reference](https://docs.gtk.org/gtk4/property.MountOperation.display.html)
    @_alwaysEmitIntoClient
    public var display: Display {
        get {
            Display.wrapping(required: gtk_mount_operation_get_display(mountOperationPointer))
        }
        set {
            gtk_mount_operation_set_display(mountOperationPointer, newValue.opaquePointer)
        }
    }

    /// Source: `gtk_mount_operation_is_showing`.
    /// [Reference](https://docs.gtk.org/gtk4/property.MountOperation.is-showing.html)
    @_alwaysEmitIntoClient
    public var isShowing: Bool {
        gtk_mount_operation_is_showing(mountOperationPointer) != 0
    }

    /// Source: `gtk_mount_operation_get_parent`, `gtk_mount_operation_set_parent`.
    /// [Reference](https://docs.gtk.org/gtk4/property.MountOperation.parent.html)
    @_alwaysEmitIntoClient
    public var parent: Window? {
        get {
            Window.wrapping(gtk_mount_operation_get_parent(mountOperationPointer))
        }
        set {
            gtk_mount_operation_set_parent(mountOperationPointer, newValue?.windowPointer)
        }
    }
}

/// Source: `GtkMovementStep`.
/// [Reference](https://docs.gtk.org/gtk4/enum.MovementStep.html)
nonisolated public enum MovementStep: Enumeration {
    /// Source: `GTK_MOVEMENT_LOGICAL_POSITIONS`.
    case logicalPositions
    /// Source: `GTK_MOVEMENT_VISUAL_POSITIONS`.
    case visualPositions
    /// Source: `GTK_MOVEMENT_WORDS`.
    case words
    /// Source: `GTK_MOVEMENT_DISPLAY_LINES`.
    case displayLines
    /// Source: `GTK_MOVEMENT_DISPLAY_LINE_ENDS`.
    case displayLineEnds
    /// Source: `GTK_MOVEMENT_PARAGRAPHS`.
    case paragraphs
    /// Source: `GTK_MOVEMENT_PARAGRAPH_ENDS`.
    case paragraphEnds
    /// Source: `GTK_MOVEMENT_PAGES`.
    case pages
    /// Source: `GTK_MOVEMENT_BUFFER_ENDS`.
    case bufferEnds
    /// Source: `GTK_MOVEMENT_HORIZONTAL_PAGES`.
    case horizontalPages
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [MovementStep] = [
        .logicalPositions,
        .visualPositions,
        .words,
        .displayLines,
        .displayLineEnds,
        .paragraphs,
        .paragraphEnds,
        .pages,
        .bufferEnds,
        .horizontalPages,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .logicalPositions
        case 1: self = .visualPositions
        case 2: self = .words
        case 3: self = .displayLines
        case 4: self = .displayLineEnds
        case 5: self = .paragraphs
        case 6: self = .paragraphEnds
        case 7: self = .pages
        case 8: self = .bufferEnds
        case 9: self = .horizontalPages
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .logicalPositions: 0
        case .visualPositions: 1
        case .words: 2
        case .displayLines: 3
        case .displayLineEnds: 4
        case .paragraphs: 5
        case .paragraphEnds: 6
        case .pages: 7
        case .bufferEnds: 8
        case .horizontalPages: 9
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkMovementStep) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkMovementStep { GtkMovementStep(rawValue: UInt32(bitPattern: rawValue)) }
}

extension MovementStep: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_movement_step_get_type()) }
}

/// Source: `GtkMultiFilter`.
/// [Reference](https://docs.gtk.org/gtk4/class.MultiFilter.html)
open class MultiFilter: Filter, ListModel, Buildable {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension MultiFilter {
    /// Source: the property `GtkMultiFilter:item-type`, since GTK 4.8.
    /// [Reference](https://docs.gtk.org/gtk4/property.MultiFilter.item-type.html)
    @_alwaysEmitIntoClient
    public var itemType: GType {
        self[property: "item-type"]
    }

    /// Source: the property `GtkMultiFilter:n-items`, since GTK 4.8.
    /// [Reference](https://docs.gtk.org/gtk4/property.MultiFilter.n-items.html)
    @_alwaysEmitIntoClient
    public var nItems: Int {
        self[property: "n-items"]
    }

    /// Source: `gtk_multi_filter_append`.
    /// [Reference](https://docs.gtk.org/gtk4/method.MultiFilter.append.html)
    @_alwaysEmitIntoClient
    public func append(_ filter: Filter) {
        gtk_multi_filter_append(opaquePointer, filter.retainedPointer())
    }

    /// Source: `gtk_multi_filter_remove`.
    /// [Reference](https://docs.gtk.org/gtk4/method.MultiFilter.remove.html)
    @_alwaysEmitIntoClient
    public func remove(_ position: Int) {
        gtk_multi_filter_remove(opaquePointer, cInteger(position))
    }
}

/// Source: `GtkMultiSelection`.
/// [Reference](https://docs.gtk.org/gtk4/class.MultiSelection.html)
open class MultiSelection: Object, SelectionModel {
    /// Source: `gtk_multi_selection_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.MultiSelection.new.html)
    @_alwaysEmitIntoClient
    public init(model: (any ListModel)? = nil) {
        super.init(instance: CInstance(gtk_multi_selection_new(model?.retainedOpaquePointer)), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension MultiSelection {
    /// Source: the property `GtkMultiSelection:item-type`, since GTK 4.8.
    /// [Reference](https://docs.gtk.org/gtk4/property.MultiSelection.item-type.html)
    @_alwaysEmitIntoClient
    public var itemType: GType {
        self[property: "item-type"]
    }

    /// Source: `gtk_multi_selection_get_model`, `gtk_multi_selection_set_model`.
    /// [Reference](https://docs.gtk.org/gtk4/property.MultiSelection.model.html)
    @_alwaysEmitIntoClient
    public var model: (any ListModel)? {
        get {
            wrappingInterface(gtk_multi_selection_get_model(opaquePointer))
        }
        set {
            gtk_multi_selection_set_model(opaquePointer, newValue?.opaquePointer)
        }
    }

    /// Source: the property `GtkMultiSelection:n-items`, since GTK 4.8.
    /// [Reference](https://docs.gtk.org/gtk4/property.MultiSelection.n-items.html)
    @_alwaysEmitIntoClient
    public var nItems: Int {
        self[property: "n-items"]
    }
}

/// Source: `GtkMultiSorter`.
/// [Reference](https://docs.gtk.org/gtk4/class.MultiSorter.html)
open class MultiSorter: Sorter, ListModel, Buildable {
    /// Source: `gtk_multi_sorter_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.MultiSorter.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(gtk_multi_sorter_new()), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension MultiSorter {
    /// Source: the property `GtkMultiSorter:item-type`, since GTK 4.8.
    /// [Reference](https://docs.gtk.org/gtk4/property.MultiSorter.item-type.html)
    @_alwaysEmitIntoClient
    public var itemType: GType {
        self[property: "item-type"]
    }

    /// Source: the property `GtkMultiSorter:n-items`, since GTK 4.8.
    /// [Reference](https://docs.gtk.org/gtk4/property.MultiSorter.n-items.html)
    @_alwaysEmitIntoClient
    public var nItems: Int {
        self[property: "n-items"]
    }

    /// Source: `gtk_multi_sorter_append`.
    /// [Reference](https://docs.gtk.org/gtk4/method.MultiSorter.append.html)
    @_alwaysEmitIntoClient
    public func append(_ sorter: Sorter) {
        gtk_multi_sorter_append(opaquePointer, sorter.retainedPointer())
    }

    /// Source: `gtk_multi_sorter_remove`.
    /// [Reference](https://docs.gtk.org/gtk4/method.MultiSorter.remove.html)
    @_alwaysEmitIntoClient
    public func remove(_ position: Int) {
        gtk_multi_sorter_remove(opaquePointer, cInteger(position))
    }
}
