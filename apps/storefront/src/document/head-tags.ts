import { spanishBase, type PageMeta } from '@soe/shop-platform'

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

/** The elements that the running page updates. */
export const metaTags = (
  { canonical, jsonLd }: PageMeta,
  { origin, base }: { origin: string; base: string },
): string[] => {
  const address = (prefix: string) => `${origin}${prefix}${canonical}`
  return [
    tag('link', { rel: 'canonical', href: address(base) }),
    tag('link', { rel: 'alternate', hreflang: 'en', href: address('') }),
    tag('link', { rel: 'alternate', hreflang: 'es', href: address(spanishBase) }),
    ...(jsonLd ? [`<script type="application/ld+json">${scriptJson(jsonLd)}</script>`] : []),
  ]
}
