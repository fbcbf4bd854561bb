import type { HtmlNode } from '@soe/shop-platform'
import { parse, type DefaultTreeAdapterTypes } from 'parse5'

type Node = DefaultTreeAdapterTypes.ChildNode

const isElement = (node: Node): node is DefaultTreeAdapterTypes.Element => 'tagName' in node

const attribute = ({ attrs }: DefaultTreeAdapterTypes.Element, wanted: string) =>
  attrs.find(({ name }) => name === wanted)?.value

const toHtmlElement = (element: DefaultTreeAdapterTypes.Element): HtmlNode => ({
  tag: element.tagName,
  children: childrenOf(element.childNodes),
  id: attribute(element, 'id') ?? '',
  style: attribute(element, 'style') ?? null,
})

const childrenOf = (nodes: readonly Node[]): HtmlNode[] =>
  nodes.flatMap((node): HtmlNode[] => {
    if (node.nodeName === '#text') return [(node as DefaultTreeAdapterTypes.TextNode).value]
    return isElement(node) ? [toHtmlElement(node)] : []
  })

/** Parses markup as a browser's `DOMParser` does, which runs no scripts, by the HTML standard's own algorithm. */
export const parseMarkup = (html: string): HtmlNode[] => {
  const root = parse(html, { scriptingEnabled: false }).childNodes.find((node) => node.nodeName === 'html')
  const body = root && isElement(root) ? root.childNodes.find((node) => node.nodeName === 'body') : undefined
  return body && isElement(body) ? childrenOf(body.childNodes) : []
}
