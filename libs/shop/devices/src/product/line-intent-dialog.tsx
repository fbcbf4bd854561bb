import type { LineIntent } from '@soe/rules'
import { useTexts } from '@soe/shop-platform'
import { Button, Dialog, Stack } from '@soe/ui'
import { productTexts } from '../product-texts'

export interface LineIntentDialogProps {
  open: boolean
  onClose: () => void
  onChoose: (intent: LineIntent) => void
}

/** Asks a customer whether the device replaces one on a line or starts a line of its own. */
export const LineIntentDialog = ({ open, onClose, onChoose }: LineIntentDialogProps) => {
  const texts = useTexts(productTexts)
  return (
    <Dialog open={open} onClose={onClose} title={texts.intentTitle} closeLabel={texts.close}>
      <Stack gap={28}>
        <p>{texts.intentBody}</p>
        <Stack gap={10}>
          <Button variant="ink" wide onClick={() => onChoose('EUP')}>
            {texts.upgrade}
          </Button>
          <Button variant="outline" wide onClick={() => onChoose('AAL')}>
            {texts.newLine}
          </Button>
        </Stack>
      </Stack>
    </Dialog>
  )
}
