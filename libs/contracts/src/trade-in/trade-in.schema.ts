import { z } from 'zod'
import { IdSchema } from '../shared/fields.schema'

const DeviceNameSchema = z.string().trim().min(1).max(60)

export const tradeInConditions = ['good', 'damaged', 'not-working'] as const

export const TradeInConditionSchema = z.enum(tradeInConditions)
export type TradeInCondition = z.infer<typeof TradeInConditionSchema>

/** A device of the account by the code of its line, or any device by make and model. */
export const TradeInDeviceRefSchema = z.union([
  z.looseObject({ mtnHashCode: IdSchema }),
  z.looseObject({
    deviceBrand: DeviceNameSchema,
    deviceModel: DeviceNameSchema,
    deviceId: z
      .string()
      .regex(/^\d{15}$/, 'fifteen digits')
      .optional(),
  }),
])
export type TradeInDeviceRef = z.infer<typeof TradeInDeviceRefSchema>

export const tradeInDescriptions = {
  mtnHashCode: 'Code of the line, from the account devices',
  deviceId: 'IMEI, fifteen digits; the format is checked, the number is not stored',
}
