extension UnsupportedNames {
  /// What follows a point, as `.glassBackgroundEffect()` does.
  static let modifiers = [
    UnsupportedGroup(
      .modifier,
      instead: """
        leave it out; nothing is drawn
        """,
      names: """
        alternatingRowBackgrounds aspectRatio3D backgroundTask badgeProminence
        containerCornerOffset contentCaptureProtected frame3D glassBackgroundEffect
        handGestureShortcut handPointerBehavior hoverEffectGroup interactionActivityTrackingTag
        manipulable offset3D padding3D perspectiveRotationEffect pointerStyle pointerVisibility
        preferredSurroundingsEffect realityViewCameraControls screenshotProtected
        supportedVolumeViewpoints symbolColorRenderingMode symbolVariableValueMode
        textSelectionAffinity toolbarItemHidden volumeBaseplateVisibility widgetAccentable
        widgetAccentedRenderingMode widgetCurvesContent widgetLabel widgetURL
        windowDismissBehavior windowFullScreenBehavior windowMinimizeBehavior windowResizeAnchor
        windowToolbarFullScreenVisibility
        """),
    UnsupportedGroup(
      .modifier,
      instead: """
        use a sheet of your own
        """,
      names: """
        accessorySetupPicker appStoreMerchandising appStoreOverlay
        automatedDeviceEnrollmentAddition contactAccessPicker continuityDevicePicker
        editorAccessory familyActivityPicker groupActivityAssociation
        journalingSuggestionsPicker lookAroundViewer manageSubscriptionsSheet
        mapItemDetailPopover mapItemDetailSheet offerCodeRedemption refundRequestSheet
        workoutPreview
        """),
    UnsupportedGroup(
      .modifier,
      instead: """
        leave it out; what it belongs to is not here
        """,
      names: """
        currentEntitlementTask documentBrowserContextMenu fileDialogBrowserOptions
        fileDialogConfirmationLabel fileDialogCustomizationID fileDialogDefaultDirectory
        fileDialogImportsUnresolvedAliases fileDialogMessage fileDialogURLEnabled
        fileExporterFilenameLabel gameSaveSyncingAlert imagePlaygroundGenerationStyle
        imagePlaygroundPersonalizationPolicy inAppPurchaseOptions mapCameraKeyframeAnimator
        mapFeatureSelectionAccessory mapFeatureSelectionContent mapFeatureSelectionDisabled
        musicSubscriptionOffer onInAppPurchaseCompletion onInAppPurchaseStart onMapCameraChange
        photosPickerAccessoryVisibility photosPickerDisabledCapabilities photosPickerStyle
        presentationBreakthroughEffect presentationPreventsAppTerminationBehavior
        storeProductsTask storeProductTask subscriptionStatusTask tipBackground tipCornerRadius
        tipImageSize tipViewStyle
        """),
    UnsupportedGroup(
      .modifier,
      instead: """
        use onTapGesture, gesture(_:) or accessibilityAction
        """,
      names: """
        accessibilityDefaultFocus accessibilityScrollStatus allowsWindowActivationEvents
        digitalCrownAccessory dragConfiguration dragContainer dragPreviewsFormation
        dropConfiguration dropPreviewsFormation exportableToServices exportsItemProviders
        importableFromServices itemProvider onDragSessionUpdated onDropSessionUpdated
        """),
    UnsupportedGroup(
      .modifier,
      instead: """
        use searchable(text:)
        """,
      names: """
        searchDictationBehavior searchSelection
        """),
    UnsupportedGroup(
      .modifier,
      instead: """
        use environment(_:_:) with a key of your own
        """,
      names: """
        modelContainer transformAnchorPreference
        """),
    UnsupportedGroup(
      .modifier,
      instead: """
        leave it out; the chart is read without it
        """,
      names: """
        chart3DCameraProjection chart3DPose chart3DRenderingStyle chartGesture
        chartLineStyleScale chartScrollTargetBehavior chartSymbolSizeScale chartXAxisStyle
        chartYAxisStyle chartZAxis chartZScale chartZSelection
        """),
    UnsupportedGroup(
      .modifier,
      instead: """
        leave it out; use toolbar and navigationTitle for what is read
        """,
      names: """
        commandsReplaced customizationBehavior customizationID defaultAdaptableTabBarPlacement
        defaultAppStorage defaultLaunchBehavior defaultWindowPlacement immersionStyle
        immersiveContentBrightness immersiveEnvironmentBehavior menuBarExtraAccess
        menuBarExtraStyle ornament restorationBehavior tabViewSearchActivation
        toolbarForegroundStyle windowBackgroundDragBehavior windowIdealPlacement windowIdealSize
        windowLevel windowManagerRole windowToolbarLabelStyle windowToolbarStyle
        """),
    UnsupportedGroup(
      .modifier,
      instead: """
        leave it out; how it looks is not read
        """,
      names: """
        addPassToWalletButtonStyle buttonSizing horizontalRadioGroupLayout labelsVisibility
        menuButtonStyle paletteSelectionEffect payWithApplePayButtonStyle productDescription
        productIconBorder productViewStyle signInWithAppleButtonStyle storeButton
        subscriptionStoreButtonLabel subscriptionStoreControlIcon subscriptionStoreControlStyle
        subscriptionStorePickerItemBackground subscriptionStorePolicyDestination
        subscriptionStoreSignInAction
        """),
  ]
}
