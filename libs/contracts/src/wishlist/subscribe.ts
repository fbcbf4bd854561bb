import { post } from '../operation'
import { NotifyMeAnswerSchema, NotifyMeBodySchema } from './wishlist.schema'

export const subscribe = post({
  summary: 'Request a notice when a sku is back in stock',
  body: NotifyMeBodySchema,
  answer: NotifyMeAnswerSchema,
  errors: ['ITEM_NOT_FOUND', 'NOTIFY_ME_UNAVAILABLE'],
  effects: { settles: true },
  example: { productId: 'dev14000017', skuId: 'tern-a2-tide-128' },
})
