import { z } from 'zod'
import { post } from '../operation'
import { CartInfoSchema } from '../shared/cart-info.schema'
import { ServiceHeaderSchema } from '../shared/service.schema'

export const GetMyLinkReferralInfoBodySchema = z.looseObject({ cartInfo: CartInfoSchema.optional() })

export const MyLinkReferralInfoAnswerSchema = z.strictObject({
  statusCode: z.string(),
  serviceHeader: ServiceHeaderSchema,
  myLinkReferralInfo: z.strictObject({
    eligible: z.boolean().describe('Whether the account may refer others'),
    referralCode: z.string(),
    referralLink: z.string(),
    ordersPlaced: z.number().int().describe('Orders of the account that made it eligible'),
  }),
})

export const getMyLinkReferralInfo = post({
  summary: 'The link by which the customer refers others',
  body: GetMyLinkReferralInfoBodySchema,
  answer: MyLinkReferralInfoAnswerSchema,
  errors: [],
  example: {},
})
