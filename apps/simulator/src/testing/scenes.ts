import type { BodyInputOf, OperationKey } from '@soe/contracts'
import type { PersonaId } from '@soe/carrier'
import { accessoryBody, fillCart, goodCard, ownDevicesOf, readyToOrder } from '@soe/carrier/testing'
import { exampleOf } from './prepare-example'
import type { Shopper } from './create-shopper'
import type { TestWorld } from './start-simulator'

/** A change, and what comes before it. */
export interface Scene<Key extends OperationKey = OperationKey> {
  /** The persona that makes the call; by default the first audience that it serves. */
  readonly by?: PersonaId
  /** Runs before, instead of what its example needs. */
  readonly before?: (shopper: Shopper, world: TestWorld) => Promise<unknown>
  /** Replaces its example. */
  readonly body?: (shopper: Shopper) => BodyInputOf<Key> | Promise<BodyInputOf<Key>>
}

type Scenes = { readonly [Key in OperationKey]?: readonly Scene<Key>[] }

const charger = accessoryBody([{ id: 'bosun-charger-chalk', qty: 1 }])

/** Another guest has saved a cart with an accessory; its quote is Q1. */
const savedBySomeone = async (_: Shopper, world: TestWorld) => {
  const other = await world.shopper()
  await fillCart(other)
  await other.call('cart.addAccessories', { body: charger })
  await other.call('cart.saveCart', { body: exampleOf('cart.saveCart') })
}

/** The shopper's own cart with an accessory, saved and set aside; its quote is Q1. */
const setAside = async (shopper: Shopper) => {
  await fillCart(shopper)
  await shopper.call('cart.addAccessories', { body: charger })
  await shopper.call('cart.saveCart', { body: { ...exampleOf('cart.saveCart'), pccSaved: true } })
}

const ownCase = async (shopper: Shopper) => {
  const { cases } = (await shopper.call('cases.getCases', { body: {} })).answer
  return cases[0] ? { caseId: cases[0].caseID } : {}
}

const owing = async (shopper: Shopper, world: TestWorld) => {
  await readyToOrder(shopper)
  await world.command({ setCredit: { downPaymentCents: 15_000 } })
}

const pendingCredit = async (shopper: Shopper, world: TestWorld) => {
  await readyToOrder(shopper)
  await world.command({ setCredit: { status: 'PE' } })
}

const payAndSave = { cartInfo: {}, payment: { ...goodCard, saveCard: true } }

const saveCardFirst = async (shopper: Shopper) => {
  await fillCart(shopper)
  await shopper.call('checkout.selectPayment', { body: payAndSave })
}

const ownDevice = async (shopper: Shopper) => {
  const [device] = await ownDevicesOf(shopper)
  return { cartInfo: {}, ...(device && { device }), condition: 'good' as const }
}

/** The product of the notice is on the shopper's wishlist. */
const wished = async (shopper: Shopper) => {
  const { productId, skuId } = exampleOf('wishlist.subscribe')
  const items = [{ productId, sorId: skuId, itemType: 'DEVICE' as const }]
  await shopper.call('wishlist.addWishlist', {
    body: { data: { action: 'add', favorites: [{ name: 'Wishlist', items }] } },
  })
}

/** Where the example of a change, after the steps that it needs, does not show all that it changes. */
export const scenes: Scenes = {
  'cart.addAccessories': [
    { before: (shopper) => fillCart(shopper), body: () => charger },
    { before: async () => undefined },
  ],
  'cart.saveCart': [{}, { body: () => ({ pccSaved: true }) }],
  'cart.validateOrder': [{ before: owing }],
  'cart.calculateMultiLineTax': [
    { by: 'prospect', body: () => ({ zipCode: '97201' }) },
    { by: 'signed-in', body: () => ({ zipCode: '97201' }) },
  ],
  'cart.guestChoice': [{ by: 'prospect' }],
  'checkout.selectShipping': [{ body: () => ({ cartInfo: {}, selectedOptionCode: 'EXPRESS' }) }],
  'checkout.setAutoPay': [{ body: () => ({ cartInfo: {}, autoPay: false }) }],
  'checkout.selectPayment': [{}, { body: () => payAndSave }],
  'checkout.acceptAgreements': [
    { body: () => ({ cartInfo: {}, agreementIds: ['customer-agreement', 'device-payment-agreement'] }) },
  ],
  'checkout.reSubmitCredit': [{ before: pendingCredit }],
  'payment.removeCard': [{ before: saveCardFirst }],
  'pricing.saveAcceptedMyofferData': [{ before: (shopper) => fillCart(shopper) }],
  'cases.resumeCase': [
    { before: setAside, body: ownCase },
    { by: 'prospect', before: savedBySomeone },
  ],
  'wishlist.subscribe': [{ before: wished }],
  'wishlist.unsubscribe': [
    {
      before: async (shopper) => {
        await wished(shopper)
        await shopper.call('wishlist.subscribe', { body: exampleOf('wishlist.subscribe') })
      },
    },
  ],
  'quote.retrieveCartFromQuote': [{ by: 'prospect', before: savedBySomeone }, { before: setAside }],
  'quote.retrieveAccessoriesFromQuote': [{ by: 'prospect', before: savedBySomeone }, { before: setAside }],
  'tradeIn.addDevice': [{}, { body: ownDevice }],
}
