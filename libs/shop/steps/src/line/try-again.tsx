import { useTexts } from '@soe/shop-platform'
import { RetryNotice } from '@soe/ui'
import { stepTexts } from './step-texts'

export const TryAgain = ({ onRetry, busy }: { onRetry: () => void; busy: boolean }) => {
  const texts = useTexts(stepTexts)
  return (
    <RetryNotice retryLabel={texts.retry} onRetry={onRetry} busy={busy} busyLabel={texts.loading}>
      {texts.failed}
    </RetryNotice>
  )
}
