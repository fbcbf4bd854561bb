import { ServiceFault, type WorldDraft, type CartLockState, type CartState } from '@soe/world'

const defaultLockMinutes = 15

/** The id of the lock that covers every cart of the world, including future ones. */
export const everyCart = '*'

const liveLock = (draft: WorldDraft, id: string): CartLockState | undefined => {
  const lock = draft.locks.get(id)
  return lock && draft.now < lock.expiresAt ? lock : undefined
}

const coveringLock = (draft: WorldDraft, cartId: string): CartLockState | undefined => {
  const all = liveLock(draft, everyCart)
  return all?.except?.includes(cartId) ? undefined : all
}

/** The cart's lock, if any: its own or the one that covers every cart, whichever came later. */
export const findLock = (draft: WorldDraft, cartId: string): CartLockState | undefined => {
  const own = liveLock(draft, cartId)
  const covering = coveringLock(draft, cartId)
  return own && covering && covering.lockedAt < own.lockedAt ? own : (covering ?? own)
}

export const lockCart = (
  draft: WorldDraft,
  cartId: string,
  channel: string,
  ttl = defaultLockMinutes * 60_000,
  unlockChannel?: CartLockState['unlockChannel'],
) =>
  draft.locks.put({
    id: cartId,
    channel,
    lockedAt: draft.now,
    expiresAt: draft.now + ttl,
    ...(unlockChannel && { unlockChannel }),
  })

export const unlockCart = (draft: WorldDraft, cartId: string) => draft.locks.delete(cartId)

/** Unlocks one cart; a lock that covers every cart still holds the others. */
export const takeOverCart = (draft: WorldDraft, cartId: string) => {
  unlockCart(draft, cartId)
  const all = liveLock(draft, everyCart)
  if (all) draft.locks.put({ ...all, except: [...new Set([...(all.except ?? []), cartId])] })
}

/** Throws CART_LOCKED if another channel holds the cart. */
export const assertNotLocked = (draft: WorldDraft, cart: CartState, channel: string) => {
  const lock = findLock(draft, cart.id)
  if (lock && lock.channel !== channel) throw new ServiceFault('CART_LOCKED', [{ lockedChannelID: lock.channel }])
}
