import { isoDate } from '@soe/rules'
import { findCart } from '../cart/access/cart-access'
import type { CarrierOperation } from '../operation/carrier-operation'
import { success } from '../operation/success'
import { tradeInDevice } from './devices/trade-in-device'
import { conditionPercent, tradeInCents } from './items/trade-in-items'
import { linePromotion } from './view/trade-in-promotion'

/** Milliseconds for which a value counts. */
const validity = 30 * 86_400_000

const conditions = Object.keys(conditionPercent) as (keyof typeof conditionPercent)[]

const valuesOf = (fullValueCents: number) =>
  conditions.map((condition) => ({ condition, tradeInValue: tradeInCents(fullValueCents, condition) / 100 }))

const promotionFor = (lines: Parameters<typeof linePromotion>[0] | undefined, lineId: string | undefined) => {
  const promotion = lines && linePromotion(lines, lineId)
  return promotion && { promotion }
}

/** What a device is worth in each condition, and what the promotion of a line's new device adds. */
export const validateDevice: CarrierOperation<'tradeIn.validateDevice'> = ({ draft, body, ...caller }) => {
  const { deviceBrand, deviceModel, fullValueCents } = tradeInDevice(draft, caller.session, body.device)
  const eligible = fullValueCents > 0
  return {
    ...success,
    device: {
      deviceBrand,
      deviceModel,
      eligible,
      tradeInValue: fullValueCents / 100,
      conditions: eligible ? valuesOf(fullValueCents) : [],
    },
    ...promotionFor(findCart(draft, caller, body.cartInfo?.cartId), body.lineId),
    validUntil: isoDate(draft.now + validity),
  }
}
