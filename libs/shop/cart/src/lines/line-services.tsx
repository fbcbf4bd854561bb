import type { AmountRow, CartFeature, CartLine, CartView } from '@soe/contracts'
import { formatPrice } from '@soe/rules'
import { formatDate, shortDay, useShop, useTexts } from '@soe/shop-platform'
import { lineNotesOf, ValidationNote } from '@soe/shop-steps'
import { cartTexts } from '../cart-texts'
import { EmergencyRow } from './emergency-row'
import styles from './line.module.css'
import { LineRow } from './line-row'
import { PlanRow } from './plan-row'
import { ProtectionRow } from './protection-row'
import { TradeInRow } from './trade-in-row'
import { UnearnedOfferRow } from './unearned-offer-row'

interface LineProps {
  cart: CartView
  line: CartLine
}

const FeatureRow = ({ feature: { displayName, quantity, monthlyPrice } }: { feature: CartFeature }) => {
  const texts = useTexts(cartTexts)
  const detail = quantity > 1 ? texts.quantity(quantity) : undefined
  return <LineRow name={displayName} detail={detail} amount={texts.monthly(formatPrice(monthlyPrice))} />
}

/** What an offer takes off, from how many bills, and until when it can be had. */
const OfferRow = ({ offer: { name = '', amount, quantity = 0, until } }: { offer: AmountRow }) => {
  const { language } = useShop()
  const texts = useTexts(cartTexts)
  const end = until && texts.offerUntil(formatDate(until, language, shortDay))
  const details = [quantity > 0 && texts.offerOnBills(quantity), end].filter(Boolean)
  const off = formatPrice(amount)
  return <LineRow name={name} detail={details.join('. ')} amount={quantity > 0 ? texts.monthly(off) : off} />
}

/** Findings that have a row of their own. */
const ownRows: readonly string[] = ['1079', '1098']

const Notes = ({ cart, line }: LineProps) => {
  const notes = lineNotesOf(cart, line).filter(({ errorCode }) => !ownRows.includes(errorCode))
  return notes.map((error) => (
    <li key={`${error.errorCode}/${error.errorLevel}`} className={styles.service}>
      <div className={styles.note}>
        <ValidationNote error={error} line={line} />
      </div>
    </li>
  ))
}

/** What comes with the device of a line; what has nothing to say is left out. */
export const LineServices = ({ cart, line }: LineProps) => (
  <ul className={styles.services}>
    <PlanRow line={line} />
    <ProtectionRow cart={cart} line={line} />
    {line.features?.map((feature) => (
      <FeatureRow key={feature.id} feature={feature} />
    ))}
    {line.offers?.map((offer, index) => (
      <OfferRow key={`${offer.name}-${index}`} offer={offer} />
    ))}
    <UnearnedOfferRow {...line} />
    <TradeInRow cart={cart} line={line} />
    <EmergencyRow cart={cart} line={line} />
    <Notes cart={cart} line={line} />
  </ul>
)
