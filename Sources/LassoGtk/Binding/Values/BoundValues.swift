extension CheckButton: ValueBindable {
    /// Whether the button is on.
    public var boundValue: Bool {
        get { active }
        set { active = newValue }
    }
}

extension ToggleButton: ValueBindable {
    /// Whether the button is pressed.
    public var boundValue: Bool {
        get { active }
        set { active = newValue }
    }
}

extension Switch: ValueBindable {
    /// Whether the switch is on.
    public var boundValue: Bool {
        get { active }
        set { active = newValue }
    }
}

extension Expander: ValueBindable {
    /// Whether the child is shown.
    public var boundValue: Bool {
        get { expanded }
        set { expanded = newValue }
    }
}

extension GtkRange: ValueBindable {
    /// The value, such as the position of a scale's slider.
    public var boundValue: Double {
        get { value }
        set { value = newValue }
    }
}

extension SpinButton: ValueBindable {
    /// The number. If it has more digits than the button shows, the state keeps them until the user changes the number.
    public var boundValue: Double {
        get { value }
        set { value = newValue }
    }

    /// Returns whether a number is what the button shows of another one, with its digits. When the focus leaves the
    /// button, GTK reads what it shows, which is no change of the user's.
    func shows(_ number: Double, as shown: Double) -> Bool {
        var unit = 1.0
        for _ in 0..<digits { unit *= 10 }
        return (number * unit).rounded(.toNearestOrEven) / unit == shown
    }
}

extension ScaleButton: ValueBindable {
    /// The value.
    public var boundValue: Double {
        get { value }
        set { value = newValue }
    }
}

extension ColorButton: ValueBindable {
    /// The color.
    public var boundValue: RGBA {
        get { rgba }
        set { rgba = newValue }
    }
}

extension ColorChooserWidget: ValueBindable {
    /// The color.
    public var boundValue: RGBA {
        get { rgba }
        set { rgba = newValue }
    }
}

extension FontButton: ValueBindable {
    /// The font's description, such as `Cantarell Bold 12`.
    public var boundValue: String {
        get { font }
        set { font = newValue }
    }
}

extension FontChooserWidget: ValueBindable {
    /// The font's description, such as `Cantarell Bold 12`.
    public var boundValue: String {
        get { font }
        set { font = newValue }
    }
}

extension Stack: ValueBindable {
    /// The name of the visible page. It is shown as soon as the stack has the page.
    public var boundValue: String? {
        get { visibleChildName }
        set {
            // GTK reports an error if there is no such page.
            if let newValue, childByName(newValue) != nil { visibleChildName = newValue }
        }
    }
}

extension Notebook: ValueBindable {
    /// The index of the visible page. It is shown as soon as the notebook has the page and is in a window.
    public var boundValue: Int {
        get { page }
        set {
            // GTK 4.8 reports an error if the page changes before. A binding shows it then.
            if root != nil { page = newValue }
        }
    }
}
