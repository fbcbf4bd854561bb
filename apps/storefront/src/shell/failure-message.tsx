import { useShop, useTexts } from '@soe/shop-platform'
import { Button, EmptyState } from '@soe/ui'
import { failureTexts } from './failure-texts'

/** In place of a page that failed to render. */
export const FailureMessage = () => {
  const texts = useTexts(failureTexts)
  const { environment } = useShop()
  return (
    <EmptyState
      title={texts.failed}
      actions={<Button onClick={() => environment.location.reload()}>{texts.reload}</Button>}
    >
      {texts.failedBody}
    </EmptyState>
  )
}
