import type { CarrierOperation } from '../operation/carrier-operation'
import { viewTiles } from '../domain/products/view-products'

export const listProducts: CarrierOperation<'catalogue.listProducts'> = ({ draft, query, ...caller }) => ({
  category: query.category,
  products: [...viewTiles(draft, caller, query.category)],
})
