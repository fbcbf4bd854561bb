import { createElement } from 'react'
import { useLocation } from 'wouter'
import { lazyPage } from './lazy-page'
import { pageAt, pageNamed } from './page-at'

export { pageAt, pageNamed }

/** A document below /sales links the stylesheet; a visitor from the catalogue fetches it. */
export const loadSalesStyles = async (): Promise<void> => {
  if (typeof document === 'undefined' || document.querySelector('link[href*="/sales-"]')) return
  await (await import('./load-sales-styles')).loadSalesStyles()
}

export const SalesPage = () => {
  const { page, name } = pageAt(useLocation()[0])
  return createElement(lazyPage(page), { key: name ?? '' })
}
