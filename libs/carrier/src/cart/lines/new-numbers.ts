import { areaCodeOf } from '@soe/catalogue'
import { type WorldDraft, ServiceFault, type CartState } from '@soe/world'

/** Each area code reserves 555-0100 to 555-0199 for fiction. */
const fictionalNumbers = 100

/** A number of the zip code's area that the cart doesn't have yet. */
export const freshNumber = (draft: WorldDraft, taken: ReadonlySet<string>, zipCode: string): string => {
  const start = Math.floor(draft.random() * fictionalNumbers)
  const numbers = Array.from(
    { length: fictionalNumbers },
    (_, step) => `${areaCodeOf(zipCode)}55501${String((start + step) % fictionalNumbers).padStart(2, '0')}`,
  )
  return numbers.find((mtn) => !taken.has(mtn)) ?? `${areaCodeOf(zipCode)}5550100`
}

/** How long a number that was offered is kept for the cart. */
export const holdMilliseconds = 15 * 60_000

/** The number, if it was offered to the cart and is still kept for it. */
export const heldNumber = ({ now }: WorldDraft, { heldNumbers }: CartState, mtn: string): string => {
  const isHeld = heldNumbers?.mtns.includes(mtn) && heldNumbers.until > now
  if (!isHeld) throw new ServiceFault('ITEM_NOT_FOUND', [{ field: 'number.mtn', issue: 'the number has gone' }])
  return mtn
}
