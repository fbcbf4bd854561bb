import type { CartAccessory } from '@soe/contracts'
import { addAccessories } from '@soe/contracts/routes'
import { useChange, useTexts } from '@soe/shop-platform'
import { announce } from '@soe/ui'
import { checkoutTexts } from '../checkout-texts'

export interface Move {
  item: CartAccessory
  from: string
  to: string
  /** The place of its new line in the list. */
  position: number
}

/** Moves an accessory to another line's parcel: one call takes it off its line and adds it to the other. */
export const useMoveAccessory = () => {
  const texts = useTexts(checkoutTexts)
  const { mutate, isPending, error } = useChange(addAccessories, { meta: { showsError: true } })
  const move = ({ item: { itemCode: id, qty, description }, from, to, position }: Move) =>
    mutate(
      {
        cartInfo: {},
        data: {
          lines: [
            { mtn: from, removeAccessories: [{ id, qty }] },
            { mtn: to, addAccessories: [{ id, qty }] },
          ],
        },
      },
      { onSuccess: () => announce(texts.movedTo(description, position)) },
    )
  return { move, isPending, error }
}
