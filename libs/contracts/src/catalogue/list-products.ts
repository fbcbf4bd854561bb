import { z } from 'zod'
import { get } from '../operation'
import { ProductCategorySchema, ProductSchema } from './catalogue.schema'

export const ListProductsQuerySchema = z.looseObject({ category: ProductCategorySchema })

/** Each product comes with one sku a color: enough to draw a tile. */
export const ListProductsAnswerSchema = z.strictObject({
  category: ProductCategorySchema,
  products: z.array(ProductSchema),
})

export const listProducts = get({
  summary: 'List the products of a category, one sku a color',
  query: ListProductsQuerySchema,
  answer: ListProductsAnswerSchema,
  success: 'HTTP 200 with products',
  example: { category: 'smartphones' },
})

export const descriptions = {
  category: 'The requested department',
  'ListProductsQuery.category': 'The department to list',
  products: 'The products, in the order in which they are shown',
}
