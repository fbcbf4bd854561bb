import { get } from '../operation'
import { routes } from '../routes'
import {
  GetProductAnswerSchema,
  GetProductQuerySchema,
  ListProductsAnswerSchema,
  ListProductsQuerySchema,
} from './catalogue.schema'

export const catalogueContract = {
  listProducts: get(routes.catalogue.listProducts, {
    summary: 'List the products of a category, one sku a colour',
    query: ListProductsQuerySchema,
    answer: ListProductsAnswerSchema,
    success: 'HTTP 200 with products',
    chosen: true,
    example: { category: 'smartphones' },
  }),
  getProduct: get(routes.catalogue.getProduct, {
    summary: 'Get a product with every sku',
    query: GetProductQuerySchema,
    answer: GetProductAnswerSchema,
    errors: ['ITEM_NOT_FOUND'],
    success: 'HTTP 200 with product',
    chosen: true,
    example: { productId: 'orbit-12-pro' },
  }),
}
