import { z } from 'zod'
import { cartLost } from '../errors/error-groups'
import { post } from '../operation'
import { ServiceHeaderSchema } from '../shared/service.schema'
import { CartOnlyBodySchema } from './cart.schema'
import { AmountSchema, CountSchema, PercentSchema } from '../shared/fields.schema'

export const BundleAccessoryDetailAnswerSchema = z.strictObject({
  serviceHeader: ServiceHeaderSchema,
  bundleAccessoryDetail: z.strictObject({
    eligibleQuantity: CountSchema,
    discountPercent: PercentSchema,
    discountAmount: AmountSchema,
    itemsToNextTier: CountSchema,
    nextDiscountPercent: PercentSchema,
    isVzPhEligible: z.boolean(),
    isVzPhInAccount: z.boolean(),
    isVzPhInCart: z.boolean(),
    isVzHdaEligible: z.boolean(),
    isVzHdaInCart: z.boolean(),
  }),
})

export const retrieveBundleAccCart = post({
  summary: 'Return the progress of the cart towards the accessory bundle discount',
  body: CartOnlyBodySchema,
  answer: BundleAccessoryDetailAnswerSchema,
  errors: [...cartLost],
  needs: ['cart.assignMtn'],
  example: { cartInfo: { pageId: 'InterstitialPage' } },
})

export const descriptions = {
  bundleAccessoryDetail: 'Progress towards the accessory bundle discount',
  discountAmount: 'Dollars taken off today',
  itemsToNextTier: 'Pieces missing for the next tier; 0 at the top',
  nextDiscountPercent: 'Percent taken off at the next tier',
  isVzPhEligible: 'Whether home protection may be added',
  isVzPhInAccount: 'Whether the account has home protection',
  isVzPhInCart: 'Whether the cart has home protection',
  isVzHdaEligible: 'Whether home advisor may be added',
  isVzHdaInCart: 'Whether the cart has home advisor',
}
