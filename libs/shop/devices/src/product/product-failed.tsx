import { useTexts } from '@soe/shop-platform'
import { Button, EmptyState } from '@soe/ui'
import { deviceTexts } from '../device-texts'

/** Stands for a product that could not be read. */
export const ProductFailed = ({ onRetry }: { onRetry: () => void }) => {
  const texts = useTexts(deviceTexts)
  return <EmptyState title={texts.failed} actions={<Button onClick={onRetry}>{texts.retry}</Button>} />
}
