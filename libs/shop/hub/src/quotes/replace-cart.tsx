import { useTexts } from '@soe/shop-platform'
import { AlertDialog, Button } from '@soe/ui'
import { quoteTexts } from './quote-texts'

interface ReplaceCartProps {
  itemCount: number
  onConfirm: () => void
  onClose: () => void
}

/** Asks before a quote takes the place of the cart in hand. */
export const ReplaceCart = ({ itemCount, onConfirm, onClose }: ReplaceCartProps) => {
  const texts = useTexts(quoteTexts)
  return (
    <AlertDialog
      title={texts.replaceTitle}
      onDismiss={onClose}
      actions={
        <>
          <Button size="small" onClick={onConfirm}>
            {texts.open}
          </Button>
          <Button size="small" variant="outline" onClick={onClose}>
            {texts.keepCart}
          </Button>
        </>
      }
    >
      {texts.replaceBody(itemCount)}
    </AlertDialog>
  )
}
