import { findPromotion } from '@soe/catalogue'
import type { CartLineState, CartState, TradeInState, WorldDraft } from '@soe/world'
import { maximumQuantity } from '@soe/rules'
import { tradeInsOf } from '../trade-in/trade-in-items'
import { dropCart } from './current-cart'
import { featuresWantedBy } from './give-cart'

const joined = <Item>(first: readonly Item[] = [], second: readonly Item[] = [], keyOf: (item: Item) => string) => {
  const known = new Set(first.map(keyOf))
  return [...first, ...second.filter((item) => !known.has(keyOf(item)))]
}

/** A cart takes one promotion of each kind, except for bar codes. */
const promotionKey = (code: string): string => {
  const kind = findPromotion(code)?.kind
  return kind === undefined || kind === 'barcode' ? code : kind
}

/** The parts of the whole order; the remaining cart's win where an order takes one alone. */
const orderParts = (draft: WorldDraft, from: CartState, to: CartState): Partial<CartState> => {
  const promoCodes = joined(to.promoCodes, from.promoCodes, promotionKey)
  const accountFeatures = joined(to.accountFeatures, featuresWantedBy(draft, to.owner, from), ({ id }) => id)
  const donation = to.donation ?? from.donation
  return {
    ...(promoCodes.length > 0 && { promoCodes }),
    ...(accountFeatures.length > 0 && { accountFeatures }),
    ...(donation && { donation }),
  }
}

const renumbered = ({ lines }: CartState, { lineCount }: CartState): CartLineState[] =>
  lines.map((line, index) => ({
    ...line,
    lineId: `newLine${lineCount + index + 1}`,
    sequence: lineCount + index + 1,
  }))

const movedTradeIns = (from: CartState, moved: readonly CartLineState[]): TradeInState[] => {
  const lineIds = new Map(from.lines.map(({ lineId }, index) => [lineId, moved[index]?.lineId]))
  return tradeInsOf(from).map(({ lineId = '', ...item }) => {
    const movedTo = lineIds.get(lineId)
    return { ...item, ...(movedTo && { lineId: movedTo }) }
  })
}

const isOfAccessories = ({ activity }: CartLineState) => activity === 'ACC'

const isKept = (line: CartLineState) => !isOfAccessories(line) || line.accessories.length > 0

/** What a row takes of one more piece or several: up to the limit. */
const topUp = (line: CartLineState, { skuId, qty }: CartLineState['accessories'][number]) => {
  const held = line.accessories.find((item) => item.skuId === skuId)
  const taken = held ? Math.min(qty, maximumQuantity - held.qty) : 0
  const accessories = line.accessories.map((item) => (item === held ? { ...item, qty: item.qty + taken } : item))
  return { line: { ...line, accessories }, taken }
}

/** Lines with those that come to them: an accessory on no device joins the row of its kind, as far as that has room. */
const joinedLines = (lines: readonly CartLineState[], moved: readonly CartLineState[]): readonly CartLineState[] => {
  const host = lines.findLast(isOfAccessories)
  if (!host) return [...lines, ...moved]
  let filled = host
  const left = moved.map((line) => {
    if (!isOfAccessories(line)) return line
    const accessories = line.accessories.flatMap((item) => {
      const { line: next, taken } = topUp(filled, item)
      filled = next
      return taken === item.qty ? [] : [{ ...item, qty: item.qty - taken }]
    })
    return { ...line, accessories }
  })
  return [...lines.map((line) => (line === host ? filled : line)), ...left.filter(isKept)]
}

/** Moves the lines of one cart to the end of another, and drops the first with its case and its lock. */
export const appendCart = (draft: WorldDraft, from: CartState, to: CartState): CartState => {
  const moved = renumbered(from, to)
  const tradeIns = movedTradeIns(from, moved)
  dropCart(draft, from)
  return draft.carts.put({
    ...to,
    ...orderParts(draft, from, to),
    lines: joinedLines(to.lines, moved),
    lineCount: to.lineCount + moved.length,
    ...((to.tradeIns || tradeIns.length > 0) && { tradeIns: [...tradeInsOf(to), ...tradeIns] }),
    acceptedAgreementIds: [],
    updatedAt: draft.now,
  })
}
