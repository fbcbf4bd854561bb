import { z } from 'zod'
import { post } from '../operation'
import { CartInfoSchema } from '../shared/cart-info.schema'
import { ServiceHeaderSchema, SuccessCodeSchema } from '../shared/service.schema'
import { AddressSchema, CountSchema, IdSchema } from '../shared/fields.schema'

export const GetMyLinkReferralInfoBodySchema = z.looseObject({ cartInfo: CartInfoSchema.optional() })

export const MyLinkReferralInfoAnswerSchema = z.strictObject({
  statusCode: SuccessCodeSchema,
  serviceHeader: ServiceHeaderSchema,
  myLinkReferralInfo: z.strictObject({
    eligible: z.boolean(),
    referralCode: IdSchema,
    referralLink: AddressSchema,
    ordersPlaced: CountSchema,
  }),
})

export const getMyLinkReferralInfo = post({
  summary: "Return the customer's referral link",
  body: GetMyLinkReferralInfoBodySchema,
  answer: MyLinkReferralInfoAnswerSchema,
  errors: [],
  example: {},
})

export const descriptions = {
  myLinkReferralInfo: "The account's referral code and link",
  eligible: 'Whether the account may refer others',
  referralCode: 'The code that refers others',
  referralLink: 'The link to share',
  ordersPlaced: 'Earlier orders that made the account eligible',
}
