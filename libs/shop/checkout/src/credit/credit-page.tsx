import type { CheckoutDetails } from '@soe/contracts'
import { isShopError, platformTexts, useTexts, type ShopError } from '@soe/shop-platform'
import { Button, PageHeading, Skeleton, SkeletonText, Stack } from '@soe/ui'
import { Link } from 'wouter'
import { CallFailure } from '../flow/call-failure'
import { DetailsGate } from '../flow/details-gate'
import { useAddressType } from '../flow/use-address-type'
import { useCheckoutMeta } from '../use-checkout-meta'
import { ApprovedCredit, ApprovedWithTerms } from './approved-credit'
import type { CreditOutcome } from './credit-outcome'
import styles from './credit.module.css'
import { creditTexts } from './credit-texts'
import { DeclinedCredit } from './declined-credit'
import { HeldCredit } from './held-credit'
import { useCreditCheck } from './use-credit-check'
import { useCreditPaths } from './use-credit-paths'

const CheckSkeleton = () => {
  const texts = useTexts(creditTexts)
  return (
    <div className={styles.page} aria-busy="true">
      <PageHeading>{texts.resultTitle}</PageHeading>
      <output>{texts.checking}</output>
      <Skeleton height="7rem" />
      <SkeletonText lines={4} />
      <Skeleton height={60} />
    </div>
  )
}

interface CheckFailedProps {
  details: CheckoutDetails
  error: ShopError
  onRetry: () => void
}

const CheckFailed = ({ details, error, onRetry }: CheckFailedProps) => {
  const texts = useTexts(creditTexts)
  const { retry } = useTexts(platformTexts)
  const { cart } = useCreditPaths(details)
  return (
    <div className={styles.page}>
      <PageHeading>{texts.resultTitle}</PageHeading>
      <CallFailure error={error} />
      <Stack gap={10}>
        <Button wide onClick={onRetry}>
          {retry}
        </Button>
        <Link href={cart} asChild>
          <Button href="" variant="outline" wide>
            {texts.backToCart}
          </Button>
        </Link>
      </Stack>
    </div>
  )
}

const Outcome = ({ details, outcome: { kind, amount } }: { details: CheckoutDetails; outcome: CreditOutcome }) => {
  useAddressType('creditresult', 'downpayment', kind === 'downpayment')
  if (kind === 'approved') return <ApprovedCredit details={details} />
  if (kind === 'declined') return <DeclinedCredit details={details} />
  if (kind === 'downpayment' || kind === 'securitydeposit') {
    return <ApprovedWithTerms details={details} terms={{ scenario: kind, amount }} />
  }
  return <HeldCredit details={details} kind={kind} />
}

const CheckedCredit = ({ details }: { details: CheckoutDetails }) => {
  const { outcome, error, isFetching, refetch } = useCreditCheck(details)
  if (outcome) return <Outcome details={details} outcome={outcome} />
  if (isFetching || !isShopError(error)) return <CheckSkeleton />
  return <CheckFailed details={details} error={error} onRetry={() => void refetch()} />
}

export const CreditPage = () => {
  useCheckoutMeta(useTexts(creditTexts).resultTitle)
  return <DetailsGate>{(details) => <CheckedCredit details={details} />}</DetailsGate>
}
