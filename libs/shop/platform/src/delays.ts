// Milliseconds (the specification, platform 9 and commerce 9). Read as `delays`.
export const pageTitleAnnouncement = 300
export const focus = 1000
export const prefetch = 2000
export const prefetchWithJsAssetsFlag = 3000
export const prefetchLogPolling = 500
export const errorChatButtonRetry = 15_000
export const goToUrlRedirect = 2000
export const redirect = 750
export const afterRedirect = 1000
export const pageChangeTracking = 500
export const notificationTracking = 1000
/** @public */
export const notificationDismiss = 6000
/** @public */
export const notificationClose = 400
/** @public */
export const notificationFocus = 300
export const retryFlagCleared = 300
export const deleteIndex = 1000
export const addedAnnouncement = 500
export const addToCartAnalytics = 500
export const betweenInterstitialCalls = 5
export const interstitialFocus = 300
export const accessoryModalFocus = 400
export const accessoryModalClose = 500
export const cartLockEmptyCart = 700
export const livePersonCheck = 5000
export const chatInit = 2000
export const clickToCallInit = 2000
export const videoChat = 10_000
export const tabIndex = 10_000
export const helpButton = 500
export const chunkLoad = 120_000
export const autoSuggestionInactivity = 30_000
