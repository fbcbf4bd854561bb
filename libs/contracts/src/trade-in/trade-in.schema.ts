import { z } from 'zod'
import { CartInfoSchema } from '../shared/cart-info.schema'
import { IdSchema } from '../shared/fields.schema'
import { ServiceHeaderSchema } from '../shared/service.schema'

const DeviceNameSchema = z.string().trim().min(1).max(60)

export const tradeInConditions = ['good', 'damaged', 'not-working'] as const
export const TradeInConditionSchema = z.enum(tradeInConditions)
export type TradeInCondition = z.infer<typeof TradeInConditionSchema>

/** A device of the account by the code of its line, or any device by make and model. */
export const TradeInDeviceRefSchema = z.union([
  z.looseObject({ mtnHashCode: IdSchema.describe('Code of the line, from the account devices') }),
  z.looseObject({
    deviceBrand: DeviceNameSchema,
    deviceModel: DeviceNameSchema,
    /** IMEI; checked for its form and not kept. */
    deviceId: z
      .string()
      .regex(/^\d{15}$/, 'fifteen digits')
      .optional(),
  }),
])
export type TradeInDeviceRef = z.infer<typeof TradeInDeviceRefSchema>

export const ValidateTradeInBodySchema = z.looseObject({
  cartInfo: CartInfoSchema.optional(),
  device: TradeInDeviceRefSchema,
})

const RatedValueSchema = z.strictObject({ condition: TradeInConditionSchema, tradeInValue: z.number() })

export const ValidateTradeInAnswerSchema = z.strictObject({
  serviceHeader: ServiceHeaderSchema,
  device: z.strictObject({
    deviceBrand: z.string(),
    deviceModel: z.string(),
    eligible: z.boolean(),
    tradeInValue: z.number().describe('Dollars for it in good condition'),
    conditions: z.array(RatedValueSchema).describe('Dollars for it in each condition; none where not eligible'),
  }),
})

export const AccountDevicesBodySchema = z.looseObject({
  productId: IdSchema.optional().describe('The device that the shopper looks at'),
  cartId: IdSchema.optional(),
  cartInfo: CartInfoSchema.optional(),
})

const TradeInDeviceSchema = z.strictObject({
  mtn: z.string().describe('Masked number of the line that uses it'),
  mtnHashCode: z.string(),
  nickName: z.string(),
  deviceBrand: z.string(),
  deviceModel: z.string(),
  eligible: z.boolean(),
  tradeInValue: z.number(),
  submissionId: z.string().optional().describe('Its trade-in in the cart, where there is one'),
})

const TradeInModelSchema = z.strictObject({
  deviceBrand: z.string(),
  deviceModel: z.string(),
  tradeInValue: z.number(),
})

export const AccountDevicesAnswerSchema = z.strictObject({
  serviceHeader: ServiceHeaderSchema,
  devices: z.array(TradeInDeviceSchema).describe("The account's own; none without an account"),
  models: z.array(TradeInModelSchema).describe('Every make and model that the carrier takes'),
})

/** Names a device, rates one (`submissionId` and `condition`), says that a line wants one (`lineId` alone), or removes. */
export const AddTradeInBodySchema = z.looseObject({
  cartInfo: CartInfoSchema,
  lineId: IdSchema.optional().describe('The line that it is for; a standalone trade-in has none'),
  device: TradeInDeviceRefSchema.optional(),
  condition: TradeInConditionSchema.optional(),
  submissionId: IdSchema.optional(),
  actionIndicator: z.enum(['A', 'D']).optional().describe('Add or delete; add where not said'),
})
