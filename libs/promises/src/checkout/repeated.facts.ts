import { effect, lostBy, fromAnswer } from '../promise/fact'
import { ofMany, type Named } from '../promise/of-many'
import { sumOf } from '../promise/values'
import type { Fact } from '../promise/fact'
import { cartChanges, mayEndCart } from './cart-changes'
import type { AmountRow, Store, Totals } from '@soe/contracts'
import { isPlainView, fromCheckout } from './from-checkout'

const details = (answer: object) =>
  ({ key: 'checkout.getCheckoutDetails', answer: { shipmentInfo: {}, ...answer } }) as const

const defined = <Value>(values: readonly (readonly [string, Value | undefined])[]): Named<Value> =>
  Object.fromEntries(values.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])))

const milesTo = (zipCode: string | undefined, stores: readonly (Store | undefined)[]): Named<number> | undefined =>
  zipCode === undefined
    ? undefined
    : defined(
        stores.flatMap((store) =>
          store ? [[`${zipCode} ${store.locationCode.replaceAll('-', '')}`, store.distanceMiles] as const] : [],
        ),
      )

const nearest = (distanceMiles: number) => ({ locationCode: '04120-01', distanceMiles })

const distanceFact = ofMany<number>({
  name: 'storeDistance',
  says: 'a store is as far from a zip code in its stock as in the delivery step',
  sources: [
    fromAnswer('catalogue.getInventory', ({ request, answer }) => milesTo(request?.zip, [answer.localStore])),
    fromCheckout(({ shippingAddress, shipmentInfo: { ispuStoreList, storeInfo } }) =>
      milesTo(shippingAddress?.zipCode, [ispuStoreList, storeInfo].flat()),
    ),
  ],
  right: [
    { key: 'catalogue.getInventory', request: { zip: '04101' }, answer: { localStore: nearest(0.5) } },
    details({ shippingAddress: { zipCode: '04101' }, shipmentInfo: { ispuStoreList: [nearest(0.5)] } }),
  ],
  wrong: [
    { key: 'catalogue.getInventory', request: { zip: '04101' }, answer: { localStore: nearest(0.8) } },
    details({ shippingAddress: { zipCode: '04101' }, shipmentInfo: { ispuStoreList: [nearest(0.5)] } }),
  ],
})

interface NamedDevice {
  readonly deviceBrand?: string | undefined
  readonly deviceModel?: string | undefined
  readonly capacity?: string | undefined
}

/** A device that is named by its make is worth the same wherever it is valued; others are of an account. */
const rated = (device: unknown, values: readonly { condition?: string | undefined; tradeInValue: number }[]) => {
  const { deviceBrand, deviceModel, capacity = '' } = (device ?? {}) as NamedDevice
  return deviceModel === undefined
    ? undefined
    : Object.fromEntries(
        values.flatMap(({ condition, tradeInValue }) =>
          condition === undefined ? [] : [[`${deviceBrand} ${deviceModel} ${capacity} ${condition}`, tradeInValue]],
        ),
      )
}

const orbit = { deviceBrand: 'Orbit', deviceModel: 'Orbit 9' }

const valued = {
  key: 'tradeIn.validateDevice',
  request: { device: orbit },
  answer: { device: { conditions: [{ condition: 'damaged', tradeInValue: 72 }] } },
} as const

const tradedAt = (tradeInValue: number) =>
  details({
    cart: { lineDetails: { tradeInDetail: { tradeInItems: [{ ...orbit, condition: 'damaged', tradeInValue }] } } },
  })

const worthFact = ofMany<number>({
  name: 'tradeInWorth',
  says: 'a device is worth in the cart and in an estimate what it was valued at in its condition',
  sources: [
    fromAnswer('tradeIn.validateDevice', ({ request, answer }) => rated(request?.device, answer.device.conditions)),
    fromAnswer('pricing.estimateLine', ({ request, answer: { tradeIn } }) =>
      tradeIn ? rated(request?.tradeIn?.device, [tradeIn]) : undefined,
    ),
    fromCheckout(({ cart }) =>
      Object.assign({}, ...cart.lineDetails.tradeInDetail.tradeInItems.map((item) => rated(item, [item]))),
    ),
  ],
  right: [valued, tradedAt(72)],
  wrong: [valued, tradedAt(90)],
})

/** Rows that are the same with an offer and without one. */
const comparedCodes: ReadonlySet<AmountRow['code']> = new Set(['activation', 'tax', 'instalment', 'plan'])

const rowsOf = ({ todayRows, monthlyRows }: Pick<Totals, 'todayRows' | 'monthlyRows'>): Named<number> =>
  Object.fromEntries(
    [...comparedCodes].map((code) => [
      code,
      sumOf([...todayRows, ...monthlyRows].flatMap((row) => (row.code === code ? [row.amount] : []))),
    ]),
  )

const lineOf = (sku: string, term: number, plan: string) => `${sku} over ${term} months with ${plan}`

const taxed = (amount: number) => ({ todayRows: [{ code: 'tax', amount }], monthlyRows: [] })

const estimated = (tax: number) =>
  ({
    key: 'pricing.estimateLine',
    request: { skuId: 'phone', term: 36 },
    answer: { skuId: 'phone', term: 36, plans: [{ planId: 'p', totals: taxed(tax) }] },
  }) as const

const cartWithPhone = details({
  cart: {
    lineDetails: {
      lineInfo: {
        a: {
          lineActivityType: 'NSE',
          deviceItem: { cartItemType: 'DEVICE', skuId: 'phone', term: 36 },
          plan: { planId: 'p' },
          accessories: [],
        },
      },
      tradeInDetail: { tradeInItems: [] },
    },
    orderDetails: { totals: taxed(70) },
  },
})

const estimateFact = ofMany<Named<number>>({
  name: 'estimate',
  says: 'a cart with one new line costs what was estimated for it, row by row',
  sources: [
    fromAnswer('pricing.estimateLine', ({ request, answer: { skuId, term, plans } }) =>
      request && ['tradeIn', 'zipCode', 'accessories'].every((part) => request[part] === undefined)
        ? Object.fromEntries(plans.map(({ planId, totals }) => [lineOf(skuId, term, planId), rowsOf(totals)]))
        : undefined,
    ),
    fromCheckout(({ cart: { lineDetails, orderDetails }, shippingAddress, contact }, { key }) => {
      const [line, ...others] = Object.values(lineDetails.lineInfo)
      const { deviceItem, plan } = line ?? {}
      const isPlain =
        isPlainView(key) &&
        others.length === 0 &&
        line?.accessories.length === 0 &&
        line.lineActivityType !== 'EUP' &&
        line.numberChoice !== 'existing' &&
        deviceItem?.cartItemType === 'DEVICE' &&
        lineDetails.tradeInDetail.tradeInItems.length === 0 &&
        (orderDetails.cartTotalDiscounts?.discountAmount ?? 0) === 0 &&
        // A tax depends on where the order goes.
        shippingAddress === undefined &&
        contact === undefined
      return isPlain && plan
        ? { [lineOf(deviceItem.skuId, deviceItem.term, plan.planId)]: rowsOf(orderDetails.totals) }
        : undefined
    }),
  ],
  effects: lostBy(...cartChanges),
  right: [estimated(70), cartWithPhone],
  wrong: [estimated(1.94), cartWithPhone],
})

const planOfLine = (currentPlanId: string) =>
  ({ key: 'plans.getPlans', request: { processingMTN: 'a' }, answer: { plans: [], currentPlanId } }) as const
const choosePlan = (planId: string) => ({ key: 'cart.addPlan', request: { lineId: 'a', planId }, answer: {} }) as const

const currentPlanFact = ofMany<string>({
  name: 'currentPlan',
  says: 'the current plan of a new line is the one that was chosen for it last',
  sources: [
    fromAnswer('plans.getPlans', ({ request, answer: { currentPlanId } }) =>
      request?.processingMTN === undefined ? undefined : defined([[request.processingMTN, currentPlanId]]),
    ),
  ],
  effects: {
    ...lostBy<Named<string>>(...mayEndCart, 'cart.addDevice', 'cart.assignMtn', 'cart.addStep'),
    ...effect('cart.addPlan', (before, { request }) => request && { ...before, [request.lineId]: request.planId }),
  },
  right: [choosePlan('p'), choosePlan('q'), planOfLine('q')],
  wrong: [choosePlan('p'), choosePlan('q'), planOfLine('p')],
})

interface PrepaidPlans {
  readonly listed?: readonly string[]
  readonly offered?: readonly string[]
}

const prepaidPlans = { key: 'content.getPrepaidPlans', answer: { prepaidPlans: [{ planId: 'prepaid' }] } } as const
const offer = (planId: string) =>
  ({ key: 'plans.getPlans', audience: 'prepay', request: {}, answer: { plans: [{ planId }] } }) as const

const prepaidPlansFact: Fact<PrepaidPlans> = {
  name: 'prepaidPlans',
  says: 'a shopper of prepaid is offered prepaid plans',
  sources: [
    fromAnswer('content.getPrepaidPlans', ({ answer }) => ({
      listed: answer.prepaidPlans.map(({ planId }) => planId),
    })),
    fromAnswer('plans.getPlans', ({ audience, answer: { plans } }) =>
      audience.startsWith('prepay') ? { offered: plans.map(({ planId }) => planId) } : undefined,
    ),
  ],
  effects: {},
  compare: (said, known) => {
    const { listed, offered } = { ...known, ...said }
    return listed && offered ? [[offered, offered.filter((id) => listed.includes(id))]] : []
  },
  merge: (known, said) => ({ ...known, ...said }),
  right: [prepaidPlans, offer('prepaid')],
  wrong: [prepaidPlans, offer('postpaid')],
}

export const repeatedFacts = [distanceFact, worthFact, estimateFact, currentPlanFact, prepaidPlansFact]
