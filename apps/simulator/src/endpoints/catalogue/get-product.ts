import { viewProduct } from '@soe/world'
import type { Endpoint } from '../endpoint'

export const getProduct: Endpoint<'catalogue.getProduct'> = ({ draft, query, ...caller }) => ({
  product: viewProduct(draft, caller, query.productId),
})
