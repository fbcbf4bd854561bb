import { z } from 'zod'
import { TotalsSchema } from '../checkout/cart-line.schema'
import { post } from '../operation'
import {
  AddressSchema,
  AmountSchema,
  CountSchema,
  IdSchema,
  TrimmedTextSchema,
  ZipCodeSchema,
} from '../shared/fields.schema'
import { ServiceHeaderSchema } from '../shared/service.schema'
import { exampleDevice } from '../trade-in/trade-in.examples'
import { TradeInConditionSchema, TradeInDeviceRefSchema, TradeInPromotionSchema } from '../trade-in/trade-in.schema'

export const EstimateLineBodySchema = z.looseObject({
  skuId: IdSchema,
  term: CountSchema,
  zipCode: ZipCodeSchema.optional(),
  accessories: z.array(IdSchema).max(6).optional(),
  tradeIn: z.looseObject({ device: TradeInDeviceRefSchema, condition: TradeInConditionSchema }).optional(),
})

const EstimatedTradeInSchema = z.strictObject({
  deviceBrand: TrimmedTextSchema,
  deviceModel: TrimmedTextSchema,
  condition: TradeInConditionSchema,
  tradeInValue: AmountSchema,
  promotion: TradeInPromotionSchema.optional(),
  creditTotal: AmountSchema,
})

const EstimatedAccessorySchema = z.strictObject({
  skuId: IdSchema,
  displayName: TrimmedTextSchema,
  imageUrl: AddressSchema,
  originalPrice: AmountSchema,
  price: AmountSchema,
})

/** A new line with the device, priced with each plan that it can have, as a cart would. */
export const EstimateLineAnswerSchema = z.strictObject({
  serviceHeader: ServiceHeaderSchema,
  skuId: IdSchema,
  term: CountSchema,
  plans: z.array(
    z.strictObject({
      planId: IdSchema,
      displayName: TrimmedTextSchema,
      summary: z.string(),
      recommended: z.boolean(),
      totals: TotalsSchema,
      dueMonthlyWithoutAutoPay: AmountSchema.optional(),
    }),
  ),
  tradeIn: EstimatedTradeInSchema.optional(),
  accessories: z.array(EstimatedAccessorySchema).optional(),
  upgrade: TotalsSchema.optional(),
})

export const estimateLine = post({
  summary: 'Price a new line with a device, by plan, without a cart',
  body: EstimateLineBodySchema,
  answer: EstimateLineAnswerSchema,
  errors: ['ITEM_NOT_FOUND'],
  example: {
    skuId: 'orbit-12-pro-kelp-128',
    term: 36,
    tradeIn: { device: exampleDevice, condition: 'good' },
  },
})

export const descriptions = {
  'EstimateLineBody.skuId': 'The device to price',
  'EstimateLineBody.term': 'Months of instalments that the device is offered with; 0 is the full retail price',
  'EstimateLineBody.tradeIn': 'A device to trade in for it',
  'EstimateLineBody.zipCode': 'The zip code to estimate the tax for, where no address of an account decides',
  'EstimateLineBody.accessories': 'Accessories to price along, one of each',
  'EstimateLineAnswer.skuId': 'The device that is priced',
  'EstimateLineAnswer.term': 'Months of instalments; 0 is the full retail price',
  'EstimateLineAnswer.tradeIn': 'What the trade-in is worth',
  'plans.recommended': 'Whether the carrier recommends the plan',
  'tradeIn.device': 'The device to trade in',
  'tradeIn.promotion': 'What the new device adds to a trade-in that is worth something',
  'tradeIn.creditTotal': 'Dollars of the value and the promotion together',
  'EstimateLineAnswer.accessories': 'What fits the device, as the accessory step offers it',
  'accessories.imageUrl': 'Picture of the accessory',
  'accessories.originalPrice': 'Dollars without the device',
  'accessories.price': 'Dollars beside the device, its offers applied',
  upgrade: 'What the device costs on a number of the account, which keeps its plan',
  plans: 'The plans that suit the device',
  totals: 'What a cart with this line alone would cost, with Auto Pay',
  dueMonthlyWithoutAutoPay: 'Dollars a month without Auto Pay; none where it makes no difference',
  tradeInValue: 'Dollars for the device in its condition',
}
