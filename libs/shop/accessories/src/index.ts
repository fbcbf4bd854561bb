export { AccessoryInterstitial } from './accessory-interstitial'
export type { RenderHeart } from './accessory-tile'
