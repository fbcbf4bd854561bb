import type { Product, Sku } from '@soe/contracts'
import { subscribe, unsubscribe } from '@soe/contracts/routes'
import { notifyMeState } from '@soe/rules'
import { useChange, useShop, useTexts } from '@soe/shop-platform'
import { notifyTexts } from './notify-texts'

/** Asks for a notice when a SKU is back in stock, and takes it back. */
export const useNotifyMe = ({ productId, productDisplayName: name }: Product, sku: Sku) => {
  const { notices } = useShop()
  const texts = useTexts(notifyTexts)
  const say = (text: string) => notices.show({ type: 'success', topic: 'notify-me', text })
  const asking = useChange(subscribe, { onDone: () => say(texts.subscribed(name)) })
  const taking = useChange(unsubscribe, { onDone: () => say(texts.unsubscribed(name)) })
  const isPending = asking.isPending || taking.isPending
  const state = notifyMeState(sku)
  const toggle = () => {
    if (isPending || state === 'disabled') return
    const change = state === 'subscribe' ? asking : taking
    change.mutate({ productId, skuId: sku.skuId })
  }
  return { state, toggle, isPending }
}
