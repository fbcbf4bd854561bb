import { z } from 'zod'
import { post } from '../operation'
import { EmailSchema, IdSchema } from '../shared/fields.schema'
import { ServiceHeaderSchema, SuccessCodeSchema } from '../shared/service.schema'
import { OrderSchema } from './checkout.schema'

export const FindOrderBodySchema = z.looseObject({
  orderNumber: IdSchema,
  emailId: EmailSchema,
})

export const FindOrderAnswerSchema = z.strictObject({
  statusCode: SuccessCodeSchema,
  serviceHeader: ServiceHeaderSchema,
  order: OrderSchema.optional(),
})

export const findOrder = post({
  summary: 'Find an order of a guest by its number and its email address',
  body: FindOrderBodySchema,
  answer: FindOrderAnswerSchema,
  errors: ['TOO_MANY_ATTEMPTS'],
  needs: ['checkout.placeOrder'],
  example: { orderNumber: 'HY-40721-97', emailId: 'maren@example.com' },
})

export const descriptions = {
  orderNumber: 'The number on the receipt, in any case',
  emailId: 'The address that the receipt went to, in any case',
  'FindOrderAnswer.order': "The order; none where no guest's order has this number and this address",
}
