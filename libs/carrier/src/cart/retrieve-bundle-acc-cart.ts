import { nextBundleTier } from '@soe/rules'
import type { CarrierOperation } from '../operation/carrier-operation'
import { success } from '../operation/success'
import { findCart } from './access/cart-access'
import { priceCartState } from './pricing/cart-pricing'

const noBundle = { eligibleUnits: 0, rate: 0, discountCents: 0 }

/** How many accessories the next tier of the bundle discount needs. */
export const retrieveBundleAccCart: CarrierOperation<'cart.retrieveBundleAccCart'> = ({ draft, body, ...caller }) => {
  const cart = findCart(draft, caller, body.cartInfo.cartId)
  const bundle = cart ? priceCartState(cart, draft.now).price.bundle : noBundle
  const next = nextBundleTier(bundle.eligibleUnits)
  return {
    ...success,
    bundleAccessoryDetail: {
      eligibleQuantity: bundle.eligibleUnits,
      discountPercent: bundle.rate,
      discountAmount: bundle.discountCents / 100,
      itemsToNextTier: next?.unitsMissing ?? 0,
      nextDiscountPercent: next?.rate ?? bundle.rate,
    },
  }
}
