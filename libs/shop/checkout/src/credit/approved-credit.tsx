import type { CheckoutDetails } from '@soe/contracts'
import { formatPrice, splitInstalments } from '@soe/rules'
import { useInterestWords, useLock } from '@soe/shop-basket'
import { useGo } from '@soe/shop-journey'
import { useShop, useTexts } from '@soe/shop-platform'
import {
  BagIcon,
  Button,
  CharlieFlag,
  Hoist,
  LockIcon,
  PageHeading,
  PhoneIcon,
  Picture,
  SectionHeading,
  Spoken,
  SummaryList,
  SummaryRow,
  SummaryTotal,
  SwapIcon,
  TextLink,
} from '@soe/ui'
import { Link } from 'wouter'
import { paymentNames } from '../payment/payment-names'
import { checkoutTexts } from '../checkout-texts'
import { agreeToTerms, type AgreedTerms } from './agreed-terms'
import { CreditWays } from './credit-ways'
import styles from './credit.module.css'
import { creditTexts } from './credit-texts'
import { monthlyDevices, useCreditPaths } from './use-credit-paths'

const Devices = ({ details }: { details: CheckoutDetails }) => {
  const texts = useTexts(creditTexts)
  const { perMonth } = useTexts(checkoutTexts)
  const interestOf = useInterestWords()
  const contracts = details.installmentContracts ?? []
  return (
    <ul className={styles.devices}>
      {monthlyDevices(details).map(({ lineId, description, imageUrl, term, apr, retailPrice }) => {
        const { monthlyAmount: monthly, financedAmount: financed = retailPrice } =
          contracts.find((contract) => contract.lineId === lineId) ?? {}
        const before = splitInstalments(Math.round(retailPrice * 100), term, apr).monthlyCents / 100
        return (
          <li key={lineId} className={styles.device}>
            <Picture src={imageUrl} alt="" width={56} height={56} />
            <span>
              <span className={styles.name}>{description}</span>
              <span className={styles.detail}>{texts.monthsAndApr(term, apr)}</span>
              <span className={styles.detail}>{interestOf({ apr, term, financed })}</span>
            </span>
            <span className={styles.price}>
              <strong>{monthly !== undefined && <Spoken>{perMonth(formatPrice(monthly))}</Spoken>}</strong>
              {monthly !== undefined && monthly < before && (
                <del className={styles.before}>
                  <Spoken>{perMonth(formatPrice(before))}</Spoken>
                </del>
              )}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

/** What is due, with what the check asks for; the sums are the carrier's. */
const Sums = ({ details, terms }: { details: CheckoutDetails; terms: AgreedTerms }) => {
  const texts = useTexts(creditTexts)
  const { onNextBill } = useTexts(checkoutTexts)
  const { dueToday, dueMonthly } = details.cart.orderDetails.totals
  const label = terms.scenario === 'downpayment' ? texts.downPaymentRow : texts.depositRow
  return (
    <SummaryList>
      <SummaryRow label={texts.orderSoFar} value={formatPrice(dueToday - terms.amount)} />
      <SummaryRow label={label} value={formatPrice(terms.amount)} />
      <SummaryTotal
        label={details.payment?.paymentType === 'account' ? onNextBill : texts.dueToday}
        value={formatPrice(dueToday)}
        data-shows="dueToday"
        note={texts.dueMonthlySame(formatPrice(dueMonthly))}
      />
    </SummaryList>
  )
}

const PaymentRow = ({ details, path }: { details: CheckoutDetails; path: string }) => {
  const texts = useTexts(creditTexts)
  const names = paymentNames(useTexts(checkoutTexts))
  if (!details.payment) return null
  return (
    <div className={styles.payment}>
      <LockIcon size={20} />
      <span className={styles.name}>{names(details.payment)}</span>
      <Link href={path} asChild>
        <TextLink href="" aria-label={texts.changePayment}>
          {texts.change}
        </TextLink>
      </Link>
    </div>
  )
}

const useAlternatives = (details: CheckoutDetails) => {
  const texts = useTexts(creditTexts)
  const paths = useCreditPaths(details)
  const [device] = monthlyDevices(details)
  const retail = formatPrice(device?.retailPrice ?? 0)
  return [
    { icon: <SwapIcon size={20} />, title: texts.another, detail: texts.anotherBody, path: paths.another },
    { icon: <PhoneIcon size={20} />, title: texts.own, detail: texts.ownBody, path: paths.own },
    { icon: <BagIcon size={20} />, title: texts.outright, detail: texts.outrightBody(retail), path: paths.outright },
  ]
}

const useAgree = (details: CheckoutDetails, terms: AgreedTerms) => {
  const { environment } = useShop()
  const go = useGo()
  const { review } = useCreditPaths(details)
  return () => {
    agreeToTerms(environment, details.cart, terms)
    go(review)
  }
}

/** Credit that is approved against a sum to be paid ahead: it is agreed to here, and charged with the order. */
export const ApprovedWithTerms = ({ details, terms }: { details: CheckoutDetails; terms: AgreedTerms }) => {
  const texts = useTexts(creditTexts)
  const { locked } = useLock()
  const paths = useCreditPaths(details)
  const agree = useAgree(details, terms)
  const alternatives = useAlternatives(details)
  const isDownPayment = terms.scenario === 'downpayment'
  const device = monthlyDevices(details)[0]?.description ?? ''
  return (
    <div className={styles.page}>
      <div>
        <Hoist className={styles.hoist}>
          <CharlieFlag width={94} />
        </Hoist>
        <div className={styles.intro}>
          <PageHeading>{isDownPayment ? texts.downPayment : texts.deposit}</PageHeading>
          <p className={styles.muted}>{isDownPayment ? texts.downPaymentBody(device) : texts.depositBody}</p>
        </div>
      </div>
      <div>
        <Devices details={details} />
        <Sums details={details} terms={terms} />
        <PaymentRow details={details} path={paths.payment} />
      </div>
      <div className={styles.actions}>
        <Button wide disabled={locked} onClick={agree}>
          {texts.payAndReview(formatPrice(details.cart.orderDetails.totals.dueToday))}
        </Button>
        <p className={styles.note}>{texts.chargedLater}</p>
      </div>
      <section>
        <SectionHeading>{texts.notPayNow}</SectionHeading>
        <CreditWays ways={alternatives} />
      </section>
    </div>
  )
}

export const ApprovedCredit = ({ details }: { details: CheckoutDetails }) => {
  const texts = useTexts(creditTexts)
  const { review } = useCreditPaths(details)
  return (
    <div className={styles.page}>
      <div>
        <Hoist className={styles.hoist}>
          <CharlieFlag width={94} />
        </Hoist>
        <div className={styles.intro}>
          <PageHeading>{texts.approved}</PageHeading>
          <p className={styles.muted}>{texts.approvedBody}</p>
        </div>
      </div>
      <div>
        <Link href={review} asChild>
          <Button href="">{texts.goToReview}</Button>
        </Link>
      </div>
    </div>
  )
}
