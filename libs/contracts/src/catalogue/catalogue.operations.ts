import { get } from '../operation'
import {
  GetInventoryAnswerSchema,
  GetInventoryQuerySchema,
  GetProductAnswerSchema,
  GetProductQuerySchema,
  ListBundlesAnswerSchema,
  ListBundlesQuerySchema,
  ListProductsAnswerSchema,
  ListProductsQuerySchema,
} from './catalogue.schema'

export const catalogueOperations = {
  listProducts: get({
    summary: 'List the products of a category, one sku a colour',
    query: ListProductsQuerySchema,
    answer: ListProductsAnswerSchema,
    success: 'HTTP 200 with products',
    example: { category: 'smartphones' },
  }),
  getProduct: get({
    summary: 'Get a product with every sku',
    query: GetProductQuerySchema,
    answer: GetProductAnswerSchema,
    errors: ['ITEM_NOT_FOUND'],
    success: 'HTTP 200 with product',
    example: { productId: 'orbit-12-pro' },
  }),
  getInventory: get({
    summary: 'What the warehouse and the stores hold of a sku',
    query: GetInventoryQuerySchema,
    answer: GetInventoryAnswerSchema,
    errors: ['ITEM_NOT_FOUND'],
    success: 'HTTP 200 with inventoryDetails',
    example: { skuId: 'orbit-12-pro-kelp-128', zip: '04101' },
  }),
  listBundles: get({
    summary: 'The accessory bundle discount and the accessories that count towards it',
    query: ListBundlesQuerySchema,
    answer: ListBundlesAnswerSchema,
    success: 'HTTP 200 with tiers',
    example: {},
  }),
}
