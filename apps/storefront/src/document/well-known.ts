import { indexedProducts } from '@soe/shop-devices'
import { spanishBase, type Shop } from '@soe/shop-platform'
import { indexedPaths } from '../route-map/indexed-paths'
import type { DocumentAnswer } from '@soe/contracts/document'
import { escapeHtml } from './head-tags'

const bases = ['', spanishBase]
const closed = ['/soe/', '/__sim/']

const isBelowSales = (path: string) => path.startsWith('/sales/')

/** What crawlers may read: nothing below /sales but what is indexed there. */
const robots = async ({ environment }: Shop): Promise<string> =>
  [
    'User-agent: *',
    ...bases.flatMap((base) => indexedPaths().flatMap((path) => (isBelowSales(path) ? [`Allow: ${base}${path}`] : []))),
    ...bases.map((base) => `Disallow: ${base}/sales/`),
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${environment.location.origin}/sitemap.xml`,
    '',
  ].join('\n')

const entry = (origin: string, path: string): string[] => {
  const alternates = [
    ['en', path],
    ['es', `${spanishBase}${path}`],
  ].map(
    ([language, href = '']) =>
      `    <xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(`${origin}${href}`)}"/>`,
  )
  return bases.flatMap((base) => [
    '  <url>',
    `    <loc>${escapeHtml(`${origin}${base}${path}`)}</loc>`,
    ...alternates,
    '  </url>',
  ])
}

const sitemap = async (shop: Shop): Promise<string> => {
  const products = await indexedProducts(shop)
  const { origin } = shop.environment.location
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...[...indexedPaths(), ...products].flatMap((path) => entry(origin, path)),
    '</urlset>',
    '',
  ].join('\n')
}

const files: Readonly<Record<string, { type: string; write: (shop: Shop) => Promise<string> }>> = {
  '/robots.txt': { type: 'text/plain', write: robots },
  '/sitemap.xml': { type: 'application/xml', write: sitemap },
}

/** What search engines ask for beside pages; undefined at any other path. */
export const wellKnown = async (shop: Shop): Promise<DocumentAnswer | undefined> => {
  const file = files[shop.environment.location.pathname]
  return (
    file && {
      status: 200,
      headers: {
        'content-type': `${file.type}; charset=utf-8`,
        'cache-control': 'no-cache',
        'x-content-type-options': 'nosniff',
      },
      body: await file.write(shop),
    }
  )
}
