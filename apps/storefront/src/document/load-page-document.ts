import { flagsQuery, type Page, type PageDocument, type Shop } from '@soe/shop-platform'
import { notFoundPage } from '../pages/not-found.page'
import type { DataOnly } from './document-request'

export type LoadedDocument = PageDocument & { readonly dataOnly?: DataOnly }

/** Milliseconds that a shopper waits for the carrier before anything is sent. */
const patience = 250

const late = (): Promise<LoadedDocument> =>
  new Promise((resolve) => {
    setTimeout(() => resolve({ status: 200, dataOnly: 'late' }), patience).unref()
  })

const load = async (shop: Shop, page: Page, path: string): Promise<LoadedDocument> => {
  try {
    return (await page.loadDocument?.(shop, path)) ?? { status: 200 }
  } catch {
    return { status: 200, dataOnly: 'unread' }
  }
}

/** Every drawn page has a footer, which flags may hide; it is drawn without them where they don't come in time. */
const loadFlags = (shop: Shop, { isDrawn }: Page) =>
  isDrawn && Promise.race([shop.queryClient.prefetchQuery(flagsQuery(shop)), late()])

/** The document of the page, or of none. What can't be read here is read again by the browser. */
export const loadPageDocument = async (shop: Shop, page: Page, path: string): Promise<LoadedDocument> => {
  const loading = load(shop, page, path)
  const [loaded] = await Promise.all([
    page.loadDocument ? Promise.race([loading, late()]) : loading,
    loadFlags(shop, page),
  ])
  return page === notFoundPage ? { ...loaded, status: 404 } : loaded
}
