import { ServiceFault } from './service-fault'
import type { WorldDraft } from './draft'
import type { CartLockState, CartState } from './state'

/** How long a lock holds where no one says. */
export const defaultLockMinutes = 15

/** The lock that holds the cart now, if any. */
export const findLock = (draft: WorldDraft, cartId: string): CartLockState | undefined => {
  const lock = draft.locks.get(cartId)
  return lock && draft.now < lock.expiresAt ? lock : undefined
}

export const lockCart = (draft: WorldDraft, cartId: string, channel: string, ttl = defaultLockMinutes * 60_000) =>
  draft.locks.put({ id: cartId, channel, lockedAt: draft.now, expiresAt: draft.now + ttl })

/** The id of the lock that covers every cart of the world, those yet to come included. */
export const everyCart = '*'

export const unlockCart = (draft: WorldDraft, cartId: string) => draft.locks.delete(cartId)

/** Throws the lock error where another channel holds the cart. */
export const assertNotLocked = (draft: WorldDraft, cart: CartState, channel: string) => {
  const lock = findLock(draft, cart.id) ?? findLock(draft, everyCart)
  if (lock && lock.channel !== channel) throw new ServiceFault('CART_LOCKED', [{ lockedChannelID: lock.channel }])
}
