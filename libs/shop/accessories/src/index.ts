export { AccessoryInterstitial } from './accessory-interstitial'
