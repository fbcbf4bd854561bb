import type { DeviceSku } from '@soe/catalogue'
import { ServiceFault, type WorldDraft } from '@soe/world'
import { accountStateOf } from '../account/account'
import type { Caller } from '../../operation/caller'
import { ownerOf } from '../account/identity'
import { stockedDevice } from './stock'
import type { DeviceRequest } from '../lines/device-line'

type DeviceName = Pick<DeviceRequest['device'], 'id' | 'productId'>

/** The device with this world's stock, whether or not any is left. */
export const knownDevice = (draft: WorldDraft, device: DeviceName): DeviceSku => {
  const found = stockedDevice(draft, device.id)
  if (!found || found.model.productId !== device.productId)
    throw new ServiceFault('ITEM_NOT_FOUND', [{ field: 'device.id' }])
  return found
}

/** The device, if it may be ordered now. */
export const orderableDevice = (draft: WorldDraft, device: DeviceName): DeviceSku => {
  const found = knownDevice(draft, device)
  if (found.stock.status === 'out-of-stock') throw new ServiceFault('OUT_OF_STOCK')
  return found
}

/** Rejects pre-orders and back-orders while a balance is past due. */
export const assertNothingPastDue = (draft: WorldDraft, { session }: Caller, { stock }: DeviceSku) => {
  const waits = stock.status === 'pre-order' || stock.status === 'back-order'
  if (waits && accountStateOf(draft, ownerOf(session)).pastDueCents > 0) throw new ServiceFault('4077')
}
