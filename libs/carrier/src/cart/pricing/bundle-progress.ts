import type { AnswerOf } from '@soe/contracts'
import { nextBundleTier } from '@soe/rules'
import type { Caller } from '../../account/caller'
import { findCart } from '../access/cart-access'
import { priceCartState } from './cart-pricing'
import type { WorldDraft } from '@soe/world'

type BundleAccessoryDetail = AnswerOf<'cart.retrieveBundleAccCart'>['bundleAccessoryDetail']

const noBundle = { eligibleUnits: 0, rate: 0, discountCents: 0 }

/** How far the cart's accessories are towards the bundle discount; an empty cart is at the start. */
export const bundleProgress = (draft: WorldDraft, caller: Caller, cartId?: string): BundleAccessoryDetail => {
  const cart = findCart(draft, caller, cartId)
  const bundle = cart ? priceCartState(cart, draft.now).price.bundle : noBundle
  const next = nextBundleTier(bundle.eligibleUnits)
  return {
    eligibleQuantity: bundle.eligibleUnits,
    discountPercent: bundle.rate,
    discountAmount: bundle.discountCents / 100,
    itemsToNextTier: next?.unitsMissing ?? 0,
    nextDiscountPercent: next?.rate ?? bundle.rate,
  }
}
