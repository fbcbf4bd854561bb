import { viewTiles } from './views/product-view'
import type { Endpoint } from '../operation'

export const listProducts: Endpoint<'catalogue.listProducts'> = ({ draft, query: { category }, ...caller }) => ({
  category,
  products: [...viewTiles(draft, caller, category)],
})
