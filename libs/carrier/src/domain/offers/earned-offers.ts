import { findAccessorySku, findDeviceSku, findPlan, offerUntil, type OfferModel, type OfferNeed } from '@soe/catalogue'
import { dayIn } from '@soe/rules'
import type { CartLineState, CartState } from '@soe/world'
import { worldDay, type Clock } from '../clock/world-day'
import { isBrought, isNewLine } from '../lines/line-kind'
import { creditCents, takenTradeIns } from '../trade-in/trade-in-items'
import type { LineOffer } from './line-offer'

const boughtSku = (line: CartLineState, day?: string) =>
  line.device && !isBrought(line) ? findDeviceSku(line.device.skuId, 'en', day) : undefined

/** The offer that the line's device has on a day; without one, the one that it always has. */
export const offerOfLine = (line: CartLineState, day?: string): OfferModel | undefined =>
  boughtSku(line, day)?.model.offer

/** The lines with the same offer up to this one: each takes another of the new lines with it. */
const placeAmongIncluded = ({ lines }: CartState, line: CartLineState): number =>
  lines
    .slice(0, lines.indexOf(line) + 1)
    .filter((other) => isNewLine(other) && offerOfLine(other)?.needs === 'second-line').length

/** One piece for each device that brings the offer, of the cart's accessories in their order. */
const offeredItem = (
  { lines }: CartState,
  line: CartLineState,
  { accessoryIds = [] }: OfferModel,
  day: string,
): string | undefined => {
  const pieces = lines.flatMap(({ lineId, accessories }) =>
    accessories
      .filter(({ skuId }) => accessoryIds.includes(findAccessorySku(skuId)?.model.productId ?? ''))
      .flatMap(({ skuId, qty }) => Array.from({ length: qty }, () => `${lineId}/${skuId}`)),
  )
  const rivals = lines.filter((other) => offerOfLine(other, day)?.accessoryIds?.some((id) => accessoryIds.includes(id)))
  return pieces[rivals.indexOf(line)]
}

type Condition = (cart: CartState, line: CartLineState, offer: OfferModel, day: string) => boolean

const isMet: Readonly<Record<OfferNeed, Condition>> = {
  nothing: () => true,
  'trade-in': (cart, { lineId }) => takenTradeIns(cart).some((item) => item.lineId === lineId && creditCents(item) > 0),
  'new-line': () => true,
  'second-line': (cart, line) => placeAmongIncluded(cart, line) <= Math.floor(cart.lines.filter(isNewLine).length / 2),
  phone: ({ lines }) => lines.some((line) => boughtSku(line)?.model.category === 'smartphones'),
  'unlimited-plan': (_, line) => findPlan(line.planId ?? '')?.isUnlimited === true,
  'tablet-plan': (_, line) => findPlan(line.planId ?? '')?.deviceCategories.includes('tablets') === true,
  'pre-order': (_, line) => boughtSku(line)?.stock.status === 'pre-order',
  plan: (_, line) => line.planId !== undefined,
  accessory: (cart, line, offer, day) => offeredItem(cart, line, offer, day) !== undefined,
}

const amountOf = ({ offerId, cents, percent, months }: OfferModel) => ({
  offerId,
  ...(cents && { cents }),
  ...(percent && { percent }),
  ...(months && { months }),
})

/** A device that is paid in full gets a trade-in's credit later, with the value of what is handed in. */
const isCreditedLater = ({ needs }: OfferModel, { device }: CartLineState): boolean =>
  needs === 'trade-in' && device?.term === 0

/** Whether the offer is for lines like this one, whatever else the cart holds. */
const isForLine = ({ newLinesOnly }: OfferModel, line: CartLineState): boolean => !newLinesOnly || isNewLine(line)

/** Whether this line of this cart has the offer of its device. */
const hasOffer = (cart: CartState, line: CartLineState, offer: OfferModel, day: string): boolean =>
  offer.lobs.includes(cart.lob) && isForLine(offer, line) && isMet[offer.needs](cart, line, offer, day)

const ownOffers = (cart: CartState, line: CartLineState, day: string): LineOffer[] => {
  const offer = offerOfLine(line, day)
  if (!offer || !hasOffer(cart, line, offer, day) || isCreditedLater(offer, line)) return []
  if (offer.on === 'price' || offer.on === 'accessory') return []
  if (offer.on === 'plan') return [{ ...amountOf(offer), on: 'plan' }]
  const cents = offer.on === 'storage' ? { cents: boughtSku(line)?.storageStepCents ?? 0 } : {}
  return [{ ...amountOf(offer), ...cents, on: 'device' }]
}

/** Offers on accessories belong to the line that holds the piece. */
const accessoryOffers = (cart: CartState, { lineId }: CartLineState, day: string): LineOffer[] =>
  cart.lines.flatMap((line) => {
    const offer = offerOfLine(line, day)
    if (offer?.on !== 'accessory' || !hasOffer(cart, line, offer, day)) return []
    const itemId = offeredItem(cart, line, offer, day)
    return itemId?.startsWith(`${lineId}/`) ? [{ ...amountOf(offer), on: 'accessory', itemId }] : []
  })

/** The offers that lower what is due for the line on a day. */
export const earnedOffers = (cart: CartState, line: CartLineState, day: string): LineOffer[] => [
  ...ownOffers(cart, line, day),
  ...(line.accessories.length > 0 ? accessoryOffers(cart, line, day) : []),
]

/** An offer that the line does not have, and whether it still can. */
interface UnearnedOffer {
  readonly offer: OfferModel
  /** The last day on which it can be had, or could. */
  readonly until?: string
  readonly hasEnded: boolean
  readonly canBeEarned: boolean
}

/** What the line's device was shown with, now or when the cart was begun, and on which of the two days. */
const shownOffer = (cart: CartState, line: CartLineState, clock: Clock) => {
  const today = worldDay(clock)
  const current = offerOfLine(line, today)
  if (current || !boughtSku(line)) return { offer: current, day: today, hasEnded: false }
  const day = dayIn(cart.createdAt, clock.header.timeZone)
  return { offer: offerOfLine(line, day), day, hasEnded: true }
}

/** The offer that the line's device was shown with and that the cart has not earned. */
export const unearnedOffer = (cart: CartState, line: CartLineState, clock: Clock): UnearnedOffer | undefined => {
  const { offer, day, hasEnded } = shownOffer(cart, line, clock)
  if (!offer?.lobs.includes(cart.lob)) return undefined
  if (!hasEnded && hasOffer(cart, line, offer, day)) return undefined
  const canBeEarned = !hasEnded && isForLine(offer, line) && offer.needs !== 'pre-order'
  return { offer, ...offerUntil(offer, day), hasEnded, canBeEarned }
}
