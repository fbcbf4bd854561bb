import type { CheckoutDetails } from '@soe/contracts'
import { partOf } from '@soe/shop-platform/testing'
import { changesOf } from './checkout-changes'

interface Facts {
  cartId?: string
  accessories?: readonly [name: string, qty: number, price?: number][]
  dueToday?: number
  dueMonthly?: number
  coupons?: readonly string[]
  offers?: readonly string[]
  isAgreed?: boolean
  device?: string
  price?: number
}

const rows = (code: 'promo-discount' | 'offer-discount', names: readonly string[] = []) =>
  names.map((name) => ({ code, name, amount: -5 }))

const details = (facts: Facts = {}) => {
  const { cartId = 'C1', accessories = [], isAgreed = true, device = 'Orbit', price = 999 } = facts
  const { dueToday = 10, dueMonthly = 20, coupons, offers } = facts
  const todayRows = rows('promo-discount', coupons)
  const totals = { dueToday, dueMonthly, todayRows, monthlyRows: rows('offer-discount', offers) }
  return partOf<CheckoutDetails>({
    cart: {
      cartId,
      hubReadyForCheckout: true,
      userAuthorized: true,
      lineDetails: {
        numOfLines: 1,
        allLines: ['a', 'gone'],
        lineInfo: {
          a: {
            lineActivityType: 'NSE',
            deviceItem: { description: device, color: 'Kelp', retailPrice: price },
            plan: { displayName: 'Mainsail' },
            accessories: accessories.map(([description, qty, discountedPrice = 40]) => ({
              description,
              color: 'Tar',
              qty,
              originalPrice: 40,
              discountedPrice,
            })),
          },
        },
        tradeInDetail: { tradeInItems: [] },
      },
      orderDetails: { totals },
    },
    contact: {},
    payment: {},
    shippingAddress: {},
    customerAgreements: { agreementCompleted: isAgreed },
    shipmentInfo: {
      shipTogetherPref: true,
      selectedOptionCode: 'STANDARD',
      commonShipment: { shippingOptions: [], sddAvailableWindows: [] },
    },
  })
}

describe('the changes of a checkout', () => {
  it.each<[string, Facts, Facts, object | undefined]>([
    ['is as before', {}, {}, undefined],
    ['is of another cart', {}, { cartId: 'C2', dueToday: 20 }, undefined],
    ['holds more', {}, { accessories: [['Case', 1]] }, { added: ['Case, Tar'] }],
    [
      'holds one more of a kind',
      { accessories: [['Case', 1]] },
      { accessories: [['Case', 3]] },
      { added: ['Case, Tar'] },
    ],
    ['holds less', { accessories: [['Case', 1]] }, {}, { removed: ['Case, Tar'] }],
    ['holds another device', {}, { device: 'Pelago' }, { added: ['Pelago, Kelp'], removed: ['Orbit, Kelp'] }],
    ['costs something else', {}, { price: 1049 }, { repriced: ['Orbit, Kelp'] }],
    [
      'costs less where it is on sale',
      { accessories: [['Case', 2]] },
      { accessories: [['Case', 2, 30]] },
      { repriced: ['Case, Tar'] },
    ],
    ['has another total', {}, { dueToday: 11 }, { dueToday: 11 }],
    ['has other bills', {}, { dueMonthly: 21 }, { dueMonthly: 21 }],
    ['has lost a coupon', { coupons: ['Dockside', 'Tide'] }, { coupons: ['Tide'] }, { removed: ['Dockside'] }],
    ['has lost an offer', { offers: ['Half off'] }, {}, { removed: ['Half off'] }],
    ['has one more coupon', {}, { coupons: ['Tide'] }, undefined],
    ['waits for the agreements again', {}, { isAgreed: false }, { reopened: ['agreements'] }],
    ['has the agreements now', { isAgreed: false }, {}, undefined],
  ])('name what %s', (_name, before, after, expected) => {
    const none = { added: [], removed: [], repriced: [], reopened: [] }
    expect(changesOf(details(before), details(after))).toEqual(expected && { ...none, ...expected })
  })
})
