import { listTiles, lobOf } from '@soe/world'
import type { Endpoint } from '../endpoint'

export const listProducts: Endpoint<'catalogue.listProducts'> = ({ query: { category }, audience }) => ({
  category,
  products: [...listTiles(category, lobOf(audience))],
})
