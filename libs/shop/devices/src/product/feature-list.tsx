import type { HtmlNode } from '@soe/shop-platform'
import { createElement, type ReactNode } from 'react'

/** Elements of the carrier's HTML that are rendered; of any other only the text is. */
const allowedTags: ReadonlySet<string> = new Set(['ul', 'li', 'strong', 'em', 'br', 'p'])

/** Elements whose text content is code. */
const silentTags: ReadonlySet<string> = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'title'])

/** The security policy lets no style attribute in; a script may set declarations once the page is there. */
const styledBy = (style: string) => (element: HTMLElement | null) => {
  if (element) void import('./apply-style').then(({ applyStyle }) => applyStyle(element, style)).catch(() => undefined)
}

const toElement = (node: HtmlNode, key: number): ReactNode => {
  if (typeof node === 'string') return node
  const { tag, children, id, style } = node
  if (silentTags.has(tag)) return null
  if (tag === 'br') return <br key={key} />
  const inside = children.map(toElement)
  if (!allowedTags.has(tag)) return inside
  return createElement(tag, { key, id: id || undefined, ref: style ? styledBy(style) : undefined }, ...inside)
}

/** The carrier's feature HTML as React elements: a whitelist of tags, with `id`; `style` follows in the browser. */
export const featureList = (nodes: readonly HtmlNode[]): ReactNode[] => nodes.map(toElement)
