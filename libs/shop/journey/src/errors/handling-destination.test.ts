import { handlingDestination } from './handle-error'

describe('a handling that navigates', () => {
  it.each([
    ['scheduled-order', 'signed-in', 'error/genericError', { type: 'SCHEDULED_ORDER' }],
    ['scheduled-order', 'prepay', 'error/genericError', { type: 'SCHEDULED_ORDER' }],
    ['case-error-page', 'signed-in', 'error', { id: '208' }],
    ['case-fallback', 'signed-in', 'cart', { redirect: 'catch' }],
    ['cart-lost', 'signed-in', 'cart', { redirect: 'detailsnotfound' }],
    ['cart-lost', 'prospect', 'cart', { redirect: 'detailsnotfound' }],
    ['cart-elsewhere', 'prospect', 'cart', { redirect: 'detailsnotfound' }],
    ['cart-lost', 'prepay', 'expresscart', { redirect: 'detailsnotfound' }],
    ['cart-lost', 'prepay-signed-in', 'expresscart', { redirect: 'detailsnotfound' }],
    ['cart-account-member', 'signed-in', 'cart', { redirect: 'accountmember' }],
    ['express-checkout', 'signed-in', 'expresscheckout', {}],
    ['checkout-error-page', 'signed-in', 'error', { type: 'CHECKOUT_PROCESS_ERROR' }],
  ] as const)('%s sends %s to %s with %j', (handling, audience, page, query) => {
    expect(handlingDestination(handling, audience)).toEqual({ page, query })
  })
})

it.each([
  ['message', 'signed-in'],
  ['reload', 'prospect'],
] as const)('%s keeps %s on the page', (handling, audience) => {
  expect(handlingDestination(handling, audience)).toBeNull()
})
