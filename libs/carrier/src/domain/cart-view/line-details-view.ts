import type { CartLine, CartView, Language } from '@soe/contracts'
import type { CartState, CartLineState, WorldDraft } from '@soe/world'
import { findPromotions } from '@soe/catalogue'
import { tradeInDetailOf } from './trade-in-view'
import { cartItemCount } from '../lines/cart-lines'
import { isExpired } from '../pricing/price-promos'
import { paymentPartsOf } from '../payment/payment-parts'
import type { StockedCart } from './stocked-cart'
import { viewLine } from './line-view'

/** The order's donation; the carrier lists it with the first line. */
const viewDonation = ({ donation }: CartState): Pick<CartLine, 'donationInfo'> =>
  donation
    ? {
        donationInfo: {
          roundUpDonation: donation.isRoundUp,
          donationMatch: donation.isMatched,
          donationAmount: donation.amountCents / 100,
          charityUniqueCode: donation.charityUniqueCode,
          charityOrganization: donation.charityOrganization,
          itemCode: donation.itemCode,
        },
      }
    : {}

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

const couponsOf = ({ promoCodes }: CartState, now: number, language: Language): LineDetails['couponDetails'] =>
  findPromotions(promoCodes).map((promotion) => ({
    couponCode: promotion.code,
    couponValid: !isExpired(promotion, now),
    displayName: promotion.displayName[language],
    couponType: promotion.kind,
  }))

const lineInfoOf = (
  draft: WorldDraft,
  cart: CartState,
  priced: StockedCart,
  language: Language,
): LineDetails['lineInfo'] =>
  Object.fromEntries(
    cart.lines.map((line, index) => [
      line.lineId,
      { ...viewLine(draft, cart, line, priced, language), ...(index === 0 && viewDonation(cart)) },
    ]),
  )

export const viewLineDetails = (
  draft: WorldDraft,
  cart: CartState,
  priced: StockedCart,
  language: Language,
): LineDetails => ({
  lineInfo: lineInfoOf(draft, cart, priced, language),
  ...idsByKind(cart),
  ...lastAddedOf(cart),
  numOfLines: cart.lines.length,
  numOfLinesWithDevices: cart.lines.filter(({ device }) => device).length,
  numOfAccessoryAndDeviceItemsInCart: cartItemCount(cart),
  tradeInDetail: tradeInDetailOf(cart),
  couponDetails: couponsOf(cart, draft.now, language),
  payments: paymentPartsOf(draft, cart, Math.round(priced.totals.dueToday * 100)),
})
