import { isShopError, type Shop } from '@soe/shop-platform'
import type { PageDocument } from '../page-document'
import type { Page } from '../pages'

/** The document of the page, or of none. What can't be read here is read again by the browser. */
export const loadPageDocument = async (shop: Shop, page: Page | undefined, path: string): Promise<PageDocument> => {
  if (page === undefined) return { status: 404 }
  try {
    return (await page.loadDocument?.(shop, path)) ?? { status: 200 }
  } catch (error) {
    return { status: isShopError(error) && error.id === 'ITEM_NOT_FOUND' ? 404 : 200 }
  }
}
