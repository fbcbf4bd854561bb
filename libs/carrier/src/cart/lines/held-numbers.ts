import { ServiceFault, type CartState, type WorldDraft } from '@soe/world'

/** How long a number that was offered is kept for the cart. */
export const holdMilliseconds = 15 * 60_000

/** The number, if it was offered to the cart and is still kept for it. */
export const heldNumber = ({ now }: WorldDraft, { heldNumbers }: CartState, mtn: string): string => {
  const isHeld = heldNumbers?.mtns.includes(mtn) && heldNumbers.until > now
  if (!isHeld) throw new ServiceFault('ITEM_NOT_FOUND', [{ field: 'number.mtn', issue: 'the number has gone' }])
  return mtn
}
