import { audiences } from '@soe/rules'
import { canShow, type ShowContext, type ShowRows, type ShowView } from '@soe/shop-platform'
import { addToCartRows, continueRows, emailNoticeRows, heartRows, notifyMeRows, retrieveRows } from './show-rows'

const flag = 'enableWishlistForInterstitial'

describe('who sees what of the wishlist', () => {
  it.each<[string, ShowRows, ShowContext, Partial<ShowView>, string[]]>([
    ['the heart', heartRows, 'catalogue', {}, ['signed-in']],
    ['the heart', heartRows, 'wishlist', {}, ['signed-in']],
    ['the heart', heartRows, 'empty-cart', {}, ['signed-in']],
    ['the heart', heartRows, 'catalogue', { flags: { disableWishlist: true } }, []],
    ['the heart', heartRows, 'interstitial', {}, []],
    ['the heart', heartRows, 'interstitial', { flags: { [flag]: true } }, ['signed-in']],
    ['the heart', heartRows, 'interstitial', { flags: { [flag]: true, disableWishlist: true } }, []],
    ['add to cart', addToCartRows, 'wishlist', {}, ['signed-in']],
    ['continue', continueRows, 'wishlist', {}, ['prospect']],
    ['a list', retrieveRows, 'wishlist', {}, ['signed-in', 'prospect']],
    ['notify me', notifyMeRows, 'wishlist', {}, ['signed-in']],
    ['notify me', notifyMeRows, 'wishlist', { flags: { disableNotifyMe: true } }, []],
    ['a notice by email', emailNoticeRows, 'catalogue', {}, ['prospect']],
    ['a notice by email', emailNoticeRows, 'catalogue', { flags: { disableNotifyMe: true } }, []],
  ])('%s (%j) on the %s with %j: %j', (_name, rows, context, more, expected) => {
    expect(audiences.filter((audience) => canShow(rows, { audience, context, ...more }))).toEqual(expected)
  })
})
