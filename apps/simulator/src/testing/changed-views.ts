import type { BodyInputOf, OperationKey } from '@soe/contracts'
import type { PersonaId } from '@soe/world'
import { accessoryBody, fillCart, readyToOrder } from './shop-steps'
import { exampleOf } from './before-example'
import type { Shopper } from './create-shopper'
import type { TestWorld } from './start-simulator'
import type { ViewName } from './views'

export interface ChangeRow<Key extends OperationKey = OperationKey> {
  /** Every view that must change with it; all others must stay. */
  readonly views: readonly ViewName[]
  /** Who does it; else the first audience that it serves. */
  readonly by?: PersonaId
  /** Comes before, in the place of what its example needs. */
  readonly before?: (shopper: Shopper, world: TestWorld) => Promise<unknown>
  /** In the place of its example. */
  readonly body?: BodyInputOf<Key>
}

type Table = { readonly [Key in OperationKey]?: ChangeRow<Key> }

/** Another guest saved a cart with an accessory: its quote is Q1. */
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

/**
 * Every view that changes with each change, done as its example says after what makes sense of it. None where it
 * only asks, or moves the end of the session, which every call does.
 */
export const changedViews: Table = {
  'cart.addDevice': {
    views: [
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
    ],
  },
  'cart.removeDevice': {
    views: [
      'cart lines',
      'cart totals',
      'cart readiness',
      'checkout',
      'express hub',
      'live count',
      'existing cart',
      'next step',
      'cookies',
      'state of carts',
    ],
  },
  'cart.addAccessories': {
    before: (shopper) => fillCart(shopper),
    body: accessoryBody([{ id: 'bosun-charger-chalk', qty: 1 }]),
    views: [
      'cart lines',
      'cart totals',
      'checkout',
      'express hub',
      'live count',
      'existing cart',
      'bundle',
      'next step',
      'cookies',
      'state of carts',
    ],
  },
  'cart.addPlan': {
    views: ['cart lines', 'cart totals', 'cart readiness', 'express hub', 'next step', 'state of carts'],
  },
  'cart.assignMtn': { views: ['cart lines', 'cart readiness', 'express hub', 'next step', 'state of carts'] },
  'cart.addStep': { views: ['express hub', 'next step', 'state of carts'] },
  'cart.validateOrder': { views: [] },
  'cart.saveCart': { views: ['next step', 'cases', 'state of carts', 'state of cases'] },
  'cart.addFeatures': { views: ['cart totals', 'express hub', 'state of carts'] },
  'cart.calculateMultiLineTax': {
    by: 'prospect',
    body: { zipCode: '97201' },
    views: ['cart totals', 'express hub', 'state of carts'],
  },
  'cart.updateBarcode': { views: ['cart lines', 'cart totals', 'cart warnings', 'express hub', 'state of carts'] },
  'cart.e911Address': { views: ['cart lines', 'express hub', 'state of carts'] },
  'cart.switchSim': { views: ['cart lines', 'express hub', 'state of carts'] },
  'cart.guestChoice': { by: 'prospect', views: ['express hub', 'state of carts'] },
  'cart.validateCart': { views: [] },
  'cart.addDonation': { views: ['cart lines', 'cart totals', 'express hub', 'state of carts'] },
  'cart.applyPromo': { views: ['cart lines', 'cart totals', 'cart warnings', 'state of carts'] },
  'cart.removePromo': { views: ['cart lines', 'cart totals', 'cart warnings', 'state of carts'] },
  'promo.validateRaf': { views: ['cart lines', 'cart warnings', 'express hub', 'state of carts'] },
  'promo.validateFriendsAndFamily': {
    views: ['cart lines', 'cart totals', 'cart warnings', 'express hub', 'state of carts'],
  },
  'promo.vendorValidateAndUpdateCart': {
    views: ['cart lines', 'cart totals', 'cart warnings', 'express hub', 'state of carts'],
  },
  'checkout.updateContact': { views: ['checkout', 'express hub', 'state of carts'] },
  'checkout.updateAddress': { views: ['cart lines', 'checkout', 'express hub', 'state of carts'] },
  'checkout.selectShipping': {
    body: { cartInfo: {}, selectedOptionCode: 'EXPRESS' },
    views: ['cart totals', 'checkout', 'express hub', 'state of carts'],
  },
  'checkout.selectPayment': { views: ['cart lines', 'checkout', 'express hub', 'state of carts'] },
  'checkout.acceptAgreements': {
    body: { cartInfo: {}, agreementIds: ['customer-agreement', 'device-payment-agreement'] },
    views: ['checkout', 'express hub', 'state of carts'],
  },
  'checkout.placeOrder': {
    views: [
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
      'last order',
      'cookies',
      'state of carts',
      'state of cases',
      'state of orders',
    ],
  },
  'checkout.reSubmitCredit': { before: pendingCredit, views: ['cart readiness', 'express hub', 'next step'] },
  'payment.paypalAuthenticate': { views: ['cart lines', 'checkout', 'express hub', 'state of carts'] },
  'payment.confirmSubmit': { views: ['cart lines', 'checkout', 'express hub', 'state of carts'] },
  'pricing.saveAcceptedMyofferData': {
    before: (shopper) => fillCart(shopper),
    views: ['cart warnings', 'express hub'],
  },
  'wishlist.addWishlist': { views: ['live count', 'favorites', 'wishlist', 'cookies', 'state of wishlists'] },
  'wishlist.removeWishlist': { views: ['live count', 'favorites', 'wishlist', 'cookies', 'state of wishlists'] },
  'wishlist.subscribe': { views: ['product'] },
  'wishlist.unsubscribe': { views: ['product'] },
  'cases.resumeCase': { views: ['next step', 'cases', 'state of cases'] },
  'session.logout': {
    views: [
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
      'favorites',
      'wishlist',
      'product',
      'cookies',
      'state of sessions',
    ],
  },
  'session.logoutPage': {
    views: [
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
      'favorites',
      'wishlist',
      'product',
      'cookies',
      'state of sessions',
    ],
  },
  'session.keepAlive': { views: [] },
  'session.continueGuest': { views: [] },
  'session.clearCache': { views: ['cookies', 'state of sessions'] },
  'quote.retrieveCartFromQuote': {
    by: 'prospect',
    before: savedBySomeone,
    views: [
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
      'cookies',
      'state of carts',
      'state of cases',
    ],
  },
  'quote.retrieveAccessoriesFromQuote': {
    by: 'prospect',
    before: savedBySomeone,
    views: [
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
      'cookies',
      'state of carts',
      'state of cases',
    ],
  },
  'tradeIn.addDevice': {
    views: [
      'cart lines',
      'cart totals',
      'cart readiness',
      'cart warnings',
      'checkout',
      'express hub',
      'existing cart',
      'next step',
      'cases',
      'cookies',
      'state of carts',
      'state of cases',
    ],
  },
  'chat.livePersonSubmitfeedback': { views: ['state of feedback'] },
}
