import { effect, lostBy, fromAnswer, type Fact } from '../promise/fact'
import type { Pair } from '../promise/invariant'
import { sumOf } from '../promise/values'
import { cartChanges, mayEndCart } from './cart-changes'
import { fromCheckout } from './from-checkout'

const details = (answer: object) =>
  ({ key: 'checkout.getCheckoutDetails', answer: { shipmentInfo: {}, ...answer } }) as const

interface TaxRate {
  readonly percent?: number
  readonly tax?: number
  readonly most?: number
}

const carrying = (retailPrice: number) =>
  details({
    cart: {
      lineDetails: { lineInfo: { a: { deviceItem: { retailPrice }, accessories: [] } } },
      orderDetails: { totals: { todayRows: [] } },
    },
  })
const taxed = (ratePercent: number) =>
  ({ key: 'cart.calculateMultiLineTax', answer: { ratePercent, totalTax: 55 } }) as const

export const taxRateFact: Fact<TaxRate> = {
  name: 'taxRate',
  says: 'the tax is no more than its rate, in percent, of all that the cart could be taxed for',
  sources: [
    fromAnswer('cart.calculateMultiLineTax', ({ answer: { ratePercent: percent, totalTax: tax } }) => ({
      percent,
      tax,
    })),
    fromCheckout(({ cart: { lineDetails, orderDetails } }) => ({
      most: sumOf([
        ...Object.values(lineDetails.lineInfo).flatMap(({ deviceItem, accessories }) => [
          deviceItem?.retailPrice ?? 0,
          ...accessories.map(({ originalPrice, qty }) => originalPrice * qty),
        ]),
        ...orderDetails.totals.todayRows.map(({ code, amount }) => (code === 'tax' ? 0 : Math.max(0, amount))),
      ]),
    })),
  ],
  effects: lostBy(...cartChanges.filter((key) => key !== 'cart.calculateMultiLineTax')),
  compare: (said, known) => {
    const { percent, tax, most } = { ...known, ...said }
    if (percent === undefined || tax === undefined || most === undefined) return []
    const limit = (most * percent) / 100 + 1
    return [
      [
        { percent, tax: Math.min(tax, limit) },
        { percent, tax },
      ],
    ]
  },
  merge: (known, said) => ({ ...known, ...said }),
  right: [carrying(1000), taxed(5.5)],
  wrong: [carrying(1000), taxed(0.055)],
}

type Sims = Readonly<Record<string, string>>

export const simTypeFact: Fact<Sims> = {
  name: 'simType',
  says: 'the kind of SIM that was chosen for a line is named with its device too',
  sources: [
    fromCheckout(({ cart }) =>
      Object.fromEntries(
        Object.values(cart.lineDetails.lineInfo).flatMap(({ lineId, simItem }) =>
          simItem ? [[lineId, simItem.simType] as const] : [],
        ),
      ),
    ),
    fromAnswer('device.getEsimDetails', ({ request, answer: { esimDetails } }) =>
      request?.lineId !== undefined && esimDetails.selectedSimType !== undefined
        ? { [request.lineId]: esimDetails.selectedSimType }
        : undefined,
    ),
  ],
  effects: {
    ...lostBy(...mayEndCart, 'cart.assignMtn', 'cart.addDevice', 'cart.addStep'),
    ...effect('cart.switchSim', (before, { request }) => request && { ...before, [request.mtn]: request.simType }),
  },
  compare: (said, known) =>
    Object.keys(said)
      .filter((id) => known[id] !== undefined)
      .map((id) => [{ [id]: said[id] }, { [id]: known[id] }]),
  merge: (known, said) => ({ ...known, ...said }),
  right: [
    { key: 'cart.switchSim', request: { mtn: 'a', simType: 'PSIM' }, answer: {} },
    { key: 'device.getEsimDetails', request: { lineId: 'a' }, answer: { esimDetails: { selectedSimType: 'PSIM' } } },
  ],
  wrong: [
    { key: 'cart.switchSim', request: { mtn: 'a', simType: 'PSIM' }, answer: {} },
    { key: 'device.getEsimDetails', request: { lineId: 'a' }, answer: { esimDetails: { selectedSimType: 'ESIM' } } },
  ],
}

interface Submissions {
  readonly inCart?: readonly string[]
  readonly ofDevices?: readonly string[]
}

const cartTradingIn = (...ids: readonly string[]) =>
  details({ cart: { lineDetails: { tradeInDetail: { tradeInItems: ids.map((submissionId) => ({ submissionId })) } } } })
const accountDevice = (submissionId: string) =>
  ({ key: 'tradeIn.accountDevices', answer: { devices: [{ submissionId }] } }) as const

export const submissionsFact: Fact<Submissions> = {
  name: 'submissions',
  says: 'a device of the account is marked as traded in exactly while the cart has its trade-in',
  sources: [
    fromCheckout(({ cart }) => ({
      inCart: cart.lineDetails.tradeInDetail.tradeInItems.map(({ submissionId }) => submissionId),
    })),
    fromAnswer('tradeIn.accountDevices', ({ answer: { devices } }) => ({
      ofDevices: devices.flatMap(({ submissionId }) => submissionId ?? []),
    })),
  ],
  effects: {
    ...lostBy<Submissions>(...mayEndCart, 'cart.addDevice', 'cart.addStep'),
    ...effect('tradeIn.addDevice', (before, { request }) =>
      request?.actionIndicator === 'D' && before?.inCart && request.submissionId !== undefined
        ? { inCart: before.inCart.filter((id) => id !== request.submissionId) }
        : undefined,
    ),
  },
  compare: (said, known) => {
    const { inCart, ofDevices } = { ...known, ...said }
    return inCart && ofDevices ? [[ofDevices, ofDevices.filter((id) => inCart.includes(id))]] : []
  },
  merge: (known, said) => ({ ...known, ...said }),
  right: [cartTradingIn('s'), accountDevice('s')],
  wrong: [cartTradingIn('t'), accountDevice('s')],
}

interface StoreCodes {
  readonly listed?: readonly string[]
  readonly named?: readonly string[]
}

const unhyphened = (code: string) => code.replaceAll('-', '')

const stores = { key: 'support.listStores', answer: { stores: [{ locationCode: '04120-01' }] } } as const

export const storeCodesFact: Fact<StoreCodes> = {
  name: 'storeCodes',
  says: 'each store that an answer names is one of the list of stores',
  sources: [
    fromAnswer('support.listStores', ({ answer }) => ({
      listed: answer.stores.map(({ locationCode }) => unhyphened(locationCode)),
    })),
    fromAnswer('support.videoAssistCheck', ({ answer }) => ({ named: [unhyphened(answer.locationCode)] })),
    fromAnswer('catalogue.getInventory', ({ answer }) => ({
      named: [answer.locationCode, ...answer.stores.map(({ locationCode }) => locationCode)].map(unhyphened),
    })),
  ],
  effects: {},
  compare: (said, known) => {
    const { listed, named } = { ...known, ...said }
    return listed && named ? [[named, named.filter((code) => listed.includes(code))]] : []
  },
  merge: (known, said) => ({ ...known, ...said }),
  right: [stores, { key: 'support.videoAssistCheck', answer: { locationCode: '0412001' } }],
  wrong: [stores, { key: 'support.videoAssistCheck', answer: { locationCode: '0999901' } }],
}

interface ChatFlow {
  readonly hasCart?: boolean
  readonly flow?: string
}

const chatIn = (flowName: string) =>
  ({
    key: 'chat.livePersonCheck',
    answer: { service: { serviceBody: { serviceResponse: { flowName } } } },
  }) as const

export const chatFlowFact: Fact<ChatFlow> = {
  name: 'chatFlow',
  says: 'a chat is given the flow of the cart exactly while there is one',
  sources: [
    fromCheckout(({ cart }) => ({ hasCart: cart.itemCount > 0 })),
    fromAnswer('cart.checkExistingCart', ({ answer }) => ({ hasCart: answer.itemCount > 0 })),
    fromAnswer('chat.livePersonCheck', ({ answer }) => ({
      flow: answer.service.serviceBody.serviceResponse.flowName,
    })),
  ],
  effects: {
    ...lostBy<ChatFlow>(...mayEndCart),
    ...effect('cart.addDevice', (): ChatFlow => ({ hasCart: true })),
  },
  compare: (said, known): Pair[] => {
    const { hasCart, flow } = { ...known, ...said }
    return hasCart === true && flow !== undefined
      ? [
          [
            { flow, isTold: flow !== '' },
            { flow, isTold: true },
          ],
        ]
      : []
  },
  merge: (known, said) => ({ ...known, ...said }),
  right: [{ key: 'cart.addDevice', answer: {} }, chatIn('AAL')],
  wrong: [{ key: 'cart.addDevice', answer: {} }, chatIn('')],
}

/** Stock by its sku and store: whether and how it can be had, and how much of it there is. */
type Stocks = Readonly<Record<string, readonly [how: string, units: number]>>

interface Stock {
  readonly isInStock: boolean
  readonly isBackorder: boolean
  readonly isPreOrder: boolean
  readonly qtyAvailable: number
}

const stockOf = ({ isInStock, isBackorder, isPreOrder, qtyAvailable }: Stock) =>
  [[isInStock, isBackorder, isPreOrder].join(' '), qtyAvailable] as const

/** Others may buy some of it meanwhile. */
const soldMeanwhile = 3

const stockAnswer = (qtyAvailable: number) => ({
  key: 'catalogue.getInventory' as const,
  answer: {
    skuId: 'a',
    locationCode: '1',
    inventoryDetails: { localInventory: { qtyAvailable } },
    stores: [],
  },
})

export const storeStockFact: Fact<Stocks> = {
  name: 'storeStock',
  says: 'a store has the same of a sku by itself and among all stores',
  sources: [
    fromAnswer('catalogue.getInventory', ({ answer: { skuId, locationCode, inventoryDetails, stores: all } }) => ({
      ...Object.fromEntries(
        all.map((store) => [`${skuId} ${unhyphened(store.locationCode)}`, stockOf(store.inventory)] as const),
      ),
      [`${skuId} ${unhyphened(locationCode)}`]: stockOf(inventoryDetails.localInventory),
    })),
  ],
  effects: lostBy('checkout.placeOrder'),
  compare: (said, known) =>
    Object.entries(said).flatMap(([name, [how, units]]) => {
      const before = known[name]
      if (!before) return []
      const isNear = how === before[0] && Math.abs(units - before[1]) <= soldMeanwhile
      return isNear ? [] : [[{ [name]: [how, units] }, { [name]: before }] as const]
    }),
  merge: (known, said) => ({ ...known, ...said }),
  right: [stockAnswer(9), stockAnswer(8)],
  wrong: [stockAnswer(9), stockAnswer(0)],
}

export const askedTwiceFacts = [taxRateFact, simTypeFact, submissionsFact, storeCodesFact, chatFlowFact, storeStockFact]
