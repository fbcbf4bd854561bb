import { worldLimits } from '@soe/contracts'
import type { CartState, WorldDraft } from '@soe/world'
import { dropCart } from './current-cart'

/** Carts that go at once, of which finding them means sorting all. */
const droppedAtOnce = 40

/** A guest's cart that no session leads to any more, such as a saved one, goes before those that are in use. */
const isInUse = (draft: WorldDraft, { owner }: CartState): boolean =>
  !owner.startsWith('session:') || draft.sessions.get(owner.slice('session:'.length)) !== undefined

/** Drops the carts that were changed longest ago where a world has too many. */
export const makeRoomForCart = (draft: WorldDraft) => {
  if (draft.world.collections.carts.size < worldLimits.carts) return
  const carts = draft.carts.values()
  if (carts.length < worldLimits.carts) return
  const rank = (cart: CartState) => (isInUse(draft, cart) ? 1 : 0)
  carts.sort((left, right) => rank(left) - rank(right) || left.updatedAt - right.updatedAt)
  for (const cart of carts.slice(0, droppedAtOnce)) dropCart(draft, cart)
}
