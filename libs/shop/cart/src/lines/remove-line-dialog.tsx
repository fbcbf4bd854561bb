import type { CartLine } from '@soe/contracts'
import { useTexts } from '@soe/shop-platform'
import { Button, Dialog } from '@soe/ui'
import { cartTexts } from '../cart-texts'
import { useUndoableRemoval } from './use-undoable-removal'

interface RemoveLineDialogProps {
  line: CartLine
  title: string
  onClose: () => void
}

/** Asks before a line is removed; the page hides it at once. */
export const RemoveLineDialog = ({ line, title, onClose }: RemoveLineDialogProps) => {
  const texts = useTexts(cartTexts)
  const removeLine = useUndoableRemoval()
  const remove = () => {
    onClose()
    removeLine(line.lineId)
  }
  const actions = (
    <>
      <Button variant="ink" size="small" onClick={remove}>
        {texts.removeLineYes}
      </Button>
      <Button variant="outline" size="small" onClick={onClose}>
        {texts.keepLine}
      </Button>
    </>
  )
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={texts.close} actions={actions}>
      <p>
        {(line.accessories.length > 0 ? texts.removeEquippedLineBody : texts.removeLineBody)(
          line.deviceItem?.description ?? '',
        )}
      </p>
    </Dialog>
  )
}
