import { audiences } from '@soe/rules'
import { canShow, type ShowContext, type ShowRows, type ShowView } from '@soe/shop-platform'
import { retrieveCartRows, wishlistRows } from './show-rows'

describe('who sees what of an empty cart', () => {
  it.each<[string, ShowRows, ShowContext, Partial<ShowView>, string[]]>([
    ['the wishlist', wishlistRows, 'empty-cart', {}, ['signed-in']],
    ['the wishlist', wishlistRows, 'cart', {}, []],
    ['the wishlist', wishlistRows, 'empty-cart', { flags: { disableWishlist: true } }, []],
    ['retrieve cart', retrieveCartRows, 'empty-cart', {}, ['prospect']],
    ['retrieve cart', retrieveCartRows, 'cart', {}, []],
  ])('%s (%j) on the %s with %j: %j', (_name, rows, context, more, expected) => {
    expect(audiences.filter((audience) => canShow(rows, { audience, context, ...more }))).toEqual(expected)
  })
})
