import type { HtmlNode } from './html-node'

const textNode = 3
const elementNode = 1

const readElement = (element: Element): HtmlNode => ({
  tag: element.nodeName.toLowerCase(),
  children: readNodes(element),
  id: element.id,
  style: element.getAttribute('style'),
})

/** The nodes inside a parsed element. */
export const readNodes = ({ childNodes }: Node): HtmlNode[] =>
  [...childNodes].flatMap((node): HtmlNode[] => {
    if (node.nodeType === textNode) return [node.nodeValue ?? '']
    return node.nodeType === elementNode ? [readElement(node as Element)] : []
  })
