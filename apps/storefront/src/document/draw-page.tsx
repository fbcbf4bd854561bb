import type { LockStore } from '@soe/shop-basket'
import type { Shop } from '@soe/shop-platform'
import type { ReactElement } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { AppRoot } from '../app-root'
import { fetchPageAt } from '../pages/fetch-page-at'
import { MissingProduct } from '../pages/product-page'
import { prepareShell } from '../prepare-shell'
import { Footer } from '../shell/footer'

/** Where React has drawn a fallback and left the content to the browser. */
const fallbackMark = '<!--$!-->'

/** `renderToString` keeps the error to itself; the stream, which costs more, reports it. */
const findCause = (tree: ReactElement): Promise<unknown> =>
  new Promise((resolve) => {
    renderToPipeableStream(tree, { onError: resolve, onAllReady: () => resolve(undefined) })
  })

/** The page's markup, whole: it is only drawn once everything it shows has been read. */
export const drawPage = async (shop: Shop, lock: LockStore, path: string): Promise<string> => {
  await Promise.all([fetchPageAt(path), prepareShell(shop, lock), Footer.prepare(), MissingProduct.prepare()])
  const tree = <AppRoot shop={shop} lock={lock} address={shop.environment.location} />
  const markup = renderToString(tree)
  if (!markup.includes(fallbackMark)) return markup
  throw new Error('a part of the page cannot be drawn', { cause: await findCause(tree) })
}
