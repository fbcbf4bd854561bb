import type { BodyOf } from '@soe/contracts'
import type { CartLineState, CartState, SimState } from '@soe/world'
import type { Caller } from '../../operation/caller'
import { replaceLine, requireLine } from './cart-lines'
import { withoutMisfitFeatures } from './line-features'
import { activityOf, deviceOriginOf, isPlanChange } from './line-kind'
import { mayTakePlan } from './line-plan'

export type DeviceRequest = BodyOf<'cart.addDevice'>['data']['lines'][number]

const deviceOf = ({ device }: DeviceRequest): CartLineState['device'] => ({
  skuId: device.id,
  productId: device.productId,
  term: device.dppMonths,
  ...(device.loanOfferId && { loanOfferId: device.loanOfferId }),
  ...(device.isStorageKnown === false && { isStorageKnown: false }),
})

const simOf = ({ sim }: DeviceRequest): SimState | undefined => {
  if (sim?.eSim === undefined && sim?.id === undefined) return undefined
  const { id, eSim, smartImeiDevice } = sim
  const imei = smartImeiDevice && { smartImeiDevice }
  if (eSim) return { simType: 'ESIM', ...(id && { eSimId: id }), ...imei }
  return { simType: 'PSIM', ...(id && { simId: id }), ...imei }
}

/** Drops a plan and features that don't suit the new device. */
const withoutMisfits = (cart: CartState, { planId, ...line }: CartLineState): CartLineState =>
  withoutMisfitFeatures({ ...line, ...(planId !== undefined && mayTakePlan(cart, line, planId) && { planId }) })

/** The line's intent so far; a line of accessories alone takes the device's. */
const lineIntent = ({ activity }: CartLineState, intent: string): string => {
  if (activity.startsWith('EUP') || isPlanChange({ activity })) return 'EUP'
  return activity === 'ACC' ? intent : 'AAL'
}

const newLine = (sequence: number): CartLineState => ({
  lineId: `newLine${sequence}`,
  sequence,
  activity: 'ACC',
  accessories: [],
})

/** The SIM and the second number belong to the former device. */
const filledLine = (
  { sim: _, isSecondNumber: _second, ...line }: CartLineState,
  { session }: Caller,
  intent: string,
  request: DeviceRequest,
): CartLineState => {
  const origin = deviceOriginOf(request.purchasePath)
  const isOwn = origin !== 'bought'
  const sim = simOf(request)
  return {
    ...line,
    activity: activityOf(lineIntent(line, intent), { isOwn, isCustomer: session.accountNumber !== undefined }),
    device: deviceOf(request),
    ...(sim && { sim }),
    ...(origin === 'second-number' && { isSecondNumber: true }),
  }
}

/** Puts the device on the line that the request names, or on a new one. */
export const withDevice =
  (caller: Caller, intent: string) =>
  (cart: CartState, request: DeviceRequest): CartState => {
    if (request.lineId !== undefined) {
      const line = filledLine(requireLine(cart, request.lineId), caller, intent, request)
      return { ...replaceLine(cart, withoutMisfits(cart, line)), lastAddedLineId: line.lineId }
    }
    const lineCount = cart.lineCount + 1
    const line = filledLine(newLine(lineCount), caller, intent, request)
    return { ...cart, lines: [...cart.lines, line], lineCount, lastAddedLineId: line.lineId }
  }
