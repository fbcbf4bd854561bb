import type { CarrierOperation } from '../operation/carrier-operation'
import { success } from '../operation/success'
import { tradeInDevice } from './devices/trade-in-device'
import { conditionPercent, tradeInCents } from './items/trade-in-items'

const conditions = Object.keys(conditionPercent) as (keyof typeof conditionPercent)[]

const valuesOf = (fullValueCents: number) =>
  conditions.map((condition) => ({ condition, tradeInValue: tradeInCents(fullValueCents, condition) / 100 }))

/** What a device is worth in each condition. */
export const validateDevice: CarrierOperation<'tradeIn.validateDevice'> = ({ draft, session, body }) => {
  const { deviceBrand, deviceModel, fullValueCents } = tradeInDevice(draft, session, body.device)
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
  }
}
