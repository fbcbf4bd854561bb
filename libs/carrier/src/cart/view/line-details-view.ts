import { findPromotions } from '@soe/catalogue'
import type { CartView } from '@soe/contracts'
import type { CartLineState, CartState, WorldDraft } from '@soe/world'
import { tradeInDetailOf } from '../../trade-in/view/trade-in-view'
import { cartItemCount } from '../lines/cart-count'
import { isExpired } from '../pricing/live-promotions'
import { paymentPartsOf } from '../../payment/provider/payment-parts'
import type { PricedCart } from '../pricing/priced-cart'
import { viewDonation } from './donation-view'
import { viewLine } from './line-view'

type LineDetails = CartView['lineDetails']

const idsOf = (lines: readonly CartLineState[], keep: (line: CartLineState) => boolean) =>
  lines.filter(keep).map(({ lineId }) => lineId)

const idsByKind = ({ lines }: CartState) => ({
  allLines: idsOf(lines, () => true),
  deviceLines: idsOf(lines, ({ device }) => device !== undefined),
  eupLines: idsOf(lines, ({ activity }) => activity === 'EUP'),
  linesWithAcc: idsOf(lines, ({ accessories }) => accessories.length > 0),
  byodLines: idsOf(lines, ({ activity }) => activity === 'BYOD' || activity === 'NSEBYOD'),
  byodEUPLines: idsOf(lines, ({ activity }) => activity === 'EUPBYOD'),
})

/** The line that was added to last, while the cart has it. */
const lastAddedOf = ({ lines, lastAddedLineId }: CartState) => {
  const line = lines.find(({ lineId }) => lineId === lastAddedLineId)
  return line && { lastItemAddedLine: line.lineId }
}

const couponsOf = ({ promoCodes }: CartState, now: number): LineDetails['couponDetails'] =>
  findPromotions(promoCodes).map((promotion) => ({
    couponCode: promotion.code,
    couponValid: !isExpired(promotion, now),
  }))

const lineInfoOf = (draft: WorldDraft, cart: CartState, priced: PricedCart): LineDetails['lineInfo'] =>
  Object.fromEntries(
    cart.lines.map((line, index) => [
      line.lineId,
      { ...viewLine(draft, cart, line, priced), ...(index === 0 && viewDonation(cart)) },
    ]),
  )

export const viewLineDetails = (draft: WorldDraft, cart: CartState, priced: PricedCart): LineDetails => ({
  lineInfo: lineInfoOf(draft, cart, priced),
  ...idsByKind(cart),
  ...lastAddedOf(cart),
  numOfLines: cart.lines.length,
  numOfLinesWithDevices: cart.lines.filter(({ device }) => device).length,
  numOfAccessoryAndDeviceItemsInCart: cartItemCount(cart),
  tradeInDetail: tradeInDetailOf(cart),
  couponDetails: couponsOf(cart, draft.now),
  payments: paymentPartsOf(draft, cart, Math.round(priced.totals.dueToday * 100)),
})
