import { handlingPath } from './handling-path'

describe('a handling that navigates', () => {
  it.each([
    ['scheduled-order', 'signed-in', '/sales/digital/error/genericError.html?type=SCHEDULED_ORDER'],
    ['scheduled-order', 'prepay', '/sales/digital/error/genericError.html?type=SCHEDULED_ORDER'],
    ['case-error-page', 'signed-in', '/sales/digital/error.html?id=208'],
    ['case-fallback', 'signed-in', '/sales/digital/cart.html?redirect=catch'],
    ['cart-lost', 'signed-in', '/sales/digital/cart.html?redirect=detailsnotfound'],
    ['cart-lost', 'prospect', '/sales/digital/cart.html?redirect=detailsnotfound'],
    ['cart-lost', 'prepay', '/sales/prepaid/expresscart.html?redirect=detailsnotfound'],
    ['cart-lost', 'prepay-signed-in', '/sales/prepaid/expresscart.html?redirect=detailsnotfound'],
    ['cart-account-member', 'signed-in', '/sales/digital/cart.html?redirect=accountmember'],
    ['express-checkout', 'signed-in', '/sales/next/expresscheckout.html'],
    ['checkout-error-page', 'signed-in', '/sales/digital/error.html?type=CHECKOUT_PROCESS_ERROR'],
    ['message', 'signed-in', null],
    ['reload', 'prospect', null],
  ] as const)('%s sends %s to %s', (handling, audience, path) => {
    expect(handlingPath(handling, audience)).toBe(path)
  })
})
