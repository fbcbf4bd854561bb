import { isShopError, lazyPart, useIdentity, useNetworkSince, useTexts } from '@soe/shop-platform'
import { WayButtons } from '@soe/shop-steps'
import { Button, EmptyState, Hoist, Notice, VictorFlag } from '@soe/ui'
import { cartPageTexts } from './cart-page-texts'
import styles from './page-notice.module.css'

interface CartFailedProps {
  error: unknown
  onRetry: () => void
  isRetrying: boolean
}

/** The carrier's own message, unless the network failed; a guest reads what its first detail is about. */
const useBody = (error: unknown) => {
  const texts = useTexts(cartPageTexts)
  const network = useNetworkSince(error)
  const { loggedIn } = useIdentity()
  if (isShopError(error) && error.handling !== 'retry') {
    const { details, message } = error.normalised
    return (!loggedIn && details[0]?.issue) || message
  }
  return { gone: texts.offlineBody, back: texts.connectedBody, on: texts.failedBody }[network]
}

const AccountLanding = lazyPart(
  () => import('./landing/account-landing').then((module) => module.AccountLanding),
  'now',
  ({ fallback }) => fallback,
)

const Failure = ({ error, onRetry, isRetrying }: CartFailedProps) => {
  const texts = useTexts(cartPageTexts)
  const actions = (
    <>
      <Button onClick={onRetry} busy={isRetrying} busyLabel={texts.loading}>
        {texts.tryAgain}
      </Button>
      {isShopError(error) && <WayButtons codes={[error.id]} />}
    </>
  )
  const flags = (
    <Hoist>
      <VictorFlag filled />
    </Hoist>
  )
  return (
    <EmptyState title={texts.failedTitle} actions={actions} flags={flags}>
      <p role="alert">{useBody(error)}</p>
    </EmptyState>
  )
}

export const CartFailed = (props: CartFailedProps) => {
  const { error } = props
  const needsLanding = isShopError(error) && error.handling === 'account-landing'
  if (!needsLanding) return <Failure {...props} />
  return <AccountLanding fallback={<Failure {...props} />} onRetry={props.onRetry} isRetrying={props.isRetrying} />
}

export const CartOutdated = ({ error, onRetry, isRetrying }: CartFailedProps) => {
  const texts = useTexts(cartPageTexts)
  const actions = (
    <Button variant="outline" size="small" onClick={onRetry} busy={isRetrying} busyLabel={texts.loading}>
      {texts.tryAgain}
    </Button>
  )
  return (
    <Notice role="alert" className={styles.notice} actions={actions}>
      {useBody(error)}
    </Notice>
  )
}
