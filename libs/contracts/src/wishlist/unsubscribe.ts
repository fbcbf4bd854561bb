import { post } from '../operation'
import { NotifyMeAnswerSchema, NotifyMeBodySchema } from './wishlist.schema'

export const unsubscribe = post({
  summary: 'Cancel a back-in-stock notice',
  body: NotifyMeBodySchema,
  answer: NotifyMeAnswerSchema,
  errors: ['ITEM_NOT_FOUND', 'NOTIFY_ME_UNAVAILABLE'],
  needs: ['wishlist.subscribe'],
  example: { productId: 'dev14000017', skuId: 'tern-a2-tide-128' },
})
