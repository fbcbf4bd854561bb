import { removeDevice } from '@soe/contracts/routes'
import { useChange } from '@soe/shop-platform'

interface RemoveLineOptions {
  onRemoved: (lineId: string) => unknown
  onRestored: () => unknown
}

const undo = 'UNDO'

/** Removes a line with its device, its plan and its accessories, and brings it back as it was. */
export const useRemoveLine = ({ onRemoved, onRestored }: RemoveLineOptions) => {
  const { mutate } = useChange(removeDevice, {
    onDone: (_answer, { cartInfo, lineId }) => (cartInfo.processAction === undo ? onRestored() : onRemoved(lineId)),
  })
  return {
    removeLine: (lineId: string) => mutate({ cartInfo: {}, lineId }),
    restoreLine: (lineId: string) => mutate({ cartInfo: { processAction: undo }, lineId }),
  }
}
