import { z } from 'zod'
import { post } from '../operation'
import { EmailSchema } from '../shared/fields.schema'
import { NotifyMeAnswerSchema, NotifyMeBodySchema } from './wishlist.schema'

export const SubscribeByEmailBodySchema = z.looseObject({ ...NotifyMeBodySchema.shape, emailId: EmailSchema })

export const subscribeByEmail = post({
  summary: 'Request a notice by email, as a guest, when a sku is back in stock',
  body: SubscribeByEmailBodySchema,
  answer: NotifyMeAnswerSchema,
  errors: ['ITEM_NOT_FOUND', 'NOTIFY_ME_UNAVAILABLE'],
  example: { productId: 'dev14000017', skuId: 'tern-a2-tide-128', emailId: 'maren@example.com' },
})

export const descriptions = {
  emailId: 'Where the notice goes',
}
