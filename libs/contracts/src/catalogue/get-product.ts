import { z } from 'zod'
import { get } from '../operation'
import { IdSchema } from '../shared/fields.schema'
import { ProductSchema } from './catalogue.schema'

export const GetProductQuerySchema = z.looseObject({ productId: IdSchema })

/** The product with every sku. */
export const GetProductAnswerSchema = z.strictObject({ product: ProductSchema })

export const getProduct = get({
  summary: 'Get a product with every sku',
  query: GetProductQuerySchema,
  answer: GetProductAnswerSchema,
  errors: ['ITEM_NOT_FOUND'],
  success: 'HTTP 200 with product',
  example: { productId: 'orbit-12-pro' },
})

export const descriptions = {
  product: 'The product',
  productId: 'The product to return',
}
