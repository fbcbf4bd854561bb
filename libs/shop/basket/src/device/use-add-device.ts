import type { AnswerOf, BodyInputOf, Sku } from '@soe/contracts'
import { addDevice } from '@soe/contracts/routes'
import { useChange, type ErrorMeta } from '@soe/shop-platform'
import { stockState } from '../selection/stock-state'
import { useOneAtATime } from '../use-one-at-a-time'
import { deviceRequest, type DeviceChoice } from './device-request'

type Answer = AnswerOf<typeof addDevice>

interface AddDeviceOptions {
  /** Runs once the device is added, even if the shopper has left the page. */
  onAdded?: (answer: Answer, body: BodyInputOf<typeof addDevice>) => unknown
}

interface PressOptions {
  /** Runs once the device is added, unless the shopper has left the page. The press ends when it does. */
  onShown?: (answer: Answer) => unknown
  onSettled?: () => void
}

export const shippingOf = (sku: Sku): ErrorMeta => {
  const { state } = stockState(sku)
  return state === 'pre-order' || state === 'back-order' ? { shipsLater: state } : {}
}

export const useAddDevice = (sku: Sku, { onAdded }: AddDeviceOptions = {}) => {
  const { start, release } = useOneAtATime()
  const { mutate, isPending } = useChange(addDevice, {
    meta: shippingOf(sku),
    waitsForNetwork: true,
    ...(onAdded && { onDone: onAdded }),
  })
  const add = (choice: Omit<DeviceChoice, 'sku'>, { onShown, onSettled }: PressOptions = {}) =>
    start(() =>
      mutate(deviceRequest({ ...choice, sku }), {
        onSuccess: (answer) => void Promise.resolve(onShown?.(answer)).finally(release),
        onError: release,
        ...(onSettled && { onSettled }),
      }),
    )
  return { add, isAdding: isPending }
}
