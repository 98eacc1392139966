import LassoGtk

final class BindingsViewController: ViewController, LassoView {
    let store: BindingsScreenModule.ViewStore

    init(_ store: BindingsScreenModule.ViewStore) {
        self.store = store
        super.init()
        title = translated("Bindings")
    }

    override func loadView() -> Widget {
        let grid = Grid(columnSpacing: 12, rowSpacing: 12) {
            switches
            numbers
            texts
            choices
            events
        }
        grid.setMargins(18)
        grid.halign = .center
        return ScrolledWindow().with {
            $0.vexpand = true
            $0.child = Box(.vertical, spacing: 12) {
                grid; tasks
            }
        }
    }

    // MARK: Rows

    private func row<Part>(
        _ name: String,
        _ control: Widget,
        _ keyPath: KeyPath<BindingsScreenModule.State, Part>,
        text: @escaping (Part) -> String = { "\($0)" }
    ) -> GridRow {
        let label = Label(name).with { ($0.xalign, $0.yalign, $0.wrap, $0.justify) = (1, 0.5, true, .right) }
        label.addCssClass("dim-label")
        control.accessibleLabel = name
        // It takes the focus instead of the color button or the font button around it.
        if control is ColorButton || control is FontButton {
            control.descendants.lazy.compactMap { $0 as? Button }.first?.accessibleLabel = name
        }
        control.hexpand = true
        let state = Label().with { ($0.xalign, $0.maxWidthChars, $0.wrap, $0.widthChars) = (0, 24, true, 5) }
        state.bind(\.label, to: store, keyPath) { text($0) }
        state.bind(to: store, keyPath) { label, part in
            label.accessibleLabel = translated("\(name): \(text(part))", context: "name and value")
        }
        return GridRow {
            label; control; state
        }
    }

    private var switches: [GridRow] {
        let toggle = Switch().with { $0.halign = .start }
        toggle.bindValue(to: store, \.isOn) { .didSwitch($0) }
        let check = CheckButton(translated("On"))
        check.bindValue(to: store, \.isOn) { .didSwitch($0) }
        let button = ToggleButton(translated("On"))
        button.bindValue(to: store, \.isOn) { .didSwitch($0) }
        let expander = Expander(label: translated("More")).with {
            $0.child = Label(translated("Shown while the switch is on"))
        }
        expander.bind(\.expanded, to: store, \.isOn) { .didSwitch($0) }
        let onOrOff = { (isOn: Bool) in isOn ? translated("On") : translated("Off") }
        return [
            row(translated("Switch"), toggle, \.isOn, text: onOrOff),
            row(translated("Check Button"), check, \.isOn, text: onOrOff),
            row(translated("Toggle Button"), button, \.isOn, text: onOrOff),
            row(translated("Expander"), expander, \.isOn, text: onOrOff),
        ]
    }

    private var numbers: [GridRow] {
        let scale = Scale(orientation: .horizontal, min: 0, max: 10, step: 1)
        scale.bindValue(to: store, \.number) { .didChangeNumber($0) }
        let spin = SpinButton(min: 0, max: 10, step: 1)
        spin.bindValue(to: store, \.number) { .didChangeNumber($0) }
        let level = LevelBar(minValue: 0, maxValue: 10)
        level.bind(\.value, to: store, \.number)
        let progress = ProgressBar()
        progress.bind(\.fraction, to: store, \.number) { $0 / 10 }
        progress.bindPulse(to: store, \.isBusy)
        let number = { (number: Double) in LocaleFormat.number(Int(number.rounded())) }
        return [
            row(translated("Scale"), scale, \.number, text: number),
            row(translated("Spin Button"), spin, \.number, text: number),
            row(translated("Level Bar"), level, \.number, text: number),
            row(translated("Progress Bar"), progress, \.number, text: number),
        ]
    }

    private var choices: [GridRow] {
        let drop = DropDown(strings: [])
        drop.bindChoice(among: BindingsScreenModule.Size.allCases, to: store, \.size, title: \.title) {
            .didChooseSize($0)
        }
        let radio = RadioGroup(.horizontal)
        radio.bindChoice(among: BindingsScreenModule.Size.allCases, to: store, \.size, title: \.title) {
            .didChooseSize($0)
        }
        let color = ColorButton()
        color.bindValue(to: store, \.color) { .didChooseColor($0) }
        let font = FontButton()
        font.bindValue(to: store, \.font) { .didChooseFont($0) }
        let file = Button(translated("Choose File…"))
        file.bindFileChoice(with: FileDialog(title: translated("Choose File")), to: store) { .didChooseFile($0) }
        let calendar = GtkCalendar()
        calendar.bindDate(to: store, \.day) { .didSelectDay($0) }
        return [
            row(translated("Drop-Down"), drop, \.size, text: \.title),
            row(translated("Radio Buttons"), radio, \.size, text: \.title),
            row(translated("Color Button"), color, \.color) { $0.percentages },
            row(translated("Font Button"), font, \.font),
            row(translated("File"), file, \.file) { $0?.name ?? translated("None") },
            row(translated("Calendar"), calendar, \.day) { LocaleFormat.date($0) },
        ]
    }

    private var texts: [GridRow] {
        let code = Entry()
        code.bindText(to: store, \.code) { .didEditCode($0) }
        let secret = PasswordEntry().with { $0.showPeekIcon = false }
        secret.bindText(to: store, \.secret.value) { .didEditSecret(Secret($0)) }
        let notes = TextView().with { ($0.acceptsTab, $0.heightRequest, $0.wrapMode) = (false, 60, .wordChar) }
        notes.bindText(to: store, \.notes) { .didEditNotes($0) }
        let search = SearchEntry()
        search.bindSearchDidChange(to: store) { .didSearch($0) }
        return [
            row(translated("Code"), code, \.code),
            row(translated("Password"), secret, \.secret.value) {
                translated("\($0.count) character", plural: "\($0.count) characters", count: $0.count)
            },
            row(translated("Notes"), notes, \.notes), row(translated("Search"), search, \.query),
        ]
    }

    private var events: [GridRow] {
        let pad = Button(translated("Tap, Press, or Ctrl+J"))
        (pad.child as? Label)?.wrap = true
        pad.bind(to: store, action: .didTap)
        pad.bindGesture(.tap(count: 2), to: store, action: .didDoubleTap)
        pad.bindGesture(.longPress, to: store, action: .didLongPress)
        pad.bindShortcut("<Control>j", scope: .global, to: store, action: .didPressKeys)
        pad.bindDrop(of: String.self, to: store) { .didDrop($0) }
        pad.bindTooltip(to: store, \.lastEvent) { $0 }
        let source = Label(translated("Drag this code onto the button")).with { $0.wrap = true }
        source.bindDrag(of: store, \.code)
        return [row(translated("Events"), pad, \.lastEvent), row(translated("Drag"), source, \.code)]
    }

    private var tasks: Widget {
        let list = Box(.vertical, spacing: 6)
        list.bindChildren(to: store, \.tasks) { task in
            let title = Entry().with { $0.accessibleLabel = translated("Task \(task.state.id)") }
            title.bindText(to: task, \.title) { .didRename(task.state.id, $0) }
            return title
        }
        let add = Button(translated("Add"))
        add.bind(to: store, action: .didTapAdd)
        let remove = Button(translated("Remove First"))
        remove.bind(to: store, action: .didTapRemove)
        remove.bindSensitive(to: store, \.tasks) { !$0.isEmpty }
        let reverse = Button(translated("Reverse"))
        reverse.bind(to: store, action: .didTapReverse)
        let titles = Label()
        titles.bind(\.label, to: store, \.tasks) { LocaleFormat.list($0.map(\.title)) }
        let all = Box(.vertical, spacing: 12) {
            titles; list
            Box(.horizontal, spacing: 12) {
                add; remove; reverse
            }
        }
        all.setMargins(24)
        all.halign = .center
        return all
    }
}

extension RGBA {
    /// The parts of the color, for example `20% red, 50% green, 90% blue`.
    fileprivate var percentages: String {
        let (red, green, blue) = (
            LocaleFormat.percentage(red), LocaleFormat.percentage(green), LocaleFormat.percentage(blue)
        )
        return translated("\(red) red, \(green) green, \(blue) blue")
    }
}
