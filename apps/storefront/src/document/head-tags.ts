import { brand, spanishBase, type PageMeta } from '@soe/shop-platform'

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign)

/** JSON for a script element: nothing in it can end the element or start a comment. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')

/** A void element; an attribute that is `true` has no value. */
export const tag = (name: 'link' | 'meta', attributes: Readonly<Record<string, string | true>>): string =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => (value === true ? ` ${key}` : ` ${key}="${escapeHtml(value)}"`))
    .join('')}>`

export interface HeadPlace {
  origin: string
  base: string
  isIndexed: boolean
}

/** The preview of a page whose own picture is an SVG, which link previews do not take. */
const preview = '/preview.png'

/** What is read where an address is shared; nobody reads it off a running page. */
const sharedTags = (
  { title, description, picture = preview, jsonLd }: PageMeta,
  origin: string,
  url: string,
): string[] =>
  Object.entries({
    'og:site_name': brand.name,
    'og:type': jsonLd ? 'product' : 'website',
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:image': `${origin}${picture.endsWith('.svg') ? preview : picture}`,
  }).map(([property, content]) => tag('meta', { property, content }))

/** The elements that the running page updates, and those for who reads the document alone. */
export const metaTags = (meta: PageMeta, { origin, base, isIndexed }: HeadPlace): string[] => {
  const address = (prefix: string) => `${origin}${prefix}${meta.canonical}`
  return [
    tag('link', { rel: 'canonical', href: address(base) }),
    tag('link', { rel: 'alternate', hreflang: 'en', href: address('') }),
    tag('link', { rel: 'alternate', hreflang: 'es', href: address(spanishBase) }),
    ...(isIndexed ? sharedTags(meta, origin, address(base)) : []),
    ...(meta.jsonLd ? [`<script type="application/ld+json">${scriptJson(meta.jsonLd)}</script>`] : []),
  ]
}
