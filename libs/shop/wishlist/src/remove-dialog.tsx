import { useTexts } from '@soe/shop-platform'
import { Button, Dialog } from '@soe/ui'
import { wishlistTexts } from './wishlist-texts'

export interface RemoveDialogProps {
  open: boolean
  onClose: () => void
  onConfirm: () => void
}

export const RemoveDialog = ({ open, onClose, onConfirm }: RemoveDialogProps) => {
  const texts = useTexts(wishlistTexts)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.removeQuestion}
      closeLabel={texts.close}
      actions={
        <>
          <Button variant="ink" onClick={onConfirm}>
            {texts.yes}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {texts.cancel}
          </Button>
        </>
      }
    />
  )
}
