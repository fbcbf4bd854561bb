import { unlockCart as deleteLock } from '../domain/cart/cart-lock'
import type { CarrierCommand } from './carrier-command'
import { named } from './subjects'

export const unlockCart: CarrierCommand<'unlockCart'> = (draft, { cartId: given }) => {
  const cartId = named(given)
  const released = draft.locks.values().filter(({ id }) => cartId === undefined || id === cartId)
  for (const { id } of released) deleteLock(draft, id)
  return released.length
}
