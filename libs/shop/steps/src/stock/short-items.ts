import type { CartAccessory, CartDevice, CartLine, CartView } from '@soe/contracts'

type Item = CartDevice | CartAccessory

export interface ShortRow {
  readonly lineId: string
  readonly qty: number
  /** How many of it the row keeps where the first rows take what is left. */
  readonly keeps: number
}

/** An item that can't be ordered in the number that all rows of the cart hold together. */
export interface ShortItem {
  readonly line: CartLine
  readonly item: Item
  readonly left: number
  readonly rows: readonly ShortRow[]
}

export const isAccessory = (item: Item): item is CartAccessory => 'qty' in item

const itemsOf = (line: CartLine) =>
  [...(line.deviceItem ? [line.deviceItem] : []), ...line.accessories].map((item) => ({ line, item }))

type Held = ReturnType<typeof itemsOf>[number]

const rowsOf = (held: readonly Held[], left: number): ShortRow[] => {
  let rest = left
  return held.map(({ line: { lineId }, item }) => {
    const qty = isAccessory(item) ? item.qty : 1
    const keeps = Math.min(qty, rest)
    rest -= keeps
    return { lineId, qty, keeps }
  })
}

export const shortItemsOf = ({ lineDetails: { allLines, lineInfo } }: Pick<CartView, 'lineDetails'>): ShortItem[] => {
  const short = allLines
    .flatMap((lineId) => lineInfo[lineId] ?? [])
    .flatMap(itemsOf)
    .filter(({ item }) => item.unitsLeft !== undefined)
  const isFirst = ({ item }: Held, index: number) =>
    short.findIndex((other) => other.item.itemCode === item.itemCode) === index
  return short.filter(isFirst).map((first) => {
    const left = first.item.unitsLeft ?? 0
    const held = short.filter(({ item }) => item.itemCode === first.item.itemCode)
    return { ...first, left, rows: rowsOf(held, left) }
  })
}

/** The item as a shopper tells it from others: Pip Earbuds, Chalk. */
export const itemName = ({ item: { description, color } }: Pick<ShortItem, 'item'>): string =>
  [description, color].filter(Boolean).join(', ')
