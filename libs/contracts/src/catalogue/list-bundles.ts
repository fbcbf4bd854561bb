import { z } from 'zod'
import { get } from '../operation'
import { CountSchema, KindSchema, MoneySchema, PercentSchema } from '../shared/fields.schema'
import { ProductSchema } from './catalogue.schema'

export const ListBundlesQuerySchema = z.looseObject({})

/** The accessory bundle discount, and what counts towards it. */
export const ListBundlesAnswerSchema = z.strictObject({
  tiers: z.array(z.strictObject({ minimumQuantity: CountSchema, discountPercent: PercentSchema })),
  minimumPrice: MoneySchema,
  maximumItems: CountSchema,
  excludedProductLines: z.array(KindSchema),
  products: z.array(ProductSchema),
})

export const listBundles = get({
  summary: 'Return the accessory bundle discount and the accessories that count towards it',
  query: ListBundlesQuerySchema,
  answer: ListBundlesAnswerSchema,
  success: 'HTTP 200 with tiers',
  example: {},
})

export const descriptions = {
  tiers: 'Discounts by number of pieces',
  minimumQuantity: 'Minimum number of pieces for the tier',
  minimumPrice: 'Minimum price of an item that counts',
  maximumItems: 'Items discounted in one transaction',
  excludedProductLines: 'Kinds of products that never count',
  products: 'Accessories that count towards the discount',
}
