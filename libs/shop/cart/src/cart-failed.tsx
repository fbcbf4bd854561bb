import { isShopError, useIsOnline, useTexts } from '@soe/shop-platform'
import { Button, EmptyState, Notice } from '@soe/ui'
import { cartTexts } from './cart-texts'
import styles from './page-notice.module.css'

interface CartFailedProps {
  error: unknown
  onRetry: () => void
  isRetrying: boolean
}

/** The carrier's own message, unless the network failed. */
const useBody = (error: unknown) => {
  const texts = useTexts(cartTexts)
  const isOnline = useIsOnline()
  if (isShopError(error) && error.handling !== 'retry') return error.normalised.message
  return isOnline ? texts.failedBody : texts.offlineBody
}

/** The cart could not be read. */
export const CartFailed = ({ error, onRetry, isRetrying }: CartFailedProps) => {
  const texts = useTexts(cartTexts)
  const actions = (
    <Button onClick={onRetry} busy={isRetrying} busyLabel={texts.loading}>
      {texts.tryAgain}
    </Button>
  )
  return (
    <EmptyState title={texts.failedTitle} actions={actions}>
      <p role="alert">{useBody(error)}</p>
    </EmptyState>
  )
}

/** The cart in view could not be read again. */
export const CartOutdated = ({ error, onRetry, isRetrying }: CartFailedProps) => {
  const texts = useTexts(cartTexts)
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
