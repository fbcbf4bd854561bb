import { stateOfZip } from '@soe/catalogue'
import { isoInstant } from '@soe/rules'
import type { CartState } from '@soe/world'
import { type CarrierOperation, success } from '../operation/carrier-operation'
import { existingCart, touchCart } from '../domain/cart/cart-access'
import { freshNumber, holdMilliseconds } from './lines/new-numbers'

const offered = 4

/** Neither a line's own number nor one that was just offered: who asks again wants others. */
const takenBy = ({ lines, heldNumbers }: CartState): string[] => [
  ...lines.flatMap(({ number }) => number?.mtn ?? []),
  ...(heldNumbers?.mtns ?? []),
]

export const holdNumbers: CarrierOperation<'cart.holdNumbers'> = ({ draft, body, ...caller }) => {
  const cart = existingCart(draft, caller, body.cartInfo.cartId)
  const taken = new Set(takenBy(cart))
  const mtns = Array.from({ length: offered }).flatMap(() => {
    const mtn = freshNumber(draft, cart, taken, body.zipCode)
    if (mtn === undefined) return []
    taken.add(mtn)
    return [mtn]
  })
  const until = draft.now + holdMilliseconds
  touchCart(draft, { ...cart, heldNumbers: { mtns, until } })
  const state = stateOfZip(body.zipCode)
  return {
    ...success,
    numbers: mtns.map((mtn) => ({ mtn, ...(state && { state }) })),
    heldUntil: isoInstant(until),
  }
}
