import { z } from 'zod'
import { cartChange } from '../errors/error-groups'
import { post } from '../operation'
import { contentsOfCart } from '../shared/cart-parts'
import { CartInfoSchema } from '../shared/cart-info.schema'
import { IdSchema } from '../shared/fields.schema'
import { ProcessStepAnswerSchema } from '../shared/process-step.schema'
import { exampleDevice } from './trade-in.examples'
import { TradeInConditionSchema, TradeInDeviceRefSchema } from './trade-in.schema'

/** Names a device, rates one (`submissionId` and `condition`), says that a line wants one (`lineId` alone), or removes. */
export const AddTradeInBodySchema = z.looseObject({
  cartInfo: CartInfoSchema,
  lineId: IdSchema.optional(),
  device: TradeInDeviceRefSchema.optional(),
  condition: TradeInConditionSchema.optional(),
  submissionId: IdSchema.optional(),
  actionIndicator: z.enum(['A', 'D']).optional(),
})

export const addDevice = post({
  owner: 'cart',
  summary: 'Trade a device in, for a line of the cart or on its own',
  body: AddTradeInBodySchema,
  answer: ProcessStepAnswerSchema,
  errors: [...cartChange, '1008', 'ITEM_NOT_FOUND'],
  refusals: ['CART_FULL'],
  effects: {
    cart: [...contentsOfCart, 'tradeIns'],
    lines: ['isTradeInIntentSelected', 'tradeInInfo'],
    ends: 'when-empty',
  },
  example: { cartInfo: {}, device: exampleDevice, condition: 'good' },
})

export const descriptions = {
  lineId: 'The line that the trade-in is for; a standalone trade-in has none',
  device: 'The device to buy, or to trade in',
  actionIndicator: 'Add or delete; add by default',
}
