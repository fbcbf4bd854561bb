import type { CarrierOperation } from '../operation/carrier-operation'
import { viewProduct } from '../domain/products/view-products'

export const getProduct: CarrierOperation<'catalogue.getProduct'> = ({ draft, query, ...caller }) => ({
  product: viewProduct(draft, caller, query.productId),
})
