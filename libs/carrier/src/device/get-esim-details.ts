import type { BodyOf, Language, AnswerOf } from '@soe/contracts'
import { findDeviceSku, type DeviceSku } from '@soe/catalogue'
import { hashText, nextRandom, ServiceFault, type CartLineState, type WorldDraft } from '@soe/world'
import type { Caller } from '../operation/caller'
import { findCart } from '../domain/cart/cart-access'
import type { CarrierOperation } from '../operation/carrier-operation'

type EsimRequest = BodyOf<'device.getEsimDetails'>

const findLine = (draft: WorldDraft, caller: Caller, { cartId, lineId }: EsimRequest): CartLineState | undefined =>
  findCart(draft, caller, cartId)?.lines.find((line) => line.lineId === lineId)

/** The device of the sorId, else the line's. */
const requestedDevice = (
  { deviceSorId }: EsimRequest,
  line: CartLineState | undefined,
  language: Language,
): DeviceSku => {
  const named = deviceSorId === undefined ? undefined : findDeviceSku(deviceSorId.toLowerCase(), language)
  const device = named ?? (line?.device && findDeviceSku(line.device.skuId, language))
  if (!device) throw new ServiceFault('ITEM_NOT_FOUND', [{ field: deviceSorId ? 'deviceSorId' : 'lineId' }])
  return device
}

type SimTypes = ('ESIM' | 'PSIM')[]

/** Watches have no tray for a card. */
const simTypesOf = ({ model }: DeviceSku): SimTypes => (model.category === 'watches' ? ['ESIM'] : ['ESIM', 'PSIM'])

/** An EID has 32 digits and starts with 89, the prefix of telecoms; the same device always has the same one. */
const eidOf = (draft: WorldDraft, { sku }: DeviceSku): string => {
  let state = hashText(sku.sorId) ^ draft.header.seed
  const digits = Array.from({ length: 30 }, () => {
    const next = nextRandom(state)
    state = next.state
    return Math.floor(next.value * 10)
  })
  return `89${digits.join('')}`
}

type Standing = NonNullable<AnswerOf<'device.getEsimDetails'>['esimDetails']['standing']>

interface RegisteredDevice {
  readonly standing: Standing
  /** It takes no SIM of any kind. */
  readonly isWithoutSim?: true
}

/** Devices that the makers' register reports something of. */
const reported: ReadonlyMap<string, RegisteredDevice> = new Map([
  ['352099001762059', { standing: 'LOCKED' }],
  ['352099001763040', { standing: 'LOST_OR_STOLEN' }],
  ['352099001764030', { standing: 'NOT_PAID_OFF' }],
  ['352099001765029', { standing: 'WORKS_WITHOUT_5G' }],
  ['352099001766019', { standing: 'WORKS', isWithoutSim: true }],
])

const digitSum = (digit: number) => (digit > 9 ? digit - 9 : digit)

/** The last digit of an IMEI checks the others by the Luhn formula. */
const hasCheckDigit = (imei: string): boolean => {
  const sum = [...imei].reduce((total, digit, index) => total + digitSum(Number(digit) * (index % 2 === 0 ? 1 : 2)), 0)
  return sum % 10 === 0
}

/** What the register says of an IMEI; nothing is reported of most devices. */
const lookUpImei = (imei: string): RegisteredDevice => {
  if (!hasCheckDigit(imei)) return { standing: 'UNKNOWN' }
  return reported.get(imei) ?? { standing: 'WORKS' }
}

/** Whether a device takes an eSIM, with the SIM that its line has chosen. */
export const getEsimDetails: CarrierOperation<'device.getEsimDetails'> = ({ draft, body, ...caller }) => {
  const line = findLine(draft, caller, body)
  const device = requestedDevice(body, line, caller.language)
  const { model, sku } = device
  const registered = body.imei === undefined ? undefined : lookUpImei(body.imei)
  const simTypes: SimTypes = registered?.isWithoutSim ? [] : simTypesOf(device)
  return {
    statusCode: '00',
    esimDetails: {
      productId: model.productId,
      sorId: sku.sorId,
      displayName: sku.skuDisplayName,
      euiccCapable: simTypes.includes('ESIM'),
      simTypes,
      ...(line?.sim && { selectedSimType: line.sim.simType }),
      ...(simTypes.includes('ESIM') && { eid: eidOf(draft, device) }),
      ...(registered && { standing: registered.standing }),
    },
  }
}
