import { removeDevice } from '@soe/contracts/routes'
import { useChange } from '@soe/shop-platform'

export const useRemoveLine = ({ onRemoved }: { onRemoved: (lineId: string) => unknown }) => {
  const { mutate } = useChange(removeDevice, { onDone: (_answer, { lineId }) => onRemoved(lineId) })
  return (lineId: string) => mutate({ cartInfo: {}, lineId })
}
