extension UnsupportedNames {
  /// Modules that there are not on Linux; a mark stands for the name of the module.
  static let modules = [
    UnsupportedGroup(
      .module,
      instead: """
        import SwiftUI gives UIColor, UIImage, UIDevice, UIScreen, UIPasteboard, \
        UIAccessibility and feedback generators; put the import, and what else uses it, in \
        '#if canImport(%)'
        """,
      names: """
        UIKit
        """),
    UnsupportedGroup(
      .module,
      instead: """
        put the import, and what uses it, in '#if canImport(%)', and a SwiftUI view in \
        '#else'
        """,
      names: """
        AppKit ARKit CarPlay Cocoa CoreAnimation GLKit Metal MetalKit PaperKit PencilKit
        QuartzCore RealityKit SceneKit SpriteKit TVUIKit WatchKit
        """),
    UnsupportedGroup(
      .module,
      instead: """
        put the import, and what uses it, in '#if canImport(%)', and an Image with an \
        accessibilityLabel in '#else'
        """,
      names: """
        MapKit
        """),
    UnsupportedGroup(
      .module,
      instead: """
        put the import, and what uses it, in '#if canImport(%)', and the player as a view of \
        your own in '#else'
        """,
      names: """
        AudioToolbox AVFAudio AVFoundation AVKit AVRouting CoreAudio CoreMedia CoreVideo
        MediaPlayer MusicKit ShazamKit SoundAnalysis Speech VideoToolbox
        """),
    UnsupportedGroup(
      .module,
      instead: """
        put the import, and what uses it, in '#if canImport(%)', and a Link or a Text in \
        '#else'
        """,
      names: """
        AuthenticationServices LinkPresentation PDFKit QuickLook QuickLookThumbnailing
        QuickLookUI SafariServices WebKit
        """),
    UnsupportedGroup(
      .module,
      instead: """
        put the import, and what uses it, in '#if canImport(%)', and a Button with the same \
        label in '#else'
        """,
      names: """
        Contacts ContactsUI EventKit EventKitUI GameKit GroupActivities ImagePlayground Messages
        MessageUI PassKit Photos PhotosUI StoreKit Translation VisionKit
        """),
    UnsupportedGroup(
      .module,
      instead: """
        put the import, and what uses it, in '#if canImport(%)', and give the view its \
        values by an Observable class
        """,
      names: """
        CloudKit CoreData CoreSpotlight SwiftData
        """),
    UnsupportedGroup(
      .module,
      instead: """
        put the import, and what uses it, in '#if canImport(%)'; a screen is heard without \
        it
        """,
      names: """
        ActivityKit AdServices AdSupport AppIntents AppTrackingTransparency BackgroundTasks
        CallKit CoreBluetooth CoreHaptics CoreLocation CoreLocationUI CoreMotion CoreNFC
        CoreTelephony CoreTransferable CryptoKit DeveloperToolsSupport DeviceActivity
        DeviceCheck ExtensionKit ExternalAccessory FamilyControls GameController HealthKit
        HomeKit Intents IntentsUI JournalingSuggestions LocalAuthentication ManagedSettings
        MultipeerConnectivity NearbyInteraction Network NetworkExtension ProximityReader PushKit
        ScreenTime Security SensitiveContentAnalysis SensorKit Symbols SystemConfiguration
        TipKit UniformTypeIdentifiers UserNotifications UserNotificationsUI WatchConnectivity
        WeatherKit WidgetKit
        """),
    UnsupportedGroup(
      .module,
      instead: """
        put the import, and what uses it, in '#if canImport(%)'
        """,
      names: """
        Darwin MachO MetricKit ObjectiveC os OSLog XPC
        """),
    UnsupportedGroup(
      .module,
      instead: """
        put the import, and what uses it, in '#if canImport(%)', and a Path or an Image in \
        '#else'
        """,
      names: """
        Accelerate CoreGraphics CoreImage CoreML CoreText CreateML ImageIO NaturalLanguage simd
        Vision
        """),
  ]
}
