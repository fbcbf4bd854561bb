import { findTradeInModel } from '@soe/catalogue'
import type { CartLine, TradeInItem } from '@soe/contracts'
import { maskNumber } from '@soe/rules'
import type { CartLineState, FeatureState, NumberState, TradeInState } from '@soe/world'
import type { AccountLine } from '../personas/personas'
import { conditionPercent } from '../domain/trade-in/trade-in-items'

/** Numbers of customers are shown masked. */
const numberOf = (
  { mobileNumber = '', numberChoice, numberLabel, mtnDetails }: CartLine,
  accountLines: readonly AccountLine[],
): NumberState | undefined =>
  numberChoice && {
    choice: numberChoice,
    mtn: accountLines.find(({ mtn }) => maskNumber(mtn) === mobileNumber)?.mtn ?? mobileNumber,
    ...(mtnDetails?.carrier && { carrier: mtnDetails.carrier }),
    ...(numberLabel !== undefined && { label: numberLabel }),
  }

const deviceOf = ({ deviceItem, serviceInfo }: CartLine): CartLineState['device'] =>
  deviceItem && {
    skuId: deviceItem.skuId,
    productId: deviceItem.productId,
    term: deviceItem.term,
    ...(deviceItem.isStorageKnown === false && { isStorageKnown: false }),
    ...(serviceInfo.sbdOffer !== undefined && { loanOfferId: serviceInfo.sbdOffer }),
  }

const featuresOf = ({ protection, features }: CartLine): FeatureState[] => [
  ...(protection ? [{ id: protection.id, quantity: 1 }] : []),
  ...(features ?? []).map(({ id, quantity }) => ({ id, quantity })),
]

const simOf = ({ simItem }: CartLine): Pick<CartLineState, 'sim'> => {
  if (!simItem) return {}
  const { description: _, ...sim } = simItem
  return { sim }
}

/** The line that an answer shows. */
export const restoredLine = (view: CartLine, accountLines: readonly AccountLine[]): CartLineState => {
  const [device, number, features] = [deviceOf(view), numberOf(view, accountLines), featuresOf(view)]
  return {
    lineId: view.lineId,
    sequence: view.multiLineSeqNumber,
    activity: view.lineActivityType,
    ...(device && { device }),
    ...(view.plan && { planId: view.plan.planId }),
    ...(number && { number }),
    accessories: view.accessories.map(({ itemCode, productId, qty }) => ({ skuId: itemCode, productId, qty })),
    ...(view.isTradeInIntentSelected && { isTradeInIntended: true }),
    ...(features.length > 0 && { features }),
    ...simOf(view),
    ...(view.serviceInfo.e911Address && { e911Address: view.serviceInfo.e911Address }),
    ...(view.secondNumber?.isSecondNumber && { isSecondNumber: true }),
  }
}

/** A device that does not work is credited with nothing, whatever it was worth. */
const fullValueCents = ({ deviceBrand, deviceModel, condition = 'good', tradeInValue }: TradeInItem): number => {
  const percent = conditionPercent[condition]
  if (percent === 0) return findTradeInModel(deviceBrand, deviceModel)?.valueCents ?? 0
  return Math.round((tradeInValue * 100 * 100) / percent)
}

/** The trade-in that an answer shows. */
export const restoredTradeIn = (item: TradeInItem, lines: readonly CartLineState[]): TradeInState => {
  const { submissionId, lineSeqNum, deviceBrand, deviceModel, capacity, carrier, condition } = item
  const line = lines.find(({ sequence }) => sequence === lineSeqNum)
  return {
    submissionId,
    deviceBrand,
    deviceModel,
    fullValueCents: fullValueCents(item),
    ...(line && { lineId: line.lineId }),
    ...(capacity !== undefined && { capacity }),
    ...(carrier !== undefined && { carrier }),
    ...(condition && { condition }),
  }
}
