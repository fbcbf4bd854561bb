import type { AnswerOf, BodyOf } from '@soe/contracts'
import type { Caller } from '../../account/caller'
import { findCart } from '../../cart/access/cart-access'
import { findDeviceSku, type DeviceSku } from '@soe/catalogue'
import { type WorldDraft, hashText, nextRandom, ServiceFault, type CartLineState } from '@soe/world'

type Asked = BodyOf<'device.getEsimDetails'>

const bySorId = (sorId: string | undefined): DeviceSku | undefined =>
  sorId === undefined ? undefined : findDeviceSku(sorId.toLowerCase())

const namedLine = (draft: WorldDraft, caller: Caller, { cartId, lineId }: Asked): CartLineState | undefined =>
  findCart(draft, caller, cartId)?.lines.find((line) => line.lineId === lineId)

/** Watches have no tray for a card. */
const simTypesOf = ({ model }: DeviceSku): ('ESIM' | 'PSIM')[] =>
  model.category === 'watches' ? ['ESIM'] : ['ESIM', 'PSIM']

/** A chip's number: 89, the telecoms' own prefix, and thirty more digits. */
const eidOf = (draft: WorldDraft, { sku }: DeviceSku): string => {
  let state = hashText(sku.sorId) ^ draft.header.seed
  const digits = Array.from({ length: 30 }, () => {
    const next = nextRandom(state)
    state = next.state
    return Math.floor(next.value * 10)
  })
  return `89${digits.join('')}`
}

/** Whether the named device, or the line's, takes an eSIM; with what the line has chosen. */
export const readEsimDetails = (draft: WorldDraft, caller: Caller, asked: Asked): AnswerOf<'device.getEsimDetails'> => {
  const line = namedLine(draft, caller, asked)
  const device = bySorId(asked.deviceSorId) ?? (line?.device && findDeviceSku(line.device.skuId))
  if (!device) throw new ServiceFault('ITEM_NOT_FOUND', [{ field: asked.deviceSorId ? 'deviceSorId' : 'lineId' }])
  const { model, sku } = device
  return {
    statusCode: '00',
    esimDetails: {
      productId: model.productId,
      sorId: sku.sorId,
      displayName: sku.skuDisplayName,
      euiccCapable: true,
      simTypes: simTypesOf(device),
      ...(line?.sim && { selectedSimType: line.sim.simType }),
      eid: eidOf(draft, device),
    },
  }
}
