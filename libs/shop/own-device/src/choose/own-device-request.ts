import type { BodyInputOf, Product, Sku } from '@soe/contracts'
import type { addDevice } from '@soe/contracts/routes'
import { monthToMonthTerm, type LineIntent } from '@soe/rules'
import { deviceRequest } from '@soe/shop-basket'
import type { SimChoice } from '../sim/sim-choice'

export interface OwnDevice {
  product: Product
  sku: Sku
  /** The shopper has named the storage, or the model has only one. */
  isStorageKnown: boolean
  /** All fifteen digits, or empty while it is not checked. */
  imei: string
  sim: SimChoice
  cardNumber: string
  intent: LineIntent
  lineId: string | undefined
}

const simOf = ({ imei, sim, cardNumber }: OwnDevice) => ({
  eSim: sim === 'esim',
  ...(sim === 'own-card' && { id: cardNumber }),
  ...(imei !== '' && { smartImeiDevice: imei }),
})

/** The body of `add-device` for a device that costs nothing; only a card from a store depletes the store's stock. */
export const ownDeviceRequest = (own: OwnDevice): BodyInputOf<typeof addDevice> => {
  const { product, sku, isStorageKnown, intent, lineId } = own
  const origin = { cartInfo: { processStep: 'byodlandingpage' }, purchasePath: 'BYOD' }
  const { cartInfo, data } = deviceRequest({ origin, product, sku, term: monthToMonthTerm, intent, lineId })
  const isFromStore = own.sim === 'store'
  const lines = data.lines.map(({ preBackOrderDate: _, device, ...line }) => ({
    ...line,
    device: { ...device, ...(!isStorageKnown && { isStorageKnown }) },
    sim: simOf(own),
    depletionType: isFromStore ? ('L' as const) : ('F' as const),
  }))
  return { cartInfo, data: { lines }, ispuFlow: isFromStore }
}
