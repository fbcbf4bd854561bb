import type { TradeInPromotion } from '@soe/contracts'
import { dayIn } from '@soe/rules'
import { findCart } from '../domain/cart/cart-access'
import { type CarrierOperation, success } from '../operation/carrier-operation'
import { tradeInDevice } from '../domain/trade-in/trade-in-device'
import { conditionPercent, tradeInCents } from '../domain/trade-in/trade-in-items'
import { linePromotion } from '../domain/pricing/trade-in-promotion'

/** Milliseconds for which a value counts. */
const validity = 30 * 86_400_000

const conditions = Object.keys(conditionPercent) as (keyof typeof conditionPercent)[]

/** A device that is worth nothing earns no promotion. */
const valuesOf = (fullValueCents: number, promotion: TradeInPromotion | undefined) =>
  conditions.map((condition) => {
    const cents = tradeInCents(fullValueCents, condition)
    const promotionCents = cents > 0 ? Math.round((promotion?.amount ?? 0) * 100) : 0
    return { condition, tradeInValue: cents / 100, creditTotal: (cents + promotionCents) / 100 }
  })

/** What a device is worth in each condition, and what the promotion of a line's new device adds. */
export const validateDevice: CarrierOperation<'tradeIn.validateDevice'> = ({ draft, body, ...caller }) => {
  const { deviceBrand, deviceModel, fullValueCents } = tradeInDevice(draft, caller.session, body.device)
  const eligible = fullValueCents > 0
  const cart = findCart(draft, caller, body.cartInfo?.cartId)
  const promotion = cart && linePromotion(cart, body.lineId)
  return {
    ...success,
    device: {
      deviceBrand,
      deviceModel,
      eligible,
      tradeInValue: fullValueCents / 100,
      conditions: eligible ? valuesOf(fullValueCents, promotion) : [],
    },
    ...(promotion && { promotion }),
    validUntil: dayIn(draft.now + validity, draft.header.timeZone),
  }
}
