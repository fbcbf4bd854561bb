import type { HtmlNode } from '@soe/shop-platform'
import { sanitize, type Schema } from 'hast-util-sanitize'
import { createElement, type ReactNode } from 'react'

type SafeNode = ReturnType<typeof sanitize>

/** Of elements that are not named only what they contain is kept, and nothing of those whose text is code. */
const schema: Schema = {
  tagNames: ['ul', 'li', 'strong', 'em', 'br', 'p'],
  strip: ['script', 'style', 'template', 'noscript', 'iframe', 'title'],
  attributes: { '*': ['id', 'style'] },
  ancestors: {},
  clobber: [],
  protocols: {},
  required: {},
}

/** The security policy lets no style attribute in; a script may set declarations once the page is there. */
const styledBy = (style: string) => (element: HTMLElement | null) => {
  if (element) void import('./apply-style').then(({ applyStyle }) => applyStyle(element, style)).catch(() => undefined)
}

const toElement = (node: SafeNode, key: number): ReactNode => {
  if (node.type === 'text') return node.value
  if (node.type !== 'element') return null
  const { id, style } = node.properties
  const ref = style ? styledBy(String(style)) : undefined
  return createElement(node.tagName, { key, id: id || undefined, ref }, ...node.children.map(toElement))
}

/** The carrier's feature HTML as React elements, sanitised to a few tags with `id`; `style` follows in the browser. */
export const featureList = (nodes: HtmlNode[]): ReactNode[] => {
  const safe = sanitize({ type: 'root', children: nodes }, schema)
  return safe.type === 'root' ? safe.children.map(toElement) : []
}
