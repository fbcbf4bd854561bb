import { addDevice } from '@soe/contracts/routes'
import { useNextStep } from '@soe/shop-journey'
import { useChange, useShop, useTexts } from '@soe/shop-platform'
import { ownDeviceTexts } from '../own-device-texts'
import { ownDeviceRequest, type OwnDevice } from './own-device-request'

/** Adds an own device to the cart: on to what its line lacks, or to another device. */
export const useAddOwnDevice = (onAnother: () => void) => {
  const { notices } = useShop()
  const texts = useTexts(ownDeviceTexts)
  const goOn = useNextStep()
  const { mutate, isPending } = useChange(addDevice, { refetch: false })
  const add = (own: OwnDevice) => {
    const { product, sku, intent } = own
    const added = { name: product.productDisplayName, sorId: sku.sorId, term: 0 }
    mutate(ownDeviceRequest(own), { onSuccess: (answer) => goOn(answer, { product: added, intent }) })
  }
  const addAnother = (own: OwnDevice) =>
    mutate(ownDeviceRequest(own), {
      onSuccess: () => {
        notices.show({ type: 'success', text: texts.added(own.product.productDisplayName) })
        onAnother()
      },
    })
  return { add, addAnother, isAdding: isPending }
}
