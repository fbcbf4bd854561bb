import { audiences } from '@soe/rules'
import { canShow, mayShow, type ShowContext, type ShowRows, type ShowView } from './can-show'

const rows: ShowRows = [
  {
    audiences: ['signed-in'],
    contexts: ['interstitial'],
    flagsOn: ['enableWishlistForInterstitial'],
    flagsOff: ['disableWishlist'],
  },
  { audiences: ['signed-in', 'prospect'], contexts: ['cart'], flagsOff: ['disableWishlist'], unlessItem: ['bundle'] },
]

describe('who sees a feature', () => {
  it.each<[ShowContext, Partial<ShowView>, string[]]>([
    ['interstitial', {}, []],
    ['interstitial', { flags: { enableWishlistForInterstitial: true } }, ['signed-in']],
    ['interstitial', { flags: { enableWishlistForInterstitial: true, disableWishlist: true } }, []],
    ['cart', {}, ['signed-in', 'prospect']],
    ['cart', { item: ['in-cart'] }, ['signed-in', 'prospect']],
    ['cart', { item: ['bundle'] }, []],
    ['wishlist', { flags: { enableWishlistForInterstitial: true } }, []],
  ])('on the %s with %j: %j', (context, more, expected) => {
    expect(audiences.filter((audience) => canShow(rows, { audience, context, ...more }))).toEqual(expected)
  })

  it('everywhere, where its row names no context', () => {
    expect(canShow([{ audiences: ['prepay'] }], { audience: 'prepay', context: 'catalogue' })).toBe(true)
  })
})

describe('a part that a flag takes away', () => {
  const shown: ShowRows = [{ audiences: ['signed-in'], flagsNotFalse: ['retrieveWishList'] }]

  it.each([
    [{}, true],
    [{ retrieveWishList: true }, true],
    [{ retrieveWishList: false }, false],
  ])('with the flags %j shows: %s', (flags, expected) => {
    expect(canShow(shown, { audience: 'signed-in', context: 'wishlist', flags })).toBe(expected)
  })
})

describe('who may come to see it once the flags are known', () => {
  it.each<[ShowContext, string[]]>([
    ['interstitial', ['signed-in']],
    ['cart', ['signed-in', 'prospect']],
    ['wishlist', []],
  ])('on the %s: %j', (context, expected) => {
    expect(audiences.filter((audience) => mayShow(rows, { audience, context }))).toEqual(expected)
  })
})
