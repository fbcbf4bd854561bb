import type { CartView, Product, Sku } from '@soe/contracts'
import { clampQuantity, defaultQuantity } from '@soe/rules'
import { accessoryLine, findInCart, useChangeAccessories } from '@soe/shop-basket'
import { delays, useShop, useTexts } from '@soe/shop-platform'
import { announce } from '@soe/ui'
import { useState } from 'react'
import { accessoryTexts } from './accessory-texts'

const defaultSku = ({ childSkus, defaultSKU }: Product): Sku | undefined =>
  childSkus.find(({ skuId }) => skuId === defaultSKU) ?? childSkus[0]

interface AccessoryOptions {
  product: Product
  cart: CartView | undefined
  onAdded?: (() => void) | undefined
}

/** One accessory, into the cart and out of it. It shows as added as soon as it is tapped. */
export const useAccessory = ({ product, cart, onAdded }: AccessoryOptions) => {
  const { environment } = useShop()
  const texts = useTexts(accessoryTexts)
  const [skuId, setSkuId] = useState(defaultSku(product)?.skuId)
  const [quantity, setQuantity] = useState<number>(defaultQuantity)
  const sku = product.childSkus.find((child) => child.skuId === skuId) ?? defaultSku(product)
  const held = findInCart(cart, sku?.skuId ?? '')

  const changes = useChangeAccessories({
    onDone: (_answer, { data }) => {
      const isAdded = data.lines.some(({ addAccessories }) => addAccessories)
      if (isAdded) onAdded?.()
      void environment
        .wait(delays.addedAnnouncement)
        .then(() => announce((isAdded ? texts.addedName : texts.removedName)(product.productDisplayName)))
    },
  })
  const { pending } = changes
  const isAdding = pending?.addAccessories?.[0]?.id === sku?.skuId
  const isRemoving = pending?.removeAccessories?.[0]?.id === sku?.skuId
  const inCart = isAdding || (held !== undefined && !isRemoving)

  const send = (lineId: string, kind: 'add' | 'remove', qty: number) => {
    if (!sku || pending) return
    const { displayName: color } = sku.color
    changes[kind](lineId, { id: sku.skuId, skuId: sku.skuId, qty, displayName: product.productDisplayName, color })
  }

  return {
    sku,
    quantity: inCart && !isAdding ? (held?.item.qty ?? quantity) : quantity,
    inCart,
    selectSku: setSkuId,
    setQuantity: (next: number) => setQuantity(clampQuantity(next)),
    add: () => send(accessoryLine(cart), 'add', quantity),
    remove: () => {
      if (!held) return
      setQuantity(defaultQuantity)
      send(held.lineId, 'remove', held.item.qty)
    },
  }
}

export type Accessory = ReturnType<typeof useAccessory>
