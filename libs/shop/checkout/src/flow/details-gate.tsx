import type { CheckoutDetails } from '@soe/contracts'
import { useLockStore } from '@soe/shop-basket'
import { isHandledByShop } from '@soe/shop-journey'
import { isShopError, mainPart, optionalPart, platformTexts, type ShopError, useTexts } from '@soe/shop-platform'
import { Button, classNames, PageHeading, Skeleton, SkeletonText, Stack, Status } from '@soe/ui'
import type { ReactNode } from 'react'
import { checkoutTexts } from '../checkout-texts'
import styles from './details-gate.module.css'
import { useCheckoutDetails } from './checkout-query'
import { isTradeInAlone } from './checkout-steps'
import { useFailureText } from './use-failure-text'

const CheckoutSkeleton = () => {
  const texts = useTexts(checkoutTexts)
  return (
    <div aria-busy="true" className={classNames(styles.state, styles.skeleton)}>
      <Stack gap={36}>
        <Skeleton width="34rem" height={44} />
        <Skeleton width="22rem" height={72} />
        <Skeleton height={52} />
        <Skeleton height={52} />
        <SkeletonText lines={3} />
        <Status>{texts.loading}</Status>
      </Stack>
    </div>
  )
}

const EmptyCart = mainPart(
  () => import('@soe/shop-steps/empty-cart').then((module) => module.EmptyCart),
  'now',
  CheckoutSkeleton,
)

const LatestOrder = optionalPart(() => import('./latest-order').then((module) => module.LatestOrder))

const ChangesNotice = optionalPart(() => import('./changes-notice').then((module) => module.ChangesNotice))

const FailureLine = ({ error }: { error: ShopError }) => <p role="alert">{useFailureText(error)}</p>

const CheckoutFailed = ({ error, onRetry }: { error: ShopError | null; onRetry: () => void }) => {
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

interface DetailsGateProps {
  /** Details that don't suit the page are no answer while they are read anew: they are older than the last change. */
  suits?: (details: CheckoutDetails) => boolean
  children: (details: CheckoutDetails) => ReactNode
}

export const DetailsGate = ({ suits, children }: DetailsGateProps) => {
  const lock = useLockStore()
  const { data, error, isFetching, refetch } = useCheckoutDetails()
  const failure = isShopError(error) ? error : null
  const retry = () => {
    lock.reset()
    void refetch()
  }
  const isOlder = isFetching && data !== undefined && suits?.(data) === false
  if (failure?.handling === 'empty-cart' || (data?.cart.lineDetails.numOfLines === 0 && !isTradeInAlone(data)))
    return <EmptyCart more={<LatestOrder />} />
  if (isOlder || (!data && isFetching)) return <CheckoutSkeleton />
  if (!data) return <CheckoutFailed error={failure} onRetry={retry} />
  return (
    <>
      <ChangesNotice details={data} />
      {children(data)}
    </>
  )
}
