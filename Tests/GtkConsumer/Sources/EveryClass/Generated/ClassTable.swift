// Written by GtkGenerator. `make generate` replaces this file.

import CGtk
import Gtk

/// Every class of module Gtk, with closures that create an instance of it and of a subclass.
@MainActor let classTable: [ClassProbe] = [
    probeATContext(),
    probeAboutDialog(),
    probeActionBar(),
    probeActivateAction(),
    probeAdjustment(),
    probeAlternativeTrigger(),
    probeAnyAccessible(),
    probeAnyAction(),
    probeAnyActionGroup(),
    probeAnyActionMap(),
    probeAnyActionable(),
    probeAnyAppChooser(),
    probeAnyAppInfo(),
    probeAnyBuildable(),
    probeAnyBuilderScope(),
    probeAnyCellEditable(),
    probeAnyCellLayout(),
    probeAnyColorChooser(),
    probeAnyConstraintTarget(),
    probeAnyDragSurface(),
    probeAnyDrive(),
    probeAnyEditable(),
    probeAnyFile(),
    probeAnyFileChooser(),
    probeAnyFilter(),
    probeAnyFontChooser(),
    probeAnyIcon(),
    probeAnyInitable(),
    probeAnyListModel(),
    probeAnyLoadableIcon(),
    probeAnyMount(),
    probeAnyNative(),
    probeAnyNetworkMonitor(),
    probeAnyOrientable(),
    probeAnyPaintable(),
    probeAnyPollableInputStream(),
    probeAnyPollableOutputStream(),
    probeAnyPopup(),
    probeAnyPowerProfileMonitor(),
    probeAnyPrintOperationPreview(),
    probeAnyRemoteActionGroup(),
    probeAnyRoot(),
    probeAnyScrollable(),
    probeAnySeekable(),
    probeAnySelectionModel(),
    probeAnyShortcutManager(),
    probeAnyStyleProvider(),
    probeAnySymbolicPaintable(),
    probeAnyToplevel(),
    probeAnyTreeDragDest(),
    probeAnyTreeDragSource(),
    probeAnyTreeModel(),
    probeAnyTreeSortable(),
    probeAnyVolume(),
    probeAppChooserButton(),
    probeAppChooserDialog(),
    probeAppChooserWidget(),
    probeAppInfoMonitor(),
    probeApplication(),
    probeApplicationCommandLine(),
    probeApplicationWindow(),
    probeAspectFrame(),
    probeAssistant(),
    probeAssistantPage(),
    probeBinLayout(),
    probeBinding(),
    probeBitset(),
    probeBitsetIter(),
    probeBookmarkList(),
    probeBoolFilter(),
    probeBox(),
    probeBoxLayout(),
    probeBufferedInputStream(),
    probeBuilder(),
    probeBuilderCScope(),
    probeBuilderListItemFactory(),
    probeButton(),
    probeButtonEvent(),
    probeBytes(),
    probeBytesIcon(),
    probeCClosureExpression(),
    probeCairoFontOptions(),
    probeCairoSurface(),
    probeCallbackAction(),
    probeCancellable(),
    probeCellArea(),
    probeCellAreaBox(),
    probeCellAreaContext(),
    probeCellRenderer(),
    probeCellRendererAccel(),
    probeCellRendererCombo(),
    probeCellRendererPixbuf(),
    probeCellRendererProgress(),
    probeCellRendererSpin(),
    probeCellRendererSpinner(),
    probeCellRendererText(),
    probeCellRendererToggle(),
    probeCellView(),
    probeCenterBox(),
    probeCenterLayout(),
    probeCheckButton(),
    probeClipboard(),
    probeClosureExpression(),
    probeColorButton(),
    probeColorChooserDialog(),
    probeColorChooserWidget(),
    probeColumnView(),
    probeColumnViewColumn(),
    probeComboBox(),
    probeComboBoxText(),
    probeConstantExpression(),
    probeConstraint(),
    probeConstraintGuide(),
    probeConstraintLayout(),
    probeConstraintLayoutChild(),
    probeContentFormats(),
    probeContentProvider(),
    probeCrossingEvent(),
    probeCssProvider(),
    probeCssSection(),
    probeCursor(),
    probeCustomFilter(),
    probeCustomLayout(),
    probeCustomSorter(),
    probeDNDEvent(),
    probeDataInputStream(),
    probeDataOutputStream(),
    probeDateTime(),
    probeDeleteEvent(),
    probeDeviceTool(),
    probeDialog(),
    probeDirectoryList(),
    probeDisplay(),
    probeDisplayManager(),
    probeDrag(),
    probeDragIcon(),
    probeDragSource(),
    probeDrawContext(),
    probeDrawingArea(),
    probeDrop(),
    probeDropControllerMotion(),
    probeDropDown(),
    probeDropTarget(),
    probeDropTargetAsync(),
    probeEditableLabel(),
    probeEmblem(),
    probeEmblemedIcon(),
    probeEmojiChooser(),
    probeEntry(),
    probeEntryBuffer(),
    probeEntryCompletion(),
    probeEvent(),
    probeEventController(),
    probeEventControllerFocus(),
    probeEventControllerKey(),
    probeEventControllerLegacy(),
    probeEventControllerMotion(),
    probeEventControllerScroll(),
    probeEventSequence(),
    probeEveryFilter(),
    probeExpander(),
    probeExpressionWatch(),
    probeFileAttributeMatcher(),
    probeFileChooserDialog(),
    probeFileChooserNative(),
    probeFileChooserWidget(),
    probeFileEnumerator(),
    probeFileFilter(),
    probeFileIOStream(),
    probeFileIcon(),
    probeFileInfo(),
    probeFileInputStream(),
    probeFileMonitor(),
    probeFileOutputStream(),
    probeFilter(),
    probeFilterInputStream(),
    probeFilterListModel(),
    probeFilterOutputStream(),
    probeFixed(),
    probeFixedLayout(),
    probeFixedLayoutChild(),
    probeFlattenListModel(),
    probeFlowBox(),
    probeFlowBoxChild(),
    probeFocusEvent(),
    probeFontButton(),
    probeFontChooserDialog(),
    probeFontChooserWidget(),
    probeFrame(),
    probeFrameClock(),
    probeGLArea(),
    probeGLContext(),
    probeGLShader(),
    probeGLibTimeZone(),
    probeGdkAppLaunchContext(),
    probeGdkDevice(),
    probeGdkSnapshot(),
    probeGdkSurface(),
    probeGesture(),
    probeGestureClick(),
    probeGestureDrag(),
    probeGestureLongPress(),
    probeGesturePan(),
    probeGestureRotate(),
    probeGestureSingle(),
    probeGestureStylus(),
    probeGestureSwipe(),
    probeGestureZoom(),
    probeGioAppLaunchContext(),
    probeGioApplication(),
    probeGioInputStream(),
    probeGioListStore(),
    probeGioMountOperation(),
    probeGioNotification(),
    probeGioOutputStream(),
    probeGioSettings(),
    probeGrabBrokenEvent(),
    probeGrapheneMatrix(),
    probeGrapheneVec3(),
    probeGrapheneVec4(),
    probeGrid(),
    probeGridLayout(),
    probeGridLayoutChild(),
    probeGridView(),
    probeGskRenderer(),
    probeGtkCalendar(),
    probeGtkExpression(),
    probeGtkRange(),
    probeHeaderBar(),
    probeIMContext(),
    probeIMContextSimple(),
    probeIMMulticontext(),
    probeIOStream(),
    probeIconPaintable(),
    probeIconTheme(),
    probeIconView(),
    probeImage(),
    probeInfoBar(),
    probeInscription(),
    probeKeyEvent(),
    probeKeyFile(),
    probeKeyvalTrigger(),
    probeLabel(),
    probeLayoutChild(),
    probeLayoutManager(),
    probeLevelBar(),
    probeLinkButton(),
    probeListBase(),
    probeListBox(),
    probeListBoxRow(),
    probeListItem(),
    probeListItemFactory(),
    probeListStore(),
    probeListView(),
    probeLockButton(),
    probeMapListModel(),
    probeMediaControls(),
    probeMediaFile(),
    probeMediaStream(),
    probeMemoryInputStream(),
    probeMemoryOutputStream(),
    probeMemoryTexture(),
    probeMenu(),
    probeMenuButton(),
    probeMenuItem(),
    probeMenuModel(),
    probeMessageDialog(),
    probeMnemonicAction(),
    probeMnemonicTrigger(),
    probeMonitor(),
    probeMotionEvent(),
    probeMountOperation(),
    probeMultiFilter(),
    probeMultiSelection(),
    probeMultiSorter(),
    probeNamedAction(),
    probeNativeDialog(),
    probeNeverTrigger(),
    probeNoSelection(),
    probeNotebook(),
    probeNotebookPage(),
    probeNothingAction(),
    probeNumericSorter(),
    probeObjectExpression(),
    probeOverlay(),
    probeOverlayLayout(),
    probeOverlayLayoutChild(),
    probePadController(),
    probePadEvent(),
    probePageSetup(),
    probePageSetupUnixDialog(),
    probePaned(),
    probePangoAttrList(),
    probePangoAttribute(),
    probePangoContext(),
    probePangoFontDescription(),
    probePangoFontFace(),
    probePangoFontFamily(),
    probePangoFontMap(),
    probePangoFontMetrics(),
    probePangoLanguage(),
    probePangoLayout(),
    probePangoLayoutIter(),
    probePangoLayoutLine(),
    probePangoTabArray(),
    probePaperSize(),
    probePasswordEntry(),
    probePasswordEntryBuffer(),
    probePermission(),
    probePicture(),
    probePixbuf(),
    probePopover(),
    probePopoverMenu(),
    probePopoverMenuBar(),
    probePopupLayout(),
    probePrintContext(),
    probePrintJob(),
    probePrintOperation(),
    probePrintSettings(),
    probePrintUnixDialog(),
    probePrinter(),
    probeProgressBar(),
    probePropertyAction(),
    probePropertyExpression(),
    probeProximityEvent(),
    probeRecentInfo(),
    probeRecentManager(),
    probeRenderNode(),
    probeResource(),
    probeRevealer(),
    probeScale(),
    probeScaleButton(),
    probeScrollEvent(),
    probeScrollbar(),
    probeScrolledWindow(),
    probeSearchBar(),
    probeSearchEntry(),
    probeSeat(),
    probeSelectionFilterModel(),
    probeSeparator(),
    probeSettings(),
    probeSettingsSchema(),
    probeSettingsSchemaKey(),
    probeSettingsSchemaSource(),
    probeShortcut(),
    probeShortcutAction(),
    probeShortcutController(),
    probeShortcutLabel(),
    probeShortcutTrigger(),
    probeShortcutsGroup(),
    probeShortcutsSection(),
    probeShortcutsShortcut(),
    probeShortcutsWindow(),
    probeSignalAction(),
    probeSignalListItemFactory(),
    probeSimpleAction(),
    probeSimpleActionGroup(),
    probeSingleSelection(),
    probeSizeGroup(),
    probeSliceListModel(),
    probeSnapshot(),
    probeSortListModel(),
    probeSorter(),
    probeSpinButton(),
    probeSpinner(),
    probeStack(),
    probeStackPage(),
    probeStackSidebar(),
    probeStackSwitcher(),
    probeStatusbar(),
    probeStringFilter(),
    probeStringList(),
    probeStringObject(),
    probeStringSorter(),
    probeStyleContext(),
    probeSubprocess(),
    probeSubprocessLauncher(),
    probeSwitch(),
    probeText(),
    probeTextBuffer(),
    probeTextChildAnchor(),
    probeTextIter(),
    probeTextMark(),
    probeTextTag(),
    probeTextTagTable(),
    probeTextView(),
    probeTexture(),
    probeThemedIcon(),
    probeToggleButton(),
    probeTooltip(),
    probeToplevelLayout(),
    probeTouchEvent(),
    probeTouchpadEvent(),
    probeTransform(),
    probeTreeExpander(),
    probeTreeIter(),
    probeTreeListModel(),
    probeTreeListRow(),
    probeTreeListRowSorter(),
    probeTreeModelFilter(),
    probeTreeModelSort(),
    probeTreePath(),
    probeTreeRowReference(),
    probeTreeSelection(),
    probeTreeStore(),
    probeTreeView(),
    probeTreeViewColumn(),
    probeVariantDict(),
    probeVariantType(),
    probeVideo(),
    probeViewport(),
    probeVolumeButton(),
    probeVolumeMonitor(),
    probeWidget(),
    probeWidgetPaintable(),
    probeWindow(),
    probeWindowControls(),
    probeWindowGroup(),
    probeWindowHandle(),
]

private final class SubclassOfATContext: Gtk.ATContext {
    var kept = [1]
}

@MainActor private func probeATContext() -> ClassProbe {
    ClassProbe(
        "ATContext",
        .object,
        type: nil,
        wrap: { Gtk.ATContext(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfATContext(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfAboutDialog: Gtk.AboutDialog {
    var kept = [1]
}

@MainActor private func probeAboutDialog() -> ClassProbe {
    ClassProbe(
        "AboutDialog",
        .object,
        type: gtk_about_dialog_get_type(),
        wrap: { Gtk.AboutDialog(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfAboutDialog(instance: $0, transfer: .full) },
        make: { Gtk.AboutDialog() },
        makeSubclass: { SubclassOfAboutDialog() }
    )
}

private final class SubclassOfActionBar: Gtk.ActionBar {
    var kept = [1]
}

@MainActor private func probeActionBar() -> ClassProbe {
    ClassProbe(
        "ActionBar",
        .object,
        type: gtk_action_bar_get_type(),
        wrap: { Gtk.ActionBar(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfActionBar(instance: $0, transfer: .full) },
        make: { Gtk.ActionBar() },
        makeSubclass: { SubclassOfActionBar() }
    )
}

private final class SubclassOfActivateAction: Gtk.ActivateAction {
    var kept = [1]
}

@MainActor private func probeActivateAction() -> ClassProbe {
    ClassProbe(
        "ActivateAction",
        .object,
        type: gtk_activate_action_get_type(),
        wrap: { Gtk.ActivateAction(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfActivateAction(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfAdjustment: Gtk.Adjustment {
    var kept = [1]
}

@MainActor private func probeAdjustment() -> ClassProbe {
    ClassProbe(
        "Adjustment",
        .object,
        type: gtk_adjustment_get_type(),
        wrap: { Gtk.Adjustment(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfAdjustment(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfAlternativeTrigger: Gtk.AlternativeTrigger {
    var kept = [1]
}

@MainActor private func probeAlternativeTrigger() -> ClassProbe {
    ClassProbe(
        "AlternativeTrigger",
        .object,
        type: gtk_alternative_trigger_get_type(),
        wrap: { Gtk.AlternativeTrigger(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfAlternativeTrigger(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

@MainActor private func probeAnyAccessible() -> ClassProbe {
    ClassProbe(
        "AnyAccessible",
        .interface,
        type: nil,
        wrap: { Gtk.AnyAccessible(instance: $0, transfer: .full) },
        wrapAsSubclass: nil,
        make: nil,
        makeSubclass: nil
    )
}

@MainActor private func probeAnyAction() -> ClassProbe {
    ClassProbe(
        "AnyAction",
        .interface,
        type: nil,
        wrap: { Gtk.AnyAction(instance: $0, transfer: .full) },
        wrapAsSubclass: nil,
        make: nil,
        makeSubclass: nil
    )
}

@MainActor private func probeAnyActionGroup() -> ClassProbe {
    ClassProbe(
        "AnyActionGroup",
        .interface,
        type: nil,
        wrap: { Gtk.AnyActionGroup(instance: $0, transfer: .full) },
        wrapAsSubclass: nil,
        make: nil,
        makeSubclass: nil
    )
}

@MainActor private func probeAnyActionMap() -> ClassProbe {
    ClassProbe(
        "AnyActionMap",
        .interface,
        type: nil,
        wrap: { Gtk.AnyActionMap(instance: $0, transfer: .full) },
        wrapAsSubclass: nil,
        make: nil,
        makeSubclass: nil
    )
}

@MainActor private func probeAnyActionable() -> ClassProbe {
    ClassProbe(
        "AnyActionable",
        .interface,
        type: nil,
        wrap: { Gtk.AnyActionable(instance: $0, transfer: .full) },
        wrapAsSubclass: nil,
        make: nil,
        makeSubclass: nil
    )
}

@MainActor private func probeAnyAppChooser() -> ClassProbe {
    ClassProbe(
        "AnyAppChooser",
        .interface,
        type: nil,
        wrap: { Gtk.AnyAppChooser(instance: $0, transfer: .full) },
        wrapAsSubclass: nil,
        make: nil,
        makeSubclass: nil
    )
}

@MainActor private func probeAnyAppInfo() -> ClassProbe {
    ClassProbe(
        "AnyAppInfo",
        .interface,
        type: nil,
        wrap: { Gtk.AnyAppInfo(instance: $0, transfer: .full) },
        wrapAsSubclass: nil,
        make: nil,
        makeSubclass: nil
    )
}

@MainActor private func probeAnyBuildable() -> ClassProbe {
    ClassProbe(
        "AnyBuildable",
        .interface,
        type: nil,
        wrap: { Gtk.AnyBuildable(instance: $0, transfer: .full) },
        wrapAsSubclass: nil,
        make: nil,
        makeSubclass: nil
    )
}

@MainActor private func probeAnyBuilderScope() -> ClassProbe {
    ClassProbe(
        "AnyBuilderScope",
        .interface,
        type: nil,
        wrap: { Gtk.AnyBuilderScope(instance: $0, transfer: .full) },
        wrapAsSubclass: nil,
        make: nil,
        makeSubclass: nil
    )
}

@MainActor private func probeAnyCellEditable() -> ClassProbe {
    ClassProbe(
        "AnyCellEditable",
        .interface,
        type: nil,
        wrap: { Gtk.AnyCellEditable(instance: $0, transfer: .full) },
        wrapAsSubclass: nil,
        make: nil,
        makeSubclass: nil
    )
}

@MainActor private func probeAnyCellLayout() -> ClassProbe {
    ClassProbe(
        "AnyCellLayout",
        .interface,
        type: nil,
        wrap: { Gtk.AnyCellLayout(instance: $0, transfer: .full) },
        wrapAsSubclass: nil,
        make: nil,
        makeSubclass: nil
    )
}

@MainActor private func probeAnyColorChooser() -> ClassProbe {
    ClassProbe(
        "AnyColorChooser",
        .interface,
        type: nil,
        wrap: { Gtk.AnyColorChooser(instance: $0, transfer: .full) },
        wrapAsSubclass: nil,
        make: nil,
        makeSubclass: nil
    )
}

@MainActor private func probeAnyConstraintTarget() -> ClassProbe {
    ClassProbe(
        "AnyConstraintTarget",
        .interface,
        type: nil,
        wrap: { Gtk.AnyConstraintTarget(instance: $0, transfer: .full) },
        wrapAsSubclass: nil,
        make: nil,
        makeSubclass: nil
    )
}

@MainActor private func probeAnyDragSurface() -> ClassProbe {
    ClassProbe(
        "AnyDragSurface",
        .interface,
        type: nil,
        wrap: { Gtk.AnyDragSurface(instance: $0, transfer: .full) },
        wrapAsSubclass: nil,
        make: nil,
        makeSubclass: nil
    )
}

@MainActor private func probeAnyDrive() -> ClassProbe {
    ClassProbe(
        "AnyDrive",
        .interface,
        type: nil,
        wrap: { Gtk.AnyDrive(instance: $0, transfer: .full) },
        wrapAsSubclass: nil,
        make: nil,
        makeSubclass: nil
    )
}

@MainActor private func probeAnyEditable() -> ClassProbe {
    ClassProbe(
        "AnyEditable",
        .interface,
        type: nil,
        wrap: { Gtk.AnyEditable(instance: $0, transfer: .full) },
        wrapAsSubclass: nil,
        make: nil,
        makeSubclass: nil
    )
}

@MainActor private func probeAnyFile() -> ClassProbe {
    ClassProbe(
        "AnyFile",
        .interface,
        type: nil,
        wrap: { Gtk.AnyFile(instance: $0, transfer: .full) },
        wrapAsSubclass: nil,
        make: nil,
        makeSubclass: nil
    )
}

@MainActor private func probeAnyFileChooser() -> ClassProbe {
    ClassProbe(
        "AnyFileChooser",
        .interface,
        type: nil,
        wrap: { Gtk.AnyFileChooser(instance: $0, transfer: .full) },
        wrapAsSubclass: nil,
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfAnyFilter: Gtk.AnyFilter {
    var kept = [1]
}

@MainActor private func probeAnyFilter() -> ClassProbe {
    ClassProbe(
        "AnyFilter",
        .object,
        type: gtk_any_filter_get_type(),
        wrap: { Gtk.AnyFilter(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfAnyFilter(instance: $0, transfer: .full) },
        make: { Gtk.AnyFilter() },
        makeSubclass: { SubclassOfAnyFilter() }
    )
}

@MainActor private func probeAnyFontChooser() -> ClassProbe {
    ClassProbe(
        "AnyFontChooser",
        .interface,
        type: nil,
        wrap: { Gtk.AnyFontChooser(instance: $0, transfer: .full) },
        wrapAsSubclass: nil,
        make: nil,
        makeSubclass: nil
    )
}

@MainActor private func probeAnyIcon() -> ClassProbe {
    ClassProbe(
        "AnyIcon",
        .interface,
        type: nil,
        wrap: { Gtk.AnyIcon(instance: $0, transfer: .full) },
        wrapAsSubclass: nil,
        make: nil,
        makeSubclass: nil
    )
}

@MainActor private func probeAnyInitable() -> ClassProbe {
    ClassProbe(
        "AnyInitable",
        .interface,
        type: nil,
        wrap: { Gtk.AnyInitable(instance: $0, transfer: .full) },
        wrapAsSubclass: nil,
        make: nil,
        makeSubclass: nil
    )
}

@MainActor private func probeAnyListModel() -> ClassProbe {
    ClassProbe(
        "AnyListModel",
        .interface,
        type: nil,
        wrap: { Gtk.AnyListModel(instance: $0, transfer: .full) },
        wrapAsSubclass: nil,
        make: nil,
        makeSubclass: nil
    )
}

@MainActor private func probeAnyLoadableIcon() -> ClassProbe {
    ClassProbe(
        "AnyLoadableIcon",
        .interface,
        type: nil,
        wrap: { Gtk.AnyLoadableIcon(instance: $0, transfer: .full) },
        wrapAsSubclass: nil,
        make: nil,
        makeSubclass: nil
    )
}

@MainActor private func probeAnyMount() -> ClassProbe {
    ClassProbe(
        "AnyMount",
        .interface,
        type: nil,
        wrap: { Gtk.AnyMount(instance: $0, transfer: .full) },
        wrapAsSubclass: nil,
        make: nil,
        makeSubclass: nil
    )
}

@MainActor private func probeAnyNative() -> ClassProbe {
    ClassProbe(
        "AnyNative",
        .interface,
        type: nil,
        wrap: { Gtk.AnyNative(instance: $0, transfer: .full) },
        wrapAsSubclass: nil,
        make: nil,
        makeSubclass: nil
    )
}

@MainActor private func probeAnyNetworkMonitor() -> ClassProbe {
    ClassProbe(
        "AnyNetworkMonitor",
        .interface,
        type: nil,
        wrap: { Gtk.AnyNetworkMonitor(instance: $0, transfer: .full) },
        wrapAsSubclass: nil,
        make: nil,
        makeSubclass: nil
    )
}

@MainActor private func probeAnyOrientable() -> ClassProbe {
    ClassProbe(
        "AnyOrientable",
        .interface,
        type: nil,
        wrap: { Gtk.AnyOrientable(instance: $0, transfer: .full) },
        wrapAsSubclass: nil,
        make: nil,
        makeSubclass: nil
    )
}

@MainActor private func probeAnyPaintable() -> ClassProbe {
    ClassProbe(
        "AnyPaintable",
        .interface,
        type: nil,
        wrap: { Gtk.AnyPaintable(instance: $0, transfer: .full) },
        wrapAsSubclass: nil,
        make: nil,
        makeSubclass: nil
    )
}

@MainActor private func probeAnyPollableInputStream() -> ClassProbe {
    ClassProbe(
        "AnyPollableInputStream",
        .interface,
        type: nil,
        wrap: { Gtk.AnyPollableInputStream(instance: $0, transfer: .full) },
        wrapAsSubclass: nil,
        make: nil,
        makeSubclass: nil
    )
}

@MainActor private func probeAnyPollableOutputStream() -> ClassProbe {
    ClassProbe(
        "AnyPollableOutputStream",
        .interface,
        type: nil,
        wrap: { Gtk.AnyPollableOutputStream(instance: $0, transfer: .full) },
        wrapAsSubclass: nil,
        make: nil,
        makeSubclass: nil
    )
}

@MainActor private func probeAnyPopup() -> ClassProbe {
    ClassProbe(
        "AnyPopup",
        .interface,
        type: nil,
        wrap: { Gtk.AnyPopup(instance: $0, transfer: .full) },
        wrapAsSubclass: nil,
        make: nil,
        makeSubclass: nil
    )
}

@MainActor private func probeAnyPowerProfileMonitor() -> ClassProbe {
    ClassProbe(
        "AnyPowerProfileMonitor",
        .interface,
        type: nil,
        wrap: { Gtk.AnyPowerProfileMonitor(instance: $0, transfer: .full) },
        wrapAsSubclass: nil,
        make: nil,
        makeSubclass: nil
    )
}

@MainActor private func probeAnyPrintOperationPreview() -> ClassProbe {
    ClassProbe(
        "AnyPrintOperationPreview",
        .interface,
        type: nil,
        wrap: { Gtk.AnyPrintOperationPreview(instance: $0, transfer: .full) },
        wrapAsSubclass: nil,
        make: nil,
        makeSubclass: nil
    )
}

@MainActor private func probeAnyRemoteActionGroup() -> ClassProbe {
    ClassProbe(
        "AnyRemoteActionGroup",
        .interface,
        type: nil,
        wrap: { Gtk.AnyRemoteActionGroup(instance: $0, transfer: .full) },
        wrapAsSubclass: nil,
        make: nil,
        makeSubclass: nil
    )
}

@MainActor private func probeAnyRoot() -> ClassProbe {
    ClassProbe(
        "AnyRoot",
        .interface,
        type: nil,
        wrap: { Gtk.AnyRoot(instance: $0, transfer: .full) },
        wrapAsSubclass: nil,
        make: nil,
        makeSubclass: nil
    )
}

@MainActor private func probeAnyScrollable() -> ClassProbe {
    ClassProbe(
        "AnyScrollable",
        .interface,
        type: nil,
        wrap: { Gtk.AnyScrollable(instance: $0, transfer: .full) },
        wrapAsSubclass: nil,
        make: nil,
        makeSubclass: nil
    )
}

@MainActor private func probeAnySeekable() -> ClassProbe {
    ClassProbe(
        "AnySeekable",
        .interface,
        type: nil,
        wrap: { Gtk.AnySeekable(instance: $0, transfer: .full) },
        wrapAsSubclass: nil,
        make: nil,
        makeSubclass: nil
    )
}

@MainActor private func probeAnySelectionModel() -> ClassProbe {
    ClassProbe(
        "AnySelectionModel",
        .interface,
        type: nil,
        wrap: { Gtk.AnySelectionModel(instance: $0, transfer: .full) },
        wrapAsSubclass: nil,
        make: nil,
        makeSubclass: nil
    )
}

@MainActor private func probeAnyShortcutManager() -> ClassProbe {
    ClassProbe(
        "AnyShortcutManager",
        .interface,
        type: nil,
        wrap: { Gtk.AnyShortcutManager(instance: $0, transfer: .full) },
        wrapAsSubclass: nil,
        make: nil,
        makeSubclass: nil
    )
}

@MainActor private func probeAnyStyleProvider() -> ClassProbe {
    ClassProbe(
        "AnyStyleProvider",
        .interface,
        type: nil,
        wrap: { Gtk.AnyStyleProvider(instance: $0, transfer: .full) },
        wrapAsSubclass: nil,
        make: nil,
        makeSubclass: nil
    )
}

@MainActor private func probeAnySymbolicPaintable() -> ClassProbe {
    ClassProbe(
        "AnySymbolicPaintable",
        .interface,
        type: nil,
        wrap: { Gtk.AnySymbolicPaintable(instance: $0, transfer: .full) },
        wrapAsSubclass: nil,
        make: nil,
        makeSubclass: nil
    )
}

@MainActor private func probeAnyToplevel() -> ClassProbe {
    ClassProbe(
        "AnyToplevel",
        .interface,
        type: nil,
        wrap: { Gtk.AnyToplevel(instance: $0, transfer: .full) },
        wrapAsSubclass: nil,
        make: nil,
        makeSubclass: nil
    )
}

@MainActor private func probeAnyTreeDragDest() -> ClassProbe {
    ClassProbe(
        "AnyTreeDragDest",
        .interface,
        type: nil,
        wrap: { Gtk.AnyTreeDragDest(instance: $0, transfer: .full) },
        wrapAsSubclass: nil,
        make: nil,
        makeSubclass: nil
    )
}

@MainActor private func probeAnyTreeDragSource() -> ClassProbe {
    ClassProbe(
        "AnyTreeDragSource",
        .interface,
        type: nil,
        wrap: { Gtk.AnyTreeDragSource(instance: $0, transfer: .full) },
        wrapAsSubclass: nil,
        make: nil,
        makeSubclass: nil
    )
}

@MainActor private func probeAnyTreeModel() -> ClassProbe {
    ClassProbe(
        "AnyTreeModel",
        .interface,
        type: nil,
        wrap: { Gtk.AnyTreeModel(instance: $0, transfer: .full) },
        wrapAsSubclass: nil,
        make: nil,
        makeSubclass: nil
    )
}

@MainActor private func probeAnyTreeSortable() -> ClassProbe {
    ClassProbe(
        "AnyTreeSortable",
        .interface,
        type: nil,
        wrap: { Gtk.AnyTreeSortable(instance: $0, transfer: .full) },
        wrapAsSubclass: nil,
        make: nil,
        makeSubclass: nil
    )
}

@MainActor private func probeAnyVolume() -> ClassProbe {
    ClassProbe(
        "AnyVolume",
        .interface,
        type: nil,
        wrap: { Gtk.AnyVolume(instance: $0, transfer: .full) },
        wrapAsSubclass: nil,
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfAppChooserButton: Gtk.AppChooserButton {
    var kept = [1]
}

@MainActor private func probeAppChooserButton() -> ClassProbe {
    ClassProbe(
        "AppChooserButton",
        .object,
        type: gtk_app_chooser_button_get_type(),
        wrap: { Gtk.AppChooserButton(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfAppChooserButton(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfAppChooserDialog: Gtk.AppChooserDialog {
    var kept = [1]
}

@MainActor private func probeAppChooserDialog() -> ClassProbe {
    ClassProbe(
        "AppChooserDialog",
        .object,
        type: gtk_app_chooser_dialog_get_type(),
        wrap: { Gtk.AppChooserDialog(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfAppChooserDialog(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfAppChooserWidget: Gtk.AppChooserWidget {
    var kept = [1]
}

@MainActor private func probeAppChooserWidget() -> ClassProbe {
    ClassProbe(
        "AppChooserWidget",
        .object,
        type: gtk_app_chooser_widget_get_type(),
        wrap: { Gtk.AppChooserWidget(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfAppChooserWidget(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfAppInfoMonitor: Gtk.AppInfoMonitor {
    var kept = [1]
}

@MainActor private func probeAppInfoMonitor() -> ClassProbe {
    ClassProbe(
        "AppInfoMonitor",
        .object,
        type: g_app_info_monitor_get_type(),
        wrap: { Gtk.AppInfoMonitor(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfAppInfoMonitor(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfApplication: Gtk.Application {
    var kept = [1]
}

@MainActor private func probeApplication() -> ClassProbe {
    ClassProbe(
        "Application",
        .object,
        type: gtk_application_get_type(),
        wrap: { Gtk.Application(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfApplication(instance: $0, transfer: .full) },
        make: { Gtk.Application() },
        makeSubclass: { SubclassOfApplication() }
    )
}

private final class SubclassOfApplicationCommandLine: Gtk.ApplicationCommandLine {
    var kept = [1]
}

@MainActor private func probeApplicationCommandLine() -> ClassProbe {
    ClassProbe(
        "ApplicationCommandLine",
        .object,
        type: g_application_command_line_get_type(),
        wrap: { Gtk.ApplicationCommandLine(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfApplicationCommandLine(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfApplicationWindow: Gtk.ApplicationWindow {
    var kept = [1]
}

@MainActor private func probeApplicationWindow() -> ClassProbe {
    ClassProbe(
        "ApplicationWindow",
        .object,
        type: gtk_application_window_get_type(),
        wrap: { Gtk.ApplicationWindow(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfApplicationWindow(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfAspectFrame: Gtk.AspectFrame {
    var kept = [1]
}

@MainActor private func probeAspectFrame() -> ClassProbe {
    ClassProbe(
        "AspectFrame",
        .object,
        type: gtk_aspect_frame_get_type(),
        wrap: { Gtk.AspectFrame(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfAspectFrame(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfAssistant: Gtk.Assistant {
    var kept = [1]
}

@MainActor private func probeAssistant() -> ClassProbe {
    ClassProbe(
        "Assistant",
        .object,
        type: gtk_assistant_get_type(),
        wrap: { Gtk.Assistant(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfAssistant(instance: $0, transfer: .full) },
        make: { Gtk.Assistant() },
        makeSubclass: { SubclassOfAssistant() }
    )
}

private final class SubclassOfAssistantPage: Gtk.AssistantPage {
    var kept = [1]
}

@MainActor private func probeAssistantPage() -> ClassProbe {
    ClassProbe(
        "AssistantPage",
        .object,
        type: gtk_assistant_page_get_type(),
        wrap: { Gtk.AssistantPage(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfAssistantPage(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfBinLayout: Gtk.BinLayout {
    var kept = [1]
}

@MainActor private func probeBinLayout() -> ClassProbe {
    ClassProbe(
        "BinLayout",
        .object,
        type: gtk_bin_layout_get_type(),
        wrap: { Gtk.BinLayout(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfBinLayout(instance: $0, transfer: .full) },
        make: { Gtk.BinLayout() },
        makeSubclass: { SubclassOfBinLayout() }
    )
}

private final class SubclassOfBinding: Gtk.Binding {
    var kept = [1]
}

@MainActor private func probeBinding() -> ClassProbe {
    ClassProbe(
        "Binding",
        .object,
        type: g_binding_get_type(),
        wrap: { Gtk.Binding(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfBinding(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

@MainActor private func probeBitset() -> ClassProbe {
    ClassProbe(
        "Bitset",
        .boxed,
        type: gtk_bitset_get_type(),
        wrap: { Gtk.Bitset(instance: $0, transfer: .full) },
        wrapAsSubclass: nil,
        make: { Gtk.Bitset() },
        makeSubclass: nil
    )
}

@MainActor private func probeBitsetIter() -> ClassProbe {
    ClassProbe(
        "BitsetIter",
        .boxed,
        type: gtk_bitset_iter_get_type(),
        wrap: { Gtk.BitsetIter(instance: $0, transfer: .full) },
        wrapAsSubclass: nil,
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfBookmarkList: Gtk.BookmarkList {
    var kept = [1]
}

@MainActor private func probeBookmarkList() -> ClassProbe {
    ClassProbe(
        "BookmarkList",
        .object,
        type: gtk_bookmark_list_get_type(),
        wrap: { Gtk.BookmarkList(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfBookmarkList(instance: $0, transfer: .full) },
        make: { Gtk.BookmarkList() },
        makeSubclass: { SubclassOfBookmarkList() }
    )
}

private final class SubclassOfBoolFilter: Gtk.BoolFilter {
    var kept = [1]
}

@MainActor private func probeBoolFilter() -> ClassProbe {
    ClassProbe(
        "BoolFilter",
        .object,
        type: gtk_bool_filter_get_type(),
        wrap: { Gtk.BoolFilter(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfBoolFilter(instance: $0, transfer: .full) },
        make: { Gtk.BoolFilter() },
        makeSubclass: { SubclassOfBoolFilter() }
    )
}

private final class SubclassOfBox: Gtk.Box {
    var kept = [1]
}

@MainActor private func probeBox() -> ClassProbe {
    ClassProbe(
        "Box",
        .object,
        type: gtk_box_get_type(),
        wrap: { Gtk.Box(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfBox(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfBoxLayout: Gtk.BoxLayout {
    var kept = [1]
}

@MainActor private func probeBoxLayout() -> ClassProbe {
    ClassProbe(
        "BoxLayout",
        .object,
        type: gtk_box_layout_get_type(),
        wrap: { Gtk.BoxLayout(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfBoxLayout(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfBufferedInputStream: Gtk.BufferedInputStream {
    var kept = [1]
}

@MainActor private func probeBufferedInputStream() -> ClassProbe {
    ClassProbe(
        "BufferedInputStream",
        .object,
        type: g_buffered_input_stream_get_type(),
        wrap: { Gtk.BufferedInputStream(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfBufferedInputStream(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfBuilder: Gtk.Builder {
    var kept = [1]
}

@MainActor private func probeBuilder() -> ClassProbe {
    ClassProbe(
        "Builder",
        .object,
        type: gtk_builder_get_type(),
        wrap: { Gtk.Builder(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfBuilder(instance: $0, transfer: .full) },
        make: { Gtk.Builder() },
        makeSubclass: { SubclassOfBuilder() }
    )
}

private final class SubclassOfBuilderCScope: Gtk.BuilderCScope {
    var kept = [1]
}

@MainActor private func probeBuilderCScope() -> ClassProbe {
    ClassProbe(
        "BuilderCScope",
        .object,
        type: gtk_builder_cscope_get_type(),
        wrap: { Gtk.BuilderCScope(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfBuilderCScope(instance: $0, transfer: .full) },
        make: { Gtk.BuilderCScope() },
        makeSubclass: { SubclassOfBuilderCScope() }
    )
}

private final class SubclassOfBuilderListItemFactory: Gtk.BuilderListItemFactory {
    var kept = [1]
}

@MainActor private func probeBuilderListItemFactory() -> ClassProbe {
    ClassProbe(
        "BuilderListItemFactory",
        .object,
        type: gtk_builder_list_item_factory_get_type(),
        wrap: { Gtk.BuilderListItemFactory(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfBuilderListItemFactory(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfButton: Gtk.Button {
    var kept = [1]
}

@MainActor private func probeButton() -> ClassProbe {
    ClassProbe(
        "Button",
        .object,
        type: gtk_button_get_type(),
        wrap: { Gtk.Button(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfButton(instance: $0, transfer: .full) },
        make: { Gtk.Button() },
        makeSubclass: { SubclassOfButton() }
    )
}

private final class SubclassOfButtonEvent: Gtk.ButtonEvent {
    var kept = [1]
}

@MainActor private func probeButtonEvent() -> ClassProbe {
    ClassProbe(
        "ButtonEvent",
        .referenceCounted,
        type: gdk_button_event_get_type(),
        wrap: { Gtk.ButtonEvent(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfButtonEvent(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

@MainActor private func probeBytes() -> ClassProbe {
    ClassProbe(
        "Bytes",
        .boxed,
        type: g_bytes_get_type(),
        wrap: { Gtk.Bytes(instance: $0, transfer: .full) },
        wrapAsSubclass: nil,
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfBytesIcon: Gtk.BytesIcon {
    var kept = [1]
}

@MainActor private func probeBytesIcon() -> ClassProbe {
    ClassProbe(
        "BytesIcon",
        .object,
        type: g_bytes_icon_get_type(),
        wrap: { Gtk.BytesIcon(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfBytesIcon(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfCClosureExpression: Gtk.CClosureExpression {
    var kept = [1]
}

@MainActor private func probeCClosureExpression() -> ClassProbe {
    ClassProbe(
        "CClosureExpression",
        .referenceCounted,
        type: gtk_cclosure_expression_get_type(),
        wrap: { Gtk.CClosureExpression(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfCClosureExpression(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

@MainActor private func probeCairoFontOptions() -> ClassProbe {
    ClassProbe(
        "CairoFontOptions",
        .boxed,
        type: cairo_gobject_font_options_get_type(),
        wrap: { Gtk.CairoFontOptions(instance: $0, transfer: .full) },
        wrapAsSubclass: nil,
        make: nil,
        makeSubclass: nil
    )
}

@MainActor private func probeCairoSurface() -> ClassProbe {
    ClassProbe(
        "CairoSurface",
        .boxed,
        type: cairo_gobject_surface_get_type(),
        wrap: { Gtk.CairoSurface(instance: $0, transfer: .full) },
        wrapAsSubclass: nil,
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfCallbackAction: Gtk.CallbackAction {
    var kept = [1]
}

@MainActor private func probeCallbackAction() -> ClassProbe {
    ClassProbe(
        "CallbackAction",
        .object,
        type: gtk_callback_action_get_type(),
        wrap: { Gtk.CallbackAction(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfCallbackAction(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfCancellable: Gtk.Cancellable {
    var kept = [1]
}

@MainActor private func probeCancellable() -> ClassProbe {
    ClassProbe(
        "Cancellable",
        .object,
        type: g_cancellable_get_type(),
        wrap: { Gtk.Cancellable(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfCancellable(instance: $0, transfer: .full) },
        make: { Gtk.Cancellable() },
        makeSubclass: { SubclassOfCancellable() }
    )
}

private final class SubclassOfCellArea: Gtk.CellArea {
    var kept = [1]
}

@MainActor private func probeCellArea() -> ClassProbe {
    ClassProbe(
        "CellArea",
        .object,
        type: nil,
        wrap: { Gtk.CellArea(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfCellArea(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfCellAreaBox: Gtk.CellAreaBox {
    var kept = [1]
}

@MainActor private func probeCellAreaBox() -> ClassProbe {
    ClassProbe(
        "CellAreaBox",
        .object,
        type: gtk_cell_area_box_get_type(),
        wrap: { Gtk.CellAreaBox(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfCellAreaBox(instance: $0, transfer: .full) },
        make: { Gtk.CellAreaBox() },
        makeSubclass: { SubclassOfCellAreaBox() }
    )
}

private final class SubclassOfCellAreaContext: Gtk.CellAreaContext {
    var kept = [1]
}

@MainActor private func probeCellAreaContext() -> ClassProbe {
    ClassProbe(
        "CellAreaContext",
        .object,
        type: gtk_cell_area_context_get_type(),
        wrap: { Gtk.CellAreaContext(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfCellAreaContext(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfCellRenderer: Gtk.CellRenderer {
    var kept = [1]
}

@MainActor private func probeCellRenderer() -> ClassProbe {
    ClassProbe(
        "CellRenderer",
        .object,
        type: nil,
        wrap: { Gtk.CellRenderer(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfCellRenderer(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfCellRendererAccel: Gtk.CellRendererAccel {
    var kept = [1]
}

@MainActor private func probeCellRendererAccel() -> ClassProbe {
    ClassProbe(
        "CellRendererAccel",
        .object,
        type: gtk_cell_renderer_accel_get_type(),
        wrap: { Gtk.CellRendererAccel(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfCellRendererAccel(instance: $0, transfer: .full) },
        make: { Gtk.CellRendererAccel() },
        makeSubclass: { SubclassOfCellRendererAccel() }
    )
}

private final class SubclassOfCellRendererCombo: Gtk.CellRendererCombo {
    var kept = [1]
}

@MainActor private func probeCellRendererCombo() -> ClassProbe {
    ClassProbe(
        "CellRendererCombo",
        .object,
        type: gtk_cell_renderer_combo_get_type(),
        wrap: { Gtk.CellRendererCombo(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfCellRendererCombo(instance: $0, transfer: .full) },
        make: { Gtk.CellRendererCombo() },
        makeSubclass: { SubclassOfCellRendererCombo() }
    )
}

private final class SubclassOfCellRendererPixbuf: Gtk.CellRendererPixbuf {
    var kept = [1]
}

@MainActor private func probeCellRendererPixbuf() -> ClassProbe {
    ClassProbe(
        "CellRendererPixbuf",
        .object,
        type: gtk_cell_renderer_pixbuf_get_type(),
        wrap: { Gtk.CellRendererPixbuf(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfCellRendererPixbuf(instance: $0, transfer: .full) },
        make: { Gtk.CellRendererPixbuf() },
        makeSubclass: { SubclassOfCellRendererPixbuf() }
    )
}

private final class SubclassOfCellRendererProgress: Gtk.CellRendererProgress {
    var kept = [1]
}

@MainActor private func probeCellRendererProgress() -> ClassProbe {
    ClassProbe(
        "CellRendererProgress",
        .object,
        type: gtk_cell_renderer_progress_get_type(),
        wrap: { Gtk.CellRendererProgress(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfCellRendererProgress(instance: $0, transfer: .full) },
        make: { Gtk.CellRendererProgress() },
        makeSubclass: { SubclassOfCellRendererProgress() }
    )
}

private final class SubclassOfCellRendererSpin: Gtk.CellRendererSpin {
    var kept = [1]
}

@MainActor private func probeCellRendererSpin() -> ClassProbe {
    ClassProbe(
        "CellRendererSpin",
        .object,
        type: gtk_cell_renderer_spin_get_type(),
        wrap: { Gtk.CellRendererSpin(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfCellRendererSpin(instance: $0, transfer: .full) },
        make: { Gtk.CellRendererSpin() },
        makeSubclass: { SubclassOfCellRendererSpin() }
    )
}

private final class SubclassOfCellRendererSpinner: Gtk.CellRendererSpinner {
    var kept = [1]
}

@MainActor private func probeCellRendererSpinner() -> ClassProbe {
    ClassProbe(
        "CellRendererSpinner",
        .object,
        type: gtk_cell_renderer_spinner_get_type(),
        wrap: { Gtk.CellRendererSpinner(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfCellRendererSpinner(instance: $0, transfer: .full) },
        make: { Gtk.CellRendererSpinner() },
        makeSubclass: { SubclassOfCellRendererSpinner() }
    )
}

private final class SubclassOfCellRendererText: Gtk.CellRendererText {
    var kept = [1]
}

@MainActor private func probeCellRendererText() -> ClassProbe {
    ClassProbe(
        "CellRendererText",
        .object,
        type: gtk_cell_renderer_text_get_type(),
        wrap: { Gtk.CellRendererText(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfCellRendererText(instance: $0, transfer: .full) },
        make: { Gtk.CellRendererText() },
        makeSubclass: { SubclassOfCellRendererText() }
    )
}

private final class SubclassOfCellRendererToggle: Gtk.CellRendererToggle {
    var kept = [1]
}

@MainActor private func probeCellRendererToggle() -> ClassProbe {
    ClassProbe(
        "CellRendererToggle",
        .object,
        type: gtk_cell_renderer_toggle_get_type(),
        wrap: { Gtk.CellRendererToggle(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfCellRendererToggle(instance: $0, transfer: .full) },
        make: { Gtk.CellRendererToggle() },
        makeSubclass: { SubclassOfCellRendererToggle() }
    )
}

private final class SubclassOfCellView: Gtk.CellView {
    var kept = [1]
}

@MainActor private func probeCellView() -> ClassProbe {
    ClassProbe(
        "CellView",
        .object,
        type: gtk_cell_view_get_type(),
        wrap: { Gtk.CellView(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfCellView(instance: $0, transfer: .full) },
        make: { Gtk.CellView() },
        makeSubclass: { SubclassOfCellView() }
    )
}

private final class SubclassOfCenterBox: Gtk.CenterBox {
    var kept = [1]
}

@MainActor private func probeCenterBox() -> ClassProbe {
    ClassProbe(
        "CenterBox",
        .object,
        type: gtk_center_box_get_type(),
        wrap: { Gtk.CenterBox(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfCenterBox(instance: $0, transfer: .full) },
        make: { Gtk.CenterBox() },
        makeSubclass: { SubclassOfCenterBox() }
    )
}

private final class SubclassOfCenterLayout: Gtk.CenterLayout {
    var kept = [1]
}

@MainActor private func probeCenterLayout() -> ClassProbe {
    ClassProbe(
        "CenterLayout",
        .object,
        type: gtk_center_layout_get_type(),
        wrap: { Gtk.CenterLayout(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfCenterLayout(instance: $0, transfer: .full) },
        make: { Gtk.CenterLayout() },
        makeSubclass: { SubclassOfCenterLayout() }
    )
}

private final class SubclassOfCheckButton: Gtk.CheckButton {
    var kept = [1]
}

@MainActor private func probeCheckButton() -> ClassProbe {
    ClassProbe(
        "CheckButton",
        .object,
        type: gtk_check_button_get_type(),
        wrap: { Gtk.CheckButton(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfCheckButton(instance: $0, transfer: .full) },
        make: { Gtk.CheckButton() },
        makeSubclass: { SubclassOfCheckButton() }
    )
}

private final class SubclassOfClipboard: Gtk.Clipboard {
    var kept = [1]
}

@MainActor private func probeClipboard() -> ClassProbe {
    ClassProbe(
        "Clipboard",
        .object,
        type: gdk_clipboard_get_type(),
        wrap: { Gtk.Clipboard(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfClipboard(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfClosureExpression: Gtk.ClosureExpression {
    var kept = [1]
}

@MainActor private func probeClosureExpression() -> ClassProbe {
    ClassProbe(
        "ClosureExpression",
        .referenceCounted,
        type: gtk_closure_expression_get_type(),
        wrap: { Gtk.ClosureExpression(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfClosureExpression(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfColorButton: Gtk.ColorButton {
    var kept = [1]
}

@MainActor private func probeColorButton() -> ClassProbe {
    ClassProbe(
        "ColorButton",
        .object,
        type: gtk_color_button_get_type(),
        wrap: { Gtk.ColorButton(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfColorButton(instance: $0, transfer: .full) },
        make: { Gtk.ColorButton() },
        makeSubclass: { SubclassOfColorButton() }
    )
}

private final class SubclassOfColorChooserDialog: Gtk.ColorChooserDialog {
    var kept = [1]
}

@MainActor private func probeColorChooserDialog() -> ClassProbe {
    ClassProbe(
        "ColorChooserDialog",
        .object,
        type: gtk_color_chooser_dialog_get_type(),
        wrap: { Gtk.ColorChooserDialog(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfColorChooserDialog(instance: $0, transfer: .full) },
        make: { Gtk.ColorChooserDialog() },
        makeSubclass: { SubclassOfColorChooserDialog() }
    )
}

private final class SubclassOfColorChooserWidget: Gtk.ColorChooserWidget {
    var kept = [1]
}

@MainActor private func probeColorChooserWidget() -> ClassProbe {
    ClassProbe(
        "ColorChooserWidget",
        .object,
        type: gtk_color_chooser_widget_get_type(),
        wrap: { Gtk.ColorChooserWidget(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfColorChooserWidget(instance: $0, transfer: .full) },
        make: { Gtk.ColorChooserWidget() },
        makeSubclass: { SubclassOfColorChooserWidget() }
    )
}

private final class SubclassOfColumnView: Gtk.ColumnView {
    var kept = [1]
}

@MainActor private func probeColumnView() -> ClassProbe {
    ClassProbe(
        "ColumnView",
        .object,
        type: gtk_column_view_get_type(),
        wrap: { Gtk.ColumnView(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfColumnView(instance: $0, transfer: .full) },
        make: { Gtk.ColumnView() },
        makeSubclass: { SubclassOfColumnView() }
    )
}

private final class SubclassOfColumnViewColumn: Gtk.ColumnViewColumn {
    var kept = [1]
}

@MainActor private func probeColumnViewColumn() -> ClassProbe {
    ClassProbe(
        "ColumnViewColumn",
        .object,
        type: gtk_column_view_column_get_type(),
        wrap: { Gtk.ColumnViewColumn(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfColumnViewColumn(instance: $0, transfer: .full) },
        make: { Gtk.ColumnViewColumn() },
        makeSubclass: { SubclassOfColumnViewColumn() }
    )
}

private final class SubclassOfComboBox: Gtk.ComboBox {
    var kept = [1]
}

@MainActor private func probeComboBox() -> ClassProbe {
    ClassProbe(
        "ComboBox",
        .object,
        type: gtk_combo_box_get_type(),
        wrap: { Gtk.ComboBox(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfComboBox(instance: $0, transfer: .full) },
        make: { Gtk.ComboBox() },
        makeSubclass: { SubclassOfComboBox() }
    )
}

private final class SubclassOfComboBoxText: Gtk.ComboBoxText {
    var kept = [1]
}

@MainActor private func probeComboBoxText() -> ClassProbe {
    ClassProbe(
        "ComboBoxText",
        .object,
        type: gtk_combo_box_text_get_type(),
        wrap: { Gtk.ComboBoxText(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfComboBoxText(instance: $0, transfer: .full) },
        make: { Gtk.ComboBoxText() },
        makeSubclass: { SubclassOfComboBoxText() }
    )
}

private final class SubclassOfConstantExpression: Gtk.ConstantExpression {
    var kept = [1]
}

@MainActor private func probeConstantExpression() -> ClassProbe {
    ClassProbe(
        "ConstantExpression",
        .referenceCounted,
        type: gtk_constant_expression_get_type(),
        wrap: { Gtk.ConstantExpression(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfConstantExpression(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfConstraint: Gtk.Constraint {
    var kept = [1]
}

@MainActor private func probeConstraint() -> ClassProbe {
    ClassProbe(
        "Constraint",
        .object,
        type: gtk_constraint_get_type(),
        wrap: { Gtk.Constraint(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfConstraint(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfConstraintGuide: Gtk.ConstraintGuide {
    var kept = [1]
}

@MainActor private func probeConstraintGuide() -> ClassProbe {
    ClassProbe(
        "ConstraintGuide",
        .object,
        type: gtk_constraint_guide_get_type(),
        wrap: { Gtk.ConstraintGuide(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfConstraintGuide(instance: $0, transfer: .full) },
        make: { Gtk.ConstraintGuide() },
        makeSubclass: { SubclassOfConstraintGuide() }
    )
}

private final class SubclassOfConstraintLayout: Gtk.ConstraintLayout {
    var kept = [1]
}

@MainActor private func probeConstraintLayout() -> ClassProbe {
    ClassProbe(
        "ConstraintLayout",
        .object,
        type: gtk_constraint_layout_get_type(),
        wrap: { Gtk.ConstraintLayout(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfConstraintLayout(instance: $0, transfer: .full) },
        make: { Gtk.ConstraintLayout() },
        makeSubclass: { SubclassOfConstraintLayout() }
    )
}

private final class SubclassOfConstraintLayoutChild: Gtk.ConstraintLayoutChild {
    var kept = [1]
}

@MainActor private func probeConstraintLayoutChild() -> ClassProbe {
    ClassProbe(
        "ConstraintLayoutChild",
        .object,
        type: gtk_constraint_layout_child_get_type(),
        wrap: { Gtk.ConstraintLayoutChild(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfConstraintLayoutChild(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

@MainActor private func probeContentFormats() -> ClassProbe {
    ClassProbe(
        "ContentFormats",
        .boxed,
        type: gdk_content_formats_get_type(),
        wrap: { Gtk.ContentFormats(instance: $0, transfer: .full) },
        wrapAsSubclass: nil,
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfContentProvider: Gtk.ContentProvider {
    var kept = [1]
}

@MainActor private func probeContentProvider() -> ClassProbe {
    ClassProbe(
        "ContentProvider",
        .object,
        type: gdk_content_provider_get_type(),
        wrap: { Gtk.ContentProvider(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfContentProvider(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfCrossingEvent: Gtk.CrossingEvent {
    var kept = [1]
}

@MainActor private func probeCrossingEvent() -> ClassProbe {
    ClassProbe(
        "CrossingEvent",
        .referenceCounted,
        type: gdk_crossing_event_get_type(),
        wrap: { Gtk.CrossingEvent(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfCrossingEvent(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfCssProvider: Gtk.CssProvider {
    var kept = [1]
}

@MainActor private func probeCssProvider() -> ClassProbe {
    ClassProbe(
        "CssProvider",
        .object,
        type: gtk_css_provider_get_type(),
        wrap: { Gtk.CssProvider(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfCssProvider(instance: $0, transfer: .full) },
        make: { Gtk.CssProvider() },
        makeSubclass: { SubclassOfCssProvider() }
    )
}

@MainActor private func probeCssSection() -> ClassProbe {
    ClassProbe(
        "CssSection",
        .boxed,
        type: gtk_css_section_get_type(),
        wrap: { Gtk.CssSection(instance: $0, transfer: .full) },
        wrapAsSubclass: nil,
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfCursor: Gtk.Cursor {
    var kept = [1]
}

@MainActor private func probeCursor() -> ClassProbe {
    ClassProbe(
        "Cursor",
        .object,
        type: gdk_cursor_get_type(),
        wrap: { Gtk.Cursor(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfCursor(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfCustomFilter: Gtk.CustomFilter {
    var kept = [1]
}

@MainActor private func probeCustomFilter() -> ClassProbe {
    ClassProbe(
        "CustomFilter",
        .object,
        type: gtk_custom_filter_get_type(),
        wrap: { Gtk.CustomFilter(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfCustomFilter(instance: $0, transfer: .full) },
        make: { Gtk.CustomFilter() },
        makeSubclass: { SubclassOfCustomFilter() }
    )
}

private final class SubclassOfCustomLayout: Gtk.CustomLayout {
    var kept = [1]
}

@MainActor private func probeCustomLayout() -> ClassProbe {
    ClassProbe(
        "CustomLayout",
        .object,
        type: gtk_custom_layout_get_type(),
        wrap: { Gtk.CustomLayout(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfCustomLayout(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfCustomSorter: Gtk.CustomSorter {
    var kept = [1]
}

@MainActor private func probeCustomSorter() -> ClassProbe {
    ClassProbe(
        "CustomSorter",
        .object,
        type: gtk_custom_sorter_get_type(),
        wrap: { Gtk.CustomSorter(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfCustomSorter(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfDNDEvent: Gtk.DNDEvent {
    var kept = [1]
}

@MainActor private func probeDNDEvent() -> ClassProbe {
    ClassProbe(
        "DNDEvent",
        .referenceCounted,
        type: gdk_dnd_event_get_type(),
        wrap: { Gtk.DNDEvent(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfDNDEvent(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfDataInputStream: Gtk.DataInputStream {
    var kept = [1]
}

@MainActor private func probeDataInputStream() -> ClassProbe {
    ClassProbe(
        "DataInputStream",
        .object,
        type: g_data_input_stream_get_type(),
        wrap: { Gtk.DataInputStream(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfDataInputStream(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfDataOutputStream: Gtk.DataOutputStream {
    var kept = [1]
}

@MainActor private func probeDataOutputStream() -> ClassProbe {
    ClassProbe(
        "DataOutputStream",
        .object,
        type: g_data_output_stream_get_type(),
        wrap: { Gtk.DataOutputStream(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfDataOutputStream(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

@MainActor private func probeDateTime() -> ClassProbe {
    ClassProbe(
        "DateTime",
        .boxed,
        type: g_date_time_get_type(),
        wrap: { Gtk.DateTime(instance: $0, transfer: .full) },
        wrapAsSubclass: nil,
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfDeleteEvent: Gtk.DeleteEvent {
    var kept = [1]
}

@MainActor private func probeDeleteEvent() -> ClassProbe {
    ClassProbe(
        "DeleteEvent",
        .referenceCounted,
        type: gdk_delete_event_get_type(),
        wrap: { Gtk.DeleteEvent(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfDeleteEvent(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfDeviceTool: Gtk.DeviceTool {
    var kept = [1]
}

@MainActor private func probeDeviceTool() -> ClassProbe {
    ClassProbe(
        "DeviceTool",
        .object,
        type: gdk_device_tool_get_type(),
        wrap: { Gtk.DeviceTool(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfDeviceTool(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfDialog: Gtk.Dialog {
    var kept = [1]
}

@MainActor private func probeDialog() -> ClassProbe {
    ClassProbe(
        "Dialog",
        .object,
        type: gtk_dialog_get_type(),
        wrap: { Gtk.Dialog(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfDialog(instance: $0, transfer: .full) },
        make: { Gtk.Dialog() },
        makeSubclass: { SubclassOfDialog() }
    )
}

private final class SubclassOfDirectoryList: Gtk.DirectoryList {
    var kept = [1]
}

@MainActor private func probeDirectoryList() -> ClassProbe {
    ClassProbe(
        "DirectoryList",
        .object,
        type: gtk_directory_list_get_type(),
        wrap: { Gtk.DirectoryList(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfDirectoryList(instance: $0, transfer: .full) },
        make: { Gtk.DirectoryList() },
        makeSubclass: { SubclassOfDirectoryList() }
    )
}

private final class SubclassOfDisplay: Gtk.Display {
    var kept = [1]
}

@MainActor private func probeDisplay() -> ClassProbe {
    ClassProbe(
        "Display",
        .object,
        type: gdk_display_get_type(),
        wrap: { Gtk.Display(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfDisplay(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfDisplayManager: Gtk.DisplayManager {
    var kept = [1]
}

@MainActor private func probeDisplayManager() -> ClassProbe {
    ClassProbe(
        "DisplayManager",
        .object,
        type: gdk_display_manager_get_type(),
        wrap: { Gtk.DisplayManager(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfDisplayManager(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfDrag: Gtk.Drag {
    var kept = [1]
}

@MainActor private func probeDrag() -> ClassProbe {
    ClassProbe(
        "Drag",
        .object,
        type: nil,
        wrap: { Gtk.Drag(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfDrag(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfDragIcon: Gtk.DragIcon {
    var kept = [1]
}

@MainActor private func probeDragIcon() -> ClassProbe {
    ClassProbe(
        "DragIcon",
        .object,
        type: gtk_drag_icon_get_type(),
        wrap: { Gtk.DragIcon(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfDragIcon(instance: $0, transfer: .full) },
        make: { Gtk.DragIcon() },
        makeSubclass: { SubclassOfDragIcon() }
    )
}

private final class SubclassOfDragSource: Gtk.DragSource {
    var kept = [1]
}

@MainActor private func probeDragSource() -> ClassProbe {
    ClassProbe(
        "DragSource",
        .object,
        type: gtk_drag_source_get_type(),
        wrap: { Gtk.DragSource(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfDragSource(instance: $0, transfer: .full) },
        make: { Gtk.DragSource() },
        makeSubclass: { SubclassOfDragSource() }
    )
}

private final class SubclassOfDrawContext: Gtk.DrawContext {
    var kept = [1]
}

@MainActor private func probeDrawContext() -> ClassProbe {
    ClassProbe(
        "DrawContext",
        .object,
        type: nil,
        wrap: { Gtk.DrawContext(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfDrawContext(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfDrawingArea: Gtk.DrawingArea {
    var kept = [1]
}

@MainActor private func probeDrawingArea() -> ClassProbe {
    ClassProbe(
        "DrawingArea",
        .object,
        type: gtk_drawing_area_get_type(),
        wrap: { Gtk.DrawingArea(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfDrawingArea(instance: $0, transfer: .full) },
        make: { Gtk.DrawingArea() },
        makeSubclass: { SubclassOfDrawingArea() }
    )
}

private final class SubclassOfDrop: Gtk.Drop {
    var kept = [1]
}

@MainActor private func probeDrop() -> ClassProbe {
    ClassProbe(
        "Drop",
        .object,
        type: nil,
        wrap: { Gtk.Drop(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfDrop(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfDropControllerMotion: Gtk.DropControllerMotion {
    var kept = [1]
}

@MainActor private func probeDropControllerMotion() -> ClassProbe {
    ClassProbe(
        "DropControllerMotion",
        .object,
        type: gtk_drop_controller_motion_get_type(),
        wrap: { Gtk.DropControllerMotion(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfDropControllerMotion(instance: $0, transfer: .full) },
        make: { Gtk.DropControllerMotion() },
        makeSubclass: { SubclassOfDropControllerMotion() }
    )
}

private final class SubclassOfDropDown: Gtk.DropDown {
    var kept = [1]
}

@MainActor private func probeDropDown() -> ClassProbe {
    ClassProbe(
        "DropDown",
        .object,
        type: gtk_drop_down_get_type(),
        wrap: { Gtk.DropDown(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfDropDown(instance: $0, transfer: .full) },
        make: { Gtk.DropDown() },
        makeSubclass: { SubclassOfDropDown() }
    )
}

private final class SubclassOfDropTarget: Gtk.DropTarget {
    var kept = [1]
}

@MainActor private func probeDropTarget() -> ClassProbe {
    ClassProbe(
        "DropTarget",
        .object,
        type: gtk_drop_target_get_type(),
        wrap: { Gtk.DropTarget(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfDropTarget(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfDropTargetAsync: Gtk.DropTargetAsync {
    var kept = [1]
}

@MainActor private func probeDropTargetAsync() -> ClassProbe {
    ClassProbe(
        "DropTargetAsync",
        .object,
        type: gtk_drop_target_async_get_type(),
        wrap: { Gtk.DropTargetAsync(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfDropTargetAsync(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfEditableLabel: Gtk.EditableLabel {
    var kept = [1]
}

@MainActor private func probeEditableLabel() -> ClassProbe {
    ClassProbe(
        "EditableLabel",
        .object,
        type: gtk_editable_label_get_type(),
        wrap: { Gtk.EditableLabel(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfEditableLabel(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfEmblem: Gtk.Emblem {
    var kept = [1]
}

@MainActor private func probeEmblem() -> ClassProbe {
    ClassProbe(
        "Emblem",
        .object,
        type: g_emblem_get_type(),
        wrap: { Gtk.Emblem(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfEmblem(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfEmblemedIcon: Gtk.EmblemedIcon {
    var kept = [1]
}

@MainActor private func probeEmblemedIcon() -> ClassProbe {
    ClassProbe(
        "EmblemedIcon",
        .object,
        type: g_emblemed_icon_get_type(),
        wrap: { Gtk.EmblemedIcon(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfEmblemedIcon(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfEmojiChooser: Gtk.EmojiChooser {
    var kept = [1]
}

@MainActor private func probeEmojiChooser() -> ClassProbe {
    ClassProbe(
        "EmojiChooser",
        .object,
        type: gtk_emoji_chooser_get_type(),
        wrap: { Gtk.EmojiChooser(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfEmojiChooser(instance: $0, transfer: .full) },
        make: { Gtk.EmojiChooser() },
        makeSubclass: { SubclassOfEmojiChooser() }
    )
}

private final class SubclassOfEntry: Gtk.Entry {
    var kept = [1]
}

@MainActor private func probeEntry() -> ClassProbe {
    ClassProbe(
        "Entry",
        .object,
        type: gtk_entry_get_type(),
        wrap: { Gtk.Entry(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfEntry(instance: $0, transfer: .full) },
        make: { Gtk.Entry() },
        makeSubclass: { SubclassOfEntry() }
    )
}

private final class SubclassOfEntryBuffer: Gtk.EntryBuffer {
    var kept = [1]
}

@MainActor private func probeEntryBuffer() -> ClassProbe {
    ClassProbe(
        "EntryBuffer",
        .object,
        type: gtk_entry_buffer_get_type(),
        wrap: { Gtk.EntryBuffer(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfEntryBuffer(instance: $0, transfer: .full) },
        make: { Gtk.EntryBuffer() },
        makeSubclass: { SubclassOfEntryBuffer() }
    )
}

private final class SubclassOfEntryCompletion: Gtk.EntryCompletion {
    var kept = [1]
}

@MainActor private func probeEntryCompletion() -> ClassProbe {
    ClassProbe(
        "EntryCompletion",
        .object,
        type: gtk_entry_completion_get_type(),
        wrap: { Gtk.EntryCompletion(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfEntryCompletion(instance: $0, transfer: .full) },
        make: { Gtk.EntryCompletion() },
        makeSubclass: { SubclassOfEntryCompletion() }
    )
}

private final class SubclassOfEvent: Gtk.Event {
    var kept = [1]
}

@MainActor private func probeEvent() -> ClassProbe {
    ClassProbe(
        "Event",
        .referenceCounted,
        type: nil,
        wrap: { Gtk.Event(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfEvent(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfEventController: Gtk.EventController {
    var kept = [1]
}

@MainActor private func probeEventController() -> ClassProbe {
    ClassProbe(
        "EventController",
        .object,
        type: nil,
        wrap: { Gtk.EventController(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfEventController(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfEventControllerFocus: Gtk.EventControllerFocus {
    var kept = [1]
}

@MainActor private func probeEventControllerFocus() -> ClassProbe {
    ClassProbe(
        "EventControllerFocus",
        .object,
        type: gtk_event_controller_focus_get_type(),
        wrap: { Gtk.EventControllerFocus(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfEventControllerFocus(instance: $0, transfer: .full) },
        make: { Gtk.EventControllerFocus() },
        makeSubclass: { SubclassOfEventControllerFocus() }
    )
}

private final class SubclassOfEventControllerKey: Gtk.EventControllerKey {
    var kept = [1]
}

@MainActor private func probeEventControllerKey() -> ClassProbe {
    ClassProbe(
        "EventControllerKey",
        .object,
        type: gtk_event_controller_key_get_type(),
        wrap: { Gtk.EventControllerKey(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfEventControllerKey(instance: $0, transfer: .full) },
        make: { Gtk.EventControllerKey() },
        makeSubclass: { SubclassOfEventControllerKey() }
    )
}

private final class SubclassOfEventControllerLegacy: Gtk.EventControllerLegacy {
    var kept = [1]
}

@MainActor private func probeEventControllerLegacy() -> ClassProbe {
    ClassProbe(
        "EventControllerLegacy",
        .object,
        type: gtk_event_controller_legacy_get_type(),
        wrap: { Gtk.EventControllerLegacy(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfEventControllerLegacy(instance: $0, transfer: .full) },
        make: { Gtk.EventControllerLegacy() },
        makeSubclass: { SubclassOfEventControllerLegacy() }
    )
}

private final class SubclassOfEventControllerMotion: Gtk.EventControllerMotion {
    var kept = [1]
}

@MainActor private func probeEventControllerMotion() -> ClassProbe {
    ClassProbe(
        "EventControllerMotion",
        .object,
        type: gtk_event_controller_motion_get_type(),
        wrap: { Gtk.EventControllerMotion(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfEventControllerMotion(instance: $0, transfer: .full) },
        make: { Gtk.EventControllerMotion() },
        makeSubclass: { SubclassOfEventControllerMotion() }
    )
}

private final class SubclassOfEventControllerScroll: Gtk.EventControllerScroll {
    var kept = [1]
}

@MainActor private func probeEventControllerScroll() -> ClassProbe {
    ClassProbe(
        "EventControllerScroll",
        .object,
        type: gtk_event_controller_scroll_get_type(),
        wrap: { Gtk.EventControllerScroll(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfEventControllerScroll(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

@MainActor private func probeEventSequence() -> ClassProbe {
    ClassProbe(
        "EventSequence",
        .boxed,
        type: gdk_event_sequence_get_type(),
        wrap: { Gtk.EventSequence(instance: $0, transfer: .full) },
        wrapAsSubclass: nil,
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfEveryFilter: Gtk.EveryFilter {
    var kept = [1]
}

@MainActor private func probeEveryFilter() -> ClassProbe {
    ClassProbe(
        "EveryFilter",
        .object,
        type: gtk_every_filter_get_type(),
        wrap: { Gtk.EveryFilter(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfEveryFilter(instance: $0, transfer: .full) },
        make: { Gtk.EveryFilter() },
        makeSubclass: { SubclassOfEveryFilter() }
    )
}

private final class SubclassOfExpander: Gtk.Expander {
    var kept = [1]
}

@MainActor private func probeExpander() -> ClassProbe {
    ClassProbe(
        "Expander",
        .object,
        type: gtk_expander_get_type(),
        wrap: { Gtk.Expander(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfExpander(instance: $0, transfer: .full) },
        make: { Gtk.Expander() },
        makeSubclass: { SubclassOfExpander() }
    )
}

@MainActor private func probeExpressionWatch() -> ClassProbe {
    ClassProbe(
        "ExpressionWatch",
        .boxed,
        type: gtk_expression_watch_get_type(),
        wrap: { Gtk.ExpressionWatch(instance: $0, transfer: .full) },
        wrapAsSubclass: nil,
        make: nil,
        makeSubclass: nil
    )
}

@MainActor private func probeFileAttributeMatcher() -> ClassProbe {
    ClassProbe(
        "FileAttributeMatcher",
        .boxed,
        type: g_file_attribute_matcher_get_type(),
        wrap: { Gtk.FileAttributeMatcher(instance: $0, transfer: .full) },
        wrapAsSubclass: nil,
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfFileChooserDialog: Gtk.FileChooserDialog {
    var kept = [1]
}

@MainActor private func probeFileChooserDialog() -> ClassProbe {
    ClassProbe(
        "FileChooserDialog",
        .object,
        type: gtk_file_chooser_dialog_get_type(),
        wrap: { Gtk.FileChooserDialog(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfFileChooserDialog(instance: $0, transfer: .full) },
        make: { Gtk.FileChooserDialog() },
        makeSubclass: { SubclassOfFileChooserDialog() }
    )
}

private final class SubclassOfFileChooserNative: Gtk.FileChooserNative {
    var kept = [1]
}

@MainActor private func probeFileChooserNative() -> ClassProbe {
    ClassProbe(
        "FileChooserNative",
        .object,
        type: gtk_file_chooser_native_get_type(),
        wrap: { Gtk.FileChooserNative(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfFileChooserNative(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfFileChooserWidget: Gtk.FileChooserWidget {
    var kept = [1]
}

@MainActor private func probeFileChooserWidget() -> ClassProbe {
    ClassProbe(
        "FileChooserWidget",
        .object,
        type: gtk_file_chooser_widget_get_type(),
        wrap: { Gtk.FileChooserWidget(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfFileChooserWidget(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfFileEnumerator: Gtk.FileEnumerator {
    var kept = [1]
}

@MainActor private func probeFileEnumerator() -> ClassProbe {
    ClassProbe(
        "FileEnumerator",
        .object,
        type: g_file_enumerator_get_type(),
        wrap: { Gtk.FileEnumerator(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfFileEnumerator(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfFileFilter: Gtk.FileFilter {
    var kept = [1]
}

@MainActor private func probeFileFilter() -> ClassProbe {
    ClassProbe(
        "FileFilter",
        .object,
        type: gtk_file_filter_get_type(),
        wrap: { Gtk.FileFilter(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfFileFilter(instance: $0, transfer: .full) },
        make: { Gtk.FileFilter() },
        makeSubclass: { SubclassOfFileFilter() }
    )
}

private final class SubclassOfFileIOStream: Gtk.FileIOStream {
    var kept = [1]
}

@MainActor private func probeFileIOStream() -> ClassProbe {
    ClassProbe(
        "FileIOStream",
        .object,
        type: g_file_io_stream_get_type(),
        wrap: { Gtk.FileIOStream(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfFileIOStream(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfFileIcon: Gtk.FileIcon {
    var kept = [1]
}

@MainActor private func probeFileIcon() -> ClassProbe {
    ClassProbe(
        "FileIcon",
        .object,
        type: g_file_icon_get_type(),
        wrap: { Gtk.FileIcon(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfFileIcon(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfFileInfo: Gtk.FileInfo {
    var kept = [1]
}

@MainActor private func probeFileInfo() -> ClassProbe {
    ClassProbe(
        "FileInfo",
        .object,
        type: g_file_info_get_type(),
        wrap: { Gtk.FileInfo(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfFileInfo(instance: $0, transfer: .full) },
        make: { Gtk.FileInfo() },
        makeSubclass: { SubclassOfFileInfo() }
    )
}

private final class SubclassOfFileInputStream: Gtk.FileInputStream {
    var kept = [1]
}

@MainActor private func probeFileInputStream() -> ClassProbe {
    ClassProbe(
        "FileInputStream",
        .object,
        type: g_file_input_stream_get_type(),
        wrap: { Gtk.FileInputStream(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfFileInputStream(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfFileMonitor: Gtk.FileMonitor {
    var kept = [1]
}

@MainActor private func probeFileMonitor() -> ClassProbe {
    ClassProbe(
        "FileMonitor",
        .object,
        type: nil,
        wrap: { Gtk.FileMonitor(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfFileMonitor(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfFileOutputStream: Gtk.FileOutputStream {
    var kept = [1]
}

@MainActor private func probeFileOutputStream() -> ClassProbe {
    ClassProbe(
        "FileOutputStream",
        .object,
        type: g_file_output_stream_get_type(),
        wrap: { Gtk.FileOutputStream(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfFileOutputStream(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfFilter: Gtk.Filter {
    var kept = [1]
}

@MainActor private func probeFilter() -> ClassProbe {
    ClassProbe(
        "Filter",
        .object,
        type: gtk_filter_get_type(),
        wrap: { Gtk.Filter(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfFilter(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfFilterInputStream: Gtk.FilterInputStream {
    var kept = [1]
}

@MainActor private func probeFilterInputStream() -> ClassProbe {
    ClassProbe(
        "FilterInputStream",
        .object,
        type: nil,
        wrap: { Gtk.FilterInputStream(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfFilterInputStream(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfFilterListModel: Gtk.FilterListModel {
    var kept = [1]
}

@MainActor private func probeFilterListModel() -> ClassProbe {
    ClassProbe(
        "FilterListModel",
        .object,
        type: gtk_filter_list_model_get_type(),
        wrap: { Gtk.FilterListModel(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfFilterListModel(instance: $0, transfer: .full) },
        make: { Gtk.FilterListModel() },
        makeSubclass: { SubclassOfFilterListModel() }
    )
}

private final class SubclassOfFilterOutputStream: Gtk.FilterOutputStream {
    var kept = [1]
}

@MainActor private func probeFilterOutputStream() -> ClassProbe {
    ClassProbe(
        "FilterOutputStream",
        .object,
        type: nil,
        wrap: { Gtk.FilterOutputStream(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfFilterOutputStream(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfFixed: Gtk.Fixed {
    var kept = [1]
}

@MainActor private func probeFixed() -> ClassProbe {
    ClassProbe(
        "Fixed",
        .object,
        type: gtk_fixed_get_type(),
        wrap: { Gtk.Fixed(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfFixed(instance: $0, transfer: .full) },
        make: { Gtk.Fixed() },
        makeSubclass: { SubclassOfFixed() }
    )
}

private final class SubclassOfFixedLayout: Gtk.FixedLayout {
    var kept = [1]
}

@MainActor private func probeFixedLayout() -> ClassProbe {
    ClassProbe(
        "FixedLayout",
        .object,
        type: gtk_fixed_layout_get_type(),
        wrap: { Gtk.FixedLayout(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfFixedLayout(instance: $0, transfer: .full) },
        make: { Gtk.FixedLayout() },
        makeSubclass: { SubclassOfFixedLayout() }
    )
}

private final class SubclassOfFixedLayoutChild: Gtk.FixedLayoutChild {
    var kept = [1]
}

@MainActor private func probeFixedLayoutChild() -> ClassProbe {
    ClassProbe(
        "FixedLayoutChild",
        .object,
        type: gtk_fixed_layout_child_get_type(),
        wrap: { Gtk.FixedLayoutChild(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfFixedLayoutChild(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfFlattenListModel: Gtk.FlattenListModel {
    var kept = [1]
}

@MainActor private func probeFlattenListModel() -> ClassProbe {
    ClassProbe(
        "FlattenListModel",
        .object,
        type: gtk_flatten_list_model_get_type(),
        wrap: { Gtk.FlattenListModel(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfFlattenListModel(instance: $0, transfer: .full) },
        make: { Gtk.FlattenListModel() },
        makeSubclass: { SubclassOfFlattenListModel() }
    )
}

private final class SubclassOfFlowBox: Gtk.FlowBox {
    var kept = [1]
}

@MainActor private func probeFlowBox() -> ClassProbe {
    ClassProbe(
        "FlowBox",
        .object,
        type: gtk_flow_box_get_type(),
        wrap: { Gtk.FlowBox(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfFlowBox(instance: $0, transfer: .full) },
        make: { Gtk.FlowBox() },
        makeSubclass: { SubclassOfFlowBox() }
    )
}

private final class SubclassOfFlowBoxChild: Gtk.FlowBoxChild {
    var kept = [1]
}

@MainActor private func probeFlowBoxChild() -> ClassProbe {
    ClassProbe(
        "FlowBoxChild",
        .object,
        type: gtk_flow_box_child_get_type(),
        wrap: { Gtk.FlowBoxChild(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfFlowBoxChild(instance: $0, transfer: .full) },
        make: { Gtk.FlowBoxChild() },
        makeSubclass: { SubclassOfFlowBoxChild() }
    )
}

private final class SubclassOfFocusEvent: Gtk.FocusEvent {
    var kept = [1]
}

@MainActor private func probeFocusEvent() -> ClassProbe {
    ClassProbe(
        "FocusEvent",
        .referenceCounted,
        type: gdk_focus_event_get_type(),
        wrap: { Gtk.FocusEvent(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfFocusEvent(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfFontButton: Gtk.FontButton {
    var kept = [1]
}

@MainActor private func probeFontButton() -> ClassProbe {
    ClassProbe(
        "FontButton",
        .object,
        type: gtk_font_button_get_type(),
        wrap: { Gtk.FontButton(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfFontButton(instance: $0, transfer: .full) },
        make: { Gtk.FontButton() },
        makeSubclass: { SubclassOfFontButton() }
    )
}

private final class SubclassOfFontChooserDialog: Gtk.FontChooserDialog {
    var kept = [1]
}

@MainActor private func probeFontChooserDialog() -> ClassProbe {
    ClassProbe(
        "FontChooserDialog",
        .object,
        type: gtk_font_chooser_dialog_get_type(),
        wrap: { Gtk.FontChooserDialog(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfFontChooserDialog(instance: $0, transfer: .full) },
        make: { Gtk.FontChooserDialog() },
        makeSubclass: { SubclassOfFontChooserDialog() }
    )
}

private final class SubclassOfFontChooserWidget: Gtk.FontChooserWidget {
    var kept = [1]
}

@MainActor private func probeFontChooserWidget() -> ClassProbe {
    ClassProbe(
        "FontChooserWidget",
        .object,
        type: gtk_font_chooser_widget_get_type(),
        wrap: { Gtk.FontChooserWidget(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfFontChooserWidget(instance: $0, transfer: .full) },
        make: { Gtk.FontChooserWidget() },
        makeSubclass: { SubclassOfFontChooserWidget() }
    )
}

private final class SubclassOfFrame: Gtk.Frame {
    var kept = [1]
}

@MainActor private func probeFrame() -> ClassProbe {
    ClassProbe(
        "Frame",
        .object,
        type: gtk_frame_get_type(),
        wrap: { Gtk.Frame(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfFrame(instance: $0, transfer: .full) },
        make: { Gtk.Frame() },
        makeSubclass: { SubclassOfFrame() }
    )
}

private final class SubclassOfFrameClock: Gtk.FrameClock {
    var kept = [1]
}

@MainActor private func probeFrameClock() -> ClassProbe {
    ClassProbe(
        "FrameClock",
        .object,
        type: nil,
        wrap: { Gtk.FrameClock(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfFrameClock(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfGLArea: Gtk.GLArea {
    var kept = [1]
}

@MainActor private func probeGLArea() -> ClassProbe {
    ClassProbe(
        "GLArea",
        .object,
        type: gtk_gl_area_get_type(),
        wrap: { Gtk.GLArea(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfGLArea(instance: $0, transfer: .full) },
        make: { Gtk.GLArea() },
        makeSubclass: { SubclassOfGLArea() }
    )
}

private final class SubclassOfGLContext: Gtk.GLContext {
    var kept = [1]
}

@MainActor private func probeGLContext() -> ClassProbe {
    ClassProbe(
        "GLContext",
        .object,
        type: nil,
        wrap: { Gtk.GLContext(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfGLContext(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfGLShader: Gtk.GLShader {
    var kept = [1]
}

@MainActor private func probeGLShader() -> ClassProbe {
    ClassProbe(
        "GLShader",
        .object,
        type: gsk_gl_shader_get_type(),
        wrap: { Gtk.GLShader(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfGLShader(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

@MainActor private func probeGLibTimeZone() -> ClassProbe {
    ClassProbe(
        "GLibTimeZone",
        .boxed,
        type: g_time_zone_get_type(),
        wrap: { Gtk.GLibTimeZone(instance: $0, transfer: .full) },
        wrapAsSubclass: nil,
        make: { Gtk.GLibTimeZone() },
        makeSubclass: nil
    )
}

private final class SubclassOfGdkAppLaunchContext: Gtk.GdkAppLaunchContext {
    var kept = [1]
}

@MainActor private func probeGdkAppLaunchContext() -> ClassProbe {
    ClassProbe(
        "GdkAppLaunchContext",
        .object,
        type: gdk_app_launch_context_get_type(),
        wrap: { Gtk.GdkAppLaunchContext(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfGdkAppLaunchContext(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfGdkDevice: Gtk.GdkDevice {
    var kept = [1]
}

@MainActor private func probeGdkDevice() -> ClassProbe {
    ClassProbe(
        "GdkDevice",
        .object,
        type: nil,
        wrap: { Gtk.GdkDevice(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfGdkDevice(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfGdkSnapshot: Gtk.GdkSnapshot {
    var kept = [1]
}

@MainActor private func probeGdkSnapshot() -> ClassProbe {
    ClassProbe(
        "GdkSnapshot",
        .object,
        type: nil,
        wrap: { Gtk.GdkSnapshot(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfGdkSnapshot(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfGdkSurface: Gtk.GdkSurface {
    var kept = [1]
}

@MainActor private func probeGdkSurface() -> ClassProbe {
    ClassProbe(
        "GdkSurface",
        .object,
        type: nil,
        wrap: { Gtk.GdkSurface(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfGdkSurface(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfGesture: Gtk.Gesture {
    var kept = [1]
}

@MainActor private func probeGesture() -> ClassProbe {
    ClassProbe(
        "Gesture",
        .object,
        type: nil,
        wrap: { Gtk.Gesture(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfGesture(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfGestureClick: Gtk.GestureClick {
    var kept = [1]
}

@MainActor private func probeGestureClick() -> ClassProbe {
    ClassProbe(
        "GestureClick",
        .object,
        type: gtk_gesture_click_get_type(),
        wrap: { Gtk.GestureClick(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfGestureClick(instance: $0, transfer: .full) },
        make: { Gtk.GestureClick() },
        makeSubclass: { SubclassOfGestureClick() }
    )
}

private final class SubclassOfGestureDrag: Gtk.GestureDrag {
    var kept = [1]
}

@MainActor private func probeGestureDrag() -> ClassProbe {
    ClassProbe(
        "GestureDrag",
        .object,
        type: gtk_gesture_drag_get_type(),
        wrap: { Gtk.GestureDrag(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfGestureDrag(instance: $0, transfer: .full) },
        make: { Gtk.GestureDrag() },
        makeSubclass: { SubclassOfGestureDrag() }
    )
}

private final class SubclassOfGestureLongPress: Gtk.GestureLongPress {
    var kept = [1]
}

@MainActor private func probeGestureLongPress() -> ClassProbe {
    ClassProbe(
        "GestureLongPress",
        .object,
        type: gtk_gesture_long_press_get_type(),
        wrap: { Gtk.GestureLongPress(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfGestureLongPress(instance: $0, transfer: .full) },
        make: { Gtk.GestureLongPress() },
        makeSubclass: { SubclassOfGestureLongPress() }
    )
}

private final class SubclassOfGesturePan: Gtk.GesturePan {
    var kept = [1]
}

@MainActor private func probeGesturePan() -> ClassProbe {
    ClassProbe(
        "GesturePan",
        .object,
        type: gtk_gesture_pan_get_type(),
        wrap: { Gtk.GesturePan(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfGesturePan(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfGestureRotate: Gtk.GestureRotate {
    var kept = [1]
}

@MainActor private func probeGestureRotate() -> ClassProbe {
    ClassProbe(
        "GestureRotate",
        .object,
        type: gtk_gesture_rotate_get_type(),
        wrap: { Gtk.GestureRotate(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfGestureRotate(instance: $0, transfer: .full) },
        make: { Gtk.GestureRotate() },
        makeSubclass: { SubclassOfGestureRotate() }
    )
}

private final class SubclassOfGestureSingle: Gtk.GestureSingle {
    var kept = [1]
}

@MainActor private func probeGestureSingle() -> ClassProbe {
    ClassProbe(
        "GestureSingle",
        .object,
        type: gtk_gesture_single_get_type(),
        wrap: { Gtk.GestureSingle(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfGestureSingle(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfGestureStylus: Gtk.GestureStylus {
    var kept = [1]
}

@MainActor private func probeGestureStylus() -> ClassProbe {
    ClassProbe(
        "GestureStylus",
        .object,
        type: gtk_gesture_stylus_get_type(),
        wrap: { Gtk.GestureStylus(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfGestureStylus(instance: $0, transfer: .full) },
        make: { Gtk.GestureStylus() },
        makeSubclass: { SubclassOfGestureStylus() }
    )
}

private final class SubclassOfGestureSwipe: Gtk.GestureSwipe {
    var kept = [1]
}

@MainActor private func probeGestureSwipe() -> ClassProbe {
    ClassProbe(
        "GestureSwipe",
        .object,
        type: gtk_gesture_swipe_get_type(),
        wrap: { Gtk.GestureSwipe(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfGestureSwipe(instance: $0, transfer: .full) },
        make: { Gtk.GestureSwipe() },
        makeSubclass: { SubclassOfGestureSwipe() }
    )
}

private final class SubclassOfGestureZoom: Gtk.GestureZoom {
    var kept = [1]
}

@MainActor private func probeGestureZoom() -> ClassProbe {
    ClassProbe(
        "GestureZoom",
        .object,
        type: gtk_gesture_zoom_get_type(),
        wrap: { Gtk.GestureZoom(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfGestureZoom(instance: $0, transfer: .full) },
        make: { Gtk.GestureZoom() },
        makeSubclass: { SubclassOfGestureZoom() }
    )
}

private final class SubclassOfGioAppLaunchContext: Gtk.GioAppLaunchContext {
    var kept = [1]
}

@MainActor private func probeGioAppLaunchContext() -> ClassProbe {
    ClassProbe(
        "GioAppLaunchContext",
        .object,
        type: g_app_launch_context_get_type(),
        wrap: { Gtk.GioAppLaunchContext(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfGioAppLaunchContext(instance: $0, transfer: .full) },
        make: { Gtk.GioAppLaunchContext() },
        makeSubclass: { SubclassOfGioAppLaunchContext() }
    )
}

private final class SubclassOfGioApplication: Gtk.GioApplication {
    var kept = [1]
}

@MainActor private func probeGioApplication() -> ClassProbe {
    ClassProbe(
        "GioApplication",
        .object,
        type: g_application_get_type(),
        wrap: { Gtk.GioApplication(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfGioApplication(instance: $0, transfer: .full) },
        make: { Gtk.GioApplication() },
        makeSubclass: { SubclassOfGioApplication() }
    )
}

private final class SubclassOfGioInputStream: Gtk.GioInputStream {
    var kept = [1]
}

@MainActor private func probeGioInputStream() -> ClassProbe {
    ClassProbe(
        "GioInputStream",
        .object,
        type: nil,
        wrap: { Gtk.GioInputStream(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfGioInputStream(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfGioListStore: Gtk.GioListStore {
    var kept = [1]
}

@MainActor private func probeGioListStore() -> ClassProbe {
    ClassProbe(
        "GioListStore",
        .object,
        type: g_list_store_get_type(),
        wrap: { Gtk.GioListStore(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfGioListStore(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfGioMountOperation: Gtk.GioMountOperation {
    var kept = [1]
}

@MainActor private func probeGioMountOperation() -> ClassProbe {
    ClassProbe(
        "GioMountOperation",
        .object,
        type: g_mount_operation_get_type(),
        wrap: { Gtk.GioMountOperation(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfGioMountOperation(instance: $0, transfer: .full) },
        make: { Gtk.GioMountOperation() },
        makeSubclass: { SubclassOfGioMountOperation() }
    )
}

private final class SubclassOfGioNotification: Gtk.GioNotification {
    var kept = [1]
}

@MainActor private func probeGioNotification() -> ClassProbe {
    ClassProbe(
        "GioNotification",
        .object,
        type: g_notification_get_type(),
        wrap: { Gtk.GioNotification(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfGioNotification(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfGioOutputStream: Gtk.GioOutputStream {
    var kept = [1]
}

@MainActor private func probeGioOutputStream() -> ClassProbe {
    ClassProbe(
        "GioOutputStream",
        .object,
        type: nil,
        wrap: { Gtk.GioOutputStream(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfGioOutputStream(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfGioSettings: Gtk.GioSettings {
    var kept = [1]
}

@MainActor private func probeGioSettings() -> ClassProbe {
    ClassProbe(
        "GioSettings",
        .object,
        type: g_settings_get_type(),
        wrap: { Gtk.GioSettings(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfGioSettings(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfGrabBrokenEvent: Gtk.GrabBrokenEvent {
    var kept = [1]
}

@MainActor private func probeGrabBrokenEvent() -> ClassProbe {
    ClassProbe(
        "GrabBrokenEvent",
        .referenceCounted,
        type: gdk_grab_broken_event_get_type(),
        wrap: { Gtk.GrabBrokenEvent(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfGrabBrokenEvent(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

@MainActor private func probeGrapheneMatrix() -> ClassProbe {
    ClassProbe(
        "GrapheneMatrix",
        .boxed,
        type: graphene_matrix_get_type(),
        wrap: { Gtk.GrapheneMatrix(instance: $0, transfer: .full) },
        wrapAsSubclass: nil,
        make: { Gtk.GrapheneMatrix() },
        makeSubclass: nil
    )
}

@MainActor private func probeGrapheneVec3() -> ClassProbe {
    ClassProbe(
        "GrapheneVec3",
        .boxed,
        type: graphene_vec3_get_type(),
        wrap: { Gtk.GrapheneVec3(instance: $0, transfer: .full) },
        wrapAsSubclass: nil,
        make: { Gtk.GrapheneVec3() },
        makeSubclass: nil
    )
}

@MainActor private func probeGrapheneVec4() -> ClassProbe {
    ClassProbe(
        "GrapheneVec4",
        .boxed,
        type: graphene_vec4_get_type(),
        wrap: { Gtk.GrapheneVec4(instance: $0, transfer: .full) },
        wrapAsSubclass: nil,
        make: { Gtk.GrapheneVec4() },
        makeSubclass: nil
    )
}

private final class SubclassOfGrid: Gtk.Grid {
    var kept = [1]
}

@MainActor private func probeGrid() -> ClassProbe {
    ClassProbe(
        "Grid",
        .object,
        type: gtk_grid_get_type(),
        wrap: { Gtk.Grid(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfGrid(instance: $0, transfer: .full) },
        make: { Gtk.Grid() },
        makeSubclass: { SubclassOfGrid() }
    )
}

private final class SubclassOfGridLayout: Gtk.GridLayout {
    var kept = [1]
}

@MainActor private func probeGridLayout() -> ClassProbe {
    ClassProbe(
        "GridLayout",
        .object,
        type: gtk_grid_layout_get_type(),
        wrap: { Gtk.GridLayout(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfGridLayout(instance: $0, transfer: .full) },
        make: { Gtk.GridLayout() },
        makeSubclass: { SubclassOfGridLayout() }
    )
}

private final class SubclassOfGridLayoutChild: Gtk.GridLayoutChild {
    var kept = [1]
}

@MainActor private func probeGridLayoutChild() -> ClassProbe {
    ClassProbe(
        "GridLayoutChild",
        .object,
        type: gtk_grid_layout_child_get_type(),
        wrap: { Gtk.GridLayoutChild(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfGridLayoutChild(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfGridView: Gtk.GridView {
    var kept = [1]
}

@MainActor private func probeGridView() -> ClassProbe {
    ClassProbe(
        "GridView",
        .object,
        type: gtk_grid_view_get_type(),
        wrap: { Gtk.GridView(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfGridView(instance: $0, transfer: .full) },
        make: { Gtk.GridView() },
        makeSubclass: { SubclassOfGridView() }
    )
}

private final class SubclassOfGskRenderer: Gtk.GskRenderer {
    var kept = [1]
}

@MainActor private func probeGskRenderer() -> ClassProbe {
    ClassProbe(
        "GskRenderer",
        .object,
        type: nil,
        wrap: { Gtk.GskRenderer(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfGskRenderer(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfGtkCalendar: Gtk.GtkCalendar {
    var kept = [1]
}

@MainActor private func probeGtkCalendar() -> ClassProbe {
    ClassProbe(
        "GtkCalendar",
        .object,
        type: gtk_calendar_get_type(),
        wrap: { Gtk.GtkCalendar(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfGtkCalendar(instance: $0, transfer: .full) },
        make: { Gtk.GtkCalendar() },
        makeSubclass: { SubclassOfGtkCalendar() }
    )
}

private final class SubclassOfGtkExpression: Gtk.GtkExpression {
    var kept = [1]
}

@MainActor private func probeGtkExpression() -> ClassProbe {
    ClassProbe(
        "GtkExpression",
        .referenceCounted,
        type: nil,
        wrap: { Gtk.GtkExpression(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfGtkExpression(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfGtkRange: Gtk.GtkRange {
    var kept = [1]
}

@MainActor private func probeGtkRange() -> ClassProbe {
    ClassProbe(
        "GtkRange",
        .object,
        type: gtk_range_get_type(),
        wrap: { Gtk.GtkRange(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfGtkRange(instance: $0, transfer: .full) },
        make: { Gtk.GtkRange() },
        makeSubclass: { SubclassOfGtkRange() }
    )
}

private final class SubclassOfHeaderBar: Gtk.HeaderBar {
    var kept = [1]
}

@MainActor private func probeHeaderBar() -> ClassProbe {
    ClassProbe(
        "HeaderBar",
        .object,
        type: gtk_header_bar_get_type(),
        wrap: { Gtk.HeaderBar(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfHeaderBar(instance: $0, transfer: .full) },
        make: { Gtk.HeaderBar() },
        makeSubclass: { SubclassOfHeaderBar() }
    )
}

private final class SubclassOfIMContext: Gtk.IMContext {
    var kept = [1]
}

@MainActor private func probeIMContext() -> ClassProbe {
    ClassProbe(
        "IMContext",
        .object,
        type: nil,
        wrap: { Gtk.IMContext(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfIMContext(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfIMContextSimple: Gtk.IMContextSimple {
    var kept = [1]
}

@MainActor private func probeIMContextSimple() -> ClassProbe {
    ClassProbe(
        "IMContextSimple",
        .object,
        type: gtk_im_context_simple_get_type(),
        wrap: { Gtk.IMContextSimple(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfIMContextSimple(instance: $0, transfer: .full) },
        make: { Gtk.IMContextSimple() },
        makeSubclass: { SubclassOfIMContextSimple() }
    )
}

private final class SubclassOfIMMulticontext: Gtk.IMMulticontext {
    var kept = [1]
}

@MainActor private func probeIMMulticontext() -> ClassProbe {
    ClassProbe(
        "IMMulticontext",
        .object,
        type: gtk_im_multicontext_get_type(),
        wrap: { Gtk.IMMulticontext(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfIMMulticontext(instance: $0, transfer: .full) },
        make: { Gtk.IMMulticontext() },
        makeSubclass: { SubclassOfIMMulticontext() }
    )
}

private final class SubclassOfIOStream: Gtk.IOStream {
    var kept = [1]
}

@MainActor private func probeIOStream() -> ClassProbe {
    ClassProbe(
        "IOStream",
        .object,
        type: nil,
        wrap: { Gtk.IOStream(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfIOStream(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfIconPaintable: Gtk.IconPaintable {
    var kept = [1]
}

@MainActor private func probeIconPaintable() -> ClassProbe {
    ClassProbe(
        "IconPaintable",
        .object,
        type: gtk_icon_paintable_get_type(),
        wrap: { Gtk.IconPaintable(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfIconPaintable(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfIconTheme: Gtk.IconTheme {
    var kept = [1]
}

@MainActor private func probeIconTheme() -> ClassProbe {
    ClassProbe(
        "IconTheme",
        .object,
        type: gtk_icon_theme_get_type(),
        wrap: { Gtk.IconTheme(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfIconTheme(instance: $0, transfer: .full) },
        make: { Gtk.IconTheme() },
        makeSubclass: { SubclassOfIconTheme() }
    )
}

private final class SubclassOfIconView: Gtk.IconView {
    var kept = [1]
}

@MainActor private func probeIconView() -> ClassProbe {
    ClassProbe(
        "IconView",
        .object,
        type: gtk_icon_view_get_type(),
        wrap: { Gtk.IconView(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfIconView(instance: $0, transfer: .full) },
        make: { Gtk.IconView() },
        makeSubclass: { SubclassOfIconView() }
    )
}

private final class SubclassOfImage: Gtk.Image {
    var kept = [1]
}

@MainActor private func probeImage() -> ClassProbe {
    ClassProbe(
        "Image",
        .object,
        type: gtk_image_get_type(),
        wrap: { Gtk.Image(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfImage(instance: $0, transfer: .full) },
        make: { Gtk.Image() },
        makeSubclass: { SubclassOfImage() }
    )
}

private final class SubclassOfInfoBar: Gtk.InfoBar {
    var kept = [1]
}

@MainActor private func probeInfoBar() -> ClassProbe {
    ClassProbe(
        "InfoBar",
        .object,
        type: gtk_info_bar_get_type(),
        wrap: { Gtk.InfoBar(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfInfoBar(instance: $0, transfer: .full) },
        make: { Gtk.InfoBar() },
        makeSubclass: { SubclassOfInfoBar() }
    )
}

private final class SubclassOfInscription: Gtk.Inscription {
    var kept = [1]
}

@MainActor private func probeInscription() -> ClassProbe {
    ClassProbe(
        "Inscription",
        .object,
        type: gtk_inscription_get_type(),
        wrap: { Gtk.Inscription(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfInscription(instance: $0, transfer: .full) },
        make: { Gtk.Inscription() },
        makeSubclass: { SubclassOfInscription() }
    )
}

private final class SubclassOfKeyEvent: Gtk.KeyEvent {
    var kept = [1]
}

@MainActor private func probeKeyEvent() -> ClassProbe {
    ClassProbe(
        "KeyEvent",
        .referenceCounted,
        type: gdk_key_event_get_type(),
        wrap: { Gtk.KeyEvent(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfKeyEvent(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

@MainActor private func probeKeyFile() -> ClassProbe {
    ClassProbe(
        "KeyFile",
        .boxed,
        type: g_key_file_get_type(),
        wrap: { Gtk.KeyFile(instance: $0, transfer: .full) },
        wrapAsSubclass: nil,
        make: { Gtk.KeyFile() },
        makeSubclass: nil
    )
}

private final class SubclassOfKeyvalTrigger: Gtk.KeyvalTrigger {
    var kept = [1]
}

@MainActor private func probeKeyvalTrigger() -> ClassProbe {
    ClassProbe(
        "KeyvalTrigger",
        .object,
        type: gtk_keyval_trigger_get_type(),
        wrap: { Gtk.KeyvalTrigger(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfKeyvalTrigger(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfLabel: Gtk.Label {
    var kept = [1]
}

@MainActor private func probeLabel() -> ClassProbe {
    ClassProbe(
        "Label",
        .object,
        type: gtk_label_get_type(),
        wrap: { Gtk.Label(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfLabel(instance: $0, transfer: .full) },
        make: { Gtk.Label() },
        makeSubclass: { SubclassOfLabel() }
    )
}

private final class SubclassOfLayoutChild: Gtk.LayoutChild {
    var kept = [1]
}

@MainActor private func probeLayoutChild() -> ClassProbe {
    ClassProbe(
        "LayoutChild",
        .object,
        type: nil,
        wrap: { Gtk.LayoutChild(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfLayoutChild(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfLayoutManager: Gtk.LayoutManager {
    var kept = [1]
}

@MainActor private func probeLayoutManager() -> ClassProbe {
    ClassProbe(
        "LayoutManager",
        .object,
        type: nil,
        wrap: { Gtk.LayoutManager(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfLayoutManager(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfLevelBar: Gtk.LevelBar {
    var kept = [1]
}

@MainActor private func probeLevelBar() -> ClassProbe {
    ClassProbe(
        "LevelBar",
        .object,
        type: gtk_level_bar_get_type(),
        wrap: { Gtk.LevelBar(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfLevelBar(instance: $0, transfer: .full) },
        make: { Gtk.LevelBar() },
        makeSubclass: { SubclassOfLevelBar() }
    )
}

private final class SubclassOfLinkButton: Gtk.LinkButton {
    var kept = [1]
}

@MainActor private func probeLinkButton() -> ClassProbe {
    ClassProbe(
        "LinkButton",
        .object,
        type: gtk_link_button_get_type(),
        wrap: { Gtk.LinkButton(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfLinkButton(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfListBase: Gtk.ListBase {
    var kept = [1]
}

@MainActor private func probeListBase() -> ClassProbe {
    ClassProbe(
        "ListBase",
        .object,
        type: nil,
        wrap: { Gtk.ListBase(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfListBase(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfListBox: Gtk.ListBox {
    var kept = [1]
}

@MainActor private func probeListBox() -> ClassProbe {
    ClassProbe(
        "ListBox",
        .object,
        type: gtk_list_box_get_type(),
        wrap: { Gtk.ListBox(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfListBox(instance: $0, transfer: .full) },
        make: { Gtk.ListBox() },
        makeSubclass: { SubclassOfListBox() }
    )
}

private final class SubclassOfListBoxRow: Gtk.ListBoxRow {
    var kept = [1]
}

@MainActor private func probeListBoxRow() -> ClassProbe {
    ClassProbe(
        "ListBoxRow",
        .object,
        type: gtk_list_box_row_get_type(),
        wrap: { Gtk.ListBoxRow(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfListBoxRow(instance: $0, transfer: .full) },
        make: { Gtk.ListBoxRow() },
        makeSubclass: { SubclassOfListBoxRow() }
    )
}

private final class SubclassOfListItem: Gtk.ListItem {
    var kept = [1]
}

@MainActor private func probeListItem() -> ClassProbe {
    ClassProbe(
        "ListItem",
        .object,
        type: gtk_list_item_get_type(),
        wrap: { Gtk.ListItem(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfListItem(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfListItemFactory: Gtk.ListItemFactory {
    var kept = [1]
}

@MainActor private func probeListItemFactory() -> ClassProbe {
    ClassProbe(
        "ListItemFactory",
        .object,
        type: gtk_list_item_factory_get_type(),
        wrap: { Gtk.ListItemFactory(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfListItemFactory(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfListStore: Gtk.ListStore {
    var kept = [1]
}

@MainActor private func probeListStore() -> ClassProbe {
    ClassProbe(
        "ListStore",
        .object,
        type: gtk_list_store_get_type(),
        wrap: { Gtk.ListStore(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfListStore(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfListView: Gtk.ListView {
    var kept = [1]
}

@MainActor private func probeListView() -> ClassProbe {
    ClassProbe(
        "ListView",
        .object,
        type: gtk_list_view_get_type(),
        wrap: { Gtk.ListView(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfListView(instance: $0, transfer: .full) },
        make: { Gtk.ListView() },
        makeSubclass: { SubclassOfListView() }
    )
}

private final class SubclassOfLockButton: Gtk.LockButton {
    var kept = [1]
}

@MainActor private func probeLockButton() -> ClassProbe {
    ClassProbe(
        "LockButton",
        .object,
        type: gtk_lock_button_get_type(),
        wrap: { Gtk.LockButton(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfLockButton(instance: $0, transfer: .full) },
        make: { Gtk.LockButton() },
        makeSubclass: { SubclassOfLockButton() }
    )
}

private final class SubclassOfMapListModel: Gtk.MapListModel {
    var kept = [1]
}

@MainActor private func probeMapListModel() -> ClassProbe {
    ClassProbe(
        "MapListModel",
        .object,
        type: gtk_map_list_model_get_type(),
        wrap: { Gtk.MapListModel(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfMapListModel(instance: $0, transfer: .full) },
        make: { Gtk.MapListModel() },
        makeSubclass: { SubclassOfMapListModel() }
    )
}

private final class SubclassOfMediaControls: Gtk.MediaControls {
    var kept = [1]
}

@MainActor private func probeMediaControls() -> ClassProbe {
    ClassProbe(
        "MediaControls",
        .object,
        type: gtk_media_controls_get_type(),
        wrap: { Gtk.MediaControls(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfMediaControls(instance: $0, transfer: .full) },
        make: { Gtk.MediaControls() },
        makeSubclass: { SubclassOfMediaControls() }
    )
}

private final class SubclassOfMediaFile: Gtk.MediaFile {
    var kept = [1]
}

@MainActor private func probeMediaFile() -> ClassProbe {
    ClassProbe(
        "MediaFile",
        .object,
        type: nil,
        wrap: { Gtk.MediaFile(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfMediaFile(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfMediaStream: Gtk.MediaStream {
    var kept = [1]
}

@MainActor private func probeMediaStream() -> ClassProbe {
    ClassProbe(
        "MediaStream",
        .object,
        type: nil,
        wrap: { Gtk.MediaStream(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfMediaStream(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfMemoryInputStream: Gtk.MemoryInputStream {
    var kept = [1]
}

@MainActor private func probeMemoryInputStream() -> ClassProbe {
    ClassProbe(
        "MemoryInputStream",
        .object,
        type: g_memory_input_stream_get_type(),
        wrap: { Gtk.MemoryInputStream(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfMemoryInputStream(instance: $0, transfer: .full) },
        make: { Gtk.MemoryInputStream() },
        makeSubclass: { SubclassOfMemoryInputStream() }
    )
}

private final class SubclassOfMemoryOutputStream: Gtk.MemoryOutputStream {
    var kept = [1]
}

@MainActor private func probeMemoryOutputStream() -> ClassProbe {
    ClassProbe(
        "MemoryOutputStream",
        .object,
        type: g_memory_output_stream_get_type(),
        wrap: { Gtk.MemoryOutputStream(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfMemoryOutputStream(instance: $0, transfer: .full) },
        make: { Gtk.MemoryOutputStream() },
        makeSubclass: { SubclassOfMemoryOutputStream() }
    )
}

private final class SubclassOfMemoryTexture: Gtk.MemoryTexture {
    var kept = [1]
}

@MainActor private func probeMemoryTexture() -> ClassProbe {
    ClassProbe(
        "MemoryTexture",
        .object,
        type: gdk_memory_texture_get_type(),
        wrap: { Gtk.MemoryTexture(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfMemoryTexture(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfMenu: Gtk.Menu {
    var kept = [1]
}

@MainActor private func probeMenu() -> ClassProbe {
    ClassProbe(
        "Menu",
        .object,
        type: g_menu_get_type(),
        wrap: { Gtk.Menu(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfMenu(instance: $0, transfer: .full) },
        make: { Gtk.Menu() },
        makeSubclass: { SubclassOfMenu() }
    )
}

private final class SubclassOfMenuButton: Gtk.MenuButton {
    var kept = [1]
}

@MainActor private func probeMenuButton() -> ClassProbe {
    ClassProbe(
        "MenuButton",
        .object,
        type: gtk_menu_button_get_type(),
        wrap: { Gtk.MenuButton(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfMenuButton(instance: $0, transfer: .full) },
        make: { Gtk.MenuButton() },
        makeSubclass: { SubclassOfMenuButton() }
    )
}

private final class SubclassOfMenuItem: Gtk.MenuItem {
    var kept = [1]
}

@MainActor private func probeMenuItem() -> ClassProbe {
    ClassProbe(
        "MenuItem",
        .object,
        type: g_menu_item_get_type(),
        wrap: { Gtk.MenuItem(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfMenuItem(instance: $0, transfer: .full) },
        make: { Gtk.MenuItem() },
        makeSubclass: { SubclassOfMenuItem() }
    )
}

private final class SubclassOfMenuModel: Gtk.MenuModel {
    var kept = [1]
}

@MainActor private func probeMenuModel() -> ClassProbe {
    ClassProbe(
        "MenuModel",
        .object,
        type: nil,
        wrap: { Gtk.MenuModel(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfMenuModel(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfMessageDialog: Gtk.MessageDialog {
    var kept = [1]
}

@MainActor private func probeMessageDialog() -> ClassProbe {
    ClassProbe(
        "MessageDialog",
        .object,
        type: gtk_message_dialog_get_type(),
        wrap: { Gtk.MessageDialog(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfMessageDialog(instance: $0, transfer: .full) },
        make: { Gtk.MessageDialog() },
        makeSubclass: { SubclassOfMessageDialog() }
    )
}

private final class SubclassOfMnemonicAction: Gtk.MnemonicAction {
    var kept = [1]
}

@MainActor private func probeMnemonicAction() -> ClassProbe {
    ClassProbe(
        "MnemonicAction",
        .object,
        type: gtk_mnemonic_action_get_type(),
        wrap: { Gtk.MnemonicAction(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfMnemonicAction(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfMnemonicTrigger: Gtk.MnemonicTrigger {
    var kept = [1]
}

@MainActor private func probeMnemonicTrigger() -> ClassProbe {
    ClassProbe(
        "MnemonicTrigger",
        .object,
        type: gtk_mnemonic_trigger_get_type(),
        wrap: { Gtk.MnemonicTrigger(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfMnemonicTrigger(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfMonitor: Gtk.Monitor {
    var kept = [1]
}

@MainActor private func probeMonitor() -> ClassProbe {
    ClassProbe(
        "Monitor",
        .object,
        type: gdk_monitor_get_type(),
        wrap: { Gtk.Monitor(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfMonitor(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfMotionEvent: Gtk.MotionEvent {
    var kept = [1]
}

@MainActor private func probeMotionEvent() -> ClassProbe {
    ClassProbe(
        "MotionEvent",
        .referenceCounted,
        type: gdk_motion_event_get_type(),
        wrap: { Gtk.MotionEvent(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfMotionEvent(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfMountOperation: Gtk.MountOperation {
    var kept = [1]
}

@MainActor private func probeMountOperation() -> ClassProbe {
    ClassProbe(
        "MountOperation",
        .object,
        type: gtk_mount_operation_get_type(),
        wrap: { Gtk.MountOperation(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfMountOperation(instance: $0, transfer: .full) },
        make: { Gtk.MountOperation() },
        makeSubclass: { SubclassOfMountOperation() }
    )
}

private final class SubclassOfMultiFilter: Gtk.MultiFilter {
    var kept = [1]
}

@MainActor private func probeMultiFilter() -> ClassProbe {
    ClassProbe(
        "MultiFilter",
        .object,
        type: nil,
        wrap: { Gtk.MultiFilter(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfMultiFilter(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfMultiSelection: Gtk.MultiSelection {
    var kept = [1]
}

@MainActor private func probeMultiSelection() -> ClassProbe {
    ClassProbe(
        "MultiSelection",
        .object,
        type: gtk_multi_selection_get_type(),
        wrap: { Gtk.MultiSelection(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfMultiSelection(instance: $0, transfer: .full) },
        make: { Gtk.MultiSelection() },
        makeSubclass: { SubclassOfMultiSelection() }
    )
}

private final class SubclassOfMultiSorter: Gtk.MultiSorter {
    var kept = [1]
}

@MainActor private func probeMultiSorter() -> ClassProbe {
    ClassProbe(
        "MultiSorter",
        .object,
        type: gtk_multi_sorter_get_type(),
        wrap: { Gtk.MultiSorter(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfMultiSorter(instance: $0, transfer: .full) },
        make: { Gtk.MultiSorter() },
        makeSubclass: { SubclassOfMultiSorter() }
    )
}

private final class SubclassOfNamedAction: Gtk.NamedAction {
    var kept = [1]
}

@MainActor private func probeNamedAction() -> ClassProbe {
    ClassProbe(
        "NamedAction",
        .object,
        type: gtk_named_action_get_type(),
        wrap: { Gtk.NamedAction(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfNamedAction(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfNativeDialog: Gtk.NativeDialog {
    var kept = [1]
}

@MainActor private func probeNativeDialog() -> ClassProbe {
    ClassProbe(
        "NativeDialog",
        .object,
        type: nil,
        wrap: { Gtk.NativeDialog(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfNativeDialog(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfNeverTrigger: Gtk.NeverTrigger {
    var kept = [1]
}

@MainActor private func probeNeverTrigger() -> ClassProbe {
    ClassProbe(
        "NeverTrigger",
        .object,
        type: gtk_never_trigger_get_type(),
        wrap: { Gtk.NeverTrigger(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfNeverTrigger(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfNoSelection: Gtk.NoSelection {
    var kept = [1]
}

@MainActor private func probeNoSelection() -> ClassProbe {
    ClassProbe(
        "NoSelection",
        .object,
        type: gtk_no_selection_get_type(),
        wrap: { Gtk.NoSelection(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfNoSelection(instance: $0, transfer: .full) },
        make: { Gtk.NoSelection() },
        makeSubclass: { SubclassOfNoSelection() }
    )
}

private final class SubclassOfNotebook: Gtk.Notebook {
    var kept = [1]
}

@MainActor private func probeNotebook() -> ClassProbe {
    ClassProbe(
        "Notebook",
        .object,
        type: gtk_notebook_get_type(),
        wrap: { Gtk.Notebook(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfNotebook(instance: $0, transfer: .full) },
        make: { Gtk.Notebook() },
        makeSubclass: { SubclassOfNotebook() }
    )
}

private final class SubclassOfNotebookPage: Gtk.NotebookPage {
    var kept = [1]
}

@MainActor private func probeNotebookPage() -> ClassProbe {
    ClassProbe(
        "NotebookPage",
        .object,
        type: gtk_notebook_page_get_type(),
        wrap: { Gtk.NotebookPage(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfNotebookPage(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfNothingAction: Gtk.NothingAction {
    var kept = [1]
}

@MainActor private func probeNothingAction() -> ClassProbe {
    ClassProbe(
        "NothingAction",
        .object,
        type: gtk_nothing_action_get_type(),
        wrap: { Gtk.NothingAction(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfNothingAction(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfNumericSorter: Gtk.NumericSorter {
    var kept = [1]
}

@MainActor private func probeNumericSorter() -> ClassProbe {
    ClassProbe(
        "NumericSorter",
        .object,
        type: gtk_numeric_sorter_get_type(),
        wrap: { Gtk.NumericSorter(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfNumericSorter(instance: $0, transfer: .full) },
        make: { Gtk.NumericSorter() },
        makeSubclass: { SubclassOfNumericSorter() }
    )
}

private final class SubclassOfObjectExpression: Gtk.ObjectExpression {
    var kept = [1]
}

@MainActor private func probeObjectExpression() -> ClassProbe {
    ClassProbe(
        "ObjectExpression",
        .referenceCounted,
        type: gtk_object_expression_get_type(),
        wrap: { Gtk.ObjectExpression(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfObjectExpression(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfOverlay: Gtk.Overlay {
    var kept = [1]
}

@MainActor private func probeOverlay() -> ClassProbe {
    ClassProbe(
        "Overlay",
        .object,
        type: gtk_overlay_get_type(),
        wrap: { Gtk.Overlay(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfOverlay(instance: $0, transfer: .full) },
        make: { Gtk.Overlay() },
        makeSubclass: { SubclassOfOverlay() }
    )
}

private final class SubclassOfOverlayLayout: Gtk.OverlayLayout {
    var kept = [1]
}

@MainActor private func probeOverlayLayout() -> ClassProbe {
    ClassProbe(
        "OverlayLayout",
        .object,
        type: gtk_overlay_layout_get_type(),
        wrap: { Gtk.OverlayLayout(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfOverlayLayout(instance: $0, transfer: .full) },
        make: { Gtk.OverlayLayout() },
        makeSubclass: { SubclassOfOverlayLayout() }
    )
}

private final class SubclassOfOverlayLayoutChild: Gtk.OverlayLayoutChild {
    var kept = [1]
}

@MainActor private func probeOverlayLayoutChild() -> ClassProbe {
    ClassProbe(
        "OverlayLayoutChild",
        .object,
        type: gtk_overlay_layout_child_get_type(),
        wrap: { Gtk.OverlayLayoutChild(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfOverlayLayoutChild(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfPadController: Gtk.PadController {
    var kept = [1]
}

@MainActor private func probePadController() -> ClassProbe {
    ClassProbe(
        "PadController",
        .object,
        type: gtk_pad_controller_get_type(),
        wrap: { Gtk.PadController(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfPadController(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfPadEvent: Gtk.PadEvent {
    var kept = [1]
}

@MainActor private func probePadEvent() -> ClassProbe {
    ClassProbe(
        "PadEvent",
        .referenceCounted,
        type: gdk_pad_event_get_type(),
        wrap: { Gtk.PadEvent(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfPadEvent(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfPageSetup: Gtk.PageSetup {
    var kept = [1]
}

@MainActor private func probePageSetup() -> ClassProbe {
    ClassProbe(
        "PageSetup",
        .object,
        type: gtk_page_setup_get_type(),
        wrap: { Gtk.PageSetup(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfPageSetup(instance: $0, transfer: .full) },
        make: { Gtk.PageSetup() },
        makeSubclass: { SubclassOfPageSetup() }
    )
}

private final class SubclassOfPageSetupUnixDialog: Gtk.PageSetupUnixDialog {
    var kept = [1]
}

@MainActor private func probePageSetupUnixDialog() -> ClassProbe {
    ClassProbe(
        "PageSetupUnixDialog",
        .object,
        type: gtk_page_setup_unix_dialog_get_type(),
        wrap: { Gtk.PageSetupUnixDialog(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfPageSetupUnixDialog(instance: $0, transfer: .full) },
        make: { Gtk.PageSetupUnixDialog() },
        makeSubclass: { SubclassOfPageSetupUnixDialog() }
    )
}

private final class SubclassOfPaned: Gtk.Paned {
    var kept = [1]
}

@MainActor private func probePaned() -> ClassProbe {
    ClassProbe(
        "Paned",
        .object,
        type: gtk_paned_get_type(),
        wrap: { Gtk.Paned(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfPaned(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

@MainActor private func probePangoAttrList() -> ClassProbe {
    ClassProbe(
        "PangoAttrList",
        .boxed,
        type: pango_attr_list_get_type(),
        wrap: { Gtk.PangoAttrList(instance: $0, transfer: .full) },
        wrapAsSubclass: nil,
        make: { Gtk.PangoAttrList() },
        makeSubclass: nil
    )
}

@MainActor private func probePangoAttribute() -> ClassProbe {
    ClassProbe(
        "PangoAttribute",
        .boxed,
        type: pango_attribute_get_type(),
        wrap: { Gtk.PangoAttribute(instance: $0, transfer: .full) },
        wrapAsSubclass: nil,
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfPangoContext: Gtk.PangoContext {
    var kept = [1]
}

@MainActor private func probePangoContext() -> ClassProbe {
    ClassProbe(
        "PangoContext",
        .object,
        type: pango_context_get_type(),
        wrap: { Gtk.PangoContext(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfPangoContext(instance: $0, transfer: .full) },
        make: { Gtk.PangoContext() },
        makeSubclass: { SubclassOfPangoContext() }
    )
}

@MainActor private func probePangoFontDescription() -> ClassProbe {
    ClassProbe(
        "PangoFontDescription",
        .boxed,
        type: pango_font_description_get_type(),
        wrap: { Gtk.PangoFontDescription(instance: $0, transfer: .full) },
        wrapAsSubclass: nil,
        make: { Gtk.PangoFontDescription() },
        makeSubclass: nil
    )
}

private final class SubclassOfPangoFontFace: Gtk.PangoFontFace {
    var kept = [1]
}

@MainActor private func probePangoFontFace() -> ClassProbe {
    ClassProbe(
        "PangoFontFace",
        .object,
        type: nil,
        wrap: { Gtk.PangoFontFace(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfPangoFontFace(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfPangoFontFamily: Gtk.PangoFontFamily {
    var kept = [1]
}

@MainActor private func probePangoFontFamily() -> ClassProbe {
    ClassProbe(
        "PangoFontFamily",
        .object,
        type: nil,
        wrap: { Gtk.PangoFontFamily(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfPangoFontFamily(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfPangoFontMap: Gtk.PangoFontMap {
    var kept = [1]
}

@MainActor private func probePangoFontMap() -> ClassProbe {
    ClassProbe(
        "PangoFontMap",
        .object,
        type: nil,
        wrap: { Gtk.PangoFontMap(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfPangoFontMap(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

@MainActor private func probePangoFontMetrics() -> ClassProbe {
    ClassProbe(
        "PangoFontMetrics",
        .boxed,
        type: pango_font_metrics_get_type(),
        wrap: { Gtk.PangoFontMetrics(instance: $0, transfer: .full) },
        wrapAsSubclass: nil,
        make: nil,
        makeSubclass: nil
    )
}

@MainActor private func probePangoLanguage() -> ClassProbe {
    ClassProbe(
        "PangoLanguage",
        .boxed,
        type: pango_language_get_type(),
        wrap: { Gtk.PangoLanguage(instance: $0, transfer: .full) },
        wrapAsSubclass: nil,
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfPangoLayout: Gtk.PangoLayout {
    var kept = [1]
}

@MainActor private func probePangoLayout() -> ClassProbe {
    ClassProbe(
        "PangoLayout",
        .object,
        type: pango_layout_get_type(),
        wrap: { Gtk.PangoLayout(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfPangoLayout(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

@MainActor private func probePangoLayoutIter() -> ClassProbe {
    ClassProbe(
        "PangoLayoutIter",
        .boxed,
        type: pango_layout_iter_get_type(),
        wrap: { Gtk.PangoLayoutIter(instance: $0, transfer: .full) },
        wrapAsSubclass: nil,
        make: nil,
        makeSubclass: nil
    )
}

@MainActor private func probePangoLayoutLine() -> ClassProbe {
    ClassProbe(
        "PangoLayoutLine",
        .boxed,
        type: pango_layout_line_get_type(),
        wrap: { Gtk.PangoLayoutLine(instance: $0, transfer: .full) },
        wrapAsSubclass: nil,
        make: nil,
        makeSubclass: nil
    )
}

@MainActor private func probePangoTabArray() -> ClassProbe {
    ClassProbe(
        "PangoTabArray",
        .boxed,
        type: pango_tab_array_get_type(),
        wrap: { Gtk.PangoTabArray(instance: $0, transfer: .full) },
        wrapAsSubclass: nil,
        make: nil,
        makeSubclass: nil
    )
}

@MainActor private func probePaperSize() -> ClassProbe {
    ClassProbe(
        "PaperSize",
        .boxed,
        type: gtk_paper_size_get_type(),
        wrap: { Gtk.PaperSize(instance: $0, transfer: .full) },
        wrapAsSubclass: nil,
        make: { Gtk.PaperSize() },
        makeSubclass: nil
    )
}

private final class SubclassOfPasswordEntry: Gtk.PasswordEntry {
    var kept = [1]
}

@MainActor private func probePasswordEntry() -> ClassProbe {
    ClassProbe(
        "PasswordEntry",
        .object,
        type: gtk_password_entry_get_type(),
        wrap: { Gtk.PasswordEntry(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfPasswordEntry(instance: $0, transfer: .full) },
        make: { Gtk.PasswordEntry() },
        makeSubclass: { SubclassOfPasswordEntry() }
    )
}

private final class SubclassOfPasswordEntryBuffer: Gtk.PasswordEntryBuffer {
    var kept = [1]
}

@MainActor private func probePasswordEntryBuffer() -> ClassProbe {
    ClassProbe(
        "PasswordEntryBuffer",
        .object,
        type: gtk_password_entry_buffer_get_type(),
        wrap: { Gtk.PasswordEntryBuffer(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfPasswordEntryBuffer(instance: $0, transfer: .full) },
        make: { Gtk.PasswordEntryBuffer() },
        makeSubclass: { SubclassOfPasswordEntryBuffer() }
    )
}

private final class SubclassOfPermission: Gtk.Permission {
    var kept = [1]
}

@MainActor private func probePermission() -> ClassProbe {
    ClassProbe(
        "Permission",
        .object,
        type: nil,
        wrap: { Gtk.Permission(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfPermission(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfPicture: Gtk.Picture {
    var kept = [1]
}

@MainActor private func probePicture() -> ClassProbe {
    ClassProbe(
        "Picture",
        .object,
        type: gtk_picture_get_type(),
        wrap: { Gtk.Picture(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfPicture(instance: $0, transfer: .full) },
        make: { Gtk.Picture() },
        makeSubclass: { SubclassOfPicture() }
    )
}

private final class SubclassOfPixbuf: Gtk.Pixbuf {
    var kept = [1]
}

@MainActor private func probePixbuf() -> ClassProbe {
    ClassProbe(
        "Pixbuf",
        .object,
        type: gdk_pixbuf_get_type(),
        wrap: { Gtk.Pixbuf(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfPixbuf(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfPopover: Gtk.Popover {
    var kept = [1]
}

@MainActor private func probePopover() -> ClassProbe {
    ClassProbe(
        "Popover",
        .object,
        type: gtk_popover_get_type(),
        wrap: { Gtk.Popover(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfPopover(instance: $0, transfer: .full) },
        make: { Gtk.Popover() },
        makeSubclass: { SubclassOfPopover() }
    )
}

private final class SubclassOfPopoverMenu: Gtk.PopoverMenu {
    var kept = [1]
}

@MainActor private func probePopoverMenu() -> ClassProbe {
    ClassProbe(
        "PopoverMenu",
        .object,
        type: gtk_popover_menu_get_type(),
        wrap: { Gtk.PopoverMenu(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfPopoverMenu(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfPopoverMenuBar: Gtk.PopoverMenuBar {
    var kept = [1]
}

@MainActor private func probePopoverMenuBar() -> ClassProbe {
    ClassProbe(
        "PopoverMenuBar",
        .object,
        type: gtk_popover_menu_bar_get_type(),
        wrap: { Gtk.PopoverMenuBar(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfPopoverMenuBar(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

@MainActor private func probePopupLayout() -> ClassProbe {
    ClassProbe(
        "PopupLayout",
        .boxed,
        type: gdk_popup_layout_get_type(),
        wrap: { Gtk.PopupLayout(instance: $0, transfer: .full) },
        wrapAsSubclass: nil,
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfPrintContext: Gtk.PrintContext {
    var kept = [1]
}

@MainActor private func probePrintContext() -> ClassProbe {
    ClassProbe(
        "PrintContext",
        .object,
        type: gtk_print_context_get_type(),
        wrap: { Gtk.PrintContext(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfPrintContext(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfPrintJob: Gtk.PrintJob {
    var kept = [1]
}

@MainActor private func probePrintJob() -> ClassProbe {
    ClassProbe(
        "PrintJob",
        .object,
        type: gtk_print_job_get_type(),
        wrap: { Gtk.PrintJob(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfPrintJob(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfPrintOperation: Gtk.PrintOperation {
    var kept = [1]
}

@MainActor private func probePrintOperation() -> ClassProbe {
    ClassProbe(
        "PrintOperation",
        .object,
        type: gtk_print_operation_get_type(),
        wrap: { Gtk.PrintOperation(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfPrintOperation(instance: $0, transfer: .full) },
        make: { Gtk.PrintOperation() },
        makeSubclass: { SubclassOfPrintOperation() }
    )
}

private final class SubclassOfPrintSettings: Gtk.PrintSettings {
    var kept = [1]
}

@MainActor private func probePrintSettings() -> ClassProbe {
    ClassProbe(
        "PrintSettings",
        .object,
        type: gtk_print_settings_get_type(),
        wrap: { Gtk.PrintSettings(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfPrintSettings(instance: $0, transfer: .full) },
        make: { Gtk.PrintSettings() },
        makeSubclass: { SubclassOfPrintSettings() }
    )
}

private final class SubclassOfPrintUnixDialog: Gtk.PrintUnixDialog {
    var kept = [1]
}

@MainActor private func probePrintUnixDialog() -> ClassProbe {
    ClassProbe(
        "PrintUnixDialog",
        .object,
        type: gtk_print_unix_dialog_get_type(),
        wrap: { Gtk.PrintUnixDialog(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfPrintUnixDialog(instance: $0, transfer: .full) },
        make: { Gtk.PrintUnixDialog() },
        makeSubclass: { SubclassOfPrintUnixDialog() }
    )
}

private final class SubclassOfPrinter: Gtk.Printer {
    var kept = [1]
}

@MainActor private func probePrinter() -> ClassProbe {
    ClassProbe(
        "Printer",
        .object,
        type: gtk_printer_get_type(),
        wrap: { Gtk.Printer(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfPrinter(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfProgressBar: Gtk.ProgressBar {
    var kept = [1]
}

@MainActor private func probeProgressBar() -> ClassProbe {
    ClassProbe(
        "ProgressBar",
        .object,
        type: gtk_progress_bar_get_type(),
        wrap: { Gtk.ProgressBar(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfProgressBar(instance: $0, transfer: .full) },
        make: { Gtk.ProgressBar() },
        makeSubclass: { SubclassOfProgressBar() }
    )
}

private final class SubclassOfPropertyAction: Gtk.PropertyAction {
    var kept = [1]
}

@MainActor private func probePropertyAction() -> ClassProbe {
    ClassProbe(
        "PropertyAction",
        .object,
        type: g_property_action_get_type(),
        wrap: { Gtk.PropertyAction(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfPropertyAction(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfPropertyExpression: Gtk.PropertyExpression {
    var kept = [1]
}

@MainActor private func probePropertyExpression() -> ClassProbe {
    ClassProbe(
        "PropertyExpression",
        .referenceCounted,
        type: gtk_property_expression_get_type(),
        wrap: { Gtk.PropertyExpression(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfPropertyExpression(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfProximityEvent: Gtk.ProximityEvent {
    var kept = [1]
}

@MainActor private func probeProximityEvent() -> ClassProbe {
    ClassProbe(
        "ProximityEvent",
        .referenceCounted,
        type: gdk_proximity_event_get_type(),
        wrap: { Gtk.ProximityEvent(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfProximityEvent(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

@MainActor private func probeRecentInfo() -> ClassProbe {
    ClassProbe(
        "RecentInfo",
        .boxed,
        type: gtk_recent_info_get_type(),
        wrap: { Gtk.RecentInfo(instance: $0, transfer: .full) },
        wrapAsSubclass: nil,
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfRecentManager: Gtk.RecentManager {
    var kept = [1]
}

@MainActor private func probeRecentManager() -> ClassProbe {
    ClassProbe(
        "RecentManager",
        .object,
        type: gtk_recent_manager_get_type(),
        wrap: { Gtk.RecentManager(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfRecentManager(instance: $0, transfer: .full) },
        make: { Gtk.RecentManager() },
        makeSubclass: { SubclassOfRecentManager() }
    )
}

private final class SubclassOfRenderNode: Gtk.RenderNode {
    var kept = [1]
}

@MainActor private func probeRenderNode() -> ClassProbe {
    ClassProbe(
        "RenderNode",
        .referenceCounted,
        type: nil,
        wrap: { Gtk.RenderNode(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfRenderNode(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

@MainActor private func probeResource() -> ClassProbe {
    ClassProbe(
        "Resource",
        .boxed,
        type: g_resource_get_type(),
        wrap: { Gtk.Resource(instance: $0, transfer: .full) },
        wrapAsSubclass: nil,
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfRevealer: Gtk.Revealer {
    var kept = [1]
}

@MainActor private func probeRevealer() -> ClassProbe {
    ClassProbe(
        "Revealer",
        .object,
        type: gtk_revealer_get_type(),
        wrap: { Gtk.Revealer(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfRevealer(instance: $0, transfer: .full) },
        make: { Gtk.Revealer() },
        makeSubclass: { SubclassOfRevealer() }
    )
}

private final class SubclassOfScale: Gtk.Scale {
    var kept = [1]
}

@MainActor private func probeScale() -> ClassProbe {
    ClassProbe(
        "Scale",
        .object,
        type: gtk_scale_get_type(),
        wrap: { Gtk.Scale(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfScale(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfScaleButton: Gtk.ScaleButton {
    var kept = [1]
}

@MainActor private func probeScaleButton() -> ClassProbe {
    ClassProbe(
        "ScaleButton",
        .object,
        type: gtk_scale_button_get_type(),
        wrap: { Gtk.ScaleButton(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfScaleButton(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfScrollEvent: Gtk.ScrollEvent {
    var kept = [1]
}

@MainActor private func probeScrollEvent() -> ClassProbe {
    ClassProbe(
        "ScrollEvent",
        .referenceCounted,
        type: gdk_scroll_event_get_type(),
        wrap: { Gtk.ScrollEvent(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfScrollEvent(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfScrollbar: Gtk.Scrollbar {
    var kept = [1]
}

@MainActor private func probeScrollbar() -> ClassProbe {
    ClassProbe(
        "Scrollbar",
        .object,
        type: gtk_scrollbar_get_type(),
        wrap: { Gtk.Scrollbar(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfScrollbar(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfScrolledWindow: Gtk.ScrolledWindow {
    var kept = [1]
}

@MainActor private func probeScrolledWindow() -> ClassProbe {
    ClassProbe(
        "ScrolledWindow",
        .object,
        type: gtk_scrolled_window_get_type(),
        wrap: { Gtk.ScrolledWindow(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfScrolledWindow(instance: $0, transfer: .full) },
        make: { Gtk.ScrolledWindow() },
        makeSubclass: { SubclassOfScrolledWindow() }
    )
}

private final class SubclassOfSearchBar: Gtk.SearchBar {
    var kept = [1]
}

@MainActor private func probeSearchBar() -> ClassProbe {
    ClassProbe(
        "SearchBar",
        .object,
        type: gtk_search_bar_get_type(),
        wrap: { Gtk.SearchBar(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfSearchBar(instance: $0, transfer: .full) },
        make: { Gtk.SearchBar() },
        makeSubclass: { SubclassOfSearchBar() }
    )
}

private final class SubclassOfSearchEntry: Gtk.SearchEntry {
    var kept = [1]
}

@MainActor private func probeSearchEntry() -> ClassProbe {
    ClassProbe(
        "SearchEntry",
        .object,
        type: gtk_search_entry_get_type(),
        wrap: { Gtk.SearchEntry(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfSearchEntry(instance: $0, transfer: .full) },
        make: { Gtk.SearchEntry() },
        makeSubclass: { SubclassOfSearchEntry() }
    )
}

private final class SubclassOfSeat: Gtk.Seat {
    var kept = [1]
}

@MainActor private func probeSeat() -> ClassProbe {
    ClassProbe(
        "Seat",
        .object,
        type: nil,
        wrap: { Gtk.Seat(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfSeat(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfSelectionFilterModel: Gtk.SelectionFilterModel {
    var kept = [1]
}

@MainActor private func probeSelectionFilterModel() -> ClassProbe {
    ClassProbe(
        "SelectionFilterModel",
        .object,
        type: gtk_selection_filter_model_get_type(),
        wrap: { Gtk.SelectionFilterModel(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfSelectionFilterModel(instance: $0, transfer: .full) },
        make: { Gtk.SelectionFilterModel() },
        makeSubclass: { SubclassOfSelectionFilterModel() }
    )
}

private final class SubclassOfSeparator: Gtk.Separator {
    var kept = [1]
}

@MainActor private func probeSeparator() -> ClassProbe {
    ClassProbe(
        "Separator",
        .object,
        type: gtk_separator_get_type(),
        wrap: { Gtk.Separator(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfSeparator(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfSettings: Gtk.Settings {
    var kept = [1]
}

@MainActor private func probeSettings() -> ClassProbe {
    ClassProbe(
        "Settings",
        .object,
        type: gtk_settings_get_type(),
        wrap: { Gtk.Settings(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfSettings(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

@MainActor private func probeSettingsSchema() -> ClassProbe {
    ClassProbe(
        "SettingsSchema",
        .boxed,
        type: g_settings_schema_get_type(),
        wrap: { Gtk.SettingsSchema(instance: $0, transfer: .full) },
        wrapAsSubclass: nil,
        make: nil,
        makeSubclass: nil
    )
}

@MainActor private func probeSettingsSchemaKey() -> ClassProbe {
    ClassProbe(
        "SettingsSchemaKey",
        .boxed,
        type: g_settings_schema_key_get_type(),
        wrap: { Gtk.SettingsSchemaKey(instance: $0, transfer: .full) },
        wrapAsSubclass: nil,
        make: nil,
        makeSubclass: nil
    )
}

@MainActor private func probeSettingsSchemaSource() -> ClassProbe {
    ClassProbe(
        "SettingsSchemaSource",
        .boxed,
        type: g_settings_schema_source_get_type(),
        wrap: { Gtk.SettingsSchemaSource(instance: $0, transfer: .full) },
        wrapAsSubclass: nil,
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfShortcut: Gtk.Shortcut {
    var kept = [1]
}

@MainActor private func probeShortcut() -> ClassProbe {
    ClassProbe(
        "Shortcut",
        .object,
        type: gtk_shortcut_get_type(),
        wrap: { Gtk.Shortcut(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfShortcut(instance: $0, transfer: .full) },
        make: { Gtk.Shortcut() },
        makeSubclass: { SubclassOfShortcut() }
    )
}

private final class SubclassOfShortcutAction: Gtk.ShortcutAction {
    var kept = [1]
}

@MainActor private func probeShortcutAction() -> ClassProbe {
    ClassProbe(
        "ShortcutAction",
        .object,
        type: nil,
        wrap: { Gtk.ShortcutAction(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfShortcutAction(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfShortcutController: Gtk.ShortcutController {
    var kept = [1]
}

@MainActor private func probeShortcutController() -> ClassProbe {
    ClassProbe(
        "ShortcutController",
        .object,
        type: gtk_shortcut_controller_get_type(),
        wrap: { Gtk.ShortcutController(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfShortcutController(instance: $0, transfer: .full) },
        make: { Gtk.ShortcutController() },
        makeSubclass: { SubclassOfShortcutController() }
    )
}

private final class SubclassOfShortcutLabel: Gtk.ShortcutLabel {
    var kept = [1]
}

@MainActor private func probeShortcutLabel() -> ClassProbe {
    ClassProbe(
        "ShortcutLabel",
        .object,
        type: gtk_shortcut_label_get_type(),
        wrap: { Gtk.ShortcutLabel(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfShortcutLabel(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfShortcutTrigger: Gtk.ShortcutTrigger {
    var kept = [1]
}

@MainActor private func probeShortcutTrigger() -> ClassProbe {
    ClassProbe(
        "ShortcutTrigger",
        .object,
        type: nil,
        wrap: { Gtk.ShortcutTrigger(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfShortcutTrigger(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfShortcutsGroup: Gtk.ShortcutsGroup {
    var kept = [1]
}

@MainActor private func probeShortcutsGroup() -> ClassProbe {
    ClassProbe(
        "ShortcutsGroup",
        .object,
        type: gtk_shortcuts_group_get_type(),
        wrap: { Gtk.ShortcutsGroup(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfShortcutsGroup(instance: $0, transfer: .full) },
        make: { Gtk.ShortcutsGroup() },
        makeSubclass: { SubclassOfShortcutsGroup() }
    )
}

private final class SubclassOfShortcutsSection: Gtk.ShortcutsSection {
    var kept = [1]
}

@MainActor private func probeShortcutsSection() -> ClassProbe {
    ClassProbe(
        "ShortcutsSection",
        .object,
        type: gtk_shortcuts_section_get_type(),
        wrap: { Gtk.ShortcutsSection(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfShortcutsSection(instance: $0, transfer: .full) },
        make: { Gtk.ShortcutsSection() },
        makeSubclass: { SubclassOfShortcutsSection() }
    )
}

private final class SubclassOfShortcutsShortcut: Gtk.ShortcutsShortcut {
    var kept = [1]
}

@MainActor private func probeShortcutsShortcut() -> ClassProbe {
    ClassProbe(
        "ShortcutsShortcut",
        .object,
        type: gtk_shortcuts_shortcut_get_type(),
        wrap: { Gtk.ShortcutsShortcut(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfShortcutsShortcut(instance: $0, transfer: .full) },
        make: { Gtk.ShortcutsShortcut() },
        makeSubclass: { SubclassOfShortcutsShortcut() }
    )
}

private final class SubclassOfShortcutsWindow: Gtk.ShortcutsWindow {
    var kept = [1]
}

@MainActor private func probeShortcutsWindow() -> ClassProbe {
    ClassProbe(
        "ShortcutsWindow",
        .object,
        type: gtk_shortcuts_window_get_type(),
        wrap: { Gtk.ShortcutsWindow(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfShortcutsWindow(instance: $0, transfer: .full) },
        make: { Gtk.ShortcutsWindow() },
        makeSubclass: { SubclassOfShortcutsWindow() }
    )
}

private final class SubclassOfSignalAction: Gtk.SignalAction {
    var kept = [1]
}

@MainActor private func probeSignalAction() -> ClassProbe {
    ClassProbe(
        "SignalAction",
        .object,
        type: gtk_signal_action_get_type(),
        wrap: { Gtk.SignalAction(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfSignalAction(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfSignalListItemFactory: Gtk.SignalListItemFactory {
    var kept = [1]
}

@MainActor private func probeSignalListItemFactory() -> ClassProbe {
    ClassProbe(
        "SignalListItemFactory",
        .object,
        type: gtk_signal_list_item_factory_get_type(),
        wrap: { Gtk.SignalListItemFactory(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfSignalListItemFactory(instance: $0, transfer: .full) },
        make: { Gtk.SignalListItemFactory() },
        makeSubclass: { SubclassOfSignalListItemFactory() }
    )
}

private final class SubclassOfSimpleAction: Gtk.SimpleAction {
    var kept = [1]
}

@MainActor private func probeSimpleAction() -> ClassProbe {
    ClassProbe(
        "SimpleAction",
        .object,
        type: g_simple_action_get_type(),
        wrap: { Gtk.SimpleAction(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfSimpleAction(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfSimpleActionGroup: Gtk.SimpleActionGroup {
    var kept = [1]
}

@MainActor private func probeSimpleActionGroup() -> ClassProbe {
    ClassProbe(
        "SimpleActionGroup",
        .object,
        type: g_simple_action_group_get_type(),
        wrap: { Gtk.SimpleActionGroup(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfSimpleActionGroup(instance: $0, transfer: .full) },
        make: { Gtk.SimpleActionGroup() },
        makeSubclass: { SubclassOfSimpleActionGroup() }
    )
}

private final class SubclassOfSingleSelection: Gtk.SingleSelection {
    var kept = [1]
}

@MainActor private func probeSingleSelection() -> ClassProbe {
    ClassProbe(
        "SingleSelection",
        .object,
        type: gtk_single_selection_get_type(),
        wrap: { Gtk.SingleSelection(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfSingleSelection(instance: $0, transfer: .full) },
        make: { Gtk.SingleSelection() },
        makeSubclass: { SubclassOfSingleSelection() }
    )
}

private final class SubclassOfSizeGroup: Gtk.SizeGroup {
    var kept = [1]
}

@MainActor private func probeSizeGroup() -> ClassProbe {
    ClassProbe(
        "SizeGroup",
        .object,
        type: gtk_size_group_get_type(),
        wrap: { Gtk.SizeGroup(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfSizeGroup(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfSliceListModel: Gtk.SliceListModel {
    var kept = [1]
}

@MainActor private func probeSliceListModel() -> ClassProbe {
    ClassProbe(
        "SliceListModel",
        .object,
        type: gtk_slice_list_model_get_type(),
        wrap: { Gtk.SliceListModel(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfSliceListModel(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfSnapshot: Gtk.Snapshot {
    var kept = [1]
}

@MainActor private func probeSnapshot() -> ClassProbe {
    ClassProbe(
        "Snapshot",
        .object,
        type: gtk_snapshot_get_type(),
        wrap: { Gtk.Snapshot(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfSnapshot(instance: $0, transfer: .full) },
        make: { Gtk.Snapshot() },
        makeSubclass: { SubclassOfSnapshot() }
    )
}

private final class SubclassOfSortListModel: Gtk.SortListModel {
    var kept = [1]
}

@MainActor private func probeSortListModel() -> ClassProbe {
    ClassProbe(
        "SortListModel",
        .object,
        type: gtk_sort_list_model_get_type(),
        wrap: { Gtk.SortListModel(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfSortListModel(instance: $0, transfer: .full) },
        make: { Gtk.SortListModel() },
        makeSubclass: { SubclassOfSortListModel() }
    )
}

private final class SubclassOfSorter: Gtk.Sorter {
    var kept = [1]
}

@MainActor private func probeSorter() -> ClassProbe {
    ClassProbe(
        "Sorter",
        .object,
        type: gtk_sorter_get_type(),
        wrap: { Gtk.Sorter(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfSorter(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfSpinButton: Gtk.SpinButton {
    var kept = [1]
}

@MainActor private func probeSpinButton() -> ClassProbe {
    ClassProbe(
        "SpinButton",
        .object,
        type: gtk_spin_button_get_type(),
        wrap: { Gtk.SpinButton(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfSpinButton(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfSpinner: Gtk.Spinner {
    var kept = [1]
}

@MainActor private func probeSpinner() -> ClassProbe {
    ClassProbe(
        "Spinner",
        .object,
        type: gtk_spinner_get_type(),
        wrap: { Gtk.Spinner(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfSpinner(instance: $0, transfer: .full) },
        make: { Gtk.Spinner() },
        makeSubclass: { SubclassOfSpinner() }
    )
}

private final class SubclassOfStack: Gtk.Stack {
    var kept = [1]
}

@MainActor private func probeStack() -> ClassProbe {
    ClassProbe(
        "Stack",
        .object,
        type: gtk_stack_get_type(),
        wrap: { Gtk.Stack(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfStack(instance: $0, transfer: .full) },
        make: { Gtk.Stack() },
        makeSubclass: { SubclassOfStack() }
    )
}

private final class SubclassOfStackPage: Gtk.StackPage {
    var kept = [1]
}

@MainActor private func probeStackPage() -> ClassProbe {
    ClassProbe(
        "StackPage",
        .object,
        type: gtk_stack_page_get_type(),
        wrap: { Gtk.StackPage(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfStackPage(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfStackSidebar: Gtk.StackSidebar {
    var kept = [1]
}

@MainActor private func probeStackSidebar() -> ClassProbe {
    ClassProbe(
        "StackSidebar",
        .object,
        type: gtk_stack_sidebar_get_type(),
        wrap: { Gtk.StackSidebar(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfStackSidebar(instance: $0, transfer: .full) },
        make: { Gtk.StackSidebar() },
        makeSubclass: { SubclassOfStackSidebar() }
    )
}

private final class SubclassOfStackSwitcher: Gtk.StackSwitcher {
    var kept = [1]
}

@MainActor private func probeStackSwitcher() -> ClassProbe {
    ClassProbe(
        "StackSwitcher",
        .object,
        type: gtk_stack_switcher_get_type(),
        wrap: { Gtk.StackSwitcher(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfStackSwitcher(instance: $0, transfer: .full) },
        make: { Gtk.StackSwitcher() },
        makeSubclass: { SubclassOfStackSwitcher() }
    )
}

private final class SubclassOfStatusbar: Gtk.Statusbar {
    var kept = [1]
}

@MainActor private func probeStatusbar() -> ClassProbe {
    ClassProbe(
        "Statusbar",
        .object,
        type: gtk_statusbar_get_type(),
        wrap: { Gtk.Statusbar(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfStatusbar(instance: $0, transfer: .full) },
        make: { Gtk.Statusbar() },
        makeSubclass: { SubclassOfStatusbar() }
    )
}

private final class SubclassOfStringFilter: Gtk.StringFilter {
    var kept = [1]
}

@MainActor private func probeStringFilter() -> ClassProbe {
    ClassProbe(
        "StringFilter",
        .object,
        type: gtk_string_filter_get_type(),
        wrap: { Gtk.StringFilter(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfStringFilter(instance: $0, transfer: .full) },
        make: { Gtk.StringFilter() },
        makeSubclass: { SubclassOfStringFilter() }
    )
}

private final class SubclassOfStringList: Gtk.StringList {
    var kept = [1]
}

@MainActor private func probeStringList() -> ClassProbe {
    ClassProbe(
        "StringList",
        .object,
        type: gtk_string_list_get_type(),
        wrap: { Gtk.StringList(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfStringList(instance: $0, transfer: .full) },
        make: { Gtk.StringList() },
        makeSubclass: { SubclassOfStringList() }
    )
}

private final class SubclassOfStringObject: Gtk.StringObject {
    var kept = [1]
}

@MainActor private func probeStringObject() -> ClassProbe {
    ClassProbe(
        "StringObject",
        .object,
        type: gtk_string_object_get_type(),
        wrap: { Gtk.StringObject(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfStringObject(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfStringSorter: Gtk.StringSorter {
    var kept = [1]
}

@MainActor private func probeStringSorter() -> ClassProbe {
    ClassProbe(
        "StringSorter",
        .object,
        type: gtk_string_sorter_get_type(),
        wrap: { Gtk.StringSorter(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfStringSorter(instance: $0, transfer: .full) },
        make: { Gtk.StringSorter() },
        makeSubclass: { SubclassOfStringSorter() }
    )
}

private final class SubclassOfStyleContext: Gtk.StyleContext {
    var kept = [1]
}

@MainActor private func probeStyleContext() -> ClassProbe {
    ClassProbe(
        "StyleContext",
        .object,
        type: gtk_style_context_get_type(),
        wrap: { Gtk.StyleContext(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfStyleContext(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfSubprocess: Gtk.Subprocess {
    var kept = [1]
}

@MainActor private func probeSubprocess() -> ClassProbe {
    ClassProbe(
        "Subprocess",
        .object,
        type: g_subprocess_get_type(),
        wrap: { Gtk.Subprocess(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfSubprocess(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfSubprocessLauncher: Gtk.SubprocessLauncher {
    var kept = [1]
}

@MainActor private func probeSubprocessLauncher() -> ClassProbe {
    ClassProbe(
        "SubprocessLauncher",
        .object,
        type: g_subprocess_launcher_get_type(),
        wrap: { Gtk.SubprocessLauncher(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfSubprocessLauncher(instance: $0, transfer: .full) },
        make: { Gtk.SubprocessLauncher() },
        makeSubclass: { SubclassOfSubprocessLauncher() }
    )
}

private final class SubclassOfSwitch: Gtk.Switch {
    var kept = [1]
}

@MainActor private func probeSwitch() -> ClassProbe {
    ClassProbe(
        "Switch",
        .object,
        type: gtk_switch_get_type(),
        wrap: { Gtk.Switch(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfSwitch(instance: $0, transfer: .full) },
        make: { Gtk.Switch() },
        makeSubclass: { SubclassOfSwitch() }
    )
}

private final class SubclassOfText: Gtk.Text {
    var kept = [1]
}

@MainActor private func probeText() -> ClassProbe {
    ClassProbe(
        "Text",
        .object,
        type: gtk_text_get_type(),
        wrap: { Gtk.Text(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfText(instance: $0, transfer: .full) },
        make: { Gtk.Text() },
        makeSubclass: { SubclassOfText() }
    )
}

private final class SubclassOfTextBuffer: Gtk.TextBuffer {
    var kept = [1]
}

@MainActor private func probeTextBuffer() -> ClassProbe {
    ClassProbe(
        "TextBuffer",
        .object,
        type: gtk_text_buffer_get_type(),
        wrap: { Gtk.TextBuffer(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfTextBuffer(instance: $0, transfer: .full) },
        make: { Gtk.TextBuffer() },
        makeSubclass: { SubclassOfTextBuffer() }
    )
}

private final class SubclassOfTextChildAnchor: Gtk.TextChildAnchor {
    var kept = [1]
}

@MainActor private func probeTextChildAnchor() -> ClassProbe {
    ClassProbe(
        "TextChildAnchor",
        .object,
        type: gtk_text_child_anchor_get_type(),
        wrap: { Gtk.TextChildAnchor(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfTextChildAnchor(instance: $0, transfer: .full) },
        make: { Gtk.TextChildAnchor() },
        makeSubclass: { SubclassOfTextChildAnchor() }
    )
}

@MainActor private func probeTextIter() -> ClassProbe {
    ClassProbe(
        "TextIter",
        .boxed,
        type: gtk_text_iter_get_type(),
        wrap: { Gtk.TextIter(instance: $0, transfer: .full) },
        wrapAsSubclass: nil,
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfTextMark: Gtk.TextMark {
    var kept = [1]
}

@MainActor private func probeTextMark() -> ClassProbe {
    ClassProbe(
        "TextMark",
        .object,
        type: gtk_text_mark_get_type(),
        wrap: { Gtk.TextMark(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfTextMark(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfTextTag: Gtk.TextTag {
    var kept = [1]
}

@MainActor private func probeTextTag() -> ClassProbe {
    ClassProbe(
        "TextTag",
        .object,
        type: gtk_text_tag_get_type(),
        wrap: { Gtk.TextTag(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfTextTag(instance: $0, transfer: .full) },
        make: { Gtk.TextTag() },
        makeSubclass: { SubclassOfTextTag() }
    )
}

private final class SubclassOfTextTagTable: Gtk.TextTagTable {
    var kept = [1]
}

@MainActor private func probeTextTagTable() -> ClassProbe {
    ClassProbe(
        "TextTagTable",
        .object,
        type: gtk_text_tag_table_get_type(),
        wrap: { Gtk.TextTagTable(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfTextTagTable(instance: $0, transfer: .full) },
        make: { Gtk.TextTagTable() },
        makeSubclass: { SubclassOfTextTagTable() }
    )
}

private final class SubclassOfTextView: Gtk.TextView {
    var kept = [1]
}

@MainActor private func probeTextView() -> ClassProbe {
    ClassProbe(
        "TextView",
        .object,
        type: gtk_text_view_get_type(),
        wrap: { Gtk.TextView(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfTextView(instance: $0, transfer: .full) },
        make: { Gtk.TextView() },
        makeSubclass: { SubclassOfTextView() }
    )
}

private final class SubclassOfTexture: Gtk.Texture {
    var kept = [1]
}

@MainActor private func probeTexture() -> ClassProbe {
    ClassProbe(
        "Texture",
        .object,
        type: nil,
        wrap: { Gtk.Texture(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfTexture(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfThemedIcon: Gtk.ThemedIcon {
    var kept = [1]
}

@MainActor private func probeThemedIcon() -> ClassProbe {
    ClassProbe(
        "ThemedIcon",
        .object,
        type: g_themed_icon_get_type(),
        wrap: { Gtk.ThemedIcon(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfThemedIcon(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfToggleButton: Gtk.ToggleButton {
    var kept = [1]
}

@MainActor private func probeToggleButton() -> ClassProbe {
    ClassProbe(
        "ToggleButton",
        .object,
        type: gtk_toggle_button_get_type(),
        wrap: { Gtk.ToggleButton(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfToggleButton(instance: $0, transfer: .full) },
        make: { Gtk.ToggleButton() },
        makeSubclass: { SubclassOfToggleButton() }
    )
}

private final class SubclassOfTooltip: Gtk.Tooltip {
    var kept = [1]
}

@MainActor private func probeTooltip() -> ClassProbe {
    ClassProbe(
        "Tooltip",
        .object,
        type: gtk_tooltip_get_type(),
        wrap: { Gtk.Tooltip(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfTooltip(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

@MainActor private func probeToplevelLayout() -> ClassProbe {
    ClassProbe(
        "ToplevelLayout",
        .boxed,
        type: gdk_toplevel_layout_get_type(),
        wrap: { Gtk.ToplevelLayout(instance: $0, transfer: .full) },
        wrapAsSubclass: nil,
        make: { Gtk.ToplevelLayout() },
        makeSubclass: nil
    )
}

private final class SubclassOfTouchEvent: Gtk.TouchEvent {
    var kept = [1]
}

@MainActor private func probeTouchEvent() -> ClassProbe {
    ClassProbe(
        "TouchEvent",
        .referenceCounted,
        type: gdk_touch_event_get_type(),
        wrap: { Gtk.TouchEvent(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfTouchEvent(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfTouchpadEvent: Gtk.TouchpadEvent {
    var kept = [1]
}

@MainActor private func probeTouchpadEvent() -> ClassProbe {
    ClassProbe(
        "TouchpadEvent",
        .referenceCounted,
        type: gdk_touchpad_event_get_type(),
        wrap: { Gtk.TouchpadEvent(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfTouchpadEvent(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

@MainActor private func probeTransform() -> ClassProbe {
    ClassProbe(
        "Transform",
        .boxed,
        type: gsk_transform_get_type(),
        wrap: { Gtk.Transform(instance: $0, transfer: .full) },
        wrapAsSubclass: nil,
        make: { Gtk.Transform() },
        makeSubclass: nil
    )
}

private final class SubclassOfTreeExpander: Gtk.TreeExpander {
    var kept = [1]
}

@MainActor private func probeTreeExpander() -> ClassProbe {
    ClassProbe(
        "TreeExpander",
        .object,
        type: gtk_tree_expander_get_type(),
        wrap: { Gtk.TreeExpander(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfTreeExpander(instance: $0, transfer: .full) },
        make: { Gtk.TreeExpander() },
        makeSubclass: { SubclassOfTreeExpander() }
    )
}

@MainActor private func probeTreeIter() -> ClassProbe {
    ClassProbe(
        "TreeIter",
        .boxed,
        type: gtk_tree_iter_get_type(),
        wrap: { Gtk.TreeIter(instance: $0, transfer: .full) },
        wrapAsSubclass: nil,
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfTreeListModel: Gtk.TreeListModel {
    var kept = [1]
}

@MainActor private func probeTreeListModel() -> ClassProbe {
    ClassProbe(
        "TreeListModel",
        .object,
        type: gtk_tree_list_model_get_type(),
        wrap: { Gtk.TreeListModel(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfTreeListModel(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfTreeListRow: Gtk.TreeListRow {
    var kept = [1]
}

@MainActor private func probeTreeListRow() -> ClassProbe {
    ClassProbe(
        "TreeListRow",
        .object,
        type: gtk_tree_list_row_get_type(),
        wrap: { Gtk.TreeListRow(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfTreeListRow(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfTreeListRowSorter: Gtk.TreeListRowSorter {
    var kept = [1]
}

@MainActor private func probeTreeListRowSorter() -> ClassProbe {
    ClassProbe(
        "TreeListRowSorter",
        .object,
        type: gtk_tree_list_row_sorter_get_type(),
        wrap: { Gtk.TreeListRowSorter(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfTreeListRowSorter(instance: $0, transfer: .full) },
        make: { Gtk.TreeListRowSorter() },
        makeSubclass: { SubclassOfTreeListRowSorter() }
    )
}

private final class SubclassOfTreeModelFilter: Gtk.TreeModelFilter {
    var kept = [1]
}

@MainActor private func probeTreeModelFilter() -> ClassProbe {
    ClassProbe(
        "TreeModelFilter",
        .object,
        type: gtk_tree_model_filter_get_type(),
        wrap: { Gtk.TreeModelFilter(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfTreeModelFilter(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfTreeModelSort: Gtk.TreeModelSort {
    var kept = [1]
}

@MainActor private func probeTreeModelSort() -> ClassProbe {
    ClassProbe(
        "TreeModelSort",
        .object,
        type: gtk_tree_model_sort_get_type(),
        wrap: { Gtk.TreeModelSort(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfTreeModelSort(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

@MainActor private func probeTreePath() -> ClassProbe {
    ClassProbe(
        "TreePath",
        .boxed,
        type: gtk_tree_path_get_type(),
        wrap: { Gtk.TreePath(instance: $0, transfer: .full) },
        wrapAsSubclass: nil,
        make: { Gtk.TreePath() },
        makeSubclass: nil
    )
}

@MainActor private func probeTreeRowReference() -> ClassProbe {
    ClassProbe(
        "TreeRowReference",
        .boxed,
        type: gtk_tree_row_reference_get_type(),
        wrap: { Gtk.TreeRowReference(instance: $0, transfer: .full) },
        wrapAsSubclass: nil,
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfTreeSelection: Gtk.TreeSelection {
    var kept = [1]
}

@MainActor private func probeTreeSelection() -> ClassProbe {
    ClassProbe(
        "TreeSelection",
        .object,
        type: gtk_tree_selection_get_type(),
        wrap: { Gtk.TreeSelection(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfTreeSelection(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfTreeStore: Gtk.TreeStore {
    var kept = [1]
}

@MainActor private func probeTreeStore() -> ClassProbe {
    ClassProbe(
        "TreeStore",
        .object,
        type: gtk_tree_store_get_type(),
        wrap: { Gtk.TreeStore(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfTreeStore(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfTreeView: Gtk.TreeView {
    var kept = [1]
}

@MainActor private func probeTreeView() -> ClassProbe {
    ClassProbe(
        "TreeView",
        .object,
        type: gtk_tree_view_get_type(),
        wrap: { Gtk.TreeView(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfTreeView(instance: $0, transfer: .full) },
        make: { Gtk.TreeView() },
        makeSubclass: { SubclassOfTreeView() }
    )
}

private final class SubclassOfTreeViewColumn: Gtk.TreeViewColumn {
    var kept = [1]
}

@MainActor private func probeTreeViewColumn() -> ClassProbe {
    ClassProbe(
        "TreeViewColumn",
        .object,
        type: gtk_tree_view_column_get_type(),
        wrap: { Gtk.TreeViewColumn(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfTreeViewColumn(instance: $0, transfer: .full) },
        make: { Gtk.TreeViewColumn() },
        makeSubclass: { SubclassOfTreeViewColumn() }
    )
}

@MainActor private func probeVariantDict() -> ClassProbe {
    ClassProbe(
        "VariantDict",
        .boxed,
        type: g_variant_dict_get_type(),
        wrap: { Gtk.VariantDict(instance: $0, transfer: .full) },
        wrapAsSubclass: nil,
        make: { Gtk.VariantDict() },
        makeSubclass: nil
    )
}

@MainActor private func probeVariantType() -> ClassProbe {
    ClassProbe(
        "VariantType",
        .boxed,
        type: g_variant_type_get_gtype(),
        wrap: { Gtk.VariantType(instance: $0, transfer: .full) },
        wrapAsSubclass: nil,
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfVideo: Gtk.Video {
    var kept = [1]
}

@MainActor private func probeVideo() -> ClassProbe {
    ClassProbe(
        "Video",
        .object,
        type: gtk_video_get_type(),
        wrap: { Gtk.Video(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfVideo(instance: $0, transfer: .full) },
        make: { Gtk.Video() },
        makeSubclass: { SubclassOfVideo() }
    )
}

private final class SubclassOfViewport: Gtk.Viewport {
    var kept = [1]
}

@MainActor private func probeViewport() -> ClassProbe {
    ClassProbe(
        "Viewport",
        .object,
        type: gtk_viewport_get_type(),
        wrap: { Gtk.Viewport(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfViewport(instance: $0, transfer: .full) },
        make: { Gtk.Viewport() },
        makeSubclass: { SubclassOfViewport() }
    )
}

private final class SubclassOfVolumeButton: Gtk.VolumeButton {
    var kept = [1]
}

@MainActor private func probeVolumeButton() -> ClassProbe {
    ClassProbe(
        "VolumeButton",
        .object,
        type: gtk_volume_button_get_type(),
        wrap: { Gtk.VolumeButton(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfVolumeButton(instance: $0, transfer: .full) },
        make: { Gtk.VolumeButton() },
        makeSubclass: { SubclassOfVolumeButton() }
    )
}

private final class SubclassOfVolumeMonitor: Gtk.VolumeMonitor {
    var kept = [1]
}

@MainActor private func probeVolumeMonitor() -> ClassProbe {
    ClassProbe(
        "VolumeMonitor",
        .object,
        type: g_volume_monitor_get_type(),
        wrap: { Gtk.VolumeMonitor(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfVolumeMonitor(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfWidget: Gtk.Widget {
    var kept = [1]
}

@MainActor private func probeWidget() -> ClassProbe {
    ClassProbe(
        "Widget",
        .object,
        type: nil,
        wrap: { Gtk.Widget(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfWidget(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfWidgetPaintable: Gtk.WidgetPaintable {
    var kept = [1]
}

@MainActor private func probeWidgetPaintable() -> ClassProbe {
    ClassProbe(
        "WidgetPaintable",
        .object,
        type: gtk_widget_paintable_get_type(),
        wrap: { Gtk.WidgetPaintable(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfWidgetPaintable(instance: $0, transfer: .full) },
        make: { Gtk.WidgetPaintable() },
        makeSubclass: { SubclassOfWidgetPaintable() }
    )
}

private final class SubclassOfWindow: Gtk.Window {
    var kept = [1]
}

@MainActor private func probeWindow() -> ClassProbe {
    ClassProbe(
        "Window",
        .object,
        type: gtk_window_get_type(),
        wrap: { Gtk.Window(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfWindow(instance: $0, transfer: .full) },
        make: { Gtk.Window() },
        makeSubclass: { SubclassOfWindow() }
    )
}

private final class SubclassOfWindowControls: Gtk.WindowControls {
    var kept = [1]
}

@MainActor private func probeWindowControls() -> ClassProbe {
    ClassProbe(
        "WindowControls",
        .object,
        type: gtk_window_controls_get_type(),
        wrap: { Gtk.WindowControls(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfWindowControls(instance: $0, transfer: .full) },
        make: nil,
        makeSubclass: nil
    )
}

private final class SubclassOfWindowGroup: Gtk.WindowGroup {
    var kept = [1]
}

@MainActor private func probeWindowGroup() -> ClassProbe {
    ClassProbe(
        "WindowGroup",
        .object,
        type: gtk_window_group_get_type(),
        wrap: { Gtk.WindowGroup(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfWindowGroup(instance: $0, transfer: .full) },
        make: { Gtk.WindowGroup() },
        makeSubclass: { SubclassOfWindowGroup() }
    )
}

private final class SubclassOfWindowHandle: Gtk.WindowHandle {
    var kept = [1]
}

@MainActor private func probeWindowHandle() -> ClassProbe {
    ClassProbe(
        "WindowHandle",
        .object,
        type: gtk_window_handle_get_type(),
        wrap: { Gtk.WindowHandle(instance: $0, transfer: .full) },
        wrapAsSubclass: { SubclassOfWindowHandle(instance: $0, transfer: .full) },
        make: { Gtk.WindowHandle() },
        makeSubclass: { SubclassOfWindowHandle() }
    )
}
