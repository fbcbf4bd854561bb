import type { LockStore } from '@soe/shop-basket'
import type { Shop } from '@soe/shop-platform'
import { renderToString } from 'react-dom/server'
import { AppRoot } from '../app-root'
import { fetchPage } from '../fetch-page'
import type { Page } from '../pages'
import { prepareShell } from '../prepare-shell'
import { footerContent } from '../shell/footer'

/** The page's markup, whole: it is only drawn once everything it shows has been read. */
export const drawPage = async (shop: Shop, lock: LockStore, page: Page): Promise<string> => {
  await Promise.all([fetchPage(page), prepareShell(shop, lock), footerContent.prepare()])
  return renderToString(<AppRoot shop={shop} lock={lock} address={shop.environment.location} />)
}
