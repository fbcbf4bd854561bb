import { viewTiles } from './views/product-view'
import type { CarrierOperation } from '../operation/carrier-operation'

export const listProducts: CarrierOperation<'catalogue.listProducts'> = ({
  draft,
  query: { category },
  ...caller
}) => ({
  category,
  products: [...viewTiles(draft, caller, category)],
})
