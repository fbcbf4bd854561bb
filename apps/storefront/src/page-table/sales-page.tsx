import { createElement } from 'react'
import { useLocation } from 'wouter'
import { lazyPage } from './lazy-page'
import { matchIn } from './match-in'
import { salesPages } from './sales-pages'

export { loadSalesStyles } from './load-sales-styles'

/** The page below /sales at a path. */
export const matchSales = matchIn(salesPages)

/** The page below /sales at the address. */
export const SalesPage = () => {
  const { page, path } = matchSales(useLocation()[0])
  return createElement(lazyPage(page), { key: path })
}
