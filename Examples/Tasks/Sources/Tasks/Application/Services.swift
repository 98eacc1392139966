import LassoCodable
import LassoGtk

/// Where the application keeps what lasts. A test replaces each.
enum Services {
    @Mockable static var tasks: any ByteStorage = FileStorage(TasksApplication.identity.dataFolder + "/tasks.json")
    @Mockable static var settings: any SettingsStorage = SchemaSettings(TasksApplication.identity.id)
    @Mockable static var files: any DocumentFiles = DesktopFiles()
}
