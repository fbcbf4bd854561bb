import { splitInstalments } from '@soe/rules'

export interface LineOffer {
  readonly offerId: string
  readonly on: 'device' | 'plan' | 'accessory'
  readonly cents?: number
  readonly percent?: number
  /** Bills for which a lowered plan lasts. */
  readonly months?: number
  /** The accessory of which one piece is lowered, by its item id. */
  readonly itemId?: string
}

/** What an offer takes off: once today, or from each of the next bills. */
export interface OfferPrice {
  readonly offerId: string
  readonly on: LineOffer['on']
  readonly itemId?: string
  readonly todayCents: number
  readonly monthlyCents: number
  /** Off the last of the bills, which takes the rest; as much as off the others where it is not given. */
  readonly lastCents?: number
  /** Bills that are lowered; 0 where all of it comes off today. */
  readonly months: number
}

export interface OfferBases {
  readonly devicePriceCents: number
  readonly deviceTodayCents: number
  /** 0: paid in full today. */
  readonly termMonths: number
  /** As it is paid, with or without Auto Pay. */
  readonly planMonthlyCents: number
  /** A piece of the accessory, after the bundle discount. */
  pieceCents(itemId: string): number
}

export const offCents = ({ cents = 0, percent = 0 }: LineOffer, baseCents: number): number =>
  Math.min(baseCents, cents + Math.round((baseCents * percent) / 100))

type Amounts = Pick<OfferPrice, 'todayCents' | 'monthlyCents' | 'lastCents' | 'months'>

/** Comes off the instalments, which pay for no more than what is financed; else off the price. */
const deviceAmounts = (offer: LineOffer, bases: OfferBases): Amounts => {
  const { devicePriceCents, deviceTodayCents, termMonths } = bases
  const cents = offCents(offer, devicePriceCents)
  if (termMonths === 0) return { todayCents: cents, monthlyCents: 0, months: 0 }
  const financedCents = Math.min(cents, devicePriceCents - deviceTodayCents)
  return { todayCents: 0, ...splitInstalments(financedCents, termMonths), months: termMonths }
}

const amountsOf: Readonly<Record<LineOffer['on'], (offer: LineOffer, bases: OfferBases) => Amounts>> = {
  device: deviceAmounts,
  plan: (offer, { planMonthlyCents }) => ({
    todayCents: 0,
    monthlyCents: offCents(offer, planMonthlyCents),
    months: offer.months ?? 0,
  }),
  accessory: (offer, { pieceCents }) => ({
    todayCents: offCents(offer, pieceCents(offer.itemId ?? '')),
    monthlyCents: 0,
    months: 0,
  }),
}

export const priceOffer = (offer: LineOffer, bases: OfferBases): OfferPrice => {
  const { offerId, on, itemId } = offer
  return { offerId, on, ...(itemId !== undefined && { itemId }), ...amountsOf[on](offer, bases) }
}
