import type { CartDevice, CartLine, UnearnedOffer } from '@soe/contracts'
import { formatPrice } from '@soe/rules'
import { useChangeAccessories } from '@soe/shop-basket'
import { routePendingStep } from '@soe/shop-journey'
import {
  destination,
  formatDate,
  shortDay,
  useIdentity,
  usePathOf,
  useShop,
  useTexts,
  type Destination,
} from '@soe/shop-platform'
import { CartLink } from '@soe/shop-steps'
import { OfferName } from '@soe/shop-steps/offer-tag'
import { announce, TextLink } from '@soe/ui'
import { cartTexts } from '../cart-texts'
import { LineRow } from './line-row'

type Way = 'addTradeIn' | 'addAnotherLine' | 'choosePhone' | 'choosePlan' | 'addAccessories'

/** What earns an offer, by what it needs; the others are never waited for. */
const wayOf: Readonly<Partial<Record<UnearnedOffer['needs'], Way>>> = {
  'trade-in': 'addTradeIn',
  'second-line': 'addAnotherLine',
  phone: 'choosePhone',
  'unlimited-plan': 'choosePlan',
  'tablet-plan': 'choosePlan',
  plan: 'choosePlan',
  accessory: 'addAccessories',
}

const useDestinations = (line: string): Readonly<Record<Way, Destination>> => {
  const { audience } = useIdentity()
  return {
    addTradeIn: destination('tradein', { line }),
    addAnotherLine: destination('smartphones/'),
    choosePhone: destination('smartphones/'),
    choosePlan: routePendingStep('PlanSelection', { audience, line, mtn: line }),
    addAccessories: destination('accessories'),
  }
}

type Piece = NonNullable<UnearnedOffer['pieces']>[number]

/** Adds what earns the offer. */
const AddPiece = ({ lineId, piece: { itemCode, description } }: { lineId: string; piece: Piece }) => {
  const texts = useTexts(cartTexts)
  const { add, pending } = useChangeAccessories({ onDone: () => announce(texts.pieceAdded(description)) })
  const press = () => pending ?? add(lineId, { id: itemCode, qty: 1 })
  return (
    <TextLink size="small" aria-label={texts.addOf(description)} onClick={press}>
      {texts.add}
    </TextLink>
  )
}

/** Why the line does not have the offer, or what it waits for. */
const useReason = ({ needs, terms, canBeEarned, until, pieces: [piece] = [] }: UnearnedOffer): string => {
  const { language } = useShop()
  const texts = useTexts(cartTexts)
  const end = until === undefined ? undefined : formatDate(until, language, shortDay)
  if (needs === 'earlier-order') return end === undefined ? `${texts.offerNotGiven} ${terms}` : texts.offerEnded(end)
  const last = end === undefined ? '' : ` ${texts.offerUntil(end)}.`
  if (piece) return `${texts.pieceWaits(piece.description, piece.price > 0 && formatPrice(piece.price))}${last}`
  return `${canBeEarned ? texts.offerWaits : texts.offerNotGiven} ${terms}${last}`
}

interface LineOfferNameProps {
  name: string
  device: CartDevice | undefined
}

/** The name of an offer of the line's device; pressed, it shows the terms. */
export const LineOfferName = ({ name, device }: LineOfferNameProps) => {
  if (!device) return name
  const { productId, description } = device
  return <OfferName product={{ productId, productDisplayName: description }} text={name} />
}

const Offer = ({ line: { lineId, deviceItem }, offer }: { line: CartLine; offer: UnearnedOffer }) => {
  const texts = useTexts(cartTexts)
  const pathOf = usePathOf()
  const destinations = useDestinations(lineId)
  const reason = useReason(offer)
  const way = offer.canBeEarned ? wayOf[offer.needs] : undefined
  const [piece] = offer.pieces ?? []
  const link = way && <CartLink href={pathOf(destinations[way])}>{texts[way]}</CartLink>
  return (
    <LineRow
      name={<LineOfferName name={offer.name} device={deviceItem} />}
      detail={reason}
      change={piece ? <AddPiece lineId={lineId} piece={piece} /> : link}
    />
  )
}

/** The offer that the device was shown with and the line does not have: why, and what earns it. */
export const UnearnedOfferRow = (line: CartLine) =>
  line.unearnedOffer && <Offer line={line} offer={line.unearnedOffer} />
