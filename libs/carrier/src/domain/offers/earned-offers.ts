import { findAccessorySku, findDeviceSku, findPlan, type OfferModel, type OfferNeed } from '@soe/catalogue'
import type { CartLineState, CartState } from '@soe/world'
import { isBrought, isNewLine } from '../lines/line-kind'
import { creditCents, takenTradeIns } from '../trade-in/trade-in-items'
import type { LineOffer } from './line-offer'

const boughtSku = (line: CartLineState) =>
  line.device && !isBrought(line) ? findDeviceSku(line.device.skuId) : undefined

export const offerOfLine = (line: CartLineState): OfferModel | undefined => boughtSku(line)?.model.offer

/** The lines with the same offer up to this one: each takes another of the new lines with it. */
const placeAmongIncluded = ({ lines }: CartState, line: CartLineState): number =>
  lines
    .slice(0, lines.indexOf(line) + 1)
    .filter((other) => isNewLine(other) && offerOfLine(other)?.needs === 'second-line').length

/** One piece for each device that brings the offer, of the cart's accessories in their order. */
const offeredItem = (cart: CartState, line: CartLineState, { accessoryIds = [] }: OfferModel): string | undefined => {
  const pieces = cart.lines.flatMap(({ lineId, accessories }) =>
    accessories
      .filter(({ skuId }) => accessoryIds.includes(findAccessorySku(skuId)?.model.productId ?? ''))
      .flatMap(({ skuId, qty }) => Array.from({ length: qty }, () => `${lineId}/${skuId}`)),
  )
  const rivals = cart.lines.filter((other) => offerOfLine(other)?.accessoryIds?.some((id) => accessoryIds.includes(id)))
  return pieces[rivals.indexOf(line)]
}

const isMet: Readonly<Record<OfferNeed, (cart: CartState, line: CartLineState, offer: OfferModel) => boolean>> = {
  nothing: () => true,
  'trade-in': (cart, { lineId }) => takenTradeIns(cart).some((item) => item.lineId === lineId && creditCents(item) > 0),
  'new-line': () => true,
  'second-line': (cart, line) => placeAmongIncluded(cart, line) <= Math.floor(cart.lines.filter(isNewLine).length / 2),
  phone: ({ lines }) => lines.some((line) => boughtSku(line)?.model.category === 'smartphones'),
  'unlimited-plan': (_, line) => findPlan(line.planId ?? '')?.isUnlimited === true,
  'tablet-plan': (_, line) => findPlan(line.planId ?? '')?.deviceCategories.includes('tablets') === true,
  'pre-order': (_, line) => boughtSku(line)?.stock.status === 'pre-order',
  plan: (_, line) => line.planId !== undefined,
  accessory: (cart, line, offer) => offeredItem(cart, line, offer) !== undefined,
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

const hasOffer = (cart: CartState, line: CartLineState, offer: OfferModel): boolean =>
  offer.lobs.includes(cart.lob) && isForLine(offer, line) && isMet[offer.needs](cart, line, offer)

const ownOffers = (cart: CartState, line: CartLineState): LineOffer[] => {
  const offer = offerOfLine(line)
  if (!offer || !hasOffer(cart, line, offer) || isCreditedLater(offer, line)) return []
  if (offer.on === 'price' || offer.on === 'accessory') return []
  if (offer.on === 'plan') return [{ ...amountOf(offer), on: 'plan' }]
  const cents = offer.on === 'storage' ? { cents: boughtSku(line)?.storageStepCents ?? 0 } : {}
  return [{ ...amountOf(offer), ...cents, on: 'device' }]
}

/** Offers on accessories belong to the line that holds the piece. */
const accessoryOffers = (cart: CartState, { lineId }: CartLineState): LineOffer[] =>
  cart.lines.flatMap((line) => {
    const offer = offerOfLine(line)
    if (offer?.on !== 'accessory' || !hasOffer(cart, line, offer)) return []
    const itemId = offeredItem(cart, line, offer)
    return itemId?.startsWith(`${lineId}/`) ? [{ ...amountOf(offer), on: 'accessory', itemId }] : []
  })

export const earnedOffers = (cart: CartState, line: CartLineState): LineOffer[] => [
  ...ownOffers(cart, line),
  ...(line.accessories.length > 0 ? accessoryOffers(cart, line) : []),
]

/** The offer that the line's device was shown with and that the cart has not earned, with who may still earn it. */
export const unearnedOffer = (cart: CartState, line: CartLineState) => {
  const offer = offerOfLine(line)
  if (!offer?.lobs.includes(cart.lob)) return undefined
  if (hasOffer(cart, line, offer)) return undefined
  return { offer, canBeEarned: isForLine(offer, line) && offer.needs !== 'pre-order' }
}
