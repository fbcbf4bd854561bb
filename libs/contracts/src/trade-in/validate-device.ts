import { z } from 'zod'
import { post } from '../operation'
import { CartInfoSchema } from '../shared/cart-info.schema'
import { ServiceHeaderSchema } from '../shared/service.schema'
import { exampleDevice } from './trade-in.examples'
import { TradeInConditionSchema, TradeInDeviceRefSchema, TradeInPromotionSchema } from './trade-in.schema'
import { AmountSchema, DateSchema, IdSchema, TrimmedTextSchema } from '../shared/fields.schema'

export const ValidateTradeInBodySchema = z.looseObject({
  cartInfo: CartInfoSchema.optional(),
  device: TradeInDeviceRefSchema,
  lineId: IdSchema.optional(),
})

const RatedValueSchema = z.strictObject({
  condition: TradeInConditionSchema,
  tradeInValue: AmountSchema,
  creditTotal: AmountSchema,
})

export const ValidateTradeInAnswerSchema = z.strictObject({
  serviceHeader: ServiceHeaderSchema,
  device: z.strictObject({
    deviceBrand: TrimmedTextSchema,
    deviceModel: TrimmedTextSchema,
    eligible: z.boolean(),
    tradeInValue: AmountSchema,
    conditions: z.array(RatedValueSchema),
  }),
  promotion: TradeInPromotionSchema.optional(),
  validUntil: DateSchema,
})

export const validateDevice = post({
  summary: 'Return the trade-in value of a device',
  body: ValidateTradeInBodySchema,
  answer: ValidateTradeInAnswerSchema,
  errors: ['ITEM_NOT_FOUND', '899'],
  example: { device: exampleDevice },
})

export const descriptions = {
  device: 'The device to buy, or to trade in',
  'device.tradeInValue': 'Trade-in value in dollars in good condition',
  lineId: 'The line of the cart that would get the credit',
  promotion: "What the line's new device adds to a trade-in that is worth something",
  validUntil: 'The last day on which the value counts',
  creditTotal: 'Dollars of the value and the promotion together',
  conditions: 'Trade-in value in dollars for each condition; empty where not eligible',
}
