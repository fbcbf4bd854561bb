import type { CheckoutDetails, DollarType } from '@soe/contracts'
import { selectPayment } from '@soe/contracts/routes'
import { formatPrice } from '@soe/rules'
import { useTexts } from '@soe/shop-platform'
import { CheckboxField, SectionHeading } from '@soe/ui'
import { checkoutTexts } from '../checkout-texts'
import { CallFailure } from '../flow/call-failure'
import { cartInfoOf, useCheckoutChange } from '../flow/checkout-query'
import { balancesOf, usedOf } from './dollars'
import styles from './payment-form.module.css'

/** Balances that are used before any other payment; ticking one changes what is left at once. */
export const DollarFields = ({ details }: { details: CheckoutDetails }) => {
  const texts = useTexts(checkoutTexts)
  const change = useCheckoutChange(selectPayment)
  const balances = balancesOf(details)
  const used = change.isPending ? (change.variables.dollars ?? []) : usedOf(details)
  const words = {
    VD: { label: texts.carrierDollars, detail: texts.carrierDollarsDetail },
    DD: { label: texts.deviceDollars, detail: texts.deviceDollarsDetail },
  }
  const toggle = (type: DollarType, isUsed: boolean) =>
    change.mutate({
      cartInfo: cartInfoOf(details),
      dollars: isUsed ? [...used, type] : used.filter((other) => other !== type),
    })
  return (
    <section>
      <SectionHeading aside={texts.usedFirst}>{texts.held}</SectionHeading>
      {balances.map(({ type, balance }) => (
        <div key={type} className={styles.balance}>
          <CheckboxField
            label={words[type].label}
            hint={words[type].detail(formatPrice(balance))}
            checked={used.includes(type)}
            disabled={change.isPending}
            onChange={({ target }) => toggle(type, target.checked)}
          />
        </div>
      ))}
      {change.error && <CallFailure error={change.error} />}
    </section>
  )
}
