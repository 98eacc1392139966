import CGtk

extension ActionMap {
    /// Adds an action, which menus, buttons, and accelerators refer to by its name.
    ///
    /// ```swift
    /// application.addAction("quit", accelerators: ["<Control>q"]) { [weak application] in application?.quit() }
    /// ```
    ///
    /// - Parameters:
    ///   - name: The action's name without its group: `"quit"` for `"app.quit"`.
    ///   - handler: A closure called when the action is activated.
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
    ///   - name: The action's name without its group.
    ///   - type: The type of the action's parameter.
    ///   - handler: A closure called when the action is activated.
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
            // GAction has already compared the types.
            if let value = parameter?.get(Parameter.self) { handler(value) }
        }
        addAction(action)
        return action
    }
}

extension Application {
    /// Adds an action of the application, `app.` in menus, with accelerators that activate it.
    ///
    /// - Parameters:
    ///   - name: The action's name without `app.`.
    ///   - accelerators: The accelerators in GTK's notation, for example `"<Control>q"`; see ``Accelerator``.
    ///   - handler: A closure called when the action is activated.
    /// - Returns: The action, which can be disabled.
    /// - Precondition: The accelerators are valid.
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
                Application.addAction(_:accelerators:_:): "\(accelerator)" is not an accelerator. \
                Write it as in "<Control>q" or "<Shift>F10".
                """
            )
        }
        setAccelsForAction("app." + name, accels: accelerators)
        return addAction(name, handler)
    }
}
