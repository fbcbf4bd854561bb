import type { HtmlNode } from '@soe/shop-platform'
import { parse, type DefaultTreeAdapterTypes } from 'parse5'

type Node = DefaultTreeAdapterTypes.ChildNode

const isElement = (node: Node): node is DefaultTreeAdapterTypes.Element => 'tagName' in node

/** The attributes that are left. */
const attributesOf = ({ attrs }: DefaultTreeAdapterTypes.Element) =>
  Object.fromEntries(attrs.flatMap(({ name, value }) => (/^(id|style)$/.test(name) && value ? [[name, value]] : [])))

const childrenOf = (nodes: readonly Node[]): HtmlNode[] =>
  nodes.flatMap((node): HtmlNode[] => {
    if (node.nodeName === '#text') return [(node as DefaultTreeAdapterTypes.TextNode).value]
    return isElement(node) ? [{ tag: node.tagName, children: childrenOf(node.childNodes), ...attributesOf(node) }] : []
  })

/** Parses markup as a browser's `DOMParser` does, which runs no scripts, by the HTML standard's own algorithm. */
export const parseMarkup = (html: string): HtmlNode[] => {
  const root = parse(html, { scriptingEnabled: false }).childNodes.find((node) => node.nodeName === 'html')
  const body = root && isElement(root) ? root.childNodes.find((node) => node.nodeName === 'body') : undefined
  return body && isElement(body) ? childrenOf(body.childNodes) : []
}
