import { z } from 'zod'
import { cartChange } from '../errors/error-groups'
import { post } from '../operation'
import { CartInfoSchema } from '../shared/cart-info.schema'
import { IdSchema } from '../shared/fields.schema'
import { ProcessStepAnswerSchema } from '../shared/process-step.schema'

export const AddPlanBodySchema = z.looseObject({
  cartInfo: CartInfoSchema,
  lineId: IdSchema,
  planId: IdSchema,
})

export const addPlan = post({
  summary: "Choose the plan of a line, or with the intent CPC change the plan of one of the account's numbers",
  body: AddPlanBodySchema,
  answer: ProcessStepAnswerSchema,
  errors: [...cartChange, '1008', 'ITEM_NOT_FOUND', 'LINE_NOT_ELIGIBLE'],
  needs: ['cart.addDevice'],
  effects: {
    cart: ['autoPay'],
    named: ['plan', 'protection', 'features', 'visFeatures'],
    names: ({ lineId }) => [lineId],
    settles: true,
  },
  example: { cartInfo: {}, lineId: 'newLine1', planId: 'mainsail-unlimited' },
  prepaidExample: { cartInfo: {}, lineId: 'newLine1', planId: 'skiff-prepaid-unlimited' },
})
