extension UnsupportedNames {
  /// Types and functions that one calls by their names.
  static let types = [
    UnsupportedGroup(
      .type,
      instead: """
        write the view in SwiftUI; where it has to be UIKit's, put it in '#if \
        canImport(UIKit)'
        """,
      names: """
        NSLayoutAnchor NSLayoutConstraint UIActivityIndicatorView UIBlurEffect UIButton
        UICellConfigurationState UICollectionView UICollectionViewCell
        UICollectionViewCompositionalLayout UICollectionViewController
        UICollectionViewDataSource UICollectionViewDelegate UICollectionViewDiffableDataSource
        UICollectionViewFlowLayout UICollectionViewLayout UIColorWell
        UIContentUnavailableConfiguration UIControl UIDatePicker UIDynamicAnimator UIEdgeInsets
        UIHostingConfiguration UIImageView UIInputView UIInputViewController UILabel
        UILayoutGuide UIListContentConfiguration UIPageControl UIPageViewController UIPickerView
        UIProgressView UIRefreshControl UIScrollView UIScrollViewDelegate UISearchBar
        UISearchController UISearchTextField UISegmentedControl UISlider UIStackView UIStepper
        UISwitch UITableView UITableViewCell UITableViewController UITableViewDataSource
        UITableViewDelegate UITableViewDiffableDataSource UITextField UITextFieldDelegate
        UITextView UITextViewDelegate UIVibrancyEffect UIViewControllerRepresentableContext
        UIViewPropertyAnimator UIViewRepresentableContext UIVisualEffectView
        """),
    UnsupportedGroup(
      .type,
      instead: """
        use NavigationStack, TabView and toolbar
        """,
      names: """
        UIBarAppearance UIBarButtonItem UIBarButtonItemGroup UINavigationBar
        UINavigationBarAppearance UINavigationController UINavigationItem UISplitViewController
        UITabBar UITabBarAppearance UITabBarController UITabBarItem UIToolbar
        UIToolbarAppearance
        """),
    UnsupportedGroup(
      .type,
      instead: """
        use alert, confirmationDialog, sheet or popover
        """,
      names: """
        UIAction UIAlertAction UIAlertController UIContextMenuConfiguration
        UIContextMenuInteraction UIDeferredMenuElement UIEditMenuInteraction UIMenu
        UIMenuController UIMenuElement UIPopoverPresentationController UIPresentationController
        UISheetPresentationController
        """),
    UnsupportedGroup(
      .type,
      instead: """
        use onTapGesture, gesture(_:) or accessibilityAction
        """,
      names: """
        UIDragInteraction UIDropInteraction UIEvent UIFocusSystem UIGestureRecognizer
        UIGestureRecognizerDelegate UIHoverGestureRecognizer UIKeyCommand
        UILongPressGestureRecognizer UIPanGestureRecognizer UIPinchGestureRecognizer UIPress
        UIPressesEvent UIResponder UIRotationGestureRecognizer UIScreenEdgePanGestureRecognizer
        UISwipeGestureRecognizer UITapGestureRecognizer UITouch
        """),
    UnsupportedGroup(
      .type,
      instead: """
        use FocusState and scrollDismissesKeyboard; Earshot tells of no keyboard's frame
        """,
      names: """
        UIKeyboardHIDUsage UIKeyboardLayoutGuide UITextChecker UITextInputMode UITextPosition
        UITextRange
        """),
    UnsupportedGroup(
      .type,
      instead: """
        use App and Scene, or put it in '#if canImport(UIKit)'
        """,
      names: """
        NSApplicationDelegateAdaptor UIApplicationDelegate UIApplicationMain
        UIApplicationShortcutItem UIBackgroundTaskIdentifier UINib UIScene UISceneConfiguration
        UISceneDelegate UISceneSession UIStoryboard UIUserActivityRestoring UIWindowScene
        UIWindowSceneDelegate WKApplicationDelegateAdaptor WKExtensionDelegateAdaptor
        """),
    UnsupportedGroup(
      .type,
      instead: """
        use Font, which follows the text size
        """,
      names: """
        UIContentSizeCategory UIFontDescriptor UIFontMetrics
        """),
    UnsupportedGroup(
      .type,
      instead: """
        use Color, Image and Path
        """,
      names: """
        ARView CABasicAnimation CADisplayLink CAEmitterCell CAEmitterLayer CAGradientLayer
        CAKeyframeAnimation CALayer CAMediaTimingFunction CAShapeLayer CATransaction
        CATransform3D CATransition CGColor CGColorSpace CGContext CGGradient CGImage CIContext
        CIFilter CIImage Model3D MTKView RealityView SceneView SCNScene SCNView SKScene SKView
        SpriteView UIGraphicsBeginImageContext UIGraphicsGetCurrentContext
        UIGraphicsImageRenderer UIGraphicsPDFRenderer UIImageAsset UIImageConfiguration
        """),
    UnsupportedGroup(
      .type,
      instead: """
        use a Button in its place
        """,
      names: """
        AddPassToWalletButton ASAuthorizationAppleIDButton ASWebAuthenticationSession
        CNContactPickerViewController CNContactStore DataScannerViewController
        GKGameCenterViewController GroupActivitySharingController LocationButton
        MFMailComposeViewController MFMessageComposeViewController MSConversation
        MSMessagesAppViewController PayWithApplePayButton PHAsset
        PHImageManager PHPhotoLibrary PHPickerConfiguration PHPickerViewController
        PKPaymentAuthorizationViewController ProductView QLPreviewController
        SFSafariViewController SKStoreReviewController SubscriptionStoreView
        UICloudSharingController UIColorPickerViewController UIDocumentBrowserViewController
        UIDocumentInteractionController UIDocumentPickerViewController
        UIFontPickerViewController UIImagePickerController UIPrintInteractionController
        UIReferenceLibraryViewController UIVideoEditorController VNDocumentCameraViewController
        """),
    UnsupportedGroup(
      .type,
      instead: """
        use sensoryFeedback
        """,
      names: """
        CHHapticEngine CHHapticEvent CHHapticPattern UIAccessibilityContainer
        UIAccessibilityCustomAction UIAccessibilityCustomRotor UIAccessibilityElement
        UICanvasFeedbackGenerator UIFeedbackGenerator
        """),
    UnsupportedGroup(
      .type,
      instead: """
        use sheet with a view of your own
        """,
      names: """
        AVAsset AVAssetImageGenerator AVAudioEngine AVAudioPlayer AVAudioRecorder AVAudioSession
        AVCaptureDevice AVCaptureSession AVCaptureVideoPreviewLayer AVPlayer AVPlayerItem
        AVPlayerLayer AVPlayerLooper AVPlayerViewController AVQueuePlayer AVSpeechSynthesisVoice
        AVSpeechSynthesizer AVSpeechUtterance AVURLAsset MPMusicPlayerController
        MPNowPlayingInfoCenter MPRemoteCommandCenter SFSpeechAudioBufferRecognitionRequest
        SFSpeechRecognizer
        """),
    UnsupportedGroup(
      .type,
      instead: """
        show a Link in its place
        """,
      names: """
        LPLinkMetadata LPLinkView LPMetadataProvider PDFDocument PDFView WebPage
        WKNavigationDelegate WKUIDelegate WKWebView WKWebViewConfiguration
        """),
    UnsupportedGroup(
      .type,
      instead: """
        draw the map as an Image with an accessibilityLabel
        """,
      names: """
        LookAroundPreview MapAnnotation MapCameraPosition MapCircle MapCompass MapContentBuilder
        MapMarker MapPin MapPitchToggle MapPolygon MapPolyline MapReader MapScaleView
        MapUserLocationButton MKAnnotationView MKCoordinateRegion MKDirections MKLocalSearch
        MKMapItem MKMapView MKPlacemark MKPointAnnotation UserAnnotation
        """),
    UnsupportedGroup(
      .type,
      instead: """
        give the view plain values in its place
        """,
      names: """
        CKContainer CKRecord CLGeocoder CLLocation CLLocationCoordinate2D CLLocationManager
        CLLocationManagerDelegate CMMotionManager FetchDescriptor FetchedResults HKHealthStore
        ModelConfiguration ModelContainer ModelContext NSFetchedResultsController NSFetchRequest
        NSManagedObject NSManagedObjectContext NSPersistentCloudKitContainer
        NSPersistentContainer PersistentIdentifier PersistentModel SchemaMigrationPlan
        SectionedFetchRequest SectionedFetchResults
        """),
    UnsupportedGroup(
      .type,
      instead: """
        leave it out, or put it in '#if canImport(Darwin)'
        """,
      names: """
        AccessoryWidgetBackground ActivityAttributes ActivityConfiguration AppEntity AppIntent
        AppIntentConfiguration AppShortcutsProvider ASIdentifierManager ATTrackingManager
        BGTaskScheduler CTFontManagerRegisterFontsForURL DynamicIsland IntentConfiguration
        LAContext LiveActivityIntent NSMetadataQuery NWConnection NWPathMonitor
        StaticConfiguration TimelineEntry TimelineProvider TipGroup TipView TipViewStyle
        UNMutableNotificationContent UNNotificationRequest UNNotificationResponse
        UNUserNotificationCenter UNUserNotificationCenterDelegate WCSession WidgetBundle
        WidgetCenter WidgetConfiguration
        """),
    UnsupportedGroup(
      .type,
      instead: """
        use ScrollViewReader or onAppear on a row
        """,
      names: """
        ScrollPhaseChangeContext
        """),
    UnsupportedGroup(
      .type,
      instead: """
        use a WindowGroup
        """,
      names: """
        AssistiveAccess DocumentGroupLaunchScene DocumentLaunchView NewDocumentButton
        RemoteImmersiveSpace UIHostingSceneDelegate WindowVisibilityToggle WKNotificationScene
        """),
    UnsupportedGroup(
      .type,
      instead: """
        use List
        """,
      names: """
        DisclosureTableRow EditableCollectionContent TableColumnCustomization TableColumnForEach
        TableHeaderRowContent TableRow TableRowContent TableStyle
        """),
    UnsupportedGroup(
      .type,
      instead: """
        write the view in SwiftUI
        """,
      names: """
        NSGestureRecognizerRepresentable NSHostingController NSHostingView
        NSViewControllerRepresentable NSViewRepresentable TextEditorToolbar TextFieldLink
        TouchBar WKInterfaceObjectRepresentable
        """),
    UnsupportedGroup(
      .type,
      instead: """
        use TimelineView with fixed dates
        """,
      names: """
        KeyframeTimeline
        """),
    UnsupportedGroup(
      .type,
      instead: """
        leave it out; nothing is drawn
        """,
      names: """
        ConcentricRectangle FillShapeView OffsetShape PreviewModifier RotatedShape ScaledShape
        Shader ShaderFunction StrokeShapeView TextAttribute TextProxy TransformedShape
        """),
    UnsupportedGroup(
      .type,
      instead: """
        use environment(_:_:) with a key of your own
        """,
      names: """
        ContainerValueKey FocusedSceneValue UITraitBridgedEnvironmentKey UITraitChangeObservable
        """),
    UnsupportedGroup(
      .type,
      instead: """
        pass the data and use ForEach
        """,
      names: """
        _VariadicView ContainerValue SectionCollection SectionConfiguration SubviewsCollection
        SubviewsCollectionSlice
        """),
    UnsupportedGroup(
      .type,
      instead: """
        use fileImporter, or a sheet of your own
        """,
      names: """
        FileDialogBrowserOptions FileDocumentConfiguration InspectorConfiguration
        PhotosPickerItem PhotosPickerStyle PHPickerFilter ReferenceFileDocumentConfiguration
        """),
    UnsupportedGroup(
      .type,
      instead: """
        use an ObservableObject with Published, or Observable
        """,
      names: """
        AnySubscriber ConnectablePublisher Future Subscribers
        """),
    UnsupportedGroup(
      .type,
      instead: """
        use AttributedString
        """,
      names: """
        NSLayoutManager NSMutableParagraphStyle NSParagraphStyle NSShadow NSTextAttachment
        NSTextContainer NSTextContentStorage NSTextLayoutManager NSTextStorage
        """),
    UnsupportedGroup(
      .type,
      instead: """
        put it in '#if canImport(os)'
        """,
      names: """
        os_log os_signpost OSAllocatedUnfairLock OSLog OSLogStore OSSignposter
        """),
    UnsupportedGroup(
      .type,
      instead: """
        put it in '#if canImport(AppKit)'
        """,
      names: """
        NSAlert NSApp NSAppearance NSApplication NSApplicationDelegate NSBezierPath NSButton
        NSColor NSCursor NSEvent NSFont NSHapticFeedbackManager NSImage NSMenu NSMenuItem
        NSOpenPanel NSOutlineView NSPasteboard NSSavePanel NSScreen NSScrollView
        NSSharingServicePicker NSSound NSStackView NSStatusBar NSStatusItem NSTableView
        NSTextField NSTextView NSToolbar NSView NSViewController NSVisualEffectView NSWindow
        NSWindowController NSWorkspace WKExtension WKInterfaceDevice
        """),
  ]
}
