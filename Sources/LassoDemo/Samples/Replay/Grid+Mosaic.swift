import LassoGtk

extension Grid {
    /// Creates the tiles of a mosaic that the user edits.
    convenience init(editing store: MosaicModule.ViewStore) {
        self.init(tiles: { tile in
            let button = ToggleButton()
            button.child = Image(showing: store, \.mosaic, tile)
            button.bind(\.active, to: store, \.mosaic[tile]) { .didToggle(tile, $0) }
            let (row, column) = (tile / Mosaic.size + 1, tile % Mosaic.size + 1)
            button.accessibleLabel = translated("Row \(row), column \(column)")
            return button
        })
        accessibleLabel = translated("Mosaic")
    }

    /// Creates the tiles of a mosaic that only a store changes.
    convenience init<Store: StateObservable>(showing store: Store, _ mosaic: KeyPath<Store.State, Mosaic>) {
        self.init(tiles: { tile in
            let frame = Frame(label: nil)
            frame.child = Image(showing: store, mosaic, tile)
            return frame
        })
        bind(to: store, mosaic) { grid, mosaic in
            let count = mosaic.tiles.count
            let text = translated("\(count) tile is set", plural: "\(count) tiles are set", count: count)
            grid.accessibleLabel = text
        }
    }

    private convenience init(tiles makeTile: (Int) -> Widget) {
        self.init()
        (columnSpacing, rowSpacing, halign, valign) = (3, 3, .center, .center)
        // A mosaic isn't mirrored where people write from right to left.
        direction = .ltr
        for tile in 0..<Mosaic.size * Mosaic.size {
            let widget = makeTile(tile)
            widget.setSizeRequest(width: 40, height: 40)
            attach(widget, column: tile % Mosaic.size, row: tile / Mosaic.size)
        }
    }
}

extension Image {
    /// Creates the picture of a tile: a star if it is set.
    fileprivate convenience init<Store: StateObservable>(
        showing store: Store,
        _ mosaic: KeyPath<Store.State, Mosaic>,
        _ tile: Int
    ) {
        self.init(iconName: "starred-symbolic")
        pixelSize = 16
        bind(to: store, mosaic) { image, mosaic in image.opacity = mosaic[tile] ? 1 : 0 }
    }
}
