export { accessoryInterstitialPage } from './accessory-interstitial.page'
export { accessoryBundlePage } from './accessory-bundle.page'
