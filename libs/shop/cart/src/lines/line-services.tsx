import type { AmountRow, CartDevice, CartFeature, CartLine, CartView } from '@soe/contracts'
import { formatPrice } from '@soe/rules'
import { formatDate, shortDay, useShop, useTexts, useIdentity, usePathOf } from '@soe/shop-platform'
import { lineNotesOf, ValidationNote, CartLink, e911LinesOf } from '@soe/shop-steps'
import { cartTexts } from '../cart-texts'
import styles from './line.module.css'
import { LineRow } from './line-row'
import { ProtectionRow } from './protection-row'
import { TradeInRow } from './trade-in-row'
import { LineOfferName, UnearnedOfferRow } from './unearned-offer-row'
import { useAutoPayWords } from '@soe/shop-basket'
import { routePendingStep } from '@soe/shop-journey'

interface LineProps {
  cart: CartView
  line: CartLine
}

const FeatureRow = ({ feature: { displayName, quantity, monthlyPrice } }: { feature: CartFeature }) => {
  const texts = useTexts(cartTexts)
  const detail = quantity > 1 ? texts.quantity(quantity) : undefined
  return <LineRow name={displayName} detail={detail} amount={texts.monthly(formatPrice(monthlyPrice))} />
}

interface OfferRowProps {
  offer: AmountRow
  device: CartDevice | undefined
}

const OfferRow = ({ offer: { name = '', amount, quantity = 0, until }, device }: OfferRowProps) => {
  const { language } = useShop()
  const texts = useTexts(cartTexts)
  const end = until && texts.offerUntil(formatDate(until, language, shortDay))
  const details = [quantity > 0 && texts.offerOnBills(quantity), end].filter(Boolean)
  const off = formatPrice(amount)
  return (
    <LineRow
      name={<LineOfferName name={name} device={device} />}
      detail={details.join('. ')}
      amount={quantity > 0 ? texts.monthly(off) : off}
    />
  )
}

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

const EmergencyRow = ({ cart, line }: { cart: CartView; line: CartLine }) => {
  const texts = useTexts(cartTexts)
  const { audience } = useIdentity()
  const path = usePathOf()('e911', { line: line.lineId })
  const { e911Address } = line.serviceInfo
  if (e911Address) {
    const { addressLine1, addressLine2, city, state, zipCode } = e911Address
    const detail = [addressLine1, addressLine2, city, `${state} ${zipCode}`].filter(Boolean).join(', ')
    const change = (
      <CartLink href={path} label={texts.changeOf(texts.emergencyAddress)}>
        {texts.change}
      </CartLink>
    )
    return <LineRow name={texts.emergencyAddress} detail={detail} change={change} />
  }
  const error = lineNotesOf(cart, line).find(({ errorCode }) => errorCode === '1098')
  const isNeeded = e911LinesOf(cart, audience).some(({ lineId }) => lineId === line.lineId)
  if (!error && !isNeeded) return null
  const add = (
    <CartLink href={path} label={texts.addOf(texts.emergencyAddress)}>
      {texts.add}
    </CartLink>
  )
  return (
    <LineRow
      name={texts.emergencyAddress}
      detail={texts.emergencyAddressDetail}
      change={!error && add}
      note={error && <ValidationNote error={error} line={line} />}
    />
  )
}

/** The plan of a line; an upgrade that keeps its plan has nothing to say. */
const PlanRow = ({ line: { lineId, plan, lineActivityType } }: { line: CartLine }) => {
  const texts = useTexts(cartTexts)
  const { audience } = useIdentity()
  const autoPayOf = useAutoPayWords()
  const path = usePathOf()(routePendingStep('PlanSelection', { audience, line: lineId, mtn: lineId }))
  if (plan) {
    const change = (
      <CartLink href={path} label={texts.changeOf(plan.displayName)}>
        {texts.change}
      </CartLink>
    )
    const amount = texts.monthly(formatPrice(plan.monthlyPrice))
    return (
      <LineRow
        name={plan.displayName}
        detail={[plan.summary, autoPayOf(plan)].filter(Boolean).join('\n')}
        amount={amount}
        change={change}
      />
    )
  }
  if (lineActivityType.startsWith('EUP')) return null
  const choose = <CartLink href={path}>{texts.choosePlan}</CartLink>
  return <LineRow name={texts.noPlan} detail={texts.noPlanDetail} change={choose} />
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
      <OfferRow key={`${offer.name}-${index}`} offer={offer} device={line.deviceItem} />
    ))}
    <UnearnedOfferRow {...line} />
    <TradeInRow cart={cart} line={line} />
    <EmergencyRow cart={cart} line={line} />
    <Notes cart={cart} line={line} />
  </ul>
)
