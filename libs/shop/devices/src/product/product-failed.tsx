import { useTexts } from '@soe/shop-platform'
import { Button, EmptyState } from '@soe/ui'
import { deviceTexts } from '../device-texts'

/** Shown in place of a product that failed to load. */
export const ProductFailed = ({ onRetry }: { onRetry: () => void }) => {
  const texts = useTexts(deviceTexts)
  return <EmptyState title={texts.failed} actions={<Button onClick={onRetry}>{texts.retry}</Button>} />
}
