import type { CartView, Product, Sku, AnswerOf } from '@soe/contracts'
import { clampQuantity, defaultQuantity } from '@soe/rules'
import { accessoryItem, findInCart, useChangeAccessories } from '@soe/shop-basket'
import { delays, useShop, useTexts, loadTranslation, type Shop } from '@soe/shop-platform'
import { announce } from '@soe/ui'
import { useState } from 'react'
import { accessoryTexts } from './accessory-texts'
import { lineToEquip } from './line-to-equip'
import type { addAccessories } from '@soe/contracts/routes'

/** What the carrier warns of when something in a cart for pickup is not in the store yet. */
const warnOfPickup = async (
  { notices, language }: Shop,
  { serviceBody }: AnswerOf<typeof addAccessories>,
): Promise<void> => {
  const text = serviceBody.serviceResponse.context.cartInfo.isIspuShippingWarningMsg
  if (text === undefined) return
  notices.show({ type: 'warning', topic: 'pickup', text: (await loadTranslation(language))(text) })
}

const defaultSku = ({ childSkus, defaultSKU }: Product): Sku | undefined =>
  childSkus.find(({ skuId }) => skuId === defaultSKU) ?? childSkus[0]

interface AccessoryOptions {
  product: Product
  cart: CartView | undefined
  onAdded?: (() => void) | undefined
}

/** One accessory, into the cart and out of it. It shows as added as soon as it is tapped. */
export const useAccessory = ({ product, cart, onAdded }: AccessoryOptions) => {
  const shop = useShop()
  const { environment } = shop
  const texts = useTexts(accessoryTexts)
  const [skuId, setSkuId] = useState(defaultSku(product)?.skuId)
  const [quantity, setQuantity] = useState<number>(defaultQuantity)
  const sku = product.childSkus.find((child) => child.skuId === skuId) ?? defaultSku(product)
  const held = findInCart(cart, sku?.skuId ?? '')

  const changes = useChangeAccessories({
    onDone: (answer, { data }) => {
      void warnOfPickup(shop, answer).catch(() => undefined)
      const isAdded = data.lines.some(({ addAccessories }) => addAccessories)
      if (isAdded) onAdded?.()
      void environment
        .wait(isAdded ? delays.addedAnnouncement : delays.deleteIndex)
        .then(() => announce((isAdded ? texts.addedName : texts.removedName)(product.productDisplayName)))
    },
  })
  const { pending } = changes
  const isAdding = pending?.addAccessories?.[0]?.id === sku?.skuId
  const isRemoving = pending?.removeAccessories?.[0]?.id === sku?.skuId
  const inCart = isAdding || (held !== undefined && !isRemoving)

  const send = (lineId: string, kind: 'add' | 'remove', qty: number) => {
    if (!sku || pending) return
    changes[kind](lineId, accessoryItem(product, sku, qty))
  }

  return {
    sku,
    quantity: inCart && !isAdding ? (held?.item.qty ?? quantity) : quantity,
    inCart,
    selectSku: setSkuId,
    setQuantity: (next: number) => setQuantity(clampQuantity(next)),
    add: () => send(lineToEquip(cart).lineId, 'add', quantity),
    remove: () => {
      if (!held) return
      setQuantity(defaultQuantity)
      send(held.lineId, 'remove', held.item.qty)
    },
  }
}

export type Accessory = ReturnType<typeof useAccessory>
