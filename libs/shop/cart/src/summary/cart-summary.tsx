import type { AmountRow, CartView } from '@soe/contracts'
import { formatPrice, isPrepay } from '@soe/rules'
import { lastBillsOf, useRowLabel } from '@soe/shop-basket'
import { lazyPart, useTexts, useIdentity } from '@soe/shop-platform'
import { missingPlans } from '@soe/shop-steps'
import {
  SectionHeading,
  StickyBar,
  SummaryList,
  SummaryRow,
  SummaryTotal,
  TextLink,
  useOutOfView,
  Skeleton,
} from '@soe/ui'
import { useRef } from 'react'
import { cartTexts } from '../cart-texts'
import { CheckoutButton } from './checkout-button'
import styles from './cart-summary.module.css'
import { roundUpOf } from '../donation/round-up-of'
import { hasAddress } from '../tax/has-address'

/** As tall as the choices of a cart without codes, so that Checkout below them stays where it is. */
const ChoicesSkeleton = ({ cart }: { cart: CartView }) => {
  const { audience } = useIdentity()
  if (isPrepay(audience)) return <Skeleton height={82} />
  return (
    <>
      {!hasAddress(cart) && <Skeleton height={61} />}
      <Skeleton height={157} />
      {roundUpOf(cart) && <Skeleton height={68} />}
    </>
  )
}

const CartChoices = lazyPart(
  () => import('../cart.moment').then((module) => module.CartChoices),
  'idle',
  ChoicesSkeleton,
)
const DeliveryRow = lazyPart(() => import('../cart.moment').then((module) => module.DeliveryRow), 'idle')

/** Leads to the field below the totals. */
const openTaxZip = () => {
  const around = document.querySelector<HTMLDetailsElement>('[data-tax-zip]')
  if (!around) return
  around.open = true
  around.querySelector('input')?.focus()
}

const RowLabel = ({ row, label }: { row: AmountRow; label: string }) => {
  const { change, changeOf } = useTexts(cartTexts)
  if (row.zipCode === undefined) return label
  return (
    <>
      {label}{' '}
      <TextLink inline onClick={openTaxZip} aria-label={changeOf(label)}>
        {change}
      </TextLink>
    </>
  )
}

const Row = ({ row, isFinanced }: { row: AmountRow; isFinanced: boolean }) => {
  const labelOf = useRowLabel()
  const { free } = useTexts(cartTexts)
  const isFree = row.code === 'delivery' && row.amount === 0
  return (
    <SummaryRow
      label={<RowLabel row={row} label={labelOf(row, isFinanced)} />}
      value={isFree ? free : formatPrice(row.amount)}
      accent={row.amount < 0}
    />
  )
}

const Rows = ({ rows, isFinanced = false }: { rows: readonly AmountRow[]; isFinanced?: boolean }) =>
  rows.map((row, index) => <Row key={`${row.code}-${index}`} row={row} isFinanced={isFinanced} />)

export const CartSummary = ({ cart, isChanging }: { cart: CartView; isChanging: boolean }) => {
  const texts = useTexts(cartTexts)
  const action = useRef<HTMLDivElement>(null)
  const isAway = useOutOfView(action, 'screen')
  const missing = missingPlans(cart)
  const { dueToday, dueMonthly, todayRows, monthlyRows, creditRows = [] } = cart.orderDetails.totals
  return (
    <>
      <section className={styles.summary} aria-labelledby="cart-summary" aria-busy={isChanging}>
        <SectionHeading id="cart-summary">{texts.summary}</SectionHeading>
        <div className={isChanging ? styles.changing : styles.amounts}>
          <SummaryList>
            <Rows rows={todayRows} isFinanced={monthlyRows.some(({ code }) => code === 'instalment')} />
            <SummaryTotal label={texts.dueToday} value={formatPrice(dueToday)} data-shows="dueToday" />
            <Rows rows={monthlyRows} />
            {monthlyRows.length > 0 && (
              <SummaryTotal
                label={texts.dueMonthly}
                value={formatPrice(dueMonthly)}
                data-shows="dueMonthly"
                note={missing > 0 ? texts.withoutPlans(missing) : texts.monthlyNote}
              />
            )}
            {lastBillsOf(monthlyRows).map(({ bill, amount }) => (
              <SummaryRow key={bill} label={texts.onLastBill(bill)} value={formatPrice(amount)} />
            ))}
          </SummaryList>
          {creditRows.length > 0 && (
            <SummaryList title={texts.laterCredit}>
              <Rows rows={creditRows} />
            </SummaryList>
          )}
        </div>
        <div ref={action}>
          <CheckoutButton cart={cart} />
        </div>
        <div className={styles.choices}>
          <CartChoices cart={cart} />
        </div>
        <DeliveryRow />
      </section>
      <StickyBar shown={isAway} label={texts.dueToday}>
        <p className={styles.due}>
          {texts.dueToday} <strong data-shows="dueToday">{formatPrice(dueToday)}</strong>
        </p>
        <CheckoutButton cart={cart} isSmall />
      </StickyBar>
    </>
  )
}
