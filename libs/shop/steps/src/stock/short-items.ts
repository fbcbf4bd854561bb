import type { CartAccessory, CartDevice, CartLine, CartView } from '@soe/contracts'

/** An item of the cart that can't be ordered in the number that the cart holds. */
export interface ShortItem {
  line: CartLine
  item: CartDevice | CartAccessory
  /** Pieces that can still be ordered. */
  left: number
}

const itemsOf = ({ deviceItem, accessories }: CartLine): (CartDevice | CartAccessory)[] => [
  ...(deviceItem ? [deviceItem] : []),
  ...accessories,
]

export const shortItemsOf = ({ lineDetails: { allLines, lineInfo } }: Pick<CartView, 'lineDetails'>): ShortItem[] =>
  allLines
    .flatMap((lineId) => lineInfo[lineId] ?? [])
    .flatMap((line) =>
      itemsOf(line).flatMap((item) => (item.unitsLeft === undefined ? [] : { line, item, left: item.unitsLeft })),
    )

/** The item as a shopper tells it from others: Pip Earbuds, Chalk. */
export const itemName = ({ item: { description, color } }: Pick<ShortItem, 'item'>): string =>
  [description, color].filter(Boolean).join(', ')
