import { PromotionAnswerSchema } from '../cart/cart-changes.schema'
import { cartChange } from '../errors/error-groups'
import { post } from '../operation'
import * as schema from './promo.schema'

export const promoOperations = {
  getPromoCaseIdByBarCode: post({
    summary: 'The promotion case of each bar code',
    body: schema.PromoCaseIdBodySchema,
    answer: schema.PromoCaseIdAnswerSchema,
    errors: ['PROMO_INVALID'],
    success: "statusCode '00'",
    example: { barCodeIdList: ['810000004101'] },
  }),
  validateRaf: post({
    summary: 'Check the code of a referral and keep it with the cart',
    body: schema.ValidateRafBodySchema,
    answer: PromotionAnswerSchema,
    errors: [...cartChange, '1008', 'PROMO_INVALID'],
    example: { cartInfo: {}, referralCode: 'RAF-MAREN25' },
  }),
  validateFriendsAndFamily: post({
    summary: 'Check the code of a friends-and-family offer and apply it',
    body: schema.ValidateFriendsAndFamilyBodySchema,
    answer: PromotionAnswerSchema,
    errors: [...cartChange, '1008', 'PROMO_INVALID'],
    example: { cartInfo: {}, promoCode: 'CREW-4471' },
  }),
  vendorValidateAndUpdateCart: post({
    summary: 'Redeem what a verifying vendor attests and discount the cart for it',
    body: schema.VendorValidateBodySchema,
    answer: PromotionAnswerSchema,
    errors: [...cartChange, '1008', 'PROMO_INVALID'],
    example: { cartInfo: {}, authCode: 'ryl-teacher-7f3a', redirectUri: '/sales/nextgen/expresscart.html' },
  }),
}
