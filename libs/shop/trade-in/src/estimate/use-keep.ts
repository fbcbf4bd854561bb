import { tradeInAddDevice } from '@soe/contracts/routes'
import { emptyCartPage, useGo, useNextStep } from '@soe/shop-journey'
import { destination, useChange, useIdentity } from '@soe/shop-platform'
import type { TradeIn } from '../flow/find-trade-in'

/** What of this trade-in the cart holds: a device that is not rated, or the line's wish or device. */
const heldOf = ({ submissionId, line }: TradeIn) => {
  if (submissionId !== undefined) return { submissionId }
  return line?.isTradeInIntentSelected || line?.tradeInInfo ? { lineId: line.lineId } : undefined
}

/** Takes the trade-in out of the cart: the shopper keeps the device. */
export const useKeep = (tradeIn: TradeIn) => {
  const go = useGo()
  const goOn = useNextStep()
  const { audience } = useIdentity()
  const held = heldOf(tradeIn)
  const leave = () => go(destination(tradeIn.hasLines ? 'expresscart' : emptyCartPage('shop', audience)))
  const { mutate, isPending } = useChange(tradeInAddDevice, {
    refetch: false,
    onDone: (answer) => (tradeIn.hasLines ? goOn(answer) : leave()),
  })
  const keep = () => (held ? mutate({ cartInfo: {}, ...held, actionIndicator: 'D' }) : leave())
  return { keep, isKeeping: isPending }
}
