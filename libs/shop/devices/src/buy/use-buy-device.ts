import type { ProcessStepAnswer, Sku } from '@soe/contracts'
import type { LineIntent } from '@soe/rules'
import { useAddDevice, type DeviceChoice } from '@soe/shop-basket'
import { useGo } from '@soe/shop-journey'
import { recoverChunk, usePreparedWhenIdle, useShop } from '@soe/shop-platform'

/** How the carrier knows that a device comes from its own page. */
export const productDetailOrigin = (intent: LineIntent): DeviceChoice['origin'] => ({
  cartInfo: { processStep: 'ProductDetail' },
  purchasePath: intent,
})

const loadRouting = () => import('../product/product.moment')

/** Adds a device to the cart and goes where the carrier's answer leads. */
export const useBuyDevice = (sku: Sku) => {
  const go = useGo()
  const shop = useShop()
  const { add, isAdding } = useAddDevice(sku)
  // A browser doesn't fetch a module again that it could not fetch: a press without a network must not be the first.
  usePreparedWhenIdle(loadRouting)
  const buyDevice = (chosen: Omit<DeviceChoice, 'sku' | 'origin'>) => {
    const choice = { ...chosen, sku, origin: productDetailOrigin(chosen.intent) }
    // Nobody asks for it where the call fails.
    const routing = loadRouting().then(
      ({ leadOn }) =>
        async (answer: ProcessStepAnswer) =>
          go(await leadOn(shop, answer, choice)),
      (error: unknown) => () => recoverChunk(shop.environment, error),
    )
    // The press ends with the navigation: a click between the answer and the next page still belongs to it.
    add(choice, { onShown: async (answer) => (await routing)(answer) })
  }
  return { buyDevice, isAdding }
}
