import { findAccessorySku, findDeviceSku } from '@soe/catalogue'
import { answerMessages, type BodyOf } from '@soe/contracts'
import { defaultLine, maximumQuantity, placeholderNumber } from '@soe/rules'
import { ServiceFault, type AccessoryState, type CartLineState, type CartState, type WorldDraft } from '@soe/world'
import { stockedAccessory } from '../stock/stock'
import { isFilled } from '../lines/line-kind'

export type AccessoryRequest = BodyOf<'cart.addAccessories'>['data']['lines'][number]

const requireAccessory = (draft: WorldDraft, { id, qty }: { id: string; qty: number }): AccessoryState => {
  const found = stockedAccessory(draft, id)
  if (!found) throw new ServiceFault('ITEM_NOT_FOUND', [{ field: 'addAccessories.id' }])
  if (qty > maximumQuantity) throw new ServiceFault('QUANTITY_LIMIT', [{ field: 'addAccessories.qty' }])
  return { skuId: id, productId: found.model.productId, qty }
}

const isFor = (mtn: string) => (line: CartLineState) => line.lineId === mtn || line.number?.mtn === mtn

const isPlaceholder = (mtn: string) => mtn === defaultLine || mtn === placeholderNumber

/** The line with the number; the default line and the placeholder number mean the line of accessories alone. */
const withLine = (cart: CartState, mtn: string): { cart: CartState; lineId: string } => {
  const named = cart.lines.find(isFor(mtn))
  if (named) return { cart, lineId: named.lineId }
  if (!isPlaceholder(mtn)) throw new ServiceFault('ITEM_NOT_FOUND', [{ field: 'mtn' }])
  const alone = cart.lines.find(({ activity }) => activity === 'ACC')
  if (alone) return { cart, lineId: alone.lineId }
  const sequence = cart.lineCount + 1
  const line: CartLineState = { lineId: `newLine${sequence}`, sequence, activity: 'ACC', accessories: [] }
  return { cart: { ...cart, lines: [...cart.lines, line], lineCount: sequence }, lineId: line.lineId }
}

const isSku = (id: string) => (findAccessorySku(id) ?? findDeviceSku(id)) !== undefined

const notInCart = (id: string) =>
  isSku(id) ? new ServiceFault('3000') : new ServiceFault('3000', [], answerMessages.ACCESSORY_UNKNOWN.en)

const isOf = (id: string) => (item: AccessoryState) => item.skuId === id

/** Empties an accessory in its place: one that is added again in the same call stays there. */
const emptied = (accessories: readonly AccessoryState[], id: string): readonly AccessoryState[] => {
  if (!accessories.some((item) => item.skuId === id && item.qty > 0)) throw notInCart(id)
  return accessories.map((item) => (item.skuId === id ? { ...item, qty: 0 } : item))
}

/** Adds to the quantity that the line has. */
const withMore =
  (draft: WorldDraft) =>
  (accessories: readonly AccessoryState[], { id, qty }: { id: string; qty: number }): readonly AccessoryState[] => {
    const held = accessories.find(isOf(id))
    const item = requireAccessory(draft, { id, qty: (held?.qty ?? 0) + qty })
    return held ? accessories.map((kept) => (kept === held ? item : kept)) : [...accessories, item]
  }

const changedAccessories = (
  draft: WorldDraft,
  accessories: readonly AccessoryState[],
  { addAccessories = [], removeAccessories = [] }: AccessoryRequest,
): readonly AccessoryState[] =>
  addAccessories
    .reduce(withMore(draft), removeAccessories.map(({ id }) => id).reduce(emptied, accessories))
    .filter(({ qty }) => qty > 0)

/** Changes the accessories of one line; a line left with nothing is removed. */
export const withLineAccessories = (draft: WorldDraft, given: CartState, request: AccessoryRequest): CartState => {
  const { cart, lineId } = withLine(given, request.mtn)
  const lines = cart.lines.map((line) =>
    line.lineId === lineId ? { ...line, accessories: changedAccessories(draft, line.accessories, request) } : line,
  )
  const hasAdded = (request.addAccessories ?? []).length > 0
  return { ...cart, lines: lines.filter(isFilled), ...(hasAdded && { lastAddedLineId: lineId }) }
}
