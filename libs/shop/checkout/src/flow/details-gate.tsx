import type { CheckoutDetails } from '@soe/contracts'
import { useLockStore } from '@soe/shop-basket'
import { isHandledByShop } from '@soe/shop-journey'
import { isShopError, mainPart, platformTexts, type ShopError, usePathOf, useShop, useTexts } from '@soe/shop-platform'
import { useIsSlow } from '@soe/shop-steps'
import { Button, classNames, PageHeading, Skeleton, SkeletonText, Stack } from '@soe/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { checkoutTexts } from '../checkout-texts'
import { orderQuery } from '../confirmation/order-query'
import styles from './details-gate.module.css'
import { useCheckoutDetails } from './checkout-query'
import { isTradeInAlone } from './checkout-steps'
import { useChangesNotice } from './use-changes-notice'
import { useFailureText } from './use-failure-text'

const CheckoutSkeleton = () => {
  const isSlow = useIsSlow()
  const texts = useTexts(checkoutTexts)
  return (
    <div aria-busy="true" className={classNames(styles.state, styles.skeleton)}>
      <Stack gap={36}>
        <Skeleton width="34rem" height={44} />
        <Skeleton width="22rem" height={72} />
        <Skeleton height={52} />
        <Skeleton height={52} />
        <SkeletonText lines={3} />
        <output className={classNames(!isSlow && styles.loading)}>{isSlow ? texts.slow : texts.loading}</output>
      </Stack>
    </div>
  )
}

const EmptyCart = mainPart(
  () => import('@soe/shop-steps/empty-cart').then((module) => module.EmptyCart),
  'now',
  CheckoutSkeleton,
)

/** Leads to what was ordered last, if anything was. */
const LatestOrder = () => {
  const texts = useTexts(checkoutTexts)
  const pathOf = usePathOf()
  const { data } = useQuery({ ...orderQuery(useShop(), undefined), meta: { silent: true } })
  if (!data) return null
  const path = pathOf({ page: 'orderconfirmation', query: {} })
  return (
    <Link href={path} asChild>
      <Button href={path} variant="outline">
        {texts.seeOrder}
      </Button>
    </Link>
  )
}

const FailureLine = ({ error }: { error: ShopError }) => <p role="alert">{useFailureText(error)}</p>

interface CheckoutFailedProps {
  error: ShopError | null
  onRetry: () => void
}

const CheckoutFailed = ({ error, onRetry }: CheckoutFailedProps) => {
  const texts = useTexts(checkoutTexts)
  const { retry } = useTexts(platformTexts)
  const isLocked = error?.handling === 'cart-lock'
  return (
    <div className={styles.state}>
      <Stack gap={28}>
        <PageHeading>{isLocked ? texts.lockedTitle : texts.failedTitle}</PageHeading>
        {error && !isHandledByShop(error) && <FailureLine error={error} />}
        <div>
          <Button onClick={onRetry}>{retry}</Button>
        </div>
      </Stack>
    </div>
  )
}

/** Reads the checkout and shows what needs it; or why it can't be shown. */
export const DetailsGate = ({ children }: { children: (details: CheckoutDetails) => ReactNode }) => {
  const lock = useLockStore()
  const { data, error, isFetching, refetch } = useCheckoutDetails()
  const failure = isShopError(error) ? error : null
  useChangesNotice(data)
  const retry = () => {
    lock.reset()
    void refetch()
  }
  if (failure?.handling === 'empty-cart' || (data?.cart.lineDetails.numOfLines === 0 && !isTradeInAlone(data)))
    return <EmptyCart more={<LatestOrder />} />
  if (!data && isFetching) return <CheckoutSkeleton />
  if (!data) return <CheckoutFailed error={failure} onRetry={retry} />
  return children(data)
}
