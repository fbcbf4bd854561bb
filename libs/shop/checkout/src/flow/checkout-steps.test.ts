import type { CheckoutDetails } from '@soe/contracts'
import type { Audience } from '@soe/rules'
import { partOf } from '@soe/shop-platform/testing'
import { guardStep, nextCheckoutStep, stepsOf, type CheckoutStep } from './checkout-steps'

const store = { locationCode: '1', name: '', addressLine1: '', city: '', state: '', zipCode: '', ispuServices: [] }

interface Facts {
  /** The window of a same-day delivery has passed. */
  isWindowGone?: boolean
  isReady?: boolean
  isPickup?: boolean
  mayBuy?: boolean
  lines?: number
  tradeIns?: readonly object[]
  lineInfo?: Record<string, object>
  dueToday?: number
  dueMonthly?: number
}

/** A checkout that has come as far as the step. */
const detailsAt = (
  step: CheckoutStep,
  {
    isReady = true,
    isWindowGone = false,
    isPickup = false,
    mayBuy = true,
    lines = 1,
    tradeIns = [{}],
    lineInfo = {},
    dueToday = 0,
    dueMonthly = 55,
  }: Facts = {},
): CheckoutDetails => {
  const reached = ['contact', 'delivery', 'payment', 'agreements', 'review'].indexOf(step)
  return partOf<CheckoutDetails>({
    cart: {
      hubReadyForCheckout: isReady,
      userAuthorized: mayBuy,
      lineDetails: { numOfLines: lines, lineInfo, tradeInDetail: { tradeInItems: tradeIns } },
      orderDetails: { totals: { dueToday, dueMonthly } },
    },
    ...(reached > 0 && { contact: {} }),
    ...(reached > 1 && !isPickup && { shippingAddress: {} }),
    ...(reached > 2 && { payment: {} }),
    customerAgreements: { agreementCompleted: reached > 3 },
    shipmentInfo: {
      shipTogetherPref: true,
      selectedOptionCode: isPickup ? 'ISPU' : 'STANDARD',
      commonShipment: {
        selectedOptionCode: 'SDD',
        shippingOptions: [{ shippingOptionId: 'SDD', sddType: 'sdd_vmp' }],
        sddAvailableWindows: [{ id: 'W1', selected: !isWindowGone }],
      },
      ...(reached > 1 && isPickup && { storeInfo: store }),
    },
  })
}

describe('the next step', () => {
  it('is the delivery again once the chosen window has passed', () => {
    expect(nextCheckoutStep(detailsAt('review', { isWindowGone: true }))).toBe('delivery')
  })

  it.each(['contact', 'delivery', 'payment', 'agreements', 'review'] as const)(
    'is %s where that is missing',
    (step) => {
      expect(nextCheckoutStep(detailsAt(step))).toBe(step)
      expect(nextCheckoutStep(detailsAt(step, { isPickup: true }))).toBe(step)
    },
  )

  it('is delivery where pickup is chosen and no store', () => {
    const details = detailsAt('review')
    const shipmentInfo = { ...details.shipmentInfo, selectedOptionCode: 'ISPU' }
    expect(nextCheckoutStep({ ...details, shipmentInfo })).toBe('delivery')
  })
})

describe('a trade-in alone', () => {
  it('is not paid for', () => {
    const alone = detailsAt('payment', { lines: 0 })
    expect(nextCheckoutStep(alone)).toBe('agreements')
    expect(stepsOf(alone)).toEqual(['contact', 'delivery', 'agreements', 'review'])
  })

  it('goes with an order that has lines, which is', () => {
    expect(stepsOf(detailsAt('payment'))).toContain('payment')
  })
})

describe('a scanned cart', () => {
  const scanned = (isPickup: boolean) => {
    const details = detailsAt('review', { isPickup })
    const orderDetails = { ...details.cart.orderDetails, flowType: 'SCAN_AND_GO' }
    return { ...details, cart: { ...details.cart, orderDetails } }
  }

  it('leaves the store with the shopper', () => {
    expect(stepsOf(scanned(true))).toEqual(['contact', 'payment', 'agreements', 'review'])
  })

  it('is delivered where no store is known', () => {
    expect(stepsOf(scanned(false))).toContain('delivery')
  })
})

describe('a plan change alone', () => {
  const change = { lineActivityType: 'CPC', accessories: [] }
  const stepsWith = (facts: Facts) => stepsOf(detailsAt('contact', { tradeIns: [], ...facts }))

  it('is neither delivered nor paid for', () => {
    expect(stepsWith({ lineInfo: { newLine1: change } })).toEqual(['contact', 'agreements', 'review'])
  })

  it('is paid for where something is due, such as a donation', () => {
    expect(stepsWith({ lineInfo: { newLine1: change }, dueToday: 0.4 })).toEqual([
      'contact',
      'payment',
      'agreements',
      'review',
    ])
  })

  it('goes with accessories and devices as any other line', () => {
    expect(stepsWith({ lineInfo: { newLine1: { ...change, accessories: [{}] } } })).toContain('delivery')
    expect(stepsWith({ lineInfo: { newLine1: change, newLine2: { ...change, lineActivityType: 'NSE' } } })).toContain(
      'delivery',
    )
  })
})

describe('an order of which nothing is due', () => {
  it.each([
    ['today or on a bill is not paid for', { dueToday: 0, dueMonthly: 0 }, false],
    ['today alone is', { dueToday: 0, dueMonthly: 55 }, true],
    ['on a bill alone is', { dueToday: 12.99, dueMonthly: 0 }, true],
  ])('%s', (_, due, isPaid) => {
    const details = detailsAt('payment', {
      tradeIns: [],
      lineInfo: { acc1: { lineActivityType: 'ACC', accessories: [{}] } },
      ...due,
    })
    expect(stepsOf(details).includes('payment')).toBe(isPaid)
    expect(nextCheckoutStep(details) === 'payment').toBe(isPaid)
  })
})

describe('an own device alone', () => {
  const own = { lineActivityType: 'NSEBYOD', accessories: [], deviceItem: { cartItemType: 'BYOD' } }
  const stepsWith = (line: object) =>
    stepsOf(detailsAt('contact', { tradeIns: [], lineInfo: { newLine1: { ...own, ...line } } }))

  it.each([
    ['an eSIM', { simItem: { simType: 'ESIM' } }],
    ['a card that the shopper has', { simItem: { simType: 'PSIM', simId: '89014103211118510720' } }],
    ['a second number', { secondNumber: { isSecondNumber: true } }],
  ])('is paid for and not delivered with %s', (_, line) => {
    expect(stepsWith(line)).toEqual(['contact', 'payment', 'agreements', 'review'])
  })

  it.each([
    ['a card by mail', { simItem: { simType: 'PSIM' } }],
    ['an accessory', { simItem: { simType: 'ESIM' }, accessories: [{}] }],
  ])('is delivered with %s', (_, line) => {
    expect(stepsWith(line)).toContain('delivery')
  })
})

describe('the guard', () => {
  it.each<[Audience, CheckoutStep | 'express', CheckoutStep, string | undefined]>([
    ['prospect', 'contact', 'contact', undefined],
    ['prospect', 'delivery', 'contact', 'aboutyourself'],
    ['prospect', 'payment', 'delivery', 'delivery'],
    ['prospect', 'agreements', 'payment', 'payment'],
    ['prospect', 'review', 'contact', undefined],
    ['prospect', 'review', 'agreements', undefined],
    ['prospect', 'review', 'review', undefined],
    ['prospect', 'delivery', 'review', undefined],
    ['prospect', 'express', 'review', 'orderreview'],
    ['signed-in', 'express', 'payment', undefined],
    ['signed-in', 'delivery', 'payment', 'expresscheckout'],
    ['signed-in', 'review', 'payment', 'expresscheckout'],
    ['signed-in', 'review', 'review', undefined],
    ['prepay', 'contact', 'contact', 'expresscheckout'],
    ['prepay-signed-in', 'express', 'contact', undefined],
  ])('lets a %s shopper who asks for %s with %s missing go to %s', (audience, asked, missing, page) => {
    expect(guardStep(detailsAt(missing), asked, audience)?.page).toBe(page)
  })

  it('sends a member who may not buy to the cart, which asks for the owner', () => {
    expect(guardStep(detailsAt('contact', { mayBuy: false }), 'express', 'signed-in')?.page).toBe('expresscart')
  })

  it('sends everyone to a cart that is not ready', () => {
    expect(guardStep(detailsAt('review', { isReady: false }), 'review', 'prospect')?.page).toBe('expresscart')
  })
})

it('has a line of its own way where that one goes, too', () => {
  const details = detailsAt('delivery')
  const windows = { shippingOptions: [], sddAvailableWindows: [] }
  const goingApart = (more: object) =>
    partOf<CheckoutDetails>({
      ...details,
      shippingAddress: {},
      shipmentInfo: {
        ...details.shipmentInfo,
        shipTogetherPref: false,
        lineLevelShipment: [
          { selectedOptionCode: 'STANDARD', ...windows },
          { ...windows, ...more },
        ],
      },
    })
  expect(nextCheckoutStep(goingApart({ selectedOptionCode: 'ISPU' }))).toBe('delivery')
  expect(nextCheckoutStep(goingApart({ selectedOptionCode: 'ISPU', storeInfo: store }))).toBe('payment')
})
