import type { HtmlNode } from './html-node'

const textNode = 3
const elementNode = 1

/** The nodes inside a parsed element. */
export const readNodes = ({ childNodes }: Node): HtmlNode[] =>
  [...childNodes].flatMap((node): HtmlNode[] => {
    if (node.nodeType === textNode) return [node.nodeValue ?? '']
    return node.nodeType === elementNode ? [{ tag: node.nodeName.toLowerCase(), children: readNodes(node) }] : []
  })
