import { viewProduct } from './views/product-view'
import type { Endpoint } from '../operation'

export const getProduct: Endpoint<'catalogue.getProduct'> = ({ draft, query, ...caller }) => ({
  product: viewProduct(draft, caller, query.productId),
})
