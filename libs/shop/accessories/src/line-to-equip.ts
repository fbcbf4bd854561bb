import type { CartView } from '@soe/contracts'
import { accessoryLine } from '@soe/shop-basket'

type DeviceItem = NonNullable<CartView['lineDetails']['lineInfo'][string]['deviceItem']>

export interface LineToEquip {
  readonly lineId: string
  readonly deviceInfo?: DeviceItem
}

/** The line of the item that was added last if it has a device, else the last line with one. */
export const lineToEquip = (cart: CartView | undefined): LineToEquip => {
  const { lastItemAddedLine, lineInfo = {} } = cart?.lineDetails ?? {}
  const lineId = lineInfo[lastItemAddedLine ?? '']?.deviceItem ? lastItemAddedLine : undefined
  const chosen = lineId ?? accessoryLine(cart)
  const deviceInfo = lineInfo[chosen]?.deviceItem
  return { lineId: chosen, ...(deviceInfo && { deviceInfo }) }
}
