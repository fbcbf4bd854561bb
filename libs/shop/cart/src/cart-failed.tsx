import { useTexts } from '@soe/shop-platform'
import { Button, EmptyState, Notice } from '@soe/shop-ui'
import { cartTexts } from './cart-texts'
import styles from './page-notice.module.css'

interface CartFailedProps {
  onRetry: () => void
  isRetrying: boolean
}

const useBody = () => {
  const texts = useTexts(cartTexts)
  return navigator.onLine ? texts.failedBody : texts.offlineBody
}

/** The cart can't be read; nothing in it is lost. */
export const CartFailed = ({ onRetry, isRetrying }: CartFailedProps) => {
  const texts = useTexts(cartTexts)
  const actions = (
    <Button onClick={onRetry} busy={isRetrying} busyLabel={texts.loading}>
      {texts.tryAgain}
    </Button>
  )
  return (
    <EmptyState title={texts.failedTitle} actions={actions}>
      <p role="alert">{useBody()}</p>
    </EmptyState>
  )
}

/** The cart in view is the one that was known before; it could not be read again. */
export const CartOutdated = ({ onRetry, isRetrying }: CartFailedProps) => {
  const texts = useTexts(cartTexts)
  const actions = (
    <Button variant="outline" size="small" onClick={onRetry} busy={isRetrying} busyLabel={texts.loading}>
      {texts.tryAgain}
    </Button>
  )
  return (
    <Notice role="alert" className={styles.notice} actions={actions}>
      {useBody()}
    </Notice>
  )
}
