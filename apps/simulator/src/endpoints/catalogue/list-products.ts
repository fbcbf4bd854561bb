import { viewTiles } from '@soe/world'
import type { Endpoint } from '../endpoint'

export const listProducts: Endpoint<'catalogue.listProducts'> = ({ draft, query: { category }, ...caller }) => ({
  category,
  products: [...viewTiles(draft, caller, category)],
})
