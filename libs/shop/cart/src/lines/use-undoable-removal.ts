import { useRemoveLine, useRestoreLine } from '@soe/shop-basket'
import { useShop, useTexts } from '@soe/shop-platform'
import { cartTexts } from '../cart-texts'
import { useSayWithTotal } from '../use-say-with-total'

/** A newer removal takes the notice over: only the last one can be undone. */
const topic = 'removed-line'

/** Removes a line; its notice offers to bring the line back as long as it shows. */
export const useUndoableRemoval = () => {
  const { notices } = useShop()
  const texts = useTexts(cartTexts)
  const say = useSayWithTotal()
  const restoreLine = useRestoreLine({ onRestored: () => say(texts.lineRestored) })
  const undoRemoval = (lineId: string) => {
    notices.hideTopic(topic)
    restoreLine(lineId)
  }
  return useRemoveLine({
    onRemoved: (lineId) =>
      notices.show({
        type: 'info',
        text: texts.lineRemoved,
        topic,
        action: { label: texts.undo, onPress: () => undoRemoval(lineId) },
      }),
  })
}
