import type { TradeInCondition } from '@soe/contracts'
import { tradeInAddDevice } from '@soe/contracts/routes'
import { formatPrice } from '@soe/rules'
import { cartQuery } from '@soe/shop-basket'
import { useGo, useNextStep } from '@soe/shop-journey'
import { destination, isShopError, type ShopError, useChange, useShop, useTexts } from '@soe/shop-platform'
import { useState } from 'react'
import { estimateQuery } from './estimate-query'
import type { EstimatedTradeIn } from './estimated'
import { estimateTexts } from './estimate-texts'
import { worthIn } from './worth-in'

/** Puts the trade-in into the cart, and goes on. A trade-in alone goes on to its own checkout. */
const useAdd = ({ device, line, hasLines, submissionId, estimate }: EstimatedTradeIn) => {
  const { notices } = useShop()
  const texts = useTexts(estimateTexts)
  const go = useGo()
  const goOn = useNextStep()
  const { deviceModel } = estimate.device
  const change = useChange(tradeInAddDevice, {
    refetch: false,
    onDone: (answer) => {
      const text = line?.deviceItem && texts.goesWith(deviceModel, line.deviceItem.description)
      if (text) notices.show({ type: 'success', text })
      return hasLines ? goOn(answer) : go(destination('confirmshippingdetails'))
    },
  })
  const add = (condition: TradeInCondition) =>
    change.mutate({
      cartInfo: {},
      condition,
      ...(submissionId === undefined ? { device, ...(line && { lineId: line.lineId }) } : { submissionId }),
    })
  return { add, isAdding: change.isPending }
}

/** Accepts the value on screen; one that has changed is shown first. */
export const useAccept = (tradeIn: EstimatedTradeIn, condition: TradeInCondition) => {
  const shop = useShop()
  const texts = useTexts(estimateTexts)
  const { add, isAdding } = useAdd(tradeIn)
  const [isChecking, setChecking] = useState(false)
  const [changed, setChanged] = useState<string>()
  const [error, setError] = useState<ShopError>()
  const { device, line, estimate } = tradeIn
  const addOrShow = async () => {
    const fresh = await shop.queryClient.fetchQuery({ ...estimateQuery(shop, device, line?.lineId), staleTime: 0 })
    const { total } = worthIn(fresh, condition)
    if (total === worthIn(estimate, condition).total) return add(condition)
    setChanged(texts.changed(formatPrice(total)))
    // The line may have left the cart, or the visit may have ended.
    return line && shop.queryClient.refetchQueries({ queryKey: cartQuery(shop).queryKey, type: 'active' })
  }
  const fail = (failure: unknown) => {
    if (!isShopError(failure)) throw failure
    setError(failure)
  }
  const accept = async () => {
    setChecking(true)
    setError(undefined)
    setChanged(undefined)
    await addOrShow().catch(fail)
    setChecking(false)
  }
  return { accept: () => void accept(), isBusy: isChecking || isAdding, changed, error }
}
