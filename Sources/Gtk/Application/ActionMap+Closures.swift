import CGtk

extension ActionMap {
    /// Adds an action: what menus, buttons and accelerators name.
    ///
    /// ```swift
    /// application.addAction("quit", accelerators: ["<Control>q"]) { application.quit() }
    /// ```
    ///
    /// - Parameters:
    ///   - name: The action's name, without the group: `"quit"` for `"app.quit"`.
    ///   - handler: What it does.
    /// - Returns: The action, which can be disabled.
    ///
    /// Source: `g_simple_action_new`, `g_action_map_add_action`.
    @discardableResult
    public func addAction(_ name: String, _ handler: @escaping @MainActor () -> Void) -> SimpleAction {
        let action = SimpleAction(name: name)
        action.onActivate { _ in handler() }
        addAction(action)
        return action
    }

    /// Adds an action that takes a parameter.
    ///
    /// - Parameters:
    ///   - name: The action's name, without the group.
    ///   - type: What it takes.
    ///   - handler: What it does.
    /// - Returns: The action, which can be disabled.
    ///
    /// Source: `g_simple_action_new`, `g_action_map_add_action`.
    @discardableResult
    public func addAction<Parameter: VariantConvertible>(
        _ name: String,
        taking type: Parameter.Type = Parameter.self,
        _ handler: @escaping @MainActor (Parameter) -> Void
    ) -> SimpleAction {
        let action = SimpleAction(name: name, parameterType: VariantType(typeString: Parameter.variantType))
        action.onActivate { parameter in
            // GAction has compared the types before.
            if let value = parameter?.get(Parameter.self) { handler(value) }
        }
        addAction(action)
        return action
    }
}

extension Application {
    /// Adds an action of the application, `app.` in menus, with the keys that start it.
    ///
    /// - Parameters:
    ///   - name: The action's name, without `app.`.
    ///   - accelerators: Keys in GTK's notation, as `"<Control>q"`; see ``Accelerator``.
    ///   - handler: What it does.
    /// - Returns: The action, which can be disabled.
    /// - Precondition: The keys are written as GTK writes them.
    ///
    /// Source: `gtk_application_set_accels_for_action`.
    @discardableResult
    public func addAction(
        _ name: String,
        accelerators: [String],
        _ handler: @escaping @MainActor () -> Void
    ) -> SimpleAction {
        for accelerator in accelerators {
            precondition(
                Accelerator(accelerator) != nil,
                """
                Application.addAction(_:accelerators:_:): "\(accelerator)" is no accelerator. \
                Write it as in "<Control>q" or "<Shift>F10".
                """
            )
        }
        setAccelsForAction("app." + name, accels: accelerators)
        return addAction(name, handler)
    }
}
