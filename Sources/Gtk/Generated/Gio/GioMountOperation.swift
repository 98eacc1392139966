// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GMountOperation`.
/// [Reference](https://docs.gtk.org/gio/class.MountOperation.html)
open class GioMountOperation: Object {
    /// Source: `g_mount_operation_new`.
    /// [Reference](https://docs.gtk.org/gio/ctor.MountOperation.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(g_mount_operation_new()), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension GioMountOperation {
    @_alwaysEmitIntoClient
    var gioMountOperationPointer: UnsafeMutablePointer<GMountOperation> { pointer() }

    /// Source: `g_mount_operation_get_anonymous`, `g_mount_operation_set_anonymous`.
    /// [Reference](https://docs.gtk.org/gio/property.MountOperation.anonymous.html)
    @_alwaysEmitIntoClient
    public var anonymous: Bool {
        get {
            g_mount_operation_get_anonymous(gioMountOperationPointer) != 0
        }
        set {
            g_mount_operation_set_anonymous(gioMountOperationPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `g_mount_operation_get_choice`, `g_mount_operation_set_choice`.
    /// [Reference](https://docs.gtk.org/gio/property.MountOperation.choice.html)
    @_alwaysEmitIntoClient
    public var choice: Int {
        get {
            swiftInteger(g_mount_operation_get_choice(gioMountOperationPointer))
        }
        set {
            g_mount_operation_set_choice(gioMountOperationPointer, cInteger(newValue))
        }
    }

    /// Source: `g_mount_operation_get_domain`, `g_mount_operation_set_domain`.
    /// [Reference](https://docs.gtk.org/gio/property.MountOperation.domain.html)
    @_alwaysEmitIntoClient
    public var domain: String? {
        get {
            String.optional(copying: g_mount_operation_get_domain(gioMountOperationPointer))
        }
        set {
            g_mount_operation_set_domain(gioMountOperationPointer, cText(ifAny: newValue))
        }
    }

    /// Source: `g_mount_operation_get_is_tcrypt_hidden_volume`, `g_mount_operation_set_is_tcrypt_hidden_volume`, since GLib 2.58.
    /// [Reference](https://docs.gtk.org/gio/property.MountOperation.is-tcrypt-hidden-volume.html)
    @_alwaysEmitIntoClient
    public var isTcryptHiddenVolume: Bool {
        get {
            g_mount_operation_get_is_tcrypt_hidden_volume(gioMountOperationPointer) != 0
        }
        set {
            g_mount_operation_set_is_tcrypt_hidden_volume(gioMountOperationPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `g_mount_operation_get_is_tcrypt_system_volume`, `g_mount_operation_set_is_tcrypt_system_volume`, since GLib 2.58.
    /// [Reference](https://docs.gtk.org/gio/property.MountOperation.is-tcrypt-system-volume.html)
    @_alwaysEmitIntoClient
    public var isTcryptSystemVolume: Bool {
        get {
            g_mount_operation_get_is_tcrypt_system_volume(gioMountOperationPointer) != 0
        }
        set {
            g_mount_operation_set_is_tcrypt_system_volume(gioMountOperationPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `g_mount_operation_get_password`, `g_mount_operation_set_password`.
    /// [Reference](https://docs.gtk.org/gio/property.MountOperation.password.html)
    @_alwaysEmitIntoClient
    public var password: String? {
        get {
            String.optional(copying: g_mount_operation_get_password(gioMountOperationPointer))
        }
        set {
            g_mount_operation_set_password(gioMountOperationPointer, cText(ifAny: newValue))
        }
    }

    /// Source: `g_mount_operation_get_password_save`, `g_mount_operation_set_password_save`.
    /// [Reference](https://docs.gtk.org/gio/property.MountOperation.password-save.html)
    @_alwaysEmitIntoClient
    public var passwordSave: PasswordSave {
        get {
            PasswordSave(g_mount_operation_get_password_save(gioMountOperationPointer))
        }
        set {
            g_mount_operation_set_password_save(gioMountOperationPointer, newValue.cValue)
        }
    }

    /// Source: `g_mount_operation_get_pim`, `g_mount_operation_set_pim`, since GLib 2.58.
    /// [Reference](https://docs.gtk.org/gio/property.MountOperation.pim.html)
    @_alwaysEmitIntoClient
    public var pim: Int {
        get {
            swiftInteger(g_mount_operation_get_pim(gioMountOperationPointer))
        }
        set {
            g_mount_operation_set_pim(gioMountOperationPointer, cInteger(newValue))
        }
    }

    /// Source: `g_mount_operation_get_username`, `g_mount_operation_set_username`.
    /// [Reference](https://docs.gtk.org/gio/property.MountOperation.username.html)
    @_alwaysEmitIntoClient
    public var username: String? {
        get {
            String.optional(copying: g_mount_operation_get_username(gioMountOperationPointer))
        }
        set {
            g_mount_operation_set_username(gioMountOperationPointer, cText(ifAny: newValue))
        }
    }

    /// Source: `g_mount_operation_reply`.
    /// [Reference](https://docs.gtk.org/gio/method.MountOperation.reply.html)
    @_alwaysEmitIntoClient
    public func reply(_ result: MountOperationResult) {
        g_mount_operation_reply(gioMountOperationPointer, result.cValue)
    }

    /// Source: the signal `GMountOperation::aborted`, since GLib 2.20.
    /// [Reference](https://docs.gtk.org/gio/signal.MountOperation.aborted.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onAborted(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("aborted", after: after, handler)
    }

    /// Source: the signal `GMountOperation::ask-password`.
    /// [Reference](https://docs.gtk.org/gio/signal.MountOperation.ask-password.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onAskPassword(
        after: Bool = false,
        _ handler: @escaping @MainActor (String, String, String, AskPasswordFlags) -> Void
    ) -> SignalConnection {
        connect("ask-password", after: after, handler)
    }

    /// Source: the signal `GMountOperation::ask-question`.
    /// [Reference](https://docs.gtk.org/gio/signal.MountOperation.ask-question.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onAskQuestion(
        after: Bool = false,
        _ handler: @escaping @MainActor (String, [String]) -> Void
    ) -> SignalConnection {
        connect("ask-question", after: after, handler)
    }

    /// Source: the signal `GMountOperation::reply`.
    /// [Reference](https://docs.gtk.org/gio/signal.MountOperation.reply.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onReply(
        after: Bool = false,
        _ handler: @escaping @MainActor (MountOperationResult) -> Void
    ) -> SignalConnection {
        connect("reply", after: after, handler)
    }

    /// Source: the signal `GMountOperation::show-unmount-progress`, since GLib 2.34.
    /// [Reference](https://docs.gtk.org/gio/signal.MountOperation.show-unmount-progress.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onShowUnmountProgress(
        after: Bool = false,
        _ handler: @escaping @MainActor (String, Int, Int) -> Void
    ) -> SignalConnection {
        connect("show-unmount-progress", after: after, handler)
    }
}
