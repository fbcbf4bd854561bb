import type { OperationKey } from '@soe/contracts'
import { audiencesOf, operationOf } from '../../contract/judged-operations'
import type { CheckContext } from '../../run/check'
import { exampleBody, exampleOf } from '../../shopping/examples'
import { whereServed } from '../../shopping/preparations'
import type { Shopper } from '../../shopping/shopper'

/** Reads of what is in the cart and what it costs, the fullest first. */
const cartReads: readonly OperationKey[] = [
  'checkout.getCheckoutDetails',
  'recommendations.getRtCartCount',
  'cart.checkExistingCart',
  'cart.retrieveBundleAccCart',
  'omni.readDL',
  'cases.getCases',
  'cases.getCaseAndCartId',
  'landing.getProcessStep',
]

const wishlistReads: readonly OperationKey[] = [
  'wishlist.retrieveWishlist',
  'wishlist.retrieveFavorites',
  'recommendations.getRtCartCount',
  'omni.readDL',
]

export const isCartRead = (key: OperationKey) => cartReads.includes(key)

export const isWishlistRead = (key: OperationKey) => wishlistReads.includes(key)

const noticeReads: readonly OperationKey[] = ['catalogue.getProduct', 'wishlist.retrieveWishlist']

/** Reads whose answers show what a change did. */
export const readsOf = (key: OperationKey): readonly OperationKey[] => {
  if (key === 'wishlist.subscribe' || key === 'wishlist.unsubscribe') return noticeReads
  if (key.startsWith('wishlist.')) return wishlistReads
  if (key === 'payment.removeCard') return ['payment.listCards', 'checkout.getCheckoutDetails']
  if (key === 'cart.addFeatures')
    return ['checkout.getCheckoutDetails', 'device.getProtectionFeatures', 'cart.retrieveBundleAccCart']
  if (key === 'checkout.placeOrder') return ['checkout.getOrder', 'checkout.listOrders', ...cartReads.slice(1)]
  return operationOf(key).metadata.kind === 'change' && !key.startsWith('session.') ? cartReads : []
}

/** Asks also for the parts that answers have on request alone. */
const everything = {
  customerAgreements: true,
  installmentContracts: true,
  paymentOptions: true,
  shippingOptions: true,
  smsEnabledOptions: true,
}

const requestOf = (key: OperationKey, shopper: Shopper) => {
  if (key === 'catalogue.getProduct') return { query: { productId: 'dev14000017' } }
  if (key === 'checkout.getCheckoutDetails') return { body: exampleBody(key, everything) }
  return exampleOf(key, shopper.audience)
}

/** Reads what the backend offers of them; the calls before say what the answers must be. */
export const readAll = async (context: CheckContext, shopper: Shopper, keys: readonly OperationKey[]) => {
  const { audience } = shopper
  for (const key of keys.filter((one) => audiencesOf(one).includes(audience) && context.isServed(one, audience))) {
    await whereServed(() => shopper.call(key, requestOf(key, shopper)))
  }
}
