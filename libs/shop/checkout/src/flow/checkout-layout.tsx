import type { CheckoutDetails } from '@soe/contracts'
import { formatPrice } from '@soe/rules'
import { useIsBilled } from '@soe/shop-basket'
import { useTexts } from '@soe/shop-platform'
import { SalesRepNotice, StoreSaleNotice } from '@soe/shop-steps'
import { classNames, Disclosure, PageHeading, SectionHeading, Stack } from '@soe/ui'
import type { ReactNode } from 'react'
import { checkoutTexts } from '../checkout-texts'
import { CheckoutFindings } from '../findings/checkout-findings'
import { TotalsList } from '../summary/totals-list'
import { useCheckoutMeta } from '../use-checkout-meta'
import styles from './checkout-layout.module.css'

interface CheckoutLayoutProps {
  title: string
  details: CheckoutDetails
  children: ReactNode
  steps?: ReactNode
  /** Below the totals, with what blocks it. With it, narrow screens show the totals unfolded, after the page's content. */
  action?: ReactNode
}

const ShortSummary = ({ details }: { details: CheckoutDetails }) => {
  const texts = useTexts(checkoutTexts)
  const isBilled = useIsBilled(details.payment)
  const { totals } = details.cart.orderDetails
  return (
    <div className={styles.short}>
      <Disclosure
        title={
          <span className={styles.shortTitle}>
            <span>{texts.showSummary}</span>
            <span data-shows={isBilled ? undefined : 'dueToday'}>{formatPrice(isBilled ? 0 : totals.dueToday)}</span>
          </span>
        }
      >
        <TotalsList totals={totals} isBilled={isBilled} />
      </Disclosure>
    </div>
  )
}

/** A step beside what the order costs: a column on wide screens, folded above the step on narrow ones. */
export const CheckoutLayout = ({ title, details, children, steps, action }: CheckoutLayoutProps) => {
  const texts = useTexts(checkoutTexts)
  const isBilled = useIsBilled(details.payment)
  useCheckoutMeta(title)
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <PageHeading>{title}</PageHeading>
        {steps}
        <SalesRepNotice />
        <StoreSaleNotice details={details} />
        <CheckoutFindings cart={details.cart} shows={action ? 'warnings' : 'problems'} />
      </div>
      <div className={styles.columns}>
        {!action && <ShortSummary details={details} />}
        <div className={styles.main}>{children}</div>
        <aside className={classNames(styles.aside, !action && styles.wideOnly)} aria-label={texts.summary}>
          <SectionHeading>{texts.summary}</SectionHeading>
          <div className={styles.totals}>
            <TotalsList totals={details.cart.orderDetails.totals} isBilled={isBilled} />
          </div>
          <Stack gap={20}>
            {action}
            <CheckoutFindings cart={details.cart} shows="good-news" />
          </Stack>
        </aside>
      </div>
    </div>
  )
}
