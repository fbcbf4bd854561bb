import { removeDevice } from '@soe/contracts/routes'
import { useChange } from '@soe/shop-platform'

export const useRestoreLine = ({ onRestored }: { onRestored: () => unknown }) => {
  const { mutate } = useChange(removeDevice, { onDone: onRestored })
  return (lineId: string) => mutate({ cartInfo: { processAction: 'UNDO' }, lineId })
}
