import type { Shop } from '@soe/shop-platform'
import { notFoundPage } from '../page-table/not-found-page'
import type { Page } from '../page-table/page'
import type { PageDocument } from '../page-types/page-document'
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

/** The document of the page, or of none. What can't be read here is read again by the browser. */
export const loadPageDocument = async (shop: Shop, page: Page, path: string): Promise<LoadedDocument> => {
  const loading = load(shop, page, path)
  const loaded = await (page.loadDocument ? Promise.race([loading, late()]) : loading)
  return page === notFoundPage ? { ...loaded, status: 404 } : loaded
}
