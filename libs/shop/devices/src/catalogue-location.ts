import type { ProductCategory } from '@soe/contracts'
import type { GridCategory } from './device-queries'
import { useLocation } from 'wouter'

/** What an address of the catalogue names. */
export interface CatalogueLocation {
  category: ProductCategory
  isPrepaid: boolean
  slug: string
}

/** Reads `/watches/`, `/smartphones/orbit-12/` or `/smartphones/prepaid/orbit-12/`. */
export const readCatalogueLocation = (path: string): CatalogueLocation => {
  const [, category, ...rest] = path.split('/')
  const isPrepaid = rest[0] === 'prepaid'
  return { category: category as ProductCategory, isPrepaid, slug: rest[isPrepaid ? 1 : 0] ?? '' }
}

/** Only for the catalogue's own pages: their patterns name the categories. */
export const useCatalogueLocation = (): CatalogueLocation => readCatalogueLocation(useLocation()[0])

/** What the grid at a path lists; `/products/allproducts/` lists all. */
export const readGridLocation = (path: string): { category: GridCategory; isPrepaid: boolean } => {
  const { category, isPrepaid } = readCatalogueLocation(path)
  return path.startsWith('/products/') ? { category: 'all', isPrepaid: false } : { category, isPrepaid }
}

export const useGridLocation = () => readGridLocation(useLocation()[0])
