// Written by GtkGenerator. `make generate` replaces this file.

import Gtk

/// The properties and signals of every GTK class and interface.
enum MemberTable {
    static let owners: [OwnerProbe] = [
        ownerATContext,
        ownerAboutDialog,
        ownerAccessible,
        ownerActionBar,
        ownerActionable,
        ownerActivateAction,
        ownerAdjustment,
        ownerAlternativeTrigger,
        ownerAnyFilter,
        ownerAppChooser,
        ownerAppChooserButton,
        ownerAppChooserDialog,
        ownerAppChooserWidget,
        ownerApplication,
        ownerApplicationWindow,
        ownerAspectFrame,
        ownerAssistant,
        ownerAssistantPage,
        ownerBinLayout,
        ownerBookmarkList,
        ownerBoolFilter,
        ownerBox,
        ownerBoxLayout,
        ownerBuildable,
        ownerBuilder,
        ownerBuilderCScope,
        ownerBuilderListItemFactory,
        ownerBuilderScope,
        ownerButton,
        ownerCallbackAction,
        ownerCellArea,
        ownerCellAreaBox,
        ownerCellAreaContext,
        ownerCellEditable,
        ownerCellLayout,
        ownerCellRenderer,
        ownerCellRendererAccel,
        ownerCellRendererCombo,
        ownerCellRendererPixbuf,
        ownerCellRendererProgress,
        ownerCellRendererSpin,
        ownerCellRendererSpinner,
        ownerCellRendererText,
        ownerCellRendererToggle,
        ownerCellView,
        ownerCenterBox,
        ownerCenterLayout,
        ownerCheckButton,
        ownerColorButton,
        ownerColorChooser,
        ownerColorChooserDialog,
        ownerColorChooserWidget,
        ownerColumnView,
        ownerColumnViewColumn,
        ownerComboBox,
        ownerComboBoxText,
        ownerConstraint,
        ownerConstraintGuide,
        ownerConstraintLayout,
        ownerConstraintLayoutChild,
        ownerConstraintTarget,
        ownerCssProvider,
        ownerCustomFilter,
        ownerCustomLayout,
        ownerCustomSorter,
        ownerDialog,
        ownerDirectoryList,
        ownerDragIcon,
        ownerDragSource,
        ownerDrawingArea,
        ownerDropControllerMotion,
        ownerDropDown,
        ownerDropTarget,
        ownerDropTargetAsync,
        ownerEditable,
        ownerEditableLabel,
        ownerEmojiChooser,
        ownerEntry,
        ownerEntryBuffer,
        ownerEntryCompletion,
        ownerEventController,
        ownerEventControllerFocus,
        ownerEventControllerKey,
        ownerEventControllerLegacy,
        ownerEventControllerMotion,
        ownerEventControllerScroll,
        ownerEveryFilter,
        ownerExpander,
        ownerFileChooser,
        ownerFileChooserDialog,
        ownerFileChooserNative,
        ownerFileChooserWidget,
        ownerFileFilter,
        ownerFilter,
        ownerFilterListModel,
        ownerFixed,
        ownerFixedLayout,
        ownerFixedLayoutChild,
        ownerFlattenListModel,
        ownerFlowBox,
        ownerFlowBoxChild,
        ownerFontButton,
        ownerFontChooser,
        ownerFontChooserDialog,
        ownerFontChooserWidget,
        ownerFrame,
        ownerGLArea,
        ownerGesture,
        ownerGestureClick,
        ownerGestureDrag,
        ownerGestureLongPress,
        ownerGesturePan,
        ownerGestureRotate,
        ownerGestureSingle,
        ownerGestureStylus,
        ownerGestureSwipe,
        ownerGestureZoom,
        ownerGrid,
        ownerGridLayout,
        ownerGridLayoutChild,
        ownerGridView,
        ownerGtkCalendar,
        ownerGtkRange,
        ownerHeaderBar,
        ownerIMContext,
        ownerIMContextSimple,
        ownerIMMulticontext,
        ownerIconPaintable,
        ownerIconTheme,
        ownerIconView,
        ownerImage,
        ownerInfoBar,
        ownerInscription,
        ownerKeyvalTrigger,
        ownerLabel,
        ownerLayoutChild,
        ownerLayoutManager,
        ownerLevelBar,
        ownerLinkButton,
        ownerListBase,
        ownerListBox,
        ownerListBoxRow,
        ownerListItem,
        ownerListItemFactory,
        ownerListStore,
        ownerListView,
        ownerLockButton,
        ownerMapListModel,
        ownerMediaControls,
        ownerMediaFile,
        ownerMediaStream,
        ownerMenuButton,
        ownerMessageDialog,
        ownerMnemonicAction,
        ownerMnemonicTrigger,
        ownerMountOperation,
        ownerMultiFilter,
        ownerMultiSelection,
        ownerMultiSorter,
        ownerNamedAction,
        ownerNative,
        ownerNativeDialog,
        ownerNeverTrigger,
        ownerNoSelection,
        ownerNotebook,
        ownerNotebookPage,
        ownerNothingAction,
        ownerNumericSorter,
        ownerOrientable,
        ownerOverlay,
        ownerOverlayLayout,
        ownerOverlayLayoutChild,
        ownerPadController,
        ownerPageSetup,
        ownerPageSetupUnixDialog,
        ownerPaned,
        ownerPasswordEntry,
        ownerPasswordEntryBuffer,
        ownerPicture,
        ownerPopover,
        ownerPopoverMenu,
        ownerPopoverMenuBar,
        ownerPrintContext,
        ownerPrintJob,
        ownerPrintOperation,
        ownerPrintOperationPreview,
        ownerPrintSettings,
        ownerPrintUnixDialog,
        ownerPrinter,
        ownerProgressBar,
        ownerRecentManager,
        ownerRevealer,
        ownerRoot,
        ownerScale,
        ownerScaleButton,
        ownerScrollable,
        ownerScrollbar,
        ownerScrolledWindow,
        ownerSearchBar,
        ownerSearchEntry,
        ownerSelectionFilterModel,
        ownerSelectionModel,
        ownerSeparator,
        ownerSettings,
        ownerShortcut,
        ownerShortcutAction,
        ownerShortcutController,
        ownerShortcutLabel,
        ownerShortcutManager,
        ownerShortcutTrigger,
        ownerShortcutsGroup,
        ownerShortcutsSection,
        ownerShortcutsShortcut,
        ownerShortcutsWindow,
        ownerSignalAction,
        ownerSignalListItemFactory,
        ownerSingleSelection,
        ownerSizeGroup,
        ownerSliceListModel,
        ownerSnapshot,
        ownerSortListModel,
        ownerSorter,
        ownerSpinButton,
        ownerSpinner,
        ownerStack,
        ownerStackPage,
        ownerStackSidebar,
        ownerStackSwitcher,
        ownerStatusbar,
        ownerStringFilter,
        ownerStringList,
        ownerStringObject,
        ownerStringSorter,
        ownerStyleContext,
        ownerStyleProvider,
        ownerSwitch,
        ownerSymbolicPaintable,
        ownerText,
        ownerTextBuffer,
        ownerTextChildAnchor,
        ownerTextMark,
        ownerTextTag,
        ownerTextTagTable,
        ownerTextView,
        ownerToggleButton,
        ownerTooltip,
        ownerTreeDragDest,
        ownerTreeDragSource,
        ownerTreeExpander,
        ownerTreeListModel,
        ownerTreeListRow,
        ownerTreeListRowSorter,
        ownerTreeModel,
        ownerTreeModelFilter,
        ownerTreeModelSort,
        ownerTreeSelection,
        ownerTreeSortable,
        ownerTreeStore,
        ownerTreeView,
        ownerTreeViewColumn,
        ownerVideo,
        ownerViewport,
        ownerVolumeButton,
        ownerWidget,
        ownerWidgetPaintable,
        ownerWindow,
        ownerWindowControls,
        ownerWindowGroup,
        ownerWindowHandle,
    ]
}

private let ownerATContext = OwnerProbe(
    "ATContext",
    (ATContext).self,
    properties: [
        PropertyProbe("accessible", get: { (owner: ATContext) in owner.accessible }),
        PropertyProbe(
            "accessible-role",
            get: { (owner: ATContext) in owner.accessibleRole },
            set: { owner, value in owner.accessibleRole = value }
        ),
        PropertyProbe(
            "display",
            get: { (owner: ATContext) in owner.display },
            set: { owner, value in owner.display = value }
        ),
    ],
    signals: [
        SignalProbe("state-change") { (owner: ATContext) in owner.onStateChange {} }
    ]
)

private let ownerAboutDialog = OwnerProbe(
    "AboutDialog",
    (AboutDialog).self,
    properties: [
        PropertyProbe(
            "artists",
            get: { (owner: AboutDialog) in owner.artists },
            set: { owner, value in owner.artists = value }
        ),
        PropertyProbe(
            "authors",
            get: { (owner: AboutDialog) in owner.authors },
            set: { owner, value in owner.authors = value }
        ),
        PropertyProbe(
            "comments",
            get: { (owner: AboutDialog) in owner.comments },
            set: { owner, value in owner.comments = value }
        ),
        PropertyProbe(
            "copyright",
            get: { (owner: AboutDialog) in owner.copyright },
            set: { owner, value in owner.copyright = value }
        ),
        PropertyProbe(
            "documenters",
            get: { (owner: AboutDialog) in owner.documenters },
            set: { owner, value in owner.documenters = value }
        ),
        PropertyProbe(
            "license",
            get: { (owner: AboutDialog) in owner.license },
            set: { owner, value in owner.license = value }
        ),
        PropertyProbe(
            "license-type",
            get: { (owner: AboutDialog) in owner.licenseType },
            set: { owner, value in owner.licenseType = value }
        ),
        PropertyProbe("logo", get: { (owner: AboutDialog) in owner.logo }, set: { owner, value in owner.logo = value }),
        PropertyProbe(
            "logo-icon-name",
            get: { (owner: AboutDialog) in owner.logoIconName },
            set: { owner, value in owner.logoIconName = value }
        ),
        PropertyProbe(
            "program-name",
            get: { (owner: AboutDialog) in owner.programName },
            set: { owner, value in owner.programName = value }
        ),
        PropertyProbe(
            "system-information",
            get: { (owner: AboutDialog) in owner.systemInformation },
            set: { owner, value in owner.systemInformation = value }
        ),
        PropertyProbe(
            "translator-credits",
            get: { (owner: AboutDialog) in owner.translatorCredits },
            set: { owner, value in owner.translatorCredits = value }
        ),
        PropertyProbe(
            "version",
            get: { (owner: AboutDialog) in owner.version },
            set: { owner, value in owner.version = value }
        ),
        PropertyProbe(
            "website",
            get: { (owner: AboutDialog) in owner.website },
            set: { owner, value in owner.website = value }
        ),
        PropertyProbe(
            "website-label",
            get: { (owner: AboutDialog) in owner.websiteLabel },
            set: { owner, value in owner.websiteLabel = value }
        ),
        PropertyProbe(
            "wrap-license",
            get: { (owner: AboutDialog) in owner.wrapLicense },
            set: { owner, value in owner.wrapLicense = value }
        ),
    ],
    signals: [
        SignalProbe("activate-link") { (owner: AboutDialog) in owner.onActivateLink { _ in false } }
    ]
)

private let ownerAccessible = OwnerProbe(
    "Accessible",
    (any Accessible).self,
    properties: [
        PropertyProbe(
            "accessible-role",
            get: { (owner: any Accessible) in owner.accessibleRole },
            set: { owner, value in owner.accessibleRole = value }
        )
    ],
    signals: []
)

private let ownerActionBar = OwnerProbe(
    "ActionBar",
    (ActionBar).self,
    properties: [
        PropertyProbe(
            "revealed",
            get: { (owner: ActionBar) in owner.revealed },
            set: { owner, value in owner.revealed = value }
        )
    ],
    signals: []
)

private let ownerActionable = OwnerProbe(
    "Actionable",
    (any Actionable).self,
    properties: [
        PropertyProbe(
            "action-name",
            get: { (owner: any Actionable) in owner.actionName },
            set: { owner, value in owner.actionName = value }
        ),
        PropertyProbe(
            "action-target",
            get: { (owner: any Actionable) in owner.actionTarget },
            set: { owner, value in owner.actionTarget = value }
        ),
    ],
    signals: []
)

private let ownerActivateAction = OwnerProbe(
    "ActivateAction",
    (ActivateAction).self,
    properties: [],
    signals: []
)

private let ownerAdjustment = OwnerProbe(
    "Adjustment",
    (Adjustment).self,
    properties: [
        PropertyProbe(
            "lower",
            get: { (owner: Adjustment) in owner.lower },
            set: { owner, value in owner.lower = value }
        ),
        PropertyProbe(
            "page-increment",
            get: { (owner: Adjustment) in owner.pageIncrement },
            set: { owner, value in owner.pageIncrement = value }
        ),
        PropertyProbe(
            "page-size",
            get: { (owner: Adjustment) in owner.pageSize },
            set: { owner, value in owner.pageSize = value }
        ),
        PropertyProbe(
            "step-increment",
            get: { (owner: Adjustment) in owner.stepIncrement },
            set: { owner, value in owner.stepIncrement = value }
        ),
        PropertyProbe(
            "upper",
            get: { (owner: Adjustment) in owner.upper },
            set: { owner, value in owner.upper = value }
        ),
        PropertyProbe(
            "value",
            get: { (owner: Adjustment) in owner.value },
            set: { owner, value in owner.value = value }
        ),
    ],
    signals: [
        SignalProbe("changed") { (owner: Adjustment) in owner.onChanged {} },
        SignalProbe("value-changed") { (owner: Adjustment) in owner.onValueChanged {} },
    ]
)

private let ownerAlternativeTrigger = OwnerProbe(
    "AlternativeTrigger",
    (AlternativeTrigger).self,
    properties: [
        PropertyProbe("first", get: { (owner: AlternativeTrigger) in owner.first }),
        PropertyProbe("second", get: { (owner: AlternativeTrigger) in owner.second }),
    ],
    signals: []
)

private let ownerAnyFilter = OwnerProbe(
    "AnyFilter",
    (AnyFilter).self,
    properties: [],
    signals: []
)

private let ownerAppChooser = OwnerProbe(
    "AppChooser",
    (any AppChooser).self,
    properties: [
        PropertyProbe("content-type", get: { (owner: any AppChooser) in owner.contentType })
    ],
    signals: []
)

private let ownerAppChooserButton = OwnerProbe(
    "AppChooserButton",
    (AppChooserButton).self,
    properties: [
        PropertyProbe(
            "heading",
            get: { (owner: AppChooserButton) in owner.heading },
            set: { owner, value in owner.heading = value }
        ),
        PropertyProbe(
            "modal",
            get: { (owner: AppChooserButton) in owner.modal },
            set: { owner, value in owner.modal = value }
        ),
        PropertyProbe(
            "show-default-item",
            get: { (owner: AppChooserButton) in owner.showDefaultItem },
            set: { owner, value in owner.showDefaultItem = value }
        ),
        PropertyProbe(
            "show-dialog-item",
            get: { (owner: AppChooserButton) in owner.showDialogItem },
            set: { owner, value in owner.showDialogItem = value }
        ),
    ],
    signals: [
        SignalProbe("activate") { (owner: AppChooserButton) in owner.onActivate {} },
        SignalProbe("changed") { (owner: AppChooserButton) in owner.onChanged {} },
        SignalProbe("custom-item-activated") { (owner: AppChooserButton) in owner.onCustomItemActivated { _ in } },
    ]
)

private let ownerAppChooserDialog = OwnerProbe(
    "AppChooserDialog",
    (AppChooserDialog).self,
    properties: [
        PropertyProbe("gfile", get: { (owner: AppChooserDialog) in owner.gfile }),
        PropertyProbe(
            "heading",
            get: { (owner: AppChooserDialog) in owner.heading },
            set: { owner, value in owner.heading = value }
        ),
    ],
    signals: []
)

private let ownerAppChooserWidget = OwnerProbe(
    "AppChooserWidget",
    (AppChooserWidget).self,
    properties: [
        PropertyProbe(
            "default-text",
            get: { (owner: AppChooserWidget) in owner.defaultText },
            set: { owner, value in owner.defaultText = value }
        ),
        PropertyProbe(
            "show-all",
            get: { (owner: AppChooserWidget) in owner.showAll },
            set: { owner, value in owner.showAll = value }
        ),
        PropertyProbe(
            "show-default",
            get: { (owner: AppChooserWidget) in owner.showDefault },
            set: { owner, value in owner.showDefault = value }
        ),
        PropertyProbe(
            "show-fallback",
            get: { (owner: AppChooserWidget) in owner.showFallback },
            set: { owner, value in owner.showFallback = value }
        ),
        PropertyProbe(
            "show-other",
            get: { (owner: AppChooserWidget) in owner.showOther },
            set: { owner, value in owner.showOther = value }
        ),
        PropertyProbe(
            "show-recommended",
            get: { (owner: AppChooserWidget) in owner.showRecommended },
            set: { owner, value in owner.showRecommended = value }
        ),
    ],
    signals: [
        SignalProbe("application-activated") { (owner: AppChooserWidget) in owner.onApplicationActivated { _ in } },
        SignalProbe("application-selected") { (owner: AppChooserWidget) in owner.onApplicationSelected { _ in } },
    ]
)

private let ownerApplication = OwnerProbe(
    "Application",
    (Application).self,
    properties: [
        PropertyProbe("active-window", get: { (owner: Application) in owner.activeWindow }),
        PropertyProbe(
            "menubar",
            get: { (owner: Application) in owner.menubar },
            set: { owner, value in owner.menubar = value }
        ),
        PropertyProbe(
            "register-session",
            get: { (owner: Application) in owner.registerSession },
            set: { owner, value in owner.registerSession = value }
        ),
        PropertyProbe("screensaver-active", get: { (owner: Application) in owner.screensaverActive }),
    ],
    signals: [
        SignalProbe("query-end") { (owner: Application) in owner.onQueryEnd {} },
        SignalProbe("window-added") { (owner: Application) in owner.onWindowAdded { _ in } },
        SignalProbe("window-removed") { (owner: Application) in owner.onWindowRemoved { _ in } },
    ]
)

private let ownerApplicationWindow = OwnerProbe(
    "ApplicationWindow",
    (ApplicationWindow).self,
    properties: [
        PropertyProbe(
            "show-menubar",
            get: { (owner: ApplicationWindow) in owner.showMenubar },
            set: { owner, value in owner.showMenubar = value }
        )
    ],
    signals: []
)

private let ownerAspectFrame = OwnerProbe(
    "AspectFrame",
    (AspectFrame).self,
    properties: [
        PropertyProbe(
            "child",
            get: { (owner: AspectFrame) in owner.child },
            set: { owner, value in owner.child = value }
        ),
        PropertyProbe(
            "obey-child",
            get: { (owner: AspectFrame) in owner.obeyChild },
            set: { owner, value in owner.obeyChild = value }
        ),
        PropertyProbe(
            "ratio",
            get: { (owner: AspectFrame) in owner.ratio },
            set: { owner, value in owner.ratio = value }
        ),
        PropertyProbe(
            "xalign",
            get: { (owner: AspectFrame) in owner.xalign },
            set: { owner, value in owner.xalign = value }
        ),
        PropertyProbe(
            "yalign",
            get: { (owner: AspectFrame) in owner.yalign },
            set: { owner, value in owner.yalign = value }
        ),
    ],
    signals: []
)

private let ownerAssistant = OwnerProbe(
    "Assistant",
    (Assistant).self,
    properties: [
        PropertyProbe("pages", get: { (owner: Assistant) in owner.pages }),
        PropertyProbe("use-header-bar", get: { (owner: Assistant) in owner.useHeaderBar }),
    ],
    signals: [
        SignalProbe("apply") { (owner: Assistant) in owner.onApply {} },
        SignalProbe("cancel") { (owner: Assistant) in owner.onCancel {} },
        SignalProbe("close") { (owner: Assistant) in owner.onClose {} },
        SignalProbe("escape") { (owner: Assistant) in owner.onEscape {} },
        SignalProbe("prepare") { (owner: Assistant) in owner.onPrepare { _ in } },
    ]
)

private let ownerAssistantPage = OwnerProbe(
    "AssistantPage",
    (AssistantPage).self,
    properties: [
        PropertyProbe("child", get: { (owner: AssistantPage) in owner.child }),
        PropertyProbe(
            "complete",
            get: { (owner: AssistantPage) in owner.complete },
            set: { owner, value in owner.complete = value }
        ),
        PropertyProbe(
            "page-type",
            get: { (owner: AssistantPage) in owner.pageType },
            set: { owner, value in owner.pageType = value }
        ),
        PropertyProbe(
            "title",
            get: { (owner: AssistantPage) in owner.title },
            set: { owner, value in owner.title = value }
        ),
    ],
    signals: []
)

private let ownerBinLayout = OwnerProbe(
    "BinLayout",
    (BinLayout).self,
    properties: [],
    signals: []
)

private let ownerBookmarkList = OwnerProbe(
    "BookmarkList",
    (BookmarkList).self,
    properties: [
        PropertyProbe(
            "attributes",
            get: { (owner: BookmarkList) in owner.attributes },
            set: { owner, value in owner.attributes = value }
        ),
        PropertyProbe("filename", get: { (owner: BookmarkList) in owner.filename }),
        PropertyProbe(
            "io-priority",
            get: { (owner: BookmarkList) in owner.ioPriority },
            set: { owner, value in owner.ioPriority = value }
        ),
        PropertyProbe("item-type", get: { (owner: BookmarkList) in owner.itemType }),
        PropertyProbe("loading", get: { (owner: BookmarkList) in owner.loading }),
        PropertyProbe("n-items", get: { (owner: BookmarkList) in owner.nItems }),
    ],
    signals: []
)

private let ownerBoolFilter = OwnerProbe(
    "BoolFilter",
    (BoolFilter).self,
    properties: [
        PropertyProbe(
            "expression",
            get: { (owner: BoolFilter) in owner.expression },
            set: { owner, value in owner.expression = value }
        ),
        PropertyProbe(
            "invert",
            get: { (owner: BoolFilter) in owner.invert },
            set: { owner, value in owner.invert = value }
        ),
    ],
    signals: []
)

private let ownerBox = OwnerProbe(
    "Box",
    (Box).self,
    properties: [
        PropertyProbe(
            "baseline-position",
            get: { (owner: Box) in owner.baselinePosition },
            set: { owner, value in owner.baselinePosition = value }
        ),
        PropertyProbe(
            "homogeneous",
            get: { (owner: Box) in owner.homogeneous },
            set: { owner, value in owner.homogeneous = value }
        ),
        PropertyProbe(
            "spacing",
            get: { (owner: Box) in owner.spacing },
            set: { owner, value in owner.spacing = value }
        ),
    ],
    signals: []
)

private let ownerBoxLayout = OwnerProbe(
    "BoxLayout",
    (BoxLayout).self,
    properties: [
        PropertyProbe(
            "baseline-position",
            get: { (owner: BoxLayout) in owner.baselinePosition },
            set: { owner, value in owner.baselinePosition = value }
        ),
        PropertyProbe(
            "homogeneous",
            get: { (owner: BoxLayout) in owner.homogeneous },
            set: { owner, value in owner.homogeneous = value }
        ),
        PropertyProbe(
            "spacing",
            get: { (owner: BoxLayout) in owner.spacing },
            set: { owner, value in owner.spacing = value }
        ),
    ],
    signals: []
)

private let ownerBuildable = OwnerProbe(
    "Buildable",
    (any Buildable).self,
    properties: [],
    signals: []
)

private let ownerBuilder = OwnerProbe(
    "Builder",
    (Builder).self,
    properties: [
        PropertyProbe(
            "current-object",
            get: { (owner: Builder) in owner.currentObject },
            set: { owner, value in owner.currentObject = value }
        ),
        PropertyProbe("scope", get: { (owner: Builder) in owner.scope }),
        PropertyProbe(
            "translation-domain",
            get: { (owner: Builder) in owner.translationDomain },
            set: { owner, value in owner.translationDomain = value }
        ),
    ],
    signals: []
)

private let ownerBuilderCScope = OwnerProbe(
    "BuilderCScope",
    (BuilderCScope).self,
    properties: [],
    signals: []
)

private let ownerBuilderListItemFactory = OwnerProbe(
    "BuilderListItemFactory",
    (BuilderListItemFactory).self,
    properties: [
        PropertyProbe("bytes", get: { (owner: BuilderListItemFactory) in owner.bytes }),
        PropertyProbe("resource", get: { (owner: BuilderListItemFactory) in owner.resource }),
        PropertyProbe("scope", get: { (owner: BuilderListItemFactory) in owner.scope }),
    ],
    signals: []
)

private let ownerBuilderScope = OwnerProbe(
    "BuilderScope",
    (any BuilderScope).self,
    properties: [],
    signals: []
)

private let ownerButton = OwnerProbe(
    "Button",
    (Button).self,
    properties: [
        PropertyProbe("child", get: { (owner: Button) in owner.child }, set: { owner, value in owner.child = value }),
        PropertyProbe(
            "has-frame",
            get: { (owner: Button) in owner.hasFrame },
            set: { owner, value in owner.hasFrame = value }
        ),
        PropertyProbe(
            "icon-name",
            get: { (owner: Button) in owner.iconName },
            set: { owner, value in owner.iconName = value }
        ),
        PropertyProbe("label", get: { (owner: Button) in owner.label }, set: { owner, value in owner.label = value }),
        PropertyProbe(
            "use-underline",
            get: { (owner: Button) in owner.useUnderline },
            set: { owner, value in owner.useUnderline = value }
        ),
    ],
    signals: [
        SignalProbe("activate") { (owner: Button) in owner.onActivate {} },
        SignalProbe("clicked") { (owner: Button) in owner.onClicked {} },
    ]
)

private let ownerCallbackAction = OwnerProbe(
    "CallbackAction",
    (CallbackAction).self,
    properties: [],
    signals: []
)

private let ownerCellArea = OwnerProbe(
    "CellArea",
    (CellArea).self,
    properties: [
        PropertyProbe("edit-widget", get: { (owner: CellArea) in owner.editWidget }),
        PropertyProbe("edited-cell", get: { (owner: CellArea) in owner.editedCell }),
        PropertyProbe(
            "focus-cell",
            get: { (owner: CellArea) in owner.focusCell },
            set: { owner, value in owner.focusCell = value }
        ),
    ],
    signals: [
        SignalProbe("add-editable") { (owner: CellArea) in owner.onAddEditable { _, _, _, _ in } },
        SignalProbe("apply-attributes") { (owner: CellArea) in owner.onApplyAttributes { _, _, _, _ in } },
        SignalProbe("focus-changed") { (owner: CellArea) in owner.onFocusChanged { _, _ in } },
        SignalProbe("remove-editable") { (owner: CellArea) in owner.onRemoveEditable { _, _ in } },
    ]
)

private let ownerCellAreaBox = OwnerProbe(
    "CellAreaBox",
    (CellAreaBox).self,
    properties: [
        PropertyProbe(
            "spacing",
            get: { (owner: CellAreaBox) in owner.spacing },
            set: { owner, value in owner.spacing = value }
        )
    ],
    signals: []
)

private let ownerCellAreaContext = OwnerProbe(
    "CellAreaContext",
    (CellAreaContext).self,
    properties: [
        PropertyProbe("area", get: { (owner: CellAreaContext) in owner.area }),
        PropertyProbe("minimum-height", get: { (owner: CellAreaContext) in owner.minimumHeight }),
        PropertyProbe("minimum-width", get: { (owner: CellAreaContext) in owner.minimumWidth }),
        PropertyProbe("natural-height", get: { (owner: CellAreaContext) in owner.naturalHeight }),
        PropertyProbe("natural-width", get: { (owner: CellAreaContext) in owner.naturalWidth }),
    ],
    signals: []
)

private let ownerCellEditable = OwnerProbe(
    "CellEditable",
    (any CellEditable).self,
    properties: [
        PropertyProbe(
            "editing-canceled",
            get: { (owner: any CellEditable) in owner.editingCanceled },
            set: { owner, value in owner.editingCanceled = value }
        )
    ],
    signals: [
        SignalProbe("editing-done") { (owner: any CellEditable) in owner.onEditingDone {} },
        SignalProbe("remove-widget") { (owner: any CellEditable) in owner.onRemoveWidget {} },
    ]
)

private let ownerCellLayout = OwnerProbe(
    "CellLayout",
    (any CellLayout).self,
    properties: [],
    signals: []
)

private let ownerCellRenderer = OwnerProbe(
    "CellRenderer",
    (CellRenderer).self,
    properties: [
        PropertyProbe(
            "cell-background-rgba",
            get: { (owner: CellRenderer) in owner.cellBackgroundRgba },
            set: { owner, value in owner.cellBackgroundRgba = value }
        ),
        PropertyProbe(
            "cell-background-set",
            get: { (owner: CellRenderer) in owner.cellBackgroundSet },
            set: { owner, value in owner.cellBackgroundSet = value }
        ),
        PropertyProbe("editing", get: { (owner: CellRenderer) in owner.editing }),
        PropertyProbe(
            "height",
            get: { (owner: CellRenderer) in owner.height },
            set: { owner, value in owner.height = value }
        ),
        PropertyProbe(
            "is-expanded",
            get: { (owner: CellRenderer) in owner.isExpanded },
            set: { owner, value in owner.isExpanded = value }
        ),
        PropertyProbe(
            "is-expander",
            get: { (owner: CellRenderer) in owner.isExpander },
            set: { owner, value in owner.isExpander = value }
        ),
        PropertyProbe(
            "mode",
            get: { (owner: CellRenderer) in owner.mode },
            set: { owner, value in owner.mode = value }
        ),
        PropertyProbe(
            "sensitive",
            get: { (owner: CellRenderer) in owner.sensitive },
            set: { owner, value in owner.sensitive = value }
        ),
        PropertyProbe(
            "visible",
            get: { (owner: CellRenderer) in owner.visible },
            set: { owner, value in owner.visible = value }
        ),
        PropertyProbe(
            "width",
            get: { (owner: CellRenderer) in owner.width },
            set: { owner, value in owner.width = value }
        ),
        PropertyProbe(
            "xalign",
            get: { (owner: CellRenderer) in owner.xalign },
            set: { owner, value in owner.xalign = value }
        ),
        PropertyProbe(
            "xpad",
            get: { (owner: CellRenderer) in owner.xpad },
            set: { owner, value in owner.xpad = value }
        ),
        PropertyProbe(
            "yalign",
            get: { (owner: CellRenderer) in owner.yalign },
            set: { owner, value in owner.yalign = value }
        ),
        PropertyProbe(
            "ypad",
            get: { (owner: CellRenderer) in owner.ypad },
            set: { owner, value in owner.ypad = value }
        ),
    ],
    signals: [
        SignalProbe("editing-canceled") { (owner: CellRenderer) in owner.onEditingCanceled {} },
        SignalProbe("editing-started") { (owner: CellRenderer) in owner.onEditingStarted { _, _ in } },
    ]
)

private let ownerCellRendererAccel = OwnerProbe(
    "CellRendererAccel",
    (CellRendererAccel).self,
    properties: [
        PropertyProbe(
            "accel-key",
            get: { (owner: CellRendererAccel) in owner.accelKey },
            set: { owner, value in owner.accelKey = value }
        ),
        PropertyProbe(
            "accel-mode",
            get: { (owner: CellRendererAccel) in owner.accelMode },
            set: { owner, value in owner.accelMode = value }
        ),
        PropertyProbe(
            "accel-mods",
            get: { (owner: CellRendererAccel) in owner.accelMods },
            set: { owner, value in owner.accelMods = value }
        ),
        PropertyProbe(
            "keycode",
            get: { (owner: CellRendererAccel) in owner.keycode },
            set: { owner, value in owner.keycode = value }
        ),
    ],
    signals: [
        SignalProbe("accel-cleared") { (owner: CellRendererAccel) in owner.onAccelCleared { _ in } },
        SignalProbe("accel-edited") { (owner: CellRendererAccel) in owner.onAccelEdited { _, _, _, _ in } },
    ]
)

private let ownerCellRendererCombo = OwnerProbe(
    "CellRendererCombo",
    (CellRendererCombo).self,
    properties: [
        PropertyProbe(
            "has-entry",
            get: { (owner: CellRendererCombo) in owner.hasEntry },
            set: { owner, value in owner.hasEntry = value }
        ),
        PropertyProbe(
            "model",
            get: { (owner: CellRendererCombo) in owner.model },
            set: { owner, value in owner.model = value }
        ),
        PropertyProbe(
            "text-column",
            get: { (owner: CellRendererCombo) in owner.textColumn },
            set: { owner, value in owner.textColumn = value }
        ),
    ],
    signals: [
        SignalProbe("changed") { (owner: CellRendererCombo) in owner.onChanged { _, _ in } }
    ]
)

private let ownerCellRendererPixbuf = OwnerProbe(
    "CellRendererPixbuf",
    (CellRendererPixbuf).self,
    properties: [
        PropertyProbe(
            "gicon",
            get: { (owner: CellRendererPixbuf) in owner.gicon },
            set: { owner, value in owner.gicon = value }
        ),
        PropertyProbe(
            "icon-name",
            get: { (owner: CellRendererPixbuf) in owner.iconName },
            set: { owner, value in owner.iconName = value }
        ),
        PropertyProbe(
            "icon-size",
            get: { (owner: CellRendererPixbuf) in owner.iconSize },
            set: { owner, value in owner.iconSize = value }
        ),
        PropertyProbe(
            "pixbuf-expander-closed",
            get: { (owner: CellRendererPixbuf) in owner.pixbufExpanderClosed },
            set: { owner, value in owner.pixbufExpanderClosed = value }
        ),
        PropertyProbe(
            "pixbuf-expander-open",
            get: { (owner: CellRendererPixbuf) in owner.pixbufExpanderOpen },
            set: { owner, value in owner.pixbufExpanderOpen = value }
        ),
        PropertyProbe(
            "texture",
            get: { (owner: CellRendererPixbuf) in owner.texture },
            set: { owner, value in owner.texture = value }
        ),
    ],
    signals: []
)

private let ownerCellRendererProgress = OwnerProbe(
    "CellRendererProgress",
    (CellRendererProgress).self,
    properties: [
        PropertyProbe(
            "inverted",
            get: { (owner: CellRendererProgress) in owner.inverted },
            set: { owner, value in owner.inverted = value }
        ),
        PropertyProbe(
            "pulse",
            get: { (owner: CellRendererProgress) in owner.pulse },
            set: { owner, value in owner.pulse = value }
        ),
        PropertyProbe(
            "text",
            get: { (owner: CellRendererProgress) in owner.text },
            set: { owner, value in owner.text = value }
        ),
        PropertyProbe(
            "text-xalign",
            get: { (owner: CellRendererProgress) in owner.textXalign },
            set: { owner, value in owner.textXalign = value }
        ),
        PropertyProbe(
            "text-yalign",
            get: { (owner: CellRendererProgress) in owner.textYalign },
            set: { owner, value in owner.textYalign = value }
        ),
        PropertyProbe(
            "value",
            get: { (owner: CellRendererProgress) in owner.value },
            set: { owner, value in owner.value = value }
        ),
    ],
    signals: []
)

private let ownerCellRendererSpin = OwnerProbe(
    "CellRendererSpin",
    (CellRendererSpin).self,
    properties: [
        PropertyProbe(
            "adjustment",
            get: { (owner: CellRendererSpin) in owner.adjustment },
            set: { owner, value in owner.adjustment = value }
        ),
        PropertyProbe(
            "climb-rate",
            get: { (owner: CellRendererSpin) in owner.climbRate },
            set: { owner, value in owner.climbRate = value }
        ),
        PropertyProbe(
            "digits",
            get: { (owner: CellRendererSpin) in owner.digits },
            set: { owner, value in owner.digits = value }
        ),
    ],
    signals: []
)

private let ownerCellRendererSpinner = OwnerProbe(
    "CellRendererSpinner",
    (CellRendererSpinner).self,
    properties: [
        PropertyProbe(
            "active",
            get: { (owner: CellRendererSpinner) in owner.active },
            set: { owner, value in owner.active = value }
        ),
        PropertyProbe(
            "pulse",
            get: { (owner: CellRendererSpinner) in owner.pulse },
            set: { owner, value in owner.pulse = value }
        ),
        PropertyProbe(
            "size",
            get: { (owner: CellRendererSpinner) in owner.size },
            set: { owner, value in owner.size = value }
        ),
    ],
    signals: []
)

private let ownerCellRendererText = OwnerProbe(
    "CellRendererText",
    (CellRendererText).self,
    properties: [
        PropertyProbe(
            "align-set",
            get: { (owner: CellRendererText) in owner.alignSet },
            set: { owner, value in owner.alignSet = value }
        ),
        PropertyProbe(
            "alignment",
            get: { (owner: CellRendererText) in owner.cellRendererTextAlignment },
            set: { owner, value in owner.cellRendererTextAlignment = value }
        ),
        PropertyProbe(
            "attributes",
            get: { (owner: CellRendererText) in owner.attributes },
            set: { owner, value in owner.attributes = value }
        ),
        PropertyProbe(
            "background-rgba",
            get: { (owner: CellRendererText) in owner.backgroundRgba },
            set: { owner, value in owner.backgroundRgba = value }
        ),
        PropertyProbe(
            "background-set",
            get: { (owner: CellRendererText) in owner.backgroundSet },
            set: { owner, value in owner.backgroundSet = value }
        ),
        PropertyProbe(
            "editable",
            get: { (owner: CellRendererText) in owner.editable },
            set: { owner, value in owner.editable = value }
        ),
        PropertyProbe(
            "editable-set",
            get: { (owner: CellRendererText) in owner.editableSet },
            set: { owner, value in owner.editableSet = value }
        ),
        PropertyProbe(
            "ellipsize",
            get: { (owner: CellRendererText) in owner.ellipsize },
            set: { owner, value in owner.ellipsize = value }
        ),
        PropertyProbe(
            "ellipsize-set",
            get: { (owner: CellRendererText) in owner.ellipsizeSet },
            set: { owner, value in owner.ellipsizeSet = value }
        ),
        PropertyProbe(
            "family",
            get: { (owner: CellRendererText) in owner.family },
            set: { owner, value in owner.family = value }
        ),
        PropertyProbe(
            "family-set",
            get: { (owner: CellRendererText) in owner.familySet },
            set: { owner, value in owner.familySet = value }
        ),
        PropertyProbe(
            "font",
            get: { (owner: CellRendererText) in owner.font },
            set: { owner, value in owner.font = value }
        ),
        PropertyProbe(
            "font-desc",
            get: { (owner: CellRendererText) in owner.fontDesc },
            set: { owner, value in owner.fontDesc = value }
        ),
        PropertyProbe(
            "foreground-rgba",
            get: { (owner: CellRendererText) in owner.foregroundRgba },
            set: { owner, value in owner.foregroundRgba = value }
        ),
        PropertyProbe(
            "foreground-set",
            get: { (owner: CellRendererText) in owner.foregroundSet },
            set: { owner, value in owner.foregroundSet = value }
        ),
        PropertyProbe(
            "language",
            get: { (owner: CellRendererText) in owner.language },
            set: { owner, value in owner.language = value }
        ),
        PropertyProbe(
            "language-set",
            get: { (owner: CellRendererText) in owner.languageSet },
            set: { owner, value in owner.languageSet = value }
        ),
        PropertyProbe(
            "max-width-chars",
            get: { (owner: CellRendererText) in owner.maxWidthChars },
            set: { owner, value in owner.maxWidthChars = value }
        ),
        PropertyProbe(
            "placeholder-text",
            get: { (owner: CellRendererText) in owner.placeholderText },
            set: { owner, value in owner.placeholderText = value }
        ),
        PropertyProbe(
            "rise",
            get: { (owner: CellRendererText) in owner.rise },
            set: { owner, value in owner.rise = value }
        ),
        PropertyProbe(
            "rise-set",
            get: { (owner: CellRendererText) in owner.riseSet },
            set: { owner, value in owner.riseSet = value }
        ),
        PropertyProbe(
            "scale",
            get: { (owner: CellRendererText) in owner.scale },
            set: { owner, value in owner.scale = value }
        ),
        PropertyProbe(
            "scale-set",
            get: { (owner: CellRendererText) in owner.scaleSet },
            set: { owner, value in owner.scaleSet = value }
        ),
        PropertyProbe(
            "single-paragraph-mode",
            get: { (owner: CellRendererText) in owner.singleParagraphMode },
            set: { owner, value in owner.singleParagraphMode = value }
        ),
        PropertyProbe(
            "size",
            get: { (owner: CellRendererText) in owner.size },
            set: { owner, value in owner.size = value }
        ),
        PropertyProbe(
            "size-points",
            get: { (owner: CellRendererText) in owner.sizePoints },
            set: { owner, value in owner.sizePoints = value }
        ),
        PropertyProbe(
            "size-set",
            get: { (owner: CellRendererText) in owner.sizeSet },
            set: { owner, value in owner.sizeSet = value }
        ),
        PropertyProbe(
            "stretch",
            get: { (owner: CellRendererText) in owner.stretch },
            set: { owner, value in owner.stretch = value }
        ),
        PropertyProbe(
            "stretch-set",
            get: { (owner: CellRendererText) in owner.stretchSet },
            set: { owner, value in owner.stretchSet = value }
        ),
        PropertyProbe(
            "strikethrough",
            get: { (owner: CellRendererText) in owner.strikethrough },
            set: { owner, value in owner.strikethrough = value }
        ),
        PropertyProbe(
            "strikethrough-set",
            get: { (owner: CellRendererText) in owner.strikethroughSet },
            set: { owner, value in owner.strikethroughSet = value }
        ),
        PropertyProbe(
            "style",
            get: { (owner: CellRendererText) in owner.style },
            set: { owner, value in owner.style = value }
        ),
        PropertyProbe(
            "style-set",
            get: { (owner: CellRendererText) in owner.styleSet },
            set: { owner, value in owner.styleSet = value }
        ),
        PropertyProbe(
            "text",
            get: { (owner: CellRendererText) in owner.text },
            set: { owner, value in owner.text = value }
        ),
        PropertyProbe(
            "underline",
            get: { (owner: CellRendererText) in owner.underline },
            set: { owner, value in owner.underline = value }
        ),
        PropertyProbe(
            "underline-set",
            get: { (owner: CellRendererText) in owner.underlineSet },
            set: { owner, value in owner.underlineSet = value }
        ),
        PropertyProbe(
            "variant",
            get: { (owner: CellRendererText) in owner.variant },
            set: { owner, value in owner.variant = value }
        ),
        PropertyProbe(
            "variant-set",
            get: { (owner: CellRendererText) in owner.variantSet },
            set: { owner, value in owner.variantSet = value }
        ),
        PropertyProbe(
            "weight",
            get: { (owner: CellRendererText) in owner.weight },
            set: { owner, value in owner.weight = value }
        ),
        PropertyProbe(
            "weight-set",
            get: { (owner: CellRendererText) in owner.weightSet },
            set: { owner, value in owner.weightSet = value }
        ),
        PropertyProbe(
            "width-chars",
            get: { (owner: CellRendererText) in owner.widthChars },
            set: { owner, value in owner.widthChars = value }
        ),
        PropertyProbe(
            "wrap-mode",
            get: { (owner: CellRendererText) in owner.wrapMode },
            set: { owner, value in owner.wrapMode = value }
        ),
        PropertyProbe(
            "wrap-width",
            get: { (owner: CellRendererText) in owner.wrapWidth },
            set: { owner, value in owner.wrapWidth = value }
        ),
    ],
    signals: [
        SignalProbe("edited") { (owner: CellRendererText) in owner.onEdited { _, _ in } }
    ]
)

private let ownerCellRendererToggle = OwnerProbe(
    "CellRendererToggle",
    (CellRendererToggle).self,
    properties: [
        PropertyProbe(
            "activatable",
            get: { (owner: CellRendererToggle) in owner.activatable },
            set: { owner, value in owner.activatable = value }
        ),
        PropertyProbe(
            "active",
            get: { (owner: CellRendererToggle) in owner.active },
            set: { owner, value in owner.active = value }
        ),
        PropertyProbe(
            "inconsistent",
            get: { (owner: CellRendererToggle) in owner.inconsistent },
            set: { owner, value in owner.inconsistent = value }
        ),
        PropertyProbe(
            "radio",
            get: { (owner: CellRendererToggle) in owner.radio },
            set: { owner, value in owner.radio = value }
        ),
    ],
    signals: [
        SignalProbe("toggled") { (owner: CellRendererToggle) in owner.onToggled { _ in } }
    ]
)

private let ownerCellView = OwnerProbe(
    "CellView",
    (CellView).self,
    properties: [
        PropertyProbe("cell-area", get: { (owner: CellView) in owner.cellArea }),
        PropertyProbe("cell-area-context", get: { (owner: CellView) in owner.cellAreaContext }),
        PropertyProbe(
            "draw-sensitive",
            get: { (owner: CellView) in owner.drawSensitive },
            set: { owner, value in owner.drawSensitive = value }
        ),
        PropertyProbe(
            "fit-model",
            get: { (owner: CellView) in owner.fitModel },
            set: { owner, value in owner.fitModel = value }
        ),
        PropertyProbe("model", get: { (owner: CellView) in owner.model }, set: { owner, value in owner.model = value }),
    ],
    signals: []
)

private let ownerCenterBox = OwnerProbe(
    "CenterBox",
    (CenterBox).self,
    properties: [
        PropertyProbe(
            "baseline-position",
            get: { (owner: CenterBox) in owner.baselinePosition },
            set: { owner, value in owner.baselinePosition = value }
        )
    ],
    signals: []
)

private let ownerCenterLayout = OwnerProbe(
    "CenterLayout",
    (CenterLayout).self,
    properties: [],
    signals: []
)

private let ownerCheckButton = OwnerProbe(
    "CheckButton",
    (CheckButton).self,
    properties: [
        PropertyProbe(
            "active",
            get: { (owner: CheckButton) in owner.active },
            set: { owner, value in owner.active = value }
        ),
        PropertyProbe(
            "child",
            get: { (owner: CheckButton) in owner.child },
            set: { owner, value in owner.child = value }
        ),
        PropertyProbe(
            "inconsistent",
            get: { (owner: CheckButton) in owner.inconsistent },
            set: { owner, value in owner.inconsistent = value }
        ),
        PropertyProbe(
            "label",
            get: { (owner: CheckButton) in owner.label },
            set: { owner, value in owner.label = value }
        ),
        PropertyProbe(
            "use-underline",
            get: { (owner: CheckButton) in owner.useUnderline },
            set: { owner, value in owner.useUnderline = value }
        ),
    ],
    signals: [
        SignalProbe("activate") { (owner: CheckButton) in owner.onActivate {} },
        SignalProbe("toggled") { (owner: CheckButton) in owner.onToggled {} },
    ]
)

private let ownerColorButton = OwnerProbe(
    "ColorButton",
    (ColorButton).self,
    properties: [
        PropertyProbe(
            "modal",
            get: { (owner: ColorButton) in owner.modal },
            set: { owner, value in owner.modal = value }
        ),
        PropertyProbe(
            "show-editor",
            get: { (owner: ColorButton) in owner.showEditor },
            set: { owner, value in owner.showEditor = value }
        ),
        PropertyProbe(
            "title",
            get: { (owner: ColorButton) in owner.title },
            set: { owner, value in owner.title = value }
        ),
    ],
    signals: [
        SignalProbe("activate") { (owner: ColorButton) in owner.onActivate {} },
        SignalProbe("color-set") { (owner: ColorButton) in owner.onColorSet {} },
    ]
)

private let ownerColorChooser = OwnerProbe(
    "ColorChooser",
    (any ColorChooser).self,
    properties: [
        PropertyProbe(
            "rgba",
            get: { (owner: any ColorChooser) in owner.rgba },
            set: { owner, value in owner.rgba = value }
        ),
        PropertyProbe(
            "use-alpha",
            get: { (owner: any ColorChooser) in owner.useAlpha },
            set: { owner, value in owner.useAlpha = value }
        ),
    ],
    signals: [
        SignalProbe("color-activated") { (owner: any ColorChooser) in owner.onColorActivated { _ in } }
    ]
)

private let ownerColorChooserDialog = OwnerProbe(
    "ColorChooserDialog",
    (ColorChooserDialog).self,
    properties: [
        PropertyProbe(
            "show-editor",
            get: { (owner: ColorChooserDialog) in owner.showEditor },
            set: { owner, value in owner.showEditor = value }
        )
    ],
    signals: []
)

private let ownerColorChooserWidget = OwnerProbe(
    "ColorChooserWidget",
    (ColorChooserWidget).self,
    properties: [
        PropertyProbe(
            "show-editor",
            get: { (owner: ColorChooserWidget) in owner.showEditor },
            set: { owner, value in owner.showEditor = value }
        )
    ],
    signals: []
)

private let ownerColumnView = OwnerProbe(
    "ColumnView",
    (ColumnView).self,
    properties: [
        PropertyProbe("columns", get: { (owner: ColumnView) in owner.columns }),
        PropertyProbe(
            "enable-rubberband",
            get: { (owner: ColumnView) in owner.enableRubberband },
            set: { owner, value in owner.enableRubberband = value }
        ),
        PropertyProbe(
            "model",
            get: { (owner: ColumnView) in owner.model },
            set: { owner, value in owner.model = value }
        ),
        PropertyProbe(
            "reorderable",
            get: { (owner: ColumnView) in owner.reorderable },
            set: { owner, value in owner.reorderable = value }
        ),
        PropertyProbe(
            "show-column-separators",
            get: { (owner: ColumnView) in owner.showColumnSeparators },
            set: { owner, value in owner.showColumnSeparators = value }
        ),
        PropertyProbe(
            "show-row-separators",
            get: { (owner: ColumnView) in owner.showRowSeparators },
            set: { owner, value in owner.showRowSeparators = value }
        ),
        PropertyProbe(
            "single-click-activate",
            get: { (owner: ColumnView) in owner.singleClickActivate },
            set: { owner, value in owner.singleClickActivate = value }
        ),
        PropertyProbe("sorter", get: { (owner: ColumnView) in owner.sorter }),
    ],
    signals: [
        SignalProbe("activate") { (owner: ColumnView) in owner.onActivate { _ in } }
    ]
)

private let ownerColumnViewColumn = OwnerProbe(
    "ColumnViewColumn",
    (ColumnViewColumn).self,
    properties: [
        PropertyProbe("column-view", get: { (owner: ColumnViewColumn) in owner.columnView }),
        PropertyProbe(
            "expand",
            get: { (owner: ColumnViewColumn) in owner.expand },
            set: { owner, value in owner.expand = value }
        ),
        PropertyProbe(
            "factory",
            get: { (owner: ColumnViewColumn) in owner.factory },
            set: { owner, value in owner.factory = value }
        ),
        PropertyProbe(
            "fixed-width",
            get: { (owner: ColumnViewColumn) in owner.fixedWidth },
            set: { owner, value in owner.fixedWidth = value }
        ),
        PropertyProbe(
            "header-menu",
            get: { (owner: ColumnViewColumn) in owner.headerMenu },
            set: { owner, value in owner.headerMenu = value }
        ),
        PropertyProbe(
            "resizable",
            get: { (owner: ColumnViewColumn) in owner.resizable },
            set: { owner, value in owner.resizable = value }
        ),
        PropertyProbe(
            "sorter",
            get: { (owner: ColumnViewColumn) in owner.sorter },
            set: { owner, value in owner.sorter = value }
        ),
        PropertyProbe(
            "title",
            get: { (owner: ColumnViewColumn) in owner.title },
            set: { owner, value in owner.title = value }
        ),
        PropertyProbe(
            "visible",
            get: { (owner: ColumnViewColumn) in owner.visible },
            set: { owner, value in owner.visible = value }
        ),
    ],
    signals: []
)

private let ownerComboBox = OwnerProbe(
    "ComboBox",
    (ComboBox).self,
    properties: [
        PropertyProbe(
            "active",
            get: { (owner: ComboBox) in owner.active },
            set: { owner, value in owner.active = value }
        ),
        PropertyProbe(
            "active-id",
            get: { (owner: ComboBox) in owner.activeId },
            set: { owner, value in owner.activeId = value }
        ),
        PropertyProbe(
            "button-sensitivity",
            get: { (owner: ComboBox) in owner.buttonSensitivity },
            set: { owner, value in owner.buttonSensitivity = value }
        ),
        PropertyProbe("child", get: { (owner: ComboBox) in owner.child }, set: { owner, value in owner.child = value }),
        PropertyProbe(
            "entry-text-column",
            get: { (owner: ComboBox) in owner.entryTextColumn },
            set: { owner, value in owner.entryTextColumn = value }
        ),
        PropertyProbe("has-entry", get: { (owner: ComboBox) in owner.hasEntry }),
        PropertyProbe(
            "has-frame",
            get: { (owner: ComboBox) in owner.hasFrame },
            set: { owner, value in owner.hasFrame = value }
        ),
        PropertyProbe(
            "id-column",
            get: { (owner: ComboBox) in owner.idColumn },
            set: { owner, value in owner.idColumn = value }
        ),
        PropertyProbe("model", get: { (owner: ComboBox) in owner.model }, set: { owner, value in owner.model = value }),
        PropertyProbe(
            "popup-fixed-width",
            get: { (owner: ComboBox) in owner.popupFixedWidth },
            set: { owner, value in owner.popupFixedWidth = value }
        ),
        PropertyProbe("popup-shown", get: { (owner: ComboBox) in owner.popupShown }),
    ],
    signals: [
        SignalProbe("activate") { (owner: ComboBox) in owner.onActivate {} },
        SignalProbe("changed") { (owner: ComboBox) in owner.onChanged {} },
        SignalProbe("format-entry-text") { (owner: ComboBox) in owner.onFormatEntryText { _ in "" } },
        SignalProbe("move-active") { (owner: ComboBox) in owner.onMoveActive { _ in } },
        SignalProbe("popdown") { (owner: ComboBox) in owner.onPopdown { false } },
        SignalProbe("popup") { (owner: ComboBox) in owner.onPopup {} },
    ]
)

private let ownerComboBoxText = OwnerProbe(
    "ComboBoxText",
    (ComboBoxText).self,
    properties: [],
    signals: []
)

private let ownerConstraint = OwnerProbe(
    "Constraint",
    (Constraint).self,
    properties: [
        PropertyProbe("constant", get: { (owner: Constraint) in owner.constant }),
        PropertyProbe("multiplier", get: { (owner: Constraint) in owner.multiplier }),
        PropertyProbe("relation", get: { (owner: Constraint) in owner.relation }),
        PropertyProbe("source", get: { (owner: Constraint) in owner.source }),
        PropertyProbe("source-attribute", get: { (owner: Constraint) in owner.sourceAttribute }),
        PropertyProbe("strength", get: { (owner: Constraint) in owner.strength }),
        PropertyProbe("target", get: { (owner: Constraint) in owner.target }),
        PropertyProbe("target-attribute", get: { (owner: Constraint) in owner.targetAttribute }),
    ],
    signals: []
)

private let ownerConstraintGuide = OwnerProbe(
    "ConstraintGuide",
    (ConstraintGuide).self,
    properties: [
        PropertyProbe(
            "max-height",
            get: { (owner: ConstraintGuide) in owner.maxHeight },
            set: { owner, value in owner.maxHeight = value }
        ),
        PropertyProbe(
            "max-width",
            get: { (owner: ConstraintGuide) in owner.maxWidth },
            set: { owner, value in owner.maxWidth = value }
        ),
        PropertyProbe(
            "min-height",
            get: { (owner: ConstraintGuide) in owner.minHeight },
            set: { owner, value in owner.minHeight = value }
        ),
        PropertyProbe(
            "min-width",
            get: { (owner: ConstraintGuide) in owner.minWidth },
            set: { owner, value in owner.minWidth = value }
        ),
        PropertyProbe(
            "name",
            get: { (owner: ConstraintGuide) in owner.name },
            set: { owner, value in owner.name = value }
        ),
        PropertyProbe(
            "nat-height",
            get: { (owner: ConstraintGuide) in owner.natHeight },
            set: { owner, value in owner.natHeight = value }
        ),
        PropertyProbe(
            "nat-width",
            get: { (owner: ConstraintGuide) in owner.natWidth },
            set: { owner, value in owner.natWidth = value }
        ),
        PropertyProbe(
            "strength",
            get: { (owner: ConstraintGuide) in owner.strength },
            set: { owner, value in owner.strength = value }
        ),
    ],
    signals: []
)

private let ownerConstraintLayout = OwnerProbe(
    "ConstraintLayout",
    (ConstraintLayout).self,
    properties: [],
    signals: []
)

private let ownerConstraintLayoutChild = OwnerProbe(
    "ConstraintLayoutChild",
    (ConstraintLayoutChild).self,
    properties: [],
    signals: []
)

private let ownerConstraintTarget = OwnerProbe(
    "ConstraintTarget",
    (any ConstraintTarget).self,
    properties: [],
    signals: []
)

private let ownerCssProvider = OwnerProbe(
    "CssProvider",
    (CssProvider).self,
    properties: [],
    signals: [
        SignalProbe("parsing-error") { (owner: CssProvider) in owner.onParsingError { _, _ in } }
    ]
)

private let ownerCustomFilter = OwnerProbe(
    "CustomFilter",
    (CustomFilter).self,
    properties: [],
    signals: []
)

private let ownerCustomLayout = OwnerProbe(
    "CustomLayout",
    (CustomLayout).self,
    properties: [],
    signals: []
)

private let ownerCustomSorter = OwnerProbe(
    "CustomSorter",
    (CustomSorter).self,
    properties: [],
    signals: []
)

private let ownerDialog = OwnerProbe(
    "Dialog",
    (Dialog).self,
    properties: [
        PropertyProbe("use-header-bar", get: { (owner: Dialog) in owner.useHeaderBar })
    ],
    signals: [
        SignalProbe("close") { (owner: Dialog) in owner.onClose {} },
        SignalProbe("response") { (owner: Dialog) in owner.onResponse { _ in } },
    ]
)

private let ownerDirectoryList = OwnerProbe(
    "DirectoryList",
    (DirectoryList).self,
    properties: [
        PropertyProbe(
            "attributes",
            get: { (owner: DirectoryList) in owner.attributes },
            set: { owner, value in owner.attributes = value }
        ),
        PropertyProbe("error", get: { (owner: DirectoryList) in owner.error }),
        PropertyProbe(
            "file",
            get: { (owner: DirectoryList) in owner.file },
            set: { owner, value in owner.file = value }
        ),
        PropertyProbe(
            "io-priority",
            get: { (owner: DirectoryList) in owner.ioPriority },
            set: { owner, value in owner.ioPriority = value }
        ),
        PropertyProbe("item-type", get: { (owner: DirectoryList) in owner.itemType }),
        PropertyProbe("loading", get: { (owner: DirectoryList) in owner.loading }),
        PropertyProbe(
            "monitored",
            get: { (owner: DirectoryList) in owner.monitored },
            set: { owner, value in owner.monitored = value }
        ),
        PropertyProbe("n-items", get: { (owner: DirectoryList) in owner.nItems }),
    ],
    signals: []
)

private let ownerDragIcon = OwnerProbe(
    "DragIcon",
    (DragIcon).self,
    properties: [
        PropertyProbe("child", get: { (owner: DragIcon) in owner.child }, set: { owner, value in owner.child = value })
    ],
    signals: []
)

private let ownerDragSource = OwnerProbe(
    "DragSource",
    (DragSource).self,
    properties: [
        PropertyProbe(
            "actions",
            get: { (owner: DragSource) in owner.actions },
            set: { owner, value in owner.actions = value }
        ),
        PropertyProbe(
            "content",
            get: { (owner: DragSource) in owner.content },
            set: { owner, value in owner.content = value }
        ),
    ],
    signals: [
        SignalProbe("drag-begin") { (owner: DragSource) in owner.onDragBegin { _ in } },
        SignalProbe("drag-cancel") { (owner: DragSource) in owner.onDragCancel { _, _ in false } },
        SignalProbe("drag-end") { (owner: DragSource) in owner.onDragEnd { _, _ in } },
        SignalProbe("prepare") { (owner: DragSource) in owner.onPrepare { _, _ in nil } },
    ]
)

private let ownerDrawingArea = OwnerProbe(
    "DrawingArea",
    (DrawingArea).self,
    properties: [
        PropertyProbe(
            "content-height",
            get: { (owner: DrawingArea) in owner.contentHeight },
            set: { owner, value in owner.contentHeight = value }
        ),
        PropertyProbe(
            "content-width",
            get: { (owner: DrawingArea) in owner.contentWidth },
            set: { owner, value in owner.contentWidth = value }
        ),
    ],
    signals: [
        SignalProbe("resize") { (owner: DrawingArea) in owner.onResize { _, _ in } }
    ]
)

private let ownerDropControllerMotion = OwnerProbe(
    "DropControllerMotion",
    (DropControllerMotion).self,
    properties: [
        PropertyProbe("contains-pointer", get: { (owner: DropControllerMotion) in owner.containsPointer }),
        PropertyProbe("drop", get: { (owner: DropControllerMotion) in owner.drop }),
        PropertyProbe("is-pointer", get: { (owner: DropControllerMotion) in owner.isPointer }),
    ],
    signals: [
        SignalProbe("enter") { (owner: DropControllerMotion) in owner.onEnter { _, _ in } },
        SignalProbe("leave") { (owner: DropControllerMotion) in owner.onLeave {} },
        SignalProbe("motion") { (owner: DropControllerMotion) in owner.onMotion { _, _ in } },
    ]
)

private let ownerDropDown = OwnerProbe(
    "DropDown",
    (DropDown).self,
    properties: [
        PropertyProbe(
            "enable-search",
            get: { (owner: DropDown) in owner.enableSearch },
            set: { owner, value in owner.enableSearch = value }
        ),
        PropertyProbe(
            "expression",
            get: { (owner: DropDown) in owner.expression },
            set: { owner, value in owner.expression = value }
        ),
        PropertyProbe(
            "factory",
            get: { (owner: DropDown) in owner.factory },
            set: { owner, value in owner.factory = value }
        ),
        PropertyProbe(
            "list-factory",
            get: { (owner: DropDown) in owner.listFactory },
            set: { owner, value in owner.listFactory = value }
        ),
        PropertyProbe("model", get: { (owner: DropDown) in owner.model }, set: { owner, value in owner.model = value }),
        PropertyProbe(
            "selected",
            get: { (owner: DropDown) in owner.selected },
            set: { owner, value in owner.selected = value }
        ),
        PropertyProbe("selected-item", get: { (owner: DropDown) in owner.selectedItem }),
        PropertyProbe(
            "show-arrow",
            get: { (owner: DropDown) in owner.showArrow },
            set: { owner, value in owner.showArrow = value }
        ),
    ],
    signals: [
        SignalProbe("activate") { (owner: DropDown) in owner.onActivate {} }
    ]
)

private let ownerDropTarget = OwnerProbe(
    "DropTarget",
    (DropTarget).self,
    properties: [
        PropertyProbe(
            "actions",
            get: { (owner: DropTarget) in owner.actions },
            set: { owner, value in owner.actions = value }
        ),
        PropertyProbe("current-drop", get: { (owner: DropTarget) in owner.currentDrop }),
        PropertyProbe("formats", get: { (owner: DropTarget) in owner.formats }),
        PropertyProbe(
            "preload",
            get: { (owner: DropTarget) in owner.preload },
            set: { owner, value in owner.preload = value }
        ),
        PropertyProbe("value", get: { (owner: DropTarget) in owner.value }),
    ],
    signals: [
        SignalProbe("accept") { (owner: DropTarget) in owner.onAccept { _ in false } },
        SignalProbe("drop") { (owner: DropTarget) in owner.onDrop { _, _, _ in false } },
        SignalProbe("enter") { (owner: DropTarget) in owner.onEnter { _, _ in DragAction(rawValue: 0) } },
        SignalProbe("leave") { (owner: DropTarget) in owner.onLeave {} },
        SignalProbe("motion") { (owner: DropTarget) in owner.onMotion { _, _ in DragAction(rawValue: 0) } },
    ]
)

private let ownerDropTargetAsync = OwnerProbe(
    "DropTargetAsync",
    (DropTargetAsync).self,
    properties: [
        PropertyProbe(
            "actions",
            get: { (owner: DropTargetAsync) in owner.actions },
            set: { owner, value in owner.actions = value }
        ),
        PropertyProbe(
            "formats",
            get: { (owner: DropTargetAsync) in owner.formats },
            set: { owner, value in owner.formats = value }
        ),
    ],
    signals: [
        SignalProbe("accept") { (owner: DropTargetAsync) in owner.onAccept { _ in false } },
        SignalProbe("drag-enter") { (owner: DropTargetAsync) in owner.onDragEnter { _, _, _ in DragAction(rawValue: 0) }
        },
        SignalProbe("drag-leave") { (owner: DropTargetAsync) in owner.onDragLeave { _ in } },
        SignalProbe("drag-motion") { (owner: DropTargetAsync) in
            owner.onDragMotion { _, _, _ in DragAction(rawValue: 0) }
        },
        SignalProbe("drop") { (owner: DropTargetAsync) in owner.onDrop { _, _, _ in false } },
    ]
)

private let ownerEditable = OwnerProbe(
    "Editable",
    (any Editable).self,
    properties: [
        PropertyProbe("cursor-position", get: { (owner: any Editable) in owner.cursorPosition }),
        PropertyProbe(
            "editable",
            get: { (owner: any Editable) in owner.editable },
            set: { owner, value in owner.editable = value }
        ),
        PropertyProbe(
            "enable-undo",
            get: { (owner: any Editable) in owner.enableUndo },
            set: { owner, value in owner.enableUndo = value }
        ),
        PropertyProbe(
            "max-width-chars",
            get: { (owner: any Editable) in owner.maxWidthChars },
            set: { owner, value in owner.maxWidthChars = value }
        ),
        PropertyProbe("selection-bound", get: { (owner: any Editable) in owner.selectionBound }),
        PropertyProbe(
            "text",
            get: { (owner: any Editable) in owner.text },
            set: { owner, value in owner.text = value }
        ),
        PropertyProbe(
            "width-chars",
            get: { (owner: any Editable) in owner.widthChars },
            set: { owner, value in owner.widthChars = value }
        ),
        PropertyProbe(
            "xalign",
            get: { (owner: any Editable) in owner.xalign },
            set: { owner, value in owner.xalign = value }
        ),
    ],
    signals: [
        SignalProbe("changed") { (owner: any Editable) in owner.onChanged {} },
        SignalProbe("delete-text") { (owner: any Editable) in owner.onDeleteText { _, _ in } },
        SignalProbe("insert-text") { (owner: any Editable) in owner.onInsertText { _, _, _ in } },
    ]
)

private let ownerEditableLabel = OwnerProbe(
    "EditableLabel",
    (EditableLabel).self,
    properties: [
        PropertyProbe(
            "editing",
            get: { (owner: EditableLabel) in owner.editing },
            set: { owner, value in owner.editing = value }
        )
    ],
    signals: []
)

private let ownerEmojiChooser = OwnerProbe(
    "EmojiChooser",
    (EmojiChooser).self,
    properties: [],
    signals: [
        SignalProbe("emoji-picked") { (owner: EmojiChooser) in owner.onEmojiPicked { _ in } }
    ]
)

private let ownerEntry = OwnerProbe(
    "Entry",
    (Entry).self,
    properties: [
        PropertyProbe(
            "activates-default",
            get: { (owner: Entry) in owner.activatesDefault },
            set: { owner, value in owner.activatesDefault = value }
        ),
        PropertyProbe(
            "attributes",
            get: { (owner: Entry) in owner.attributes },
            set: { owner, value in owner.attributes = value }
        ),
        PropertyProbe("buffer", get: { (owner: Entry) in owner.buffer }, set: { owner, value in owner.buffer = value }),
        PropertyProbe(
            "completion",
            get: { (owner: Entry) in owner.completion },
            set: { owner, value in owner.completion = value }
        ),
        PropertyProbe(
            "enable-emoji-completion",
            get: { (owner: Entry) in owner.enableEmojiCompletion },
            set: { owner, value in owner.enableEmojiCompletion = value }
        ),
        PropertyProbe(
            "extra-menu",
            get: { (owner: Entry) in owner.extraMenu },
            set: { owner, value in owner.extraMenu = value }
        ),
        PropertyProbe(
            "has-frame",
            get: { (owner: Entry) in owner.hasFrame },
            set: { owner, value in owner.hasFrame = value }
        ),
        PropertyProbe(
            "im-module",
            get: { (owner: Entry) in owner.imModule },
            set: { owner, value in owner.imModule = value }
        ),
        PropertyProbe(
            "input-hints",
            get: { (owner: Entry) in owner.inputHints },
            set: { owner, value in owner.inputHints = value }
        ),
        PropertyProbe(
            "input-purpose",
            get: { (owner: Entry) in owner.inputPurpose },
            set: { owner, value in owner.inputPurpose = value }
        ),
        PropertyProbe(
            "invisible-char",
            get: { (owner: Entry) in owner.invisibleChar },
            set: { owner, value in owner.invisibleChar = value }
        ),
        PropertyProbe(
            "invisible-char-set",
            get: { (owner: Entry) in owner.invisibleCharSet },
            set: { owner, value in owner.invisibleCharSet = value }
        ),
        PropertyProbe(
            "max-length",
            get: { (owner: Entry) in owner.maxLength },
            set: { owner, value in owner.maxLength = value }
        ),
        PropertyProbe(
            "overwrite-mode",
            get: { (owner: Entry) in owner.overwriteMode },
            set: { owner, value in owner.overwriteMode = value }
        ),
        PropertyProbe(
            "placeholder-text",
            get: { (owner: Entry) in owner.placeholderText },
            set: { owner, value in owner.placeholderText = value }
        ),
        PropertyProbe(
            "primary-icon-activatable",
            get: { (owner: Entry) in owner.primaryIconActivatable },
            set: { owner, value in owner.primaryIconActivatable = value }
        ),
        PropertyProbe(
            "primary-icon-gicon",
            get: { (owner: Entry) in owner.primaryIconGicon },
            set: { owner, value in owner.primaryIconGicon = value }
        ),
        PropertyProbe(
            "primary-icon-name",
            get: { (owner: Entry) in owner.primaryIconName },
            set: { owner, value in owner.primaryIconName = value }
        ),
        PropertyProbe(
            "primary-icon-paintable",
            get: { (owner: Entry) in owner.primaryIconPaintable },
            set: { owner, value in owner.primaryIconPaintable = value }
        ),
        PropertyProbe(
            "primary-icon-sensitive",
            get: { (owner: Entry) in owner.primaryIconSensitive },
            set: { owner, value in owner.primaryIconSensitive = value }
        ),
        PropertyProbe("primary-icon-storage-type", get: { (owner: Entry) in owner.primaryIconStorageType }),
        PropertyProbe(
            "primary-icon-tooltip-markup",
            get: { (owner: Entry) in owner.primaryIconTooltipMarkup },
            set: { owner, value in owner.primaryIconTooltipMarkup = value }
        ),
        PropertyProbe(
            "primary-icon-tooltip-text",
            get: { (owner: Entry) in owner.primaryIconTooltipText },
            set: { owner, value in owner.primaryIconTooltipText = value }
        ),
        PropertyProbe(
            "progress-fraction",
            get: { (owner: Entry) in owner.progressFraction },
            set: { owner, value in owner.progressFraction = value }
        ),
        PropertyProbe(
            "progress-pulse-step",
            get: { (owner: Entry) in owner.progressPulseStep },
            set: { owner, value in owner.progressPulseStep = value }
        ),
        PropertyProbe("scroll-offset", get: { (owner: Entry) in owner.scrollOffset }),
        PropertyProbe(
            "secondary-icon-activatable",
            get: { (owner: Entry) in owner.secondaryIconActivatable },
            set: { owner, value in owner.secondaryIconActivatable = value }
        ),
        PropertyProbe(
            "secondary-icon-gicon",
            get: { (owner: Entry) in owner.secondaryIconGicon },
            set: { owner, value in owner.secondaryIconGicon = value }
        ),
        PropertyProbe(
            "secondary-icon-name",
            get: { (owner: Entry) in owner.secondaryIconName },
            set: { owner, value in owner.secondaryIconName = value }
        ),
        PropertyProbe(
            "secondary-icon-paintable",
            get: { (owner: Entry) in owner.secondaryIconPaintable },
            set: { owner, value in owner.secondaryIconPaintable = value }
        ),
        PropertyProbe(
            "secondary-icon-sensitive",
            get: { (owner: Entry) in owner.secondaryIconSensitive },
            set: { owner, value in owner.secondaryIconSensitive = value }
        ),
        PropertyProbe("secondary-icon-storage-type", get: { (owner: Entry) in owner.secondaryIconStorageType }),
        PropertyProbe(
            "secondary-icon-tooltip-markup",
            get: { (owner: Entry) in owner.secondaryIconTooltipMarkup },
            set: { owner, value in owner.secondaryIconTooltipMarkup = value }
        ),
        PropertyProbe(
            "secondary-icon-tooltip-text",
            get: { (owner: Entry) in owner.secondaryIconTooltipText },
            set: { owner, value in owner.secondaryIconTooltipText = value }
        ),
        PropertyProbe(
            "show-emoji-icon",
            get: { (owner: Entry) in owner.showEmojiIcon },
            set: { owner, value in owner.showEmojiIcon = value }
        ),
        PropertyProbe("tabs", get: { (owner: Entry) in owner.tabs }, set: { owner, value in owner.tabs = value }),
        PropertyProbe("text-length", get: { (owner: Entry) in owner.textLength }),
        PropertyProbe(
            "truncate-multiline",
            get: { (owner: Entry) in owner.truncateMultiline },
            set: { owner, value in owner.truncateMultiline = value }
        ),
        PropertyProbe(
            "visibility",
            get: { (owner: Entry) in owner.visibility },
            set: { owner, value in owner.visibility = value }
        ),
    ],
    signals: [
        SignalProbe("activate") { (owner: Entry) in owner.onActivate {} },
        SignalProbe("icon-press") { (owner: Entry) in owner.onIconPress { _ in } },
        SignalProbe("icon-release") { (owner: Entry) in owner.onIconRelease { _ in } },
    ]
)

private let ownerEntryBuffer = OwnerProbe(
    "EntryBuffer",
    (EntryBuffer).self,
    properties: [
        PropertyProbe("length", get: { (owner: EntryBuffer) in owner.length }),
        PropertyProbe(
            "max-length",
            get: { (owner: EntryBuffer) in owner.maxLength },
            set: { owner, value in owner.maxLength = value }
        ),
        PropertyProbe("text", get: { (owner: EntryBuffer) in owner.text }, set: { owner, value in owner.text = value }),
    ],
    signals: [
        SignalProbe("deleted-text") { (owner: EntryBuffer) in owner.onDeletedText { _, _ in } },
        SignalProbe("inserted-text") { (owner: EntryBuffer) in owner.onInsertedText { _, _, _ in } },
    ]
)

private let ownerEntryCompletion = OwnerProbe(
    "EntryCompletion",
    (EntryCompletion).self,
    properties: [
        PropertyProbe("cell-area", get: { (owner: EntryCompletion) in owner.cellArea }),
        PropertyProbe(
            "inline-completion",
            get: { (owner: EntryCompletion) in owner.inlineCompletion },
            set: { owner, value in owner.inlineCompletion = value }
        ),
        PropertyProbe(
            "inline-selection",
            get: { (owner: EntryCompletion) in owner.inlineSelection },
            set: { owner, value in owner.inlineSelection = value }
        ),
        PropertyProbe(
            "minimum-key-length",
            get: { (owner: EntryCompletion) in owner.minimumKeyLength },
            set: { owner, value in owner.minimumKeyLength = value }
        ),
        PropertyProbe(
            "model",
            get: { (owner: EntryCompletion) in owner.model },
            set: { owner, value in owner.model = value }
        ),
        PropertyProbe(
            "popup-completion",
            get: { (owner: EntryCompletion) in owner.popupCompletion },
            set: { owner, value in owner.popupCompletion = value }
        ),
        PropertyProbe(
            "popup-set-width",
            get: { (owner: EntryCompletion) in owner.popupSetWidth },
            set: { owner, value in owner.popupSetWidth = value }
        ),
        PropertyProbe(
            "popup-single-match",
            get: { (owner: EntryCompletion) in owner.popupSingleMatch },
            set: { owner, value in owner.popupSingleMatch = value }
        ),
        PropertyProbe(
            "text-column",
            get: { (owner: EntryCompletion) in owner.textColumn },
            set: { owner, value in owner.textColumn = value }
        ),
    ],
    signals: [
        SignalProbe("cursor-on-match") { (owner: EntryCompletion) in owner.onCursorOnMatch { _, _ in false } },
        SignalProbe("insert-prefix") { (owner: EntryCompletion) in owner.onInsertPrefix { _ in false } },
        SignalProbe("match-selected") { (owner: EntryCompletion) in owner.onMatchSelected { _, _ in false } },
        SignalProbe("no-matches") { (owner: EntryCompletion) in owner.onNoMatches {} },
    ]
)

private let ownerEventController = OwnerProbe(
    "EventController",
    (EventController).self,
    properties: [
        PropertyProbe(
            "name",
            get: { (owner: EventController) in owner.name },
            set: { owner, value in owner.name = value }
        ),
        PropertyProbe(
            "propagation-limit",
            get: { (owner: EventController) in owner.propagationLimit },
            set: { owner, value in owner.propagationLimit = value }
        ),
        PropertyProbe(
            "propagation-phase",
            get: { (owner: EventController) in owner.propagationPhase },
            set: { owner, value in owner.propagationPhase = value }
        ),
        PropertyProbe("widget", get: { (owner: EventController) in owner.widget }),
    ],
    signals: []
)

private let ownerEventControllerFocus = OwnerProbe(
    "EventControllerFocus",
    (EventControllerFocus).self,
    properties: [
        PropertyProbe("contains-focus", get: { (owner: EventControllerFocus) in owner.containsFocus }),
        PropertyProbe("is-focus", get: { (owner: EventControllerFocus) in owner.isFocus }),
    ],
    signals: [
        SignalProbe("enter") { (owner: EventControllerFocus) in owner.onEnter {} },
        SignalProbe("leave") { (owner: EventControllerFocus) in owner.onLeave {} },
    ]
)

private let ownerEventControllerKey = OwnerProbe(
    "EventControllerKey",
    (EventControllerKey).self,
    properties: [],
    signals: [
        SignalProbe("im-update") { (owner: EventControllerKey) in owner.onImUpdate {} },
        SignalProbe("key-pressed") { (owner: EventControllerKey) in owner.onKeyPressed { _, _, _ in false } },
        SignalProbe("key-released") { (owner: EventControllerKey) in owner.onKeyReleased { _, _, _ in } },
        SignalProbe("modifiers") { (owner: EventControllerKey) in owner.onModifiers { _ in false } },
    ]
)

private let ownerEventControllerLegacy = OwnerProbe(
    "EventControllerLegacy",
    (EventControllerLegacy).self,
    properties: [],
    signals: [
        SignalProbe("event") { (owner: EventControllerLegacy) in owner.onEvent { _ in false } }
    ]
)

private let ownerEventControllerMotion = OwnerProbe(
    "EventControllerMotion",
    (EventControllerMotion).self,
    properties: [
        PropertyProbe("contains-pointer", get: { (owner: EventControllerMotion) in owner.containsPointer }),
        PropertyProbe("is-pointer", get: { (owner: EventControllerMotion) in owner.isPointer }),
    ],
    signals: [
        SignalProbe("enter") { (owner: EventControllerMotion) in owner.onEnter { _, _ in } },
        SignalProbe("leave") { (owner: EventControllerMotion) in owner.onLeave {} },
        SignalProbe("motion") { (owner: EventControllerMotion) in owner.onMotion { _, _ in } },
    ]
)

private let ownerEventControllerScroll = OwnerProbe(
    "EventControllerScroll",
    (EventControllerScroll).self,
    properties: [
        PropertyProbe(
            "flags",
            get: { (owner: EventControllerScroll) in owner.flags },
            set: { owner, value in owner.flags = value }
        )
    ],
    signals: [
        SignalProbe("decelerate") { (owner: EventControllerScroll) in owner.onDecelerate { _, _ in } },
        SignalProbe("scroll") { (owner: EventControllerScroll) in owner.onScroll { _, _ in false } },
        SignalProbe("scroll-begin") { (owner: EventControllerScroll) in owner.onScrollBegin {} },
        SignalProbe("scroll-end") { (owner: EventControllerScroll) in owner.onScrollEnd {} },
    ]
)

private let ownerEveryFilter = OwnerProbe(
    "EveryFilter",
    (EveryFilter).self,
    properties: [],
    signals: []
)

private let ownerExpander = OwnerProbe(
    "Expander",
    (Expander).self,
    properties: [
        PropertyProbe("child", get: { (owner: Expander) in owner.child }, set: { owner, value in owner.child = value }),
        PropertyProbe(
            "expanded",
            get: { (owner: Expander) in owner.expanded },
            set: { owner, value in owner.expanded = value }
        ),
        PropertyProbe("label", get: { (owner: Expander) in owner.label }, set: { owner, value in owner.label = value }),
        PropertyProbe(
            "label-widget",
            get: { (owner: Expander) in owner.labelWidget },
            set: { owner, value in owner.labelWidget = value }
        ),
        PropertyProbe(
            "resize-toplevel",
            get: { (owner: Expander) in owner.resizeToplevel },
            set: { owner, value in owner.resizeToplevel = value }
        ),
        PropertyProbe(
            "use-markup",
            get: { (owner: Expander) in owner.useMarkup },
            set: { owner, value in owner.useMarkup = value }
        ),
        PropertyProbe(
            "use-underline",
            get: { (owner: Expander) in owner.useUnderline },
            set: { owner, value in owner.useUnderline = value }
        ),
    ],
    signals: [
        SignalProbe("activate") { (owner: Expander) in owner.onActivate {} }
    ]
)

private let ownerFileChooser = OwnerProbe(
    "FileChooser",
    (any FileChooser).self,
    properties: [
        PropertyProbe(
            "action",
            get: { (owner: any FileChooser) in owner.action },
            set: { owner, value in owner.action = value }
        ),
        PropertyProbe(
            "create-folders",
            get: { (owner: any FileChooser) in owner.createFolders },
            set: { owner, value in owner.createFolders = value }
        ),
        PropertyProbe("filter", get: { (owner: any FileChooser) in owner.filter }),
        PropertyProbe("filters", get: { (owner: any FileChooser) in owner.filters }),
        PropertyProbe(
            "select-multiple",
            get: { (owner: any FileChooser) in owner.selectMultiple },
            set: { owner, value in owner.selectMultiple = value }
        ),
        PropertyProbe("shortcut-folders", get: { (owner: any FileChooser) in owner.shortcutFolders }),
    ],
    signals: []
)

private let ownerFileChooserDialog = OwnerProbe(
    "FileChooserDialog",
    (FileChooserDialog).self,
    properties: [],
    signals: []
)

private let ownerFileChooserNative = OwnerProbe(
    "FileChooserNative",
    (FileChooserNative).self,
    properties: [
        PropertyProbe(
            "accept-label",
            get: { (owner: FileChooserNative) in owner.acceptLabel },
            set: { owner, value in owner.acceptLabel = value }
        ),
        PropertyProbe(
            "cancel-label",
            get: { (owner: FileChooserNative) in owner.cancelLabel },
            set: { owner, value in owner.cancelLabel = value }
        ),
    ],
    signals: []
)

private let ownerFileChooserWidget = OwnerProbe(
    "FileChooserWidget",
    (FileChooserWidget).self,
    properties: [
        PropertyProbe(
            "search-mode",
            get: { (owner: FileChooserWidget) in owner.searchMode },
            set: { owner, value in owner.searchMode = value }
        ),
        PropertyProbe("subtitle", get: { (owner: FileChooserWidget) in owner.subtitle }),
    ],
    signals: [
        SignalProbe("desktop-folder") { (owner: FileChooserWidget) in owner.onDesktopFolder {} },
        SignalProbe("down-folder") { (owner: FileChooserWidget) in owner.onDownFolder {} },
        SignalProbe("home-folder") { (owner: FileChooserWidget) in owner.onHomeFolder {} },
        SignalProbe("location-popup") { (owner: FileChooserWidget) in owner.onLocationPopup { _ in } },
        SignalProbe("location-popup-on-paste") { (owner: FileChooserWidget) in owner.onLocationPopupOnPaste {} },
        SignalProbe("location-toggle-popup") { (owner: FileChooserWidget) in owner.onLocationTogglePopup {} },
        SignalProbe("places-shortcut") { (owner: FileChooserWidget) in owner.onPlacesShortcut {} },
        SignalProbe("quick-bookmark") { (owner: FileChooserWidget) in owner.onQuickBookmark { _ in } },
        SignalProbe("recent-shortcut") { (owner: FileChooserWidget) in owner.onRecentShortcut {} },
        SignalProbe("search-shortcut") { (owner: FileChooserWidget) in owner.onSearchShortcut {} },
        SignalProbe("show-hidden") { (owner: FileChooserWidget) in owner.onShowHidden {} },
        SignalProbe("up-folder") { (owner: FileChooserWidget) in owner.onUpFolder {} },
    ]
)

private let ownerFileFilter = OwnerProbe(
    "FileFilter",
    (FileFilter).self,
    properties: [
        PropertyProbe("name", get: { (owner: FileFilter) in owner.name }, set: { owner, value in owner.name = value })
    ],
    signals: []
)

private let ownerFilter = OwnerProbe(
    "Filter",
    (Filter).self,
    properties: [],
    signals: [
        SignalProbe("changed") { (owner: Filter) in owner.onChanged { _ in } }
    ]
)

private let ownerFilterListModel = OwnerProbe(
    "FilterListModel",
    (FilterListModel).self,
    properties: [
        PropertyProbe(
            "filter",
            get: { (owner: FilterListModel) in owner.filter },
            set: { owner, value in owner.filter = value }
        ),
        PropertyProbe(
            "incremental",
            get: { (owner: FilterListModel) in owner.incremental },
            set: { owner, value in owner.incremental = value }
        ),
        PropertyProbe("item-type", get: { (owner: FilterListModel) in owner.itemType }),
        PropertyProbe(
            "model",
            get: { (owner: FilterListModel) in owner.model },
            set: { owner, value in owner.model = value }
        ),
        PropertyProbe("n-items", get: { (owner: FilterListModel) in owner.nItems }),
        PropertyProbe("pending", get: { (owner: FilterListModel) in owner.pending }),
    ],
    signals: []
)

private let ownerFixed = OwnerProbe(
    "Fixed",
    (Fixed).self,
    properties: [],
    signals: []
)

private let ownerFixedLayout = OwnerProbe(
    "FixedLayout",
    (FixedLayout).self,
    properties: [],
    signals: []
)

private let ownerFixedLayoutChild = OwnerProbe(
    "FixedLayoutChild",
    (FixedLayoutChild).self,
    properties: [
        PropertyProbe(
            "transform",
            get: { (owner: FixedLayoutChild) in owner.transform },
            set: { owner, value in owner.transform = value }
        )
    ],
    signals: []
)

private let ownerFlattenListModel = OwnerProbe(
    "FlattenListModel",
    (FlattenListModel).self,
    properties: [
        PropertyProbe("item-type", get: { (owner: FlattenListModel) in owner.itemType }),
        PropertyProbe(
            "model",
            get: { (owner: FlattenListModel) in owner.model },
            set: { owner, value in owner.model = value }
        ),
        PropertyProbe("n-items", get: { (owner: FlattenListModel) in owner.nItems }),
    ],
    signals: []
)

private let ownerFlowBox = OwnerProbe(
    "FlowBox",
    (FlowBox).self,
    properties: [
        PropertyProbe(
            "accept-unpaired-release",
            get: { (owner: FlowBox) in owner.acceptUnpairedRelease },
            set: { owner, value in owner.acceptUnpairedRelease = value }
        ),
        PropertyProbe(
            "activate-on-single-click",
            get: { (owner: FlowBox) in owner.activateOnSingleClick },
            set: { owner, value in owner.activateOnSingleClick = value }
        ),
        PropertyProbe(
            "column-spacing",
            get: { (owner: FlowBox) in owner.columnSpacing },
            set: { owner, value in owner.columnSpacing = value }
        ),
        PropertyProbe(
            "homogeneous",
            get: { (owner: FlowBox) in owner.homogeneous },
            set: { owner, value in owner.homogeneous = value }
        ),
        PropertyProbe(
            "max-children-per-line",
            get: { (owner: FlowBox) in owner.maxChildrenPerLine },
            set: { owner, value in owner.maxChildrenPerLine = value }
        ),
        PropertyProbe(
            "min-children-per-line",
            get: { (owner: FlowBox) in owner.minChildrenPerLine },
            set: { owner, value in owner.minChildrenPerLine = value }
        ),
        PropertyProbe(
            "row-spacing",
            get: { (owner: FlowBox) in owner.rowSpacing },
            set: { owner, value in owner.rowSpacing = value }
        ),
        PropertyProbe(
            "selection-mode",
            get: { (owner: FlowBox) in owner.selectionMode },
            set: { owner, value in owner.selectionMode = value }
        ),
    ],
    signals: [
        SignalProbe("activate-cursor-child") { (owner: FlowBox) in owner.onActivateCursorChild {} },
        SignalProbe("child-activated") { (owner: FlowBox) in owner.onChildActivated { _ in } },
        SignalProbe("move-cursor") { (owner: FlowBox) in owner.onMoveCursor { _, _, _, _ in false } },
        SignalProbe("select-all") { (owner: FlowBox) in owner.onSelectAll {} },
        SignalProbe("selected-children-changed") { (owner: FlowBox) in owner.onSelectedChildrenChanged {} },
        SignalProbe("toggle-cursor-child") { (owner: FlowBox) in owner.onToggleCursorChild {} },
        SignalProbe("unselect-all") { (owner: FlowBox) in owner.onUnselectAll {} },
    ]
)

private let ownerFlowBoxChild = OwnerProbe(
    "FlowBoxChild",
    (FlowBoxChild).self,
    properties: [
        PropertyProbe(
            "child",
            get: { (owner: FlowBoxChild) in owner.child },
            set: { owner, value in owner.child = value }
        )
    ],
    signals: [
        SignalProbe("activate") { (owner: FlowBoxChild) in owner.onActivate {} }
    ]
)

private let ownerFontButton = OwnerProbe(
    "FontButton",
    (FontButton).self,
    properties: [
        PropertyProbe(
            "modal",
            get: { (owner: FontButton) in owner.modal },
            set: { owner, value in owner.modal = value }
        ),
        PropertyProbe(
            "title",
            get: { (owner: FontButton) in owner.title },
            set: { owner, value in owner.title = value }
        ),
        PropertyProbe(
            "use-font",
            get: { (owner: FontButton) in owner.useFont },
            set: { owner, value in owner.useFont = value }
        ),
        PropertyProbe(
            "use-size",
            get: { (owner: FontButton) in owner.useSize },
            set: { owner, value in owner.useSize = value }
        ),
    ],
    signals: [
        SignalProbe("activate") { (owner: FontButton) in owner.onActivate {} },
        SignalProbe("font-set") { (owner: FontButton) in owner.onFontSet {} },
    ]
)

private let ownerFontChooser = OwnerProbe(
    "FontChooser",
    (any FontChooser).self,
    properties: [
        PropertyProbe(
            "font",
            get: { (owner: any FontChooser) in owner.font },
            set: { owner, value in owner.font = value }
        ),
        PropertyProbe("font-desc", get: { (owner: any FontChooser) in owner.fontDesc }),
        PropertyProbe("font-features", get: { (owner: any FontChooser) in owner.fontFeatures }),
        PropertyProbe(
            "language",
            get: { (owner: any FontChooser) in owner.language },
            set: { owner, value in owner.language = value }
        ),
        PropertyProbe(
            "level",
            get: { (owner: any FontChooser) in owner.level },
            set: { owner, value in owner.level = value }
        ),
        PropertyProbe(
            "preview-text",
            get: { (owner: any FontChooser) in owner.previewText },
            set: { owner, value in owner.previewText = value }
        ),
        PropertyProbe(
            "show-preview-entry",
            get: { (owner: any FontChooser) in owner.showPreviewEntry },
            set: { owner, value in owner.showPreviewEntry = value }
        ),
    ],
    signals: [
        SignalProbe("font-activated") { (owner: any FontChooser) in owner.onFontActivated { _ in } }
    ]
)

private let ownerFontChooserDialog = OwnerProbe(
    "FontChooserDialog",
    (FontChooserDialog).self,
    properties: [],
    signals: []
)

private let ownerFontChooserWidget = OwnerProbe(
    "FontChooserWidget",
    (FontChooserWidget).self,
    properties: [
        PropertyProbe("tweak-action", get: { (owner: FontChooserWidget) in owner.tweakAction })
    ],
    signals: []
)

private let ownerFrame = OwnerProbe(
    "Frame",
    (Frame).self,
    properties: [
        PropertyProbe("child", get: { (owner: Frame) in owner.child }, set: { owner, value in owner.child = value }),
        PropertyProbe("label", get: { (owner: Frame) in owner.label }, set: { owner, value in owner.label = value }),
        PropertyProbe(
            "label-widget",
            get: { (owner: Frame) in owner.labelWidget },
            set: { owner, value in owner.labelWidget = value }
        ),
        PropertyProbe(
            "label-xalign",
            get: { (owner: Frame) in owner.labelXalign },
            set: { owner, value in owner.labelXalign = value }
        ),
    ],
    signals: []
)

private let ownerGLArea = OwnerProbe(
    "GLArea",
    (GLArea).self,
    properties: [
        PropertyProbe(
            "auto-render",
            get: { (owner: GLArea) in owner.autoRender },
            set: { owner, value in owner.autoRender = value }
        ),
        PropertyProbe("context", get: { (owner: GLArea) in owner.context }),
        PropertyProbe(
            "has-depth-buffer",
            get: { (owner: GLArea) in owner.hasDepthBuffer },
            set: { owner, value in owner.hasDepthBuffer = value }
        ),
        PropertyProbe(
            "has-stencil-buffer",
            get: { (owner: GLArea) in owner.hasStencilBuffer },
            set: { owner, value in owner.hasStencilBuffer = value }
        ),
        PropertyProbe("use-es", get: { (owner: GLArea) in owner.useEs }, set: { owner, value in owner.useEs = value }),
    ],
    signals: [
        SignalProbe("create-context") { (owner: GLArea) in owner.onCreateContext { nil } },
        SignalProbe("render") { (owner: GLArea) in owner.onRender { _ in false } },
        SignalProbe("resize") { (owner: GLArea) in owner.onResize { _, _ in } },
    ]
)

private let ownerGesture = OwnerProbe(
    "Gesture",
    (Gesture).self,
    properties: [
        PropertyProbe("n-points", get: { (owner: Gesture) in owner.nPoints })
    ],
    signals: [
        SignalProbe("begin") { (owner: Gesture) in owner.onBegin { _ in } },
        SignalProbe("cancel") { (owner: Gesture) in owner.onCancel { _ in } },
        SignalProbe("end") { (owner: Gesture) in owner.onEnd { _ in } },
        SignalProbe("sequence-state-changed") { (owner: Gesture) in owner.onSequenceStateChanged { _, _ in } },
        SignalProbe("update") { (owner: Gesture) in owner.onUpdate { _ in } },
    ]
)

private let ownerGestureClick = OwnerProbe(
    "GestureClick",
    (GestureClick).self,
    properties: [],
    signals: [
        SignalProbe("pressed") { (owner: GestureClick) in owner.onPressed { _, _, _ in } },
        SignalProbe("released") { (owner: GestureClick) in owner.onReleased { _, _, _ in } },
        SignalProbe("stopped") { (owner: GestureClick) in owner.onStopped {} },
        SignalProbe("unpaired-release") { (owner: GestureClick) in owner.onUnpairedRelease { _, _, _, _ in } },
    ]
)

private let ownerGestureDrag = OwnerProbe(
    "GestureDrag",
    (GestureDrag).self,
    properties: [],
    signals: [
        SignalProbe("drag-begin") { (owner: GestureDrag) in owner.onDragBegin { _, _ in } },
        SignalProbe("drag-end") { (owner: GestureDrag) in owner.onDragEnd { _, _ in } },
        SignalProbe("drag-update") { (owner: GestureDrag) in owner.onDragUpdate { _, _ in } },
    ]
)

private let ownerGestureLongPress = OwnerProbe(
    "GestureLongPress",
    (GestureLongPress).self,
    properties: [
        PropertyProbe(
            "delay-factor",
            get: { (owner: GestureLongPress) in owner.delayFactor },
            set: { owner, value in owner.delayFactor = value }
        )
    ],
    signals: [
        SignalProbe("cancelled") { (owner: GestureLongPress) in owner.onCancelled {} },
        SignalProbe("pressed") { (owner: GestureLongPress) in owner.onPressed { _, _ in } },
    ]
)

private let ownerGesturePan = OwnerProbe(
    "GesturePan",
    (GesturePan).self,
    properties: [
        PropertyProbe(
            "orientation",
            get: { (owner: GesturePan) in owner.orientation },
            set: { owner, value in owner.orientation = value }
        )
    ],
    signals: [
        SignalProbe("pan") { (owner: GesturePan) in owner.onPan { _, _ in } }
    ]
)

private let ownerGestureRotate = OwnerProbe(
    "GestureRotate",
    (GestureRotate).self,
    properties: [],
    signals: [
        SignalProbe("angle-changed") { (owner: GestureRotate) in owner.onAngleChanged { _, _ in } }
    ]
)

private let ownerGestureSingle = OwnerProbe(
    "GestureSingle",
    (GestureSingle).self,
    properties: [
        PropertyProbe(
            "button",
            get: { (owner: GestureSingle) in owner.button },
            set: { owner, value in owner.button = value }
        ),
        PropertyProbe(
            "exclusive",
            get: { (owner: GestureSingle) in owner.exclusive },
            set: { owner, value in owner.exclusive = value }
        ),
        PropertyProbe(
            "touch-only",
            get: { (owner: GestureSingle) in owner.touchOnly },
            set: { owner, value in owner.touchOnly = value }
        ),
    ],
    signals: []
)

private let ownerGestureStylus = OwnerProbe(
    "GestureStylus",
    (GestureStylus).self,
    properties: [],
    signals: [
        SignalProbe("down") { (owner: GestureStylus) in owner.onDown { _, _ in } },
        SignalProbe("motion") { (owner: GestureStylus) in owner.onMotion { _, _ in } },
        SignalProbe("proximity") { (owner: GestureStylus) in owner.onProximity { _, _ in } },
        SignalProbe("up") { (owner: GestureStylus) in owner.onUp { _, _ in } },
    ]
)

private let ownerGestureSwipe = OwnerProbe(
    "GestureSwipe",
    (GestureSwipe).self,
    properties: [],
    signals: [
        SignalProbe("swipe") { (owner: GestureSwipe) in owner.onSwipe { _, _ in } }
    ]
)

private let ownerGestureZoom = OwnerProbe(
    "GestureZoom",
    (GestureZoom).self,
    properties: [],
    signals: [
        SignalProbe("scale-changed") { (owner: GestureZoom) in owner.onScaleChanged { _ in } }
    ]
)

private let ownerGrid = OwnerProbe(
    "Grid",
    (Grid).self,
    properties: [
        PropertyProbe(
            "baseline-row",
            get: { (owner: Grid) in owner.baselineRow },
            set: { owner, value in owner.baselineRow = value }
        ),
        PropertyProbe(
            "column-homogeneous",
            get: { (owner: Grid) in owner.columnHomogeneous },
            set: { owner, value in owner.columnHomogeneous = value }
        ),
        PropertyProbe(
            "column-spacing",
            get: { (owner: Grid) in owner.columnSpacing },
            set: { owner, value in owner.columnSpacing = value }
        ),
        PropertyProbe(
            "row-homogeneous",
            get: { (owner: Grid) in owner.rowHomogeneous },
            set: { owner, value in owner.rowHomogeneous = value }
        ),
        PropertyProbe(
            "row-spacing",
            get: { (owner: Grid) in owner.rowSpacing },
            set: { owner, value in owner.rowSpacing = value }
        ),
    ],
    signals: []
)

private let ownerGridLayout = OwnerProbe(
    "GridLayout",
    (GridLayout).self,
    properties: [
        PropertyProbe(
            "baseline-row",
            get: { (owner: GridLayout) in owner.baselineRow },
            set: { owner, value in owner.baselineRow = value }
        ),
        PropertyProbe(
            "column-homogeneous",
            get: { (owner: GridLayout) in owner.columnHomogeneous },
            set: { owner, value in owner.columnHomogeneous = value }
        ),
        PropertyProbe(
            "column-spacing",
            get: { (owner: GridLayout) in owner.columnSpacing },
            set: { owner, value in owner.columnSpacing = value }
        ),
        PropertyProbe(
            "row-homogeneous",
            get: { (owner: GridLayout) in owner.rowHomogeneous },
            set: { owner, value in owner.rowHomogeneous = value }
        ),
        PropertyProbe(
            "row-spacing",
            get: { (owner: GridLayout) in owner.rowSpacing },
            set: { owner, value in owner.rowSpacing = value }
        ),
    ],
    signals: []
)

private let ownerGridLayoutChild = OwnerProbe(
    "GridLayoutChild",
    (GridLayoutChild).self,
    properties: [
        PropertyProbe(
            "column",
            get: { (owner: GridLayoutChild) in owner.column },
            set: { owner, value in owner.column = value }
        ),
        PropertyProbe(
            "column-span",
            get: { (owner: GridLayoutChild) in owner.columnSpan },
            set: { owner, value in owner.columnSpan = value }
        ),
        PropertyProbe(
            "row",
            get: { (owner: GridLayoutChild) in owner.row },
            set: { owner, value in owner.row = value }
        ),
        PropertyProbe(
            "row-span",
            get: { (owner: GridLayoutChild) in owner.rowSpan },
            set: { owner, value in owner.rowSpan = value }
        ),
    ],
    signals: []
)

private let ownerGridView = OwnerProbe(
    "GridView",
    (GridView).self,
    properties: [
        PropertyProbe(
            "enable-rubberband",
            get: { (owner: GridView) in owner.enableRubberband },
            set: { owner, value in owner.enableRubberband = value }
        ),
        PropertyProbe(
            "factory",
            get: { (owner: GridView) in owner.factory },
            set: { owner, value in owner.factory = value }
        ),
        PropertyProbe(
            "max-columns",
            get: { (owner: GridView) in owner.maxColumns },
            set: { owner, value in owner.maxColumns = value }
        ),
        PropertyProbe(
            "min-columns",
            get: { (owner: GridView) in owner.minColumns },
            set: { owner, value in owner.minColumns = value }
        ),
        PropertyProbe("model", get: { (owner: GridView) in owner.model }, set: { owner, value in owner.model = value }),
        PropertyProbe(
            "single-click-activate",
            get: { (owner: GridView) in owner.singleClickActivate },
            set: { owner, value in owner.singleClickActivate = value }
        ),
    ],
    signals: [
        SignalProbe("activate") { (owner: GridView) in owner.onActivate { _ in } }
    ]
)

private let ownerGtkCalendar = OwnerProbe(
    "GtkCalendar",
    (GtkCalendar).self,
    properties: [
        PropertyProbe("day", get: { (owner: GtkCalendar) in owner.day }, set: { owner, value in owner.day = value }),
        PropertyProbe(
            "month",
            get: { (owner: GtkCalendar) in owner.month },
            set: { owner, value in owner.month = value }
        ),
        PropertyProbe(
            "show-day-names",
            get: { (owner: GtkCalendar) in owner.showDayNames },
            set: { owner, value in owner.showDayNames = value }
        ),
        PropertyProbe(
            "show-heading",
            get: { (owner: GtkCalendar) in owner.showHeading },
            set: { owner, value in owner.showHeading = value }
        ),
        PropertyProbe(
            "show-week-numbers",
            get: { (owner: GtkCalendar) in owner.showWeekNumbers },
            set: { owner, value in owner.showWeekNumbers = value }
        ),
        PropertyProbe("year", get: { (owner: GtkCalendar) in owner.year }, set: { owner, value in owner.year = value }),
    ],
    signals: [
        SignalProbe("day-selected") { (owner: GtkCalendar) in owner.onDaySelected {} },
        SignalProbe("next-month") { (owner: GtkCalendar) in owner.onNextMonth {} },
        SignalProbe("next-year") { (owner: GtkCalendar) in owner.onNextYear {} },
        SignalProbe("prev-month") { (owner: GtkCalendar) in owner.onPrevMonth {} },
        SignalProbe("prev-year") { (owner: GtkCalendar) in owner.onPrevYear {} },
    ]
)

private let ownerGtkRange = OwnerProbe(
    "GtkRange",
    (GtkRange).self,
    properties: [
        PropertyProbe(
            "adjustment",
            get: { (owner: GtkRange) in owner.adjustment },
            set: { owner, value in owner.adjustment = value }
        ),
        PropertyProbe(
            "fill-level",
            get: { (owner: GtkRange) in owner.fillLevel },
            set: { owner, value in owner.fillLevel = value }
        ),
        PropertyProbe(
            "inverted",
            get: { (owner: GtkRange) in owner.inverted },
            set: { owner, value in owner.inverted = value }
        ),
        PropertyProbe(
            "restrict-to-fill-level",
            get: { (owner: GtkRange) in owner.restrictToFillLevel },
            set: { owner, value in owner.restrictToFillLevel = value }
        ),
        PropertyProbe(
            "round-digits",
            get: { (owner: GtkRange) in owner.roundDigits },
            set: { owner, value in owner.roundDigits = value }
        ),
        PropertyProbe(
            "show-fill-level",
            get: { (owner: GtkRange) in owner.showFillLevel },
            set: { owner, value in owner.showFillLevel = value }
        ),
    ],
    signals: [
        SignalProbe("adjust-bounds") { (owner: GtkRange) in owner.onAdjustBounds { _ in } },
        SignalProbe("change-value") { (owner: GtkRange) in owner.onChangeValue { _, _ in false } },
        SignalProbe("move-slider") { (owner: GtkRange) in owner.onMoveSlider { _ in } },
        SignalProbe("value-changed") { (owner: GtkRange) in owner.onValueChanged {} },
    ]
)

private let ownerHeaderBar = OwnerProbe(
    "HeaderBar",
    (HeaderBar).self,
    properties: [
        PropertyProbe(
            "decoration-layout",
            get: { (owner: HeaderBar) in owner.decorationLayout },
            set: { owner, value in owner.decorationLayout = value }
        ),
        PropertyProbe(
            "show-title-buttons",
            get: { (owner: HeaderBar) in owner.showTitleButtons },
            set: { owner, value in owner.showTitleButtons = value }
        ),
        PropertyProbe(
            "title-widget",
            get: { (owner: HeaderBar) in owner.titleWidget },
            set: { owner, value in owner.titleWidget = value }
        ),
    ],
    signals: []
)

private let ownerIMContext = OwnerProbe(
    "IMContext",
    (IMContext).self,
    properties: [
        PropertyProbe(
            "input-hints",
            get: { (owner: IMContext) in owner.inputHints },
            set: { owner, value in owner.inputHints = value }
        ),
        PropertyProbe(
            "input-purpose",
            get: { (owner: IMContext) in owner.inputPurpose },
            set: { owner, value in owner.inputPurpose = value }
        ),
    ],
    signals: [
        SignalProbe("commit") { (owner: IMContext) in owner.onCommit { _ in } },
        SignalProbe("delete-surrounding") { (owner: IMContext) in owner.onDeleteSurrounding { _, _ in false } },
        SignalProbe("preedit-changed") { (owner: IMContext) in owner.onPreeditChanged {} },
        SignalProbe("preedit-end") { (owner: IMContext) in owner.onPreeditEnd {} },
        SignalProbe("preedit-start") { (owner: IMContext) in owner.onPreeditStart {} },
        SignalProbe("retrieve-surrounding") { (owner: IMContext) in owner.onRetrieveSurrounding { false } },
    ]
)

private let ownerIMContextSimple = OwnerProbe(
    "IMContextSimple",
    (IMContextSimple).self,
    properties: [],
    signals: []
)

private let ownerIMMulticontext = OwnerProbe(
    "IMMulticontext",
    (IMMulticontext).self,
    properties: [],
    signals: []
)

private let ownerIconPaintable = OwnerProbe(
    "IconPaintable",
    (IconPaintable).self,
    properties: [
        PropertyProbe("file", get: { (owner: IconPaintable) in owner.file }),
        PropertyProbe("icon-name", get: { (owner: IconPaintable) in owner.iconName }),
        PropertyProbe("is-symbolic", get: { (owner: IconPaintable) in owner.isSymbolic }),
    ],
    signals: []
)

private let ownerIconTheme = OwnerProbe(
    "IconTheme",
    (IconTheme).self,
    properties: [
        PropertyProbe(
            "display",
            get: { (owner: IconTheme) in owner.display },
            set: { owner, value in owner.display = value }
        ),
        PropertyProbe("icon-names", get: { (owner: IconTheme) in owner.iconNames }),
        PropertyProbe("resource-path", get: { (owner: IconTheme) in owner.resourcePath }),
        PropertyProbe("search-path", get: { (owner: IconTheme) in owner.searchPath }),
        PropertyProbe(
            "theme-name",
            get: { (owner: IconTheme) in owner.themeName },
            set: { owner, value in owner.themeName = value }
        ),
    ],
    signals: [
        SignalProbe("changed") { (owner: IconTheme) in owner.onChanged {} }
    ]
)

private let ownerIconView = OwnerProbe(
    "IconView",
    (IconView).self,
    properties: [
        PropertyProbe(
            "activate-on-single-click",
            get: { (owner: IconView) in owner.activateOnSingleClick },
            set: { owner, value in owner.activateOnSingleClick = value }
        ),
        PropertyProbe("cell-area", get: { (owner: IconView) in owner.cellArea }),
        PropertyProbe(
            "column-spacing",
            get: { (owner: IconView) in owner.columnSpacing },
            set: { owner, value in owner.columnSpacing = value }
        ),
        PropertyProbe(
            "columns",
            get: { (owner: IconView) in owner.columns },
            set: { owner, value in owner.columns = value }
        ),
        PropertyProbe(
            "item-orientation",
            get: { (owner: IconView) in owner.itemOrientation },
            set: { owner, value in owner.itemOrientation = value }
        ),
        PropertyProbe(
            "item-padding",
            get: { (owner: IconView) in owner.itemPadding },
            set: { owner, value in owner.itemPadding = value }
        ),
        PropertyProbe(
            "item-width",
            get: { (owner: IconView) in owner.itemWidth },
            set: { owner, value in owner.itemWidth = value }
        ),
        PropertyProbe(
            "margin",
            get: { (owner: IconView) in owner.margin },
            set: { owner, value in owner.margin = value }
        ),
        PropertyProbe(
            "markup-column",
            get: { (owner: IconView) in owner.markupColumn },
            set: { owner, value in owner.markupColumn = value }
        ),
        PropertyProbe("model", get: { (owner: IconView) in owner.model }, set: { owner, value in owner.model = value }),
        PropertyProbe(
            "pixbuf-column",
            get: { (owner: IconView) in owner.pixbufColumn },
            set: { owner, value in owner.pixbufColumn = value }
        ),
        PropertyProbe(
            "reorderable",
            get: { (owner: IconView) in owner.reorderable },
            set: { owner, value in owner.reorderable = value }
        ),
        PropertyProbe(
            "row-spacing",
            get: { (owner: IconView) in owner.rowSpacing },
            set: { owner, value in owner.rowSpacing = value }
        ),
        PropertyProbe(
            "selection-mode",
            get: { (owner: IconView) in owner.selectionMode },
            set: { owner, value in owner.selectionMode = value }
        ),
        PropertyProbe(
            "spacing",
            get: { (owner: IconView) in owner.spacing },
            set: { owner, value in owner.spacing = value }
        ),
        PropertyProbe(
            "text-column",
            get: { (owner: IconView) in owner.textColumn },
            set: { owner, value in owner.textColumn = value }
        ),
        PropertyProbe(
            "tooltip-column",
            get: { (owner: IconView) in owner.tooltipColumn },
            set: { owner, value in owner.tooltipColumn = value }
        ),
    ],
    signals: [
        SignalProbe("activate-cursor-item") { (owner: IconView) in owner.onActivateCursorItem { false } },
        SignalProbe("item-activated") { (owner: IconView) in owner.onItemActivated { _ in } },
        SignalProbe("move-cursor") { (owner: IconView) in owner.onMoveCursor { _, _, _, _ in false } },
        SignalProbe("select-all") { (owner: IconView) in owner.onSelectAll {} },
        SignalProbe("select-cursor-item") { (owner: IconView) in owner.onSelectCursorItem {} },
        SignalProbe("selection-changed") { (owner: IconView) in owner.onSelectionChanged {} },
        SignalProbe("toggle-cursor-item") { (owner: IconView) in owner.onToggleCursorItem {} },
        SignalProbe("unselect-all") { (owner: IconView) in owner.onUnselectAll {} },
    ]
)

private let ownerImage = OwnerProbe(
    "Image",
    (Image).self,
    properties: [
        PropertyProbe("file", get: { (owner: Image) in owner.file }, set: { owner, value in owner.file = value }),
        PropertyProbe("gicon", get: { (owner: Image) in owner.gicon }, set: { owner, value in owner.gicon = value }),
        PropertyProbe(
            "icon-name",
            get: { (owner: Image) in owner.iconName },
            set: { owner, value in owner.iconName = value }
        ),
        PropertyProbe(
            "icon-size",
            get: { (owner: Image) in owner.iconSize },
            set: { owner, value in owner.iconSize = value }
        ),
        PropertyProbe(
            "paintable",
            get: { (owner: Image) in owner.paintable },
            set: { owner, value in owner.paintable = value }
        ),
        PropertyProbe(
            "pixel-size",
            get: { (owner: Image) in owner.pixelSize },
            set: { owner, value in owner.pixelSize = value }
        ),
        PropertyProbe(
            "resource",
            get: { (owner: Image) in owner.resource },
            set: { owner, value in owner.resource = value }
        ),
        PropertyProbe("storage-type", get: { (owner: Image) in owner.storageType }),
        PropertyProbe(
            "use-fallback",
            get: { (owner: Image) in owner.useFallback },
            set: { owner, value in owner.useFallback = value }
        ),
    ],
    signals: []
)

private let ownerInfoBar = OwnerProbe(
    "InfoBar",
    (InfoBar).self,
    properties: [
        PropertyProbe(
            "message-type",
            get: { (owner: InfoBar) in owner.messageType },
            set: { owner, value in owner.messageType = value }
        ),
        PropertyProbe(
            "revealed",
            get: { (owner: InfoBar) in owner.revealed },
            set: { owner, value in owner.revealed = value }
        ),
        PropertyProbe(
            "show-close-button",
            get: { (owner: InfoBar) in owner.showCloseButton },
            set: { owner, value in owner.showCloseButton = value }
        ),
    ],
    signals: [
        SignalProbe("close") { (owner: InfoBar) in owner.onClose {} },
        SignalProbe("response") { (owner: InfoBar) in owner.onResponse { _ in } },
    ]
)

private let ownerInscription = OwnerProbe(
    "Inscription",
    (Inscription).self,
    properties: [
        PropertyProbe(
            "attributes",
            get: { (owner: Inscription) in owner.attributes },
            set: { owner, value in owner.attributes = value }
        ),
        PropertyProbe(
            "min-chars",
            get: { (owner: Inscription) in owner.minChars },
            set: { owner, value in owner.minChars = value }
        ),
        PropertyProbe(
            "min-lines",
            get: { (owner: Inscription) in owner.minLines },
            set: { owner, value in owner.minLines = value }
        ),
        PropertyProbe(
            "nat-chars",
            get: { (owner: Inscription) in owner.natChars },
            set: { owner, value in owner.natChars = value }
        ),
        PropertyProbe(
            "nat-lines",
            get: { (owner: Inscription) in owner.natLines },
            set: { owner, value in owner.natLines = value }
        ),
        PropertyProbe("text", get: { (owner: Inscription) in owner.text }, set: { owner, value in owner.text = value }),
        PropertyProbe(
            "text-overflow",
            get: { (owner: Inscription) in owner.textOverflow },
            set: { owner, value in owner.textOverflow = value }
        ),
        PropertyProbe(
            "wrap-mode",
            get: { (owner: Inscription) in owner.wrapMode },
            set: { owner, value in owner.wrapMode = value }
        ),
        PropertyProbe(
            "xalign",
            get: { (owner: Inscription) in owner.xalign },
            set: { owner, value in owner.xalign = value }
        ),
        PropertyProbe(
            "yalign",
            get: { (owner: Inscription) in owner.yalign },
            set: { owner, value in owner.yalign = value }
        ),
    ],
    signals: []
)

private let ownerKeyvalTrigger = OwnerProbe(
    "KeyvalTrigger",
    (KeyvalTrigger).self,
    properties: [
        PropertyProbe("keyval", get: { (owner: KeyvalTrigger) in owner.keyval }),
        PropertyProbe("modifiers", get: { (owner: KeyvalTrigger) in owner.modifiers }),
    ],
    signals: []
)

private let ownerLabel = OwnerProbe(
    "Label",
    (Label).self,
    properties: [
        PropertyProbe(
            "attributes",
            get: { (owner: Label) in owner.attributes },
            set: { owner, value in owner.attributes = value }
        ),
        PropertyProbe(
            "ellipsize",
            get: { (owner: Label) in owner.ellipsize },
            set: { owner, value in owner.ellipsize = value }
        ),
        PropertyProbe(
            "extra-menu",
            get: { (owner: Label) in owner.extraMenu },
            set: { owner, value in owner.extraMenu = value }
        ),
        PropertyProbe(
            "justify",
            get: { (owner: Label) in owner.justify },
            set: { owner, value in owner.justify = value }
        ),
        PropertyProbe("label", get: { (owner: Label) in owner.label }, set: { owner, value in owner.label = value }),
        PropertyProbe("lines", get: { (owner: Label) in owner.lines }, set: { owner, value in owner.lines = value }),
        PropertyProbe(
            "max-width-chars",
            get: { (owner: Label) in owner.maxWidthChars },
            set: { owner, value in owner.maxWidthChars = value }
        ),
        PropertyProbe("mnemonic-keyval", get: { (owner: Label) in owner.mnemonicKeyval }),
        PropertyProbe(
            "mnemonic-widget",
            get: { (owner: Label) in owner.mnemonicWidget },
            set: { owner, value in owner.mnemonicWidget = value }
        ),
        PropertyProbe(
            "natural-wrap-mode",
            get: { (owner: Label) in owner.naturalWrapMode },
            set: { owner, value in owner.naturalWrapMode = value }
        ),
        PropertyProbe(
            "selectable",
            get: { (owner: Label) in owner.selectable },
            set: { owner, value in owner.selectable = value }
        ),
        PropertyProbe(
            "single-line-mode",
            get: { (owner: Label) in owner.singleLineMode },
            set: { owner, value in owner.singleLineMode = value }
        ),
        PropertyProbe("tabs", get: { (owner: Label) in owner.tabs }, set: { owner, value in owner.tabs = value }),
        PropertyProbe(
            "use-markup",
            get: { (owner: Label) in owner.useMarkup },
            set: { owner, value in owner.useMarkup = value }
        ),
        PropertyProbe(
            "use-underline",
            get: { (owner: Label) in owner.useUnderline },
            set: { owner, value in owner.useUnderline = value }
        ),
        PropertyProbe(
            "width-chars",
            get: { (owner: Label) in owner.widthChars },
            set: { owner, value in owner.widthChars = value }
        ),
        PropertyProbe("wrap", get: { (owner: Label) in owner.wrap }, set: { owner, value in owner.wrap = value }),
        PropertyProbe(
            "wrap-mode",
            get: { (owner: Label) in owner.wrapMode },
            set: { owner, value in owner.wrapMode = value }
        ),
        PropertyProbe("xalign", get: { (owner: Label) in owner.xalign }, set: { owner, value in owner.xalign = value }),
        PropertyProbe("yalign", get: { (owner: Label) in owner.yalign }, set: { owner, value in owner.yalign = value }),
    ],
    signals: [
        SignalProbe("activate-current-link") { (owner: Label) in owner.onActivateCurrentLink {} },
        SignalProbe("activate-link") { (owner: Label) in owner.onActivateLink { _ in false } },
        SignalProbe("copy-clipboard") { (owner: Label) in owner.onCopyClipboard {} },
        SignalProbe("move-cursor") { (owner: Label) in owner.onMoveCursor { _, _, _ in } },
    ]
)

private let ownerLayoutChild = OwnerProbe(
    "LayoutChild",
    (LayoutChild).self,
    properties: [
        PropertyProbe("child-widget", get: { (owner: LayoutChild) in owner.childWidget }),
        PropertyProbe("layout-manager", get: { (owner: LayoutChild) in owner.layoutManager }),
    ],
    signals: []
)

private let ownerLayoutManager = OwnerProbe(
    "LayoutManager",
    (LayoutManager).self,
    properties: [],
    signals: []
)

private let ownerLevelBar = OwnerProbe(
    "LevelBar",
    (LevelBar).self,
    properties: [
        PropertyProbe(
            "inverted",
            get: { (owner: LevelBar) in owner.inverted },
            set: { owner, value in owner.inverted = value }
        ),
        PropertyProbe(
            "max-value",
            get: { (owner: LevelBar) in owner.maxValue },
            set: { owner, value in owner.maxValue = value }
        ),
        PropertyProbe(
            "min-value",
            get: { (owner: LevelBar) in owner.minValue },
            set: { owner, value in owner.minValue = value }
        ),
        PropertyProbe("mode", get: { (owner: LevelBar) in owner.mode }, set: { owner, value in owner.mode = value }),
        PropertyProbe("value", get: { (owner: LevelBar) in owner.value }, set: { owner, value in owner.value = value }),
    ],
    signals: [
        SignalProbe("offset-changed") { (owner: LevelBar) in owner.onOffsetChanged { _ in } }
    ]
)

private let ownerLinkButton = OwnerProbe(
    "LinkButton",
    (LinkButton).self,
    properties: [
        PropertyProbe("uri", get: { (owner: LinkButton) in owner.uri }, set: { owner, value in owner.uri = value }),
        PropertyProbe(
            "visited",
            get: { (owner: LinkButton) in owner.visited },
            set: { owner, value in owner.visited = value }
        ),
    ],
    signals: [
        SignalProbe("activate-link") { (owner: LinkButton) in owner.onActivateLink { false } }
    ]
)

private let ownerListBase = OwnerProbe(
    "ListBase",
    (ListBase).self,
    properties: [
        PropertyProbe(
            "orientation",
            get: { (owner: ListBase) in owner.orientation },
            set: { owner, value in owner.orientation = value }
        )
    ],
    signals: []
)

private let ownerListBox = OwnerProbe(
    "ListBox",
    (ListBox).self,
    properties: [
        PropertyProbe(
            "accept-unpaired-release",
            get: { (owner: ListBox) in owner.acceptUnpairedRelease },
            set: { owner, value in owner.acceptUnpairedRelease = value }
        ),
        PropertyProbe(
            "activate-on-single-click",
            get: { (owner: ListBox) in owner.activateOnSingleClick },
            set: { owner, value in owner.activateOnSingleClick = value }
        ),
        PropertyProbe(
            "selection-mode",
            get: { (owner: ListBox) in owner.selectionMode },
            set: { owner, value in owner.selectionMode = value }
        ),
        PropertyProbe(
            "show-separators",
            get: { (owner: ListBox) in owner.showSeparators },
            set: { owner, value in owner.showSeparators = value }
        ),
    ],
    signals: [
        SignalProbe("activate-cursor-row") { (owner: ListBox) in owner.onActivateCursorRow {} },
        SignalProbe("move-cursor") { (owner: ListBox) in owner.onMoveCursor { _, _, _, _ in } },
        SignalProbe("row-activated") { (owner: ListBox) in owner.onRowActivated { _ in } },
        SignalProbe("row-selected") { (owner: ListBox) in owner.onRowSelected { _ in } },
        SignalProbe("select-all") { (owner: ListBox) in owner.onSelectAll {} },
        SignalProbe("selected-rows-changed") { (owner: ListBox) in owner.onSelectedRowsChanged {} },
        SignalProbe("toggle-cursor-row") { (owner: ListBox) in owner.onToggleCursorRow {} },
        SignalProbe("unselect-all") { (owner: ListBox) in owner.onUnselectAll {} },
    ]
)

private let ownerListBoxRow = OwnerProbe(
    "ListBoxRow",
    (ListBoxRow).self,
    properties: [
        PropertyProbe(
            "activatable",
            get: { (owner: ListBoxRow) in owner.activatable },
            set: { owner, value in owner.activatable = value }
        ),
        PropertyProbe(
            "child",
            get: { (owner: ListBoxRow) in owner.child },
            set: { owner, value in owner.child = value }
        ),
        PropertyProbe(
            "selectable",
            get: { (owner: ListBoxRow) in owner.selectable },
            set: { owner, value in owner.selectable = value }
        ),
    ],
    signals: [
        SignalProbe("activate") { (owner: ListBoxRow) in owner.onActivate {} }
    ]
)

private let ownerListItem = OwnerProbe(
    "ListItem",
    (ListItem).self,
    properties: [
        PropertyProbe(
            "activatable",
            get: { (owner: ListItem) in owner.activatable },
            set: { owner, value in owner.activatable = value }
        ),
        PropertyProbe("child", get: { (owner: ListItem) in owner.child }, set: { owner, value in owner.child = value }),
        PropertyProbe("item", get: { (owner: ListItem) in owner.item }),
        PropertyProbe("position", get: { (owner: ListItem) in owner.position }),
        PropertyProbe(
            "selectable",
            get: { (owner: ListItem) in owner.selectable },
            set: { owner, value in owner.selectable = value }
        ),
        PropertyProbe("selected", get: { (owner: ListItem) in owner.selected }),
    ],
    signals: []
)

private let ownerListItemFactory = OwnerProbe(
    "ListItemFactory",
    (ListItemFactory).self,
    properties: [],
    signals: []
)

private let ownerListStore = OwnerProbe(
    "ListStore",
    (ListStore).self,
    properties: [],
    signals: []
)

private let ownerListView = OwnerProbe(
    "ListView",
    (ListView).self,
    properties: [
        PropertyProbe(
            "enable-rubberband",
            get: { (owner: ListView) in owner.enableRubberband },
            set: { owner, value in owner.enableRubberband = value }
        ),
        PropertyProbe(
            "factory",
            get: { (owner: ListView) in owner.factory },
            set: { owner, value in owner.factory = value }
        ),
        PropertyProbe("model", get: { (owner: ListView) in owner.model }, set: { owner, value in owner.model = value }),
        PropertyProbe(
            "show-separators",
            get: { (owner: ListView) in owner.showSeparators },
            set: { owner, value in owner.showSeparators = value }
        ),
        PropertyProbe(
            "single-click-activate",
            get: { (owner: ListView) in owner.singleClickActivate },
            set: { owner, value in owner.singleClickActivate = value }
        ),
    ],
    signals: [
        SignalProbe("activate") { (owner: ListView) in owner.onActivate { _ in } }
    ]
)

private let ownerLockButton = OwnerProbe(
    "LockButton",
    (LockButton).self,
    properties: [
        PropertyProbe(
            "permission",
            get: { (owner: LockButton) in owner.permission },
            set: { owner, value in owner.permission = value }
        ),
        PropertyProbe(
            "text-lock",
            get: { (owner: LockButton) in owner.textLock },
            set: { owner, value in owner.textLock = value }
        ),
        PropertyProbe(
            "text-unlock",
            get: { (owner: LockButton) in owner.textUnlock },
            set: { owner, value in owner.textUnlock = value }
        ),
        PropertyProbe(
            "tooltip-lock",
            get: { (owner: LockButton) in owner.tooltipLock },
            set: { owner, value in owner.tooltipLock = value }
        ),
        PropertyProbe(
            "tooltip-not-authorized",
            get: { (owner: LockButton) in owner.tooltipNotAuthorized },
            set: { owner, value in owner.tooltipNotAuthorized = value }
        ),
        PropertyProbe(
            "tooltip-unlock",
            get: { (owner: LockButton) in owner.tooltipUnlock },
            set: { owner, value in owner.tooltipUnlock = value }
        ),
    ],
    signals: []
)

private let ownerMapListModel = OwnerProbe(
    "MapListModel",
    (MapListModel).self,
    properties: [
        PropertyProbe("has-map", get: { (owner: MapListModel) in owner.hasMap }),
        PropertyProbe("item-type", get: { (owner: MapListModel) in owner.itemType }),
        PropertyProbe("model", get: { (owner: MapListModel) in owner.model }),
        PropertyProbe("n-items", get: { (owner: MapListModel) in owner.nItems }),
    ],
    signals: []
)

private let ownerMediaControls = OwnerProbe(
    "MediaControls",
    (MediaControls).self,
    properties: [
        PropertyProbe(
            "media-stream",
            get: { (owner: MediaControls) in owner.mediaStream },
            set: { owner, value in owner.mediaStream = value }
        )
    ],
    signals: []
)

private let ownerMediaFile = OwnerProbe(
    "MediaFile",
    (MediaFile).self,
    properties: [
        PropertyProbe("file", get: { (owner: MediaFile) in owner.file }, set: { owner, value in owner.file = value }),
        PropertyProbe(
            "input-stream",
            get: { (owner: MediaFile) in owner.inputStream },
            set: { owner, value in owner.inputStream = value }
        ),
    ],
    signals: []
)

private let ownerMediaStream = OwnerProbe(
    "MediaStream",
    (MediaStream).self,
    properties: [
        PropertyProbe("duration", get: { (owner: MediaStream) in owner.duration }),
        PropertyProbe("ended", get: { (owner: MediaStream) in owner.ended }),
        PropertyProbe("error", get: { (owner: MediaStream) in owner.error }),
        PropertyProbe("has-audio", get: { (owner: MediaStream) in owner.hasAudio }),
        PropertyProbe("has-video", get: { (owner: MediaStream) in owner.hasVideo }),
        PropertyProbe("loop", get: { (owner: MediaStream) in owner.loop }, set: { owner, value in owner.loop = value }),
        PropertyProbe(
            "muted",
            get: { (owner: MediaStream) in owner.muted },
            set: { owner, value in owner.muted = value }
        ),
        PropertyProbe(
            "playing",
            get: { (owner: MediaStream) in owner.playing },
            set: { owner, value in owner.playing = value }
        ),
        PropertyProbe(
            "prepared",
            get: { (owner: MediaStream) in owner.prepared },
            set: { owner, value in owner.prepared = value }
        ),
        PropertyProbe("seekable", get: { (owner: MediaStream) in owner.seekable }),
        PropertyProbe("seeking", get: { (owner: MediaStream) in owner.seeking }),
        PropertyProbe("timestamp", get: { (owner: MediaStream) in owner.timestamp }),
        PropertyProbe(
            "volume",
            get: { (owner: MediaStream) in owner.volume },
            set: { owner, value in owner.volume = value }
        ),
    ],
    signals: []
)

private let ownerMenuButton = OwnerProbe(
    "MenuButton",
    (MenuButton).self,
    properties: [
        PropertyProbe(
            "always-show-arrow",
            get: { (owner: MenuButton) in owner.alwaysShowArrow },
            set: { owner, value in owner.alwaysShowArrow = value }
        ),
        PropertyProbe(
            "child",
            get: { (owner: MenuButton) in owner.child },
            set: { owner, value in owner.child = value }
        ),
        PropertyProbe(
            "direction",
            get: { (owner: MenuButton) in owner.menuButtonDirection },
            set: { owner, value in owner.menuButtonDirection = value }
        ),
        PropertyProbe(
            "has-frame",
            get: { (owner: MenuButton) in owner.hasFrame },
            set: { owner, value in owner.hasFrame = value }
        ),
        PropertyProbe(
            "icon-name",
            get: { (owner: MenuButton) in owner.iconName },
            set: { owner, value in owner.iconName = value }
        ),
        PropertyProbe(
            "label",
            get: { (owner: MenuButton) in owner.label },
            set: { owner, value in owner.label = value }
        ),
        PropertyProbe(
            "menu-model",
            get: { (owner: MenuButton) in owner.menuModel },
            set: { owner, value in owner.menuModel = value }
        ),
        PropertyProbe("popover", get: { (owner: MenuButton) in owner.popover }),
        PropertyProbe(
            "primary",
            get: { (owner: MenuButton) in owner.primary },
            set: { owner, value in owner.primary = value }
        ),
        PropertyProbe(
            "use-underline",
            get: { (owner: MenuButton) in owner.useUnderline },
            set: { owner, value in owner.useUnderline = value }
        ),
    ],
    signals: [
        SignalProbe("activate") { (owner: MenuButton) in owner.onActivate {} }
    ]
)

private let ownerMessageDialog = OwnerProbe(
    "MessageDialog",
    (MessageDialog).self,
    properties: [
        PropertyProbe("message-area", get: { (owner: MessageDialog) in owner.messageArea }),
        PropertyProbe(
            "message-type",
            get: { (owner: MessageDialog) in owner.messageType },
            set: { owner, value in owner.messageType = value }
        ),
        PropertyProbe(
            "secondary-text",
            get: { (owner: MessageDialog) in owner.secondaryText },
            set: { owner, value in owner.secondaryText = value }
        ),
        PropertyProbe(
            "secondary-use-markup",
            get: { (owner: MessageDialog) in owner.secondaryUseMarkup },
            set: { owner, value in owner.secondaryUseMarkup = value }
        ),
        PropertyProbe(
            "text",
            get: { (owner: MessageDialog) in owner.text },
            set: { owner, value in owner.text = value }
        ),
        PropertyProbe(
            "use-markup",
            get: { (owner: MessageDialog) in owner.useMarkup },
            set: { owner, value in owner.useMarkup = value }
        ),
    ],
    signals: []
)

private let ownerMnemonicAction = OwnerProbe(
    "MnemonicAction",
    (MnemonicAction).self,
    properties: [],
    signals: []
)

private let ownerMnemonicTrigger = OwnerProbe(
    "MnemonicTrigger",
    (MnemonicTrigger).self,
    properties: [
        PropertyProbe("keyval", get: { (owner: MnemonicTrigger) in owner.keyval })
    ],
    signals: []
)

private let ownerMountOperation = OwnerProbe(
    "MountOperation",
    (MountOperation).self,
    properties: [
        PropertyProbe(
            "display",
            get: { (owner: MountOperation) in owner.display },
            set: { owner, value in owner.display = value }
        ),
        PropertyProbe("is-showing", get: { (owner: MountOperation) in owner.isShowing }),
        PropertyProbe(
            "parent",
            get: { (owner: MountOperation) in owner.parent },
            set: { owner, value in owner.parent = value }
        ),
    ],
    signals: []
)

private let ownerMultiFilter = OwnerProbe(
    "MultiFilter",
    (MultiFilter).self,
    properties: [
        PropertyProbe("item-type", get: { (owner: MultiFilter) in owner.itemType }),
        PropertyProbe("n-items", get: { (owner: MultiFilter) in owner.nItems }),
    ],
    signals: []
)

private let ownerMultiSelection = OwnerProbe(
    "MultiSelection",
    (MultiSelection).self,
    properties: [
        PropertyProbe("item-type", get: { (owner: MultiSelection) in owner.itemType }),
        PropertyProbe(
            "model",
            get: { (owner: MultiSelection) in owner.model },
            set: { owner, value in owner.model = value }
        ),
        PropertyProbe("n-items", get: { (owner: MultiSelection) in owner.nItems }),
    ],
    signals: []
)

private let ownerMultiSorter = OwnerProbe(
    "MultiSorter",
    (MultiSorter).self,
    properties: [
        PropertyProbe("item-type", get: { (owner: MultiSorter) in owner.itemType }),
        PropertyProbe("n-items", get: { (owner: MultiSorter) in owner.nItems }),
    ],
    signals: []
)

private let ownerNamedAction = OwnerProbe(
    "NamedAction",
    (NamedAction).self,
    properties: [
        PropertyProbe("action-name", get: { (owner: NamedAction) in owner.actionName })
    ],
    signals: []
)

private let ownerNative = OwnerProbe(
    "Native",
    (any Native).self,
    properties: [],
    signals: []
)

private let ownerNativeDialog = OwnerProbe(
    "NativeDialog",
    (NativeDialog).self,
    properties: [
        PropertyProbe(
            "modal",
            get: { (owner: NativeDialog) in owner.modal },
            set: { owner, value in owner.modal = value }
        ),
        PropertyProbe(
            "title",
            get: { (owner: NativeDialog) in owner.title },
            set: { owner, value in owner.title = value }
        ),
        PropertyProbe(
            "transient-for",
            get: { (owner: NativeDialog) in owner.transientFor },
            set: { owner, value in owner.transientFor = value }
        ),
        PropertyProbe(
            "visible",
            get: { (owner: NativeDialog) in owner.visible },
            set: { owner, value in owner.visible = value }
        ),
    ],
    signals: [
        SignalProbe("response") { (owner: NativeDialog) in owner.onResponse { _ in } }
    ]
)

private let ownerNeverTrigger = OwnerProbe(
    "NeverTrigger",
    (NeverTrigger).self,
    properties: [],
    signals: []
)

private let ownerNoSelection = OwnerProbe(
    "NoSelection",
    (NoSelection).self,
    properties: [
        PropertyProbe("item-type", get: { (owner: NoSelection) in owner.itemType }),
        PropertyProbe(
            "model",
            get: { (owner: NoSelection) in owner.model },
            set: { owner, value in owner.model = value }
        ),
        PropertyProbe("n-items", get: { (owner: NoSelection) in owner.nItems }),
    ],
    signals: []
)

private let ownerNotebook = OwnerProbe(
    "Notebook",
    (Notebook).self,
    properties: [
        PropertyProbe(
            "enable-popup",
            get: { (owner: Notebook) in owner.enablePopup },
            set: { owner, value in owner.enablePopup = value }
        ),
        PropertyProbe(
            "group-name",
            get: { (owner: Notebook) in owner.groupName },
            set: { owner, value in owner.groupName = value }
        ),
        PropertyProbe("page", get: { (owner: Notebook) in owner.page }, set: { owner, value in owner.page = value }),
        PropertyProbe("pages", get: { (owner: Notebook) in owner.pages }),
        PropertyProbe(
            "scrollable",
            get: { (owner: Notebook) in owner.scrollable },
            set: { owner, value in owner.scrollable = value }
        ),
        PropertyProbe(
            "show-border",
            get: { (owner: Notebook) in owner.showBorder },
            set: { owner, value in owner.showBorder = value }
        ),
        PropertyProbe(
            "show-tabs",
            get: { (owner: Notebook) in owner.showTabs },
            set: { owner, value in owner.showTabs = value }
        ),
        PropertyProbe(
            "tab-pos",
            get: { (owner: Notebook) in owner.tabPos },
            set: { owner, value in owner.tabPos = value }
        ),
    ],
    signals: [
        SignalProbe("change-current-page") { (owner: Notebook) in owner.onChangeCurrentPage { _ in false } },
        SignalProbe("create-window") { (owner: Notebook) in owner.onCreateWindow { _ in nil } },
        SignalProbe("focus-tab") { (owner: Notebook) in owner.onFocusTab { _ in false } },
        SignalProbe("move-focus-out") { (owner: Notebook) in owner.onMoveFocusOut { _ in } },
        SignalProbe("page-added") { (owner: Notebook) in owner.onPageAdded { _, _ in } },
        SignalProbe("page-removed") { (owner: Notebook) in owner.onPageRemoved { _, _ in } },
        SignalProbe("page-reordered") { (owner: Notebook) in owner.onPageReordered { _, _ in } },
        SignalProbe("reorder-tab") { (owner: Notebook) in owner.onReorderTab { _, _ in false } },
        SignalProbe("select-page") { (owner: Notebook) in owner.onSelectPage { _ in false } },
        SignalProbe("switch-page") { (owner: Notebook) in owner.onSwitchPage { _, _ in } },
    ]
)

private let ownerNotebookPage = OwnerProbe(
    "NotebookPage",
    (NotebookPage).self,
    properties: [
        PropertyProbe("child", get: { (owner: NotebookPage) in owner.child }),
        PropertyProbe(
            "detachable",
            get: { (owner: NotebookPage) in owner.detachable },
            set: { owner, value in owner.detachable = value }
        ),
        PropertyProbe("menu", get: { (owner: NotebookPage) in owner.menu }),
        PropertyProbe(
            "menu-label",
            get: { (owner: NotebookPage) in owner.menuLabel },
            set: { owner, value in owner.menuLabel = value }
        ),
        PropertyProbe(
            "position",
            get: { (owner: NotebookPage) in owner.position },
            set: { owner, value in owner.position = value }
        ),
        PropertyProbe(
            "reorderable",
            get: { (owner: NotebookPage) in owner.reorderable },
            set: { owner, value in owner.reorderable = value }
        ),
        PropertyProbe("tab", get: { (owner: NotebookPage) in owner.tab }),
        PropertyProbe(
            "tab-expand",
            get: { (owner: NotebookPage) in owner.tabExpand },
            set: { owner, value in owner.tabExpand = value }
        ),
        PropertyProbe(
            "tab-fill",
            get: { (owner: NotebookPage) in owner.tabFill },
            set: { owner, value in owner.tabFill = value }
        ),
        PropertyProbe(
            "tab-label",
            get: { (owner: NotebookPage) in owner.tabLabel },
            set: { owner, value in owner.tabLabel = value }
        ),
    ],
    signals: []
)

private let ownerNothingAction = OwnerProbe(
    "NothingAction",
    (NothingAction).self,
    properties: [],
    signals: []
)

private let ownerNumericSorter = OwnerProbe(
    "NumericSorter",
    (NumericSorter).self,
    properties: [
        PropertyProbe(
            "expression",
            get: { (owner: NumericSorter) in owner.expression },
            set: { owner, value in owner.expression = value }
        ),
        PropertyProbe(
            "sort-order",
            get: { (owner: NumericSorter) in owner.sortOrder },
            set: { owner, value in owner.sortOrder = value }
        ),
    ],
    signals: []
)

private let ownerOrientable = OwnerProbe(
    "Orientable",
    (any Orientable).self,
    properties: [
        PropertyProbe(
            "orientation",
            get: { (owner: any Orientable) in owner.orientation },
            set: { owner, value in owner.orientation = value }
        )
    ],
    signals: []
)

private let ownerOverlay = OwnerProbe(
    "Overlay",
    (Overlay).self,
    properties: [
        PropertyProbe("child", get: { (owner: Overlay) in owner.child }, set: { owner, value in owner.child = value })
    ],
    signals: [
        SignalProbe("get-child-position") { (owner: Overlay) in owner.onGetChildPosition { _, _ in false } }
    ]
)

private let ownerOverlayLayout = OwnerProbe(
    "OverlayLayout",
    (OverlayLayout).self,
    properties: [],
    signals: []
)

private let ownerOverlayLayoutChild = OwnerProbe(
    "OverlayLayoutChild",
    (OverlayLayoutChild).self,
    properties: [
        PropertyProbe(
            "clip-overlay",
            get: { (owner: OverlayLayoutChild) in owner.clipOverlay },
            set: { owner, value in owner.clipOverlay = value }
        ),
        PropertyProbe(
            "measure",
            get: { (owner: OverlayLayoutChild) in owner.measure },
            set: { owner, value in owner.measure = value }
        ),
    ],
    signals: []
)

private let ownerPadController = OwnerProbe(
    "PadController",
    (PadController).self,
    properties: [
        PropertyProbe("action-group", get: { (owner: PadController) in owner.actionGroup }),
        PropertyProbe("pad", get: { (owner: PadController) in owner.pad }),
    ],
    signals: []
)

private let ownerPageSetup = OwnerProbe(
    "PageSetup",
    (PageSetup).self,
    properties: [],
    signals: []
)

private let ownerPageSetupUnixDialog = OwnerProbe(
    "PageSetupUnixDialog",
    (PageSetupUnixDialog).self,
    properties: [],
    signals: []
)

private let ownerPaned = OwnerProbe(
    "Paned",
    (Paned).self,
    properties: [
        PropertyProbe(
            "end-child",
            get: { (owner: Paned) in owner.endChild },
            set: { owner, value in owner.endChild = value }
        ),
        PropertyProbe("max-position", get: { (owner: Paned) in owner.maxPosition }),
        PropertyProbe("min-position", get: { (owner: Paned) in owner.minPosition }),
        PropertyProbe(
            "position",
            get: { (owner: Paned) in owner.position },
            set: { owner, value in owner.position = value }
        ),
        PropertyProbe(
            "position-set",
            get: { (owner: Paned) in owner.positionSet },
            set: { owner, value in owner.positionSet = value }
        ),
        PropertyProbe(
            "resize-end-child",
            get: { (owner: Paned) in owner.resizeEndChild },
            set: { owner, value in owner.resizeEndChild = value }
        ),
        PropertyProbe(
            "resize-start-child",
            get: { (owner: Paned) in owner.resizeStartChild },
            set: { owner, value in owner.resizeStartChild = value }
        ),
        PropertyProbe(
            "shrink-end-child",
            get: { (owner: Paned) in owner.shrinkEndChild },
            set: { owner, value in owner.shrinkEndChild = value }
        ),
        PropertyProbe(
            "shrink-start-child",
            get: { (owner: Paned) in owner.shrinkStartChild },
            set: { owner, value in owner.shrinkStartChild = value }
        ),
        PropertyProbe(
            "start-child",
            get: { (owner: Paned) in owner.startChild },
            set: { owner, value in owner.startChild = value }
        ),
        PropertyProbe(
            "wide-handle",
            get: { (owner: Paned) in owner.wideHandle },
            set: { owner, value in owner.wideHandle = value }
        ),
    ],
    signals: [
        SignalProbe("accept-position") { (owner: Paned) in owner.onAcceptPosition { false } },
        SignalProbe("cancel-position") { (owner: Paned) in owner.onCancelPosition { false } },
        SignalProbe("cycle-child-focus") { (owner: Paned) in owner.onCycleChildFocus { _ in false } },
        SignalProbe("cycle-handle-focus") { (owner: Paned) in owner.onCycleHandleFocus { _ in false } },
        SignalProbe("move-handle") { (owner: Paned) in owner.onMoveHandle { _ in false } },
        SignalProbe("toggle-handle-focus") { (owner: Paned) in owner.onToggleHandleFocus { false } },
    ]
)

private let ownerPasswordEntry = OwnerProbe(
    "PasswordEntry",
    (PasswordEntry).self,
    properties: [
        PropertyProbe(
            "activates-default",
            get: { (owner: PasswordEntry) in owner.activatesDefault },
            set: { owner, value in owner.activatesDefault = value }
        ),
        PropertyProbe(
            "extra-menu",
            get: { (owner: PasswordEntry) in owner.extraMenu },
            set: { owner, value in owner.extraMenu = value }
        ),
        PropertyProbe(
            "placeholder-text",
            get: { (owner: PasswordEntry) in owner.placeholderText },
            set: { owner, value in owner.placeholderText = value }
        ),
        PropertyProbe(
            "show-peek-icon",
            get: { (owner: PasswordEntry) in owner.showPeekIcon },
            set: { owner, value in owner.showPeekIcon = value }
        ),
    ],
    signals: [
        SignalProbe("activate") { (owner: PasswordEntry) in owner.onActivate {} }
    ]
)

private let ownerPasswordEntryBuffer = OwnerProbe(
    "PasswordEntryBuffer",
    (PasswordEntryBuffer).self,
    properties: [],
    signals: []
)

private let ownerPicture = OwnerProbe(
    "Picture",
    (Picture).self,
    properties: [
        PropertyProbe(
            "alternative-text",
            get: { (owner: Picture) in owner.alternativeText },
            set: { owner, value in owner.alternativeText = value }
        ),
        PropertyProbe(
            "can-shrink",
            get: { (owner: Picture) in owner.canShrink },
            set: { owner, value in owner.canShrink = value }
        ),
        PropertyProbe(
            "content-fit",
            get: { (owner: Picture) in owner.contentFit },
            set: { owner, value in owner.contentFit = value }
        ),
        PropertyProbe("file", get: { (owner: Picture) in owner.file }, set: { owner, value in owner.file = value }),
        PropertyProbe(
            "keep-aspect-ratio",
            get: { (owner: Picture) in owner.keepAspectRatio },
            set: { owner, value in owner.keepAspectRatio = value }
        ),
        PropertyProbe(
            "paintable",
            get: { (owner: Picture) in owner.paintable },
            set: { owner, value in owner.paintable = value }
        ),
    ],
    signals: []
)

private let ownerPopover = OwnerProbe(
    "Popover",
    (Popover).self,
    properties: [
        PropertyProbe(
            "autohide",
            get: { (owner: Popover) in owner.autohide },
            set: { owner, value in owner.autohide = value }
        ),
        PropertyProbe(
            "cascade-popdown",
            get: { (owner: Popover) in owner.cascadePopdown },
            set: { owner, value in owner.cascadePopdown = value }
        ),
        PropertyProbe("child", get: { (owner: Popover) in owner.child }, set: { owner, value in owner.child = value }),
        PropertyProbe(
            "default-widget",
            get: { (owner: Popover) in owner.defaultWidget },
            set: { owner, value in owner.defaultWidget = value }
        ),
        PropertyProbe(
            "has-arrow",
            get: { (owner: Popover) in owner.hasArrow },
            set: { owner, value in owner.hasArrow = value }
        ),
        PropertyProbe(
            "mnemonics-visible",
            get: { (owner: Popover) in owner.mnemonicsVisible },
            set: { owner, value in owner.mnemonicsVisible = value }
        ),
        PropertyProbe(
            "pointing-to",
            get: { (owner: Popover) in owner.pointingTo },
            set: { owner, value in owner.pointingTo = value }
        ),
        PropertyProbe(
            "position",
            get: { (owner: Popover) in owner.position },
            set: { owner, value in owner.position = value }
        ),
    ],
    signals: [
        SignalProbe("activate-default") { (owner: Popover) in owner.onActivateDefault {} },
        SignalProbe("closed") { (owner: Popover) in owner.onClosed {} },
    ]
)

private let ownerPopoverMenu = OwnerProbe(
    "PopoverMenu",
    (PopoverMenu).self,
    properties: [
        PropertyProbe(
            "menu-model",
            get: { (owner: PopoverMenu) in owner.menuModel },
            set: { owner, value in owner.menuModel = value }
        ),
        PropertyProbe(
            "visible-submenu",
            get: { (owner: PopoverMenu) in owner.visibleSubmenu },
            set: { owner, value in owner.visibleSubmenu = value }
        ),
    ],
    signals: []
)

private let ownerPopoverMenuBar = OwnerProbe(
    "PopoverMenuBar",
    (PopoverMenuBar).self,
    properties: [
        PropertyProbe(
            "menu-model",
            get: { (owner: PopoverMenuBar) in owner.menuModel },
            set: { owner, value in owner.menuModel = value }
        )
    ],
    signals: []
)

private let ownerPrintContext = OwnerProbe(
    "PrintContext",
    (PrintContext).self,
    properties: [],
    signals: []
)

private let ownerPrintJob = OwnerProbe(
    "PrintJob",
    (PrintJob).self,
    properties: [
        PropertyProbe("page-setup", get: { (owner: PrintJob) in owner.pageSetup }),
        PropertyProbe("printer", get: { (owner: PrintJob) in owner.printer }),
        PropertyProbe("settings", get: { (owner: PrintJob) in owner.settings }),
        PropertyProbe("title", get: { (owner: PrintJob) in owner.title }),
        PropertyProbe(
            "track-print-status",
            get: { (owner: PrintJob) in owner.trackPrintStatus },
            set: { owner, value in owner.trackPrintStatus = value }
        ),
    ],
    signals: [
        SignalProbe("status-changed") { (owner: PrintJob) in owner.onStatusChanged {} }
    ]
)

private let ownerPrintOperation = OwnerProbe(
    "PrintOperation",
    (PrintOperation).self,
    properties: [
        PropertyProbe(
            "allow-async",
            get: { (owner: PrintOperation) in owner.allowAsync },
            set: { owner, value in owner.allowAsync = value }
        ),
        PropertyProbe(
            "current-page",
            get: { (owner: PrintOperation) in owner.currentPage },
            set: { owner, value in owner.currentPage = value }
        ),
        PropertyProbe(
            "custom-tab-label",
            get: { (owner: PrintOperation) in owner.customTabLabel },
            set: { owner, value in owner.customTabLabel = value }
        ),
        PropertyProbe(
            "default-page-setup",
            get: { (owner: PrintOperation) in owner.defaultPageSetup },
            set: { owner, value in owner.defaultPageSetup = value }
        ),
        PropertyProbe(
            "embed-page-setup",
            get: { (owner: PrintOperation) in owner.embedPageSetup },
            set: { owner, value in owner.embedPageSetup = value }
        ),
        PropertyProbe(
            "export-filename",
            get: { (owner: PrintOperation) in owner.exportFilename },
            set: { owner, value in owner.exportFilename = value }
        ),
        PropertyProbe(
            "has-selection",
            get: { (owner: PrintOperation) in owner.hasSelection },
            set: { owner, value in owner.hasSelection = value }
        ),
        PropertyProbe(
            "job-name",
            get: { (owner: PrintOperation) in owner.jobName },
            set: { owner, value in owner.jobName = value }
        ),
        PropertyProbe(
            "n-pages",
            get: { (owner: PrintOperation) in owner.nPages },
            set: { owner, value in owner.nPages = value }
        ),
        PropertyProbe("n-pages-to-print", get: { (owner: PrintOperation) in owner.nPagesToPrint }),
        PropertyProbe(
            "print-settings",
            get: { (owner: PrintOperation) in owner.printSettings },
            set: { owner, value in owner.printSettings = value }
        ),
        PropertyProbe(
            "show-progress",
            get: { (owner: PrintOperation) in owner.showProgress },
            set: { owner, value in owner.showProgress = value }
        ),
        PropertyProbe("status", get: { (owner: PrintOperation) in owner.status }),
        PropertyProbe("status-string", get: { (owner: PrintOperation) in owner.statusString }),
        PropertyProbe(
            "support-selection",
            get: { (owner: PrintOperation) in owner.supportSelection },
            set: { owner, value in owner.supportSelection = value }
        ),
        PropertyProbe(
            "track-print-status",
            get: { (owner: PrintOperation) in owner.trackPrintStatus },
            set: { owner, value in owner.trackPrintStatus = value }
        ),
        PropertyProbe(
            "unit",
            get: { (owner: PrintOperation) in owner.unit },
            set: { owner, value in owner.unit = value }
        ),
        PropertyProbe(
            "use-full-page",
            get: { (owner: PrintOperation) in owner.useFullPage },
            set: { owner, value in owner.useFullPage = value }
        ),
    ],
    signals: [
        SignalProbe("begin-print") { (owner: PrintOperation) in owner.onBeginPrint { _ in } },
        SignalProbe("create-custom-widget") { (owner: PrintOperation) in owner.onCreateCustomWidget { nil } },
        SignalProbe("custom-widget-apply") { (owner: PrintOperation) in owner.onCustomWidgetApply { _ in } },
        SignalProbe("done") { (owner: PrintOperation) in owner.onDone { _ in } },
        SignalProbe("draw-page") { (owner: PrintOperation) in owner.onDrawPage { _, _ in } },
        SignalProbe("end-print") { (owner: PrintOperation) in owner.onEndPrint { _ in } },
        SignalProbe("paginate") { (owner: PrintOperation) in owner.onPaginate { _ in false } },
        SignalProbe("preview") { (owner: PrintOperation) in owner.onPreview { _, _, _ in false } },
        SignalProbe("request-page-setup") { (owner: PrintOperation) in owner.onRequestPageSetup { _, _, _ in } },
        SignalProbe("status-changed") { (owner: PrintOperation) in owner.onStatusChanged {} },
        SignalProbe("update-custom-widget") { (owner: PrintOperation) in owner.onUpdateCustomWidget { _, _, _ in } },
    ]
)

private let ownerPrintOperationPreview = OwnerProbe(
    "PrintOperationPreview",
    (any PrintOperationPreview).self,
    properties: [],
    signals: [
        SignalProbe("got-page-size") { (owner: any PrintOperationPreview) in owner.onGotPageSize { _, _ in } },
        SignalProbe("ready") { (owner: any PrintOperationPreview) in owner.onReady { _ in } },
    ]
)

private let ownerPrintSettings = OwnerProbe(
    "PrintSettings",
    (PrintSettings).self,
    properties: [],
    signals: []
)

private let ownerPrintUnixDialog = OwnerProbe(
    "PrintUnixDialog",
    (PrintUnixDialog).self,
    properties: [
        PropertyProbe(
            "current-page",
            get: { (owner: PrintUnixDialog) in owner.currentPage },
            set: { owner, value in owner.currentPage = value }
        ),
        PropertyProbe(
            "embed-page-setup",
            get: { (owner: PrintUnixDialog) in owner.embedPageSetup },
            set: { owner, value in owner.embedPageSetup = value }
        ),
        PropertyProbe(
            "has-selection",
            get: { (owner: PrintUnixDialog) in owner.hasSelection },
            set: { owner, value in owner.hasSelection = value }
        ),
        PropertyProbe(
            "manual-capabilities",
            get: { (owner: PrintUnixDialog) in owner.manualCapabilities },
            set: { owner, value in owner.manualCapabilities = value }
        ),
        PropertyProbe(
            "page-setup",
            get: { (owner: PrintUnixDialog) in owner.pageSetup },
            set: { owner, value in owner.pageSetup = value }
        ),
        PropertyProbe(
            "print-settings",
            get: { (owner: PrintUnixDialog) in owner.printSettings },
            set: { owner, value in owner.printSettings = value }
        ),
        PropertyProbe("selected-printer", get: { (owner: PrintUnixDialog) in owner.selectedPrinter }),
        PropertyProbe(
            "support-selection",
            get: { (owner: PrintUnixDialog) in owner.supportSelection },
            set: { owner, value in owner.supportSelection = value }
        ),
    ],
    signals: []
)

private let ownerPrinter = OwnerProbe(
    "Printer",
    (Printer).self,
    properties: [
        PropertyProbe("accepting-jobs", get: { (owner: Printer) in owner.acceptingJobs }),
        PropertyProbe("accepts-pdf", get: { (owner: Printer) in owner.acceptsPdf }),
        PropertyProbe("accepts-ps", get: { (owner: Printer) in owner.acceptsPs }),
        PropertyProbe("icon-name", get: { (owner: Printer) in owner.iconName }),
        PropertyProbe("is-virtual", get: { (owner: Printer) in owner.isVirtual }),
        PropertyProbe("job-count", get: { (owner: Printer) in owner.jobCount }),
        PropertyProbe("location", get: { (owner: Printer) in owner.location }),
        PropertyProbe("name", get: { (owner: Printer) in owner.name }),
        PropertyProbe("paused", get: { (owner: Printer) in owner.paused }),
        PropertyProbe("state-message", get: { (owner: Printer) in owner.stateMessage }),
    ],
    signals: [
        SignalProbe("details-acquired") { (owner: Printer) in owner.onDetailsAcquired { _ in } }
    ]
)

private let ownerProgressBar = OwnerProbe(
    "ProgressBar",
    (ProgressBar).self,
    properties: [
        PropertyProbe(
            "ellipsize",
            get: { (owner: ProgressBar) in owner.ellipsize },
            set: { owner, value in owner.ellipsize = value }
        ),
        PropertyProbe(
            "fraction",
            get: { (owner: ProgressBar) in owner.fraction },
            set: { owner, value in owner.fraction = value }
        ),
        PropertyProbe(
            "inverted",
            get: { (owner: ProgressBar) in owner.inverted },
            set: { owner, value in owner.inverted = value }
        ),
        PropertyProbe(
            "pulse-step",
            get: { (owner: ProgressBar) in owner.pulseStep },
            set: { owner, value in owner.pulseStep = value }
        ),
        PropertyProbe(
            "show-text",
            get: { (owner: ProgressBar) in owner.showText },
            set: { owner, value in owner.showText = value }
        ),
        PropertyProbe("text", get: { (owner: ProgressBar) in owner.text }, set: { owner, value in owner.text = value }),
    ],
    signals: []
)

private let ownerRecentManager = OwnerProbe(
    "RecentManager",
    (RecentManager).self,
    properties: [
        PropertyProbe("filename", get: { (owner: RecentManager) in owner.filename }),
        PropertyProbe("size", get: { (owner: RecentManager) in owner.size }),
    ],
    signals: [
        SignalProbe("changed") { (owner: RecentManager) in owner.onChanged {} }
    ]
)

private let ownerRevealer = OwnerProbe(
    "Revealer",
    (Revealer).self,
    properties: [
        PropertyProbe("child", get: { (owner: Revealer) in owner.child }, set: { owner, value in owner.child = value }),
        PropertyProbe("child-revealed", get: { (owner: Revealer) in owner.childRevealed }),
        PropertyProbe(
            "reveal-child",
            get: { (owner: Revealer) in owner.revealChild },
            set: { owner, value in owner.revealChild = value }
        ),
        PropertyProbe(
            "transition-duration",
            get: { (owner: Revealer) in owner.transitionDuration },
            set: { owner, value in owner.transitionDuration = value }
        ),
        PropertyProbe(
            "transition-type",
            get: { (owner: Revealer) in owner.transitionType },
            set: { owner, value in owner.transitionType = value }
        ),
    ],
    signals: []
)

private let ownerRoot = OwnerProbe(
    "Root",
    (any Root).self,
    properties: [],
    signals: []
)

private let ownerScale = OwnerProbe(
    "Scale",
    (Scale).self,
    properties: [
        PropertyProbe("digits", get: { (owner: Scale) in owner.digits }, set: { owner, value in owner.digits = value }),
        PropertyProbe(
            "draw-value",
            get: { (owner: Scale) in owner.drawValue },
            set: { owner, value in owner.drawValue = value }
        ),
        PropertyProbe(
            "has-origin",
            get: { (owner: Scale) in owner.hasOrigin },
            set: { owner, value in owner.hasOrigin = value }
        ),
        PropertyProbe(
            "value-pos",
            get: { (owner: Scale) in owner.valuePos },
            set: { owner, value in owner.valuePos = value }
        ),
    ],
    signals: []
)

private let ownerScaleButton = OwnerProbe(
    "ScaleButton",
    (ScaleButton).self,
    properties: [
        PropertyProbe(
            "adjustment",
            get: { (owner: ScaleButton) in owner.adjustment },
            set: { owner, value in owner.adjustment = value }
        ),
        PropertyProbe(
            "icons",
            get: { (owner: ScaleButton) in owner.icons },
            set: { owner, value in owner.icons = value }
        ),
        PropertyProbe(
            "value",
            get: { (owner: ScaleButton) in owner.value },
            set: { owner, value in owner.value = value }
        ),
    ],
    signals: [
        SignalProbe("popdown") { (owner: ScaleButton) in owner.onPopdown {} },
        SignalProbe("popup") { (owner: ScaleButton) in owner.onPopup {} },
        SignalProbe("value-changed") { (owner: ScaleButton) in owner.onValueChanged { _ in } },
    ]
)

private let ownerScrollable = OwnerProbe(
    "Scrollable",
    (any Scrollable).self,
    properties: [
        PropertyProbe(
            "hadjustment",
            get: { (owner: any Scrollable) in owner.hadjustment },
            set: { owner, value in owner.hadjustment = value }
        ),
        PropertyProbe(
            "hscroll-policy",
            get: { (owner: any Scrollable) in owner.hscrollPolicy },
            set: { owner, value in owner.hscrollPolicy = value }
        ),
        PropertyProbe(
            "vadjustment",
            get: { (owner: any Scrollable) in owner.vadjustment },
            set: { owner, value in owner.vadjustment = value }
        ),
        PropertyProbe(
            "vscroll-policy",
            get: { (owner: any Scrollable) in owner.vscrollPolicy },
            set: { owner, value in owner.vscrollPolicy = value }
        ),
    ],
    signals: []
)

private let ownerScrollbar = OwnerProbe(
    "Scrollbar",
    (Scrollbar).self,
    properties: [
        PropertyProbe("adjustment", get: { (owner: Scrollbar) in owner.adjustment })
    ],
    signals: []
)

private let ownerScrolledWindow = OwnerProbe(
    "ScrolledWindow",
    (ScrolledWindow).self,
    properties: [
        PropertyProbe(
            "child",
            get: { (owner: ScrolledWindow) in owner.child },
            set: { owner, value in owner.child = value }
        ),
        PropertyProbe("hadjustment", get: { (owner: ScrolledWindow) in owner.hadjustment }),
        PropertyProbe(
            "has-frame",
            get: { (owner: ScrolledWindow) in owner.hasFrame },
            set: { owner, value in owner.hasFrame = value }
        ),
        PropertyProbe(
            "hscrollbar-policy",
            get: { (owner: ScrolledWindow) in owner.hscrollbarPolicy },
            set: { owner, value in owner.hscrollbarPolicy = value }
        ),
        PropertyProbe(
            "kinetic-scrolling",
            get: { (owner: ScrolledWindow) in owner.kineticScrolling },
            set: { owner, value in owner.kineticScrolling = value }
        ),
        PropertyProbe(
            "max-content-height",
            get: { (owner: ScrolledWindow) in owner.maxContentHeight },
            set: { owner, value in owner.maxContentHeight = value }
        ),
        PropertyProbe(
            "max-content-width",
            get: { (owner: ScrolledWindow) in owner.maxContentWidth },
            set: { owner, value in owner.maxContentWidth = value }
        ),
        PropertyProbe(
            "min-content-height",
            get: { (owner: ScrolledWindow) in owner.minContentHeight },
            set: { owner, value in owner.minContentHeight = value }
        ),
        PropertyProbe(
            "min-content-width",
            get: { (owner: ScrolledWindow) in owner.minContentWidth },
            set: { owner, value in owner.minContentWidth = value }
        ),
        PropertyProbe(
            "overlay-scrolling",
            get: { (owner: ScrolledWindow) in owner.overlayScrolling },
            set: { owner, value in owner.overlayScrolling = value }
        ),
        PropertyProbe(
            "propagate-natural-height",
            get: { (owner: ScrolledWindow) in owner.propagateNaturalHeight },
            set: { owner, value in owner.propagateNaturalHeight = value }
        ),
        PropertyProbe(
            "propagate-natural-width",
            get: { (owner: ScrolledWindow) in owner.propagateNaturalWidth },
            set: { owner, value in owner.propagateNaturalWidth = value }
        ),
        PropertyProbe("vadjustment", get: { (owner: ScrolledWindow) in owner.vadjustment }),
        PropertyProbe(
            "vscrollbar-policy",
            get: { (owner: ScrolledWindow) in owner.vscrollbarPolicy },
            set: { owner, value in owner.vscrollbarPolicy = value }
        ),
        PropertyProbe(
            "window-placement",
            get: { (owner: ScrolledWindow) in owner.windowPlacement },
            set: { owner, value in owner.windowPlacement = value }
        ),
    ],
    signals: [
        SignalProbe("edge-overshot") { (owner: ScrolledWindow) in owner.onEdgeOvershot { _ in } },
        SignalProbe("edge-reached") { (owner: ScrolledWindow) in owner.onEdgeReached { _ in } },
        SignalProbe("move-focus-out") { (owner: ScrolledWindow) in owner.onMoveFocusOut { _ in } },
        SignalProbe("scroll-child") { (owner: ScrolledWindow) in owner.onScrollChild { _, _ in false } },
    ]
)

private let ownerSearchBar = OwnerProbe(
    "SearchBar",
    (SearchBar).self,
    properties: [
        PropertyProbe(
            "child",
            get: { (owner: SearchBar) in owner.child },
            set: { owner, value in owner.child = value }
        ),
        PropertyProbe(
            "key-capture-widget",
            get: { (owner: SearchBar) in owner.keyCaptureWidget },
            set: { owner, value in owner.keyCaptureWidget = value }
        ),
        PropertyProbe(
            "search-mode-enabled",
            get: { (owner: SearchBar) in owner.searchModeEnabled },
            set: { owner, value in owner.searchModeEnabled = value }
        ),
        PropertyProbe(
            "show-close-button",
            get: { (owner: SearchBar) in owner.showCloseButton },
            set: { owner, value in owner.showCloseButton = value }
        ),
    ],
    signals: []
)

private let ownerSearchEntry = OwnerProbe(
    "SearchEntry",
    (SearchEntry).self,
    properties: [
        PropertyProbe(
            "activates-default",
            get: { (owner: SearchEntry) in owner.activatesDefault },
            set: { owner, value in owner.activatesDefault = value }
        ),
        PropertyProbe(
            "placeholder-text",
            get: { (owner: SearchEntry) in owner.placeholderText },
            set: { owner, value in owner.placeholderText = value }
        ),
        PropertyProbe(
            "search-delay",
            get: { (owner: SearchEntry) in owner.searchDelay },
            set: { owner, value in owner.searchDelay = value }
        ),
    ],
    signals: [
        SignalProbe("activate") { (owner: SearchEntry) in owner.onActivate {} },
        SignalProbe("next-match") { (owner: SearchEntry) in owner.onNextMatch {} },
        SignalProbe("previous-match") { (owner: SearchEntry) in owner.onPreviousMatch {} },
        SignalProbe("search-changed") { (owner: SearchEntry) in owner.onSearchChanged {} },
        SignalProbe("search-started") { (owner: SearchEntry) in owner.onSearchStarted {} },
        SignalProbe("stop-search") { (owner: SearchEntry) in owner.onStopSearch {} },
    ]
)

private let ownerSelectionFilterModel = OwnerProbe(
    "SelectionFilterModel",
    (SelectionFilterModel).self,
    properties: [
        PropertyProbe("item-type", get: { (owner: SelectionFilterModel) in owner.itemType }),
        PropertyProbe(
            "model",
            get: { (owner: SelectionFilterModel) in owner.model },
            set: { owner, value in owner.model = value }
        ),
        PropertyProbe("n-items", get: { (owner: SelectionFilterModel) in owner.nItems }),
    ],
    signals: []
)

private let ownerSelectionModel = OwnerProbe(
    "SelectionModel",
    (any SelectionModel).self,
    properties: [],
    signals: [
        SignalProbe("selection-changed") { (owner: any SelectionModel) in owner.onSelectionChanged { _, _ in } }
    ]
)

private let ownerSeparator = OwnerProbe(
    "Separator",
    (Separator).self,
    properties: [],
    signals: []
)

private let ownerSettings = OwnerProbe(
    "Settings",
    (Settings).self,
    properties: [
        PropertyProbe(
            "gtk-alternative-button-order",
            get: { (owner: Settings) in owner.gtkAlternativeButtonOrder },
            set: { owner, value in owner.gtkAlternativeButtonOrder = value }
        ),
        PropertyProbe(
            "gtk-alternative-sort-arrows",
            get: { (owner: Settings) in owner.gtkAlternativeSortArrows },
            set: { owner, value in owner.gtkAlternativeSortArrows = value }
        ),
        PropertyProbe(
            "gtk-application-prefer-dark-theme",
            get: { (owner: Settings) in owner.gtkApplicationPreferDarkTheme },
            set: { owner, value in owner.gtkApplicationPreferDarkTheme = value }
        ),
        PropertyProbe(
            "gtk-cursor-aspect-ratio",
            get: { (owner: Settings) in owner.gtkCursorAspectRatio },
            set: { owner, value in owner.gtkCursorAspectRatio = value }
        ),
        PropertyProbe(
            "gtk-cursor-blink",
            get: { (owner: Settings) in owner.gtkCursorBlink },
            set: { owner, value in owner.gtkCursorBlink = value }
        ),
        PropertyProbe(
            "gtk-cursor-blink-time",
            get: { (owner: Settings) in owner.gtkCursorBlinkTime },
            set: { owner, value in owner.gtkCursorBlinkTime = value }
        ),
        PropertyProbe(
            "gtk-cursor-blink-timeout",
            get: { (owner: Settings) in owner.gtkCursorBlinkTimeout },
            set: { owner, value in owner.gtkCursorBlinkTimeout = value }
        ),
        PropertyProbe(
            "gtk-cursor-theme-name",
            get: { (owner: Settings) in owner.gtkCursorThemeName },
            set: { owner, value in owner.gtkCursorThemeName = value }
        ),
        PropertyProbe(
            "gtk-cursor-theme-size",
            get: { (owner: Settings) in owner.gtkCursorThemeSize },
            set: { owner, value in owner.gtkCursorThemeSize = value }
        ),
        PropertyProbe(
            "gtk-decoration-layout",
            get: { (owner: Settings) in owner.gtkDecorationLayout },
            set: { owner, value in owner.gtkDecorationLayout = value }
        ),
        PropertyProbe(
            "gtk-dialogs-use-header",
            get: { (owner: Settings) in owner.gtkDialogsUseHeader },
            set: { owner, value in owner.gtkDialogsUseHeader = value }
        ),
        PropertyProbe(
            "gtk-dnd-drag-threshold",
            get: { (owner: Settings) in owner.gtkDndDragThreshold },
            set: { owner, value in owner.gtkDndDragThreshold = value }
        ),
        PropertyProbe(
            "gtk-double-click-distance",
            get: { (owner: Settings) in owner.gtkDoubleClickDistance },
            set: { owner, value in owner.gtkDoubleClickDistance = value }
        ),
        PropertyProbe(
            "gtk-double-click-time",
            get: { (owner: Settings) in owner.gtkDoubleClickTime },
            set: { owner, value in owner.gtkDoubleClickTime = value }
        ),
        PropertyProbe(
            "gtk-enable-accels",
            get: { (owner: Settings) in owner.gtkEnableAccels },
            set: { owner, value in owner.gtkEnableAccels = value }
        ),
        PropertyProbe(
            "gtk-enable-animations",
            get: { (owner: Settings) in owner.gtkEnableAnimations },
            set: { owner, value in owner.gtkEnableAnimations = value }
        ),
        PropertyProbe(
            "gtk-enable-event-sounds",
            get: { (owner: Settings) in owner.gtkEnableEventSounds },
            set: { owner, value in owner.gtkEnableEventSounds = value }
        ),
        PropertyProbe(
            "gtk-enable-input-feedback-sounds",
            get: { (owner: Settings) in owner.gtkEnableInputFeedbackSounds },
            set: { owner, value in owner.gtkEnableInputFeedbackSounds = value }
        ),
        PropertyProbe(
            "gtk-enable-primary-paste",
            get: { (owner: Settings) in owner.gtkEnablePrimaryPaste },
            set: { owner, value in owner.gtkEnablePrimaryPaste = value }
        ),
        PropertyProbe(
            "gtk-entry-password-hint-timeout",
            get: { (owner: Settings) in owner.gtkEntryPasswordHintTimeout },
            set: { owner, value in owner.gtkEntryPasswordHintTimeout = value }
        ),
        PropertyProbe(
            "gtk-entry-select-on-focus",
            get: { (owner: Settings) in owner.gtkEntrySelectOnFocus },
            set: { owner, value in owner.gtkEntrySelectOnFocus = value }
        ),
        PropertyProbe(
            "gtk-error-bell",
            get: { (owner: Settings) in owner.gtkErrorBell },
            set: { owner, value in owner.gtkErrorBell = value }
        ),
        PropertyProbe(
            "gtk-font-name",
            get: { (owner: Settings) in owner.gtkFontName },
            set: { owner, value in owner.gtkFontName = value }
        ),
        PropertyProbe(
            "gtk-fontconfig-timestamp",
            get: { (owner: Settings) in owner.gtkFontconfigTimestamp },
            set: { owner, value in owner.gtkFontconfigTimestamp = value }
        ),
        PropertyProbe(
            "gtk-hint-font-metrics",
            get: { (owner: Settings) in owner.gtkHintFontMetrics },
            set: { owner, value in owner.gtkHintFontMetrics = value }
        ),
        PropertyProbe(
            "gtk-icon-theme-name",
            get: { (owner: Settings) in owner.gtkIconThemeName },
            set: { owner, value in owner.gtkIconThemeName = value }
        ),
        PropertyProbe(
            "gtk-im-module",
            get: { (owner: Settings) in owner.gtkImModule },
            set: { owner, value in owner.gtkImModule = value }
        ),
        PropertyProbe(
            "gtk-keynav-use-caret",
            get: { (owner: Settings) in owner.gtkKeynavUseCaret },
            set: { owner, value in owner.gtkKeynavUseCaret = value }
        ),
        PropertyProbe(
            "gtk-label-select-on-focus",
            get: { (owner: Settings) in owner.gtkLabelSelectOnFocus },
            set: { owner, value in owner.gtkLabelSelectOnFocus = value }
        ),
        PropertyProbe(
            "gtk-long-press-time",
            get: { (owner: Settings) in owner.gtkLongPressTime },
            set: { owner, value in owner.gtkLongPressTime = value }
        ),
        PropertyProbe(
            "gtk-overlay-scrolling",
            get: { (owner: Settings) in owner.gtkOverlayScrolling },
            set: { owner, value in owner.gtkOverlayScrolling = value }
        ),
        PropertyProbe(
            "gtk-primary-button-warps-slider",
            get: { (owner: Settings) in owner.gtkPrimaryButtonWarpsSlider },
            set: { owner, value in owner.gtkPrimaryButtonWarpsSlider = value }
        ),
        PropertyProbe(
            "gtk-print-backends",
            get: { (owner: Settings) in owner.gtkPrintBackends },
            set: { owner, value in owner.gtkPrintBackends = value }
        ),
        PropertyProbe(
            "gtk-print-preview-command",
            get: { (owner: Settings) in owner.gtkPrintPreviewCommand },
            set: { owner, value in owner.gtkPrintPreviewCommand = value }
        ),
        PropertyProbe(
            "gtk-recent-files-enabled",
            get: { (owner: Settings) in owner.gtkRecentFilesEnabled },
            set: { owner, value in owner.gtkRecentFilesEnabled = value }
        ),
        PropertyProbe(
            "gtk-recent-files-max-age",
            get: { (owner: Settings) in owner.gtkRecentFilesMaxAge },
            set: { owner, value in owner.gtkRecentFilesMaxAge = value }
        ),
        PropertyProbe(
            "gtk-shell-shows-app-menu",
            get: { (owner: Settings) in owner.gtkShellShowsAppMenu },
            set: { owner, value in owner.gtkShellShowsAppMenu = value }
        ),
        PropertyProbe(
            "gtk-shell-shows-desktop",
            get: { (owner: Settings) in owner.gtkShellShowsDesktop },
            set: { owner, value in owner.gtkShellShowsDesktop = value }
        ),
        PropertyProbe(
            "gtk-shell-shows-menubar",
            get: { (owner: Settings) in owner.gtkShellShowsMenubar },
            set: { owner, value in owner.gtkShellShowsMenubar = value }
        ),
        PropertyProbe(
            "gtk-sound-theme-name",
            get: { (owner: Settings) in owner.gtkSoundThemeName },
            set: { owner, value in owner.gtkSoundThemeName = value }
        ),
        PropertyProbe(
            "gtk-split-cursor",
            get: { (owner: Settings) in owner.gtkSplitCursor },
            set: { owner, value in owner.gtkSplitCursor = value }
        ),
        PropertyProbe(
            "gtk-theme-name",
            get: { (owner: Settings) in owner.gtkThemeName },
            set: { owner, value in owner.gtkThemeName = value }
        ),
        PropertyProbe(
            "gtk-titlebar-double-click",
            get: { (owner: Settings) in owner.gtkTitlebarDoubleClick },
            set: { owner, value in owner.gtkTitlebarDoubleClick = value }
        ),
        PropertyProbe(
            "gtk-titlebar-middle-click",
            get: { (owner: Settings) in owner.gtkTitlebarMiddleClick },
            set: { owner, value in owner.gtkTitlebarMiddleClick = value }
        ),
        PropertyProbe(
            "gtk-titlebar-right-click",
            get: { (owner: Settings) in owner.gtkTitlebarRightClick },
            set: { owner, value in owner.gtkTitlebarRightClick = value }
        ),
        PropertyProbe(
            "gtk-xft-antialias",
            get: { (owner: Settings) in owner.gtkXftAntialias },
            set: { owner, value in owner.gtkXftAntialias = value }
        ),
        PropertyProbe(
            "gtk-xft-dpi",
            get: { (owner: Settings) in owner.gtkXftDpi },
            set: { owner, value in owner.gtkXftDpi = value }
        ),
        PropertyProbe(
            "gtk-xft-hinting",
            get: { (owner: Settings) in owner.gtkXftHinting },
            set: { owner, value in owner.gtkXftHinting = value }
        ),
        PropertyProbe(
            "gtk-xft-hintstyle",
            get: { (owner: Settings) in owner.gtkXftHintstyle },
            set: { owner, value in owner.gtkXftHintstyle = value }
        ),
        PropertyProbe(
            "gtk-xft-rgba",
            get: { (owner: Settings) in owner.gtkXftRgba },
            set: { owner, value in owner.gtkXftRgba = value }
        ),
    ],
    signals: []
)

private let ownerShortcut = OwnerProbe(
    "Shortcut",
    (Shortcut).self,
    properties: [
        PropertyProbe(
            "action",
            get: { (owner: Shortcut) in owner.action },
            set: { owner, value in owner.action = value }
        ),
        PropertyProbe(
            "arguments",
            get: { (owner: Shortcut) in owner.arguments },
            set: { owner, value in owner.arguments = value }
        ),
        PropertyProbe(
            "trigger",
            get: { (owner: Shortcut) in owner.trigger },
            set: { owner, value in owner.trigger = value }
        ),
    ],
    signals: []
)

private let ownerShortcutAction = OwnerProbe(
    "ShortcutAction",
    (ShortcutAction).self,
    properties: [],
    signals: []
)

private let ownerShortcutController = OwnerProbe(
    "ShortcutController",
    (ShortcutController).self,
    properties: [
        PropertyProbe("item-type", get: { (owner: ShortcutController) in owner.itemType }),
        PropertyProbe(
            "mnemonic-modifiers",
            get: { (owner: ShortcutController) in owner.mnemonicModifiers },
            set: { owner, value in owner.mnemonicModifiers = value }
        ),
        PropertyProbe("n-items", get: { (owner: ShortcutController) in owner.nItems }),
        PropertyProbe(
            "scope",
            get: { (owner: ShortcutController) in owner.scope },
            set: { owner, value in owner.scope = value }
        ),
    ],
    signals: []
)

private let ownerShortcutLabel = OwnerProbe(
    "ShortcutLabel",
    (ShortcutLabel).self,
    properties: [
        PropertyProbe(
            "accelerator",
            get: { (owner: ShortcutLabel) in owner.accelerator },
            set: { owner, value in owner.accelerator = value }
        ),
        PropertyProbe(
            "disabled-text",
            get: { (owner: ShortcutLabel) in owner.disabledText },
            set: { owner, value in owner.disabledText = value }
        ),
    ],
    signals: []
)

private let ownerShortcutManager = OwnerProbe(
    "ShortcutManager",
    (any ShortcutManager).self,
    properties: [],
    signals: []
)

private let ownerShortcutTrigger = OwnerProbe(
    "ShortcutTrigger",
    (ShortcutTrigger).self,
    properties: [],
    signals: []
)

private let ownerShortcutsGroup = OwnerProbe(
    "ShortcutsGroup",
    (ShortcutsGroup).self,
    properties: [
        PropertyProbe("height", get: { (owner: ShortcutsGroup) in owner.height }),
        PropertyProbe(
            "title",
            get: { (owner: ShortcutsGroup) in owner.title },
            set: { owner, value in owner.title = value }
        ),
        PropertyProbe(
            "view",
            get: { (owner: ShortcutsGroup) in owner.view },
            set: { owner, value in owner.view = value }
        ),
    ],
    signals: []
)

private let ownerShortcutsSection = OwnerProbe(
    "ShortcutsSection",
    (ShortcutsSection).self,
    properties: [
        PropertyProbe(
            "max-height",
            get: { (owner: ShortcutsSection) in owner.maxHeight },
            set: { owner, value in owner.maxHeight = value }
        ),
        PropertyProbe(
            "section-name",
            get: { (owner: ShortcutsSection) in owner.sectionName },
            set: { owner, value in owner.sectionName = value }
        ),
        PropertyProbe(
            "title",
            get: { (owner: ShortcutsSection) in owner.title },
            set: { owner, value in owner.title = value }
        ),
        PropertyProbe(
            "view-name",
            get: { (owner: ShortcutsSection) in owner.viewName },
            set: { owner, value in owner.viewName = value }
        ),
    ],
    signals: [
        SignalProbe("change-current-page") { (owner: ShortcutsSection) in owner.onChangeCurrentPage { _ in false } }
    ]
)

private let ownerShortcutsShortcut = OwnerProbe(
    "ShortcutsShortcut",
    (ShortcutsShortcut).self,
    properties: [
        PropertyProbe(
            "accelerator",
            get: { (owner: ShortcutsShortcut) in owner.accelerator },
            set: { owner, value in owner.accelerator = value }
        ),
        PropertyProbe(
            "action-name",
            get: { (owner: ShortcutsShortcut) in owner.actionName },
            set: { owner, value in owner.actionName = value }
        ),
        PropertyProbe(
            "direction",
            get: { (owner: ShortcutsShortcut) in owner.direction },
            set: { owner, value in owner.direction = value }
        ),
        PropertyProbe(
            "icon",
            get: { (owner: ShortcutsShortcut) in owner.icon },
            set: { owner, value in owner.icon = value }
        ),
        PropertyProbe(
            "icon-set",
            get: { (owner: ShortcutsShortcut) in owner.iconSet },
            set: { owner, value in owner.iconSet = value }
        ),
        PropertyProbe(
            "shortcut-type",
            get: { (owner: ShortcutsShortcut) in owner.shortcutType },
            set: { owner, value in owner.shortcutType = value }
        ),
        PropertyProbe(
            "subtitle",
            get: { (owner: ShortcutsShortcut) in owner.subtitle },
            set: { owner, value in owner.subtitle = value }
        ),
        PropertyProbe(
            "subtitle-set",
            get: { (owner: ShortcutsShortcut) in owner.subtitleSet },
            set: { owner, value in owner.subtitleSet = value }
        ),
        PropertyProbe(
            "title",
            get: { (owner: ShortcutsShortcut) in owner.title },
            set: { owner, value in owner.title = value }
        ),
    ],
    signals: []
)

private let ownerShortcutsWindow = OwnerProbe(
    "ShortcutsWindow",
    (ShortcutsWindow).self,
    properties: [
        PropertyProbe(
            "section-name",
            get: { (owner: ShortcutsWindow) in owner.sectionName },
            set: { owner, value in owner.sectionName = value }
        ),
        PropertyProbe(
            "view-name",
            get: { (owner: ShortcutsWindow) in owner.viewName },
            set: { owner, value in owner.viewName = value }
        ),
    ],
    signals: [
        SignalProbe("close") { (owner: ShortcutsWindow) in owner.onClose {} },
        SignalProbe("search") { (owner: ShortcutsWindow) in owner.onSearch {} },
    ]
)

private let ownerSignalAction = OwnerProbe(
    "SignalAction",
    (SignalAction).self,
    properties: [
        PropertyProbe("signal-name", get: { (owner: SignalAction) in owner.signalName })
    ],
    signals: []
)

private let ownerSignalListItemFactory = OwnerProbe(
    "SignalListItemFactory",
    (SignalListItemFactory).self,
    properties: [],
    signals: [
        SignalProbe("bind") { (owner: SignalListItemFactory) in owner.onBind { _ in } },
        SignalProbe("setup") { (owner: SignalListItemFactory) in owner.onSetup { _ in } },
        SignalProbe("teardown") { (owner: SignalListItemFactory) in owner.onTeardown { _ in } },
        SignalProbe("unbind") { (owner: SignalListItemFactory) in owner.onUnbind { _ in } },
    ]
)

private let ownerSingleSelection = OwnerProbe(
    "SingleSelection",
    (SingleSelection).self,
    properties: [
        PropertyProbe(
            "autoselect",
            get: { (owner: SingleSelection) in owner.autoselect },
            set: { owner, value in owner.autoselect = value }
        ),
        PropertyProbe(
            "can-unselect",
            get: { (owner: SingleSelection) in owner.canUnselect },
            set: { owner, value in owner.canUnselect = value }
        ),
        PropertyProbe("item-type", get: { (owner: SingleSelection) in owner.itemType }),
        PropertyProbe(
            "model",
            get: { (owner: SingleSelection) in owner.model },
            set: { owner, value in owner.model = value }
        ),
        PropertyProbe("n-items", get: { (owner: SingleSelection) in owner.nItems }),
        PropertyProbe(
            "selected",
            get: { (owner: SingleSelection) in owner.selected },
            set: { owner, value in owner.selected = value }
        ),
        PropertyProbe("selected-item", get: { (owner: SingleSelection) in owner.selectedItem }),
    ],
    signals: []
)

private let ownerSizeGroup = OwnerProbe(
    "SizeGroup",
    (SizeGroup).self,
    properties: [
        PropertyProbe("mode", get: { (owner: SizeGroup) in owner.mode }, set: { owner, value in owner.mode = value })
    ],
    signals: []
)

private let ownerSliceListModel = OwnerProbe(
    "SliceListModel",
    (SliceListModel).self,
    properties: [
        PropertyProbe("item-type", get: { (owner: SliceListModel) in owner.itemType }),
        PropertyProbe(
            "model",
            get: { (owner: SliceListModel) in owner.model },
            set: { owner, value in owner.model = value }
        ),
        PropertyProbe("n-items", get: { (owner: SliceListModel) in owner.nItems }),
        PropertyProbe(
            "offset",
            get: { (owner: SliceListModel) in owner.offset },
            set: { owner, value in owner.offset = value }
        ),
        PropertyProbe(
            "size",
            get: { (owner: SliceListModel) in owner.size },
            set: { owner, value in owner.size = value }
        ),
    ],
    signals: []
)

private let ownerSnapshot = OwnerProbe(
    "Snapshot",
    (Snapshot).self,
    properties: [],
    signals: []
)

private let ownerSortListModel = OwnerProbe(
    "SortListModel",
    (SortListModel).self,
    properties: [
        PropertyProbe(
            "incremental",
            get: { (owner: SortListModel) in owner.incremental },
            set: { owner, value in owner.incremental = value }
        ),
        PropertyProbe("item-type", get: { (owner: SortListModel) in owner.itemType }),
        PropertyProbe(
            "model",
            get: { (owner: SortListModel) in owner.model },
            set: { owner, value in owner.model = value }
        ),
        PropertyProbe("n-items", get: { (owner: SortListModel) in owner.nItems }),
        PropertyProbe("pending", get: { (owner: SortListModel) in owner.pending }),
        PropertyProbe(
            "sorter",
            get: { (owner: SortListModel) in owner.sorter },
            set: { owner, value in owner.sorter = value }
        ),
    ],
    signals: []
)

private let ownerSorter = OwnerProbe(
    "Sorter",
    (Sorter).self,
    properties: [],
    signals: [
        SignalProbe("changed") { (owner: Sorter) in owner.onChanged { _ in } }
    ]
)

private let ownerSpinButton = OwnerProbe(
    "SpinButton",
    (SpinButton).self,
    properties: [
        PropertyProbe(
            "adjustment",
            get: { (owner: SpinButton) in owner.adjustment },
            set: { owner, value in owner.adjustment = value }
        ),
        PropertyProbe(
            "climb-rate",
            get: { (owner: SpinButton) in owner.climbRate },
            set: { owner, value in owner.climbRate = value }
        ),
        PropertyProbe(
            "digits",
            get: { (owner: SpinButton) in owner.digits },
            set: { owner, value in owner.digits = value }
        ),
        PropertyProbe(
            "numeric",
            get: { (owner: SpinButton) in owner.numeric },
            set: { owner, value in owner.numeric = value }
        ),
        PropertyProbe(
            "snap-to-ticks",
            get: { (owner: SpinButton) in owner.snapToTicks },
            set: { owner, value in owner.snapToTicks = value }
        ),
        PropertyProbe(
            "update-policy",
            get: { (owner: SpinButton) in owner.updatePolicy },
            set: { owner, value in owner.updatePolicy = value }
        ),
        PropertyProbe(
            "value",
            get: { (owner: SpinButton) in owner.value },
            set: { owner, value in owner.value = value }
        ),
        PropertyProbe("wrap", get: { (owner: SpinButton) in owner.wrap }, set: { owner, value in owner.wrap = value }),
    ],
    signals: [
        SignalProbe("change-value") { (owner: SpinButton) in owner.onChangeValue { _ in } },
        SignalProbe("input") { (owner: SpinButton) in owner.onInput { _ in 0 } },
        SignalProbe("output") { (owner: SpinButton) in owner.onOutput { false } },
        SignalProbe("value-changed") { (owner: SpinButton) in owner.onValueChanged {} },
        SignalProbe("wrapped") { (owner: SpinButton) in owner.onWrapped {} },
    ]
)

private let ownerSpinner = OwnerProbe(
    "Spinner",
    (Spinner).self,
    properties: [
        PropertyProbe(
            "spinning",
            get: { (owner: Spinner) in owner.spinning },
            set: { owner, value in owner.spinning = value }
        )
    ],
    signals: []
)

private let ownerStack = OwnerProbe(
    "Stack",
    (Stack).self,
    properties: [
        PropertyProbe(
            "hhomogeneous",
            get: { (owner: Stack) in owner.hhomogeneous },
            set: { owner, value in owner.hhomogeneous = value }
        ),
        PropertyProbe(
            "interpolate-size",
            get: { (owner: Stack) in owner.interpolateSize },
            set: { owner, value in owner.interpolateSize = value }
        ),
        PropertyProbe("pages", get: { (owner: Stack) in owner.pages }),
        PropertyProbe(
            "transition-duration",
            get: { (owner: Stack) in owner.transitionDuration },
            set: { owner, value in owner.transitionDuration = value }
        ),
        PropertyProbe("transition-running", get: { (owner: Stack) in owner.transitionRunning }),
        PropertyProbe(
            "transition-type",
            get: { (owner: Stack) in owner.transitionType },
            set: { owner, value in owner.transitionType = value }
        ),
        PropertyProbe(
            "vhomogeneous",
            get: { (owner: Stack) in owner.vhomogeneous },
            set: { owner, value in owner.vhomogeneous = value }
        ),
        PropertyProbe("visible-child", get: { (owner: Stack) in owner.visibleChild }),
        PropertyProbe(
            "visible-child-name",
            get: { (owner: Stack) in owner.visibleChildName },
            set: { owner, value in owner.visibleChildName = value }
        ),
    ],
    signals: []
)

private let ownerStackPage = OwnerProbe(
    "StackPage",
    (StackPage).self,
    properties: [
        PropertyProbe("child", get: { (owner: StackPage) in owner.child }),
        PropertyProbe(
            "icon-name",
            get: { (owner: StackPage) in owner.iconName },
            set: { owner, value in owner.iconName = value }
        ),
        PropertyProbe("name", get: { (owner: StackPage) in owner.name }, set: { owner, value in owner.name = value }),
        PropertyProbe(
            "needs-attention",
            get: { (owner: StackPage) in owner.needsAttention },
            set: { owner, value in owner.needsAttention = value }
        ),
        PropertyProbe(
            "title",
            get: { (owner: StackPage) in owner.title },
            set: { owner, value in owner.title = value }
        ),
        PropertyProbe(
            "use-underline",
            get: { (owner: StackPage) in owner.useUnderline },
            set: { owner, value in owner.useUnderline = value }
        ),
        PropertyProbe(
            "visible",
            get: { (owner: StackPage) in owner.visible },
            set: { owner, value in owner.visible = value }
        ),
    ],
    signals: []
)

private let ownerStackSidebar = OwnerProbe(
    "StackSidebar",
    (StackSidebar).self,
    properties: [
        PropertyProbe(
            "stack",
            get: { (owner: StackSidebar) in owner.stack },
            set: { owner, value in owner.stack = value }
        )
    ],
    signals: []
)

private let ownerStackSwitcher = OwnerProbe(
    "StackSwitcher",
    (StackSwitcher).self,
    properties: [
        PropertyProbe(
            "stack",
            get: { (owner: StackSwitcher) in owner.stack },
            set: { owner, value in owner.stack = value }
        )
    ],
    signals: []
)

private let ownerStatusbar = OwnerProbe(
    "Statusbar",
    (Statusbar).self,
    properties: [],
    signals: [
        SignalProbe("text-popped") { (owner: Statusbar) in owner.onTextPopped { _, _ in } },
        SignalProbe("text-pushed") { (owner: Statusbar) in owner.onTextPushed { _, _ in } },
    ]
)

private let ownerStringFilter = OwnerProbe(
    "StringFilter",
    (StringFilter).self,
    properties: [
        PropertyProbe(
            "expression",
            get: { (owner: StringFilter) in owner.expression },
            set: { owner, value in owner.expression = value }
        ),
        PropertyProbe(
            "ignore-case",
            get: { (owner: StringFilter) in owner.ignoreCase },
            set: { owner, value in owner.ignoreCase = value }
        ),
        PropertyProbe(
            "match-mode",
            get: { (owner: StringFilter) in owner.matchMode },
            set: { owner, value in owner.matchMode = value }
        ),
        PropertyProbe(
            "search",
            get: { (owner: StringFilter) in owner.search },
            set: { owner, value in owner.search = value }
        ),
    ],
    signals: []
)

private let ownerStringList = OwnerProbe(
    "StringList",
    (StringList).self,
    properties: [],
    signals: []
)

private let ownerStringObject = OwnerProbe(
    "StringObject",
    (StringObject).self,
    properties: [
        PropertyProbe("string", get: { (owner: StringObject) in owner.string })
    ],
    signals: []
)

private let ownerStringSorter = OwnerProbe(
    "StringSorter",
    (StringSorter).self,
    properties: [
        PropertyProbe(
            "expression",
            get: { (owner: StringSorter) in owner.expression },
            set: { owner, value in owner.expression = value }
        ),
        PropertyProbe(
            "ignore-case",
            get: { (owner: StringSorter) in owner.ignoreCase },
            set: { owner, value in owner.ignoreCase = value }
        ),
    ],
    signals: []
)

private let ownerStyleContext = OwnerProbe(
    "StyleContext",
    (StyleContext).self,
    properties: [
        PropertyProbe(
            "display",
            get: { (owner: StyleContext) in owner.display },
            set: { owner, value in owner.display = value }
        )
    ],
    signals: []
)

private let ownerStyleProvider = OwnerProbe(
    "StyleProvider",
    (any StyleProvider).self,
    properties: [],
    signals: [
        SignalProbe("gtk-private-changed") { (owner: any StyleProvider) in owner.onGtkPrivateChanged {} }
    ]
)

private let ownerSwitch = OwnerProbe(
    "Switch",
    (Switch).self,
    properties: [
        PropertyProbe(
            "active",
            get: { (owner: Switch) in owner.active },
            set: { owner, value in owner.active = value }
        ),
        PropertyProbe("state", get: { (owner: Switch) in owner.state }, set: { owner, value in owner.state = value }),
    ],
    signals: [
        SignalProbe("activate") { (owner: Switch) in owner.onActivate {} },
        SignalProbe("state-set") { (owner: Switch) in owner.onStateSet { _ in false } },
    ]
)

private let ownerSymbolicPaintable = OwnerProbe(
    "SymbolicPaintable",
    (any SymbolicPaintable).self,
    properties: [],
    signals: []
)

private let ownerText = OwnerProbe(
    "Text",
    (Text).self,
    properties: [
        PropertyProbe(
            "activates-default",
            get: { (owner: Text) in owner.activatesDefault },
            set: { owner, value in owner.activatesDefault = value }
        ),
        PropertyProbe(
            "attributes",
            get: { (owner: Text) in owner.attributes },
            set: { owner, value in owner.attributes = value }
        ),
        PropertyProbe("buffer", get: { (owner: Text) in owner.buffer }, set: { owner, value in owner.buffer = value }),
        PropertyProbe(
            "enable-emoji-completion",
            get: { (owner: Text) in owner.enableEmojiCompletion },
            set: { owner, value in owner.enableEmojiCompletion = value }
        ),
        PropertyProbe(
            "extra-menu",
            get: { (owner: Text) in owner.extraMenu },
            set: { owner, value in owner.extraMenu = value }
        ),
        PropertyProbe(
            "im-module",
            get: { (owner: Text) in owner.imModule },
            set: { owner, value in owner.imModule = value }
        ),
        PropertyProbe(
            "input-hints",
            get: { (owner: Text) in owner.inputHints },
            set: { owner, value in owner.inputHints = value }
        ),
        PropertyProbe(
            "input-purpose",
            get: { (owner: Text) in owner.inputPurpose },
            set: { owner, value in owner.inputPurpose = value }
        ),
        PropertyProbe(
            "invisible-char",
            get: { (owner: Text) in owner.invisibleChar },
            set: { owner, value in owner.invisibleChar = value }
        ),
        PropertyProbe(
            "invisible-char-set",
            get: { (owner: Text) in owner.invisibleCharSet },
            set: { owner, value in owner.invisibleCharSet = value }
        ),
        PropertyProbe(
            "max-length",
            get: { (owner: Text) in owner.maxLength },
            set: { owner, value in owner.maxLength = value }
        ),
        PropertyProbe(
            "overwrite-mode",
            get: { (owner: Text) in owner.overwriteMode },
            set: { owner, value in owner.overwriteMode = value }
        ),
        PropertyProbe(
            "placeholder-text",
            get: { (owner: Text) in owner.placeholderText },
            set: { owner, value in owner.placeholderText = value }
        ),
        PropertyProbe(
            "propagate-text-width",
            get: { (owner: Text) in owner.propagateTextWidth },
            set: { owner, value in owner.propagateTextWidth = value }
        ),
        PropertyProbe("scroll-offset", get: { (owner: Text) in owner.scrollOffset }),
        PropertyProbe("tabs", get: { (owner: Text) in owner.tabs }, set: { owner, value in owner.tabs = value }),
        PropertyProbe(
            "truncate-multiline",
            get: { (owner: Text) in owner.truncateMultiline },
            set: { owner, value in owner.truncateMultiline = value }
        ),
        PropertyProbe(
            "visibility",
            get: { (owner: Text) in owner.visibility },
            set: { owner, value in owner.visibility = value }
        ),
    ],
    signals: [
        SignalProbe("activate") { (owner: Text) in owner.onActivate {} },
        SignalProbe("backspace") { (owner: Text) in owner.onBackspace {} },
        SignalProbe("copy-clipboard") { (owner: Text) in owner.onCopyClipboard {} },
        SignalProbe("cut-clipboard") { (owner: Text) in owner.onCutClipboard {} },
        SignalProbe("delete-from-cursor") { (owner: Text) in owner.onDeleteFromCursor { _, _ in } },
        SignalProbe("insert-at-cursor") { (owner: Text) in owner.onInsertAtCursor { _ in } },
        SignalProbe("insert-emoji") { (owner: Text) in owner.onInsertEmoji {} },
        SignalProbe("move-cursor") { (owner: Text) in owner.onMoveCursor { _, _, _ in } },
        SignalProbe("paste-clipboard") { (owner: Text) in owner.onPasteClipboard {} },
        SignalProbe("preedit-changed") { (owner: Text) in owner.onPreeditChanged { _ in } },
        SignalProbe("toggle-overwrite") { (owner: Text) in owner.onToggleOverwrite {} },
    ]
)

private let ownerTextBuffer = OwnerProbe(
    "TextBuffer",
    (TextBuffer).self,
    properties: [
        PropertyProbe("can-redo", get: { (owner: TextBuffer) in owner.canRedo }),
        PropertyProbe("can-undo", get: { (owner: TextBuffer) in owner.canUndo }),
        PropertyProbe("cursor-position", get: { (owner: TextBuffer) in owner.cursorPosition }),
        PropertyProbe(
            "enable-undo",
            get: { (owner: TextBuffer) in owner.enableUndo },
            set: { owner, value in owner.enableUndo = value }
        ),
        PropertyProbe("has-selection", get: { (owner: TextBuffer) in owner.hasSelection }),
        PropertyProbe("tag-table", get: { (owner: TextBuffer) in owner.tagTable }),
        PropertyProbe("text", get: { (owner: TextBuffer) in owner.text }, set: { owner, value in owner.text = value }),
    ],
    signals: [
        SignalProbe("apply-tag") { (owner: TextBuffer) in owner.onApplyTag { _, _, _ in } },
        SignalProbe("begin-user-action") { (owner: TextBuffer) in owner.onBeginUserAction {} },
        SignalProbe("changed") { (owner: TextBuffer) in owner.onChanged {} },
        SignalProbe("end-user-action") { (owner: TextBuffer) in owner.onEndUserAction {} },
        SignalProbe("mark-deleted") { (owner: TextBuffer) in owner.onMarkDeleted { _ in } },
        SignalProbe("mark-set") { (owner: TextBuffer) in owner.onMarkSet { _, _ in } },
        SignalProbe("modified-changed") { (owner: TextBuffer) in owner.onModifiedChanged {} },
        SignalProbe("paste-done") { (owner: TextBuffer) in owner.onPasteDone { _ in } },
        SignalProbe("redo") { (owner: TextBuffer) in owner.onRedo {} },
        SignalProbe("remove-tag") { (owner: TextBuffer) in owner.onRemoveTag { _, _, _ in } },
        SignalProbe("undo") { (owner: TextBuffer) in owner.onUndo {} },
    ]
)

private let ownerTextChildAnchor = OwnerProbe(
    "TextChildAnchor",
    (TextChildAnchor).self,
    properties: [],
    signals: []
)

private let ownerTextMark = OwnerProbe(
    "TextMark",
    (TextMark).self,
    properties: [
        PropertyProbe("left-gravity", get: { (owner: TextMark) in owner.leftGravity }),
        PropertyProbe("name", get: { (owner: TextMark) in owner.name }),
    ],
    signals: []
)

private let ownerTextTag = OwnerProbe(
    "TextTag",
    (TextTag).self,
    properties: [
        PropertyProbe(
            "accumulative-margin",
            get: { (owner: TextTag) in owner.accumulativeMargin },
            set: { owner, value in owner.accumulativeMargin = value }
        ),
        PropertyProbe(
            "allow-breaks",
            get: { (owner: TextTag) in owner.allowBreaks },
            set: { owner, value in owner.allowBreaks = value }
        ),
        PropertyProbe(
            "allow-breaks-set",
            get: { (owner: TextTag) in owner.allowBreaksSet },
            set: { owner, value in owner.allowBreaksSet = value }
        ),
        PropertyProbe(
            "background-full-height",
            get: { (owner: TextTag) in owner.backgroundFullHeight },
            set: { owner, value in owner.backgroundFullHeight = value }
        ),
        PropertyProbe(
            "background-full-height-set",
            get: { (owner: TextTag) in owner.backgroundFullHeightSet },
            set: { owner, value in owner.backgroundFullHeightSet = value }
        ),
        PropertyProbe(
            "background-rgba",
            get: { (owner: TextTag) in owner.backgroundRgba },
            set: { owner, value in owner.backgroundRgba = value }
        ),
        PropertyProbe(
            "background-set",
            get: { (owner: TextTag) in owner.backgroundSet },
            set: { owner, value in owner.backgroundSet = value }
        ),
        PropertyProbe(
            "direction",
            get: { (owner: TextTag) in owner.direction },
            set: { owner, value in owner.direction = value }
        ),
        PropertyProbe(
            "editable",
            get: { (owner: TextTag) in owner.editable },
            set: { owner, value in owner.editable = value }
        ),
        PropertyProbe(
            "editable-set",
            get: { (owner: TextTag) in owner.editableSet },
            set: { owner, value in owner.editableSet = value }
        ),
        PropertyProbe(
            "fallback",
            get: { (owner: TextTag) in owner.fallback },
            set: { owner, value in owner.fallback = value }
        ),
        PropertyProbe(
            "fallback-set",
            get: { (owner: TextTag) in owner.fallbackSet },
            set: { owner, value in owner.fallbackSet = value }
        ),
        PropertyProbe(
            "family",
            get: { (owner: TextTag) in owner.family },
            set: { owner, value in owner.family = value }
        ),
        PropertyProbe(
            "family-set",
            get: { (owner: TextTag) in owner.familySet },
            set: { owner, value in owner.familySet = value }
        ),
        PropertyProbe("font", get: { (owner: TextTag) in owner.font }, set: { owner, value in owner.font = value }),
        PropertyProbe(
            "font-desc",
            get: { (owner: TextTag) in owner.fontDesc },
            set: { owner, value in owner.fontDesc = value }
        ),
        PropertyProbe(
            "font-features",
            get: { (owner: TextTag) in owner.fontFeatures },
            set: { owner, value in owner.fontFeatures = value }
        ),
        PropertyProbe(
            "font-features-set",
            get: { (owner: TextTag) in owner.fontFeaturesSet },
            set: { owner, value in owner.fontFeaturesSet = value }
        ),
        PropertyProbe(
            "foreground-rgba",
            get: { (owner: TextTag) in owner.foregroundRgba },
            set: { owner, value in owner.foregroundRgba = value }
        ),
        PropertyProbe(
            "foreground-set",
            get: { (owner: TextTag) in owner.foregroundSet },
            set: { owner, value in owner.foregroundSet = value }
        ),
        PropertyProbe(
            "indent",
            get: { (owner: TextTag) in owner.indent },
            set: { owner, value in owner.indent = value }
        ),
        PropertyProbe(
            "indent-set",
            get: { (owner: TextTag) in owner.indentSet },
            set: { owner, value in owner.indentSet = value }
        ),
        PropertyProbe(
            "insert-hyphens",
            get: { (owner: TextTag) in owner.insertHyphens },
            set: { owner, value in owner.insertHyphens = value }
        ),
        PropertyProbe(
            "insert-hyphens-set",
            get: { (owner: TextTag) in owner.insertHyphensSet },
            set: { owner, value in owner.insertHyphensSet = value }
        ),
        PropertyProbe(
            "invisible",
            get: { (owner: TextTag) in owner.invisible },
            set: { owner, value in owner.invisible = value }
        ),
        PropertyProbe(
            "invisible-set",
            get: { (owner: TextTag) in owner.invisibleSet },
            set: { owner, value in owner.invisibleSet = value }
        ),
        PropertyProbe(
            "justification",
            get: { (owner: TextTag) in owner.justification },
            set: { owner, value in owner.justification = value }
        ),
        PropertyProbe(
            "justification-set",
            get: { (owner: TextTag) in owner.justificationSet },
            set: { owner, value in owner.justificationSet = value }
        ),
        PropertyProbe(
            "language",
            get: { (owner: TextTag) in owner.language },
            set: { owner, value in owner.language = value }
        ),
        PropertyProbe(
            "language-set",
            get: { (owner: TextTag) in owner.languageSet },
            set: { owner, value in owner.languageSet = value }
        ),
        PropertyProbe(
            "left-margin",
            get: { (owner: TextTag) in owner.leftMargin },
            set: { owner, value in owner.leftMargin = value }
        ),
        PropertyProbe(
            "left-margin-set",
            get: { (owner: TextTag) in owner.leftMarginSet },
            set: { owner, value in owner.leftMarginSet = value }
        ),
        PropertyProbe(
            "letter-spacing",
            get: { (owner: TextTag) in owner.letterSpacing },
            set: { owner, value in owner.letterSpacing = value }
        ),
        PropertyProbe(
            "letter-spacing-set",
            get: { (owner: TextTag) in owner.letterSpacingSet },
            set: { owner, value in owner.letterSpacingSet = value }
        ),
        PropertyProbe(
            "line-height",
            get: { (owner: TextTag) in owner.lineHeight },
            set: { owner, value in owner.lineHeight = value }
        ),
        PropertyProbe(
            "line-height-set",
            get: { (owner: TextTag) in owner.lineHeightSet },
            set: { owner, value in owner.lineHeightSet = value }
        ),
        PropertyProbe("name", get: { (owner: TextTag) in owner.name }),
        PropertyProbe(
            "overline",
            get: { (owner: TextTag) in owner.overline },
            set: { owner, value in owner.overline = value }
        ),
        PropertyProbe(
            "overline-rgba",
            get: { (owner: TextTag) in owner.overlineRgba },
            set: { owner, value in owner.overlineRgba = value }
        ),
        PropertyProbe(
            "overline-rgba-set",
            get: { (owner: TextTag) in owner.overlineRgbaSet },
            set: { owner, value in owner.overlineRgbaSet = value }
        ),
        PropertyProbe(
            "overline-set",
            get: { (owner: TextTag) in owner.overlineSet },
            set: { owner, value in owner.overlineSet = value }
        ),
        PropertyProbe(
            "paragraph-background-rgba",
            get: { (owner: TextTag) in owner.paragraphBackgroundRgba },
            set: { owner, value in owner.paragraphBackgroundRgba = value }
        ),
        PropertyProbe(
            "paragraph-background-set",
            get: { (owner: TextTag) in owner.paragraphBackgroundSet },
            set: { owner, value in owner.paragraphBackgroundSet = value }
        ),
        PropertyProbe(
            "pixels-above-lines",
            get: { (owner: TextTag) in owner.pixelsAboveLines },
            set: { owner, value in owner.pixelsAboveLines = value }
        ),
        PropertyProbe(
            "pixels-above-lines-set",
            get: { (owner: TextTag) in owner.pixelsAboveLinesSet },
            set: { owner, value in owner.pixelsAboveLinesSet = value }
        ),
        PropertyProbe(
            "pixels-below-lines",
            get: { (owner: TextTag) in owner.pixelsBelowLines },
            set: { owner, value in owner.pixelsBelowLines = value }
        ),
        PropertyProbe(
            "pixels-below-lines-set",
            get: { (owner: TextTag) in owner.pixelsBelowLinesSet },
            set: { owner, value in owner.pixelsBelowLinesSet = value }
        ),
        PropertyProbe(
            "pixels-inside-wrap",
            get: { (owner: TextTag) in owner.pixelsInsideWrap },
            set: { owner, value in owner.pixelsInsideWrap = value }
        ),
        PropertyProbe(
            "pixels-inside-wrap-set",
            get: { (owner: TextTag) in owner.pixelsInsideWrapSet },
            set: { owner, value in owner.pixelsInsideWrapSet = value }
        ),
        PropertyProbe(
            "right-margin",
            get: { (owner: TextTag) in owner.rightMargin },
            set: { owner, value in owner.rightMargin = value }
        ),
        PropertyProbe(
            "right-margin-set",
            get: { (owner: TextTag) in owner.rightMarginSet },
            set: { owner, value in owner.rightMarginSet = value }
        ),
        PropertyProbe("rise", get: { (owner: TextTag) in owner.rise }, set: { owner, value in owner.rise = value }),
        PropertyProbe(
            "rise-set",
            get: { (owner: TextTag) in owner.riseSet },
            set: { owner, value in owner.riseSet = value }
        ),
        PropertyProbe("scale", get: { (owner: TextTag) in owner.scale }, set: { owner, value in owner.scale = value }),
        PropertyProbe(
            "scale-set",
            get: { (owner: TextTag) in owner.scaleSet },
            set: { owner, value in owner.scaleSet = value }
        ),
        PropertyProbe(
            "sentence",
            get: { (owner: TextTag) in owner.sentence },
            set: { owner, value in owner.sentence = value }
        ),
        PropertyProbe(
            "sentence-set",
            get: { (owner: TextTag) in owner.sentenceSet },
            set: { owner, value in owner.sentenceSet = value }
        ),
        PropertyProbe(
            "show-spaces",
            get: { (owner: TextTag) in owner.showSpaces },
            set: { owner, value in owner.showSpaces = value }
        ),
        PropertyProbe(
            "show-spaces-set",
            get: { (owner: TextTag) in owner.showSpacesSet },
            set: { owner, value in owner.showSpacesSet = value }
        ),
        PropertyProbe("size", get: { (owner: TextTag) in owner.size }, set: { owner, value in owner.size = value }),
        PropertyProbe(
            "size-points",
            get: { (owner: TextTag) in owner.sizePoints },
            set: { owner, value in owner.sizePoints = value }
        ),
        PropertyProbe(
            "size-set",
            get: { (owner: TextTag) in owner.sizeSet },
            set: { owner, value in owner.sizeSet = value }
        ),
        PropertyProbe(
            "stretch",
            get: { (owner: TextTag) in owner.stretch },
            set: { owner, value in owner.stretch = value }
        ),
        PropertyProbe(
            "stretch-set",
            get: { (owner: TextTag) in owner.stretchSet },
            set: { owner, value in owner.stretchSet = value }
        ),
        PropertyProbe(
            "strikethrough",
            get: { (owner: TextTag) in owner.strikethrough },
            set: { owner, value in owner.strikethrough = value }
        ),
        PropertyProbe(
            "strikethrough-rgba",
            get: { (owner: TextTag) in owner.strikethroughRgba },
            set: { owner, value in owner.strikethroughRgba = value }
        ),
        PropertyProbe(
            "strikethrough-rgba-set",
            get: { (owner: TextTag) in owner.strikethroughRgbaSet },
            set: { owner, value in owner.strikethroughRgbaSet = value }
        ),
        PropertyProbe(
            "strikethrough-set",
            get: { (owner: TextTag) in owner.strikethroughSet },
            set: { owner, value in owner.strikethroughSet = value }
        ),
        PropertyProbe("style", get: { (owner: TextTag) in owner.style }, set: { owner, value in owner.style = value }),
        PropertyProbe(
            "style-set",
            get: { (owner: TextTag) in owner.styleSet },
            set: { owner, value in owner.styleSet = value }
        ),
        PropertyProbe("tabs", get: { (owner: TextTag) in owner.tabs }, set: { owner, value in owner.tabs = value }),
        PropertyProbe(
            "tabs-set",
            get: { (owner: TextTag) in owner.tabsSet },
            set: { owner, value in owner.tabsSet = value }
        ),
        PropertyProbe(
            "text-transform",
            get: { (owner: TextTag) in owner.textTransform },
            set: { owner, value in owner.textTransform = value }
        ),
        PropertyProbe(
            "text-transform-set",
            get: { (owner: TextTag) in owner.textTransformSet },
            set: { owner, value in owner.textTransformSet = value }
        ),
        PropertyProbe(
            "underline",
            get: { (owner: TextTag) in owner.underline },
            set: { owner, value in owner.underline = value }
        ),
        PropertyProbe(
            "underline-rgba",
            get: { (owner: TextTag) in owner.underlineRgba },
            set: { owner, value in owner.underlineRgba = value }
        ),
        PropertyProbe(
            "underline-rgba-set",
            get: { (owner: TextTag) in owner.underlineRgbaSet },
            set: { owner, value in owner.underlineRgbaSet = value }
        ),
        PropertyProbe(
            "underline-set",
            get: { (owner: TextTag) in owner.underlineSet },
            set: { owner, value in owner.underlineSet = value }
        ),
        PropertyProbe(
            "variant",
            get: { (owner: TextTag) in owner.variant },
            set: { owner, value in owner.variant = value }
        ),
        PropertyProbe(
            "variant-set",
            get: { (owner: TextTag) in owner.variantSet },
            set: { owner, value in owner.variantSet = value }
        ),
        PropertyProbe(
            "weight",
            get: { (owner: TextTag) in owner.weight },
            set: { owner, value in owner.weight = value }
        ),
        PropertyProbe(
            "weight-set",
            get: { (owner: TextTag) in owner.weightSet },
            set: { owner, value in owner.weightSet = value }
        ),
        PropertyProbe("word", get: { (owner: TextTag) in owner.word }, set: { owner, value in owner.word = value }),
        PropertyProbe(
            "word-set",
            get: { (owner: TextTag) in owner.wordSet },
            set: { owner, value in owner.wordSet = value }
        ),
        PropertyProbe(
            "wrap-mode",
            get: { (owner: TextTag) in owner.wrapMode },
            set: { owner, value in owner.wrapMode = value }
        ),
        PropertyProbe(
            "wrap-mode-set",
            get: { (owner: TextTag) in owner.wrapModeSet },
            set: { owner, value in owner.wrapModeSet = value }
        ),
    ],
    signals: []
)

private let ownerTextTagTable = OwnerProbe(
    "TextTagTable",
    (TextTagTable).self,
    properties: [],
    signals: [
        SignalProbe("tag-added") { (owner: TextTagTable) in owner.onTagAdded { _ in } },
        SignalProbe("tag-changed") { (owner: TextTagTable) in owner.onTagChanged { _, _ in } },
        SignalProbe("tag-removed") { (owner: TextTagTable) in owner.onTagRemoved { _ in } },
    ]
)

private let ownerTextView = OwnerProbe(
    "TextView",
    (TextView).self,
    properties: [
        PropertyProbe(
            "accepts-tab",
            get: { (owner: TextView) in owner.acceptsTab },
            set: { owner, value in owner.acceptsTab = value }
        ),
        PropertyProbe(
            "bottom-margin",
            get: { (owner: TextView) in owner.bottomMargin },
            set: { owner, value in owner.bottomMargin = value }
        ),
        PropertyProbe("buffer", get: { (owner: TextView) in owner.buffer }),
        PropertyProbe(
            "cursor-visible",
            get: { (owner: TextView) in owner.cursorVisible },
            set: { owner, value in owner.cursorVisible = value }
        ),
        PropertyProbe(
            "editable",
            get: { (owner: TextView) in owner.editable },
            set: { owner, value in owner.editable = value }
        ),
        PropertyProbe(
            "extra-menu",
            get: { (owner: TextView) in owner.extraMenu },
            set: { owner, value in owner.extraMenu = value }
        ),
        PropertyProbe(
            "im-module",
            get: { (owner: TextView) in owner.imModule },
            set: { owner, value in owner.imModule = value }
        ),
        PropertyProbe(
            "indent",
            get: { (owner: TextView) in owner.indent },
            set: { owner, value in owner.indent = value }
        ),
        PropertyProbe(
            "input-hints",
            get: { (owner: TextView) in owner.inputHints },
            set: { owner, value in owner.inputHints = value }
        ),
        PropertyProbe(
            "input-purpose",
            get: { (owner: TextView) in owner.inputPurpose },
            set: { owner, value in owner.inputPurpose = value }
        ),
        PropertyProbe(
            "justification",
            get: { (owner: TextView) in owner.justification },
            set: { owner, value in owner.justification = value }
        ),
        PropertyProbe(
            "left-margin",
            get: { (owner: TextView) in owner.leftMargin },
            set: { owner, value in owner.leftMargin = value }
        ),
        PropertyProbe(
            "monospace",
            get: { (owner: TextView) in owner.monospace },
            set: { owner, value in owner.monospace = value }
        ),
        PropertyProbe(
            "overwrite",
            get: { (owner: TextView) in owner.overwrite },
            set: { owner, value in owner.overwrite = value }
        ),
        PropertyProbe(
            "pixels-above-lines",
            get: { (owner: TextView) in owner.pixelsAboveLines },
            set: { owner, value in owner.pixelsAboveLines = value }
        ),
        PropertyProbe(
            "pixels-below-lines",
            get: { (owner: TextView) in owner.pixelsBelowLines },
            set: { owner, value in owner.pixelsBelowLines = value }
        ),
        PropertyProbe(
            "pixels-inside-wrap",
            get: { (owner: TextView) in owner.pixelsInsideWrap },
            set: { owner, value in owner.pixelsInsideWrap = value }
        ),
        PropertyProbe(
            "right-margin",
            get: { (owner: TextView) in owner.rightMargin },
            set: { owner, value in owner.rightMargin = value }
        ),
        PropertyProbe("tabs", get: { (owner: TextView) in owner.tabs }, set: { owner, value in owner.tabs = value }),
        PropertyProbe(
            "top-margin",
            get: { (owner: TextView) in owner.topMargin },
            set: { owner, value in owner.topMargin = value }
        ),
        PropertyProbe(
            "wrap-mode",
            get: { (owner: TextView) in owner.wrapMode },
            set: { owner, value in owner.wrapMode = value }
        ),
    ],
    signals: [
        SignalProbe("backspace") { (owner: TextView) in owner.onBackspace {} },
        SignalProbe("copy-clipboard") { (owner: TextView) in owner.onCopyClipboard {} },
        SignalProbe("cut-clipboard") { (owner: TextView) in owner.onCutClipboard {} },
        SignalProbe("delete-from-cursor") { (owner: TextView) in owner.onDeleteFromCursor { _, _ in } },
        SignalProbe("insert-at-cursor") { (owner: TextView) in owner.onInsertAtCursor { _ in } },
        SignalProbe("insert-emoji") { (owner: TextView) in owner.onInsertEmoji {} },
        SignalProbe("move-cursor") { (owner: TextView) in owner.onMoveCursor { _, _, _ in } },
        SignalProbe("move-viewport") { (owner: TextView) in owner.onMoveViewport { _, _ in } },
        SignalProbe("paste-clipboard") { (owner: TextView) in owner.onPasteClipboard {} },
        SignalProbe("preedit-changed") { (owner: TextView) in owner.onPreeditChanged { _ in } },
        SignalProbe("select-all") { (owner: TextView) in owner.onSelectAll { _ in } },
        SignalProbe("set-anchor") { (owner: TextView) in owner.onSetAnchor {} },
        SignalProbe("toggle-cursor-visible") { (owner: TextView) in owner.onToggleCursorVisible {} },
        SignalProbe("toggle-overwrite") { (owner: TextView) in owner.onToggleOverwrite {} },
    ]
)

private let ownerToggleButton = OwnerProbe(
    "ToggleButton",
    (ToggleButton).self,
    properties: [
        PropertyProbe(
            "active",
            get: { (owner: ToggleButton) in owner.active },
            set: { owner, value in owner.active = value }
        )
    ],
    signals: [
        SignalProbe("toggled") { (owner: ToggleButton) in owner.onToggled {} }
    ]
)

private let ownerTooltip = OwnerProbe(
    "Tooltip",
    (Tooltip).self,
    properties: [],
    signals: []
)

private let ownerTreeDragDest = OwnerProbe(
    "TreeDragDest",
    (any TreeDragDest).self,
    properties: [],
    signals: []
)

private let ownerTreeDragSource = OwnerProbe(
    "TreeDragSource",
    (any TreeDragSource).self,
    properties: [],
    signals: []
)

private let ownerTreeExpander = OwnerProbe(
    "TreeExpander",
    (TreeExpander).self,
    properties: [
        PropertyProbe(
            "child",
            get: { (owner: TreeExpander) in owner.child },
            set: { owner, value in owner.child = value }
        ),
        PropertyProbe(
            "indent-for-icon",
            get: { (owner: TreeExpander) in owner.indentForIcon },
            set: { owner, value in owner.indentForIcon = value }
        ),
        PropertyProbe("item", get: { (owner: TreeExpander) in owner.item }),
        PropertyProbe(
            "list-row",
            get: { (owner: TreeExpander) in owner.listRow },
            set: { owner, value in owner.listRow = value }
        ),
    ],
    signals: []
)

private let ownerTreeListModel = OwnerProbe(
    "TreeListModel",
    (TreeListModel).self,
    properties: [
        PropertyProbe(
            "autoexpand",
            get: { (owner: TreeListModel) in owner.autoexpand },
            set: { owner, value in owner.autoexpand = value }
        ),
        PropertyProbe("item-type", get: { (owner: TreeListModel) in owner.itemType }),
        PropertyProbe("model", get: { (owner: TreeListModel) in owner.model }),
        PropertyProbe("n-items", get: { (owner: TreeListModel) in owner.nItems }),
        PropertyProbe("passthrough", get: { (owner: TreeListModel) in owner.passthrough }),
    ],
    signals: []
)

private let ownerTreeListRow = OwnerProbe(
    "TreeListRow",
    (TreeListRow).self,
    properties: [
        PropertyProbe("children", get: { (owner: TreeListRow) in owner.children }),
        PropertyProbe("depth", get: { (owner: TreeListRow) in owner.depth }),
        PropertyProbe("expandable", get: { (owner: TreeListRow) in owner.expandable }),
        PropertyProbe(
            "expanded",
            get: { (owner: TreeListRow) in owner.expanded },
            set: { owner, value in owner.expanded = value }
        ),
        PropertyProbe("item", get: { (owner: TreeListRow) in owner.item }),
    ],
    signals: []
)

private let ownerTreeListRowSorter = OwnerProbe(
    "TreeListRowSorter",
    (TreeListRowSorter).self,
    properties: [
        PropertyProbe(
            "sorter",
            get: { (owner: TreeListRowSorter) in owner.sorter },
            set: { owner, value in owner.sorter = value }
        )
    ],
    signals: []
)

private let ownerTreeModel = OwnerProbe(
    "TreeModel",
    (any TreeModel).self,
    properties: [],
    signals: [
        SignalProbe("row-changed") { (owner: any TreeModel) in owner.onRowChanged { _, _ in } },
        SignalProbe("row-deleted") { (owner: any TreeModel) in owner.onRowDeleted { _ in } },
        SignalProbe("row-has-child-toggled") { (owner: any TreeModel) in owner.onRowHasChildToggled { _, _ in } },
        SignalProbe("row-inserted") { (owner: any TreeModel) in owner.onRowInserted { _, _ in } },
    ]
)

private let ownerTreeModelFilter = OwnerProbe(
    "TreeModelFilter",
    (TreeModelFilter).self,
    properties: [
        PropertyProbe("child-model", get: { (owner: TreeModelFilter) in owner.childModel }),
        PropertyProbe("virtual-root", get: { (owner: TreeModelFilter) in owner.virtualRoot }),
    ],
    signals: []
)

private let ownerTreeModelSort = OwnerProbe(
    "TreeModelSort",
    (TreeModelSort).self,
    properties: [
        PropertyProbe("model", get: { (owner: TreeModelSort) in owner.model })
    ],
    signals: []
)

private let ownerTreeSelection = OwnerProbe(
    "TreeSelection",
    (TreeSelection).self,
    properties: [
        PropertyProbe(
            "mode",
            get: { (owner: TreeSelection) in owner.mode },
            set: { owner, value in owner.mode = value }
        )
    ],
    signals: [
        SignalProbe("changed") { (owner: TreeSelection) in owner.onChanged {} }
    ]
)

private let ownerTreeSortable = OwnerProbe(
    "TreeSortable",
    (any TreeSortable).self,
    properties: [],
    signals: [
        SignalProbe("sort-column-changed") { (owner: any TreeSortable) in owner.onSortColumnChanged {} }
    ]
)

private let ownerTreeStore = OwnerProbe(
    "TreeStore",
    (TreeStore).self,
    properties: [],
    signals: []
)

private let ownerTreeView = OwnerProbe(
    "TreeView",
    (TreeView).self,
    properties: [
        PropertyProbe(
            "activate-on-single-click",
            get: { (owner: TreeView) in owner.activateOnSingleClick },
            set: { owner, value in owner.activateOnSingleClick = value }
        ),
        PropertyProbe(
            "enable-grid-lines",
            get: { (owner: TreeView) in owner.enableGridLines },
            set: { owner, value in owner.enableGridLines = value }
        ),
        PropertyProbe(
            "enable-search",
            get: { (owner: TreeView) in owner.enableSearch },
            set: { owner, value in owner.enableSearch = value }
        ),
        PropertyProbe(
            "enable-tree-lines",
            get: { (owner: TreeView) in owner.enableTreeLines },
            set: { owner, value in owner.enableTreeLines = value }
        ),
        PropertyProbe(
            "expander-column",
            get: { (owner: TreeView) in owner.expanderColumn },
            set: { owner, value in owner.expanderColumn = value }
        ),
        PropertyProbe(
            "fixed-height-mode",
            get: { (owner: TreeView) in owner.fixedHeightMode },
            set: { owner, value in owner.fixedHeightMode = value }
        ),
        PropertyProbe(
            "headers-clickable",
            get: { (owner: TreeView) in owner.headersClickable },
            set: { owner, value in owner.headersClickable = value }
        ),
        PropertyProbe(
            "headers-visible",
            get: { (owner: TreeView) in owner.headersVisible },
            set: { owner, value in owner.headersVisible = value }
        ),
        PropertyProbe(
            "hover-expand",
            get: { (owner: TreeView) in owner.hoverExpand },
            set: { owner, value in owner.hoverExpand = value }
        ),
        PropertyProbe(
            "hover-selection",
            get: { (owner: TreeView) in owner.hoverSelection },
            set: { owner, value in owner.hoverSelection = value }
        ),
        PropertyProbe(
            "level-indentation",
            get: { (owner: TreeView) in owner.levelIndentation },
            set: { owner, value in owner.levelIndentation = value }
        ),
        PropertyProbe("model", get: { (owner: TreeView) in owner.model }, set: { owner, value in owner.model = value }),
        PropertyProbe(
            "reorderable",
            get: { (owner: TreeView) in owner.reorderable },
            set: { owner, value in owner.reorderable = value }
        ),
        PropertyProbe(
            "rubber-banding",
            get: { (owner: TreeView) in owner.rubberBanding },
            set: { owner, value in owner.rubberBanding = value }
        ),
        PropertyProbe(
            "search-column",
            get: { (owner: TreeView) in owner.searchColumn },
            set: { owner, value in owner.searchColumn = value }
        ),
        PropertyProbe(
            "show-expanders",
            get: { (owner: TreeView) in owner.showExpanders },
            set: { owner, value in owner.showExpanders = value }
        ),
        PropertyProbe(
            "tooltip-column",
            get: { (owner: TreeView) in owner.tooltipColumn },
            set: { owner, value in owner.tooltipColumn = value }
        ),
    ],
    signals: [
        SignalProbe("columns-changed") { (owner: TreeView) in owner.onColumnsChanged {} },
        SignalProbe("cursor-changed") { (owner: TreeView) in owner.onCursorChanged {} },
        SignalProbe("expand-collapse-cursor-row") { (owner: TreeView) in
            owner.onExpandCollapseCursorRow { _, _, _ in false }
        },
        SignalProbe("move-cursor") { (owner: TreeView) in owner.onMoveCursor { _, _, _, _ in false } },
        SignalProbe("row-activated") { (owner: TreeView) in owner.onRowActivated { _, _ in } },
        SignalProbe("row-collapsed") { (owner: TreeView) in owner.onRowCollapsed { _, _ in } },
        SignalProbe("row-expanded") { (owner: TreeView) in owner.onRowExpanded { _, _ in } },
        SignalProbe("select-all") { (owner: TreeView) in owner.onSelectAll { false } },
        SignalProbe("select-cursor-parent") { (owner: TreeView) in owner.onSelectCursorParent { false } },
        SignalProbe("select-cursor-row") { (owner: TreeView) in owner.onSelectCursorRow { _ in false } },
        SignalProbe("start-interactive-search") { (owner: TreeView) in owner.onStartInteractiveSearch { false } },
        SignalProbe("test-collapse-row") { (owner: TreeView) in owner.onTestCollapseRow { _, _ in false } },
        SignalProbe("test-expand-row") { (owner: TreeView) in owner.onTestExpandRow { _, _ in false } },
        SignalProbe("toggle-cursor-row") { (owner: TreeView) in owner.onToggleCursorRow { false } },
        SignalProbe("unselect-all") { (owner: TreeView) in owner.onUnselectAll { false } },
    ]
)

private let ownerTreeViewColumn = OwnerProbe(
    "TreeViewColumn",
    (TreeViewColumn).self,
    properties: [
        PropertyProbe(
            "alignment",
            get: { (owner: TreeViewColumn) in owner.alignment },
            set: { owner, value in owner.alignment = value }
        ),
        PropertyProbe("cell-area", get: { (owner: TreeViewColumn) in owner.cellArea }),
        PropertyProbe(
            "clickable",
            get: { (owner: TreeViewColumn) in owner.clickable },
            set: { owner, value in owner.clickable = value }
        ),
        PropertyProbe(
            "expand",
            get: { (owner: TreeViewColumn) in owner.expand },
            set: { owner, value in owner.expand = value }
        ),
        PropertyProbe(
            "fixed-width",
            get: { (owner: TreeViewColumn) in owner.fixedWidth },
            set: { owner, value in owner.fixedWidth = value }
        ),
        PropertyProbe(
            "max-width",
            get: { (owner: TreeViewColumn) in owner.maxWidth },
            set: { owner, value in owner.maxWidth = value }
        ),
        PropertyProbe(
            "min-width",
            get: { (owner: TreeViewColumn) in owner.minWidth },
            set: { owner, value in owner.minWidth = value }
        ),
        PropertyProbe(
            "reorderable",
            get: { (owner: TreeViewColumn) in owner.reorderable },
            set: { owner, value in owner.reorderable = value }
        ),
        PropertyProbe(
            "resizable",
            get: { (owner: TreeViewColumn) in owner.resizable },
            set: { owner, value in owner.resizable = value }
        ),
        PropertyProbe(
            "sizing",
            get: { (owner: TreeViewColumn) in owner.sizing },
            set: { owner, value in owner.sizing = value }
        ),
        PropertyProbe(
            "sort-column-id",
            get: { (owner: TreeViewColumn) in owner.sortColumnId },
            set: { owner, value in owner.sortColumnId = value }
        ),
        PropertyProbe(
            "sort-indicator",
            get: { (owner: TreeViewColumn) in owner.sortIndicator },
            set: { owner, value in owner.sortIndicator = value }
        ),
        PropertyProbe(
            "sort-order",
            get: { (owner: TreeViewColumn) in owner.sortOrder },
            set: { owner, value in owner.sortOrder = value }
        ),
        PropertyProbe(
            "spacing",
            get: { (owner: TreeViewColumn) in owner.spacing },
            set: { owner, value in owner.spacing = value }
        ),
        PropertyProbe(
            "title",
            get: { (owner: TreeViewColumn) in owner.title },
            set: { owner, value in owner.title = value }
        ),
        PropertyProbe(
            "visible",
            get: { (owner: TreeViewColumn) in owner.visible },
            set: { owner, value in owner.visible = value }
        ),
        PropertyProbe(
            "widget",
            get: { (owner: TreeViewColumn) in owner.widget },
            set: { owner, value in owner.widget = value }
        ),
        PropertyProbe("width", get: { (owner: TreeViewColumn) in owner.width }),
        PropertyProbe("x-offset", get: { (owner: TreeViewColumn) in owner.xOffset }),
    ],
    signals: [
        SignalProbe("clicked") { (owner: TreeViewColumn) in owner.onClicked {} }
    ]
)

private let ownerVideo = OwnerProbe(
    "Video",
    (Video).self,
    properties: [
        PropertyProbe(
            "autoplay",
            get: { (owner: Video) in owner.autoplay },
            set: { owner, value in owner.autoplay = value }
        ),
        PropertyProbe("file", get: { (owner: Video) in owner.file }, set: { owner, value in owner.file = value }),
        PropertyProbe("loop", get: { (owner: Video) in owner.loop }, set: { owner, value in owner.loop = value }),
        PropertyProbe(
            "media-stream",
            get: { (owner: Video) in owner.mediaStream },
            set: { owner, value in owner.mediaStream = value }
        ),
    ],
    signals: []
)

private let ownerViewport = OwnerProbe(
    "Viewport",
    (Viewport).self,
    properties: [
        PropertyProbe("child", get: { (owner: Viewport) in owner.child }, set: { owner, value in owner.child = value }),
        PropertyProbe(
            "scroll-to-focus",
            get: { (owner: Viewport) in owner.scrollToFocus },
            set: { owner, value in owner.scrollToFocus = value }
        ),
    ],
    signals: []
)

private let ownerVolumeButton = OwnerProbe(
    "VolumeButton",
    (VolumeButton).self,
    properties: [
        PropertyProbe(
            "use-symbolic",
            get: { (owner: VolumeButton) in owner.useSymbolic },
            set: { owner, value in owner.useSymbolic = value }
        )
    ],
    signals: []
)

private let ownerWidget = OwnerProbe(
    "Widget",
    (Widget).self,
    properties: [
        PropertyProbe(
            "can-focus",
            get: { (owner: Widget) in owner.canFocus },
            set: { owner, value in owner.canFocus = value }
        ),
        PropertyProbe(
            "can-target",
            get: { (owner: Widget) in owner.canTarget },
            set: { owner, value in owner.canTarget = value }
        ),
        PropertyProbe(
            "css-classes",
            get: { (owner: Widget) in owner.cssClasses },
            set: { owner, value in owner.cssClasses = value }
        ),
        PropertyProbe("css-name", get: { (owner: Widget) in owner.cssName }),
        PropertyProbe(
            "cursor",
            get: { (owner: Widget) in owner.cursor },
            set: { owner, value in owner.cursor = value }
        ),
        PropertyProbe(
            "focus-on-click",
            get: { (owner: Widget) in owner.focusOnClick },
            set: { owner, value in owner.focusOnClick = value }
        ),
        PropertyProbe(
            "focusable",
            get: { (owner: Widget) in owner.focusable },
            set: { owner, value in owner.focusable = value }
        ),
        PropertyProbe(
            "halign",
            get: { (owner: Widget) in owner.halign },
            set: { owner, value in owner.halign = value }
        ),
        PropertyProbe("has-default", get: { (owner: Widget) in owner.hasDefault }),
        PropertyProbe("has-focus", get: { (owner: Widget) in owner.hasFocus }),
        PropertyProbe(
            "has-tooltip",
            get: { (owner: Widget) in owner.hasTooltip },
            set: { owner, value in owner.hasTooltip = value }
        ),
        PropertyProbe(
            "height-request",
            get: { (owner: Widget) in owner.heightRequest },
            set: { owner, value in owner.heightRequest = value }
        ),
        PropertyProbe(
            "hexpand",
            get: { (owner: Widget) in owner.hexpand },
            set: { owner, value in owner.hexpand = value }
        ),
        PropertyProbe(
            "hexpand-set",
            get: { (owner: Widget) in owner.hexpandSet },
            set: { owner, value in owner.hexpandSet = value }
        ),
        PropertyProbe(
            "layout-manager",
            get: { (owner: Widget) in owner.layoutManager },
            set: { owner, value in owner.layoutManager = value }
        ),
        PropertyProbe(
            "margin-bottom",
            get: { (owner: Widget) in owner.marginBottom },
            set: { owner, value in owner.marginBottom = value }
        ),
        PropertyProbe(
            "margin-end",
            get: { (owner: Widget) in owner.marginEnd },
            set: { owner, value in owner.marginEnd = value }
        ),
        PropertyProbe(
            "margin-start",
            get: { (owner: Widget) in owner.marginStart },
            set: { owner, value in owner.marginStart = value }
        ),
        PropertyProbe(
            "margin-top",
            get: { (owner: Widget) in owner.marginTop },
            set: { owner, value in owner.marginTop = value }
        ),
        PropertyProbe("name", get: { (owner: Widget) in owner.name }, set: { owner, value in owner.name = value }),
        PropertyProbe(
            "opacity",
            get: { (owner: Widget) in owner.opacity },
            set: { owner, value in owner.opacity = value }
        ),
        PropertyProbe(
            "overflow",
            get: { (owner: Widget) in owner.overflow },
            set: { owner, value in owner.overflow = value }
        ),
        PropertyProbe("parent", get: { (owner: Widget) in owner.parent }),
        PropertyProbe(
            "receives-default",
            get: { (owner: Widget) in owner.receivesDefault },
            set: { owner, value in owner.receivesDefault = value }
        ),
        PropertyProbe("root", get: { (owner: Widget) in owner.root }),
        PropertyProbe("scale-factor", get: { (owner: Widget) in owner.scaleFactor }),
        PropertyProbe(
            "sensitive",
            get: { (owner: Widget) in owner.sensitive },
            set: { owner, value in owner.sensitive = value }
        ),
        PropertyProbe(
            "tooltip-markup",
            get: { (owner: Widget) in owner.tooltipMarkup },
            set: { owner, value in owner.tooltipMarkup = value }
        ),
        PropertyProbe(
            "tooltip-text",
            get: { (owner: Widget) in owner.tooltipText },
            set: { owner, value in owner.tooltipText = value }
        ),
        PropertyProbe(
            "valign",
            get: { (owner: Widget) in owner.valign },
            set: { owner, value in owner.valign = value }
        ),
        PropertyProbe(
            "vexpand",
            get: { (owner: Widget) in owner.vexpand },
            set: { owner, value in owner.vexpand = value }
        ),
        PropertyProbe(
            "vexpand-set",
            get: { (owner: Widget) in owner.vexpandSet },
            set: { owner, value in owner.vexpandSet = value }
        ),
        PropertyProbe(
            "visible",
            get: { (owner: Widget) in owner.visible },
            set: { owner, value in owner.visible = value }
        ),
        PropertyProbe(
            "width-request",
            get: { (owner: Widget) in owner.widthRequest },
            set: { owner, value in owner.widthRequest = value }
        ),
    ],
    signals: [
        SignalProbe("destroy") { (owner: Widget) in owner.onDestroy {} },
        SignalProbe("direction-changed") { (owner: Widget) in owner.onDirectionChanged { _ in } },
        SignalProbe("hide") { (owner: Widget) in owner.onHide {} },
        SignalProbe("keynav-failed") { (owner: Widget) in owner.onKeynavFailed { _ in false } },
        SignalProbe("map") { (owner: Widget) in owner.onMap {} },
        SignalProbe("mnemonic-activate") { (owner: Widget) in owner.onMnemonicActivate { _ in false } },
        SignalProbe("move-focus") { (owner: Widget) in owner.onMoveFocus { _ in } },
        SignalProbe("query-tooltip") { (owner: Widget) in owner.onQueryTooltip { _, _, _, _ in false } },
        SignalProbe("realize") { (owner: Widget) in owner.onRealize {} },
        SignalProbe("show") { (owner: Widget) in owner.onShow {} },
        SignalProbe("state-flags-changed") { (owner: Widget) in owner.onStateFlagsChanged { _ in } },
        SignalProbe("unmap") { (owner: Widget) in owner.onUnmap {} },
        SignalProbe("unrealize") { (owner: Widget) in owner.onUnrealize {} },
    ]
)

private let ownerWidgetPaintable = OwnerProbe(
    "WidgetPaintable",
    (WidgetPaintable).self,
    properties: [
        PropertyProbe(
            "widget",
            get: { (owner: WidgetPaintable) in owner.widget },
            set: { owner, value in owner.widget = value }
        )
    ],
    signals: []
)

private let ownerWindow = OwnerProbe(
    "Window",
    (Window).self,
    properties: [
        PropertyProbe(
            "application",
            get: { (owner: Window) in owner.application },
            set: { owner, value in owner.application = value }
        ),
        PropertyProbe("child", get: { (owner: Window) in owner.child }, set: { owner, value in owner.child = value }),
        PropertyProbe(
            "decorated",
            get: { (owner: Window) in owner.decorated },
            set: { owner, value in owner.decorated = value }
        ),
        PropertyProbe(
            "default-height",
            get: { (owner: Window) in owner.defaultHeight },
            set: { owner, value in owner.defaultHeight = value }
        ),
        PropertyProbe(
            "default-widget",
            get: { (owner: Window) in owner.defaultWidget },
            set: { owner, value in owner.defaultWidget = value }
        ),
        PropertyProbe(
            "default-width",
            get: { (owner: Window) in owner.defaultWidth },
            set: { owner, value in owner.defaultWidth = value }
        ),
        PropertyProbe(
            "deletable",
            get: { (owner: Window) in owner.deletable },
            set: { owner, value in owner.deletable = value }
        ),
        PropertyProbe(
            "destroy-with-parent",
            get: { (owner: Window) in owner.destroyWithParent },
            set: { owner, value in owner.destroyWithParent = value }
        ),
        PropertyProbe(
            "display",
            get: { (owner: Window) in owner.display },
            set: { owner, value in owner.display = value }
        ),
        PropertyProbe(
            "focus-visible",
            get: { (owner: Window) in owner.focusVisible },
            set: { owner, value in owner.focusVisible = value }
        ),
        PropertyProbe(
            "focus-widget",
            get: { (owner: Window) in owner.focusWidget },
            set: { owner, value in owner.focusWidget = value }
        ),
        PropertyProbe(
            "fullscreened",
            get: { (owner: Window) in owner.fullscreened },
            set: { owner, value in owner.fullscreened = value }
        ),
        PropertyProbe(
            "handle-menubar-accel",
            get: { (owner: Window) in owner.handleMenubarAccel },
            set: { owner, value in owner.handleMenubarAccel = value }
        ),
        PropertyProbe(
            "hide-on-close",
            get: { (owner: Window) in owner.hideOnClose },
            set: { owner, value in owner.hideOnClose = value }
        ),
        PropertyProbe(
            "icon-name",
            get: { (owner: Window) in owner.iconName },
            set: { owner, value in owner.iconName = value }
        ),
        PropertyProbe("is-active", get: { (owner: Window) in owner.isActive }),
        PropertyProbe(
            "maximized",
            get: { (owner: Window) in owner.maximized },
            set: { owner, value in owner.maximized = value }
        ),
        PropertyProbe(
            "mnemonics-visible",
            get: { (owner: Window) in owner.mnemonicsVisible },
            set: { owner, value in owner.mnemonicsVisible = value }
        ),
        PropertyProbe("modal", get: { (owner: Window) in owner.modal }, set: { owner, value in owner.modal = value }),
        PropertyProbe(
            "resizable",
            get: { (owner: Window) in owner.resizable },
            set: { owner, value in owner.resizable = value }
        ),
        PropertyProbe("title", get: { (owner: Window) in owner.title }, set: { owner, value in owner.title = value }),
        PropertyProbe(
            "titlebar",
            get: { (owner: Window) in owner.titlebar },
            set: { owner, value in owner.titlebar = value }
        ),
        PropertyProbe(
            "transient-for",
            get: { (owner: Window) in owner.transientFor },
            set: { owner, value in owner.transientFor = value }
        ),
    ],
    signals: [
        SignalProbe("activate-default") { (owner: Window) in owner.onActivateDefault {} },
        SignalProbe("activate-focus") { (owner: Window) in owner.onActivateFocus {} },
        SignalProbe("close-request") { (owner: Window) in owner.onCloseRequest { false } },
        SignalProbe("enable-debugging") { (owner: Window) in owner.onEnableDebugging { _ in false } },
        SignalProbe("keys-changed") { (owner: Window) in owner.onKeysChanged {} },
    ]
)

private let ownerWindowControls = OwnerProbe(
    "WindowControls",
    (WindowControls).self,
    properties: [
        PropertyProbe(
            "decoration-layout",
            get: { (owner: WindowControls) in owner.decorationLayout },
            set: { owner, value in owner.decorationLayout = value }
        ),
        PropertyProbe("empty", get: { (owner: WindowControls) in owner.empty }),
        PropertyProbe(
            "side",
            get: { (owner: WindowControls) in owner.side },
            set: { owner, value in owner.side = value }
        ),
    ],
    signals: []
)

private let ownerWindowGroup = OwnerProbe(
    "WindowGroup",
    (WindowGroup).self,
    properties: [],
    signals: []
)

private let ownerWindowHandle = OwnerProbe(
    "WindowHandle",
    (WindowHandle).self,
    properties: [
        PropertyProbe(
            "child",
            get: { (owner: WindowHandle) in owner.child },
            set: { owner, value in owner.child = value }
        )
    ],
    signals: []
)
