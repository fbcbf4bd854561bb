import type { Product, Sku } from '@soe/contracts'
import { useAddAccessory } from '@soe/shop-basket'
import { buildDestinationPath, routeGoToCart } from '@soe/shop-journey'
import { useIdentity, useShop, useTexts } from '@soe/shop-platform'
import { productTexts } from '../product/product-texts'

/** Adds an accessory to the cart; the shopper stays, and a notice shows the way to the cart. */
export const useBuyAccessory = (product: Product) => {
  const texts = useTexts(productTexts)
  const { notices } = useShop()
  const { audience } = useIdentity()
  const { add, isAdding } = useAddAccessory({
    onAdded: () =>
      notices.show({
        type: 'success',
        text: texts.added(product.productDisplayName),
        action: { label: texts.goToCart, href: buildDestinationPath(routeGoToCart(null, audience), audience) },
      }),
  })
  const buyAccessory = (sku: Sku, quantity: number) => add({ source: 'product-page', product, sku, quantity })
  return { buyAccessory, isAdding }
}
