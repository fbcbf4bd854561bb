import type { DeviceSku } from '@soe/catalogue'
import type { CartInfo } from '@soe/contracts'
import { contractTerm, flowNames, loanOfferOf } from '@soe/rules'
import { ServiceFault, type WorldDraft } from '@soe/world'
import type { Caller } from '../operation/caller'
import { lobOf, ownerOf } from '../domain/account/identity'
import { assertNoScheduledOrder } from '../domain/cases/cases'
import type { CarrierOperation } from '../operation/carrier-operation'
import { processStepAnswer } from '../domain/process-step/process-step'
import { keepCart, openCart, withZipCode } from '../domain/cart/cart-access'
import { assertNothingPastDue, knownDevice, orderableDevice } from '../domain/stock/orderable-device'
import { withDevice, type DeviceRequest } from '../domain/lines/device-line'
import { deviceOriginOf } from '../domain/lines/line-kind'

/** A flow that the carrier doesn't know counts as adding a line. */
const knownIntent = (asked: string | undefined): string =>
  flowNames.find((intent) => intent === asked?.toUpperCase()) ?? 'AAL'

/** Only an account has a line to upgrade: anyone else gets a new one. */
const intentFor = ({ session }: Caller, { intendType, intent }: CartInfo): string => {
  const asked = knownIntent(intendType ?? intent)
  return asked === 'EUP' && session.accountNumber === undefined ? 'NSE' : asked
}

type Choice = DeviceRequest['device']

const assertOffered = <Field extends keyof Choice>(field: Field, device: Choice, allowed: readonly Choice[Field][]) => {
  if (allowed.includes(device[field])) return
  const issue = `${field} must be one of ${allowed.map((value) => value ?? 'none').join(', ')}`
  throw new ServiceFault(
    'INVALID_REQUEST',
    [{ field: `device.${field}`, issue }],
    `Request body must either contain a term on offer or none: ${issue}`,
  )
}

/** Prepaid devices are bought outright; the shopper's own device costs nothing. */
const assertTerm = (caller: Caller, found: DeviceSku, device: Choice, isOwn: boolean) => {
  const isOutright = isOwn || lobOf(caller.audience) === 'prepaid'
  assertOffered('dppMonths', device, isOutright ? [0] : [0, ...found.model.terms])
  assertOffered('contractTerm', device, [contractTerm(device.dppMonths), String(device.dppMonths)])
  assertOffered('loanOfferId', device, [undefined, loanOfferOf(found.sku, device.dppMonths)])
}

/** The shopper's own device needs no stock. */
const assertMayAdd = (draft: WorldDraft, caller: Caller, { device, purchasePath }: DeviceRequest) => {
  const isOwn = deviceOriginOf(purchasePath) !== 'bought'
  const sku = isOwn ? knownDevice(draft, device) : orderableDevice(draft, device)
  assertTerm(caller, sku, device, isOwn)
  if (!isOwn) assertNothingPastDue(draft, caller, sku)
}

/** Puts devices on lines of the cart; a new device makes the shopper choose accessories again. */
export const addDevice: CarrierOperation<'cart.addDevice'> = ({ draft, body, ...caller }) => {
  const { cartInfo, data } = body
  assertNoScheduledOrder(draft, ownerOf(caller.session))
  const intent = intentFor(caller, cartInfo)
  for (const line of data.lines) assertMayAdd(draft, caller, line)
  const cart = openCart(draft, caller, cartInfo.cartId, intent)
  const changed = data.lines.reduce(withDevice(caller, intent), withZipCode(cart, cartInfo))
  const completedSteps = changed.completedSteps.filter((step) => step !== 'AccessoryInterestial')
  return processStepAnswer(draft, keepCart(draft, changed, { intent, completedSteps }))
}
