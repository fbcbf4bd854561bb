import { useTexts } from '@soe/shop-platform'
import { Button, ErrorIcon, Notice } from '@soe/shop-ui'
import { stepTexts } from './step-texts'

export const TryAgain = ({ onRetry, busy }: { onRetry: () => void; busy: boolean }) => {
  const texts = useTexts(stepTexts)
  return (
    <Notice
      role="alert"
      icon={<ErrorIcon />}
      actions={
        <Button variant="ink" size="small" onClick={onRetry} busy={busy} busyLabel={texts.loading}>
          {texts.retry}
        </Button>
      }
    >
      {texts.failed}
    </Notice>
  )
}
