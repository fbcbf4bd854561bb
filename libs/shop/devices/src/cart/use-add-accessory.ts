import type { Product, Sku } from '@soe/contracts'
import {
  accessoryFlowName,
  buildDestinationPath,
  clampQuantity,
  defaultLine,
  placeholderNumber,
  routeGoToCart,
} from '@soe/rules'
import { useChange, useIdentity, useShop, useTexts } from '@soe/shop-platform'
import { productTexts } from '../product/product-texts'
import { clientAppName } from './client-app-name'
import { useOneAtATime } from './use-one-at-a-time'

/** Adds an accessory to the cart; the shopper stays, and a notice shows the way to the cart. */
export const useAddAccessory = ({ productDisplayName }: Product) => {
  const texts = useTexts(productTexts)
  const { notices } = useShop()
  const { audience, loggedIn } = useIdentity()
  const { start, release } = useOneAtATime()
  const mtn = loggedIn ? defaultLine : placeholderNumber
  const { mutate, isPending } = useChange('cart.addAccessories', {
    stale: ['checkout.getCheckoutDetails'],
    onDone: () =>
      notices.show({
        type: 'success',
        text: texts.added(productDisplayName),
        action: { label: texts.goToCart, href: buildDestinationPath(routeGoToCart(null, audience), audience) },
      }),
  })
  const requestOf = ({ skuId }: Sku, quantity: number) => ({
    cartInfo: { clientAppName, intendType: accessoryFlowName(loggedIn), processingMTN: mtn },
    data: {
      lines: [{ mtn, addAccessories: [{ id: skuId, qty: clampQuantity(quantity) }] }],
      depletionType: 'F' as const,
    },
  })
  const addAccessory = (sku: Sku, quantity: number) =>
    start(() => mutate(requestOf(sku, quantity), { onSettled: release }))
  return { addAccessory, isAdding: isPending }
}
