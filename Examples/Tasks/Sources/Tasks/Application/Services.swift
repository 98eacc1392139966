import LassoCodable
import LassoGtk

/// The storages of the application. A test replaces each.
enum Services {
    @Mockable static var tasks: any ByteStorage = FileStorage(TasksApplication.identity.dataFolder + "/tasks.json")
    @Mockable static var settings: any SettingsStorage = SchemaSettings(TasksApplication.identity.id)
    @Mockable static var files: any DocumentFiles = DesktopFiles()
}
