import { lobOf, requireProduct } from '@soe/world'
import type { Endpoint } from '../endpoint'

export const getProduct: Endpoint<'catalogue.getProduct'> = ({ query, audience }) => ({
  product: requireProduct(query.productId, lobOf(audience)),
})
