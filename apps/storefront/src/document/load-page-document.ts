import { flagsQuery, type Page, type PageDocument, type Shop } from '@soe/shop-platform'
import { notFoundPage } from '../pages/not-found.page'
import type { DataOnly } from '@soe/contracts/document'

export type LoadedDocument = PageDocument & { readonly dataOnly?: DataOnly }

const load = async (shop: Shop, page: Page, path: string): Promise<LoadedDocument> => {
  try {
    return (await page.loadDocument?.(shop, path)) ?? { status: 200 }
  } catch {
    return { status: 200, dataOnly: 'unread' }
  }
}

/** Where one read fails the others go on: a document holds all that can be read, however long each takes. */
const settle = ({ queryClient }: Shop) =>
  Promise.allSettled(
    queryClient
      .getQueryCache()
      .getAll()
      .flatMap(({ promise }) => (promise ? [promise] : [])),
  )

/**
 * The document of the page, or of none. What can't be read here is read again by the browser. Flags decide for which
 * audience the page's first calls are made, and may hide its footer.
 */
export const loadPageDocument = async (shop: Shop, page: Page, path: string): Promise<LoadedDocument> => {
  const [loaded]: [LoadedDocument, unknown] = await Promise.all([
    load(shop, page, path),
    shop.queryClient.prefetchQuery(flagsQuery(shop)),
  ])
  if (loaded.dataOnly) await settle(shop)
  return page === notFoundPage ? { ...loaded, status: 404 } : loaded
}
