import { createElement } from 'react'
import { useLocation } from 'wouter'
import { lazyPage } from './lazy-page'
import { matchIn } from './match-in'
import { salesPages } from './sales-pages'

/** A document below /sales links the stylesheet; a visitor from the catalogue fetches it. */
export const loadSalesStyles = async (): Promise<void> => {
  if (typeof document === 'undefined' || document.querySelector('link[href*="/sales-"]')) return
  await (await import('./load-sales-styles')).loadSalesStyles()
}

/** The page below /sales at a path. */
export const matchSales = matchIn(salesPages)

/** The page below /sales at the address. */
export const SalesPage = () => {
  const { page, path } = matchSales(useLocation()[0])
  return createElement(lazyPage(page), { key: path })
}
