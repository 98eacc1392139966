// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

// Keyed by name: asking for a type's number registers the type, and a program doesn't need all types at
// startup.
extension WrapperClasses {
    static let objectWrappers: [String: Make<Object>] = table(
        """
        GAppInfoMonitor
        GAppLaunchContext
        GApplication
        GApplicationCommandLine
        GBinding
        GBufferedInputStream
        GBytesIcon
        GCancellable
        GDataInputStream
        GDataOutputStream
        GEmblem
        GEmblemedIcon
        GFileEnumerator
        GFileIOStream
        GFileIcon
        GFileInfo
        GFileInputStream
        GFileMonitor
        GFileOutputStream
        GFilterInputStream
        GFilterOutputStream
        GIOStream
        GInputStream
        GListStore
        GMemoryInputStream
        GMemoryOutputStream
        GMenu
        GMenuItem
        GMenuModel
        GMountOperation
        GNotification
        GOutputStream
        GPermission
        GPropertyAction
        GSettings
        GSimpleAction
        GSimpleActionGroup
        GSubprocess
        GSubprocessLauncher
        GThemedIcon
        GVolumeMonitor
        GdkAppLaunchContext
        GdkClipboard
        GdkContentProvider
        GdkCursor
        GdkDevice
        GdkDeviceTool
        GdkDisplay
        GdkDisplayManager
        GdkDrag
        GdkDrawContext
        GdkDrop
        GdkFrameClock
        GdkGLContext
        GdkMemoryTexture
        GdkMonitor
        GdkPixbuf
        GdkSeat
        GdkSnapshot
        GdkSurface
        GdkTexture
        GskGLShader
        GskRenderer
        GtkATContext
        GtkAboutDialog
        GtkActionBar
        GtkActivateAction
        GtkAdjustment
        GtkAlternativeTrigger
        GtkAnyFilter
        GtkAppChooserButton
        GtkAppChooserDialog
        GtkAppChooserWidget
        GtkApplication
        GtkApplicationWindow
        GtkAspectFrame
        GtkAssistant
        GtkAssistantPage
        GtkBinLayout
        GtkBookmarkList
        GtkBoolFilter
        GtkBox
        GtkBoxLayout
        GtkBuilder
        GtkBuilderCScope
        GtkBuilderListItemFactory
        GtkButton
        GtkCalendar
        GtkCallbackAction
        GtkCellArea
        GtkCellAreaBox
        GtkCellAreaContext
        GtkCellRenderer
        GtkCellRendererAccel
        GtkCellRendererCombo
        GtkCellRendererPixbuf
        GtkCellRendererProgress
        GtkCellRendererSpin
        GtkCellRendererSpinner
        GtkCellRendererText
        GtkCellRendererToggle
        GtkCellView
        GtkCenterBox
        GtkCenterLayout
        GtkCheckButton
        GtkColorButton
        GtkColorChooserDialog
        GtkColorChooserWidget
        GtkColumnView
        GtkColumnViewColumn
        GtkComboBox
        GtkComboBoxText
        GtkConstraint
        GtkConstraintGuide
        GtkConstraintLayout
        GtkConstraintLayoutChild
        GtkCssProvider
        GtkCustomFilter
        GtkCustomLayout
        GtkCustomSorter
        GtkDialog
        GtkDirectoryList
        GtkDragIcon
        GtkDragSource
        GtkDrawingArea
        GtkDropControllerMotion
        GtkDropDown
        GtkDropTarget
        GtkDropTargetAsync
        GtkEditableLabel
        GtkEmojiChooser
        GtkEntry
        GtkEntryBuffer
        GtkEntryCompletion
        GtkEventController
        GtkEventControllerFocus
        GtkEventControllerKey
        GtkEventControllerLegacy
        GtkEventControllerMotion
        GtkEventControllerScroll
        GtkEveryFilter
        GtkExpander
        GtkFileChooserDialog
        GtkFileChooserNative
        GtkFileChooserWidget
        GtkFileFilter
        GtkFilter
        GtkFilterListModel
        GtkFixed
        GtkFixedLayout
        GtkFixedLayoutChild
        GtkFlattenListModel
        GtkFlowBox
        GtkFlowBoxChild
        GtkFontButton
        GtkFontChooserDialog
        GtkFontChooserWidget
        GtkFrame
        GtkGLArea
        GtkGesture
        GtkGestureClick
        GtkGestureDrag
        GtkGestureLongPress
        GtkGesturePan
        GtkGestureRotate
        GtkGestureSingle
        GtkGestureStylus
        GtkGestureSwipe
        GtkGestureZoom
        GtkGrid
        GtkGridLayout
        GtkGridLayoutChild
        GtkGridView
        GtkHeaderBar
        GtkIMContext
        GtkIMContextSimple
        GtkIMMulticontext
        GtkIconPaintable
        GtkIconTheme
        GtkIconView
        GtkImage
        GtkInfoBar
        GtkInscription
        GtkKeyvalTrigger
        GtkLabel
        GtkLayoutChild
        GtkLayoutManager
        GtkLevelBar
        GtkLinkButton
        GtkListBase
        GtkListBox
        GtkListBoxRow
        GtkListItem
        GtkListItemFactory
        GtkListStore
        GtkListView
        GtkLockButton
        GtkMapListModel
        GtkMediaControls
        GtkMediaFile
        GtkMediaStream
        GtkMenuButton
        GtkMessageDialog
        GtkMnemonicAction
        GtkMnemonicTrigger
        GtkMountOperation
        GtkMultiFilter
        GtkMultiSelection
        GtkMultiSorter
        GtkNamedAction
        GtkNativeDialog
        GtkNeverTrigger
        GtkNoSelection
        GtkNotebook
        GtkNotebookPage
        GtkNothingAction
        GtkNumericSorter
        GtkOverlay
        GtkOverlayLayout
        GtkOverlayLayoutChild
        GtkPadController
        GtkPageSetup
        GtkPageSetupUnixDialog
        GtkPaned
        GtkPasswordEntry
        GtkPasswordEntryBuffer
        GtkPicture
        GtkPopover
        GtkPopoverMenu
        GtkPopoverMenuBar
        GtkPrintContext
        GtkPrintJob
        GtkPrintOperation
        GtkPrintSettings
        GtkPrintUnixDialog
        GtkPrinter
        GtkProgressBar
        GtkRange
        GtkRecentManager
        GtkRevealer
        GtkScale
        GtkScaleButton
        GtkScrollbar
        GtkScrolledWindow
        GtkSearchBar
        GtkSearchEntry
        GtkSelectionFilterModel
        GtkSeparator
        GtkSettings
        GtkShortcut
        GtkShortcutAction
        GtkShortcutController
        GtkShortcutLabel
        GtkShortcutTrigger
        GtkShortcutsGroup
        GtkShortcutsSection
        GtkShortcutsShortcut
        GtkShortcutsWindow
        GtkSignalAction
        GtkSignalListItemFactory
        GtkSingleSelection
        GtkSizeGroup
        GtkSliceListModel
        GtkSnapshot
        GtkSortListModel
        GtkSorter
        GtkSpinButton
        GtkSpinner
        GtkStack
        GtkStackPage
        GtkStackSidebar
        GtkStackSwitcher
        GtkStatusbar
        GtkStringFilter
        GtkStringList
        GtkStringObject
        GtkStringSorter
        GtkStyleContext
        GtkSwitch
        GtkText
        GtkTextBuffer
        GtkTextChildAnchor
        GtkTextMark
        GtkTextTag
        GtkTextTagTable
        GtkTextView
        GtkToggleButton
        GtkTooltip
        GtkTreeExpander
        GtkTreeListModel
        GtkTreeListRow
        GtkTreeListRowSorter
        GtkTreeModelFilter
        GtkTreeModelSort
        GtkTreeSelection
        GtkTreeStore
        GtkTreeView
        GtkTreeViewColumn
        GtkVideo
        GtkViewport
        GtkVolumeButton
        GtkWidget
        GtkWidgetPaintable
        GtkWindow
        GtkWindowControls
        GtkWindowGroup
        GtkWindowHandle
        PangoContext
        PangoFontFace
        PangoFontFamily
        PangoFontMap
        PangoLayout
        """,
        [
            { AppInfoMonitor(instance: $0, transfer: $1) },
            { GioAppLaunchContext(instance: $0, transfer: $1) },
            { GioApplication(instance: $0, transfer: $1) },
            { ApplicationCommandLine(instance: $0, transfer: $1) },
            { Binding(instance: $0, transfer: $1) },
            { BufferedInputStream(instance: $0, transfer: $1) },
            { BytesIcon(instance: $0, transfer: $1) },
            { Cancellable(instance: $0, transfer: $1) },
            { DataInputStream(instance: $0, transfer: $1) },
            { DataOutputStream(instance: $0, transfer: $1) },
            { Emblem(instance: $0, transfer: $1) },
            { EmblemedIcon(instance: $0, transfer: $1) },
            { FileEnumerator(instance: $0, transfer: $1) },
            { FileIOStream(instance: $0, transfer: $1) },
            { FileIcon(instance: $0, transfer: $1) },
            { FileInfo(instance: $0, transfer: $1) },
            { FileInputStream(instance: $0, transfer: $1) },
            { FileMonitor(instance: $0, transfer: $1) },
            { FileOutputStream(instance: $0, transfer: $1) },
            { FilterInputStream(instance: $0, transfer: $1) },
            { FilterOutputStream(instance: $0, transfer: $1) },
            { IOStream(instance: $0, transfer: $1) },
            { GioInputStream(instance: $0, transfer: $1) },
            { GioListStore(instance: $0, transfer: $1) },
            { MemoryInputStream(instance: $0, transfer: $1) },
            { MemoryOutputStream(instance: $0, transfer: $1) },
            { Menu(instance: $0, transfer: $1) },
            { MenuItem(instance: $0, transfer: $1) },
            { MenuModel(instance: $0, transfer: $1) },
            { GioMountOperation(instance: $0, transfer: $1) },
            { GioNotification(instance: $0, transfer: $1) },
            { GioOutputStream(instance: $0, transfer: $1) },
            { Permission(instance: $0, transfer: $1) },
            { PropertyAction(instance: $0, transfer: $1) },
            { GioSettings(instance: $0, transfer: $1) },
            { SimpleAction(instance: $0, transfer: $1) },
            { SimpleActionGroup(instance: $0, transfer: $1) },
            { Subprocess(instance: $0, transfer: $1) },
            { SubprocessLauncher(instance: $0, transfer: $1) },
            { ThemedIcon(instance: $0, transfer: $1) },
            { VolumeMonitor(instance: $0, transfer: $1) },
            { GdkAppLaunchContext(instance: $0, transfer: $1) },
            { Clipboard(instance: $0, transfer: $1) },
            { ContentProvider(instance: $0, transfer: $1) },
            { Cursor(instance: $0, transfer: $1) },
            { GdkDevice(instance: $0, transfer: $1) },
            { DeviceTool(instance: $0, transfer: $1) },
            { Display(instance: $0, transfer: $1) },
            { DisplayManager(instance: $0, transfer: $1) },
            { Drag(instance: $0, transfer: $1) },
            { DrawContext(instance: $0, transfer: $1) },
            { Drop(instance: $0, transfer: $1) },
            { FrameClock(instance: $0, transfer: $1) },
            { GLContext(instance: $0, transfer: $1) },
            { MemoryTexture(instance: $0, transfer: $1) },
            { Monitor(instance: $0, transfer: $1) },
            { Pixbuf(instance: $0, transfer: $1) },
            { Seat(instance: $0, transfer: $1) },
            { GdkSnapshot(instance: $0, transfer: $1) },
            { GdkSurface(instance: $0, transfer: $1) },
            { Texture(instance: $0, transfer: $1) },
            { GLShader(instance: $0, transfer: $1) },
            { GskRenderer(instance: $0, transfer: $1) },
            { ATContext(instance: $0, transfer: $1) },
            { AboutDialog(instance: $0, transfer: $1) },
            { ActionBar(instance: $0, transfer: $1) },
            { ActivateAction(instance: $0, transfer: $1) },
            { Adjustment(instance: $0, transfer: $1) },
            { AlternativeTrigger(instance: $0, transfer: $1) },
            { AnyFilter(instance: $0, transfer: $1) },
            { AppChooserButton(instance: $0, transfer: $1) },
            { AppChooserDialog(instance: $0, transfer: $1) },
            { AppChooserWidget(instance: $0, transfer: $1) },
            { Application(instance: $0, transfer: $1) },
            { ApplicationWindow(instance: $0, transfer: $1) },
            { AspectFrame(instance: $0, transfer: $1) },
            { Assistant(instance: $0, transfer: $1) },
            { AssistantPage(instance: $0, transfer: $1) },
            { BinLayout(instance: $0, transfer: $1) },
            { BookmarkList(instance: $0, transfer: $1) },
            { BoolFilter(instance: $0, transfer: $1) },
            { Box(instance: $0, transfer: $1) },
            { BoxLayout(instance: $0, transfer: $1) },
            { Builder(instance: $0, transfer: $1) },
            { BuilderCScope(instance: $0, transfer: $1) },
            { BuilderListItemFactory(instance: $0, transfer: $1) },
            { Button(instance: $0, transfer: $1) },
            { GtkCalendar(instance: $0, transfer: $1) },
            { CallbackAction(instance: $0, transfer: $1) },
            { CellArea(instance: $0, transfer: $1) },
            { CellAreaBox(instance: $0, transfer: $1) },
            { CellAreaContext(instance: $0, transfer: $1) },
            { CellRenderer(instance: $0, transfer: $1) },
            { CellRendererAccel(instance: $0, transfer: $1) },
            { CellRendererCombo(instance: $0, transfer: $1) },
            { CellRendererPixbuf(instance: $0, transfer: $1) },
            { CellRendererProgress(instance: $0, transfer: $1) },
            { CellRendererSpin(instance: $0, transfer: $1) },
            { CellRendererSpinner(instance: $0, transfer: $1) },
            { CellRendererText(instance: $0, transfer: $1) },
            { CellRendererToggle(instance: $0, transfer: $1) },
            { CellView(instance: $0, transfer: $1) },
            { CenterBox(instance: $0, transfer: $1) },
            { CenterLayout(instance: $0, transfer: $1) },
            { CheckButton(instance: $0, transfer: $1) },
            { ColorButton(instance: $0, transfer: $1) },
            { ColorChooserDialog(instance: $0, transfer: $1) },
            { ColorChooserWidget(instance: $0, transfer: $1) },
            { ColumnView(instance: $0, transfer: $1) },
            { ColumnViewColumn(instance: $0, transfer: $1) },
            { ComboBox(instance: $0, transfer: $1) },
            { ComboBoxText(instance: $0, transfer: $1) },
            { Constraint(instance: $0, transfer: $1) },
            { ConstraintGuide(instance: $0, transfer: $1) },
            { ConstraintLayout(instance: $0, transfer: $1) },
            { ConstraintLayoutChild(instance: $0, transfer: $1) },
            { CssProvider(instance: $0, transfer: $1) },
            { CustomFilter(instance: $0, transfer: $1) },
            { CustomLayout(instance: $0, transfer: $1) },
            { CustomSorter(instance: $0, transfer: $1) },
            { Dialog(instance: $0, transfer: $1) },
            { DirectoryList(instance: $0, transfer: $1) },
            { DragIcon(instance: $0, transfer: $1) },
            { DragSource(instance: $0, transfer: $1) },
            { DrawingArea(instance: $0, transfer: $1) },
            { DropControllerMotion(instance: $0, transfer: $1) },
            { DropDown(instance: $0, transfer: $1) },
            { DropTarget(instance: $0, transfer: $1) },
            { DropTargetAsync(instance: $0, transfer: $1) },
            { EditableLabel(instance: $0, transfer: $1) },
            { EmojiChooser(instance: $0, transfer: $1) },
            { Entry(instance: $0, transfer: $1) },
            { EntryBuffer(instance: $0, transfer: $1) },
            { EntryCompletion(instance: $0, transfer: $1) },
            { EventController(instance: $0, transfer: $1) },
            { EventControllerFocus(instance: $0, transfer: $1) },
            { EventControllerKey(instance: $0, transfer: $1) },
            { EventControllerLegacy(instance: $0, transfer: $1) },
            { EventControllerMotion(instance: $0, transfer: $1) },
            { EventControllerScroll(instance: $0, transfer: $1) },
            { EveryFilter(instance: $0, transfer: $1) },
            { Expander(instance: $0, transfer: $1) },
            { FileChooserDialog(instance: $0, transfer: $1) },
            { FileChooserNative(instance: $0, transfer: $1) },
            { FileChooserWidget(instance: $0, transfer: $1) },
            { FileFilter(instance: $0, transfer: $1) },
            { Filter(instance: $0, transfer: $1) },
            { FilterListModel(instance: $0, transfer: $1) },
            { Fixed(instance: $0, transfer: $1) },
            { FixedLayout(instance: $0, transfer: $1) },
            { FixedLayoutChild(instance: $0, transfer: $1) },
            { FlattenListModel(instance: $0, transfer: $1) },
            { FlowBox(instance: $0, transfer: $1) },
            { FlowBoxChild(instance: $0, transfer: $1) },
            { FontButton(instance: $0, transfer: $1) },
            { FontChooserDialog(instance: $0, transfer: $1) },
            { FontChooserWidget(instance: $0, transfer: $1) },
            { Frame(instance: $0, transfer: $1) },
            { GLArea(instance: $0, transfer: $1) },
            { Gesture(instance: $0, transfer: $1) },
            { GestureClick(instance: $0, transfer: $1) },
            { GestureDrag(instance: $0, transfer: $1) },
            { GestureLongPress(instance: $0, transfer: $1) },
            { GesturePan(instance: $0, transfer: $1) },
            { GestureRotate(instance: $0, transfer: $1) },
            { GestureSingle(instance: $0, transfer: $1) },
            { GestureStylus(instance: $0, transfer: $1) },
            { GestureSwipe(instance: $0, transfer: $1) },
            { GestureZoom(instance: $0, transfer: $1) },
            { Grid(instance: $0, transfer: $1) },
            { GridLayout(instance: $0, transfer: $1) },
            { GridLayoutChild(instance: $0, transfer: $1) },
            { GridView(instance: $0, transfer: $1) },
            { HeaderBar(instance: $0, transfer: $1) },
            { IMContext(instance: $0, transfer: $1) },
            { IMContextSimple(instance: $0, transfer: $1) },
            { IMMulticontext(instance: $0, transfer: $1) },
            { IconPaintable(instance: $0, transfer: $1) },
            { IconTheme(instance: $0, transfer: $1) },
            { IconView(instance: $0, transfer: $1) },
            { Image(instance: $0, transfer: $1) },
            { InfoBar(instance: $0, transfer: $1) },
            { Inscription(instance: $0, transfer: $1) },
            { KeyvalTrigger(instance: $0, transfer: $1) },
            { Label(instance: $0, transfer: $1) },
            { LayoutChild(instance: $0, transfer: $1) },
            { LayoutManager(instance: $0, transfer: $1) },
            { LevelBar(instance: $0, transfer: $1) },
            { LinkButton(instance: $0, transfer: $1) },
            { ListBase(instance: $0, transfer: $1) },
            { ListBox(instance: $0, transfer: $1) },
            { ListBoxRow(instance: $0, transfer: $1) },
            { ListItem(instance: $0, transfer: $1) },
            { ListItemFactory(instance: $0, transfer: $1) },
            { ListStore(instance: $0, transfer: $1) },
            { ListView(instance: $0, transfer: $1) },
            { LockButton(instance: $0, transfer: $1) },
            { MapListModel(instance: $0, transfer: $1) },
            { MediaControls(instance: $0, transfer: $1) },
            { MediaFile(instance: $0, transfer: $1) },
            { MediaStream(instance: $0, transfer: $1) },
            { MenuButton(instance: $0, transfer: $1) },
            { MessageDialog(instance: $0, transfer: $1) },
            { MnemonicAction(instance: $0, transfer: $1) },
            { MnemonicTrigger(instance: $0, transfer: $1) },
            { MountOperation(instance: $0, transfer: $1) },
            { MultiFilter(instance: $0, transfer: $1) },
            { MultiSelection(instance: $0, transfer: $1) },
            { MultiSorter(instance: $0, transfer: $1) },
            { NamedAction(instance: $0, transfer: $1) },
            { NativeDialog(instance: $0, transfer: $1) },
            { NeverTrigger(instance: $0, transfer: $1) },
            { NoSelection(instance: $0, transfer: $1) },
            { Notebook(instance: $0, transfer: $1) },
            { NotebookPage(instance: $0, transfer: $1) },
            { NothingAction(instance: $0, transfer: $1) },
            { NumericSorter(instance: $0, transfer: $1) },
            { Overlay(instance: $0, transfer: $1) },
            { OverlayLayout(instance: $0, transfer: $1) },
            { OverlayLayoutChild(instance: $0, transfer: $1) },
            { PadController(instance: $0, transfer: $1) },
            { PageSetup(instance: $0, transfer: $1) },
            { PageSetupUnixDialog(instance: $0, transfer: $1) },
            { Paned(instance: $0, transfer: $1) },
            { PasswordEntry(instance: $0, transfer: $1) },
            { PasswordEntryBuffer(instance: $0, transfer: $1) },
            { Picture(instance: $0, transfer: $1) },
            { Popover(instance: $0, transfer: $1) },
            { PopoverMenu(instance: $0, transfer: $1) },
            { PopoverMenuBar(instance: $0, transfer: $1) },
            { PrintContext(instance: $0, transfer: $1) },
            { PrintJob(instance: $0, transfer: $1) },
            { PrintOperation(instance: $0, transfer: $1) },
            { PrintSettings(instance: $0, transfer: $1) },
            { PrintUnixDialog(instance: $0, transfer: $1) },
            { Printer(instance: $0, transfer: $1) },
            { ProgressBar(instance: $0, transfer: $1) },
            { GtkRange(instance: $0, transfer: $1) },
            { RecentManager(instance: $0, transfer: $1) },
            { Revealer(instance: $0, transfer: $1) },
            { Scale(instance: $0, transfer: $1) },
            { ScaleButton(instance: $0, transfer: $1) },
            { Scrollbar(instance: $0, transfer: $1) },
            { ScrolledWindow(instance: $0, transfer: $1) },
            { SearchBar(instance: $0, transfer: $1) },
            { SearchEntry(instance: $0, transfer: $1) },
            { SelectionFilterModel(instance: $0, transfer: $1) },
            { Separator(instance: $0, transfer: $1) },
            { Settings(instance: $0, transfer: $1) },
            { Shortcut(instance: $0, transfer: $1) },
            { ShortcutAction(instance: $0, transfer: $1) },
            { ShortcutController(instance: $0, transfer: $1) },
            { ShortcutLabel(instance: $0, transfer: $1) },
            { ShortcutTrigger(instance: $0, transfer: $1) },
            { ShortcutsGroup(instance: $0, transfer: $1) },
            { ShortcutsSection(instance: $0, transfer: $1) },
            { ShortcutsShortcut(instance: $0, transfer: $1) },
            { ShortcutsWindow(instance: $0, transfer: $1) },
            { SignalAction(instance: $0, transfer: $1) },
            { SignalListItemFactory(instance: $0, transfer: $1) },
            { SingleSelection(instance: $0, transfer: $1) },
            { SizeGroup(instance: $0, transfer: $1) },
            { SliceListModel(instance: $0, transfer: $1) },
            { Snapshot(instance: $0, transfer: $1) },
            { SortListModel(instance: $0, transfer: $1) },
            { Sorter(instance: $0, transfer: $1) },
            { SpinButton(instance: $0, transfer: $1) },
            { Spinner(instance: $0, transfer: $1) },
            { Stack(instance: $0, transfer: $1) },
            { StackPage(instance: $0, transfer: $1) },
            { StackSidebar(instance: $0, transfer: $1) },
            { StackSwitcher(instance: $0, transfer: $1) },
            { Statusbar(instance: $0, transfer: $1) },
            { StringFilter(instance: $0, transfer: $1) },
            { StringList(instance: $0, transfer: $1) },
            { StringObject(instance: $0, transfer: $1) },
            { StringSorter(instance: $0, transfer: $1) },
            { StyleContext(instance: $0, transfer: $1) },
            { Switch(instance: $0, transfer: $1) },
            { Text(instance: $0, transfer: $1) },
            { TextBuffer(instance: $0, transfer: $1) },
            { TextChildAnchor(instance: $0, transfer: $1) },
            { TextMark(instance: $0, transfer: $1) },
            { TextTag(instance: $0, transfer: $1) },
            { TextTagTable(instance: $0, transfer: $1) },
            { TextView(instance: $0, transfer: $1) },
            { ToggleButton(instance: $0, transfer: $1) },
            { Tooltip(instance: $0, transfer: $1) },
            { TreeExpander(instance: $0, transfer: $1) },
            { TreeListModel(instance: $0, transfer: $1) },
            { TreeListRow(instance: $0, transfer: $1) },
            { TreeListRowSorter(instance: $0, transfer: $1) },
            { TreeModelFilter(instance: $0, transfer: $1) },
            { TreeModelSort(instance: $0, transfer: $1) },
            { TreeSelection(instance: $0, transfer: $1) },
            { TreeStore(instance: $0, transfer: $1) },
            { TreeView(instance: $0, transfer: $1) },
            { TreeViewColumn(instance: $0, transfer: $1) },
            { Video(instance: $0, transfer: $1) },
            { Viewport(instance: $0, transfer: $1) },
            { VolumeButton(instance: $0, transfer: $1) },
            { Widget(instance: $0, transfer: $1) },
            { WidgetPaintable(instance: $0, transfer: $1) },
            { Window(instance: $0, transfer: $1) },
            { WindowControls(instance: $0, transfer: $1) },
            { WindowGroup(instance: $0, transfer: $1) },
            { WindowHandle(instance: $0, transfer: $1) },
            { PangoContext(instance: $0, transfer: $1) },
            { PangoFontFace(instance: $0, transfer: $1) },
            { PangoFontFamily(instance: $0, transfer: $1) },
            { PangoFontMap(instance: $0, transfer: $1) },
            { PangoLayout(instance: $0, transfer: $1) },
        ]
    )

    static let referenceCountedWrappers: [String: Make<ReferenceCounted>] = table(
        """
        GdkButtonEvent
        GdkCrossingEvent
        GdkDNDEvent
        GdkDeleteEvent
        GdkEvent
        GdkFocusEvent
        GdkGrabBrokenEvent
        GdkKeyEvent
        GdkMotionEvent
        GdkPadEvent
        GdkProximityEvent
        GdkScrollEvent
        GdkTouchEvent
        GdkTouchpadEvent
        GskRenderNode
        GtkCClosureExpression
        GtkClosureExpression
        GtkConstantExpression
        GtkExpression
        GtkObjectExpression
        GtkPropertyExpression
        """,
        [
            { ButtonEvent(instance: $0, transfer: $1) },
            { CrossingEvent(instance: $0, transfer: $1) },
            { DNDEvent(instance: $0, transfer: $1) },
            { DeleteEvent(instance: $0, transfer: $1) },
            { Event(instance: $0, transfer: $1) },
            { FocusEvent(instance: $0, transfer: $1) },
            { GrabBrokenEvent(instance: $0, transfer: $1) },
            { KeyEvent(instance: $0, transfer: $1) },
            { MotionEvent(instance: $0, transfer: $1) },
            { PadEvent(instance: $0, transfer: $1) },
            { ProximityEvent(instance: $0, transfer: $1) },
            { ScrollEvent(instance: $0, transfer: $1) },
            { TouchEvent(instance: $0, transfer: $1) },
            { TouchpadEvent(instance: $0, transfer: $1) },
            { RenderNode(instance: $0, transfer: $1) },
            { CClosureExpression(instance: $0, transfer: $1) },
            { ClosureExpression(instance: $0, transfer: $1) },
            { ConstantExpression(instance: $0, transfer: $1) },
            { GtkExpression(instance: $0, transfer: $1) },
            { ObjectExpression(instance: $0, transfer: $1) },
            { PropertyExpression(instance: $0, transfer: $1) },
        ]
    )

    static let interfaceWrappers = table(
        """
        GAction
        GActionGroup
        GActionMap
        GAppInfo
        GDrive
        GFile
        GIcon
        GInitable
        GListModel
        GLoadableIcon
        GMount
        GNetworkMonitor
        GPollableInputStream
        GPollableOutputStream
        GPowerProfileMonitor
        GRemoteActionGroup
        GSeekable
        GVolume
        GdkDragSurface
        GdkPaintable
        GdkPopup
        GdkToplevel
        GtkAccessible
        GtkActionable
        GtkAppChooser
        GtkBuildable
        GtkBuilderScope
        GtkCellEditable
        GtkCellLayout
        GtkColorChooser
        GtkConstraintTarget
        GtkEditable
        GtkFileChooser
        GtkFontChooser
        GtkNative
        GtkOrientable
        GtkPrintOperationPreview
        GtkRoot
        GtkScrollable
        GtkSelectionModel
        GtkShortcutManager
        GtkStyleProvider
        GtkSymbolicPaintable
        GtkTreeDragDest
        GtkTreeDragSource
        GtkTreeModel
        GtkTreeSortable
        """,
        [
            InterfaceWrapper(baseClass: "GObject", rank: 0, make: { AnyAction(instance: $0, transfer: $1) }),
            InterfaceWrapper(baseClass: "GObject", rank: 0, make: { AnyActionGroup(instance: $0, transfer: $1) }),
            InterfaceWrapper(baseClass: "GObject", rank: 0, make: { AnyActionMap(instance: $0, transfer: $1) }),
            InterfaceWrapper(baseClass: "GObject", rank: 0, make: { AnyAppInfo(instance: $0, transfer: $1) }),
            InterfaceWrapper(baseClass: "GObject", rank: 0, make: { AnyDrive(instance: $0, transfer: $1) }),
            InterfaceWrapper(baseClass: "GObject", rank: 0, make: { AnyFile(instance: $0, transfer: $1) }),
            InterfaceWrapper(baseClass: "GObject", rank: 0, make: { AnyIcon(instance: $0, transfer: $1) }),
            InterfaceWrapper(baseClass: "GObject", rank: 0, make: { AnyInitable(instance: $0, transfer: $1) }),
            InterfaceWrapper(baseClass: "GObject", rank: 0, make: { AnyListModel(instance: $0, transfer: $1) }),
            InterfaceWrapper(baseClass: "GObject", rank: 1, make: { AnyLoadableIcon(instance: $0, transfer: $1) }),
            InterfaceWrapper(baseClass: "GObject", rank: 0, make: { AnyMount(instance: $0, transfer: $1) }),
            InterfaceWrapper(baseClass: "GObject", rank: 1, make: { AnyNetworkMonitor(instance: $0, transfer: $1) }),
            InterfaceWrapper(
                baseClass: "GInputStream",
                rank: 0,
                make: { AnyPollableInputStream(instance: $0, transfer: $1) }
            ),
            InterfaceWrapper(
                baseClass: "GOutputStream",
                rank: 0,
                make: { AnyPollableOutputStream(instance: $0, transfer: $1) }
            ),
            InterfaceWrapper(
                baseClass: "GObject",
                rank: 1,
                make: { AnyPowerProfileMonitor(instance: $0, transfer: $1) }
            ),
            InterfaceWrapper(baseClass: "GObject", rank: 1, make: { AnyRemoteActionGroup(instance: $0, transfer: $1) }),
            InterfaceWrapper(baseClass: "GObject", rank: 0, make: { AnySeekable(instance: $0, transfer: $1) }),
            InterfaceWrapper(baseClass: "GObject", rank: 0, make: { AnyVolume(instance: $0, transfer: $1) }),
            InterfaceWrapper(baseClass: "GdkSurface", rank: 0, make: { AnyDragSurface(instance: $0, transfer: $1) }),
            InterfaceWrapper(baseClass: "GObject", rank: 0, make: { AnyPaintable(instance: $0, transfer: $1) }),
            InterfaceWrapper(baseClass: "GdkSurface", rank: 0, make: { AnyPopup(instance: $0, transfer: $1) }),
            InterfaceWrapper(baseClass: "GdkSurface", rank: 0, make: { AnyToplevel(instance: $0, transfer: $1) }),
            InterfaceWrapper(baseClass: "GObject", rank: 0, make: { AnyAccessible(instance: $0, transfer: $1) }),
            InterfaceWrapper(baseClass: "GtkWidget", rank: 0, make: { AnyActionable(instance: $0, transfer: $1) }),
            InterfaceWrapper(baseClass: "GtkWidget", rank: 0, make: { AnyAppChooser(instance: $0, transfer: $1) }),
            InterfaceWrapper(baseClass: "GObject", rank: 0, make: { AnyBuildable(instance: $0, transfer: $1) }),
            InterfaceWrapper(baseClass: "GObject", rank: 0, make: { AnyBuilderScope(instance: $0, transfer: $1) }),
            InterfaceWrapper(baseClass: "GtkWidget", rank: 0, make: { AnyCellEditable(instance: $0, transfer: $1) }),
            InterfaceWrapper(baseClass: "GObject", rank: 0, make: { AnyCellLayout(instance: $0, transfer: $1) }),
            InterfaceWrapper(baseClass: "GObject", rank: 0, make: { AnyColorChooser(instance: $0, transfer: $1) }),
            InterfaceWrapper(baseClass: "GObject", rank: 0, make: { AnyConstraintTarget(instance: $0, transfer: $1) }),
            InterfaceWrapper(baseClass: "GtkWidget", rank: 0, make: { AnyEditable(instance: $0, transfer: $1) }),
            InterfaceWrapper(baseClass: "GObject", rank: 0, make: { AnyFileChooser(instance: $0, transfer: $1) }),
            InterfaceWrapper(baseClass: "GObject", rank: 0, make: { AnyFontChooser(instance: $0, transfer: $1) }),
            InterfaceWrapper(baseClass: "GtkWidget", rank: 0, make: { AnyNative(instance: $0, transfer: $1) }),
            InterfaceWrapper(baseClass: "GObject", rank: 0, make: { AnyOrientable(instance: $0, transfer: $1) }),
            InterfaceWrapper(
                baseClass: "GObject",
                rank: 0,
                make: { AnyPrintOperationPreview(instance: $0, transfer: $1) }
            ),
            InterfaceWrapper(baseClass: "GtkWidget", rank: 1, make: { AnyRoot(instance: $0, transfer: $1) }),
            InterfaceWrapper(baseClass: "GObject", rank: 0, make: { AnyScrollable(instance: $0, transfer: $1) }),
            InterfaceWrapper(baseClass: "GObject", rank: 1, make: { AnySelectionModel(instance: $0, transfer: $1) }),
            InterfaceWrapper(baseClass: "GObject", rank: 0, make: { AnyShortcutManager(instance: $0, transfer: $1) }),
            InterfaceWrapper(baseClass: "GObject", rank: 0, make: { AnyStyleProvider(instance: $0, transfer: $1) }),
            InterfaceWrapper(baseClass: "GObject", rank: 1, make: { AnySymbolicPaintable(instance: $0, transfer: $1) }),
            InterfaceWrapper(baseClass: "GObject", rank: 0, make: { AnyTreeDragDest(instance: $0, transfer: $1) }),
            InterfaceWrapper(baseClass: "GObject", rank: 0, make: { AnyTreeDragSource(instance: $0, transfer: $1) }),
            InterfaceWrapper(baseClass: "GObject", rank: 0, make: { AnyTreeModel(instance: $0, transfer: $1) }),
            InterfaceWrapper(baseClass: "GObject", rank: 1, make: { AnyTreeSortable(instance: $0, transfer: $1) }),
        ]
    )
}
