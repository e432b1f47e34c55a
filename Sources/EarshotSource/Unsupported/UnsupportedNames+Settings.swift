extension UnsupportedNames {
  /// What `@Environment(\.…)` reads.
  static let settings = [
    UnsupportedGroup(
      .setting,
      instead: """
        leave it out; Earshot's environment does not have it
        """,
      names: """
        activeWidgetFamilies authorizationController backgroundMaterial badgeProminence
        defaultMinListHeaderHeight devicePickerSupports displayStoreKitMessage
        documentConfiguration findContext horizontalScrollIndicatorVisibility
        immersiveSpaceDisplacement isActivityFullscreen isHoverEffectEnabled
        isInHoverEffectGroup isSceneCaptured levelOfDetail physicalMetrics
        preferredPencilDoubleTapAction preferredPencilSqueezeAction pushWindow realityKitScene
        remoteDeviceIdentifier requestAgeRange scrollDismissesKeyboardMode showsWidgetLabel
        supportsImageDynamicRange supportsImagePlayground supportsRemoteScenes
        surfaceSnappingInfo tabViewBottomAccessoryPlacement toolbarItemPlacement
        toolbarLabelStyle verticalScrollIndicatorVisibility widgetContentMargins
        windowClippingMargins worldTrackingLimitations
        """)
  ]
}
