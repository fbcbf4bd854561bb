import type { BodyInputOf } from '@soe/contracts'
import { addAccessories, addDevice } from '@soe/contracts/routes'
import type { AddedItem } from './page-event'

type AccessoryChange = BodyInputOf<typeof addAccessories>
type DeviceChange = BodyInputOf<typeof addDevice>

/** How many more of each there are; a new quantity takes the old one off, and a move to another line adds none. */
const addedAccessories = ({ data }: AccessoryChange): readonly AddedItem[] => {
  const more = new Map<string, number>()
  const count = (id: string, qty: number) => more.set(id, (more.get(id) ?? 0) + qty)
  for (const line of data.lines) {
    for (const { id, qty } of line.addAccessories ?? []) count(id, qty)
    for (const { id, qty } of line.removeAccessories ?? []) count(id, -qty)
  }
  return [...more].filter(([, qty]) => qty > 0).map(([sku, qty]) => ({ sku, qty }))
}

const addedDevices = ({ data }: DeviceChange): readonly AddedItem[] =>
  data.lines.map(({ device: { id, productId } }) => ({ sku: id, productId, qty: 1 }))

export const addedItems = (operation: unknown, body: unknown): readonly AddedItem[] => {
  if (operation === addDevice.key) return addedDevices(body as DeviceChange)
  return operation === addAccessories.key ? addedAccessories(body as AccessoryChange) : []
}
