import { z } from 'zod'
import { AmountSchema, CountSchema, IdSchema, TrimmedTextSchema, typedText } from '../shared/fields.schema'

const DeviceNameSchema = typedText().min(1).max(60)

export const tradeInConditions = ['good', 'damaged', 'not-working'] as const

export const TradeInConditionSchema = z.enum(tradeInConditions)
export type TradeInCondition = z.infer<typeof TradeInConditionSchema>

/** A device of the account by the code of its line, or any device by make and model. */
export const TradeInDeviceRefSchema = z.union([
  z.looseObject({ mtnHashCode: IdSchema }),
  z.looseObject({
    deviceBrand: DeviceNameSchema,
    deviceModel: DeviceNameSchema,
    capacity: DeviceNameSchema.optional(),
    carrier: DeviceNameSchema.optional(),
    deviceId: z
      .string()
      .regex(/^\d{15}$/, 'fifteen digits')
      .optional(),
  }),
])
export type TradeInDeviceRef = z.infer<typeof TradeInDeviceRefSchema>

/** What the new device of a line adds to a trade-in that is worth something. */
export const TradeInPromotionSchema = z.strictObject({
  deviceModel: TrimmedTextSchema,
  amount: AmountSchema,
  months: CountSchema,
  monthlyAmount: AmountSchema,
})
export type TradeInPromotion = z.infer<typeof TradeInPromotionSchema>

/** A device that the cart or an order trades in. */
export const TradeInItemSchema = z.strictObject({
  submissionId: IdSchema,
  lineSeqNum: CountSchema,
  deviceBrand: TrimmedTextSchema,
  deviceModel: TrimmedTextSchema,
  capacity: TrimmedTextSchema.optional(),
  carrier: TrimmedTextSchema.optional(),
  condition: TradeInConditionSchema.optional(),
  tradeInValue: AmountSchema,
  promotion: TradeInPromotionSchema.optional(),
  creditTotal: AmountSchema,
})
export type TradeInItem = z.infer<typeof TradeInItemSchema>

export const tradeInDescriptions = {
  'TradeInItem.condition': 'Condition of the device; absent until the shopper has rated it',
  lineSeqNum: 'Sequence number of its line; 0 for a trade-in without a line',
  'TradeInPromotion.deviceModel': 'The new device that the promotion belongs to',
  'TradeInPromotion.amount': 'Dollars in all',
  months: 'Months over which it is credited',
  monthlyAmount: 'Dollars off each bill',
  creditTotal: 'Dollars of the value and the promotion together',
  promotion: "What the line's new device adds; none for a device that is worth nothing",
  capacity: 'Storage of the device',
  carrier: 'Whose network the device works with',

  mtnHashCode: 'Code of the line, from the account devices',
  deviceId: 'IMEI, fifteen digits; the format is checked, the number is not stored',
}
