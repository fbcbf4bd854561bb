import type { Product, Sku } from '@soe/contracts'
import { subscribe, unsubscribe } from '@soe/contracts/routes'
import { useChange, useShop, useTexts } from '@soe/shop-platform'
import { notifyTexts } from './notify-texts'

/** Asks for a notice when a SKU is back in stock, and takes it back. */
export const useNotifyMe = (
  { productId, productDisplayName: name }: Product,
  sku: Sku,
  action: 'subscribe' | 'unsubscribe',
) => {
  const { notices } = useShop()
  const texts = useTexts(notifyTexts)
  const say = (text: string) => notices.show({ type: 'success', topic: 'notify-me', text })
  const asking = useChange(subscribe, { onDone: () => say(texts.subscribed(name)) })
  const taking = useChange(unsubscribe, { onDone: () => say(texts.unsubscribed(name)) })
  const isPending = asking.isPending || taking.isPending
  const toggle = () => {
    if (!isPending) (action === 'subscribe' ? asking : taking).mutate({ productId, skuId: sku.skuId })
  }
  return { toggle, isPending }
}
