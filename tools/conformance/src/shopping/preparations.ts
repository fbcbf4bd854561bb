import { needsOf, type Audience, type OperationKey } from '@soe/contracts'
import { audiencesOf } from '../contract/judged-operations'
import { LeftOut, NothingKnown } from '../judging/not-judged'
import { jsonOf } from '../target/exchange'
import { exampleBody, exampleOf } from './examples'
import type { Shopper } from './shopper'

export type Step = (shopper: Shopper) => Promise<unknown>

/** Makes a call, and goes on where the backend does not offer it: what follows may do without. */
export const whereServed = async (call: () => Promise<unknown>): Promise<void> => {
  try {
    await call()
  } catch (error) {
    if (!(error instanceof LeftOut)) throw error
  }
}

/** What would be half prepared, because nobody knows what to ask for, is left out. */
export const example =
  (key: OperationKey, requestFor = (audience: Audience) => exampleOf(key, audience)): Step =>
  async (shopper) => {
    try {
      await shopper.call(key, requestFor(shopper.audience))
    } catch (error) {
      if (error instanceof NothingKnown || !(error instanceof LeftOut)) throw error
    }
  }

export const inOrder =
  (...steps: readonly Step[]): Step =>
  async (shopper) => {
    for (const step of steps) await step(shopper)
  }

interface AgreementsAnswer {
  readonly customerAgreements?: { readonly agreements?: readonly { readonly agreementId: string }[] }
}

const acceptAllOf = async (shopper: Shopper) => {
  const { exchange } = await shopper.call('checkout.getCheckoutDetails', {
    body: exampleBody('checkout.getCheckoutDetails', { customerAgreements: true }),
  })
  const { customerAgreements } = (jsonOf(exchange.response) ?? {}) as AgreementsAnswer
  const agreementIds = (customerAgreements?.agreements ?? []).map(({ agreementId }) => agreementId)
  await shopper.call('checkout.acceptAgreements', { body: { cartInfo: {}, agreementIds } })
}

export const acceptAll: Step = (shopper) => whereServed(() => acceptAllOf(shopper))

export const addPhone = example('cart.addDevice')

/** A cart with a line that lacks nothing. */
export const fillCart = inOrder(addPhone, example('cart.addPlan'), example('cart.assignMtn'))

const accessoriesFor =
  (mtn: string, qty: number): Step =>
  (shopper) =>
    whereServed(() =>
      shopper.call('cart.addAccessories', {
        body: { cartInfo: {}, data: { lines: [{ mtn, addAccessories: [{ id: 'bosun-charger-chalk', qty }] }] } },
      }),
    )

/** A cart with more than one piece of something. */
export const fillWithAccessories = inOrder(fillCart, accessoriesFor('newLine1', 2))

/** A cart with two lines and accessories on both. */
export const fillFullCart = inOrder(
  addPhone,
  example('cart.addPlan'),
  addPhone,
  accessoriesFor('newLine1', 2),
  accessoriesFor('newLine2', 3),
)

/** The example for somebody whose name has more than the letters of English. */
const accented = (key: OperationKey, field: string, change: object = {}): Step =>
  example(key, () => {
    const body = exampleBody(key)
    const person = { ...(body[field] as object), firstName: 'Zoë', lastName: "O'Neil-Sørensen", ...change }
    return { body: { ...body, [field]: person } }
  })

export const saveCard = example('checkout.selectPayment', () => {
  const body = exampleBody('checkout.selectPayment')
  return { body: { ...body, payment: { ...(body['payment'] as object), saveCard: true } } }
})

const elsewhere = {
  addressLine1: '188 Congress St',
  addressLine2: 'Apt 7',
  city: 'Augusta',
  state: 'ME',
  zipCode: '04330',
}

/** Somebody who lives elsewhere than the order goes to. */
const giveContact = accented('checkout.updateContact', 'contact', { serviceAddress: elsewhere })

/** To a firm in a house of many, so that an order has more than an address must have. */
const giveAddress = accented('checkout.updateAddress', 'shippingAddress', {
  type: 'business',
  firmName: 'Oake & Sons',
  addressLine2: 'Apt 7',
  attention: 'Maren Oake',
})

export const giveDetails = inOrder(giveContact, giveAddress, example('checkout.selectPayment'), acceptAll)

interface WaysAnswer {
  readonly shipmentInfo?: {
    readonly selectedOptionCode?: string
    readonly shippingOptions?: readonly {
      readonly shippingOptionId: string
      readonly active: boolean
      readonly cost: number
    }[]
  }
}

/** Another way of delivery than the one that is chosen by itself. */
const chooseOtherWay: Step = (shopper) =>
  whereServed(async () => {
    const { exchange } = await shopper.call('checkout.getCheckoutDetails', {
      body: exampleBody('checkout.getCheckoutDetails', { shippingOptions: true }),
    })
    const { shipmentInfo: { selectedOptionCode, shippingOptions = [] } = {} } = (jsonOf(exchange.response) ??
      {}) as WaysAnswer
    const other = shippingOptions.find(
      ({ shippingOptionId, active, cost }) => active && cost > 0 && shippingOptionId !== selectedOptionCode,
    )
    if (!other) return
    await shopper.call('checkout.selectShipping', {
      body: { cartInfo: {}, selectedOptionCode: other.shippingOptionId },
    })
  })

/** Everything but the last press. */
export const readyToOrder = inOrder(fillCart, giveDetails)

export const readyWithAccessories = inOrder(fillWithAccessories, giveDetails, chooseOtherWay)

/** A cart of which everything is said that a shopper can say, away from what it has by itself. */
export const giveEverything = inOrder(
  fillCart,
  example('cart.e911Address'),
  example('cart.switchSim'),
  example('cart.addDonation'),
  example('cart.addFeatures'),
  example('checkout.updateContact'),
  example('checkout.updateAddress'),
  chooseOtherWay,
  example('checkout.selectPayment'),
)

/** The example with other values; left out where the backend has nothing of its own for them. */
const otherwise =
  (key: OperationKey, change: Record<string, unknown>, ...names: readonly string[]): Step =>
  async (shopper) => {
    if (names.every((name) => shopper.resolve(name) !== undefined))
      await whereServed(() => shopper.call(key, { body: exampleBody(key, change, shopper.audience) }))
  }

const onWishlist: Step = async (shopper) => {
  if (audiencesOf('wishlist.addWishlist').includes(shopper.audience)) await example('wishlist.addWishlist')(shopper)
}

/** Two lines, of which neither has what the other has, with everything else that a shopper can say. */
export const giveRichly = inOrder(
  giveEverything,
  onWishlist,
  example('tradeIn.addDevice'),
  example('cart.updateBarcode'),
  otherwise('checkout.setAutoPay', { autoPay: false }),
  addPhone,
  accessoriesFor('newLine1', 2),
  accessoriesFor('newLine2', 3),
  otherwise('cart.addPlan', { lineId: 'newLine2', planId: '<otherPlan>' }, '<otherPlan>'),
  otherwise('cart.e911Address', { lines: [{ mtn: 'newLine2', e911Address: elsewhere }] }),
  otherwise('cart.switchSim', { mtn: 'newLine2', simType: 'PSIM', eSimId: undefined }),
)

/** Whether the example of an operation is about a cart. */
export const needsCart = (key: OperationKey): boolean =>
  needsOf(key).includes('cart.addDevice') && !needsOf(key).includes('checkout.placeOrder')

/** Steps that are made in another way than their examples show. */
const ownSteps: Readonly<Partial<Record<OperationKey, Step>>> = {
  'checkout.updateContact': giveContact,
  'checkout.updateAddress': giveAddress,
  'checkout.acceptAgreements': acceptAll,
}

/** Brings a shopper to where the example of the operation makes sense. */
export const prepare = (shopper: Shopper, key: OperationKey): Promise<unknown> =>
  shopper.asSetup(() => inOrder(...needsOf(key).map((need) => ownSteps[need] ?? example(need)))(shopper))
