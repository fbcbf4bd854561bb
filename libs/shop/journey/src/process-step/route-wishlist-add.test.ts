import { routeWishlistAdd } from './route-wishlist-add'

const nextGenCart = { page: 'cart', query: {}, section: 'nextgen' }

describe('after a device was added from the wishlist', () => {
  it.each([
    ['mtnselectionpage', 'mdnselection'],
    ['accessoryinterestial', 'accessoryInterstitial'],
    ['shoppingcart', 'cart'],
    ['promohub', 'expresscart'],
    ['ngdpromohub', 'expresscart'],
    ['PlanSelection', 'expresscheckout'],
    ['', 'expresscheckout'],
  ])('the step %s goes to %s', (step, page) => {
    expect(routeWishlistAdd(step)).toEqual({ page, query: {} })
    expect(routeWishlistAdd(step.toUpperCase())).toEqual({ page, query: {} })
  })

  it('the promo hub steps go to the next-generation cart while accyValidateSelectedMtnFFlag is on', () => {
    const flags = { accyValidateSelectedMtnFFlag: true }
    expect(routeWishlistAdd('PromoHub', flags)).toEqual(nextGenCart)
    expect(routeWishlistAdd('NGDPromoHub', flags)).toEqual(nextGenCart)
    expect(routeWishlistAdd('ShoppingCart', flags)).toEqual({ page: 'cart', query: {} })
  })
})
