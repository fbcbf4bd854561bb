import { z } from 'zod'
import { post } from '../operation'
import { IdSchema } from '../shared/fields.schema'
import { OrderAnswerSchema } from './checkout.schema'

export const GetOrderBodySchema = z.looseObject({
  orderNumber: IdSchema.optional(),
})

export const getOrder = post({
  summary: "Read one of the session's orders, the latest unless one is named",
  body: GetOrderBodySchema,
  answer: OrderAnswerSchema,
  errors: ['ORDER_NOT_FOUND'],
  needs: ['checkout.placeOrder'],
  example: {},
})

export const descriptions = {
  orderNumber: "The order; without one, the session's latest",
}
