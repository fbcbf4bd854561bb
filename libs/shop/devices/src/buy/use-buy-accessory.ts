import type { Product, Sku } from '@soe/contracts'
import { clampQuantity } from '@soe/rules'
import { accessoryOnlyLine, useAddAccessory } from '@soe/shop-basket'
import { cartPage, checkoutPage } from '@soe/shop-journey'
import { useIdentity, useShop, useTexts } from '@soe/shop-platform'
import { productTexts } from '../product-texts'

/** Adds an accessory to the cart; the shopper stays, and a notice shows the ways to cart and checkout. */
export const useBuyAccessory = ({ productDisplayName }: Product) => {
  const texts = useTexts(productTexts)
  const { notices, pathOf } = useShop()
  const { audience, loggedIn } = useIdentity()
  const cart = pathOf(cartPage(audience))
  const checkout = pathOf(checkoutPage(audience))
  const { add, isAdding } = useAddAccessory({
    onAdded: () =>
      notices.show({
        type: 'success',
        text: texts.added(productDisplayName),
        action: { label: texts.goToCart, href: cart },
        otherAction: { label: texts.checkout, href: checkout },
      }),
  })
  const buyAccessory = ({ skuId }: Sku, quantity: number) =>
    add({
      item: { id: skuId, qty: clampQuantity(quantity) },
      cartInfo: { processingMTN: accessoryOnlyLine(loggedIn) },
    })
  return { buyAccessory, isAdding }
}
