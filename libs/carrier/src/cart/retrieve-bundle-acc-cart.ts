import { nextBundleTier } from '@soe/rules'
import type { CartState, WorldDraft } from '@soe/world'
import { accountStateOf } from '../domain/account/account'
import type { Caller } from '../operation/caller'
import { ownerOf } from '../domain/account/identity'
import { homeEligibility } from '../domain/protection/protection'
import { type CarrierOperation, success } from '../operation/carrier-operation'
import { findCart } from '../domain/cart/cart-access'
import { priceCartState } from '../domain/pricing/cart-pricing'

const noBundle = { eligibleUnits: 0, rate: 0, discountCents: 0 }

const homeFlags = (draft: WorldDraft, caller: Caller, cart: CartState | undefined) => {
  const { homeFeatureIds = [] } = accountStateOf(draft, ownerOf(caller.session))
  const { isVzHdaInAccount: _, ...flags } = homeEligibility(
    { cart, line: undefined, device: undefined, homeFeatureIds },
    caller,
  )
  return flags
}

/** How many accessories the next tier of the bundle discount needs. */
export const retrieveBundleAccCart: CarrierOperation<'cart.retrieveBundleAccCart'> = ({ draft, body, ...caller }) => {
  const cart = findCart(draft, caller, body.cartInfo.cartId)
  const bundle = cart ? priceCartState(cart, draft).price.bundle : noBundle
  const next = nextBundleTier(bundle.eligibleUnits)
  return {
    ...success,
    bundleAccessoryDetail: {
      eligibleQuantity: bundle.eligibleUnits,
      discountPercent: bundle.rate,
      discountAmount: bundle.discountCents / 100,
      itemsToNextTier: next?.unitsMissing ?? 0,
      nextDiscountPercent: next?.rate ?? bundle.rate,
      ...homeFlags(draft, caller, cart),
    },
  }
}
