import { createLockStore } from '@soe/shop-basket'
import { createShop, type Shop } from '@soe/shop-platform'
import { loadReactions } from '../load-reactions'
import { matchPage } from '../match-page'
import type { PageDocument } from '../page-document'
import type { DocumentAnswer, DocumentRequest } from './document-request'
import { escapeHtml, metaTags } from './head-tags'
import { loadPageDocument } from './load-page-document'
import { preloadTags, type Manifest } from './preload-tags'
import { requestEnvironment } from './request-environment'
import { stateTag } from './state-tag'

export interface BuiltShop {
  /** The document that the build wrote. */
  html: string
  manifest: Manifest
}

/** Scripts come from files only; the JSON in the document is data, which the policy does not cover. */
const policy = [
  "default-src 'self'",
  "img-src 'self' data:",
  "style-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

const headersFor = ({ identity }: Shop) => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': identity.get().loggedIn ? 'private, no-store' : 'private, no-cache',
  'content-security-policy': policy,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
})

/** Replacements are functions, so that a `$` in a text stays a `$`. */
const fill = (html: string, shop: Shop, { meta }: PageDocument, head: readonly string[], state: string) => {
  return html
    .replace('<html lang="en">', () => `<html lang="${shop.language === 'es' ? 'es' : 'en'}">`)
    .replace(/<title>[^<]*<\/title>/, (old) => (meta ? `<title>${escapeHtml(meta.title)}</title>` : old))
    .replace(/<meta name="description"[^>]*>/, (old) =>
      meta ? `<meta name="description" content="${escapeHtml(meta.description)}">` : old,
    )
    .replace(/<meta name="viewport"[^>]*>/, (old) => [old, ...head].join('\n    '))
    .replace('<div id="root"></div>', (root) => `${root}\n    ${state}`)
}

/** Writes documents that contain everything their page opens with. */
export const createDocument = ({ html, manifest }: BuiltShop) => ({
  async render(request: DocumentRequest): Promise<DocumentAnswer> {
    const environment = requestEnvironment(request)
    const shop = createShop({ environment, loadReactions: loadReactions(createLockStore()) })
    const { origin, pathname } = environment.location
    const path = pathname.slice(shop.base.length) || '/'
    const page = matchPage(path)
    const data = await loadPageDocument(shop, page, path)
    const head = [
      ...(page ? preloadTags(manifest, page, data.picture) : []),
      ...(data.meta ? metaTags(data.meta, { origin, base: shop.base }) : []),
    ]
    const body = fill(html, shop, data, head, stateTag(shop.queryClient))
    shop.queryClient.clear()
    return { status: data.status, headers: headersFor(shop), body }
  },
})
