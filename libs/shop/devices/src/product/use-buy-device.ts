import type { Sku } from '@soe/contracts'
import { useAddDevice, type DeviceChoice, type LineIntent } from '@soe/shop-basket'
import { useGo } from '@soe/shop-journey'
import { reloadForChunk, useIdentity, useShop } from '@soe/shop-platform'

/** How the carrier is told that a device comes from its own page. */
export const productDetailOrigin = (intent: LineIntent): DeviceChoice['origin'] => ({
  cartInfo: { processStep: 'ProductDetail' },
  purchasePath: intent,
})

/** Adds a device to the cart and goes where the carrier's answer leads. */
export const useBuyDevice = (sku: Sku) => {
  const go = useGo()
  const { environment } = useShop()
  const { audience } = useIdentity()
  const { add, isAdding } = useAddDevice(sku)
  const buyDevice = (chosen: Omit<DeviceChoice, 'sku' | 'origin'>) => {
    const choice = { ...chosen, sku, origin: productDetailOrigin(chosen.intent) }
    // Fetched beside the call, so that no page opens with it.
    const routing = import('./route-added-device')
    add(choice, {
      // The press ends with the navigation: a click between the answer and the next page still belongs to it.
      onShown: (answer) =>
        routing.then(
          ({ routeAddedDevice }) => go(routeAddedDevice(answer, choice, audience)),
          (error) => reloadForChunk(environment, error),
        ),
    })
  }
  return { buyDevice, isAdding }
}
