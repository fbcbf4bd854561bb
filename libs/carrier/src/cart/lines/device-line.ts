import type { BodyOf } from '@soe/contracts'
import type { Caller } from '../../account/caller'
import { replaceLine, requireLine } from '../access/line-access'
import { withoutMisfitFeatures } from './line-features'
import { activityOf, isBroughtPath, isPlanChange, isSecondNumberPath } from './line-kind'
import { mayTakePlan } from './line-plan'
import type { CartLineState, CartState, SimState } from '@soe/world'

export type DeviceRequest = BodyOf<'cart.addDevice'>['data']['lines'][number]

const deviceOf = ({ device }: DeviceRequest): CartLineState['device'] => ({
  skuId: device.id,
  productId: device.productId,
  term: device.dppMonths,
  ...(device.loanOfferId && { loanOfferId: device.loanOfferId }),
})

const simOf = ({ sim }: DeviceRequest): SimState | undefined => {
  if (sim?.eSim) return { simType: 'ESIM', ...(sim.id && { eSimId: sim.id }) }
  return sim?.id === undefined ? undefined : { simType: 'PSIM', simId: sim.id }
}

/** A plan and features stay with a line only where they are for the new device too. */
const withoutMisfits = (cart: CartState, { planId, ...line }: CartLineState): CartLineState =>
  withoutMisfitFeatures({ ...line, ...(planId !== undefined && mayTakePlan(cart, line, planId) && { planId }) })

/** The intent that a line has had so far; the line for accessories alone takes that of the device. */
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

/** Puts the device on the line that it is for, or on a new one. */
export const withDevice =
  ({ session }: Caller, intent: string) =>
  (cart: CartState, request: DeviceRequest): CartState => {
    const sequence = cart.lineCount + 1
    const isNew = request.lineId === undefined
    const {
      sim: _,
      isSecondNumber: _second,
      ...line
    } = request.lineId === undefined ? newLine(sequence) : requireLine(cart, request.lineId)
    const isOwn = isBroughtPath(request.purchasePath)
    const sim = simOf(request)
    const filled: CartLineState = {
      ...line,
      activity: activityOf(lineIntent(line, intent), { isOwn, isCustomer: session.accountNumber !== undefined }),
      device: deviceOf(request),
      ...(sim && { sim }),
      ...(isSecondNumberPath(request.purchasePath) && { isSecondNumber: true }),
    }
    return isNew
      ? { ...cart, lines: [...cart.lines, filled], lineCount: sequence }
      : replaceLine(cart, withoutMisfits(cart, filled))
  }
