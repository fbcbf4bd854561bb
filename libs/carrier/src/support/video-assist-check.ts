import type { Store } from '@soe/contracts'
import { findStore } from '@soe/catalogue'
import type { WorldDraft } from '@soe/world'
import type { Caller } from '../operation/caller'
import { accountOf, ownerOf } from '../domain/account/identity'
import { findCart } from '../domain/cart/cart-access'
import { nearestStore } from '../domain/stock/stores'
import type { CarrierOperation } from '../operation/carrier-operation'
import { supportOf } from '../domain/support/support-settings'
import { hasEnoughVideoAgents } from '@soe/rules'

/** The store where the cart is picked up, else the nearest to the cart's or the account's zip code. */
const storeOf = (draft: WorldDraft, caller: Caller): Store => {
  const cart = findCart(draft, caller)
  const zipCode = cart?.zipCode ?? accountOf(ownerOf(caller.session))?.address.zipCode
  return findStore(cart?.locationCode) ?? nearestStore(zipCode)
}

/** Whether enough specialists of the shopper's store are free for video; the hour is the shopper's own. */
export const videoAssistCheck: CarrierOperation<'support.videoAssistCheck'> = ({ draft, ...caller }) => ({
  enableVideoAssist: hasEnoughVideoAgents(supportOf(draft).videoAgents),
  locationCode: storeOf(draft, caller).locationCode,
})
