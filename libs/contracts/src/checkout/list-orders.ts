import { z } from 'zod'
import { post } from '../operation'
import { ServiceHeaderSchema, SuccessCodeSchema } from '../shared/service.schema'
import { OrderSchema } from './checkout.schema'

export const ListOrdersBodySchema = z.looseObject({})

export const ListOrdersAnswerSchema = z.strictObject({
  statusCode: SuccessCodeSchema,
  serviceHeader: ServiceHeaderSchema,
  orders: z.array(OrderSchema).max(50),
})

export const listOrders = post({
  summary: "List the caller's orders, the latest first",
  body: ListOrdersBodySchema,
  answer: ListOrdersAnswerSchema,
  errors: [],
  needs: ['checkout.placeOrder'],
  example: {},
})

export const descriptions = {
  orders: 'The latest 50, the latest first',
}
