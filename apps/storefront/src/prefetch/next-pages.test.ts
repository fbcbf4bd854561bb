import { findPage } from '../page-table/match-page'
import { nextPathAfter, type Flow } from './next-pages'

const guest: Flow = { audience: 'prospect', flowName: '' }
const customer: Flow = { audience: 'signed-in', flowName: 'EUP' }
const prepaid: Flow = { audience: 'prepay', flowName: '' }

const next = async (file: string, flow: Flow) => (await findPage(nextPathAfter(file, flow) ?? '/none')).file

describe('the page that is prefetched', () => {
  it.each([
    ['front-page', guest, 'grid-page'],
    ['grid-page', guest, 'product-page'],
    ['grid-page', prepaid, 'product-page'],
    ['product-page', guest, 'plan-page'],
    ['product-page', prepaid, 'plan-page'],
    ['product-page', customer, 'line-page'],
    ['product-page', { ...guest, flowName: 'NSEACC' }, 'cart-page'],
    ['own-device-page', guest, 'sim-page'],
    ['sim-page', guest, 'plan-page'],
    ['plan-page', guest, 'number-page'],
    ['line-page', customer, 'accessory-interstitial-page'],
    ['number-page', guest, 'accessory-interstitial-page'],
    ['accessory-interstitial-page', customer, 'express-checkout-page'],
    ['accessory-interstitial-page', guest, 'cart-page'],
    ['cart-page', guest, 'checkout-step-page'],
    ['cart-page', customer, 'express-checkout-page'],
    ['cart-page', prepaid, 'express-checkout-page'],
    ['checkout-step-page', guest, 'order-review-page'],
    ['order-review-page', guest, 'order-confirmation-page'],
    ['express-checkout-page', customer, 'order-confirmation-page'],
  ])('after %s for %j is %s', async (file, flow, expected) => {
    expect(await next(file, flow)).toBe(expected)
  })

  it('is none where nothing follows', () => {
    expect(nextPathAfter('order-confirmation-page', guest)).toBeUndefined()
  })
})
