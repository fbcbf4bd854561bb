import type { Product, Sku } from '@soe/contracts'
import { partOf } from '@soe/shop-platform/testing'
import { asksForIntent, defaultIntent, deviceRequest } from './device-request'

const sku = partOf<Sku>({
  skuId: 'orbit-12-kelp-128',
  sorId: 'ORBIT-12-KELP-128',
  inventoryDetails: {
    dFillInventory: {
      isInStock: false,
      isBackorder: true,
      isPreOrder: false,
      qtyAvailable: 0,
      availableOn: '2027-01-15',
    },
    localInventory: { isInStock: false, isBackorder: false, isPreOrder: false, qtyAvailable: 0 },
  },
  price: {
    devicePaymentPrice: [
      { contractDuration: 36, dpTermPrices: { loanOfferDetails: { loanOfferId: 'loan-36', annualPercentageRate: 0 } } },
    ],
  },
})
const product = { productId: 'dev14000001', productDisplayName: 'Orbit 12', category: 'smartphones' } as Product

const origin = { cartInfo: { processStep: 'ProductDetail' }, purchasePath: 'NSE' }

describe('the request that adds a device', () => {
  it('names the sku, its loan and the day it ships', () => {
    expect(deviceRequest({ origin, product, sku, term: 36, intent: 'NSE' })).toEqual({
      cartInfo: { clientAppName: 'SOE', intendType: 'NSE', processStep: 'ProductDetail' },
      data: {
        lines: [
          {
            device: {
              id: 'orbit-12-kelp-128',
              productId: 'dev14000001',
              dppMonths: 36,
              contractTerm: 'INSTALLMENT',
              category: 'smartphones',
              loanOfferId: 'loan-36',
            },
            isNewLine: true,
            depletionType: 'F',
            purchasePath: 'NSE',
            preBackOrderDate: '2027-01-15',
          },
        ],
      },
      ispuFlow: false,
    })
  })

  it('has no loan at the full retail price, and no new line for an upgrade', () => {
    const [line] = deviceRequest({ origin, product, sku, term: 0, intent: 'EUP' }).data.lines
    expect(line?.device).toMatchObject({ dppMonths: 0, contractTerm: 'MONTH_TO_MONTH' })
    expect(line?.device).not.toHaveProperty('loanOfferId')
    expect(line?.isNewLine).toBe(false)
  })
})

it('changes the device of a line that is in the cart', () => {
  const [line] = deviceRequest({ origin, product, sku, term: 36, intent: 'AAL', lineId: 'newLine2' }).data.lines
  expect(line).toMatchObject({ lineId: 'newLine2', isNewLine: false })
})

describe('who is asked which line a device is for', () => {
  it.each([
    ['signed-in', true, 'AAL'],
    ['prospect', false, 'NSE'],
    ['prepay', false, 'NSE'],
    ['prepay-signed-in', false, 'AAL'],
  ] as const)('%s: %s, otherwise %s', (audience, asked, intent) => {
    expect(asksForIntent(audience)).toBe(asked)
    expect(defaultIntent(audience)).toBe(intent)
  })
})
