import { stockState } from '@soe/rules'
import type { Sku } from '@soe/contracts'
import { reloadForChunk, useChange, useGo, useIdentity, useShop } from '@soe/shop-platform'
import { deviceRequest, type DeviceChoice } from './device-request'
import { useOneAtATime } from './use-one-at-a-time'

/** Adds a device to the cart and, unless the shopper has left, goes where the carrier sends. One device a press, however fast. */
export const useAddDevice = (sku: Sku) => {
  const go = useGo()
  const { environment } = useShop()
  const { audience } = useIdentity()
  const { start, release } = useOneAtATime()
  const { state } = stockState(sku)
  const { mutate, isPending } = useChange('cart.addDevice', {
    meta: state === 'pre-order' || state === 'back-order' ? { shipsLater: state } : {},
    stale: ['checkout.getCheckoutDetails'],
  })
  const addDevice = (chosen: Omit<DeviceChoice, 'sku'>) => {
    const choice = { ...chosen, sku }
    start(() => {
      // Fetched beside the call: no page opens with it.
      const routing = import('./route-added-device')
      mutate(deviceRequest(choice), {
        // Held until the shopper is on the way: a click between the answer and the next page is the same press still.
        onSuccess: (answer) =>
          void routing
            .then(
              ({ routeAddedDevice }) => go(routeAddedDevice(answer, choice, audience)),
              (error) => reloadForChunk(environment, error),
            )
            .finally(release),
        onError: release,
      })
    })
  }
  return { addDevice, isAdding: isPending }
}
