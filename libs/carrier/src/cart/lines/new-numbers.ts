import { areaCodeOf } from '@soe/catalogue'
import { type WorldDraft, ServiceFault, type CartState } from '@soe/world'

/** Each area code reserves 555-0100 to 555-0199 for fiction. */
const fictionalNumbers = 100

/** Numbers that are kept for other carts. */
const heldElsewhere = ({ carts, now }: WorldDraft, cart: CartState): ReadonlySet<string> =>
  new Set(
    [...carts.values()].flatMap(({ id, heldNumbers }) =>
      id !== cart.id && heldNumbers && heldNumbers.until > now ? heldNumbers.mtns : [],
    ),
  )

/** A number of the zip code's area that is neither taken nor kept for another cart; undefined where none is left. */
export const freshNumber = (
  draft: WorldDraft,
  cart: CartState,
  taken: ReadonlySet<string>,
  zipCode: string,
): string | undefined => {
  const held = heldElsewhere(draft, cart)
  const start = Math.floor(draft.random() * fictionalNumbers)
  const areaCode = areaCodeOf(zipCode)
  const numbers = Array.from(
    { length: fictionalNumbers },
    (_, step) => `${areaCode}55501${String((start + step) % fictionalNumbers).padStart(2, '0')}`,
  )
  return numbers.find((mtn) => !taken.has(mtn) && !held.has(mtn))
}

/** How long a number that was offered is kept for the cart. */
export const holdMilliseconds = 15 * 60_000

/** The number, if it was offered to the cart and is still kept for it. */
export const heldNumber = ({ now }: WorldDraft, { heldNumbers }: CartState, mtn: string): string => {
  const isHeld = heldNumbers?.mtns.includes(mtn) && heldNumbers.until > now
  if (!isHeld) throw new ServiceFault('ITEM_NOT_FOUND', [{ field: 'number.mtn', issue: 'the number has gone' }])
  return mtn
}
