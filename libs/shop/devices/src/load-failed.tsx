import { useTexts } from '@soe/shop-platform'
import { Button, ErrorIcon, Notice } from '@soe/shop-ui'
import { deviceTexts } from './device-texts'
import styles from './load-failed.module.css'

/** In the place of what could not be loaded, with a way to try again. */
export const LoadFailed = ({ onRetry }: { onRetry: () => void }) => {
  const texts = useTexts(deviceTexts)
  return (
    <Notice
      role="alert"
      className={styles.notice}
      icon={<ErrorIcon />}
      actions={
        <Button variant="ink" size="small" onClick={onRetry}>
          {texts.retry}
        </Button>
      }
    >
      {texts.failed}
    </Notice>
  )
}
