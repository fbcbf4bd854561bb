import type { WorldDraft, CaseState } from '@soe/world'
import { everyCart, lockCart as putLock, unlockCart as deleteLock } from '../domain/cart/cart-lock'
import type { CarrierCommand } from './carrier-command'
import { named, optionalDuration, idsOf, unknownSubject } from './subjects'

const requireCart = (draft: WorldDraft, cartId: string): string => {
  if (draft.carts.get(cartId)) return cartId
  throw unknownSubject('cart', cartId, idsOf(draft.carts.values()))
}

export const lockCart: CarrierCommand<'lockCart'> = (draft, { cartId: given, channel, ttl, unlockChannel }) => {
  const cartId = named(given)
  const lockId = cartId === undefined ? everyCart : requireCart(draft, cartId)
  putLock(draft, lockId, channel, optionalDuration(ttl), unlockChannel)
  return cartId === undefined ? draft.carts.values().length : 1
}

export const unlockCart: CarrierCommand<'unlockCart'> = (draft, { cartId: given }) => {
  const cartId = named(given)
  const released = draft.locks.values().filter(({ id }) => cartId === undefined || id === cartId)
  for (const { id } of released) deleteLock(draft, id)
  return released.length
}

/** The named case, or every case. */
const casesFor = (draft: WorldDraft, caseId: string | undefined): CaseState[] => {
  if (caseId === undefined) return draft.cases.values()
  const found = draft.cases.get(caseId)
  if (!found) throw unknownSubject('case', caseId, idsOf(draft.cases.values()))
  return [found]
}

/** The other channel holds the cart, and the shop is to resume the case once it lets go. */
export const handOverCase: CarrierCommand<'handOverCase'> = (draft, { caseId, channel, ttl }) => {
  const cases = casesFor(draft, named(caseId))
  for (const found of cases) {
    putLock(draft, found.cartId, channel, optionalDuration(ttl))
    draft.cases.put({ ...found, triggerResumeCase: true })
  }
  return cases.length
}
