import type { HtmlNode } from '@soe/shop-platform'
import { parse, type DefaultTreeAdapterTypes } from 'parse5'

type Node = DefaultTreeAdapterTypes.ChildNode

const isElement = (node: Node): node is DefaultTreeAdapterTypes.Element => 'tagName' in node

const toHtmlElement = ({ tagName, attrs, childNodes }: DefaultTreeAdapterTypes.Element): HtmlNode => ({
  type: 'element',
  tagName,
  properties: Object.fromEntries(attrs.map(({ name, value }) => [name, value])),
  children: childrenOf(childNodes),
})

const childrenOf = (nodes: readonly Node[]): HtmlNode[] =>
  nodes.flatMap((node): HtmlNode[] => {
    if (node.nodeName === '#text') return [{ type: 'text', value: (node as DefaultTreeAdapterTypes.TextNode).value }]
    return isElement(node) ? [toHtmlElement(node)] : []
  })

/** Parses markup as a browser's `DOMParser` does, which runs no scripts, by the HTML standard's own algorithm. */
export const parseMarkup = (html: string): HtmlNode[] => {
  const root = parse(html, { scriptingEnabled: false }).childNodes.find((node) => node.nodeName === 'html')
  const body = root && isElement(root) ? root.childNodes.find((node) => node.nodeName === 'body') : undefined
  return body && isElement(body) ? childrenOf(body.childNodes) : []
}
