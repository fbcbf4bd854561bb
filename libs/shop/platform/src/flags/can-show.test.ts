import { audiences, type Audience } from '@soe/rules'
import { canShow, mayShow, type ShopFeature, type ShowContext, type ShowView } from './can-show'

const all = [...audiences]

describe('who sees what', () => {
  const rows: [ShopFeature, ShowContext, Audience[], Partial<ShowView>?][] = [
    ['heart', 'catalogue', ['signed-in']],
    ['heart', 'wishlist', ['signed-in']],
    ['heart', 'empty-cart', ['signed-in']],
    ['heart', 'interstitial', []],
    ['heart', 'interstitial', ['signed-in'], { flags: { enableWishlistForInterstitial: true } }],
    ['heart', 'interstitial', [], { flags: { enableWishlistForInterstitial: true, disableWishlist: true } }],
    ['heart', 'catalogue', [], { flags: { disableWishlist: true } }],
    ['wishlistAdd', 'catalogue', ['signed-in']],
    ['wishlistAdd', 'interstitial', []],
    ['wishlistRemove', 'wishlist', ['signed-in']],
    ['wishlistShare', 'wishlist', ['signed-in']],
    ['wishlistAddToCart', 'wishlist', ['signed-in']],
    ['wishlistPromoLink', 'wishlist', ['signed-in']],
    ['wishlistContinue', 'wishlist', ['prospect']],
    ['wishlistRetrieve', 'wishlist', ['signed-in', 'prospect']],
    ['wishlistButton', 'empty-cart', ['signed-in']],
    ['wishlistButton', 'cart', []],
    ['wishlistButton', 'empty-cart', [], { flags: { disableWishlist: true } }],
    ['notifyMe', 'wishlist', ['signed-in']],
    ['notifyMe', 'wishlist', [], { flags: { disableNotifyMe: true } }],
    ['retrieveCartButton', 'empty-cart', ['prospect']],
    ['retrieveCartButton', 'cart', []],
    ['recommendations', 'empty-cart', ['signed-in', 'prospect']],
    ['recommendations', 'empty-cart', [], { flags: { recommendationPdmDisableFFlag: true } }],
    ['quantityStepper', 'interstitial', ['signed-in', 'prospect']],
    ['quantityStepper', 'cart', []],
    ['quantityStepper', 'interstitial', [], { item: ['in-cart'] }],
    ['quantityStepper', 'interstitial', [], { item: ['gateway'] }],
    ['quantityStepper', 'interstitial', [], { item: ['bundle'] }],
    ['removeLink', 'interstitial', ['signed-in', 'prospect']],
    ['removeLink', 'empty-cart', all],
    ['removeLink', 'wishlist', []],
  ]
  const full = rows.map(([feature, context, audiences, extra = {}]) => [feature, context, audiences, extra] as const)
  it.each(full)('%s on the %s shows to %j with %j', (feature, context, audiences, extra) => {
    expect(all.filter((audience) => canShow(feature, { audience, context, ...extra }))).toEqual(audiences)
  })
})

describe('who may come to see it once the flags are known', () => {
  it.each<[ShopFeature, ShowContext, Audience[]]>([
    ['heart', 'interstitial', ['signed-in']],
    ['heart', 'catalogue', ['signed-in']],
    ['recommendations', 'empty-cart', ['signed-in', 'prospect']],
    ['retrieveCartButton', 'cart', []],
  ])('%s in %s: %j', (feature, context, expected) => {
    expect(all.filter((audience) => mayShow(feature, { audience, context })).sort()).toEqual([...expected].sort())
  })
})
