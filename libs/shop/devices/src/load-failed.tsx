import { useTexts } from '@soe/shop-platform'
import { RetryNotice } from '@soe/ui'
import { deviceTexts } from './device-texts'
import styles from './load-failed.module.css'

export const LoadFailed = ({ onRetry }: { onRetry: () => void }) => {
  const texts = useTexts(deviceTexts)
  return (
    <RetryNotice className={styles.notice} retryLabel={texts.retry} onRetry={onRetry}>
      {texts.failed}
    </RetryNotice>
  )
}
