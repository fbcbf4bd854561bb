import { viewProduct } from './views/product-view'
import type { CarrierOperation } from '../operation/carrier-operation'

export const getProduct: CarrierOperation<'catalogue.getProduct'> = ({ draft, query, ...caller }) => ({
  product: viewProduct(draft, caller, query.productId),
})
