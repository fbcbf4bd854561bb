import type { BodyInputOf, OperationKey } from '@soe/contracts'
import type { PersonaId } from '@soe/carrier'
import { accessoryBody, fillCart, goodCard, readyToOrder } from '@soe/carrier/testing'
import { exampleOf } from './before-example'
import type { Shopper } from './create-shopper'
import type { TestWorld } from './start-simulator'
import type { ViewName } from './views'

export interface ChangeRow<Key extends OperationKey = OperationKey> {
  /** Every view that must change with it; all others must stay. */
  readonly views: readonly ViewName[]
  /** The persona that makes the call; by default the first audience that it serves. */
  readonly by?: PersonaId
  /** Runs before, instead of what its example needs. */
  readonly before?: (shopper: Shopper, world: TestWorld) => Promise<unknown>
  /** Replaces its example. */
  readonly body?: BodyInputOf<Key>
}

type Table = { readonly [Key in OperationKey]?: ChangeRow<Key> }

/** Another guest has saved a cart with an accessory; its quote is Q1. */
const savedBySomeone = async (_: Shopper, world: TestWorld) => {
  const other = await world.shopper()
  await fillCart(other)
  await other.call('cart.addAccessories', { body: accessoryBody([{ id: 'bosun-charger-chalk', qty: 1 }]) })
  await other.call('cart.saveCart', { body: exampleOf('cart.saveCart') })
}

const pendingCredit = async (shopper: Shopper, world: TestWorld) => {
  await readyToOrder(shopper)
  await world.command({ setCredit: { status: 'PE' } })
}

const saveCardFirst = async (shopper: Shopper) => {
  await fillCart(shopper)
  await shopper.call('checkout.selectPayment', { body: { cartInfo: {}, payment: { ...goodCard, saveCard: true } } })
}

/** What changes together. */
const everySession: readonly ViewName[] = [
  'cart lines',
  'cart totals',
  'cart readiness',
  'cart warnings',
  'checkout',
  'express hub',
  'live count',
  'existing cart',
  'bundle',
  'next step',
  'cases',
  'last order',
  'orders',
  'saved cards',
  'favorites',
  'wishlist',
  'product',
  'grid',
  'inventory',
  'recommendations',
  'cookies',
  'state of sessions',
]
const newCart: readonly ViewName[] = [
  'cart lines',
  'cart totals',
  'cart readiness',
  'cart warnings',
  'checkout',
  'express hub',
  'live count',
  'existing cart',
  'next step',
  'cases',
  'cookies',
  'state of carts',
  'state of cases',
]
const items: readonly ViewName[] = [
  'cart lines',
  'cart totals',
  'checkout',
  'express hub',
  'live count',
  'existing cart',
  'next step',
  'cookies',
  'state of carts',
]
const price: readonly ViewName[] = ['cart lines', 'cart totals', 'express hub', 'state of carts']
const form: readonly ViewName[] = ['checkout', 'express hub', 'state of carts']
const line: readonly ViewName[] = ['cart lines', 'express hub', 'state of carts']
const hub: readonly ViewName[] = ['express hub', 'state of carts']
const list: readonly ViewName[] = ['live count', 'favorites', 'wishlist', 'cookies', 'state of wishlists']

/**
 * The views that each change affects when its example is run after the steps that it needs. None where the change
 * only checks something, or extends the session as every call does.
 */
export const changedViews: Table = {
  'cart.addDevice': { views: [...newCart, 'recommendations'] },
  'cart.removeDevice': { views: [...items, 'cart readiness', 'recommendations'] },
  'cart.addAccessories': {
    before: (shopper) => fillCart(shopper),
    body: accessoryBody([{ id: 'bosun-charger-chalk', qty: 1 }]),
    views: [...items, 'bundle'],
  },
  'cart.addPlan': { views: [...price, 'cart readiness', 'checkout', 'next step'] },
  'cart.assignMtn': { views: [...line, 'cart readiness', 'next step'] },
  'cart.holdNumbers': { views: ['state of carts'] },
  'cart.addStep': { views: [...hub, 'next step'] },
  'cart.validateOrder': { views: [] },
  'cart.saveCart': { views: ['next step', 'cases', 'state of carts', 'state of cases'] },
  'cart.addFeatures': { views: [...hub, 'cart totals', 'bundle'] },
  'cart.calculateMultiLineTax': { by: 'prospect', body: { zipCode: '97201' }, views: [...form, 'cart totals'] },
  'cart.updateBarcode': { views: [...price, 'cart warnings'] },
  'cart.e911Address': { views: line },
  'cart.switchSim': { views: line },
  'cart.guestChoice': { by: 'prospect', views: hub },
  'cart.validateCart': { views: [] },
  'cart.addDonation': { views: price },
  'cart.applyPromo': { views: ['cart lines', 'cart totals', 'cart warnings', 'state of carts'] },
  'cart.removePromo': { views: ['cart lines', 'cart totals', 'cart warnings', 'state of carts'] },
  'promo.validateRaf': { views: [...line, 'cart warnings'] },
  'promo.validateFriendsAndFamily': { views: [...price, 'cart warnings'] },
  'promo.vendorValidateAndUpdateCart': { views: [...price, 'cart warnings'] },
  'checkout.updateContact': { views: form },
  'checkout.updateAddress': { views: [...form, 'cart lines'] },
  'checkout.selectShipping': { body: { cartInfo: {}, selectedOptionCode: 'EXPRESS' }, views: [...form, 'cart totals'] },
  'checkout.setAutoPay': { body: { cartInfo: {}, autoPay: false }, views: [...form, 'cart totals', 'next step'] },
  'checkout.selectPayment': { views: [...form, 'cart lines'] },
  'checkout.acceptAgreements': {
    body: { cartInfo: {}, agreementIds: ['customer-agreement', 'device-payment-agreement'] },
    views: form,
  },
  'checkout.placeOrder': {
    views: [...newCart, 'last order', 'orders', 'state of orders', 'grid', 'inventory', 'recommendations'],
  },
  'checkout.findOrder': { views: [] },
  'checkout.reSubmitCredit': { before: pendingCredit, views: ['cart readiness', 'express hub', 'next step'] },
  'payment.paypalAuthenticate': { views: [...form, 'cart lines'] },
  'payment.confirmSubmit': { views: [...form, 'cart lines'] },
  'payment.removeCard': { before: saveCardFirst, views: ['saved cards'] },
  'pricing.saveAcceptedMyofferData': {
    before: (shopper) => fillCart(shopper),
    views: ['cart warnings', 'express hub'],
  },
  'wishlist.addWishlist': { views: list },
  'wishlist.removeWishlist': { views: list },
  'wishlist.subscribe': { views: ['product', 'grid'] },
  'wishlist.subscribeByEmail': { views: [] },
  'wishlist.unsubscribe': { views: ['product', 'grid'] },
  'cases.resumeCase': { views: ['next step', 'cases', 'state of cases'] },
  'session.logout': { views: everySession },
  'session.logoutPage': { views: everySession },
  'session.keepAlive': { views: [] },
  'session.continueGuest': { views: [] },
  'session.clearCache': { views: ['cookies', 'recommendations', 'state of sessions'] },
  'quote.retrieveCartFromQuote': {
    by: 'prospect',
    before: savedBySomeone,
    views: [...newCart, 'bundle', 'recommendations'],
  },
  'quote.retrieveAccessoriesFromQuote': { by: 'prospect', before: savedBySomeone, views: [...newCart, 'bundle'] },
  'tradeIn.addDevice': {
    views: [
      ...price,
      'cart readiness',
      'cart warnings',
      'checkout',
      'existing cart',
      'next step',
      'cases',
      'cookies',
      'state of cases',
    ],
  },
  'chat.livePersonSubmitfeedback': { views: ['state of feedback'] },
}
